"""Sitting down: by the invitation to a table, or by a link to one chair."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from harena.errors import NotationError
from harena.locale import t
from harena.notation import check_name
from harena.store import AlreadySeated, LinkRefused, SeatTaken, Unknown, handle_of, users
from harena.web import rendering
from harena.web.access import links
from harena.web.access.sessions import device_label, session_cookie
from harena.web.pieces import rulebook
from harena.web.pieces.cards import SEATS
from harena.web.routes import lobby
from harena.web.site import Ask, Site, answer_page, language_of, see_other, show
from harena.web.tables import standing_in

if TYPE_CHECKING:
    from harena.store import Link, NewSession, Seat, Transaction, User
    from harena.web.tables.table import Table

DEVICES = "devices"
"""The setting of a guest that says what his sessions run on, by their handles."""


async def guest_of(
    site: Site, request: Ask, name: str, language: str, key: str = ""
) -> tuple[User, str]:
    """The guest who asks, under the name he gives, and the token of a session just begun.

    A form that is sent twice before its first answer has brought the cookie makes one guest, by
    the unguessable `key` in it. Raises NotationError for what cannot be a name.
    """
    shown = check_name(name)
    user = await site.user(request)
    if user is None:
        label = device_label(request.headers.get("user-agent", ""))
        made = await site.newcomers.once(
            key, lambda: site.store.write(lambda tx: new_guest(tx, shown, language, label))
        )
        return made.user, made.token
    if user.name != shown:
        user = await site.hall.rename(user.id, shown)
    return user, ""


def new_guest(tx: Transaction, name: str, language: str, label: str) -> NewSession:
    """A new guest, whose first session is called by what it runs on."""
    made = users.create(tx, name, language)
    note_device(tx, made, label)
    return made


def note_device(tx: Transaction, session: NewSession, label: str) -> None:
    """Remember what a session runs on, and forget those that have ended."""
    if not label:
        return
    kept = {one.handle for one in users.sessions_of(tx, session.user.id)}
    known = users.get(tx, session.user.id).settings.get(DEVICES) or {}
    told = {handle: text for handle, text in known.items() if handle in kept}
    told[handle_of(session.token)] = label
    users.merge_settings(tx, session.user.id, {DEVICES: told})


# --- by the invitation ----------------------------------------------------------------------------


@get("/join/{token:str}")
async def join_page(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[Any]:
    """What an invitation shows; opening it uses nothing up."""
    return await _link_page(request, token, "table")


async def _link_page(request: Ask, token: str, purpose: str) -> Response[Any]:
    """What a link of this kind shows; whoever sits at its table already is led there."""
    site = Site.of(request)
    user = await site.user(request)
    language = language_of(request, user)
    link, table = await _led_to(site, token, purpose)
    if table.seat_of(user.id if user else None) is not None:
        return see_other(f"/tables/{table.id}")
    refused = link.refusal(site.now())
    if refused:
        return answer_page(request, 410, t(f"web-error-link-{refused}", language))
    chair = None if purpose == "table" else table.chairs[link.seat or 0]
    return _invitation(request, table, language, user.name if user else "", chair=chair)


async def _led_to(site: Site, token: str, purpose: str) -> tuple[Link, Table]:
    """A link of this kind, and the table that it leads to. Raises Unknown."""
    link = await site.store.peek_link(token)
    if link.purpose != purpose or link.game is None:
        raise Unknown("there is no such link")
    return link, await site.hall.table(link.game)


def _invitation(
    request: Ask,
    table: Table,
    language: str,
    name: str,
    fault: str = "",
    chair: Seat | None = None,
    status: int = 200,
) -> Response[str]:
    host = next((one.name for one in table.chairs if one.user == table.row.owner), "")
    message = "web-invited" if chair is None else "web-invited-chair"
    return show(
        request,
        "join.html",
        language,
        422 if fault else status,
        heading=t(message, language, player=rendering.named(host or "?")),
        edition=t(f"edition-{table.row.settings['ruleset']}", language),
        rules=rulebook.page_of(table.row.settings["ruleset"], "short"),
        told=lobby.words_of(table, language),
        is_full=not (_has_room(table) if chair is None else links.may_be_given(table, chair)),
        chair=_chair(table, chair, language) if chair is not None else None,
        name=name,
        key=secrets.token_urlsafe(12),
        fault=fault,
    )


def _has_room(table: Table) -> bool:
    """Whether somebody may still sit down by the invitation."""
    return table.game is None and any(chair.is_open for chair in table.chairs)


def _chair(table: Table, chair: Seat, language: str) -> dict[str, str]:
    """What a chair looks like to whoever is invited to it."""
    names = table.row.settings.get("names") or []
    text = t("web-chair-number", language, number=chair.seat + 1)
    if names:
        text = t("web-chair-plays-as", language, player=rendering.named(names[chair.seat]))
    return {"letter": SEATS[chair.seat], "number": str(chair.seat + 1), "text": text}


@post("/join/{token:str}")
async def join(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[Any]:
    """Sit down on the first free chair."""
    site = Site.of(request)
    here = await site.user(request)
    language = language_of(request, here)
    form = await request.form()
    name, key = str(form.get("name", "")), str(form.get("key", ""))
    link, table = await _led_to(site, token, "table")
    ended = link.refusal(site.now())
    if ended:
        return answer_page(request, 410, t(f"web-error-link-{ended}", language))
    if table.seat_of(here.id if here else None) is None and not _has_room(table):
        return _invitation(request, table, language, name, status=409)  # nobody is made for it
    try:
        user, begun = await guest_of(site, request, name, language, key)
    except NotationError:
        return _invitation(request, table, language, name, t("web-error-name", language))
    answer: Response[Any]
    try:
        await site.store.redeem_link(token, user.id)
    except LinkRefused as refused:
        return answer_page(request, 410, t(f"web-error-link-{refused.reason}", language))
    if await _sit_down(site, table, user):
        answer = see_other(f"/tables/{table.id}")
    else:
        answer = _invitation(request, table, language, user.name, status=409)
    if begun:
        answer.set_cookie(session_cookie(begun, site.settings))
    return answer


async def _sit_down(site: Site, table: Table, user: User) -> bool:
    """Take the first free chair; whether there was one."""
    async with table.lock:
        while table.game is None:
            free = next((chair.seat for chair in table.chairs if chair.is_open), None)
            if free is None:
                return False
            try:
                await site.store.take_seat(table.id, free, user.id)
            except AlreadySeated:
                break
            except SeatTaken:
                continue
            finally:
                table.chairs = list(await site.store.seats_of(table.id))
            break
    table.changed()
    return table.seat_of(user.id) is not None


# --- by a link to one chair -----------------------------------------------------------------------


@get("/seat/{token:str}")
async def seat_page(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[Any]:
    """What a link to a chair shows; opening it uses nothing up."""
    return await _link_page(request, token, "seat")


@post("/seat/{token:str}")
async def sit(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[Any]:
    """Sit down on the chair of the link, once."""
    site = Site.of(request)
    user = await site.user(request)
    language = language_of(request, user)
    form = await request.form()
    name, key = str(form.get("name", "")), str(form.get("key", ""))
    link, table = await _led_to(site, token, "seat")
    chair = table.chairs[link.seat or 0]
    refused = link.refusal(site.now())
    if refused and (user is None or link.used_by != user.id):
        return answer_page(request, 410, t(f"web-error-link-{refused}", language))
    if user is None and not links.may_be_given(table, chair):
        return answer_page(request, 409, t("web-error-chair", language))  # nobody is made for it
    try:
        user, begun = await guest_of(site, request, name, language, key)
    except NotationError:
        fault = t("web-error-name", language)
        return _invitation(request, table, language, name, fault, chair)
    guest = user.id
    answer: Response[Any] = see_other(f"/tables/{table.id}")
    try:
        async with table.lock:
            await site.store.write(lambda tx: links.redeem_seat(tx, token, guest))
            table.chairs = list(await site.store.seats_of(table.id))
            if table.game is not None:
                # Who has lost his session comes back by such a link too, under the same name.
                name = table.game.names[link.seat or 0]
                await standing_in.take_back(table, link.seat or 0, is_other=user.name != name)
    except LinkRefused as error:
        answer = answer_page(request, 410, t(f"web-error-link-{error.reason}", language))
    except SeatTaken:
        answer = answer_page(request, 409, t("web-error-chair", language))
    except AlreadySeated:
        pass
    else:
        if table.game is not None:
            await table.talk.say_phrase(guest, link.seat or 0, "here")
    table.changed()
    if begun:
        answer.set_cookie(session_cookie(begun, site.settings))
    return answer
