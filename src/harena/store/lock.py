"""One server per database: a lock on a file beside it, which ends with the process, however.

A record lock, since a child that was forked must not hold on to it after its parent was killed.
Such a lock does not keep out the same process, so a list of the files held here does.
"""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING, Final

from harena.store.failures import StoreInUse, StoreUnavailable

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCKED_AT: Final = 1 << 30  # far behind the number that the file holds: that stays readable
_held: dict[Path, int] = {}


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        os.lseek(handle, _LOCKED_AT, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _LOCKED_AT)


class ServerLock:
    """The right to serve a database; held until `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.path = database.with_name(database.name + ".lock")
        self._handle: int | None = None

    def acquire(self) -> None:
        """Take the lock, or StoreInUse with the number of the process that has it."""
        if _held.get(self.path) == os.getpid():
            raise StoreInUse(f"{self._database} is already open in this process")
        try:
            handle = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StoreUnavailable(
                f"cannot write the lock {self.path}: {error.strerror}. Its folder must be yours"
            ) from error
        try:
            _lock(handle)
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                os.close(handle)
                raise StoreUnavailable(
                    f"cannot lock {self.path}: {error.strerror}. Put the data on a local disk, with"
                    " HARENA_DATA"
                ) from error
            told = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            by = f"process {told}" if told else "another process"
            raise StoreInUse(
                f"{self._database} is already served by {by}: use that server, stop it, or name"
                " another folder with HARENA_DATA"
            ) from error
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, f"{os.getpid()}\n".encode())
        self._handle = handle
        _held[self.path] = os.getpid()

    def release(self) -> None:
        """Let others serve it; the file stays, for removing it would race with its next holder."""
        if self._handle is None:
            return
        _held.pop(self.path, None)
        os.ftruncate(self._handle, 0)
        os.close(self._handle)
        self._handle = None
