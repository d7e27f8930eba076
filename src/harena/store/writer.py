"""The one writer: what is asked for at the same time is committed together, and fails alone.

Callers wait on the event loop; a thread of its own takes all that waits (a group), runs each job in
a savepoint, commits once and then answers all. While one group is being synced to the disk the next
one gathers, so groups grow with the load and nobody waits for a timer.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError, StatementError

from harena.store.failures import StoreBusy, StoreClosed, StoreError, Unfit
from harena.store.transaction import Transaction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime

    from sqlalchemy.engine import Connection, Engine

    from harena.store.backend import Backend

T = TypeVar("T")


class TransactionLostError(Exception):
    """The transaction ended under a job: none of its group was written."""


class Job(Generic[T]):
    """A piece of work, who waits for it and what came of it; it may have to run more than once."""

    __slots__ = ("failure", "result", "waiter", "withdrawn", "work")

    def __init__(self, work: Callable[[Transaction], T], waiter: asyncio.Future[T]) -> None:
        self.work = work
        self.waiter = waiter
        self.withdrawn = False
        self.result: T | None = None
        self.failure: BaseException | None = None

    def settle(self) -> None:
        """Answer whoever still waits; on the event loop."""
        if self.waiter.done():
            return
        if self.failure is not None:
            self.waiter.set_exception(self.failure)
        else:
            self.waiter.set_result(cast("T", self.result))


class Writer:
    """Runs jobs in groups on one connection, in a thread of its own; bound to one event loop.

    At most `queue_limit` jobs wait; who comes later waits for a place, up to `patience` seconds
    (then StoreBusy). A group has at most `group_limit` jobs.
    """

    def __init__(
        self,
        backend: Backend,
        engine: Engine,
        *,
        clock: Callable[[], datetime],
        queue_limit: int,
        group_limit: int,
        patience: float,
    ) -> None:
        self._backend = backend
        self._engine = engine
        self._clock = clock
        self._group_limit = group_limit
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._places = asyncio.Semaphore(queue_limit)
        self._queue: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._is_stopping = False
        self._stopped = asyncio.Event()
        self._thread = threading.Thread(target=self._serve, name="harena-writer", daemon=True)
        self.group_sizes: Counter[int] = Counter()
        """How many groups of each size were committed."""

    def start(self) -> None:
        """Begin to serve."""
        self._thread.start()

    async def run(self, work: Callable[[Transaction], T]) -> T:
        """Run a job and return its result when it is durable, or raise what it raised.

        StoreBusy and StoreClosed mean that it was not run. Whoever is cancelled while he waits
        cannot know: a job not yet begun is dropped, one begun is written.
        """
        await self._wait_for_place()
        if self._is_stopping:
            self._places.release()
            raise StoreClosed("the store is stopping: nothing of this was written")
        waiter: asyncio.Future[T] = self._loop.create_future()
        job = Job(work, waiter)
        self._queue.put(job)
        try:
            return await waiter
        except asyncio.CancelledError:
            job.withdrawn = True
            raise

    async def _wait_for_place(self) -> None:
        if not self._places.locked():
            await self._places.acquire()
            return
        try:
            async with asyncio.timeout(self._patience):
                await self._places.acquire()
        except TimeoutError:
            raise StoreBusy(
                f"too much waits to be written, for {self._patience:g} s: try again"
            ) from None

    async def close(self) -> None:
        """Write what was accepted, then stop; on the event loop, any number of times."""
        if not self._is_stopping:
            self._is_stopping = True
            self._queue.put(None)
        await self._stopped.wait()
        self._thread.join()

    # --- in the thread -------------------------------------------------------------------------

    def _serve(self) -> None:
        try:
            going = True
            while going:
                group, going = self._take()
                if group:
                    self._commit(group)
                    self._on_loop(self._settle, group)
        finally:
            self._engine.dispose()
            self._on_loop(self._finish)

    def _on_loop(self, call: Callable[..., object], *args: object) -> None:
        with suppress(RuntimeError):  # the loop was closed: nobody waits any more
            self._loop.call_soon_threadsafe(call, *args)

    def _take(self) -> tuple[list[Job[Any]], bool]:
        """All that waits, after waiting for something; and whether to go on after it."""
        group = []
        job = self._queue.get()
        while job is not None:
            group.append(job)
            if len(group) >= self._group_limit:
                return group, True
            try:
                job = self._queue.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _commit(self, group: list[Job[Any]]) -> None:
        """Commit the group; if it fails as a whole, each of its jobs alone."""
        if self._attempt(group, is_last=len(group) == 1):
            return
        for job in group:
            self._attempt([job], is_last=True)

    def _attempt(self, group: list[Job[Any]], *, is_last: bool) -> bool:
        """Whether that settled it; if not, nothing was written and each may be tried alone."""
        is_committing = False
        for job in group:
            job.result = job.failure = None
        try:
            with self._connection() as connection:
                connection.begin()
                tx = Transaction(connection, self._clock())
                for job in group:
                    if not job.withdrawn:
                        self._run(job, tx)
                is_committing = True
                connection.commit()
        except BaseException as error:  # noqa: BLE001 (whatever it is, the waiters must hear of it)
            if not is_last and (not is_committing or self._is_undone(error)):
                return False
            for job in group:
                job.failure = translated(self._backend, error)
        else:
            self.group_sizes[len(group)] += 1
        return True

    @contextmanager
    def _connection(self) -> Iterator[Connection]:
        """The connection; after a failure it is closed, and the next one will be new.

        For SQLAlchemy leaves a transaction whose commit has failed open in the driver.
        """
        with self._engine.connect() as connection:
            try:
                yield connection
            except BaseException:
                connection.invalidate()
                raise

    def _is_undone(self, error: BaseException) -> bool:
        """Whether a commit that failed so has surely written nothing, and may be tried again."""
        return isinstance(error, DBAPIError) and self._backend.is_undone(error)

    def _run(self, job: Job[Any], tx: Transaction) -> None:
        try:
            try:
                with _savepoint(tx.connection):
                    job.result = job.work(tx)
            except IntegrityError:
                # Another process was quicker: the second time the job sees what it did.
                with _savepoint(tx.connection):
                    job.result = job.work(tx)
        except TransactionLostError:
            raise
        except Exception as error:
            if isinstance(error, DBAPIError) and self._backend.is_crossed(error):
                raise TransactionLostError from error
            job.failure = translated(self._backend, error)

    # --- on the loop again ---------------------------------------------------------------------

    def _settle(self, group: list[Job[Any]]) -> None:
        for job in group:
            self._places.release()
            job.settle()

    def _finish(self) -> None:
        """After the thread's last job: nobody may be left waiting, whatever ended it."""
        self._is_stopping = True
        with suppress(Empty):
            while True:
                job = self._queue.get_nowait()
                if job is not None:
                    job.failure = StoreClosed("the store has stopped: nothing of this was written")
                    self._settle([job])
        self._stopped.set()


@contextmanager
def _savepoint(connection: Connection) -> Iterator[None]:
    """A savepoint said by hand: SQLAlchemy's own compiles three statements anew each time.

    TransactionLostError if an error has ended the whole transaction, as a full disk may.
    """
    _say(connection, "SAVEPOINT job")
    try:
        yield
    except BaseException as error:
        _say(connection, "ROLLBACK TO SAVEPOINT job", error)
        _say(connection, "RELEASE SAVEPOINT job", error)
        raise
    _say(connection, "RELEASE SAVEPOINT job")


def _say(connection: Connection, statement: str, reason: BaseException | None = None) -> None:
    try:
        connection.exec_driver_sql(statement)
    except SQLAlchemyError as error:
        raise TransactionLostError from reason or error


def translated(backend: Backend, error: BaseException) -> BaseException:
    """The error in the words of the store, if it comes from the database or a value for it."""
    if isinstance(error, TransactionLostError) and error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, DBAPIError):
        told = backend.translate(error)
        told.__cause__ = error
        return told
    if isinstance(error, StatementError) and isinstance(error.orig, StoreError):
        return error.orig
    cause = error.orig if isinstance(error, StatementError) else error
    if isinstance(cause, OverflowError):
        told = Unfit(f"a number that no column takes: {cause}")
        told.__cause__ = error
        return told
    return error
