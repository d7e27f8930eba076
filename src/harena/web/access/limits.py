"""How often one browser may ask: a bucket that fills with time, for each kind of request."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from harena.web.access.paths import is_secret


class Rate(NamedTuple):
    """So many at once, and so many more a second."""

    burst: float
    per_second: float


RATES: Final = {
    "read": Rate(120, 20),
    "act": Rate(60, 8),
    "create": Rate(12, 0.1),
    "join": Rate(20, 0.3),
    "chat": Rate(12, 0.7),
}
REMEMBERED: Final = 20_000
NEIGHBOURS: Final = 20
"""How many browsers may share an address (a school, a café) before they slow each other down."""


class Limits:
    """Buckets by client and kind; the oldest are forgotten when there are too many."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[bytes, str], tuple[float, float]] = OrderedDict()

    def admit(self, scope: Any, headers: dict[str, str]) -> bool:
        """Whether this request may pass; it then counts."""
        kind = kind_of(scope["method"], scope["path"])
        if kind is None:
            return True
        rate = RATES[kind]
        address = _hashed(str((scope.get("client") or ("",))[0]).encode())
        session = _session(headers)
        if session is None:
            return self._take((address, kind), rate)
        # Cookies can be invented: so there is also a limit, a wider one, for all of an address.
        wider = Rate(rate.burst * NEIGHBOURS, rate.per_second * NEIGHBOURS)
        of_all = self._take((address, f"all {kind}"), wider)
        return self._take((session, kind), rate) and of_all

    def _take(self, key: tuple[bytes, str], rate: Rate) -> bool:
        now = self._clock()
        left, then = self._buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - then) * rate.per_second)
        admitted = left >= 1
        self._buckets[key] = (left - 1 if admitted else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return admitted


def kind_of(method: str, path: str) -> str | None:
    """The kind of a request; None for what is not limited (files)."""
    if path.startswith("/static/"):
        return None
    if method in ("GET", "HEAD"):
        return "join" if is_secret(path) else "read"
    if path.endswith(("/actions", "/language")):
        return "act"
    if path.endswith("/chat"):
        return "chat"
    if is_secret(path):
        return "join"
    return "create" if path == "/tables" or path.endswith("/replay/try") else "act"


def _session(headers: dict[str, str]) -> bytes | None:
    """The session that asks, or claims to; only a hash of it is kept. None without one."""
    cookie = headers.get("cookie", "")
    if "harena=" not in cookie:
        return None
    return _hashed(cookie[cookie.find("harena=") :].partition(";")[0].encode("latin-1"))


def _hashed(told: bytes) -> bytes:
    return hashlib.blake2b(told, digest_size=12).digest()
