"""Routes by which people act at a table: they answer what is asked, and talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, post
from litestar.enums import MediaType
from litestar.params import FromPath

from harena.errors import IllegalAction, NotationError
from harena.locale import t
from harena.rules import codes
from harena.store import KeyReused, Unfit
from harena.web import rendering
from harena.web.pieces import controls
from harena.web.routes import wishes
from harena.web.routes.boards import board_page
from harena.web.routes.visit import visit
from harena.web.site import answer_page, is_htmx, see_other, show
from harena.web.tables import live
from harena.web.tables.hotseat import HOT, SIT
from harena.web.tables.seeing import viewer_of
from harena.web.tables.table import Stale
from harena.web.tables.talk import LONGEST

if TYPE_CHECKING:
    from harena.store import User
    from harena.web.tables.table import Table

Form = dict[str, str]


async def _form(request: Request[Any, Any, Any]) -> Form:
    return {name: str(value) for name, value in (await request.form()).items()}


@post("/tables/{game:str}/actions")
async def act(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Play an action, or several, or take back; see docs/web.md for what may come back."""
    _, user, table, viewer, language = await visit(request, game)
    if user is None or viewer in (None, codes.PUBLIC) or table.game is None:
        return answer_page(request, 403)
    form = await _form(request)
    sure = form.get("sure", "")
    ask, version = form.get("ask", ""), form.get("version", "")
    text = sure or ask or form.get("action", "")
    asks = not sure and (bool(ask) or wishes.wishes_of(user).asks)
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
    except (IllegalAction, NotationError, KeyReused):
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
    """What is about to be done, and a button, where one wants that or a slip would hurt.

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
    said = rendering.for_notice(rendering.page("confirm_notice.html", language, values))
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
        return await board_page(request, table, viewer, language, user, words, status)
    sheet = await table.sheet(viewer, language, user.id)
    return Response(
        rendering.notice(words, language) + live.message(None, sheet),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store", "harena-state": live.state_of(sheet)},
    )


@post("/tables/{game:str}/chat")
async def say(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Say something to those who sit at the table, or to the other spectators."""
    _, user, table, viewer, language = await visit(request, game)
    if user is None or viewer in (None, HOT) or table.game is None:
        return answer_page(request, 403)
    if not table.is_talking:
        return answer_page(request, 403, t("web-talk-off", language))
    form = await _form(request)
    if form.get("phrase"):
        await table.talk.say_phrase(user.id, viewer, form["phrase"])
    else:
        try:
            await table.talk.say(user.id, viewer, form.get("text", ""))
        except Unfit:
            return answer_page(request, 400, t("web-talk-unfit", language, count=LONGEST))
    table.changed(wake=False)
    if not is_htmx(request):
        return see_other(f"/tables/{game}")
    return Response(None, status_code=204)
