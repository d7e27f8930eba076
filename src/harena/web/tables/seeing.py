"""As whom somebody may look at a table, and in which language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.rules import codes
from harena.web.tables.hotseat import HOT, LANGUAGES

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


def reader_of(table: Table, viewer: int | None) -> int | None:
    """Who reads a shared screen: for whom the curtain is down, else who sits in front; or None."""
    if viewer != HOT or table.hot is None or not table.is_running:
        return None
    awaited = table.awaited()
    return table.hot.front if awaited is None else awaited


def language_at(table: Table, viewer: int | None, usual: str) -> str:
    """The language of a table's pages: at a shared screen its reader's, if he has chosen one."""
    reader = reader_of(table, viewer)
    if table.hot is None or reader is None:
        return usual
    return table.hot.languages.get(reader, usual)


async def choose_language(table: Table, viewer: int | None, language: str) -> bool:
    """Let whoever reads a shared screen have this language for himself; False elsewhere."""
    reader = reader_of(table, viewer)
    if table.hot is None or reader is None:
        return False
    chosen = {**table.hot.languages, reader: language}
    await table.change_settings({LANGUAGES: {str(seat): word for seat, word in chosen.items()}})
    table.hot.languages = chosen
    table.changed(wake=False)
    return True
