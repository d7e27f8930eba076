"""Event loops for tests, never in the main thread: a browser test may keep one there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context
from typing import Any, TypeVar

T = TypeVar("T")


def aside(work: Callable[[], T]) -> T:
    """Do something in a thread of its own; what it returns."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end on a loop of its own; what it returns."""
    return aside(lambda: asyncio.run(work))


class Runner:
    """One loop for several coroutines, one after another."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._runner = asyncio.Runner()

    def run(self, work: Coroutine[Any, Any, T], *, context: Context | None = None) -> T:
        """Run a coroutine to its end; what it returns."""
        return self._thread.submit(self._runner.run, work, context=context).result()

    def close(self) -> None:
        """Close the loop."""
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()
