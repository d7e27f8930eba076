"""Who has gone from a table or come back since it was looked at last, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.web.tables import counting, standing_in, voting

if TYPE_CHECKING:
    from harena.web.tables.table import Table


def look(table: Table) -> None:
    """Show who has gone or come; votes count anew, bots stand in or may go on."""
    users = [chair.user for chair in table.chairs if chair.user is not None]
    away = frozenset(user for user in users if table.is_away(user))
    if table.presence.differs(away):
        table.runner.hurry()
        table.changed(wake=False)
        if table.is_running and voting.may_settle(table):
            table.soon(voting.settle_again(table))
    for seat in {vote.about for vote in table.company.votes if vote.what == "bot"}:
        user = table.chairs[seat].user
        if user is not None and table.presence.has_come(user):
            table.soon(standing_in.come_back(table, seat))
    for seat in counting.long_away(table):
        table.soon(standing_in.replace_absent(table, seat))
    if table.runner.is_waiting:
        table.wake()
