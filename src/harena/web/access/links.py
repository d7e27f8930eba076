"""Links to a table: the invitation, which lasts, and links to one chair, each for one person once.

Their tokens are derived from the server's key (`keys`), so that whoever made a link can be shown it
again, also after a restart; the store keeps hashes only. Revoking is final, and making a new
invitation revokes the old one.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from harena.store import SeatTaken, Unknown, links, seats
from harena.web.access.keys import derived

if TYPE_CHECKING:
    from harena.store import Link, Seat, Transaction
    from harena.web.site import Ask, Site
    from harena.web.tables.table import Table

SEAT_LINK: Final = timedelta(days=7)
"""How long a link to a chair waits for its person."""
DEVICE_LINK: Final = timedelta(minutes=15)
"""How long a link to another device is good."""
MOST_DEVICE_LINKS: Final = 5
"""Links to other devices that a guest may have open at once."""


def address(site: Site, request: Ask, path: str) -> str:
    """The whole address of a path, as others reach this server."""
    base = site.settings.public_url.rstrip("/")
    if not base:
        base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return base + path


async def _shown(site: Site, link: Link) -> str:
    """The token of a link; "" if it was not derived from this server's key."""
    token = derived(site.key, link.id)
    try:
        found = await site.store.peek_link(token)
    except Unknown:
        return ""
    return token if found.id == link.id else ""


async def invitation(site: Site, table: Table) -> str:
    """The token that lets others sit down: the same one until it is made anew."""
    if not table.invitation:
        async with table.lock:
            now = site.now()
            for link in reversed(await site.store.links_of(table.id)):
                if link.purpose == "table" and link.refusal(now) is None:
                    table.invitation = table.invitation or await _shown(site, link)
            if not table.invitation:
                made = await site.store.make_link(
                    "table",
                    game=table.id,
                    made_by=table.row.owner,
                    once=False,
                    token_of=lambda link: derived(site.key, link),
                )
                table.invitation = made.token
    return table.invitation


async def renew(site: Site, table: Table) -> None:
    """Another invitation; the ones before let nobody in any more."""

    def change(tx: Transaction) -> str:
        for link in links.of_game(tx, table.id):
            if link.purpose == "table":
                links.revoke(tx, link.id)
        made = links.make(
            tx,
            "table",
            game=table.id,
            made_by=table.row.owner,
            once=False,
            token_of=lambda link: derived(site.key, link),
        )
        return made.token

    async with table.lock:
        table.invitation = await site.store.write(change)


# --- links to a chair -----------------------------------------------------------------------------


def may_be_given(table: Table, chair: Seat) -> bool:
    """Whether somebody may be invited to a chair: nobody has it, or a bot plays there.

    A chair at a screen that several share is played there and nowhere else.

    Where a bot stands in for somebody who is away, he may be put back in it by a link, if he has
    lost his session; if he comes back by himself before, the link leads nowhere.
    """
    return (chair.is_open or chair.bot is not None) and not table.shares_screen(chair.seat)


async def make_seat_link(site: Site, table: Table, seat: int, made_by: str) -> None:
    """A link to a chair, in place of the one before. Raises SeatTaken, Unknown."""

    def change(tx: Transaction) -> None:
        chair = seats.get(tx, table.id, seat)
        if not may_be_given(table, chair):
            raise SeatTaken(f"seat {seat} is taken")
        end_seat_links(tx, table.id, seat)
        links.make(
            tx,
            "seat",
            game=table.id,
            seat=seat,
            made_by=made_by,
            data={"instead": chair.user} if chair.user is not None else None,
            expires=tx.now + SEAT_LINK,
            token_of=lambda link: derived(site.key, link),
        )

    await site.store.write(change)


def end_seat_links(tx: Transaction, game: str, seat: int) -> None:
    """Revoke what leads to a chair."""
    for link in links.of_game(tx, game):
        if link.purpose == "seat" and link.seat == seat:
            links.revoke(tx, link.id)


async def seat_links(site: Site, table: Table) -> dict[int, str]:
    """The tokens of the links to chairs that still wait for their person."""
    now = site.now()
    found: dict[int, str] = {}
    for link in await site.store.links_of(table.id):
        if link.purpose == "seat" and link.seat is not None and link.refusal(now) is None:
            found[link.seat] = await _shown(site, link)
    return {seat: token for seat, token in found.items() if token}


def redeem_seat(tx: Transaction, token: str, user: str) -> None:
    """Use a link to a chair and sit down there, both or neither. Raises what links raises.

    Where a bot plays it goes on in his stead, until the table lets him take the seat from it.
    """
    link = links.peek(tx, token)
    told: dict[str, Any] = link.data or {}
    bot = None
    if link.refusal(tx.now) is None and link.game is not None and link.seat is not None:
        chair = seats.get(tx, link.game, link.seat)
        bot = chair.bot if chair.user != user else None
        if chair.user not in (None, user):
            if chair.bot is None or chair.user != told.get("instead"):
                raise SeatTaken("whoever sits there has come back")
            seats.clear(tx, link.game, link.seat, bot=chair.bot)
    _, seat = links.redeem_seat(tx, token, user)
    if bot is not None and link.game is not None:
        seats.stand_in(tx, link.game, seat.seat, bot)


# --- links to another device ----------------------------------------------------------------------


async def make_device_link(site: Site, user: str) -> None:
    """A link that lets its user in on another device, once and soon."""

    def change(tx: Transaction) -> None:
        live = [link for link in links.of_user(tx, user) if is_live_device(link, user, tx.now)]
        for link in live[MOST_DEVICE_LINKS - 1 :]:
            links.revoke(tx, link.id)
        links.make(
            tx,
            "device",
            user=user,
            made_by=user,
            expires=tx.now + DEVICE_LINK,
            token_of=lambda link: derived(site.key, link),
        )

    await site.store.write(change)


def is_live_device(link: Link, user: str, now: datetime) -> bool:
    """Whether a link lets a user in on another device now."""
    return link.purpose == "device" and link.user == user and link.refusal(now) is None


async def device_links(site: Site, user: str) -> list[tuple[Link, str]]:
    """The links of a user to other devices that still work, with their tokens, newest first."""
    now = site.now()
    found = [
        (link, await _shown(site, link))
        for link in await site.store.links_of_user(user)
        if is_live_device(link, user, now)
    ]
    return [(link, token) for link, token in found if token]
