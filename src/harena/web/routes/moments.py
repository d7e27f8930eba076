"""Moments of finished games that somebody shares by a link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from harena.locale import t
from harena.store import Unknown
from harena.web import rendering
from harena.web.routes.replay import (
    Look,
    may_share,
    past_page,
    read_step,
    read_who,
    seen_by,
    word_of,
)
from harena.web.routes.visit import visit
from harena.web.site import Site, answer_page, field, language_of, see_other, show

if TYPE_CHECKING:
    from harena.store import Link, User
    from harena.web.tables.table import Table

MOST_LINKS = 20
"""Links to moments that one person may have for one game."""


async def _own_links(site: Site, table: Table, user: User) -> list[Link]:
    found = await site.store.links_of(table.id)
    now = site.now()
    return [
        link
        for link in found
        if link.purpose == "replay" and link.made_by == user.id and link.refusal(now) is None
    ]


@post("/tables/{game:str}/replay/share")
async def share(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """A link to a moment: by it, somebody without a seat sees this view of the game."""
    site, user, table, viewer, _ = await visit(request, game)
    form = await request.form()
    who, step = read_who(str(form.get("as", ""))), read_step(str(form.get("step", "")))
    if user is None or viewer is None or who not in may_share(table, user):
        return answer_page(request, 403)
    if len(await _own_links(site, table, user)) >= MOST_LINKS:
        return await _links_page(request, table, user, Look(who, step), full=True)
    made = await site.store.make_link(
        "replay",
        game=table.id,
        made_by=user.id,
        once=False,
        data={"as": word_of(who), "step": step},
    )
    base = site.settings.public_url.rstrip("/")
    if not base:
        base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return await _links_page(request, table, user, Look(who, step), f"{base}/moment/{made.token}")


@get("/tables/{game:str}/replay/links")
async def shared_links(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """The links to moments of a game that somebody has made."""
    _, user, table, viewer, _ = await visit(request, game)
    if user is None or not may_share(table, user) or viewer is None:
        return answer_page(request, 403)
    return await _links_page(request, table, user, None)


async def _links_page(
    request: Request[Any, Any, Any],
    table: Table,
    user: User,
    look: Look | None,
    link: str = "",
    *,
    full: bool = False,
) -> Response[str]:
    language = language_of(request, user)
    assert table.game is not None
    names = [rendering.named(name) for name in table.game.names]
    links = [
        (one.id, seen_by(read_who(one.data["as"]), names, language), one.data["step"])
        for one in await _own_links(Site.of(request), table, user)
    ]
    back = f"/tables/{table.id}/replay"
    if look is not None:
        back += f"?as={word_of(look.who)}&step={look.step}"
    return show(
        request,
        "moments.html",
        language,
        422 if full else 200,
        table=table.id,
        link=link,
        links=links,
        back=back,
        is_full=full,
    )


@post("/tables/{game:str}/replay/unshare")
async def unshare(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """End a link to a moment, whoever has it."""
    site, user, table, _, _ = await visit(request, game)
    told = await field(request, "link")
    if user is None:
        return answer_page(request, 403)
    if told not in [link.id for link in await _own_links(site, table, user)]:
        raise Unknown("there is no such link")
    await site.store.revoke_link(told)
    return see_other(f"/tables/{game}/replay/links")


@get("/moment/{token:str}")
async def moment(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[Any]:
    """A game's past for whoever has a link to it, as the one who shared it chose."""
    site = Site.of(request)
    user = await site.user(request)
    language = language_of(request, user)
    link = await site.store.peek_link(token)
    if link.purpose != "replay" or link.game is None:
        raise Unknown("this link is not for a moment")
    refused = link.refusal(site.now())
    if refused is not None:
        return answer_page(request, 410, t(f"web-error-link-{refused}", language))
    table = await site.hall.table(link.game)
    if table.game is None or not table.game.is_over:
        raise Unknown("this game is not over")
    asked = request.query_params.get("step")
    look = Look(read_who(link.data["as"]), read_step(asked) if asked else int(link.data["step"]))

    def address(step: int, who: int = look.who) -> str:
        return f"/moment/{token}?step={step}"

    return await past_page(
        request, table, look, language, address, views=[(look.who, address)], is_shared=True
    )
