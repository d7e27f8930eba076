"""Routes that make a table and let its game begin."""

from __future__ import annotations

import functools
import random
from typing import Any

from litestar import Request, Response, post
from litestar.params import FromPath

from harena.bots import BOTS
from harena.locale import t
from harena.store import NewSeat, new_id
from harena.web.access.newcomers import SENT_TWICE, creation_key
from harena.web.access.sessions import session_cookie
from harena.web.routes import pages, setup, wishes
from harena.web.routes.joining import guest_of
from harena.web.site import Site, answer_page, language_of, see_other


@post("/tables")
async def create(request: Request[Any, Any, Any]) -> Response[Any]:
    """A new table: against bots it starts at once, with friends it waits for them."""
    site = Site.of(request)
    form = await request.form()
    wanted = setup.read(form)
    here = await site.user(request)
    language = language_of(request, here)
    if wanted.kind == "bots" and not wanted.name.strip():  # alone one need not say who one is
        wanted = wanted._replace(name=t("web-guest-name", language))
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
    make = functools.partial(
        site.hall.make,
        user.id,
        wanted.ruleset,
        [chair for chair, _ in sitting],
        creatures=wanted.creatures,
        pace=wanted.pace,
        is_public=wanted.is_public,
        more={
            "eight": sorted(wanted.eight) if wanted.creatures == "chosen" else None,
            "options": setup.options_of(wanted),
            "hot_seat": shared if others else None,
            **setup.company_of(wanted),
        },
        series=new_id() if wanted.games != "1" else None,
    )
    game = await make(key=creation_key(key, *wanted))
    if site.now() - game.created > SENT_TWICE:
        game = await make(key=None)
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
