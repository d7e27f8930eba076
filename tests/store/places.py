"""The databases that the contract of the store is tested on: a registry, one entry each.

A new kind of database is tested by an entry in KINDS.
"""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from harena.store import Store

KINDS = ("sqlite", "postgresql")
INITDB = ("--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8")


@dataclass(frozen=True)
class Place:
    """An empty database of its own for one test."""

    kind: str
    location: Path | str

    async def open(self, **options: Any) -> Store:
        """Open it as a server does."""
        return await Store.open(self.location, **options)


class NoPostgresqlError(Exception):
    """PostgreSQL's programs are not on this machine."""


def find_programs() -> Path:
    """The folder of PostgreSQL's server programs."""
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name)
    )
    found = shutil.which("postgres")
    if found is not None:
        folders.append(Path(found).parent)
    for folder in reversed(folders):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgresqlError("no PostgreSQL: initdb and postgres are not on this machine")


class Cluster:
    """A private PostgreSQL server on a socket in a folder of its own, for this process only."""

    def __init__(self, programs: Path, folder: Path, as_user: str | None) -> None:
        self._folder = folder
        self._numbers = itertools.count()
        self._user: dict[str, Any] = {} if as_user is None else {"user": as_user, "group": as_user}
        self._server: subprocess.Popen[bytes] | None = None
        self._programs = programs

    def start(self) -> None:
        """Make the cluster and wait until it answers."""
        data = self._folder / "data"
        subprocess.run(
            [str(self._programs / "initdb"), "-D", str(data), "-U", "harena", *INITDB],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self._folder,
            **self._user,
        )
        options = {
            "listen_addresses": "",
            "unix_socket_directories": str(self._folder),
            "fsync": "off",  # what is tested is the store, not the server's disk
            "max_connections": "100",
        }
        command = [str(self._programs / "postgres"), "-D", str(data)]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        with (self._folder / "log").open("wb") as log:
            self._server = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self._folder, **self._user
            )
        self._wait()

    def _wait(self) -> None:
        assert self._server is not None
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if self._server.poll() is not None:
                break
            try:
                self.connect().close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError((self._folder / "log").read_text())

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        """A connection without transactions."""
        return psycopg.connect(
            host=str(self._folder), user="harena", dbname=database, autocommit=True
        )

    def new_database(self) -> str:
        """The address of an empty database: a schema, which is made much faster."""
        name = f"test_{next(self._numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.address()}&options=-c%20search_path%3D{name}"

    def address(self) -> str:
        """The address of the server's own database."""
        return f"postgresql://harena@/postgres?host={self._folder}"

    def stop(self) -> None:
        """End the server, whatever is still connected."""
        if self._server is not None and self._server.poll() is None:
            self._server.send_signal(signal.SIGQUIT)  # at once: nobody needs its data again
            self._server.wait(30)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A private cluster, gone afterwards; NoPostgresqlError if there is no PostgreSQL."""
    programs = find_programs()
    # Root may not run PostgreSQL; Debian's package brings a user for it.
    as_user = "postgres" if os.name == "posix" and os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="harena-pg-"))
    try:
        if as_user is not None:
            shutil.chown(folder, as_user, as_user)
        made = Cluster(programs, folder, as_user)
        try:
            made.start()
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


PlaceMaker = Callable[[], Place]
