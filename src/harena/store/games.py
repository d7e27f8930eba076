"""Games as wholes: made once per creation key, listed, changed only together with their log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    Text,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    type_coerce,
    update,
)

from harena.store.columns import fit_text
from harena.store.failures import Unfit, Unknown
from harena.store.schema import KEY_LIMIT, MOST_SEATS, STATUSES, WORD_LIMIT, games, metadata, seats
from harena.store.tokens import is_id, new_id
from harena.store.users import get as get_user
from harena.store.values import Game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from sqlalchemy import ColumnElement
    from sqlalchemy.engine import Row

    from harena.store.transaction import Transaction
    from harena.store.values import Status, Visibility

SEED_LIMIT = 1_024  # bytes

_COLUMNS = (
    games.c.id,
    games.c.status,
    games.c.visibility,
    games.c.owner_id,
    games.c.series_id,
    games.c.series_no,
    games.c.settings,
    games.c.engine,
    games.c.seq,
    games.c.summary,
    games.c.outcome,
    games.c.created,
    games.c.updated,
    games.c.started,
    games.c.finished,
)
_BY_ID = select(*_COLUMNS).where(games.c.id == bindparam("id"))


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A chair of a new table: open, a user's or a bot's."""

    user: str | None = None
    bot: str | None = None


def _game(row: Row[*tuple[Any, ...]]) -> Game:
    return Game(*row)


def create(
    tx: Transaction,
    settings: Any,
    seats_: Sequence[NewSeat],
    *,
    engine: str,
    seed: bytes | None = None,
    owner: str | None = None,
    key: str | None = None,
    visibility: Visibility = "private",
    series: str | None = None,
    summary: Any = None,
) -> Game:
    """A new game, open, without events; with the owner's `key` a repetition returns the first one.

    The seed is kept apart: nothing returns it but `seed`.
    """
    if not 1 <= len(seats_) <= MOST_SEATS:
        raise Unfit(f"{len(seats_)} seats; a table has 1 to {MOST_SEATS}")
    if seed is not None and len(seed) > SEED_LIMIT:
        raise Unfit(f"a seed of {len(seed)} bytes; {SEED_LIMIT} is the limit")
    if key is not None:
        fit_text("an idempotency key", key, KEY_LIMIT)
        if owner is None:
            raise Unfit("an idempotency key belongs to a user: name the owner")
        made = tx.connection.execute(
            select(*_COLUMNS).where(games.c.owner_id == owner, games.c.creation_key == key)
        ).first()
        if made is not None:
            return _game(made)
    game = new_id()
    number = None if series is None else _next_of_series(tx, series)
    tx.connection.execute(
        insert(games),
        {
            "id": game,
            "status": "open",
            "visibility": visibility,
            "owner_id": None if owner is None else get_user(tx, owner).id,
            "creation_key": key,
            "series_id": series,
            "series_no": number,
            "settings": settings if settings is not None else {},
            "engine": fit_text("an engine version", engine, WORD_LIMIT),
            "seed": seed,
            "seq": 0,
            "summary": summary,
            "created": tx.now,
            "updated": tx.now,
        },
    )
    rows = [_new_seat(tx, game, number, seat) for number, seat in enumerate(seats_)]
    tx.connection.execute(insert(seats), rows)
    return get(tx, game)


def _next_of_series(tx: Transaction, series: str) -> int:
    fit_text("a series", series, WORD_LIMIT)
    last = tx.connection.execute(
        select(func.max(games.c.series_no)).where(games.c.series_id == series)
    ).scalar()
    return 0 if last is None else int(last) + 1


def _new_seat(tx: Transaction, game: str, number: int, seat: NewSeat) -> dict[str, Any]:
    is_open = seat.user is None and seat.bot is None
    return {
        "game_id": game,
        "seat": number,
        "user_id": seat.user,
        "bot": None if seat.bot is None else fit_text("a bot's name", seat.bot, WORD_LIMIT),
        "name": None if seat.user is None else get_user(tx, seat.user).name,
        "taken": None if is_open else tx.now,
    }


def get(tx: Transaction, game: str) -> Game:
    """The game with that identifier, or Unknown."""
    row = tx.connection.execute(_BY_ID, {"id": game}).first() if is_id(game) else None
    if row is None:
        raise Unknown(f"there is no game {game!r}")
    return _game(row)


def seed(tx: Transaction, game: str) -> bytes | None:
    """The seed, for the server's own use: it must not be shown before the end."""
    row = tx.connection.execute(select(games.c.seed).where(games.c.id == game)).first()
    if row is None:
        raise Unknown(f"there is no game {game!r}")
    value: bytes | None = row[0]
    return value


def of_user(
    tx: Transaction,
    user: str,
    *,
    statuses: Sequence[Status] = ("open", "running"),
    limit: int = 50,
    before: Game | None = None,
) -> tuple[Game, ...]:
    """Games in which the user has a seat, the last changed first; `before` turns the page."""
    return _listed(
        tx,
        games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user)),
        statuses,
        limit,
        before,
    )


def public(
    tx: Transaction,
    *,
    statuses: Sequence[Status] = ("open", "running"),
    limit: int = 50,
    before: Game | None = None,
) -> tuple[Game, ...]:
    """Public games, the last changed first; `before` turns the page."""
    return _listed(tx, games.c.visibility == "public", statuses, limit, before)


def every(
    tx: Transaction,
    *,
    statuses: Sequence[Status] = STATUSES,
    limit: int = 50,
    before: Game | None = None,
) -> tuple[Game, ...]:
    """All games, for administration, the last changed first; `before` turns the page."""
    return _listed(tx, true(), statuses, limit, before)


def count_rows(tx: Transaction) -> dict[str, int]:
    """How many rows each table has, for administration."""
    return {
        name: tx.connection.execute(select(func.count()).select_from(table)).scalar() or 0
        for name, table in metadata.tables.items()
    }


def _listed(
    tx: Transaction,
    which: ColumnElement[bool],
    statuses: Sequence[Status],
    limit: int,
    before: Game | None,
) -> tuple[Game, ...]:
    query = select(*_COLUMNS).where(which, games.c.status.in_(list(statuses)))
    if before is not None:
        older = or_(
            games.c.updated < before.updated,
            and_(games.c.updated == before.updated, games.c.id < before.id),
        )
        query = query.where(older)
    query = query.order_by(games.c.updated.desc(), games.c.id.desc()).limit(limit)
    return tuple(_game(row) for row in tx.connection.execute(query))


def of_series(tx: Transaction, series: str) -> tuple[Game, ...]:
    """The games of a tournament in their order."""
    query = select(*_COLUMNS).where(games.c.series_id == series).order_by(games.c.series_no)
    return tuple(_game(row) for row in tx.connection.execute(query))


def mentioning(tx: Transaction, fragment: str) -> tuple[Game, ...]:
    """Games whose settings, as they are stored, hold a text."""
    stored = type_coerce(games.c.settings, Text)
    query = select(*_COLUMNS).where(stored.contains(fragment, autoescape=True))
    return tuple(_game(row) for row in tx.connection.execute(query))


def rewrite(tx: Transaction, game: str, *, settings: Any, summary: Any) -> None:
    """Put other settings and another summary in place, outside the log: where a name must go."""
    tx.connection.execute(
        update(games).where(games.c.id == game).values(settings=settings, summary=summary)
    )


def hand_over(tx: Transaction, game: str, owner: str | None) -> None:
    """Give a game another owner, or none; a key of the old one's creates it no more."""
    tx.connection.execute(
        update(games).where(games.c.id == game).values(owner_id=owner, creation_key=None)
    )


def remove(tx: Transaction, game: str) -> None:
    """Delete a game with all that belongs to it, or Unknown."""
    if not tx.connection.execute(delete(games).where(games.c.id == game)).rowcount:
        raise Unknown(f"there is no game {game!r}")


def columns_of(status: Status | None, now: datetime) -> dict[str, Any]:
    """The columns that a change of status writes."""
    if status is None:
        return {}
    values: dict[str, Any] = {"status": status}
    if status == "running":
        values["started"] = now
    elif status in ("finished", "cancelled"):
        values["finished"] = now
    return values
