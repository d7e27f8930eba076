"""Talk at the table: one channel for the seats, one for the spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, insert, select, update

from harena.store.columns import fit_text
from harena.store.failures import Unknown
from harena.store.games import get as get_game
from harena.store.schema import CHAT_LIMIT, KEY_LIMIT, NAME_LIMIT, chat, seats
from harena.store.users import get as get_user
from harena.store.values import ChatLine

if TYPE_CHECKING:
    from harena.store.transaction import Transaction
    from harena.store.values import Channel, ChatKind

_COLUMNS = (
    chat.c.id,
    chat.c.channel,
    chat.c.user_id,
    chat.c.seat,
    chat.c.name,
    chat.c.kind,
    chat.c.body,
    chat.c.created,
)
_LAST = (
    select(*_COLUMNS)
    .where(
        chat.c.game_id == bindparam("game"),
        chat.c.channel == bindparam("channel"),
        chat.c.id > bindparam("after"),
    )
    .order_by(chat.c.id.desc())
    .limit(bindparam("limit"))
)


def say(
    tx: Transaction,
    game: str,
    channel: Channel,
    user: str,
    body: str,
    *,
    kind: ChatKind = "text",
    key: str | None = None,
) -> ChatLine:
    """Add a line; a repetition with the same `key` returns the first one.

    Unknown if there is no such game or user, or if a user without a seat speaks to the seats.
    """
    if key is not None:
        fit_text("an idempotency key", key, KEY_LIMIT)
        said = tx.connection.execute(
            select(*_COLUMNS).where(
                chat.c.game_id == game, chat.c.user_id == user, chat.c.key == key
            )
        ).first()
        if said is not None:
            return ChatLine(*said)
    get_game(tx, game)
    name = get_user(tx, user).name
    seat = tx.connection.execute(
        select(seats.c.seat).where(seats.c.game_id == game, seats.c.user_id == user)
    ).scalar()
    if channel == "seats" and seat is None:
        raise Unknown(f"the user has no seat in game {game}: the seats' chat is for seats")
    fit_text("a chat line", body, CHAT_LIMIT)
    made = tx.connection.execute(
        insert(chat),
        {
            "game_id": game,
            "channel": channel,
            "user_id": user,
            "seat": seat,
            "name": name,
            "kind": kind,
            "body": body,
            "key": key,
            "created": tx.now,
        },
    )
    number = made.inserted_primary_key[0] if made.inserted_primary_key else 0
    return ChatLine(number, channel, user, seat, name, kind, body, tx.now)


def lines(
    tx: Transaction, game: str, channel: Channel, *, after: int = 0, limit: int = 200
) -> tuple[ChatLine, ...]:
    """The last lines of a channel after the line with that number, oldest first."""
    values = {"game": game, "channel": channel, "after": after, "limit": limit}
    return tuple(ChatLine(*row) for row in reversed(tx.connection.execute(_LAST, values).all()))


def rename(tx: Transaction, user: str, name: str) -> None:
    """Put another name before all that a user has said."""
    fit_text("a name", name, NAME_LIMIT)
    tx.connection.execute(update(chat).where(chat.c.user_id == user).values(name=name))


def unsay(tx: Transaction, game: str, line: int) -> None:
    """Delete a line of a game, or Unknown."""
    gone = tx.connection.execute(delete(chat).where(chat.c.game_id == game, chat.c.id == line))
    if not gone.rowcount:
        raise Unknown(f"game {game!r} has no chat line {line}")
