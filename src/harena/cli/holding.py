"""One terminal per game: a lock that ends with the process, however that ends."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from harena.errors import DataError

from . import data

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextlib.contextmanager
def held(name: str) -> Iterator[None]:
    """Play the game of this name, which no other terminal may meanwhile. Raises DataError."""
    path = _path(name)
    handle = _taken(path)
    if handle is None:
        raise DataError(
            f"the game {name!r} is being played in another terminal: go on there, or end it there"
        )
    try:
        yield
    finally:
        # Gone before it is free: whoever waits for the old file sees that it is gone (_taken).
        with contextlib.suppress(OSError):
            path.unlink()
        os.close(handle)


def _path(name: str) -> Path:
    return data.subfolder(data.PLAYING) / f"{data.game_path(name).stem}.lock"


def _taken(path: Path) -> int | None:
    """The lock's file, opened and locked; None if another has it. Raises DataError."""
    while True:
        try:
            handle = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise DataError(f"cannot write {path}: {error.strerror or error}") from None
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            return None
        try:
            if os.path.samestat(os.fstat(handle), path.stat()):
                return handle
        except OSError:
            pass  # removed by the one who had it: there is a new file to take
        os.close(handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
