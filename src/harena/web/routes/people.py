"""The people at a table: who sits where, whom one does not want to read, and what the host may do.

A page of its own, which works without scripts: links for chairs, a new invitation, muting, and
switching table talk off and on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, Response, get, post
from litestar.params import FromPath

from harena.locale import t
from harena.store import SeatTaken, users
from harena.web.access import links
from harena.web.pieces.cards import SEATS, initial
from harena.web.rendering import named
from harena.web.routes.visit import visit
from harena.web.site import Ask, Site, Stranger, answer_page, field, language_of, see_other, show
from harena.web.tables import company
from harena.web.tables.seeing import viewer_of
from harena.web.tables.talk import MOST_MUTED, MUTED, person_of

if TYPE_CHECKING:
    from harena.store import Seat, Transaction, User
    from harena.web.tables.table import Table


class Shown(NamedTuple):
    """Somebody, or a chair, as the page lists it."""

    seat: int | None
    letter: str
    initial: str
    name: str
    note: str
    person: str = ""
    """What he is called in forms; "" for whoever cannot be muted."""
    is_muted: bool = False
    may_invite: bool = False
    may_free: bool = False
    link: str = ""


def is_host(table: Table, user: User | None) -> bool:
    """Whether this is the host: who made the table, or whom it was handed over to."""
    return user is not None and table.row.owner == user.id


@get("/tables/{game:str}/people")
async def people_page(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Who is at the table, and what may be done about it."""
    site, user, table, viewer, language = await visit(request, game)
    if viewer is None:
        return answer_page(request, 403, t("web-only-seats", language))
    return await _page(site, request, table, user, viewer, language)


async def _page(
    site: Site,
    request: Ask,
    table: Table,
    user: User | None,
    viewer: int,
    language: str,
    fault: str = "",
) -> Response[str]:
    hosts = is_host(table, user)
    waiting = await links.seat_links(site, table) if hosts else {}
    invitation = ""
    if hosts and table.game is None:
        token = await links.invitation(site, table)
        invitation = links.address(site, request, f"/join/{token}")
    chairs = [
        _chair(site, request, table, chair, user, language, waiting if hosts else None)
        for chair in table.chairs
    ]
    sitting = {chair.user for chair in table.chairs}
    others = [
        _person(table, speaker, name, user)
        for speaker, name in table.talk.speakers(viewer).items()
        if speaker not in sitting
    ]
    return show(
        request,
        "people.html",
        language,
        409 if fault else 200,
        here=f"/tables/{table.id}/people",
        table=table.id,
        chairs=chairs,
        others=others,
        is_host=hosts,
        is_talking=table.is_talking,
        link=invitation,
        fault=fault,
    )


def _chair(
    site: Site,
    request: Ask,
    table: Table,
    chair: Seat,
    user: User | None,
    language: str,
    waiting: dict[int, str] | None,
) -> Shown:
    names = table.row.settings.get("names") or []
    name = names[chair.seat] if names else chair.name or ""
    notes = []
    if chair.user is None:
        if chair.bot is not None:
            notes.append(t("table-bot", language))
            name = name or t(f"bot-{chair.bot}", language)
        else:
            notes.append(t("web-chair-open", language))
    else:
        if user is not None and chair.user == user.id:
            notes.append(t("table-you", language))
        if chair.user == table.row.owner:
            notes.append(t("web-chair-host", language))
        if chair.bot is not None:
            notes.append(t("web-stood-in", language))
        player = company.player_of(name, chair) if names else ""
        if player:
            notes.append(t("web-played-by", language, player=named(player)))
    found = _person(table, chair.user or "", name, user)
    is_own = user is not None and chair.user == user.id
    token = (waiting or {}).get(chair.seat, "")
    return found._replace(
        seat=chair.seat,
        letter=SEATS[chair.seat],
        initial=initial(name) if name else "",
        note=", ".join(notes),
        may_invite=waiting is not None and not is_own and links.may_be_given(table, chair),
        may_free=waiting is not None and not is_own and _may_be_freed(table, chair),
        link=links.address(site, request, f"/seat/{token}") if token else "",
    )


def _may_be_freed(table: Table, chair: Seat) -> bool:
    return table.game is None and chair.user is not None


def _person(table: Table, someone: str, name: str, user: User | None) -> Shown:
    may_mute = bool(someone) and user is not None and someone != user.id
    muted = user.settings.get(MUTED) or () if user is not None else ()
    person = person_of(table.id, someone) if may_mute else ""
    return Shown(None, "", initial(name) if name else "", name, "", person, someone in muted)


# --- whom one does not want to read ---------------------------------------------------------------


@post("/tables/{game:str}/mute")
async def mute(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Read no more of somebody, or read him again; nobody else is told."""
    site, user, table, viewer, _ = await visit(request, game)
    if user is None or viewer is None:
        return answer_page(request, 403)
    form = await request.form()
    known = {chair.user for chair in table.chairs if chair.user is not None}
    known |= set(table.talk.speakers(viewer))
    wanted = str(form.get("person", ""))
    someone = next((one for one in known if person_of(game, one) == wanted), None)
    if someone is None or someone == user.id:
        return answer_page(request, 404)
    await set_muted(site, user.id, someone, is_muted=form.get("mute") == "yes")
    return see_other(f"/tables/{game}/people")


async def set_muted(site: Site, user: str, someone: str, *, is_muted: bool) -> None:
    """Keep whom a user has muted, and let all tables know."""

    def change(tx: Transaction) -> User:
        muted = [one for one in users.get(tx, user).settings.get(MUTED) or () if one != someone]
        if is_muted:
            muted = [*muted, someone][-MOST_MUTED:]
        return users.merge_settings(tx, user, {MUTED: muted or None})

    site.hall.hear(await site.store.write(change))


# --- what the host may do -------------------------------------------------------------------------


async def _hosted(request: Ask, game: str) -> tuple[Site, Table, User]:
    """The table, for its host. Raises Stranger, which is answered 403."""
    site, user, table, _, _ = await visit(request, game)
    if user is None or not is_host(table, user):
        raise Stranger("this is for the host of the table")
    return site, table, user


@post("/tables/{game:str}/talk")
async def switch_talk(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Let people talk at the table, or not."""
    _, table, _ = await _hosted(request, game)
    is_on = await field(request, "talk") == "on"
    await table.change_settings({"talk": "on" if is_on else "off"})
    return see_other(f"/tables/{game}/people")


@post("/tables/{game:str}/invitation")
async def new_invitation(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Another link to the table; the one before lets nobody in any more."""
    site, table, _ = await _hosted(request, game)
    await links.renew(site, table)
    return see_other(f"/tables/{game}/people")


@post("/tables/{game:str}/seats/{seat:int}/link")
async def seat_link(
    request: Request[Any, Any, Any], game: FromPath[str], seat: FromPath[int]
) -> Response[Any]:
    """A link to one chair, for one person, once; it replaces the one before."""
    site, table, user = await _hosted(request, game)
    try:
        await links.make_seat_link(site, table, seat, user.id)
    except SeatTaken:
        language = language_of(request, user)
        viewer = viewer_of(table, user)
        assert viewer is not None
        fault = t("web-error-chair", language)
        return await _page(site, request, table, user, viewer, language, fault)
    return see_other(f"/tables/{game}/people")


@post("/tables/{game:str}/seats/{seat:int}/unlink")
async def end_seat_link(
    request: Request[Any, Any, Any], game: FromPath[str], seat: FromPath[int]
) -> Response[Any]:
    """End the link to a chair."""
    site, _, _ = await _hosted(request, game)
    await site.store.write(lambda tx: links.end_seat_links(tx, game, seat))
    return see_other(f"/tables/{game}/people")


@post("/tables/{game:str}/seats/{seat:int}/free")
async def free_chair(
    request: Request[Any, Any, Any], game: FromPath[str], seat: FromPath[int]
) -> Response[Any]:
    """Before the game begins: ask somebody to get up. He may come back by the invitation only."""
    site, table, user = await _hosted(request, game)
    async with table.lock:
        chair = next((one for one in table.chairs if one.seat == seat), None)
        if chair is None or not _may_be_freed(table, chair) or chair.user == user.id:
            return answer_page(request, 409, t("web-error-chair", language_of(request, user)))
        await site.store.clear_seat(game, seat)
        table.chairs = list(await site.store.seats_of(game))
    table.changed()
    return see_other(f"/tables/{game}/people")


ROUTES = (
    people_page, mute, switch_talk, new_invitation, seat_link, end_seat_link, free_chair,
)  # fmt: skip
