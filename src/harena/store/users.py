"""Guests: a name, a language and sessions, of whose tokens only hashes are stored."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, delete, insert, select, update

from harena.store.columns import fit_text
from harena.store.failures import Unknown
from harena.store.schema import NAME_LIMIT, WORD_LIMIT, seats, sessions, users
from harena.store.tokens import handle, hashed, is_id, new_id, new_token
from harena.store.values import NewSession, Session, User

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy.engine import RowMapping

    from harena.store.transaction import Transaction

SEEN_STEP: Final = timedelta(hours=1)
"""How exactly `last_seen` is kept: a visit within this time of the last one writes nothing."""

_BY_ID = select(users).where(users.c.id == bindparam("id"))
_BY_TOKEN = (
    select(users)
    .join(sessions, sessions.c.user_id == users.c.id)
    .where(sessions.c.token_hash == bindparam("token"))
)

_OF_GAME = (
    select(users)
    .join(seats, seats.c.user_id == users.c.id)
    .where(seats.c.game_id == bindparam("game"))
)


def read_user(row: RowMapping) -> User:
    """The user of a row of the table."""
    return User(
        id=row["id"],
        name=row["name"],
        language=row["language"],
        settings=row["settings"] or {},
        created=row["created"],
        last_seen=row["last_seen"],
    )


def create(
    tx: Transaction, name: str, language: str, settings: dict[str, Any] | None = None
) -> NewSession:
    """A new guest and his first session."""
    user = User(
        id=new_id(),
        name=fit_text("a name", name, NAME_LIMIT),
        language=fit_text("a language", language, WORD_LIMIT),
        settings=dict(settings or {}),
        created=tx.now,
        last_seen=tx.now,
    )
    tx.connection.execute(
        insert(users),
        {
            "id": user.id,
            "name": user.name,
            "language": user.language,
            "settings": user.settings or None,
            "created": tx.now,
            "last_seen": tx.now,
        },
    )
    return begin_session(tx, user.id)


def get(tx: Transaction, user: str) -> User:
    """The user with that identifier, or Unknown."""
    row = tx.connection.execute(_BY_ID, {"id": user}).mappings().first() if is_id(user) else None
    if row is None:
        raise Unknown(f"there is no user {user!r}")
    return read_user(row)


def of_game(tx: Transaction, game: str) -> tuple[User, ...]:
    """The users who have a chair in a game."""
    rows = tx.connection.execute(_OF_GAME, {"game": game}).mappings()
    return tuple(read_user(row) for row in rows)


def by_token(tx: Transaction, token: str) -> User | None:
    """The user whose session has that token; None when it has ended or never was."""
    row = tx.connection.execute(_BY_TOKEN, {"token": hashed(token)}).mappings().first()
    return None if row is None else read_user(row)


def change(
    tx: Transaction,
    user: str,
    *,
    name: str | None = None,
    language: str | None = None,
    settings: dict[str, Any] | None = None,
) -> User:
    """Change what is given; a new name is also shown on the seats that the user has."""
    values: dict[str, Any] = {}
    if name is not None:
        values["name"] = fit_text("a name", name, NAME_LIMIT)
        tx.connection.execute(
            update(seats).where(seats.c.user_id == user).values(name=values["name"])
        )
    if language is not None:
        values["language"] = fit_text("a language", language, WORD_LIMIT)
    if settings is not None:
        values["settings"] = settings
    if values:
        tx.connection.execute(update(users).where(users.c.id == user).values(values))
    return get(tx, user)


def merge_settings(tx: Transaction, user: str, changes: Mapping[str, Any]) -> User:
    """Change some of a user's settings and keep the others; None takes one away."""
    kept = {**get(tx, user).settings, **changes}
    kept = {name: value for name, value in kept.items() if value is not None}
    tx.connection.execute(update(users).where(users.c.id == user).values(settings=kept or None))
    return get(tx, user)


def seen(tx: Transaction, token: str) -> None:
    """Note that the session and its user are in use; cheap to call, exact to an hour."""
    token_hash = hashed(token)
    before = tx.now - SEEN_STEP
    tx.connection.execute(
        update(sessions)
        .where(sessions.c.token_hash == token_hash, sessions.c.last_seen < before)
        .values(last_seen=tx.now)
    )
    owner = select(sessions.c.user_id).where(sessions.c.token_hash == token_hash).scalar_subquery()
    tx.connection.execute(
        update(users)
        .where(users.c.id == owner, users.c.last_seen < before)
        .values(last_seen=tx.now)
    )


def begin_session(tx: Transaction, user: str) -> NewSession:
    """One more session of a user, for another browser or device."""
    token = new_token()
    found = get(tx, user)
    tx.connection.execute(
        insert(sessions),
        {
            "token_hash": hashed(token),
            "user_id": user,
            "created": tx.now,
            "last_seen": tx.now,
        },
    )
    return NewSession(found, token)


def sessions_of(tx: Transaction, user: str) -> tuple[Session, ...]:
    """The sessions of a user, the one last used first."""
    rows = tx.connection.execute(
        select(sessions.c.token_hash, sessions.c.created, sessions.c.last_seen)
        .where(sessions.c.user_id == user)
        .order_by(sessions.c.last_seen.desc(), sessions.c.created.desc())
    )
    return tuple(Session(handle(token), created, seen) for token, created, seen in rows)


def end_session_of(tx: Transaction, user: str, session: str) -> None:
    """End a session of this user by its handle, or Unknown."""
    found = tx.connection.execute(
        select(sessions.c.token_hash).where(sessions.c.user_id == user)
    ).scalars()
    for token in found:
        if handle(token) == session:
            tx.connection.execute(delete(sessions).where(sessions.c.token_hash == token))
            return
    raise Unknown("there is no such session")


def end_session(tx: Transaction, token: str) -> None:
    """End the session with that token; nothing happens if there is none."""
    tx.connection.execute(delete(sessions).where(sessions.c.token_hash == hashed(token)))


def end_sessions(tx: Transaction, user: str, *, but: str | None = None) -> int:
    """End all sessions of a user but the one with that token; how many ended."""
    these = sessions.c.user_id == user
    if but is not None:
        these &= sessions.c.token_hash != hashed(but)
    return tx.connection.execute(delete(sessions).where(these)).rowcount
