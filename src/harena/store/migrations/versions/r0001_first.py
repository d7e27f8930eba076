"""The first tables: users, games with their logs, chat and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# Types and constraints are spelled out here, not imported: the schema goes on, this does not.
TIME = sa.BigInteger
JSON = sa.Text


def upgrade() -> None:
    """Make them."""
    users_and_sessions()
    games_and_seats()
    logs()
    talk_and_links()


def users_and_sessions() -> None:
    """People."""
    op.create_table(
        "users",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("settings", JSON),
        sa.Column("created", TIME, nullable=False),
        sa.Column("last_seen", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
    op.create_index("ix_users_last_seen", "users", ["last_seen"])
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("last_seen", TIME, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_sessions_user", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_user", "sessions", ["user_id"])


def games_and_seats() -> None:
    """Tables to sit at."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("owner_id", sa.Text),
        sa.Column("creation_key", sa.Text),
        sa.Column("series_id", sa.Text),
        sa.Column("series_no", sa.Integer),
        sa.Column("settings", JSON, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("summary", JSON),
        sa.Column("outcome", JSON),
        sa.Column("created", TIME, nullable=False),
        sa.Column("updated", TIME, nullable=False),
        sa.Column("started", TIME),
        sa.Column("finished", TIME),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name="fk_games_owner", ondelete="SET NULL"
        ),
        sa.UniqueConstraint("owner_id", "creation_key", name="uq_games_creation"),
        sa.UniqueConstraint("series_id", "series_no", name="uq_games_series"),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'finished', 'cancelled')", name="ck_games_status"
        ),
        sa.CheckConstraint("visibility IN ('private', 'public')", name="ck_games_visibility"),
        sa.CheckConstraint("seq >= 0", name="ck_games_seq"),
    )
    op.create_index("ix_games_status", "games", ["status", "visibility", "updated"])
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("user_id", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("taken", TIME),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_seats_game", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_seats_user", ondelete="SET NULL"
        ),
        sa.UniqueConstraint("game_id", "user_id", name="uq_seats_user"),
        sa.CheckConstraint("seat >= 0", name="ck_seats_seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_user", "seats", ["user_id"])


def logs() -> None:
    """What happens in games, what they wait for, and what was answered."""
    op.create_table(
        "events",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player", sa.SmallInteger),
        sa.Column("action", sa.Integer),
        sa.Column("data", JSON),
        sa.Column("created", TIME, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_events_game", ondelete="CASCADE"
        ),
        sa.CheckConstraint("seq >= 0", name="ck_events_seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "pending",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("due", TIME),
        sa.PrimaryKeyConstraint("game_id", "seat", "kind", name="pk_pending"),
        sa.ForeignKeyConstraint(
            ["game_id", "seat"],
            ["seats.game_id", "seats.seat"],
            name="fk_pending_seat",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
    is_due = sa.text("due IS NOT NULL")
    op.create_index(
        "ix_pending_due", "pending", ["due"], sqlite_where=is_due, postgresql_where=is_due
    )
    op.create_table(
        "answers",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.LargeBinary),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("answer", JSON),
        sa.Column("created", TIME, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", "key", name="pk_answers"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_answers_game", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_answers_user", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_answers_user", "answers", ["user_id"])
    op.create_index("ix_answers_created", "answers", ["created"])


def talk_and_links() -> None:
    """What people say, and the links that bring them."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "chat",
        sa.Column("id", number, nullable=False, autoincrement=True),
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("created", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_chat_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_chat_user", ondelete="CASCADE"),
        sa.UniqueConstraint("game_id", "user_id", "key", name="uq_chat_key"),
        sa.CheckConstraint("channel IN ('seats', 'spectators')", name="ck_chat_channel"),
        sa.CheckConstraint("kind IN ('text', 'phrase')", name="ck_chat_kind"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_game", "chat", ["game_id", "channel", "id"])
    op.create_index("ix_chat_user", "chat", ["user_id"])
    op.create_table(
        "links",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("once", sa.Boolean, nullable=False),
        sa.Column("game_id", sa.Text),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("user_id", sa.Text),
        sa.Column("made_by", sa.Text),
        sa.Column("data", JSON),
        sa.Column("created", TIME, nullable=False),
        sa.Column("expires", TIME),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("used_at", TIME),
        sa.Column("used_by", sa.Text),
        sa.Column("revoked_at", TIME),
        sa.PrimaryKeyConstraint("id", name="pk_links"),
        sa.UniqueConstraint("token_hash", name="uq_links_token"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_links_game", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_links_user", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["made_by"], ["users.id"], name="fk_links_maker", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["used_by"], ["users.id"], name="fk_links_used", ondelete="SET NULL"
        ),
        sa.CheckConstraint(
            "purpose IN ('table', 'seat', 'device', 'replay')", name="ck_links_purpose"
        ),
    )
    op.create_index("ix_links_game", "links", ["game_id"])
    op.create_index("ix_links_user", "links", ["user_id"])
    op.create_index("ix_links_maker", "links", ["made_by"])
    op.create_index("ix_links_used", "links", ["used_by"])
