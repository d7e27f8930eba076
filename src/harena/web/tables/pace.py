"""How fast bots seem to think: each viewer's own wish; at a table, the calmest of those who play.

Spectators do not count, nor does who is away or has let a bot stand in: where nobody plays, bots
need not wait for anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harena.rules import codes

if TYPE_CHECKING:
    from harena.web.tables.table import Table

PACES: Final = {"instant": 0.0, "quick": 0.5, "calm": 1.3}
"""Seconds between two visible decisions of bots."""


def usual(table: Table) -> str:
    """The pace for those who have not chosen one: what the table was made with."""
    chosen = str(table.row.settings.get("pace"))
    return chosen if chosen in PACES else "calm"


def share(kind: str, action: int) -> float:
    """How much of a pause comes before an answer that all may see given.

    An answer about a bet is mostly followed by a card; a secret bet is the whole turn, and all are
    told of it as soon as it is made. Which card it is, or any other hidden thing, plays no part.
    """
    is_secret = codes.CARD_ACTION <= action < codes.COLUMN_ACTION
    return 0.5 if kind == "bet" and not is_secret else 1.0


def seconds(table: Table) -> float:
    """Seconds between two visible decisions of bots at this table now."""
    if table.settings.pace is not None:
        return table.settings.pace
    wishes = [
        PACES.get(table.wishes.get(chair.user, ""), PACES[usual(table)])
        for chair in table.chairs
        if chair.user is not None and chair.bot is None and not table.is_away(chair.user)
    ]
    if wishes:
        return max(wishes)
    return PACES[usual(table)] if table.presence.listeners else 0.0
