"""Routes of a finished game: how it ended, and its record."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from harena.locale import t
from harena.record import Record
from harena.rules import codes
from harena.web.pieces import chart, ending
from harena.web.routes.visit import visit
from harena.web.site import answer_page, see_other, show
from harena.web.tables import company_pieces, live, series


@get("/tables/{game:str}/end")
async def end_page(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """How a game ended."""
    _, _, table, viewer, language = await visit(request, game)
    if viewer is None:
        return answer_page(request, 403, t("web-only-seats", language))
    if table.game is None or not table.game.is_over:
        return see_other(f"/tables/{game}")
    async with table.lock:
        view = table.game.view(table.eye(viewer))
        drawn = chart.values(table.game)
        bar = company_pieces.bar(table, table.eye(viewer), language)
    rows = await series.standings(table)
    return show(
        request,
        "end.html",
        language,
        chart=drawn,
        table=game,
        again=viewer != codes.PUBLIC and not table.company.next_game,
        has_more=table.has_more_games,
        waits=not table.company.next_game and bool(table.company.for_it("again")),
        bar=bar,
        state=live.state_of({"bar": bar}),
        standings=rows,
        standings_title=series.heading(table, rows, language),
        origin=_origin(table.row.settings.get("origin")),
        **ending.values(view, language),
    )


def _origin(told: dict[str, Any] | None) -> str:
    """Where a game began that goes on from another one."""
    return f"/tables/{told['game']}/replay?step={told['step']}" if told else ""


@get("/tables/{game:str}/record")
async def record(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """The record of a finished game, as a file; it tells all that was hidden, so only then."""
    _, _, table, viewer, _ = await visit(request, game)
    if viewer is None or table.game is None or not table.game.is_over:
        return answer_page(request, 403)
    bots = [chair.bot for chair in table.chairs]
    async with table.lock:
        text = Record.of(table.game, bots).dumps()
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="harena-{game}.json"'},
    )
