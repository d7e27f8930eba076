"""Whose word counts at a table, how many must agree, and which chairs somebody else must play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harena.web.tables.company import NOBODY

if TYPE_CHECKING:
    from harena.web.tables.table import Table

PATIENCE: Final = 60.0
"""Seconds that somebody is away until a bot plays for him by itself, where the table wants that."""


def players_themselves(table: Table) -> tuple[int, ...]:
    """The seats of people that no bot stands in for."""
    return tuple(
        chair.seat for chair in table.chairs if chair.user is not None and chair.bot is None
    )


def present(table: Table) -> tuple[int, ...]:
    """Those of them who have a page of this table open."""
    return tuple(seat for seat in players_themselves(table) if not table.is_seat_away(seat))


def here(table: Table) -> tuple[int, ...]:
    """The seats of people who have a page open, whoever plays for them."""
    return tuple(
        chair.seat
        for chair in table.chairs
        if chair.user is not None and not table.is_away(chair.user)
    )


def voters(table: Table, what: str, about: int = NOBODY) -> tuple[int, ...]:
    """The seats whose word counts."""
    if what == "bot":
        return tuple(seat for seat in present(table) if seat != about)
    return players_themselves(table) if what == "cancel" else here(table)


def needed(table: Table, what: str, about: int = NOBODY) -> int:
    """How many must agree: more than half for a bot, all to cancel or to play again."""
    count = len(voters(table, what, about))
    return count // 2 + 1 if what == "bot" else max(count, 1)


def is_carried(table: Table, what: str, about: int = NOBODY) -> bool:
    """Whether enough of those whose word counts have said yes."""
    counted = set(voters(table, what, about)) & set(table.company.for_it(what, about))
    return len(counted) >= needed(table, what, about)


def may_vote_out(table: Table, seat: int) -> bool:
    """Whether the others may give a seat to a bot: its player is away, and no deadline waits."""
    clock = table.company.clock
    if not table.is_running or (clock is not None and clock.is_slow):
        return False
    return seat in players_themselves(table) and table.is_seat_away(seat)


def long_away(table: Table) -> tuple[int, ...]:
    """The seats that a bot takes without a vote, where the table was made so.

    Only while somebody else is here and waits, and never at games over days.
    """
    if table.row.settings.get("away") != "bot" or not present(table):
        return ()
    return tuple(
        seat
        for seat in players_themselves(table)
        if may_vote_out(table, seat) and table.seat_away_for(seat) > PATIENCE
    )


def forsaken(table: Table) -> tuple[int, ...]:
    """The chairs of a running game that nobody plays and nobody could: it would wait for ever.

    Chairs at a shared screen are nobody's as long as the one whose screen it is sits there.
    """
    if not table.is_running:
        return ()
    shared = table.hot_seats
    is_shared = any(table.chairs[seat].user is not None for seat in shared)
    return tuple(
        chair.seat
        for chair in table.chairs
        if chair.user is None and chair.bot is None and not (is_shared and chair.seat in shared)
    )


def waits_for_people(table: Table) -> bool:
    """Whether bots had better wait: nobody plays himself, for somebody's time was up.

    They would else finish a game over days before he looks again. Who has left may be played for,
    and who is here sees what they do and takes his seat when he likes.
    """
    if table.company.clock is None or players_themselves(table):
        return False
    if "time" not in table.company.whys.values():
        return False
    users = [chair.user for chair in table.chairs if chair.user is not None]
    return table.company.clock.is_slow or all(table.is_away(user) for user in users)
