"""A guest's own page: name, devices, whom he has muted, his data to take away or to delete."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from harena.errors import NotationError
from harena.locale import t
from harena.notation import check_name
from harena.store import LinkRefused, Unknown, handle_of, users
from harena.store import links as store_links
from harena.web import rendering
from harena.web.access import links
from harena.web.access.forgetting import forget_name
from harena.web.access.sessions import device_label, session_cookie
from harena.web.routes import people
from harena.web.routes.joining import DEVICES, note_device
from harena.web.routes.lobby import qr_code
from harena.web.routes.visit import guest
from harena.web.routes.wishes import wishes_of
from harena.web.site import Ask, Site, answer_page, field, language_of, see_other, show
from harena.web.tables.hall import FILLING
from harena.web.tables.talk import MUTED, person_of

if TYPE_CHECKING:
    from harena.store import Link, NewSession, Transaction, User
    from harena.web.tables.table import Table


@get("/me")
async def my_page(request: Request[Any, Any, Any]) -> Response[str]:
    """All that is a guest's own; for others what they would find here."""
    site = Site.of(request)
    user = await site.user(request)
    language = language_of(request, user)
    if user is None:
        return show(request, "me_nobody.html", language)
    return await _page(site, request, user, language)


async def _page(
    site: Site, request: Ask, user: User, language: str, name: str = "", fault: str = ""
) -> Response[str]:
    now = site.now()
    mine = handle_of(site.session(request))
    labels = user.settings.get(DEVICES) or {}
    devices = [
        {
            "handle": session.handle,
            "label": labels.get(session.handle) or t("web-device-unknown", language),
            "begun": _day(session.created, language),
            "seen": _day(session.last_seen, language),
            "is_this": session.handle == mine,
        }
        for session in await site.store.sessions_of(user.id)
    ]
    found = []
    for link, token in await links.device_links(site, user.id):
        where = links.address(site, request, f"/device/{token}")
        left = (link.expires or now) - now
        minutes = max(1, round(left.total_seconds() / 60))
        found.append({"id": link.id, "address": where, "qr": qr_code(where), "minutes": minutes})
    return show(
        request,
        "me.html",
        language,
        422 if fault else 200,
        name=name or user.name,
        fault=fault,
        devices=sorted(devices, key=lambda one: not one["is_this"]),
        device_links=found,
        links=await _links(site, user, language),
        wishes=wishes_of(user),
        saved=False,
        muted=await _muted(site, user),
    )


async def _links(site: Site, user: User, language: str) -> list[dict[str, str]]:
    """The links that a user made for others and that still let somebody in."""
    now = site.now()
    return [
        {
            "id": link.id,
            "game": link.game or "",
            "made": t("web-link-made", language, date=_day(link.created, language)),
            "text": t("web-link-seat", language, number=(link.seat or 0) + 1)
            if link.purpose == "seat"
            else t(f"web-link-{link.purpose}", language),
        }
        for link in await site.store.links_of_user(user.id)
        if _is_for_others(link, user.id) and link.refusal(now) is None
    ]


def _is_for_others(link: Link, user: str) -> bool:
    return link.made_by == user and link.purpose in ("table", "seat", "replay")


def _day(time: datetime, language: str) -> str:
    from babel.dates import format_date

    return str(format_date(time, "medium", locale=language))


async def _muted(site: Site, user: User) -> list[tuple[str, str]]:
    """Whom a user has muted, as far as they are still guests: what they are called, their names."""
    found = []
    for someone in user.settings.get(MUTED) or ():
        try:
            found.append((person_of(user.id, someone), (await site.store.user(someone)).name))
        except Unknown:
            continue
    return found


@post("/me/name")
async def change_name(request: Request[Any, Any, Any]) -> Response[Any]:
    """Another name, for new tables and those that have not begun; others say who plays now."""
    site, user, language = await guest(request)
    given = await field(request, "name")
    try:
        shown = check_name(given)
    except NotationError:
        return await _page(site, request, user, language, given, t("web-error-name", language))

    await site.hall.rename(user.id, shown)
    return see_other("/me")


@post("/me/unmute")
async def unmute(request: Request[Any, Any, Any]) -> Response[Any]:
    """Read somebody again."""
    site, user, _ = await guest(request)
    wanted = await field(request, "person")
    for someone in user.settings.get(MUTED) or ():
        if person_of(user.id, someone) == wanted:
            await people.set_muted(site, user.id, someone, is_muted=False)
    return see_other("/me")


@post("/me/links/end")
async def end_link(request: Request[Any, Any, Any]) -> Response[Any]:
    """End a link that one has made for others."""
    site, user, _ = await guest(request)
    wanted = await field(request, "link")
    for link in await site.store.links_of_user(user.id):
        if link.id == wanted and _is_for_others(link, user.id) and link.game is not None:
            await site.store.revoke_link(link.id)
            for table in site.hall.loaded():
                if table.id == link.game:
                    table.invitation = ""
            return see_other("/me")
    raise Unknown("there is no such link")


# --- devices --------------------------------------------------------------------------------------


@post("/me/devices")
async def new_device_link(request: Request[Any, Any, Any]) -> Response[Any]:
    """A link that opens this guest's games on another device, once and soon."""
    site, user, _ = await guest(request)
    await links.make_device_link(site, user.id)
    return see_other("/me#device-links")


@post("/me/devices/unlink")
async def end_device_links(request: Request[Any, Any, Any]) -> Response[Any]:
    """End all links to other devices that have not been used."""
    site, user, _ = await guest(request)
    await site.store.revoke_device_links(user.id)
    return see_other("/me")


@post("/me/devices/end")
async def end_device(request: Request[Any, Any, Any]) -> Response[Any]:
    """Log out on one device, or everywhere but here."""
    site, user, language = await guest(request)
    token = site.session(request)
    device = await field(request, "device")
    if device == handle_of(token):
        return await _log_out(site, request, user, language)
    if device:
        await site.store.end_session_of(user.id, device)
        site.hall.end_streams(user.id, only=device)
    else:

        def end(tx: Transaction) -> None:
            users.end_sessions(tx, user.id, but=token)
            store_links.revoke_devices(tx, user.id)

        await site.store.write(end)
        site.hall.end_streams(user.id, but=handle_of(token))
    return see_other("/me")


async def _log_out(site: Site, request: Ask, user: User, language: str) -> Response[Any]:
    """End the session that asks."""
    token = site.session(request)
    await site.store.end_session(token)
    site.hall.end_streams(user.id, only=handle_of(token))
    answer = show(
        request,
        "message.html",
        language,
        heading=t("web-logged-out", language),
        text=t("web-logged-out-text", language),
    )
    return _gone(answer, site)


def _gone(answer: Response[Any], site: Site) -> Response[Any]:
    """Let the browser forget who was here, and what our script kept for him."""
    answer.set_cookie(session_cookie("", site.settings))
    answer.headers["clear-site-data"] = '"storage"'
    return answer


@get("/device/{token:str}")
async def device_page(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[Any]:
    """What a link to another device shows; opening it uses nothing up, its button does."""
    site = Site.of(request)
    link = await site.store.peek_link(token)
    if link.purpose != "device" or link.user is None:
        raise Unknown("there is no such link")
    here = await site.user(request)
    owner = await site.store.user(link.user)
    language = language_of(request, here or owner)
    if here is not None and here.id == owner.id:
        return see_other("/me")
    refused = link.refusal(site.now())
    if refused:
        return answer_page(request, 410, t(f"web-error-link-{refused}", language))
    return show(
        request,
        "device.html",
        language,
        heading=t("web-device-heading", language, player=rendering.named(owner.name)),
        instead=here.name if here is not None else "",
    )


@post("/device/{token:str}")
async def begin_here(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[Any]:
    """Be that guest on this device from now on; whoever was here before is so no more."""
    site = Site.of(request)
    old = site.session(request)
    label = device_label(request.headers.get("user-agent", ""))

    def begin(tx: Transaction) -> NewSession:
        if store_links.peek(tx, token).purpose != "device":
            raise Unknown("there is no such link")
        made = store_links.redeem_device(tx, token)
        note_device(tx, made, label)
        if old:
            users.end_session(tx, old)
        return made

    try:
        made = await site.store.write(begin)
    except LinkRefused as refused:
        language = language_of(request)
        return answer_page(request, 410, t(f"web-error-link-{refused.reason}", language))
    answer = see_other("/")
    answer.set_cookie(session_cookie(made.token, site.settings))
    return answer


# --- one's data -----------------------------------------------------------------------------------


@get("/me/export")
async def export(request: Request[Any, Any, Any]) -> Response[Any]:
    """All that the server knows of a guest, as a file."""
    site, user, _ = await guest(request)
    found = await site.store.export_user(user.id)
    return Response(
        json.dumps(found, ensure_ascii=False, indent=2) + "\n",
        media_type="application/json",
        headers={
            "content-disposition": 'attachment; filename="harena-my-data.json"',
            "cache-control": "no-store",
        },
    )


@get("/me/delete")
async def delete_page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Asks whether all that is a guest's should go."""
    site = Site.of(request)
    user = await site.user(request)
    if user is None:
        return see_other("/me")
    return show(request, "me_delete.html", language_of(request, user), fault="")


@post("/me/delete")
async def delete(request: Request[Any, Any, Any]) -> Response[Any]:
    """Delete a guest with all that is his; bots play on for him, and his streams end."""
    site, user, language = await guest(request)
    if await field(request, "sure") != "yes":
        fault = t("web-delete-unsure", language)
        return show(request, "me_delete.html", language, 422, fault=fault)

    def concerned(table: Table) -> bool:
        return (
            table.seat_of(user.id) is not None
            or table.row.owner == user.id
            or table.talk.has_spoken(user.id)
            or "origin" in table.row.settings  # it may be made of a game of his
        )

    async def remove() -> None:
        await site.store.remove_user(user.id, bot=FILLING, forget=forget_name)

    await site.hall.change_people(concerned, remove)
    site.hall.end_streams(user.id)
    answer = show(
        request,
        "message.html",
        language,
        heading=t("web-deleted", language),
        text=t("web-deleted-text", language),
    )
    return _gone(answer, site)


ROUTES = (
    my_page, change_name, unmute, end_link, new_device_link, end_device_links, end_device,
    device_page, begin_here, export, delete_page, delete,
)  # fmt: skip
