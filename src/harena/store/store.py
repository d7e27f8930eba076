"""The store: an open database with its writer and its readers, and everything it can be asked.

    async with await Store.open(path) as store:
        ann = await store.create_user("Ann", "en")
        game = await store.create_game({}, [NewSeat(user=ann.user.id), NewSeat()], engine="1")
        await store.append(game.id, 0, [NewEvent("action", player=0, action=17)])

A method that writes returns when what it wrote is on the disk; until then nobody sees it. Several
steps become one transaction with `write`, whose argument takes a Transaction and may call any of
the functions behind these methods: `await store.write(lambda tx: (take(tx, ...), say(tx, ...)))`.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, Self, TypeVar

from harena.store import chat, events, games, keeping, links, pending, personal, seats, users
from harena.store.failures import StoreClosed, Unknown
from harena.store.readers import Readers
from harena.store.sqlite import SqliteBackend
from harena.store.values import Pruned
from harena.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from harena.store.backend import Backend
    from harena.store.transaction import Transaction

P = ParamSpec("P")
T = TypeVar("T")

UNUSED_AFTER: Final = timedelta(days=90)
"""After how long an absence a guest and his chat are deleted."""
ANSWERS_KEPT: Final = timedelta(days=7)
"""How long a request may be repeated with its idempotency key."""
PRUNED_AT_ONCE: Final = 20
"""How many users are deleted together: other writes wait no longer than that takes."""


def utc_now() -> datetime:
    """The time."""
    return datetime.now(UTC)


def backend_for(location: Path | str) -> Backend:
    """The database at a path, or behind an address "postgresql://..."."""
    if isinstance(location, str) and location.startswith(("postgresql:", "postgresql+")):
        from harena.store.postgresql import PostgresqlBackend

        return PostgresqlBackend(location)
    return SqliteBackend(Path(location))


def writing(
    work: Callable[Concatenate[Transaction, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """A method that runs a function of the store in the writer."""

    async def method(self: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.write(lambda tx: work(tx, *args, **kwargs))

    method.__doc__ = work.__doc__
    return method


def reading(
    work: Callable[Concatenate[Transaction, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """A method that runs a function of the store in a reader."""

    async def method(self: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.read(lambda tx: work(tx, *args, **kwargs))

    method.__doc__ = work.__doc__
    return method


class Store:
    """An open database: made by `open`, used on the event loop of that call, closed by `close`."""

    def __init__(self, backend: Backend, writer: Writer | None, readers: Readers) -> None:
        self._backend = backend
        self._writer = writer
        self._readers = readers
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        location: Path | str,
        *,
        read_only: bool = False,
        readers: int = 4,
        queue_limit: int = 1_000,
        group_limit: int = 128,
        patience: float = 10.0,
        clock: Callable[[], datetime] = utc_now,
    ) -> Self:
        """Open a database for serving, making or migrating it if need be, or `read_only`.

        DataError, with nothing changed, if another process serves it (StoreInUse), a newer Harena
        wrote it (StoreNewer), it is no database or another program's (StoreForeign), or it cannot
        be reached or written (StoreUnavailable).
        """
        backend = backend_for(location)
        await asyncio.to_thread(backend.examine if read_only else backend.prepare)
        writer = None
        if not read_only:
            writer = Writer(
                backend,
                backend.writing_engine(),
                clock=clock,
                queue_limit=queue_limit,
                group_limit=group_limit,
                patience=patience,
            )
            writer.start()
        reading_pool = Readers(
            backend,
            backend.reading_engine(readers),
            readers,
            clock=clock,
            queue_limit=queue_limit,
            patience=patience,
        )
        store = cls(backend, writer, reading_pool)
        if writer is not None:
            try:
                await store.write(lambda tx: None)
            except BaseException:
                await store.close()
                raise
        return store

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Write what was accepted, refuse the rest (StoreClosed), close and unlock the database."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        # The readers first: whoever closes the last connection tidies up, and that must be one
        # that may write.
        await self._readers.close()
        if self._writer is not None:
            await self._writer.close()
            self._backend.close()

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Run a function in a transaction of the writer; when this returns it is on the disk.

        The function runs in another thread, perhaps more than once, and must touch nothing but its
        transaction. What it raises is raised here, and nothing of it is written.
        """
        if self._writer is None:
            raise StoreClosed("this store was opened for reading only")
        return await self._writer.run(work)

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Run a function in one snapshot of the database, in another thread."""
        return await self._readers.run(work)

    @property
    def group_sizes(self) -> dict[int, int]:
        """How many groups of each size the writer has committed."""
        return {} if self._writer is None else dict(self._writer.group_sizes)

    # --- users -----------------------------------------------------------------------------------

    create_user = writing(users.create)
    change_user = writing(users.change)
    user = reading(users.get)
    user_by_token = reading(users.by_token)
    seen = writing(users.seen)
    begin_session = writing(users.begin_session)
    end_session = writing(users.end_session)
    end_sessions = writing(users.end_sessions)
    end_session_of = writing(users.end_session_of)
    sessions_of = reading(users.sessions_of)
    users_of = reading(users.of_game)
    merge_settings = writing(users.merge_settings)

    # --- games and their logs --------------------------------------------------------------------

    create_game = writing(games.create)
    remove_game = writing(games.remove)
    game = reading(games.get)
    seed = reading(games.seed)
    games_of = reading(games.of_user)
    public_games = reading(games.public)
    series = reading(games.of_series)
    all_games = reading(games.every)
    count_rows = reading(games.count_rows)

    append = writing(events.append)
    answered = reading(events.answered)
    load = reading(events.load)
    events_of = reading(events.of_game)

    # --- seats -----------------------------------------------------------------------------------

    seats_of = reading(seats.of_game)
    take_seat = writing(seats.take)
    leave_seat = writing(seats.leave)
    clear_seat = writing(seats.clear)
    resize_table = writing(seats.resize)
    stand_in = writing(seats.stand_in)

    # --- what games wait for ---------------------------------------------------------------------

    set_pending = writing(pending.set_one)
    clear_pending = writing(pending.clear_one)
    waiting_for = reading(pending.waiting_for)
    bot_turns = reading(pending.bot_turns)
    due = reading(pending.due)
    next_due = reading(pending.next_due)

    # --- chat and links --------------------------------------------------------------------------

    say = writing(chat.say)
    unsay = writing(chat.unsay)
    chat_lines = reading(chat.lines)

    make_link = writing(links.make)
    peek_link = reading(links.peek)
    links_of = reading(links.of_game)
    redeem_link = writing(links.redeem)
    redeem_seat_link = writing(links.redeem_seat)
    redeem_device_link = writing(links.redeem_device)
    revoke_link = writing(links.revoke)
    revoke_device_links = writing(links.revoke_devices)
    links_of_user = reading(links.of_user)

    # --- for the keeper of the server -------------------------------------------------------------

    guests = reading(keeping.guests)
    every_link = reading(keeping.every_link)

    async def check(self) -> None:
        """See that the database is whole (StoreUnavailable), while others read and write."""
        await asyncio.to_thread(self._backend.check)

    # --- what belongs to people, and the whole ---------------------------------------------------

    export_user = reading(personal.export)
    remove_user = writing(personal.remove)

    async def prune(
        self,
        *,
        bot: str,
        unused_after: timedelta = UNUSED_AFTER,
        now: datetime | None = None,
        forget: Callable[[Transaction, str, int], None] | None = None,
    ) -> Pruned:
        """Delete guests not seen for so long with all that is theirs, and what nobody needs.

        In pieces, so that nobody waits long: other writes come in between.
        """
        today = now or utc_now()
        since = today - unused_after
        answers_since = today - ANSWERS_KEPT

        async def remove(user: str) -> tuple[int, int]:
            try:
                return await self.remove_user(user, bot=bot, unused_since=since, forget=forget)
            except Unknown:  # he has just deleted himself
                return 0, 0

        gone_users = gone_games = 0
        while found := await self.read(lambda tx: personal.unused(tx, since, limit=PRUNED_AT_ONCE)):
            gone = await asyncio.gather(*map(remove, found))
            gone_users += sum(people for people, _ in gone)
            gone_games += sum(his for _, his in gone)
            if not any(people for people, _ in gone):
                break
        gone_games += await self.write(lambda tx: personal.remove_nobodys_games(tx, since))
        return Pruned(
            users=gone_users,
            games=gone_games,
            answers=await self.write(lambda tx: personal.remove_old_answers(tx, answers_since)),
            links=await self.write(lambda tx: personal.remove_dead_links(tx, since)),
        )

    async def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file, while others read and write."""
        await asyncio.to_thread(self._backend.backup, path)
