"""Finds by query what has fallen due, and lets bots play on where a player's time is up.

Also sees who has gone from the tables in use.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from harena.web.tables.standing_in import time_is_up

if TYPE_CHECKING:
    from harena.web.tables.hall import Hall

LOG = logging.getLogger("harena.web")
EVERY: Final = 1.0
"""Seconds between two looks."""
AT_ONCE: Final = 100
PUT_OFF: Final = timedelta(seconds=20)
"""How long a deadline that came to nothing is not looked at again, while the game stands still."""


class Timekeeper:
    """Watches the deadlines of all tables, those in memory and those only in the store.

    While the server stood still nobody could play: what fell due then, or falls due right after
    the start, has `lenience` seconds more.
    """

    def __init__(self, hall: Hall, lenience: float) -> None:
        self._hall = hall
        self._clock = hall.settings.clock
        self._from = self._clock() + timedelta(seconds=lenience)
        self._put_off: dict[tuple[str, int, int], datetime] = {}

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.look()
            except Exception:  # whatever it was, the next look may succeed
                LOG.exception("looking for deadlines failed")
            await asyncio.sleep(EVERY)

    async def look(self) -> int:
        """Act on everything that is due, and on absence; on how many seats a time was up."""
        now = self._clock()
        for table in self._hall.loaded():
            if table.presence.listeners:
                try:
                    table.look_for_absence()
                except Exception:  # whatever it was, it concerns no other table
                    LOG.exception("who is away from table %s was not seen", table.id)
        if now < self._from:
            return 0
        count = 0
        broken = self._hall.broken
        self._put_off = {entry: until for entry, until in self._put_off.items() if until > now}
        # Those that come to nothing stay in the store: without more they would keep out the others.
        limit = AT_ONCE + len(broken) + len(self._put_off)
        for due in await self._hall.store.due(now, limit=limit):
            entry = due.game, due.seq, due.seat
            if due.game in broken or entry in self._put_off:
                continue
            is_done = False
            try:
                table = await self._hall.table(due.game)
                is_done = await time_is_up(table, due.seat, now)
            except Exception:  # whatever it was, it concerns no other table
                LOG.exception("the deadline of table %s was not acted on", due.game)
            if not is_done:
                self._put_off[entry] = now + PUT_OFF
            count += is_done
        return count
