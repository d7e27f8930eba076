"""Routes that show the past: replays, looking back in a running game, moments shared by a link.

A replay is for a viewer: a seat's own view or the public one; all hands only after the end. Pages
of the past have no controls that act on the game they show.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.types import ASGIApp

from harena.locale import t
from harena.rules import codes
from harena.store import Unfit
from harena.web import rendering
from harena.web.pieces import board, help_sheets, past, rulebook
from harena.web.pieces.piece import Sheet
from harena.web.routes import streams
from harena.web.routes.visit import Visit, visit
from harena.web.site import answer_page, is_htmx, see_other, show
from harena.web.tables import live
from harena.web.tables.seeing import viewer_of

if TYPE_CHECKING:
    import harena
    from harena.store import User
    from harena.web.tables.table import Table


class Look(NamedTuple):
    """Whose view of the past is shown, and which step of it."""

    who: int
    step: int


def word_of(who: int) -> str:
    """A view as addresses name it: public, all, or a seat from 1."""
    return {codes.PUBLIC: "public", past.ALL: "all"}.get(who, str(who + 1))


def read_who(text: str) -> int:
    """The opposite. Raises Unfit."""
    if text in ("public", "all"):
        return codes.PUBLIC if text == "public" else past.ALL
    if text in ("1", "2", "3", "4", "5"):
        return int(text) - 1
    raise Unfit(f"{text!r} is no view: public, all or the number of a seat")


def read_step(text: str) -> int:
    """A step's number. Raises Unfit."""
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise Unfit(f"{text!r} is no step")
    return int(text)


def offered(game: harena.Game, viewer: int) -> tuple[int, ...]:
    """The views of the past that somebody who looks as `viewer` may have."""
    if game.is_over:
        return (*range(game.players), codes.PUBLIC, past.ALL)
    return (viewer, codes.PUBLIC) if viewer < game.players else (codes.PUBLIC,)


def as_they_were(table: Table) -> tuple[board.Sitter, ...]:
    """Who sat where, without whether they are here now."""
    assert table.game is not None
    return tuple([
        board.Sitter(name, None if chair.user else chair.bot, is_past=True)
        for name, chair in zip(table.game.names, table.chairs, strict=True)
    ])  # fmt: skip


# --- pages ----------------------------------------------------------------------------------------


def look_of(request: Request[Any, Any, Any], game: harena.Game, viewer: int) -> Look | None:
    """What an address asks to see; None if that is not for this viewer. Raises Unfit."""
    asked = request.query_params
    views = offered(game, viewer)
    who = read_who(asked["as"]) if asked.get("as") else viewer if viewer in views else views[0]
    if who not in views:
        return None
    step = read_step(asked["step"]) if asked.get("step") else 0 if game.is_over else 10**6
    return Look(who, step)


@get("/tables/{game:str}/replay")
async def replay_page(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """The past of a game, step by step, for whoever may look at the table."""
    _, user, table, viewer, language = await visit(request, game)
    if viewer is None:
        return answer_page(request, 403, t("web-only-seats", language))
    if table.game is None:
        return see_other(f"/tables/{game}")
    look = look_of(request, table.game, viewer)
    if look is None:
        return answer_page(request, 403, t("web-past-not-yours", language))

    def address(step: int, who: int = look.who) -> str:
        return f"/tables/{game}/replay?as={word_of(who)}&step={step}"

    is_over = table.game.is_over
    return await past_page(
        request,
        table,
        look,
        language,
        address,
        views=[(who, address) for who in offered(table.game, viewer)],
        may_share=is_over and user is not None and look.who in may_share(table, user),
        may_try=is_over,
        own=viewer if viewer < table.game.players else None,
    )


async def past_page(
    request: Request[Any, Any, Any],
    table: Table,
    look: Look,
    language: str,
    address: Callable[..., str],
    *,
    views: list[tuple[int, Callable[..., str]]],
    may_share: bool = False,
    may_try: bool = False,
    own: int | None = None,
    is_shared: bool = False,
) -> Response[str]:
    """A page of the past; for the script only its pieces."""
    eye = codes.PUBLIC if look.who == past.ALL else look.who
    async with table.lock:
        game = table.game
        assert game is not None
        all_steps = past.steps(game, eye)
        step = past.nearest(look.step, all_steps)
        now = game.events(eye)
        then = game.at(all_steps[step].actions)
        is_over = game.is_over
        whole = game.view(eye)
        sitters = as_they_were(table)
    view = then.view(eye)
    names = [rendering.named(name) for name in game.names]
    seen = seen_by(look.who, names, language)
    made = past.bar(view, all_steps, step, past.turns(now, all_steps), address, seen, language)
    sheet = past.sheet(view, sitters, made, language)
    if look.who == past.ALL:
        sheet["hands"] = past.hands(then, language)
    heading = t("ui-replay-title" if is_over else "web-past-title", language)
    present = "" if is_shared else f"/tables/{table.id}" + ("/end" if is_over else "")
    sheet["past-side"] = str(
        rendering.parts(language, "replay_side.html").side(
            table=table.id,
            step=step,
            present=present,
            who=word_of(look.who),
            views=[
                (_short(who, names, language), to(step, who), who == look.who) for who, to in views
            ],
            may_share=may_share,
            may_try=may_try,
            is_over=is_over and not is_shared,
            key=secrets.token_urlsafe(9),
            players=list(enumerate(game.names)),
            seat=look.who if look.who in range(game.players) else own or 0,
        )
    )
    if is_htmx(request):
        title = f"<title>{heading} · Harena</title>"
        return Response(
            live.message(None, sheet) + title,
            media_type=MediaType.HTML,
            headers={"cache-control": "no-store"},
        )
    if not is_over:
        sheet["newer"] = past.newer(step, len(all_steps) - 1, f"/tables/{table.id}", language)
    return show(
        request,
        "replay.html",
        language,
        here=address(step),
        table=table.id,
        heading=heading,
        seen_by=seen,
        sheet=sheet,
        edition=t(f"edition-{view.ruleset}", language),
        ruleset=view.ruleset,
        players=view.players,
        powers=rulebook.powers(view.creatures, view.ruleset, language, view.options),
        helps=help_sheets.sheets(view, language),
        moments=[
            (mark.text, address(mark.step)) for mark in past.moments(whole, all_steps, language)
        ],
        stream="" if is_over else f"/tables/{table.id}/replay/{word_of(look.who)}/{step}",
        state=live.state_of({"newer": sheet.get("newer", "")}),
        is_over=is_over,
        is_shared=is_shared,
        present=present,
    )


def seen_by(who: int, names: list[str], language: str) -> str:
    """Whose view it is, in words."""
    if who == past.ALL:
        return t("web-past-all", language)
    if who == codes.PUBLIC:
        return t("ui-replay-viewer-public", language)
    return t("ui-replay-viewer", language, player=names[who])


def _short(who: int, names: list[str], language: str) -> str:
    """The same below a heading that says the rest."""
    if who == codes.PUBLIC:
        return t("web-past-spectator", language)
    return t("web-past-all", language) if who == past.ALL else names[who]


# --- a running game moves on ----------------------------------------------------------------------


async def _newer(table: Table, who: int, step: int, language: str) -> Sheet:
    """The one piece of a page of the past that changes by itself."""
    async with table.lock:
        assert table.game is not None
        last = len(past.steps(table.game, who)) - 1
    return {"newer": past.newer(step, last, f"/tables/{table.id}", language)}


async def _looking_back(
    request: Request[Any, Any, Any], game: str, who: str
) -> tuple[Visit, int] | None:
    """Who asks at which table, and the view, if that view is for him."""
    at = await visit(request, game)
    eye = read_who(who)
    if at.viewer is None or at.table.game is None or eye not in offered(at.table.game, at.viewer):
        return None
    return at, codes.PUBLIC if eye == past.ALL else eye


@get("/tables/{game:str}/replay/{who:str}/{step:str}/board")
async def newer_piece(
    request: Request[Any, Any, Any], game: FromPath[str], who: FromPath[str], step: FromPath[str]
) -> Response[str]:
    """How many steps there are by now after the one that is read."""
    found = await _looking_back(request, game, who)
    if found is None:
        return answer_page(request, 403)
    at, eye = found
    sheet = await _newer(at.table, eye, read_step(step), at.language)
    return Response(
        live.message(None, sheet),
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store", "harena-state": live.state_of(sheet)},
    )


@get("/tables/{game:str}/replay/{who:str}/{step:str}/stream")
async def newer_stream(
    request: Request[Any, Any, Any], game: FromPath[str], who: FromPath[str], step: FromPath[str]
) -> ASGIApp:
    """The same, whenever it changes: the reader is told, and stays where he is."""
    found = await _looking_back(request, game, who)
    if found is None:
        return streams.refusal(403)
    at, eye = found
    number = read_step(step)
    known = streams.known_state(request)

    async def changes(listener: live.Listener) -> AsyncIterator[bytes]:
        state = known
        while True:
            sheet = await _newer(at.table, eye, number, at.language)
            new = live.state_of(sheet)
            if new != state:
                yield live.event(live.message({"newer": ""}, sheet), new)
                state = new
            await anext(listener)
            if listener.is_over or viewer_of(at.table, at.user) is None:
                return

    return streams.answer(request, at, changes)


def may_share(table: Table, user: User | None) -> tuple[int, ...]:
    """The views that somebody may share: his own, the public one, all hands; after the end only."""
    if user is None or table.game is None or not table.game.is_over:
        return ()
    seat = table.seat_of(user.id)
    return (codes.PUBLIC, past.ALL) if seat is None else (seat, codes.PUBLIC, past.ALL)
