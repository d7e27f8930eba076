"""The application: its routes, its state, and what is shown when something is refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ControllerRouterHandler

from harena.errors import HarenaError, IllegalAction, NotationError, RecordError
from harena.locale import t
from harena.store import Pruned, Store, StoreBusy, StoreClosed, Unfit, Unknown
from harena.web import statics
from harena.web.access.forgetting import forget_name
from harena.web.access.guard import Guard
from harena.web.access.keys import key_file, load_key
from harena.web.access.newcomers import Newcomers
from harena.web.access.refusals import form_for
from harena.web.routes import (
    answers,
    boards,
    books,
    broken,
    company,
    ends,
    installed,
    joining,
    learn,
    making,
    me,
    moments,
    pages,
    people,
    replay,
    series,
    whatif,
    wishes,
)
from harena.web.site import (
    Nobody,
    Site,
    Stranger,
    answer_page,
    is_page,
    language_of,
    page_above,
    see_other,
    show,
)
from harena.web.tables.hall import FILLING, Broken, Hall
from harena.web.tables.live import Streams
from harena.web.tables.table import Stale
from harena.web.tables.timekeeper import Timekeeper

if TYPE_CHECKING:
    from harena.web.settings import Settings

FAULTS = logging.getLogger("harena.web")

ROUTES: tuple[ControllerRouterHandler, ...] = (
    pages.home,
    pages.credits_page,
    pages.change_language,
    pages.static_file,
    pages.favicon,
    pages.health,
    books.rules_list,
    books.questions_list,
    books.rules,
    books.short,
    books.questions,
    learn.learn_page,
    learn.lesson_page,
    learn.answer,
    installed.manifest,
    installed.offline,
    installed.worker,
    making.create,
    boards.table_page,
    answers.act,
    answers.say,
    boards.board_pieces,
    boards.stream,
    making.start,
    ends.end_page,
    ends.record,
    replay.replay_page,
    replay.newer_piece,
    replay.newer_stream,
    moments.share,
    moments.shared_links,
    moments.unshare,
    moments.moment,
    whatif.try_it,
    broken.remove,
    series.again,
    series.standings_page,
    company.act_in_company,
    wishes.change,
    wishes.next_table,
    wishes.waiting,
    joining.join_page,
    joining.join,
    joining.seat_page,
    joining.sit,
    *people.ROUTES,
    *me.ROUTES,
)


def make_app(settings: Settings) -> Guard:
    """The application, whose store is opened when the server starts."""
    statics.files()  # raises BrowserFilesMissing now rather than at the first page
    streams = Streams()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = settings.database()
        store = await Store.open(database, clock=settings.clock)
        try:
            key = await asyncio.to_thread(load_key, key_file(database))
            hall = Hall(store, settings)
            keeper = Timekeeper(hall, settings.lenience)
            app.state.site = Site(settings, store, hall, streams, keeper, key, Newcomers())
            resuming = asyncio.create_task(hall.resume())
            watching = asyncio.create_task(keeper.run())
            pruning = asyncio.create_task(prune_daily(hall))
            yield
            for task in (resuming, watching, pruning):
                task.cancel()
            await asyncio.gather(resuming, watching, pruning, return_exceptions=True)
            streams.end()
            await hall.close()
        finally:
            await store.close()

    inner = Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        openapi_config=None,
        request_max_body_size=64 * 1024,
        logging_config=None,
        exception_handlers={
            Unknown: not_found,
            Nobody: nobody,
            Stranger: forbidden,
            Unfit: not_understood,
            Broken: broken.told,
            Stale: outdated,
            StoreBusy: busy,
            StoreClosed: busy,
            NotationError: not_understood,
            IllegalAction: not_understood,
            RecordError: not_understood,
            HTTPException: http_error,
            Exception: fault,
        },
    )
    return Guard(inner, settings, streams)


async def prune_daily(hall: Hall) -> None:
    """Once a day, beginning some minutes after the start: delete guests unused for long."""
    await asyncio.sleep(300)
    while True:
        try:
            gone = await prune(hall)
            FAULTS.info("pruned: %s", gone)
        except HarenaError:
            FAULTS.exception("pruning failed")
        await asyncio.sleep(24 * 3600)


async def prune(hall: Hall) -> Pruned:
    """Delete guests unused for long, with what is theirs; nobody at a table notices but by it."""
    gone = await hall.store.prune(bot=FILLING, forget=forget_name)
    if gone.users or gone.games:
        await hall.look_again()
    return gone


def not_found(request: Request[Any, Any, Any], _: Exception) -> Response[str]:
    """No such game, link or chair."""
    return answer_page(request, 404)


def nobody(request: Request[Any, Any, Any], _: Exception) -> Response[str]:
    """Whoever asks is no guest, or not any more: what a guest would find there."""
    if form_for(request.headers) != "page":
        return answer_page(request, 403)
    return show(request, "me_nobody.html", language_of(request), 403)


def forbidden(request: Request[Any, Any, Any], _: Exception) -> Response[str]:
    """Whoever asks may not have this."""
    return answer_page(request, 403)


def not_understood(request: Request[Any, Any, Any], _: Exception) -> Response[str]:
    """A request that makes no sense."""
    return answer_page(request, 400)


def outdated(request: Request[Any, Any, Any], _: Exception) -> Response[str]:
    """The table has been changed by somebody else meanwhile."""
    return answer_page(request, 409, t("web-refused", language_of(request)))


def busy(request: Request[Any, Any, Any], _: Exception) -> Response[str]:
    """Too much to do, or stopping."""
    return answer_page(request, 503)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses.

    Whoever goes to an address that takes forms only (from a bookmark, or from the line of a browser
    that shows where he sent one) is led to the page that has the form.
    """
    if error.status_code >= 500:
        FAULTS.error("%s failed", request.method, exc_info=error)
    if error.status_code == 405:
        if request.method == "GET" and is_page(request):
            return see_other(page_above(request.url.path))
        answer = answer_page(request, 405)
        answer.headers.update(error.headers or {})
        return answer
    return answer_page(request, error.status_code)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[str]:
    """What should not have happened: always logged, never shown."""
    FAULTS.error("%s failed", request.method, exc_info=error)
    return answer_page(request, 500)
