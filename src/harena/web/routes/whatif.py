"""What if: a finished game goes on from one of its moments, at a new table and against bots.

The new game begins with the old one's actions up to there as its own events, so that nothing else
need know of it; its settings remember where it came from (`origin`), and it counts nowhere.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, post
from litestar.params import FromPath

import harena
from harena.locale import t
from harena.players import Chance
from harena.rules import codes
from harena.store import Changes, NewEvent, NewSeat, Pending, Unfit
from harena.store.events import append
from harena.store.games import create
from harena.web.access.newcomers import SENT_TWICE, creation_key
from harena.web.access.sessions import session_cookie
from harena.web.pieces import past
from harena.web.routes.joining import guest_of
from harena.web.routes.replay import read_step, read_who
from harena.web.routes.visit import visit
from harena.web.site import answer_page, see_other
from harena.web.tables.forced import go_on
from harena.web.tables.hall import FILLING
from harena.web.tables.table import Table

if TYPE_CHECKING:
    from harena.store import Store
    from harena.store.transaction import Transaction

AT_ONCE: Final = 500
"""Events of one append: a whole game may have more than the store takes together."""


@post("/tables/{game:str}/replay/try")
async def try_it(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Sit down in a finished game at one of its steps; bots play the others."""
    site, user, table, viewer, language = await visit(request, game)
    if viewer is None or table.game is None or not table.game.is_over:
        return answer_page(request, 403)
    form = await request.form()
    seat, step = read_who(str(form.get("seat", ""))), read_step(str(form.get("step", "")))
    if seat not in range(table.game.players):
        raise Unfit("there is no such seat")
    async with table.lock:
        all_steps = past.steps(table.game, codes.PUBLIC)
        step = past.nearest(step, all_steps)
        then = table.game.at(all_steps[step].actions)
    settings = settings_of(table, then, step)
    goes_on, events = begun_at(settings, then)
    if goes_on.is_over:
        return answer_page(request, 422, t("web-try-over", language))
    begun = ""
    if user is None:
        name = t("web-guest-name", language)
        user, begun = await guest_of(site, request, name, language, str(form.get("key", "")))
    chairs = [
        NewSeat(user=user.id) if chair.seat == seat else NewSeat(bot=chair.bot or FILLING)
        for chair in table.chairs
    ]
    key = creation_key(str(form.get("key", "")), "try", game, seat, step)
    new = await fork(site.store, settings, goes_on, events, chairs, user.id, key)
    await site.hall.table(new)
    answer = see_other(f"/tables/{new}")
    if begun:
        answer.set_cookie(session_cookie(begun, site.settings))
    return answer


def settings_of(table: Table, then: harena.Game, step: int) -> dict[str, Any]:
    """The settings of the new game: the old one's, and where it comes from."""
    old = table.row.settings
    return {
        "ruleset": old["ruleset"],
        "choice": old.get("choice", "random"),
        "pace": old.get("pace", "calm"),
        "names": list(then.names),
        "creatures": list(then.creatures),
        "options": old.get("options") or {},
        "origin": {"game": table.id, "step": step},
    }


def begun_at(settings: dict[str, Any], then: harena.Game) -> tuple[harena.Game, list[NewEvent]]:
    """A game that stands where `then` stands, gone on to the next decision, and its events."""
    game = Table.opening(settings)
    deciders: list[int] = []
    for action in then.history:
        decision = game.decision
        assert decision is not None
        deciders.append(decision.player)
        game.play(action)
    go_on(game, Chance(), deciders)
    return game, [
        NewEvent("action", player=player, action=int(action))
        for player, action in zip(deciders, game.history, strict=True)
    ]


async def fork(
    store: Store,
    settings: dict[str, Any],
    begun: harena.Game,
    events: list[NewEvent],
    chairs: list[NewSeat],
    owner: str,
    key: str | None,
) -> str:
    """A new running table with these events, in one transaction; its identifier."""
    decision = begun.decision
    assert decision is not None
    waits = Pending(decision.player)
    summary = {"names": list(begun.names)}

    def work(tx: Transaction) -> str:
        make = functools.partial(
            create, tx, settings, chairs, engine=harena.__version__, owner=owner, summary=summary
        )
        made = make(key=key)
        if made.seq and tx.now - made.created > SENT_TWICE:
            made = make(key=None)
        if made.seq:
            return made.id  # sent twice: it was done the first time
        for begin in range(0, len(events), AT_ONCE):
            append(tx, made.id, begin, events[begin : begin + AT_ONCE])
        running = Changes(status="running")
        append(tx, made.id, len(events), [], pending=[waits], changes=running)
        return made.id

    return await store.write(work)
