"""People who came a moment ago: a form sent twice makes one guest, not two on two chairs."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from harena.store import NewSession

KEPT: Final = 60.0
"""Seconds that a form may be sent again and is answered for the same guest."""
SENT_TWICE: Final = timedelta(seconds=KEPT)
"""After that whoever sends a form again, from a page that he came back to, means it again."""
MOST: Final = 10_000
SHORTEST: Final = 16
"""Characters of a key: shorter ones could be guessed, and are nobody's."""


def creation_key(key: str, *wanted: object) -> str | None:
    """The idempotency key of what a form makes: the same for the same form, filled in alike."""
    if not key:
        return None
    told = repr((key, wanted)).encode(errors="replace")
    return hashlib.blake2b(told, digest_size=16).hexdigest()


class Newcomers:
    """Guests just made, by the keys of the forms that they sent."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._made: OrderedDict[str, tuple[float, asyncio.Task[NewSession]]] = OrderedDict()

    async def once(
        self, key: str, make: Callable[[], Coroutine[Any, Any, NewSession]]
    ) -> NewSession:
        """The guest made for this key, now or a moment ago."""
        now = self._clock()
        while self._made:
            first = next(iter(self._made))
            if now - self._made[first][0] < KEPT and len(self._made) < MOST:
                break
            del self._made[first]
        if len(key) < SHORTEST:
            return await make()
        found = self._made.get(key)
        if found is not None and found[1].done() and found[1].exception() is not None:
            del self._made[key]  # it failed: now it may not
        if key not in self._made:
            self._made[key] = (now, asyncio.create_task(make()))
        return await asyncio.shield(self._made[key][1])
