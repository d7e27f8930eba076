"""How a server is run: what `harena serve` was told."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from harena.errors import HarenaError

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def utc_now() -> datetime:
    """The time."""
    return datetime.now(UTC)


class SettingsError(HarenaError):
    """An option of the server that cannot be used."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the server listens, where its data lies and by which names it may be called."""

    host: str = "127.0.0.1"
    port: int = 8000
    location: Path | str | None = None
    public_url: str = ""
    allowed_hosts: tuple[str, ...] = ()
    pace: float | None = None
    """Seconds between visible decisions of bots; None: as each table says."""
    beat: float = 10.0
    """Seconds between two heartbeats of a stream."""
    clock: Callable[[], datetime] = utc_now
    """Tells the time, in UTC (tests of clocks have one of their own)."""
    lenience: float = 60.0
    """Seconds after the start until a deadline that fell while the server stood still is kept."""
    is_limited: bool = True
    """Whether requests are limited in number (tests of load switch it off)."""

    def __post_init__(self) -> None:
        """Check the public address."""
        if not self.public_url:
            return
        parts = urlsplit(self.public_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise SettingsError(
                f"--public-url {self.public_url!r} must look like https://play.example.org"
            )

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the server by TLS, through a proxy in front of it."""
        return self.public_url.startswith("https:")

    @property
    def hosts(self) -> frozenset[str]:
        """The names that may stand in the Host header, lower case and without a port."""
        names = set(self.allowed_hosts)
        if self.host in ("127.0.0.1", "localhost", "::1", "[::1]"):
            names.update(LOOPBACK)
        elif self.host not in ("", "0.0.0.0", "::"):  # noqa: S104 (asked, not bound)
            names.add(self.host)
        if self.public_url:
            names.add(urlsplit(self.public_url).hostname or "")
        if not names:
            names.update(LOOPBACK)
        return frozenset(name.lower() for name in names if name)

    def database(self) -> Path | str:
        """The database: the given one, HARENA_DATABASE, or the file in the data directory."""
        if self.location is not None:
            return self.location
        told = os.environ.get("HARENA_DATABASE", "")
        if told:
            return told
        from harena.store import default_location

        return default_location()
