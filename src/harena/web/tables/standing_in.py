"""A chair goes to a bot that stands in, and back: somebody left, is away, or his time is up.

The chair and the event that tells of it are one transaction. `give_to_bot` and `take_back` are
called by whoever holds the table's lock; the others take it.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

from harena.store import NewEvent
from harena.store import events as log
from harena.store import seats as chairs_
from harena.web.tables import clock, company, counting

if TYPE_CHECKING:
    from harena.store import Appended, Transaction
    from harena.web.tables.table import Table

STANDING_IN: Final = "greedy"
"""The bot that stands in for a player."""


async def give_to_bot(table: Table, seat: int, why: str) -> bool:
    """Let a bot play a seat until its player takes it back; whether anything had to be done."""
    chair = table.chairs[seat]
    if not table.is_running or chair.user is None or chair.bot is not None:
        return False
    await _seat(table, seat, STANDING_IN, why)
    return True


async def take_back(table: Table, seat: int, *, is_other: bool = False) -> bool:
    """Let a chair's user play it himself; whether anything had to be done.

    `is_other`: he is not the one who played it before.
    """
    chair = table.chairs[seat]
    if chair.user is None or chair.bot is None:
        return False
    await _seat(table, seat, None, "other" if is_other else "")
    return True


async def _seat(table: Table, seat: int, bot: str | None, why: str) -> None:
    game = table.game
    assert game is not None
    chairs = table.chairs
    old = list(chairs)
    moved = table.screen_of(seat)  # those who share a screen come and go together
    for one in moved:
        chairs[one] = replace(old[one], bot=bot)  # who is timed follows from it
    try:
        data = {"bot": bot, "why": why} if why else {"bot": bot}
        events = [NewEvent("seat", player=one, data=data) for one in moved]
        times, new = clock.timed(table, game, events)
        waits = clock.waits_for(table, game, times) if table.is_running else None

        def work(tx: Transaction) -> Appended:
            done = log.append(tx, table.id, table.seq, new, pending=waits)
            for one in moved:
                if old[one].user is None:
                    chairs_.clear(tx, table.id, one, bot=bot)
                else:
                    chairs_.stand_in(tx, table.id, one, bot)
            return done

        done = await table.stored(table.store.write(work))
    except BaseException:
        if table.chairs is chairs:  # not read anew meanwhile
            chairs[:] = old
        raise
    table.seq = done.seq
    table.company.times = times
    for one in moved:
        table.company.seated(one, bot, why, game)


async def come_back(table: Table, seat: int) -> None:
    """A player is here again: what was voted about his absence is void, also after a restart."""
    async with table.lock:
        if any(one.about == seat for one in table.company.votes):
            await company.note(table, [NewEvent("back", player=seat)])
            table.company.came_back(seat)
    table.changed(wake=False)


async def replace_absent(table: Table, seat: int) -> None:
    """Let a bot play for somebody who has long been away, if he still is."""
    async with table.lock:
        if seat in counting.long_away(table):
            await give_to_bot(table, seat, "away")
    table.changed()


async def time_is_up(table: Table, seat: int, now: datetime) -> bool:
    """Act on a deadline, unless the turn has been played meanwhile; whether a bot was seated."""
    async with table.lock:
        times, game = table.company.times, table.game
        if game is None or game.decision is None or times.due is None or times.due > now:
            return False
        if times.seat != seat or game.decision.player != seat:
            return False
        done = await give_to_bot(table, seat, "time")
    if done:
        table.changed()
    return done
