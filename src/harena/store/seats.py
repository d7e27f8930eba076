"""Chairs at a table: each once per game, and each user once per game, whatever races there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, insert, select, update

from harena.store.columns import fit_text
from harena.store.failures import AlreadySeated, SeatTaken, Unfit, Unknown
from harena.store.schema import MOST_SEATS, WORD_LIMIT, games, seats
from harena.store.users import get as get_user
from harena.store.values import Seat

if TYPE_CHECKING:
    from sqlalchemy.engine import Row

    from harena.store.transaction import Transaction

_COLUMNS = (seats.c.seat, seats.c.user_id, seats.c.bot, seats.c.name, seats.c.taken)
_OF_GAME = select(*_COLUMNS).where(seats.c.game_id == bindparam("game")).order_by(seats.c.seat)

_STATUS = select(games.c.status).where(games.c.id == bindparam("game"))


def _seat(row: Row[*tuple[Any, ...]]) -> Seat:
    return Seat(*row)


def of_game(tx: Transaction, game: str) -> tuple[Seat, ...]:
    """The chairs of a game by number; none if there is no such game."""
    return tuple(_seat(row) for row in tx.connection.execute(_OF_GAME, {"game": game}))


def get(tx: Transaction, game: str, seat: int) -> Seat:
    """One chair, or Unknown."""
    row = tx.connection.execute(
        select(*_COLUMNS).where(seats.c.game_id == game, seats.c.seat == seat)
    ).first()
    if row is None:
        raise Unknown(f"game {game!r} has no seat {seat}")
    return _seat(row)


def of_user(tx: Transaction, user: str) -> tuple[tuple[str, int], ...]:
    """Games and chairs of a user."""
    query = select(seats.c.game_id, seats.c.seat).where(seats.c.user_id == user)
    return tuple((game, seat) for game, seat in tx.connection.execute(query))


def take(tx: Transaction, game: str, seat: int, user: str, *, from_bot: bool = False) -> Seat:
    """Let a user sit down on an open chair, or with `from_bot` on one that only a bot has.

    Taking the chair one already has changes nothing. SeatTaken if another user or a bot has it or
    the game is over, AlreadySeated if the user sits elsewhere at this table, Unknown if there is
    no such chair.
    """
    found = get(tx, game, seat)
    if found.user == user:
        return found
    name = get_user(tx, user).name
    other = tx.connection.execute(
        select(seats.c.seat).where(seats.c.game_id == game, seats.c.user_id == user)
    ).scalar()
    if other is not None:
        raise AlreadySeated(f"the user already has seat {other} in game {game}", other)
    status = tx.connection.execute(_STATUS, {"game": game}).scalar()
    if status in ("finished", "cancelled"):
        raise SeatTaken(f"game {game} is {status}")
    free = [seats.c.user_id.is_(None)]
    if not from_bot:
        free.append(seats.c.bot.is_(None))
    taken = tx.connection.execute(
        update(seats)
        .where(seats.c.game_id == game, seats.c.seat == seat, *free)
        .values(user_id=user, bot=None, name=name, taken=tx.now)
    )
    if not taken.rowcount:
        raise SeatTaken(f"seat {seat} of game {game} is taken")
    return Seat(seat, user, None, name, tx.now)


def leave(tx: Transaction, game: str, user: str, *, bot: str | None = None) -> Seat | None:
    """Let a user get up for good; the chair is then open, or the bot's if one is named.

    None if the user has no seat there.
    """
    seat = tx.connection.execute(
        select(seats.c.seat).where(seats.c.game_id == game, seats.c.user_id == user)
    ).scalar()
    return None if seat is None else _hand_over(tx, game, seat, bot)


def clear(tx: Transaction, game: str, seat: int, *, bot: str | None = None) -> Seat:
    """Take a chair from whoever has it; it is then open, or the bot's if one is named."""
    get(tx, game, seat)
    return _hand_over(tx, game, seat, bot)


def _hand_over(tx: Transaction, game: str, seat: int, bot: str | None) -> Seat:
    if bot is not None:
        fit_text("a bot's name", bot, WORD_LIMIT)
    tx.connection.execute(
        update(seats)
        .where(seats.c.game_id == game, seats.c.seat == seat)
        .values(user_id=None, bot=bot, name=None, taken=None if bot is None else tx.now)
    )
    return get(tx, game, seat)


def resize(tx: Transaction, game: str, count: int) -> tuple[Seat, ...]:
    """Give a table so many chairs: new ones are open, only open ones go (SeatTaken if not)."""
    if not 1 <= count <= MOST_SEATS:
        raise Unfit(f"{count} seats; a table has 1 to {MOST_SEATS}")
    now = of_game(tx, game)
    if not now:
        raise Unknown(f"there is no game {game!r}")
    for seat in now[count:]:
        if not seat.is_open:
            raise SeatTaken(f"seat {seat.seat} of game {game} is taken")
    tx.connection.execute(delete(seats).where(seats.c.game_id == game, seats.c.seat >= count))
    new = [{"game_id": game, "seat": number} for number in range(len(now), count)]
    if new:
        tx.connection.execute(insert(seats), new)
    return of_game(tx, game)


def stand_in(tx: Transaction, game: str, seat: int, bot: str | None) -> Seat:
    """Let a bot play for the user who keeps the chair, or with None give it back to him."""
    if bot is not None:
        fit_text("a bot's name", bot, WORD_LIMIT)
    changed = tx.connection.execute(
        update(seats)
        .where(seats.c.game_id == game, seats.c.seat == seat, seats.c.user_id.is_not(None))
        .values(bot=bot)
    )
    found = get(tx, game, seat)
    if not changed.rowcount:
        raise Unknown(f"seat {seat} of game {game} is no user's: use clear, or take")
    return found
