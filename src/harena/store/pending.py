"""What games wait for: whose decision, since when, until when; found by query after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, insert, select

from harena.store.columns import fit_text
from harena.store.schema import WORD_LIMIT, games, pending, seats
from harena.store.values import TURN, DueSeat, Pending

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from sqlalchemy import ColumnElement, Select

    from harena.store.transaction import Transaction

_OF_GAME = (
    select(pending.c.seat, pending.c.due, pending.c.kind, pending.c.since)
    .where(pending.c.game_id == bindparam("game"))
    .order_by(pending.c.seat, pending.c.kind)
)
_DELETE = delete(pending).where(pending.c.game_id == bindparam("game"))
_INSERT = insert(pending)


def _row(tx: Transaction, game: str, entry: Pending) -> dict[str, Any]:
    return {
        "game_id": game,
        "seat": entry.seat,
        "kind": fit_text("a kind", entry.kind, WORD_LIMIT),
        "since": entry.since or tx.now,
        "due": entry.due,
    }


def replace(tx: Transaction, game: str, entries: Sequence[Pending]) -> None:
    """Let the game wait for exactly these."""
    tx.connection.execute(_DELETE, {"game": game})
    rows = [_row(tx, game, entry) for entry in entries]
    if rows:
        tx.connection.execute(_INSERT, rows if len(rows) > 1 else rows[0])


def set_one(tx: Transaction, game: str, entry: Pending) -> None:
    """Let the game wait for this too; an entry of the same seat and kind is replaced."""
    clear_one(tx, game, entry.seat, entry.kind)
    tx.connection.execute(_INSERT, _row(tx, game, entry))


def clear_one(tx: Transaction, game: str, seat: int, kind: str = TURN) -> None:
    """Wait for this no more; nothing happens if the game did not."""
    tx.connection.execute(
        delete(pending).where(
            pending.c.game_id == game, pending.c.seat == seat, pending.c.kind == kind
        )
    )


def of_game(tx: Transaction, game: str) -> tuple[Pending, ...]:
    """What a game waits for, by seat and kind."""
    return tuple(Pending(*row) for row in tx.connection.execute(_OF_GAME, {"game": game}))


def _found(*which: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    return (
        select(
            pending.c.game_id,
            games.c.seq,
            pending.c.seat,
            pending.c.kind,
            seats.c.user_id,
            seats.c.bot,
            pending.c.since,
            pending.c.due,
        )
        .select_from(pending)
        .join(games, games.c.id == pending.c.game_id)
        .join(seats, (seats.c.game_id == pending.c.game_id) & (seats.c.seat == pending.c.seat))
        .where(*which)
    )


def _listed(tx: Transaction, query: Select[*tuple[Any, ...]]) -> tuple[DueSeat, ...]:
    return tuple(DueSeat(*row) for row in tx.connection.execute(query))


def waiting_for(tx: Transaction, user: str, *, limit: int = 100) -> tuple[DueSeat, ...]:
    """Where the user must decide himself, the longest wait first (not where a bot stands in)."""
    query = _found(pending.c.kind == TURN, seats.c.user_id == user, seats.c.bot.is_(None)).order_by(
        pending.c.since, pending.c.game_id
    )
    return _listed(tx, query.limit(limit))


def bot_turns(tx: Transaction, *, limit: int = 100) -> tuple[DueSeat, ...]:
    """Where a bot must decide, for itself or for a user, the longest wait first."""
    query = _found(pending.c.kind == TURN, seats.c.bot.is_not(None)).order_by(
        pending.c.since, pending.c.game_id
    )
    return _listed(tx, query.limit(limit))


def due(tx: Transaction, until: datetime | None = None, *, limit: int = 100) -> tuple[DueSeat, ...]:
    """What has fallen due by that time (by now, if not given), the earliest first."""
    query = _found(pending.c.due.is_not(None), pending.c.due <= (until or tx.now))
    return _listed(tx, query.order_by(pending.c.due, pending.c.game_id).limit(limit))


def next_due(tx: Transaction) -> datetime | None:
    """When the next entry falls due, past or to come; None if nothing does."""
    query = select(pending.c.due).where(pending.c.due.is_not(None)).order_by(pending.c.due).limit(1)
    found: datetime | None = tx.connection.execute(query).scalar()
    return found
