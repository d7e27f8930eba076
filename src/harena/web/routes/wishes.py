"""What a viewer wishes for himself: the pace of bots, being asked before he acts, sounds.

Also where he is waited for: always asked of the store, so that a turn already played is not told.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, Response, get, post
from litestar.enums import MediaType

from harena.store import users
from harena.web import rendering
from harena.web.routes.visit import guest
from harena.web.site import Site, is_htmx, own_path, see_other
from harena.web.tables.pace import PACES

if TYPE_CHECKING:
    from harena.store import Transaction, User


class Wishes(NamedTuple):
    """A viewer's settings; "" for a pace not chosen."""

    pace: str = ""
    asks: bool = False
    sound: bool = False


def wishes_of(user: User | None) -> Wishes:
    """What a user has chosen."""
    kept = {} if user is None else user.settings
    pace = kept.get("pace")
    return Wishes(
        pace if pace in PACES else "", kept.get("asks") is True, kept.get("sound") is True
    )


def keep(tx: Transaction, user: str, wishes: dict[str, Any]) -> None:
    """Keep some settings of a user beside his others."""
    kept = users.get(tx, user).settings
    users.change(tx, user, settings={**kept, **wishes})


async def store_pace(site: Site, user: str, pace: str) -> None:
    """Keep the pace that somebody chose, and let the tables where he sits know."""
    await site.store.write(functools.partial(keep, user=user, wishes={"pace": pace}))
    _tell(site, user, pace)


def _tell(site: Site, user: str, pace: str) -> None:
    for table in site.hall.loaded():
        if table.seat_of(user) is not None:
            table.wishes[user] = pace
            table.runner.hurry()


@post("/wishes")
async def change(request: Request[Any, Any, Any]) -> Response[Any]:
    """Other settings, from now on and at every table."""
    site, user, language = await guest(request)
    form = await request.form()
    wanted: dict[str, Any] = {
        "asks": form.get("asks") == "yes",
        "sound": form.get("sound") == "yes",
    }
    pace = str(form.get("pace", ""))
    if pace in PACES:
        wanted["pace"] = pace
    await site.store.write(functools.partial(keep, user=user.id, wishes=wanted))
    if pace in PACES:
        _tell(site, user.id, pace)
    path = own_path(str(form.get("next", "/")))
    if is_htmx(request):
        values = {"wishes": Wishes(pace, wanted["asks"], wanted["sound"]), "here": path}
        html = rendering.page("wishes.html", language, {**values, "saved": True})
        said = f'<hx-partial hx-target="#wishes" hx-swap="outerMorph">{html}</hx-partial>'
        headers = {"cache-control": "no-store"}
        return Response(said, status_code=200, media_type=MediaType.HTML, headers=headers)
    return see_other(path)


# --- where one is waited for ----------------------------------------------------------------------


async def waiting_tables(site: Site, user: User | None, but: str = "") -> list[str]:
    """The games that wait for a user, the longest wait first, without the one he looks at.

    Without those that cannot be played either: for them nobody can do anything.
    """
    if user is None:
        return []
    waiting = [due.game for due in await site.store.waiting_for(user.id) if due.game != but]
    return [game for game in waiting if not await site.hall.is_broken(game)]


@get("/next")
async def next_table(request: Request[Any, Any, Any]) -> Response[None]:
    """To the game that has waited longest; to the start page if none does any more."""
    site = Site.of(request)
    user = await site.user(request)
    games = await waiting_tables(site, user, request.query_params.get("but", ""))
    return see_other(f"/tables/{games[0]}" if games else "/")


@get("/waiting")
async def waiting(request: Request[Any, Any, Any]) -> Response[dict[str, int]]:
    """How many other games wait for whoever asks, for the script of a page."""
    site = Site.of(request)
    user = await site.user(request)
    games = await waiting_tables(site, user, request.query_params.get("but", ""))
    return Response({"waiting": len(games)}, headers={"cache-control": "no-store"})
