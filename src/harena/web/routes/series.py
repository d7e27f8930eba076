"""The next game of the same people, and how their tournament stands."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from harena.errors import IllegalAction
from harena.locale import t
from harena.web.routes.visit import visit
from harena.web.site import answer_page, field, is_htmx, see_other, show
from harena.web.tables import series


@post("/tables/{game:str}/again")
async def again(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """The next game with the same players: at once against bots, else when all who are here agree.

    `do=now` does not wait for the others.
    """
    site, user, table, _, language = await visit(request, game)
    seat = table.seat_of(user.id if user else None)
    if user is None or seat is None or table.game is None:
        return answer_page(request, 403)
    is_now = await field(request, "do") == "now"
    try:
        following = await series.want_again(site.hall, table, seat, is_now=is_now)
    except IllegalAction:
        return answer_page(request, 409, t("web-refused", language))
    if following:
        return see_other(f"/tables/{following}")
    if is_htmx(request):
        return Response(None, status_code=204)
    return see_other(f"/tables/{game}/end")


@get("/tables/{game:str}/standings")
async def standings_page(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """How the tournament stands to which a table belongs."""
    _, _, table, viewer, language = await visit(request, game)
    if viewer is None:
        return answer_page(request, 403, t("web-only-seats", language))
    rows = await series.standings(table)
    if not rows:
        return see_other(f"/tables/{game}")
    return show(
        request,
        "standings.html",
        language,
        table=game,
        standings=rows,
        standings_title=series.heading(table, rows, language),
    )
