"""One table: its game, its chairs and whoever looks on; the one place where actions are played.

A request is one transaction: the actions, what chance and forced answers add, and the idempotency
key reach the disk together before anybody sees them. `lock` is held from the first action to the
commit, and while a view is taken, so that nobody is shown what may yet be taken back.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, TypeVar

import harena
from harena.errors import HarenaError, IllegalAction, NotationError
from harena.players import Chance
from harena.rules import codes
from harena.store import Changes, Conflict, Key, NewEvent
from harena.web.pieces.piece import Sheet
from harena.web.tables import absence, clock, company, hotseat, pace
from harena.web.tables.forced import go_on
from harena.web.tables.hotseat import HotSeat
from harena.web.tables.live import Listener
from harena.web.tables.presence import Presence
from harena.web.tables.runner import Runner
from harena.web.tables.shown import Shown
from harena.web.tables.talk import Talk

if TYPE_CHECKING:
    from harena.store import GameLog, Store, User
    from harena.web.settings import Settings

T = TypeVar("T")

LOG = logging.getLogger("harena.web")
MOST_ACTIONS: Final = 3
"""Actions of one request."""


class Stale(HarenaError):  # noqa: N818 (named by what is the case)
    """A request that answers an older board."""


class Table:
    """A table in use. `game` is None until it starts."""

    def __init__(self, store: Store, log: GameLog, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.id = log.game.id
        self.row = log.game
        self.chairs = list(log.seats)
        self.game: harena.Game | None = None
        self.hot = HotSeat.of(log.game.settings)
        self.seq = 0
        self.posts = [0] * codes.SEATS
        self.lock = asyncio.Lock()
        self.presence = Presence(settings.clock)
        self.company = company.Company(log.game.settings)
        self.runner = Runner(self)
        self.wishes: dict[str, str] = {}
        """The pace that users of this table wish for."""
        self.talk = Talk(store, log.game.id)
        self.invitation = ""
        self.used = time.monotonic()
        self.shown = Shown(self)
        self._chance = Chance()
        self._tasks: set[asyncio.Future[None]] = set()
        if log.game.status != "open":
            self._replay(log)

    # --- the game -------------------------------------------------------------------------------

    @staticmethod
    def opening(settings: dict[str, Any]) -> harena.Game:
        """The game of a table before its first action."""
        return harena.Game.new(
            settings["ruleset"],
            creatures=settings["creatures"],
            options=settings.get("options") or {},
            names=settings["names"],
        )

    def _replay(self, log: GameLog) -> None:
        self.game = self.opening(log.game.settings)
        self.company.deal(self.game.players)
        for event in log.events:
            self.company.read(event, self.game)
            if event.kind in company.EVENTS:
                continue
            if event.player is not None and event.player < codes.SEATS:
                self.posts[event.player] += 1
            if event.kind == "undo":
                for _ in range(event.action or 0):
                    self.game.undo()
                self.company.took_back(self.game)
            else:
                assert event.action is not None
                self.game.play(event.action)
        self.seq = log.game.seq
        self.company.resumed(self.game, tuple(log.pending), len(self.game.events(codes.PUBLIC)))

    @property
    def is_running(self) -> bool:
        """Whether a game is going on."""
        return self.game is not None and not self.has_ended

    @property
    def has_ended(self) -> bool:
        """Whether the game is over, with a result or without."""
        return self.game is not None and (self.game.is_over or self.company.is_cancelled)

    def seat_of(self, user: str | None) -> int | None:
        """The chair of a user; None if he has none."""
        if user is None:
            return None
        return next((chair.seat for chair in self.chairs if chair.user == user), None)

    @property
    def hot_seats(self) -> tuple[int, ...]:
        """The chairs that are played at one screen which several people share; mostly none."""
        return () if self.hot is None else tuple(self.hot.seats)

    def shares_screen(self, seat: int) -> bool:
        """Whether a chair is played at such a screen."""
        return seat in self.hot_seats

    def screen_of(self, seat: int) -> tuple[int, ...]:
        """The chairs that are played where this one is, itself first."""
        shared = self.hot_seats if self.shares_screen(seat) else ()
        return (seat, *(other for other in shared if other != seat))

    def version(self, seat: int) -> str:
        """What the board of a seat is called in requests: his own events and his own answers.

        Nothing that others do unseen changes it.
        """
        assert self.game is not None
        version = f"{len(self.game.events(seat))}.{self.posts[seat]}"
        # At a shared screen one user plays several seats: what one sent is not another's.
        return version if self.hot is None else f"{version}.{seat + 1}"

    async def answer(self, user: str, text: str, version: str, key: str = "") -> None:
        """Play a user's actions, or take back. Raises Stale, IllegalAction, NotationError."""
        async with self.lock:
            seat = self.seat_of(user)
            game = self.game
            if game is None or seat is None:
                raise IllegalAction("only those who sit at this table may play")
            if self.hot is not None and self.shares_screen(seat):
                if text.startswith(hotseat.SIT):
                    self.hot.sit(game, text)
                    self.changed()
                    return
                seat = self.hot.eye(game)
                if seat == codes.PUBLIC:
                    raise Stale("the curtain is down")
            told = Key(user, key or f"{version} {text}"[:200], _fingerprint(version, text))
            if version != self.version(seat):
                if await self.store.answered(self.id, told) is not None:
                    return  # sent twice: it was done the first time
                raise Stale("the board has changed")
            if self.company.is_cancelled or self.bot_of(seat) is not None:
                raise IllegalAction("the game was cancelled, or a bot plays this seat")
            if text == "undo":
                await self._undo(game, seat, told)
            else:
                await self._play(game, seat, self._texts(text), told)
        self.changed()

    @staticmethod
    def _texts(text: str) -> list[str]:
        texts = [part.strip() for part in text.split(";")]
        if not all(texts) or len(texts) > MOST_ACTIONS:
            raise NotationError(f"{text!r}: send one to {MOST_ACTIONS} actions, with ';' between")
        return texts

    async def _play(
        self, game: harena.Game, seat: int, texts: Sequence[str], key: Key | None
    ) -> None:
        def given() -> None:
            for text in texts:
                decision = game.decision
                if decision is None or decision.player != seat:
                    raise IllegalAction(f"'{text}': you are not the one to decide")
                game.play(game.parse_action(text))

        await self.commit(game, given, key)

    async def commit(
        self, game: harena.Game, given: Callable[[], None], key: Key | None = None
    ) -> None:
        """Play what is given and what follows by itself; all of it on the disk, or none of it."""
        before = len(game.history)
        deciders: list[int] = []
        try:
            given_from = game.decision
            given()
            assert given_from is not None
            deciders += [given_from.player] * (len(game.history) - before)
            go_on(game, self._chance, deciders)
            new = [
                NewEvent("action", player=player, action=int(action))
                for player, action in zip(deciders, game.history[before:], strict=True)
            ]
            await self._append(game, new, key)
        except BaseException:
            while len(game.history) > before:
                game.undo()
            raise
        for player in deciders:
            if player < codes.SEATS:
                self.posts[player] += 1

    async def _undo(self, game: harena.Game, seat: int, key: Key) -> None:
        count = game.undoable(seat)
        if count == 0:
            raise IllegalAction("there is nothing to take back")
        taken = [game.undo() for _ in range(count)]
        try:
            await self._append(game, [NewEvent("undo", player=seat, action=count)], key)
        except BaseException:
            for action in reversed(taken):
                game.play(action)
            raise
        self.company.took_back(game)
        self.posts[seat] += 1

    async def stored(self, writing: Awaitable[T]) -> T:
        """What the store answers to something written at this table, for whoever holds the lock.

        Where it holds more events than the table knows, the table reads itself anew: it would else
        be refused for ever. Raises Stale then, and what the store raises.
        """
        try:
            return await writing
        except Conflict as error:
            LOG.warning("table %s was changed from elsewhere; it is read anew", self.id)
            await self.reload()
            self.changed()
            raise Stale("the game has gone on elsewhere") from error

    async def _append(self, game: harena.Game, new: list[NewEvent], key: Key | None) -> None:
        changes = None
        outcome = game.outcome
        if outcome is not None:
            changes = Changes(
                status="finished",
                outcome={
                    "scores": list(outcome.scores),
                    "winner": outcome.winner,
                    "reason": outcome.reason,
                },
            )
        times, new = clock.timed(self, game, new, is_undo=new[0].kind == "undo")
        waits = clock.waits_for(self, game, times)
        done = await self.stored(
            self.store.append(
                self.id, self.seq, new, key=key, answer={}, pending=waits, changes=changes
            )
        )
        self.seq = done.seq
        self.company.times = times

    async def begin(self, names: Sequence[str], creatures: Sequence[str]) -> None:
        """Start the game: names and creatures are settled, the cards are dealt.

        Whoever calls holds the lock, from before it looked who sits where.
        """
        settings = {**self.row.settings, "names": list(names), "creatures": list(creatures)}
        game = self.opening(settings)
        deciders: list[int] = []
        go_on(game, self._chance, deciders)
        new = [
            NewEvent("action", player=player, action=int(action))
            for player, action in zip(deciders, game.history, strict=True)
        ]
        self.company.deal(game.players)
        times, new = clock.timed(self, game, new)
        changes = Changes(status="running", settings=settings, summary={"names": list(names)})
        waits = clock.waits_for(self, game, times)
        done = await self.stored(
            self.store.append(self.id, self.seq, new, pending=waits, changes=changes)
        )
        self.seq = done.seq
        self.company.times = times
        self.row = await self.store.game(self.id)
        self.game = game

    # --- bots -----------------------------------------------------------------------------------

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a chair now."""
        return self.chairs[seat].bot if seat < len(self.chairs) else None

    def is_stood_in(self, viewer: int) -> bool:
        """Whether a bot plays a viewer's chair for him."""
        return viewer < len(self.chairs) and self.bot_of(viewer) is not None

    def is_timed(self, seat: int) -> bool:
        """Whether a clock runs for a seat: a bot needs none."""
        return seat < len(self.chairs) and self.bot_of(seat) is None

    async def learn_wishes(self) -> None:
        """Ask the store how fast the people here want bots to be."""
        self.know_wishes(await self.store.users_of(self.id))

    def know_wishes(self, users: Iterable[User]) -> None:
        """Know how fast these people want bots to be."""
        for user in users:
            self.wishes[user.id] = str(user.settings.get("pace", pace.usual(self)))

    def now(self) -> datetime:
        """The time, in UTC."""
        return self.settings.clock()

    def wake(self) -> None:
        """Let the bots go on if it is a bot's turn."""
        self.runner.wake()

    @property
    def is_busy(self) -> bool:
        """Whether bots are moving."""
        return self.runner.is_busy

    async def stop(self) -> None:
        """Let no bot move any more."""
        await self.runner.stop()

    # --- looking --------------------------------------------------------------------------------

    def changed(self, *, wake: bool = True) -> None:
        """Tell all streams that something may have changed, and wake the bots."""
        self.used = time.monotonic()
        self.shown.forget()
        for listener in self.presence.listeners:
            listener.rings.set()
        if wake:
            self.wake()

    def listen(self, listener: Listener) -> None:
        """Let a stream hear of changes."""
        user = listener.user
        is_new = user is not None and not self.presence.listens(user)
        self.presence.came(listener)
        self.used = time.monotonic()
        if is_new and self.seat_of(user) is not None:
            self.runner.hurry()
            self.look_for_absence()

    def leave(self, listener: Listener) -> None:
        """A stream has ended; its user counts as away only after a while."""
        self.presence.listeners.discard(listener)
        user = listener.user
        if user is not None and not self.presence.listens(user):
            self.presence.left(user)

    def look_for_absence(self) -> None:
        """See who has gone or come since the last look, and show it."""
        absence.look(self)

    def soon(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something beside the request that asked for it."""
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something at table %s failed", self.id, exc_info=task.exception())

    def is_away(self, user: str) -> bool:
        """Whether a user has had no page of this table open for a while."""
        return self.presence.is_away(user)

    def is_seat_away(self, seat: int) -> bool:
        """The same of a seat's player; a bot is never away."""
        user = self.chairs[seat].user
        return user is not None and self.is_away(user)

    def seat_away_for(self, seat: int) -> float:
        """Seconds that a seat's player has been away."""
        user = self.chairs[seat].user
        return 0.0 if user is None else self.presence.away_for(user)

    async def sheet(self, viewer: int, language: str, user: str | None = None) -> Sheet:
        """The pieces of the board for a viewer; made once for all who see the same."""
        async with self.lock:
            return self.shown.sheet(viewer, language, user)

    def awaited(self) -> int | None:
        """The seat for whom the curtain of a shared screen is down; None if there is none."""
        if self.game is None or self.hot is None or self.has_ended:
            return None
        seat = self.hot.awaited(self.game)
        return None if seat is None or self.bot_of(seat) is not None else seat

    def eye(self, viewer: int) -> int:
        """Whose view a viewer gets: his own, or at a shared screen that of whoever sits there."""
        if viewer != hotseat.HOT or self.game is None or self.hot is None:
            return viewer
        return codes.PUBLIC if self.has_ended else self.hot.eye(self.game)

    @property
    def is_talking(self) -> bool:
        """Whether the host lets people talk at the table."""
        return bool(self.row.settings.get("talk") != "off")

    async def change_settings(self, changes: dict[str, Any]) -> None:
        """Change settings of the table while it is in use, durably."""
        async with self.lock:
            settings = {**self.row.settings, **changes}
            changed = Changes(settings=settings)
            await self.stored(self.store.append(self.id, self.seq, [], changes=changed))
            self.row = await self.store.game(self.id)
        self.changed(wake=False)

    async def reload(self) -> None:
        """Read everything again, for whoever holds the lock: names or chairs have changed."""
        log = await self.store.load(self.id)
        self.row, self.chairs = log.game, list(log.seats)
        if log.game.status != "open":
            self.posts = [0] * codes.SEATS
            self.company = company.Company(log.game.settings)
            self._replay(log)
        await self.talk.load()

    @property
    def place_in_series(self) -> tuple[int, int]:
        """Which game of how many this one is."""
        return self.row.settings.get("number", 1), self.row.settings.get("games", 1)

    @property
    def has_more_games(self) -> bool:
        """Whether another game of the same tournament follows."""
        number, games = self.place_in_series
        return number < games or (self.company.is_cancelled and games > 1)


def _fingerprint(version: str, text: str) -> bytes:
    return hashlib.blake2b(f"{version}\n{text}".encode(), digest_size=16).digest()
