"""The tables, as SQLAlchemy sees them; the migrations build the same (a test compares the two).

    users ── sessions          a person, and each browser he uses
      │
      ├── seats ── games ── events      the log (game, seq): the truth about a game
      │              ├── pending        who must decide, and what falls due when
      │              ├── answers        idempotency keys and what they were answered
      │              ├── chat
      │              └── links          invitations and other one-time links
      └── links, chat, answers

Content is opaque here: settings, payloads, summaries and outcomes are JSON of the layers above.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from harena.store.columns import Json, UtcTime

if TYPE_CHECKING:
    from harena.store.values import Status

HEAD: Final = "0001"
"""The newest migration: what a database must be at to be served (a test compares the folder)."""

APPLICATION_ID: Final = 0x4841524E
"""What SQLite's header says to whom a file belongs: "HARN"."""

MOST_SEATS: Final = 16
"""Chairs of a table, at most."""
NAME_LIMIT: Final = 200
"""Characters of a name; 24 graphemes of a flag or a family need about so many."""
WORD_LIMIT: Final = 100
"""Characters of a kind, a bot's name, a language, a version."""
KEY_LIMIT: Final = 200
"""Characters of an idempotency key."""
CHAT_LIMIT: Final = 2_000
"""Characters of one chat line."""

STATUSES: Final[tuple[Status, ...]] = ("open", "running", "finished", "cancelled")
VISIBILITIES: Final = ("private", "public")
CHANNELS: Final = ("seats", "spectators")
CHAT_KINDS: Final = ("text", "phrase")
PURPOSES: Final = ("table", "seat", "device", "replay")

metadata: Final = MetaData()


def _one_of(column: str, values: tuple[str, ...]) -> str:
    return f"{column} IN ({', '.join(repr(value) for value in values)})"


users: Final = Table(
    "users",
    metadata,
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("settings", Json),
    Column("created", UtcTime, nullable=False),
    Column("last_seen", UtcTime, nullable=False),
    PrimaryKeyConstraint("id", name="pk_users"),
    Index("ix_users_last_seen", "last_seen"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("created", UtcTime, nullable=False),
    Column("last_seen", UtcTime, nullable=False),
    PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user", ondelete="CASCADE"),
    Index("ix_sessions_user", "user_id"),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("owner_id", Text),
    Column("creation_key", Text),
    Column("series_id", Text),
    Column("series_no", Integer),
    Column("settings", Json, nullable=False),
    Column("engine", Text, nullable=False),
    Column("seed", LargeBinary),
    Column("seq", Integer, nullable=False),
    Column("summary", Json),
    Column("outcome", Json),
    Column("created", UtcTime, nullable=False),
    Column("updated", UtcTime, nullable=False),
    Column("started", UtcTime),
    Column("finished", UtcTime),
    PrimaryKeyConstraint("id", name="pk_games"),
    ForeignKeyConstraint(["owner_id"], ["users.id"], name="fk_games_owner", ondelete="SET NULL"),
    UniqueConstraint("owner_id", "creation_key", name="uq_games_creation"),
    UniqueConstraint("series_id", "series_no", name="uq_games_series"),
    CheckConstraint(_one_of("status", STATUSES), name="ck_games_status"),
    CheckConstraint(_one_of("visibility", VISIBILITIES), name="ck_games_visibility"),
    CheckConstraint("seq >= 0", name="ck_games_seq"),
    Index("ix_games_status", "status", "visibility", "updated"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("game_id", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("user_id", Text),
    Column("bot", Text),
    Column("name", Text),
    Column("taken", UtcTime),
    PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
    ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game", ondelete="CASCADE"),
    ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_seats_user", ondelete="SET NULL"),
    UniqueConstraint("game_id", "user_id", name="uq_seats_user"),
    CheckConstraint("seat >= 0", name="ck_seats_seat"),
    Index("ix_seats_user", "user_id"),
    sqlite_with_rowid=False,
)

events: Final = Table(
    "events",
    metadata,
    Column("game_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("player", SmallInteger),
    Column("action", Integer),
    Column("data", Json),
    Column("created", UtcTime, nullable=False),
    PrimaryKeyConstraint("game_id", "seq", name="pk_events"),
    ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_events_game", ondelete="CASCADE"),
    CheckConstraint("seq >= 0", name="ck_events_seq"),
    sqlite_with_rowid=False,
)

pending: Final = Table(
    "pending",
    metadata,
    Column("game_id", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("since", UtcTime, nullable=False),
    Column("due", UtcTime),
    PrimaryKeyConstraint("game_id", "seat", "kind", name="pk_pending"),
    ForeignKeyConstraint(
        ["game_id", "seat"],
        ["seats.game_id", "seats.seat"],
        name="fk_pending_seat",
        ondelete="CASCADE",
    ),
    Index(
        "ix_pending_due",
        "due",
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

answers: Final = Table(
    "answers",
    metadata,
    Column("game_id", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("fingerprint", LargeBinary),
    Column("seq", Integer, nullable=False),
    Column("answer", Json),
    Column("created", UtcTime, nullable=False),
    PrimaryKeyConstraint("game_id", "user_id", "key", name="pk_answers"),
    ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_answers_game", ondelete="CASCADE"),
    ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_answers_user", ondelete="CASCADE"),
    Index("ix_answers_user", "user_id"),
    Index("ix_answers_created", "created"),
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    # A number once given never comes again, so that "lines after 17" stays true after deletions.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), nullable=False, autoincrement=True),
    Column("game_id", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("seat", SmallInteger),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("key", Text),
    Column("created", UtcTime, nullable=False),
    PrimaryKeyConstraint("id", name="pk_chat"),
    ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_chat_game", ondelete="CASCADE"),
    ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_chat_user", ondelete="CASCADE"),
    UniqueConstraint("game_id", "user_id", "key", name="uq_chat_key"),
    CheckConstraint(_one_of("channel", CHANNELS), name="ck_chat_channel"),
    CheckConstraint(_one_of("kind", CHAT_KINDS), name="ck_chat_kind"),
    Index("ix_chat_game", "game_id", "channel", "id"),
    Index("ix_chat_user", "user_id"),
    sqlite_autoincrement=True,
)

links: Final = Table(
    "links",
    metadata,
    Column("id", Text, nullable=False),
    Column("token_hash", LargeBinary, nullable=False),
    Column("purpose", Text, nullable=False),
    Column("once", Boolean, nullable=False),
    Column("game_id", Text),
    Column("seat", SmallInteger),
    Column("user_id", Text),
    Column("made_by", Text),
    Column("data", Json),
    Column("created", UtcTime, nullable=False),
    Column("expires", UtcTime),
    Column("uses", Integer, nullable=False),
    Column("used_at", UtcTime),
    Column("used_by", Text),
    Column("revoked_at", UtcTime),
    PrimaryKeyConstraint("id", name="pk_links"),
    UniqueConstraint("token_hash", name="uq_links_token"),
    ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_links_game", ondelete="CASCADE"),
    ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_links_user", ondelete="CASCADE"),
    ForeignKeyConstraint(["made_by"], ["users.id"], name="fk_links_maker", ondelete="CASCADE"),
    ForeignKeyConstraint(["used_by"], ["users.id"], name="fk_links_used", ondelete="SET NULL"),
    CheckConstraint(_one_of("purpose", PURPOSES), name="ck_links_purpose"),
    Index("ix_links_game", "game_id"),
    Index("ix_links_user", "user_id"),
    Index("ix_links_maker", "made_by"),
    Index("ix_links_used", "used_by"),
)
