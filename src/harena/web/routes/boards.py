"""Routes that show a table: its page, its pieces and the stream of what changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.types import ASGIApp

from harena.locale import t
from harena.web import rendering
from harena.web.pieces import help_sheets, rulebook
from harena.web.pieces.piece import Sheet
from harena.web.routes import lobby, mine, streams, wishes
from harena.web.routes.visit import visit
from harena.web.site import answer_page, language_of, show
from harena.web.tables import company_pieces, live, pace
from harena.web.tables.clock import stamp, with_times
from harena.web.tables.hotseat import HOT
from harena.web.tables.seeing import language_at, viewer_of
from harena.web.tables.talk import PHRASES

if TYPE_CHECKING:
    from harena.store import User
    from harena.web.tables.table import Table


@get("/tables/{game:str}")
async def table_page(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """The table, or its chairs before it has started."""
    site, user, table, viewer, language = await visit(request, game)
    if viewer is None:
        return answer_page(request, 403, t("web-only-seats", language))
    if table.game is None and table.row.settings.get("follows"):
        await site.hall.start(table)  # the server was stopped just before
    table.look_for_absence()
    if table.game is None:
        return await lobby.page(site, request, table, user, language)
    waiting = len(await wishes.waiting_tables(site, user, table.id))
    return await board_page(request, table, viewer, language, user, waiting=waiting)


async def board_page(
    request: Request[Any, Any, Any],
    table: Table,
    viewer: int,
    language: str,
    user: User | None,
    notice: str = "",
    status: int = 200,
    *,
    waiting: int = 0,
) -> Response[str]:
    """The page of a table that has begun; `notice` says why something was refused."""
    table.talk.hear(user)
    async with table.lock:
        sheet = table.shown.sheet(viewer, language, user.id if user else None)
        assert table.game is not None
        view = table.game.view(table.eye(viewer))
        title = table.shown.title(viewer, language)
    decision = view.decision
    ruleset = view.ruleset
    state = live.state_of(sheet)
    now = table.now()
    shown = {name: with_times(str(html), language, now) for name, html in sheet.items()}
    return show(
        request,
        "table.html",
        language,
        status,
        here=f"/tables/{table.id}",
        table=table.id,
        sheet=shown,
        state=state,
        now=stamp(now),
        title=title,
        edition=mine.edition_of(table.row.settings, language),
        ruleset=ruleset,
        players=view.players,
        powers=rulebook.powers(view.creatures, ruleset, language, view.options),
        helps=help_sheets.sheets(view, language),
        waits=table.is_running
        and (decision is None or decision.player != view.viewer or table.is_stood_in(view.viewer))
        and "curtain" not in shown["version"],
        is_shared=viewer == HOT,
        notice=notice,
        waiting=waiting,
        wishes=_wishes(table, user),
        may_talk=user is not None and table.is_talking,
        phrases=[(name, t(f"web-phrase-{name}", language)) for name in PHRASES],
    )


def _wishes(table: Table, user: User | None) -> wishes.Wishes | None:
    """What the sheet of the table offers to change; the pace is the table's until one is chosen."""
    if user is None:
        return None
    found = wishes.wishes_of(user)
    return found if found.pace else found._replace(pace=pace.usual(table))


async def pieces_of(
    table: Table, viewer: int, language: str, user: User | None, page: str = ""
) -> Sheet:
    """The pieces that a page of this table shows: the board, the chairs, the bar at the end."""
    if page == "end" and table.game is not None:
        return {"bar": company_pieces.bar(table, table.eye(viewer), language)}
    if table.game is None:
        return lobby.sheet(table, language)
    return await table.sheet(viewer, language, user.id if user else None)


@get("/tables/{game:str}/board")
async def board_pieces(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """All pieces, for a page that has missed something."""
    _, user, table, viewer, language = await visit(request, game)
    if viewer is None:
        return answer_page(request, 403)
    table.talk.hear(user)
    page = request.query_params.get("page", "")
    sheet = await pieces_of(table, viewer, language, user, page)
    return Response(
        live.message(None, sheet),
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store", "harena-state": live.state_of(sheet)},
    )


@get("/tables/{game:str}/stream")
async def stream(request: Request[Any, Any, Any], game: FromPath[str]) -> ASGIApp:
    """The changes of a table, as a stream of server-sent events."""
    at = await visit(request, game)
    _, user, table, viewer, language = at
    if viewer is None:
        return streams.refusal(403)
    usual = language_of(request, user)
    shown = streams.known_state(request)
    page = request.query_params.get("page", "")
    table.talk.hear(user)

    async def changes(listener: live.Listener) -> AsyncIterator[bytes]:
        # Whoever still sees the chairs may have missed the moment when the game began.
        shows_chairs = page == "chairs" or table.game is None
        if shows_chairs and table.game is not None:
            yield live.event("", name="begun")
            return
        sheet = await pieces_of(table, viewer, language, user, page)
        state = live.state_of(sheet)
        if shown == state:
            yield live.event("", state, "same")
        else:
            change = live.message(live.known(shown, sheet), sheet)
            yield live.event(change + _title(table, viewer, language, page), state)
        async for _ in listener:
            # A stream shows one viewer's page; whoever is somebody else now must ask for his own.
            is_other = listener.is_over or viewer_of(table, user) != viewer
            # At a shared screen the next one may read another language.
            is_other = is_other or language_at(table, viewer, usual) != language
            if is_other or (shows_chairs and table.game is not None):
                yield live.event("", name="begun")
                return
            new = await pieces_of(table, viewer, language, user, page)
            change = live.message(sheet, new)
            sheet = new
            if change:
                yield live.event(
                    change + _title(table, viewer, language, page), live.state_of(sheet)
                )

    return streams.answer(request, at, changes)


def _title(table: Table, viewer: int, language: str, page: str) -> str:
    if table.game is None or page:
        return ""
    words = table.shown.title(viewer, language)
    return f"<title>{rendering.sentence(words)} · Harena</title>"
