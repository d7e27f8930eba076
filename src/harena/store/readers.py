"""The many readers: each reading is one snapshot, in a thread of a small pool."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from harena.store.failures import StoreBusy, StoreClosed
from harena.store.transaction import Transaction
from harena.store.writer import translated

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from sqlalchemy.engine import Engine

    from harena.store.backend import Backend

T = TypeVar("T")


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
        self._clock = clock
        self._patience = patience
        self._places = asyncio.Semaphore(queue_limit)
        self._pool = ThreadPoolExecutor(size, thread_name_prefix="harena-reader")
        self._is_stopping = False

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
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._read, work)
        finally:
            self._places.release()

    def _read(self, work: Callable[[Transaction], T]) -> T:
        try:
            with self._engine.connect() as connection, connection.begin():
                return work(Transaction(connection, self._clock()))
        except Exception as error:
            told = translated(self._backend, error)
            if told is error:
                raise
            raise told from error

    async def close(self) -> None:
        """Finish what was begun, then close the connections."""
        self._is_stopping = True
        await asyncio.to_thread(self._pool.shutdown)
        self._engine.dispose()
