"""Copies of an SQLite database: made while it is in use, and put back in its place."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from harena.errors import DataError
from harena.store.failures import StoreUnavailable
from harena.store.lock import ServerLock
from harena.store.places import make_private_directory, make_private_file, sync_directory

if TYPE_CHECKING:
    from pathlib import Path

COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; a stale one would ruin a file put in the old one's place."""


def write_copy(source: sqlite3.Connection, path: Path) -> None:
    """Write what the connection sees to a new file of mode 0600, whole or not at all (DataError).

    It is packed anew: nothing of what was deleted is in it. The file has its name only when it is
    complete, checked and on the disk.
    """
    if path.exists():
        raise DataError(f"{path} exists: name a file that does not")
    part = path.with_name(f"{path.name}.part-{os.getpid()}")
    make_private_file(part)
    try:
        source.execute("VACUUM INTO ?", (str(part),))
        check(part)
        _sync(part)
        _publish(part, path)
    except (OSError, sqlite3.Error) as error:
        raise DataError(f"cannot write the backup {path}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    sync_directory(path.resolve().parent)


def check(path: Path) -> None:
    """See that a database is whole (StoreUnavailable); others may be using it."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()
            orphans = copy.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError as error:
        raise StoreUnavailable(f"{path} is damaged: {error}") from error
    if found != ("ok",) or orphans is not None:
        raise StoreUnavailable(f"{path} is damaged: {found[0] if found != ('ok',) else orphans}")


def put_back(backup: Path, database: Path) -> Path | None:
    """Put a checked copy of a backup in the database's place; where the old one now lies, if any.

    StoreInUse while a server has the database. The backup must be Harena's and of a version that
    this one knows: see `restore`, which looks.
    """
    database = database.resolve()
    make_private_directory(database.parent)
    lock = ServerLock(database)
    lock.acquire()
    part = database.with_name(f"{database.name}.part-{os.getpid()}")
    try:
        make_private_file(part)
        with backup.open("rb") as source, part.open("wb") as target:
            shutil.copyfileobj(source, target)
        check(part)
        _sync(part)
        aside = _set_aside(database)
        part.replace(database)
        sync_directory(database.parent)
    except OSError as error:
        raise DataError(f"cannot restore {database} from {backup}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
        lock.release()
    return aside


def _set_aside(database: Path) -> Path | None:
    """Keep the old database under another name, so that only its main file is still in place."""
    if not database.exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # if it is whole, it ends tidy
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = database.with_name(f"{database.name}.replaced-{now}")
    for companion in COMPANIONS:
        with suppress(FileNotFoundError):
            database.with_name(database.name + companion).rename(
                aside.with_name(aside.name + companion)
            )
    shutil.copy2(database, aside)
    aside.chmod(0o600)
    return aside


def _sync(path: Path) -> None:
    with path.open("rb+") as handle:
        os.fsync(handle.fileno())


def _publish(part: Path, path: Path) -> None:
    """Give the finished file its name, but never another file's."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # a disk without hard links
        if path.exists():
            raise
        part.rename(path)
