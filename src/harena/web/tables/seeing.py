"""As whom somebody may look at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.rules import codes
from harena.web.tables.hotseat import HOT

if TYPE_CHECKING:
    from harena.store import User
    from harena.web.tables.table import Table


def viewer_of(table: Table, user: User | None) -> int | None:
    """As whom somebody may look at a table: his seat, the spectator, or not at all (None).

    Where several share a screen it is HOT: what it shows changes with who sits before it. Whoever
    sits at their table without sharing it sees his own.
    """
    seat = table.seat_of(user.id if user else None)
    if seat is not None:
        return HOT if table.shares_screen(seat) else seat
    return codes.PUBLIC if table.row.visibility == "public" else None
