"""The many readers: what is asked for at the same time is read together, and fails alone.

Each reading sees one snapshot of the database, taken after it was asked for. Readings that wait at
the same time share one: when hundreds of pages come back at once, as after a restart, beginning and
ending a transaction for each would cost more than what they read.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy.exc import DBAPIError

from harena.store.failures import StoreBusy, StoreClosed
from harena.store.transaction import Transaction
from harena.store.writer import Job, translated

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from sqlalchemy.engine import Engine

    from harena.store.backend import Backend

T = TypeVar("T")

GROUP: Final = 16
"""How many readings share a snapshot at most: none of them waits long for the others."""


class Readers:
    """Runs readings on `size` connections; at most `queue_limit` wait, as with the writer."""

    def __init__(
        self,
        backend: Backend,
        engine: Engine,
        size: int,
        *,
        clock: Callable[[], datetime],
        queue_limit: int,
        patience: float,
    ) -> None:
        self._backend = backend
        self._engine = engine
        self._size = size
        self._clock = clock
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._places = asyncio.Semaphore(queue_limit)
        self._pool = ThreadPoolExecutor(size, thread_name_prefix="harena-reader")
        self._is_stopping = False
        self._lock = threading.Lock()
        self._queue: deque[Job[Any]] = deque()
        self._serving = 0

    async def run(self, work: Callable[[Transaction], T]) -> T:
        """Run a reading and return its result, or raise what it raised."""
        try:
            async with asyncio.timeout(self._patience if self._places.locked() else None):
                await self._places.acquire()
        except TimeoutError:
            raise StoreBusy(
                f"too much waits to be read, for {self._patience:g} s: try again"
            ) from None
        try:
            if self._is_stopping:
                raise StoreClosed("the store is stopping")
            waiter: asyncio.Future[T] = self._loop.create_future()
            job = Job(work, waiter)
            with self._lock:
                self._queue.append(job)
                if self._serving < self._size:
                    self._serving += 1
                    self._pool.submit(self._serve)
            return await waiter
        finally:
            self._places.release()

    # --- in the threads ------------------------------------------------------------------------

    def _serve(self) -> None:
        """Read until nothing waits."""
        while group := self._take():
            left = deque(group)
            while left:
                self._read(left)
            with suppress(RuntimeError):  # the loop was closed: nobody waits any more
                self._loop.call_soon_threadsafe(_settle, group)

    def _take(self) -> list[Job[Any]]:
        """This thread's share of what waits; none if it may stop."""
        with self._lock:
            share = min(GROUP, -(-len(self._queue) // self._size))
            if not share:
                self._serving -= 1
            return [self._queue.popleft() for _ in range(share)]

    def _read(self, left: deque[Job[Any]]) -> None:
        """Read in one snapshot until all is read or the database refuses something."""
        job = left[0]
        try:
            with self._engine.connect() as connection, connection.begin():
                tx = Transaction(connection, self._clock())
                while left:
                    job = left.popleft()
                    try:
                        job.result = job.work(tx)
                    except DBAPIError:
                        raise  # the others get another transaction: this one may be broken
                    except Exception as error:  # noqa: BLE001 (whoever asked hears of it)
                        job.failure = translated(self._backend, error)
        except Exception as error:  # noqa: BLE001 (likewise)
            job.failure = translated(self._backend, error)
            if left and left[0] is job:
                left.popleft()

    async def close(self) -> None:
        """Finish what was begun, then close the connections."""
        self._is_stopping = True
        await asyncio.to_thread(self._pool.shutdown)
        self._engine.dispose()


def _settle(group: list[Job[Any]]) -> None:
    for job in group:
        job.settle()
