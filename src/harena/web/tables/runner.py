"""Lets the bots of a table move: one at a time, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import functools
import logging
import random
import time
from typing import TYPE_CHECKING, Final

from harena.bots import make_bot
from harena.rules import codes
from harena.store import StoreClosed
from harena.web.tables import counting, pace

if TYPE_CHECKING:
    from harena.players import Player
    from harena.view import Action, View
    from harena.web.tables.table import Table

LOG = logging.getLogger("harena.web")
THINKING: Final = 5.0
"""Seconds after which a bot that thinks too long is answered for."""
RETRY: Final = 0.5
MOST_RETRY: Final = 30.0
"""Seconds between two tries to move where the store refuses: twice as long each time, at most."""


class Runner:
    """The bots of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots: dict[tuple[int, str], Player] = {}
        self._task: asyncio.Task[None] | None = None
        self._look_again = asyncio.Event()
        self.is_waiting = False
        """Whether the bots stand still until somebody looks at the table."""

    def wake(self) -> None:
        """Let the bots go on if it is a bot's turn."""
        table = self._table
        self.is_waiting = table.is_running and counting.waits_for_people(table)
        if not table.is_running or self.is_waiting:
            return
        assert table.game is not None
        decision = table.game.decision
        if decision is None or table.bot_of(decision.player) is None:
            return
        if not self.is_busy:
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(self._done)

    def hurry(self) -> None:
        """Look again how long a pause is: somebody has changed his mind."""
        self._look_again.set()

    @property
    def is_busy(self) -> bool:
        """Whether bots are moving."""
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """Let no bot move any more."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        """What failed must not do so silently, and is tried again when somebody looks."""
        if not task.cancelled() and task.exception() is not None:
            LOG.error("the bots of a table stopped", exc_info=task.exception())
            self.is_waiting = True

    async def _run(self) -> None:
        table = self._table
        failed = 0
        while True:
            async with table.lock:
                game = table.game
                if game is None or not table.is_running or (decision := game.decision) is None:
                    return
                name = table.bot_of(decision.player)
                if name is None:
                    return
                if counting.waits_for_people(table):
                    self.is_waiting = True
                    return
                seq = table.seq
                view = game.view(decision.player)
                seen = game.view(codes.PUBLIC).decision is not None
            begin = time.monotonic()
            action = await self._think(name, decision.player, view)
            # Whoever is asked something the others do not know of answers at once: a pause would
            # tell them.
            if seen:
                await self._pause(begin, pace.share(decision.kind, action))
            async with table.lock:
                if table.seq != seq or table.bot_of(decision.player) is None:
                    continue
                try:
                    await table.commit(game, functools.partial(game.play, action))
                except StoreClosed:
                    return
                except Exception:  # a full disk, for one: the game must go on when it is over
                    LOG.exception("a bot at table %s could not move; it tries again", table.id)
                    failed += 1
                else:
                    failed = 0
            if failed:
                await asyncio.sleep(min(RETRY * 2 ** min(failed, 9), MOST_RETRY))
            else:
                table.changed(wake=False)

    async def _pause(self, begin: float, share: float) -> None:
        """Wait as long as the people at the table wish; they may change their minds meanwhile."""
        while True:
            self._look_again.clear()
            left = pace.seconds(self._table) * share - (time.monotonic() - begin)
            if left <= 0:
                await asyncio.sleep(0)
                return
            try:
                async with asyncio.timeout(left):
                    await self._look_again.wait()
            except TimeoutError:
                return

    async def _think(self, name: str, seat: int, view: View) -> Action:
        legal = view.legal_actions
        try:
            bot = self._bots.get((seat, name))
            if bot is None:
                bot = self._bots[seat, name] = make_bot(name)
            async with asyncio.timeout(THINKING):
                chosen = int(await asyncio.to_thread(bot.choose, view, legal))
            return next(action for action in legal if int(action) == chosen)
        except Exception:  # also a bot that is not known any more, or an answer that is none
            LOG.exception("bot %s at table %s did not answer", name, self._table.id)
            return random.choice(legal)
