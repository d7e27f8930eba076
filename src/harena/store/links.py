"""Links that let somebody in: looking at one uses nothing up, redeeming does, exactly once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, insert, or_, select, update

from harena.store import seats as seats_
from harena.store import users as users_
from harena.store.failures import LinkRefused, Unfit, Unknown
from harena.store.schema import links
from harena.store.tokens import hashed, new_id, new_token
from harena.store.values import Link, NewLink, NewSession, Seat

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from sqlalchemy.engine import Row

    from harena.store.transaction import Transaction
    from harena.store.values import Purpose

COLUMNS = (
    links.c.id,
    links.c.purpose,
    links.c.once,
    links.c.game_id,
    links.c.seat,
    links.c.user_id,
    links.c.made_by,
    links.c.data,
    links.c.created,
    links.c.expires,
    links.c.uses,
    links.c.used_at,
    links.c.used_by,
    links.c.revoked_at,
)
_BY_TOKEN = select(*COLUMNS).where(links.c.token_hash == bindparam("token"))


def read_link(row: Row[*tuple[Any, ...]]) -> Link:
    """The link of a row of COLUMNS."""
    return Link(*row)


def make(
    tx: Transaction,
    purpose: Purpose,
    *,
    game: str | None = None,
    seat: int | None = None,
    user: str | None = None,
    made_by: str | None = None,
    data: Any = None,
    once: bool = True,
    expires: datetime | None = None,
    token_of: Callable[[str], str] | None = None,
) -> NewLink:
    """A new link and its token, which is stored nowhere: random, or `token_of` its identifier.

    A "seat" link names game and seat, a "device" link the user whom it lets in, "table" and
    "replay" links a game.
    """
    if purpose == "device":
        if user is None:
            raise Unfit("a device link names the user whom it lets in")
        users_.get(tx, user)
    elif game is None:
        raise Unfit(f"a {purpose} link names its game")
    if purpose == "seat":
        if game is None or seat is None:
            raise Unfit("a seat link names game and seat")
        seats_.get(tx, game, seat)
    number = new_id()
    token = new_token() if token_of is None else token_of(number)
    link = Link(
        id=number,
        purpose=purpose,
        once=once,
        game=game,
        seat=seat,
        user=user,
        made_by=made_by,
        data=data,
        created=tx.now,
        expires=expires,
        uses=0,
        used_at=None,
        used_by=None,
        revoked_at=None,
    )
    tx.connection.execute(
        insert(links),
        {
            "id": link.id,
            "token_hash": hashed(token),
            "purpose": purpose,
            "once": once,
            "game_id": game,
            "seat": seat,
            "user_id": user,
            "made_by": made_by,
            "data": data,
            "created": tx.now,
            "expires": expires,
            "uses": 0,
        },
    )
    return NewLink(link, token)


def peek(tx: Transaction, token: str) -> Link:
    """What a link is for, whatever its state; nothing is used up. Unknown if there is none."""
    row = tx.connection.execute(_BY_TOKEN, {"token": hashed(token)}).first()
    if row is None:
        raise Unknown("there is no such link")
    return read_link(row)


def of_game(tx: Transaction, game: str) -> tuple[Link, ...]:
    """The links of a game, oldest first."""
    query = select(*COLUMNS).where(links.c.game_id == game)
    rows = tx.connection.execute(query.order_by(links.c.created, links.c.id))
    return tuple(read_link(row) for row in rows)


def redeem(tx: Transaction, token: str, user: str | None = None) -> Link:
    """Use a link; the same user may repeat it (a double click). LinkRefused or Unknown if not."""
    link, _ = _use(tx, token, user)
    return link


def _use(tx: Transaction, token: str, user: str | None) -> tuple[Link, bool]:
    """The link, and whether this user had used it before."""
    used = tx.connection.execute(
        update(links)
        .where(
            links.c.token_hash == hashed(token),
            links.c.revoked_at.is_(None),
            or_(links.c.expires.is_(None), links.c.expires > tx.now),
            or_(links.c.once.is_(False), links.c.uses == 0),
        )
        .values(uses=links.c.uses + 1, used_at=tx.now, used_by=user)
    )
    link = peek(tx, token)
    if used.rowcount:
        return link, False
    reason = link.refusal(tx.now) or "used"
    if reason == "used" and user is not None and link.used_by == user:
        return link, True
    raise LinkRefused(reason)


def redeem_seat(tx: Transaction, token: str, user: str) -> tuple[Link, Seat]:
    """Use a seat link and sit down on its chair, both or neither (SeatTaken, AlreadySeated).

    The chair may be open or a bot's. Repeating it works only while the user still sits there:
    whoever left, or was asked to, needs a new link.
    """
    link, repeated = _use(tx, token, user)
    if link.purpose != "seat" or link.game is None or link.seat is None:
        raise Unfit("this link is not for a seat")
    if repeated and seats_.get(tx, link.game, link.seat).user != user:
        raise LinkRefused("used")
    return link, seats_.take(tx, link.game, link.seat, user, from_bot=True)


def redeem_device(tx: Transaction, token: str) -> NewSession:
    """Use a device link and begin a session of its user, both or neither."""
    link = redeem(tx, token)
    if link.purpose != "device" or link.user is None:
        raise Unfit("this link is not for a device")
    return users_.begin_session(tx, link.user)


def revoke(tx: Transaction, link: str) -> None:
    """End a link by its identifier, or Unknown; once revoked it stays so."""
    changed = tx.connection.execute(
        update(links)
        .where(links.c.id == link, links.c.revoked_at.is_(None))
        .values(revoked_at=tx.now)
    )
    if not changed.rowcount:
        known = tx.connection.execute(select(links.c.id).where(links.c.id == link)).first()
        if known is None:
            raise Unknown("there is no such link")


def of_user(tx: Transaction, user: str) -> tuple[Link, ...]:
    """Links that a user made or that let him in, the newest first."""
    query = select(*COLUMNS).where(or_(links.c.made_by == user, links.c.user_id == user))
    rows = tx.connection.execute(query.order_by(links.c.created.desc(), links.c.id))
    return tuple(read_link(row) for row in rows)


def revoke_devices(tx: Transaction, user: str) -> int:
    """End all links that let a user in on another device; how many ended."""
    these = (links.c.user_id == user) & (links.c.purpose == "device")
    return tx.connection.execute(
        update(links).where(these, links.c.revoked_at.is_(None)).values(revoked_at=tx.now)
    ).rowcount
