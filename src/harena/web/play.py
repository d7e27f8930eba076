"""Routes of the tables: make one, sit down, play, look on, see the end."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from harena.bots import BOTS
from harena.errors import HarenaError
from harena.locale import t
from harena.record import Record
from harena.rules import codes
from harena.store import NewSeat, Unknown, handle_of, new_id
from harena.web import (
    board,
    books,
    chart,
    company_pages,
    controls,
    ending,
    help_sheets,
    live,
    lobby,
    pace,
    pages,
    rendering,
    series,
    setup,
    wishes,
)
from harena.web.clock import stamp, with_times
from harena.web.hotseat import HOT, SIT
from harena.web.joining import guest_of
from harena.web.seeing import viewer_of
from harena.web.sessions import session_cookie
from harena.web.site import Site, answer_page, is_htmx, language_of, see_other, show
from harena.web.table import Stale, Table
from harena.web.talk import PHRASES

if TYPE_CHECKING:
    from harena.store import User

Form = dict[str, str]


async def _form(request: Request[Any, Any, Any]) -> Form:
    return {name: str(value) for name, value in (await request.form()).items()}


# --- making a table, sitting down -----------------------------------------------------------------


@post("/tables")
async def create(request: Request[Any, Any, Any]) -> Response[Any]:
    """A new table: against bots it starts at once, with friends it waits for them."""
    site = Site.of(request)
    form = await request.form()
    wanted = setup.read(form)
    here = await site.user(request)
    language = language_of(request, here)
    fault = setup.fault(wanted, language)
    if fault:
        return await pages.start_page(site, request, here, language, wanted, fault)
    key = str(form.get("key") or "")
    user, token = await guest_of(site, request, wanted.name, language, key)
    if form.get("pace") == wanted.pace:
        await wishes.store_pace(site, user.id, wanted.pace)
    with_bots = wanted.kind == "bots"
    others = wanted.others if with_bots else ()
    rest = max(0, int(wanted.players) - 1 - len(others))
    sitting: list[tuple[NewSeat, str]] = [(NewSeat(user=user.id), user.name)]
    sitting += [(NewSeat(), name) for name in others]
    sitting += [(NewSeat(bot=_bot(wanted.bots)) if with_bots else NewSeat(), "")] * rest
    if with_bots:
        random.SystemRandom().shuffle(sitting)
    shared = {str(seat): name for seat, (_, name) in enumerate(sitting) if name}
    game = await site.hall.make(
        user.id,
        wanted.ruleset,
        [chair for chair, _ in sitting],
        creatures=wanted.creatures,
        pace=wanted.pace,
        is_public=wanted.is_public,
        key=str(form.get("key") or "") or None,
        more={
            "eight": sorted(wanted.eight) if wanted.creatures == "chosen" else None,
            "options": setup.options_of(wanted),
            "hot_seat": shared if others else None,
            **setup.company_of(wanted),
        },
        series=new_id() if wanted.games != "1" else None,
    )
    if with_bots:
        table = await site.hall.table(game.id)
        await site.hall.start(table)
    answer = see_other(f"/tables/{game.id}")
    if token:
        answer.set_cookie(session_cookie(token, site.settings))
    return answer


def _bot(wanted: str) -> str:
    if wanted in BOTS:
        return wanted
    return random.SystemRandom().choice(tuple(BOTS))


@post("/tables/{game:str}/start")
async def start(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Begin; bots take the chairs that are free."""
    site = Site.of(request)
    user = await site.user(request)
    table = await site.hall.table(game)
    if user is None or table.row.owner != user.id:
        return answer_page(request, 403)
    if table.game is None:
        await site.hall.start(table)
    return see_other(f"/tables/{game}")


# --- the table ------------------------------------------------------------------------------------


@get("/tables/{game:str}")
async def table_page(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """The table, or its chairs before it has started."""
    site = Site.of(request)
    user = await site.user(request)
    table = await site.hall.table(game)
    viewer = viewer_of(table, user)
    if viewer is None:
        language = language_of(request, user)
        return answer_page(request, 403, t("web-only-seats", language))
    language = language_of(request, user)
    if table.game is None and table.row.settings.get("follows"):
        await site.hall.start(table)  # the server was stopped just before
    if user is not None and viewer != codes.PUBLIC:
        table.presence.asked(user.id)
    table.look_for_absence()
    if table.game is None:
        return await lobby.page(site, request, table, user, language)
    waiting = len(await wishes.waiting_tables(site, user, table.id))
    return await _board_page(request, table, viewer, language, user, waiting=waiting)


async def _board_page(
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
    table.talk.hear(user)
    async with table.lock:
        sheet = table.sheet_now(viewer, language, user.id if user else None)
        assert table.game is not None
        view = table.game.view(table.eye(viewer))
        title = table.title(viewer, language)
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
        edition=pages.edition_of(table.row.settings, language),
        ruleset=ruleset,
        players=view.players,
        powers=books.powers(view.creatures, ruleset, language, view.options),
        helps=help_sheets.sheets(view, language),
        waits=table.is_running
        and (decision is None or decision.player != view.viewer or table.is_stood_in(view.viewer))
        and "curtain" not in shown["version"],
        is_shared=table.hot is not None,
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


@post("/tables/{game:str}/chat")
async def say(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Say something to those who sit at the table, or to the other spectators."""
    site = Site.of(request)
    user = await site.user(request)
    table = await site.hall.table(game)
    viewer = viewer_of(table, user)
    if user is None or viewer in (None, HOT) or table.game is None:
        return answer_page(request, 403)
    if not table.is_talking:
        return _told(request, t("web-talk-off", language_of(request, user)), 403)
    form = await _form(request)
    if form.get("phrase"):
        await table.talk.say_phrase(user.id, viewer, form["phrase"])
    else:
        await table.talk.say(user.id, viewer, form.get("text", ""))
    table.changed(wake=False)
    if not is_htmx(request):
        return see_other(f"/tables/{game}")
    return Response(None, status_code=204)


@post("/tables/{game:str}/actions")
async def act(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Play an action, or several, or take back; see docs/web.md for what may come back."""
    site = Site.of(request)
    user = await site.user(request)
    table = await site.hall.table(game)
    viewer = viewer_of(table, user)
    if user is None or viewer in (None, codes.PUBLIC) or table.game is None:
        return answer_page(request, 403)
    language = language_of(request, user)
    form = await _form(request)
    table.presence.asked(user.id)
    sure = form.get("sure", "")
    text, version = sure or form.get("action", ""), form.get("version", "")
    asks = wishes.wishes_of(user).asks and not sure
    if asks and text != "undo" and not text.startswith(SIT):
        asked = await _asked_first(request, table, viewer, language, text, version)
        if asked is not None:
            return asked
    if not text or not version:
        return await _refused(request, table, user, language, 400)
    try:
        await table.answer(user.id, text, version, form.get("key", ""))
    except Stale:
        return await _refused(request, table, user, language, 409)
    except HarenaError as error:
        if isinstance(error, (Unknown,)):
            raise
        return await _refused(request, table, user, language, 422)
    if not is_htmx(request):
        return see_other(f"/tables/{game}")
    state = live.state_of(await table.sheet(viewer, language, user.id))
    return Response(None, status_code=204, headers={"harena-state": state})


async def _asked_first(
    request: Request[Any, Any, Any],
    table: Table,
    viewer: int | None,
    language: str,
    text: str,
    version: str,
) -> Response[str] | None:
    """For those who want to be asked before they act: what they are about to do, and a button.

    None where the action cannot be played anyway, or answers an older board.
    """
    async with table.lock:
        assert table.game is not None
        assert viewer is not None
        seat = table.eye(viewer)
        if seat >= table.game.players or version != table.version(seat):
            return None
        texts = controls.words_of(table.game, seat, text, language)
    if not texts:
        return None
    values = {"texts": texts, "action": text, "version": version, "table": table.id}
    if not is_htmx(request):
        return show(request, "confirm.html", language, **values)
    notice = rendering.page("confirm_notice.html", language, values)
    said = f'<hx-partial hx-target="#notice" hx-swap="innerHTML">{notice}</hx-partial>'
    headers = {"cache-control": "no-store"}
    return Response(said, status_code=200, media_type=MediaType.HTML, headers=headers)


async def _refused(
    request: Request[Any, Any, Any], table: Table, user: User, language: str, status: int
) -> Response[str]:
    """Why not, and the board as it is now."""
    words = t("web-stale" if status == 409 else "web-refused", language)
    viewer = viewer_of(table, user)
    assert viewer is not None
    if not is_htmx(request):
        return await _board_page(request, table, viewer, language, user, words, status)
    sheet = await table.sheet(viewer, language, user.id)
    return Response(
        _notice(words, language) + live.message(None, sheet),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store", "harena-state": live.state_of(sheet)},
    )


def _notice(words: str, language: str) -> str:
    """A notice for the page that asks."""
    notice = rendering.page("notice.html", language, {"text": words})
    return f'<hx-partial hx-target="#notice" hx-swap="innerHTML">{notice}</hx-partial>'


def _told(request: Request[Any, Any, Any], words: str, status: int) -> Response[str]:
    """Why something was not done, where the board is not concerned."""
    if not is_htmx(request):
        return answer_page(request, status, words)
    return Response(
        _notice(words, language_of(request)),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store"},
    )


async def pieces_of(
    table: Table, viewer: int, language: str, user: User | None, page: str = ""
) -> board.Sheet:
    """The pieces that a page of this table shows: the board, the chairs, the bar at the end."""
    if page == "end" and table.game is not None:
        return {"bar": company_pages.bar(table, table.eye(viewer), language)}
    if table.game is None:
        return lobby.sheet(table, language)
    return await table.sheet(viewer, language, user.id if user else None)


@get("/tables/{game:str}/board")
async def board_pieces(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """All pieces, for a page that has missed something."""
    site = Site.of(request)
    user = await site.user(request)
    table = await site.hall.table(game)
    viewer = viewer_of(table, user)
    if viewer is None:
        return answer_page(request, 403)
    table.talk.hear(user)
    page = request.query_params.get("page", "")
    sheet = await pieces_of(table, viewer, language_of(request, user), user, page)
    return Response(
        live.message(None, sheet),
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store", "harena-state": live.state_of(sheet)},
    )


@get("/tables/{game:str}/stream")
async def stream(request: Request[Any, Any, Any], game: FromPath[str]) -> ASGIApp:
    """The changes of a table, as a stream of server-sent events."""
    site = Site.of(request)
    user = await site.user(request)
    table = await site.hall.table(game)
    viewer = viewer_of(table, user)
    if viewer is None:
        return refusal(403)
    if site.streams.is_ending.is_set():
        return refusal(503)
    known = request.headers.get("last-event-id") or request.query_params.get("state", "")
    language = language_of(request, user)
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
        if known == state:
            yield live.event("", state, "same")
        else:
            text = live.message(None, sheet) + _title(table, viewer, language, page)
            yield live.event(text, state)
        async for _ in listener:
            # A stream shows one viewer's page; whoever is somebody else now must ask for his own.
            is_other = listener.is_over or viewer_of(table, user) != viewer
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

    token = site.session(request)
    listener = live.Listener(user.id if user else None, handle_of(token) if token else "")
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    return live.Stream(
        site.streams, listener, table, changes(listener), site.settings.beat, is_packed=is_packed
    )


def refusal(status: int) -> ASGIApp:
    """An empty answer."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return answer


def _title(table: Table, viewer: int, language: str, page: str) -> str:
    if table.game is None or page:
        return ""
    words = table.title(viewer, language)
    return f"<title>{rendering.sentence(words)} · Harena</title>"


# --- the end --------------------------------------------------------------------------------------


@get("/tables/{game:str}/end")
async def end_page(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """How a game ended."""
    site = Site.of(request)
    user = await site.user(request)
    table = await site.hall.table(game)
    viewer = viewer_of(table, user)
    language = language_of(request, user)
    if viewer is None:
        return answer_page(request, 403, t("web-only-seats", language))
    if table.game is None or not table.game.is_over:
        return see_other(f"/tables/{game}")
    async with table.lock:
        view = table.game.view(table.eye(viewer))
        drawn = chart.values(table.game)
        bar = company_pages.bar(table, table.eye(viewer), language)
    rows = await series.standings(site, table)
    if user is not None and viewer != codes.PUBLIC:
        table.presence.asked(user.id)
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
    site = Site.of(request)
    user = await site.user(request)
    table = await site.hall.table(game)
    if viewer_of(table, user) is None or table.game is None or not table.game.is_over:
        return answer_page(request, 403)
    bots = [chair.bot for chair in table.chairs]
    async with table.lock:
        text = Record.of(table.game, bots).dumps()
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="harena-{game}.json"'},
    )
