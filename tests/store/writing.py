"""Holding the writer up, so that a test decides what is in a group."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, Self

from harena.store import Store, Transaction


class Gate:
    """Holds the writer up inside a job, so that others gather behind it."""

    def __init__(self, store: Store) -> None:
        self._open = threading.Event()
        self._inside = threading.Event()
        self._job = asyncio.ensure_future(store.write(self._wait))

    def _wait(self, tx: Transaction) -> None:
        self._inside.set()
        assert self._open.wait(60)

    async def __aenter__(self) -> Self:
        await asyncio.to_thread(self._inside.wait, 60)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.open()
        await self._job

    def open(self) -> None:
        """Let the writer go on."""
        self._open.set()


async def gathered(*jobs: Any) -> list[Any]:
    """Start them all, let each come as far as it can, and return the running tasks."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    for _ in range(5):
        await asyncio.sleep(0)
    return tasks
