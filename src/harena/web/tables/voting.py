"""Votes: that a bot plays for somebody who is away, that the game ends, that there is another one.

Each is called by whoever holds the table's lock, but for `settle_again`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.errors import IllegalAction
from harena.store import Changes, NewEvent
from harena.web.tables import counting, standing_in
from harena.web.tables.company import NOBODY, Vote, note

if TYPE_CHECKING:
    from harena.web.tables.table import Table


async def vote(table: Table, seat: int, what: str, about: int = NOBODY, *, is_yes: bool) -> None:
    """Note what a seat wants. Raises IllegalAction where nothing can be voted on."""
    company = table.company
    if seat not in counting.players_themselves(table):
        raise IllegalAction("a bot plays this seat: take it back first")
    if what == "bot":
        may = counting.may_vote_out(table, about) and about != seat
    elif what == "cancel":
        may = table.is_running
    else:
        may = what == "again" and table.has_ended and not company.next_game
    if is_yes and not may:
        raise IllegalAction(f"'{what}': there is nothing to vote on")
    wish = Vote(what, about, seat)
    if company.has_voted(what, seat, about) == is_yes:
        return
    data = {"what": what, "about": about, "yes": is_yes}
    await note(table, [NewEvent("vote", player=seat, data=data)])
    company.voted(wish, is_yes=is_yes)


def may_settle(table: Table) -> bool:
    """Whether enough have voted for a bot: also because somebody whose word counted has gone."""
    about = {one.about for one in table.company.votes if one.what == "bot"}
    return any(
        counting.may_vote_out(table, seat) and counting.is_carried(table, "bot", seat)
        for seat in about
    )


async def settle_again(table: Table) -> None:
    """The same as `settle`, for who does not hold the lock."""
    async with table.lock:
        await settle(table)
    table.changed()


async def settle(table: Table) -> None:
    """Let bots play where enough have voted for it."""
    for about in sorted({one.about for one in table.company.votes if one.what == "bot"}):
        if counting.may_vote_out(table, about) and counting.is_carried(table, "bot", about):
            await standing_in.give_to_bot(table, about, "vote")


async def cancel_if_all_agree(table: Table) -> None:
    """End the game without a result if everybody has now said so.

    Asked only when somebody says so: that one more has left must not end the game for him.
    """
    if table.is_running and counting.is_carried(table, "cancel"):
        await note(table, [NewEvent("cancel")], Changes(status="cancelled"))
        table.company.is_cancelled = True
        table.company.times = table.company.times._replace(seat=None, since=None, due=None)
