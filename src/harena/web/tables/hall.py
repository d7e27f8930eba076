"""All tables in use: loaded from the store when somebody asks, made, started and let go again."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import operator
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import harena
from harena.errors import HarenaError
from harena.game import DEFAULT_NAMES, draw_creatures
from harena.notation import check_names
from harena.notation.players import NUMBERED, clipped, folded
from harena.rules import rulesets
from harena.store import NewSeat, StoreClosed, Unknown, events, users
from harena.web.tables.counting import forsaken
from harena.web.tables.table import Table
from harena.web.tables.talk import said_before

if TYPE_CHECKING:
    from harena.store import ChatLine, Game, GameLog, Store, Transaction, User
    from harena.store.values import Channel
    from harena.web.settings import Settings

T = TypeVar("T")

LOG = logging.getLogger("harena.web")
RESUMED: Final = 100_000
"""Tables at most whose bots go on by themselves after a start."""
KEPT: Final = 600.0
"""Seconds that a table nobody looks at stays in memory."""
BEGINNERS: Final = (
    "Amazon", "Colossus", "Daimon", "Ettin", "Magus", "Seraphim", "Troll", "Unicorn",
)  # fmt: skip
FILLING: Final = "greedy"
"""The bot that takes a chair which stays empty."""


class Broken(HarenaError):  # noqa: N818 (named by what is the case)
    """What the store holds of a table cannot be played."""

    def __init__(self, game: str, owner: str | None) -> None:
        super().__init__(f"table {game} cannot be played")
        self.game = game
        self.owner = owner
        self.is_host = False
        """Whether its owner asks."""


class Stored(NamedTuple):
    """All that the store knows of a table, as of one moment."""

    log: GameLog
    said: Mapping[Channel, Sequence[ChatLine]]
    people: Sequence[User]

    @classmethod
    def read(cls, tx: Transaction, game: str) -> Stored:
        """Read it, or Unknown: in one reading, for after a restart everybody comes at once."""
        return cls(events.load(tx, game), said_before(tx, game), users.of_game(tx, game))


class Hall:
    """The tables of one server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.broken: dict[str, str | None] = {}
        """Tables that cannot be played, with their owners; not tried again before the next start.
        """
        self._sound: set[str] = set()
        """Tables that were loaded since the start."""

    async def table(self, game: str) -> Table:
        """The table with that identifier. Raises Unknown, or Broken."""
        found = self._tables.get(game)
        if found is not None:
            return found
        lock = self._loading.setdefault(game, asyncio.Lock())
        try:
            async with lock:
                if game in self._tables:
                    return self._tables[game]
                if game in self.broken:
                    raise Broken(game, self.broken[game])
                stored = await self.store.read(functools.partial(Stored.read, game=game))
                self._let_go()
                table = self._made_of(stored)
                table.talk.know(stored.said)
                table.know_wishes(stored.people)
                await self._fill(table)
                self._tables[game] = table
                self._sound.add(game)
                table.wake()
                return table
        finally:
            if not lock.locked():
                self._loading.pop(game, None)

    def _made_of(self, stored: Stored) -> Table:
        """The table that a log tells of; whatever is wrong with a log concerns no other table."""
        game = stored.log.game.id
        try:
            return Table(self.store, stored.log, self.settings)
        except Exception as error:
            owner = self.broken[game] = stored.log.game.owner
            LOG.exception("table %s cannot be played: its log does not fit the rules", game)
            raise Broken(game, owner) from error

    async def is_broken(self, game: str) -> bool:
        """Whether a table cannot be played: found out by loading it, once after each start."""
        if game not in self._sound and game not in self.broken:
            with contextlib.suppress(Broken, Unknown):
                await self.table(game)
        return game in self.broken

    async def remove_broken(self, game: str) -> None:
        """Delete a table that cannot be played, for all. Raises Unknown if it is gone."""
        await self.store.remove_game(game)
        self.broken.pop(game, None)

    async def _fill(self, table: Table) -> None:
        """Let bots play chairs that nobody else will: of a screen, for one, whose owner is gone."""
        left = forsaken(table)
        for seat in left:
            await self.store.clear_seat(table.id, seat, bot=FILLING)
        if left:
            table.chairs = list(await self.store.seats_of(table.id))

    def loaded(self) -> Iterator[Table]:
        """The tables that are in memory."""
        return iter(tuple(self._tables.values()))

    async def resume(self) -> None:
        """Let the bots go on where they were when the server stopped.

        One table after another and beside everything else, for there may be many.
        """
        for due in await self.store.bot_turns(limit=RESUMED):
            try:
                await self.table(due.game)
            except StoreClosed:
                return
            except Broken:
                continue  # it was logged
            except Exception:  # whatever it was, the others go on
                LOG.exception("the bots of table %s do not go on", due.game)

    async def close(self) -> None:
        """Stop all bots."""
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    def hear(self, user: User) -> None:
        """Let every table know whom a user has muted now."""
        for table in self._tables.values():
            table.talk.hear(user)
            table.changed(wake=False)

    def browses(self, user: str) -> None:
        """Let the tables at which a user is know that he has gone to some page of this server."""
        for table in self._tables.values():
            if table.seat_of(user) is not None:
                table.presence.browses(user)

    def end_streams(self, user: str, *, but: str = "", only: str = "") -> None:
        """End the open streams of a user: of all his sessions, of all but one, or of one."""
        for table in self._tables.values():
            for listener in table.presence.listeners:
                is_meant = listener.session == only if only else listener.session != but
                if listener.user == user and is_meant:
                    listener.end()

    async def change_people(
        self, concerned: Callable[[Table], bool], work: Callable[[], Awaitable[T]]
    ) -> T:
        """Do something in the store that changes names or chairs, and let the tables see it.

        The tables concerned do not play meanwhile; those that are gone afterwards are let go.
        """
        tables = [table for _, table in sorted(self._tables.items()) if concerned(table)]
        async with contextlib.AsyncExitStack() as locks:
            for table in tables:
                await locks.enter_async_context(table.lock)
            done = await work()
            for table in tables:
                try:
                    await table.reload()
                    await self._fill(table)
                except Unknown:
                    self._tables.pop(table.id, None)
        for table in tables:
            if table.id in self._tables:
                table.changed()
            else:
                await table.stop()
                for listener in table.presence.listeners:
                    listener.end()
        return done

    async def rename(self, user: str, name: str) -> User:
        """Give a user another name, and let the tables at which he sits see it."""

        async def change() -> User:
            return await self.store.change_user(user, name=name)

        return await self.change_people(lambda table: table.seat_of(user) is not None, change)

    async def look_again(self) -> None:
        """See what was changed in the store without a table: guests deleted as unused."""
        for table in list(self._tables.values()):
            if list(await self.store.seats_of(table.id)) != table.chairs:
                await self.change_people(functools.partial(operator.is_, table), _nothing)
            else:
                await table.talk.load()
                table.changed(wake=False)

    def _let_go(self) -> None:
        now = time.monotonic()
        for game, table in list(self._tables.items()):
            idle = not table.presence.listeners and now - table.used > KEPT
            if idle and not table.lock.locked() and not table.is_busy:
                del self._tables[game]

    async def make(
        self,
        owner: str,
        ruleset: str,
        chairs: Sequence[NewSeat],
        *,
        creatures: str = "random",
        pace: str = "calm",
        is_public: bool = False,
        key: str | None = None,
        more: Mapping[str, Any] | None = None,
        series: str | None = None,
    ) -> Game:
        """A new table of that owner, not yet started. `more`: settings that are not as usual."""
        wanted: dict[str, Any] = {"ruleset": ruleset, "choice": creatures, "pace": pace}
        wanted.update({name: value for name, value in (more or {}).items() if value})
        return await self.store.create_game(
            wanted,
            chairs,
            engine=harena.__version__,
            owner=owner,
            key=key,
            visibility="public" if is_public else "private",
            series=series,
        )

    async def start(self, table: Table) -> None:
        """Fill the empty chairs with bots and begin, before anybody else sits down or gets up."""
        shared = table.hot.seats if table.hot is not None else {}
        async with table.lock:
            if table.game is not None:
                return
            table.chairs = list(await self.store.seats_of(table.id))
            for chair in table.chairs:
                if chair.is_open and chair.seat not in shared:
                    await self.store.clear_seat(table.id, chair.seat, bot=FILLING)
            table.chairs = list(await self.store.seats_of(table.id))
            await table.learn_wishes()
            settings = table.row.settings
            await table.begin(
                settings.get("keep_names")
                or seat_names([shared.get(chair.seat, chair.name) for chair in table.chairs]),
                settings.get("eight")
                or chosen_creatures(settings["ruleset"], settings.get("choice", "random")),
            )
        table.changed()


async def _nothing() -> None:
    """Nothing is to be done but to look."""


def chosen_creatures(ruleset: str, choice: str) -> tuple[str, ...]:
    """The eight creatures of a game: drawn by the system's generator, or those for beginners."""
    if ruleset == rulesets.TITAN_THE_ARENA:
        return rulesets.pool(ruleset)
    return BEGINNERS if choice == "beginners" else draw_creatures(ruleset)


def seat_names(given: Sequence[str | None]) -> tuple[str, ...]:
    """The names of a game: those of the people, and for bots the usual ones that are free.

    Two people of one name are told apart by a number.
    """
    taken: set[str] = set()
    names: list[str | None] = []
    for name in given:
        if name is None:
            names.append(None)
            continue
        shown, number = name, 2
        while folded(shown) in taken:
            shown = f"{clipped(name, NUMBERED)} {number}"
            number += 1
        taken.add(folded(shown))
        names.append(shown)
    free = (name for name in (*DEFAULT_NAMES, *"FGHIJ") if folded(name) not in taken)
    return check_names([next(free) if name is None else name for name in names])
