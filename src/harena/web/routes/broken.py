"""A table that cannot be played: what its people are told, and how its host gets rid of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, post
from litestar.params import FromPath

from harena.web.access import refusals
from harena.web.routes.visit import guest
from harena.web.site import Stranger, answer_page, field, language_of, refuse, see_other, show

if TYPE_CHECKING:
    from harena.web.tables.hall import Broken


def told(request: Request[Any, Any, Any], error: Broken) -> Response[str]:
    """What is the matter; it was noted in the log when it was found."""
    if refusals.form_for(request.headers) != "page":
        return refuse(request, refusals.BROKEN)
    return show(
        request,
        "broken.html",
        language_of(request),
        refusals.BROKEN.status,
        here="/",
        game=error.game,
        is_host=error.is_host,
    )


@post("/tables/{game:str}/remove")
async def remove(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Delete a table that cannot be played; only its host may, and only if he is sure."""
    site, user, _ = await guest(request)
    is_broken = await site.hall.is_broken(game)
    owner = site.hall.broken[game] if is_broken else (await site.hall.table(game)).row.owner
    if owner != user.id:
        raise Stranger("this is for the host of the table")
    if not is_broken:
        return answer_page(request, 409)
    if await field(request, "sure") != "yes":
        return see_other(f"/tables/{game}")
    await site.hall.remove_broken(game)
    return see_other("/")
