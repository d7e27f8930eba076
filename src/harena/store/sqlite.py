"""SQLite: a file of the user, written ahead (WAL) and synced at every commit.

Python's own transaction control is switched off: SQLAlchemy says BEGIN itself, so that reads,
savepoints and changes of the schema are inside the transactions that they seem to be in.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

from sqlalchemy import create_engine, event
from sqlalchemy.pool import QueuePool

from harena.errors import DataError
from harena.store import migrate
from harena.store.copies import COMPANIONS, check, put_back, write_copy
from harena.store.failures import (
    StoreBusy,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreUnavailable,
    Unfit,
    Unknown,
)
from harena.store.lock import ServerLock
from harena.store.places import (
    make_private,
    make_private_directory,
    make_private_file,
    sync_directory,
)
from harena.store.schema import APPLICATION_ID

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.exc import DBAPIError

BUSY_SECONDS: Final = 5.0
"""How long a connection waits for the lock of another process, an administrator's tool say."""

_EVERY: Final = (
    "PRAGMA foreign_keys=ON",
    "PRAGMA synchronous=FULL",  # in WAL mode: the log is synced at every commit
    "PRAGMA fullfsync=ON",  # macOS: to the medium, not to the drive's cache
    "PRAGMA checkpoint_fullfsync=ON",
    "PRAGMA trusted_schema=OFF",
    "PRAGMA cell_size_check=ON",
    "PRAGMA secure_delete=ON",  # what a person deletes is overwritten
    "PRAGMA temp_store=MEMORY",  # nothing of it in a folder that others see
)
_READER: Final = ("PRAGMA query_only=ON",)
_WRITER: Final = ("PRAGMA journal_size_limit=67108864",)


class SqliteBackend:
    """A database in one file."""

    name = "sqlite"

    def __init__(self, path: Path) -> None:
        # Two ways to one file must meet at one lock.
        self.path = path.resolve()
        self._lock = ServerLock(self.path)

    def prepare(self) -> None:
        """Lock the file, make it if it is not there, see that it is ours and migrate it."""
        make_private_directory(self.path.parent)
        if self.path.is_dir():
            raise StoreUnavailable(f"{self.path} is a folder; the database must be a file")
        self._lock.acquire()
        try:
            make_private_file(self.path)
            for companion in COMPANIONS:
                make_private(self.path.with_name(self.path.name + companion))
            if self._is_due(mode="rw"):
                self._migrate()
        except BaseException:
            self._lock.release()
            raise

    def examine(self) -> None:
        """See that the file is there, ours and of this version."""
        if not self.path.is_file():
            raise StoreUnavailable(f"there is no database {self.path}: start the server once")
        if self._is_due(mode="ro"):
            raise StoreUnavailable(
                f"{self.path} was written by an older Harena: start the server once to update it"
            )

    def see_whose_it_is(self) -> None:
        """See that the file is a database of Harena's, of this version or an older one."""
        self._is_due(mode="ro")

    def _is_due(self, mode: str) -> bool:
        """Whether a migration is due; nothing but a hot journal's recovery is written."""
        engine = self._engine(mode, "BEGIN", (), 1)
        try:
            with engine.connect() as connection:
                self._see_that_it_is_ours(connection)
                return migrate.is_due(connection, str(self.path))
        except migrate.DatabaseError as error:
            raise self._unreadable(error) from error
        finally:
            engine.dispose()

    def _see_that_it_is_ours(self, connection: Connection) -> None:
        identity = connection.exec_driver_sql("PRAGMA application_id").scalar()
        tables = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
        if identity == APPLICATION_ID:
            return
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        if not pages and self.path.stat().st_size:
            # Too short for a page: SQLite takes that for empty and would write over it.
            raise StoreForeign(self._no_database())
        if not tables and not identity:
            return
        raise StoreForeign(
            f"{self.path} is a database of another program: move it away, or name another folder"
            " with HARENA_DATA"
        )

    def _no_database(self) -> str:
        return (
            f"{self.path} is not a database: move it away, or name another folder with HARENA_DATA"
        )

    def _migrate(self) -> None:
        engine = self.writing_engine()
        try:
            with engine.begin() as connection:
                migrate.upgrade(connection)
                connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
        except migrate.DatabaseError as error:
            raise self._unreadable(error) from error
        finally:
            engine.dispose()
        sync_directory(self.path.parent)

    def writing_engine(self) -> Engine:
        """Makes the one connection that writes."""
        return self._engine("rw", "BEGIN IMMEDIATE", _WRITER, 1, wal=True)

    def reading_engine(self, size: int) -> Engine:
        """Makes connections that can only read."""
        return self._engine("ro", "BEGIN", _READER, size)

    def _engine(
        self, mode: str, begin: str, pragmas: tuple[str, ...], size: int, *, wal: bool = False
    ) -> Engine:
        engine = create_engine(
            "sqlite+pysqlite://",
            creator=self._creator(mode, pragmas, wal=wal),
            poolclass=QueuePool,
            pool_size=size,
            max_overflow=0,
        )

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    def _creator(
        self, mode: str, pragmas: tuple[str, ...], *, wal: bool
    ) -> Callable[[], sqlite3.Connection]:
        address = f"{self.path.as_uri()}?mode={mode}"

        def connect() -> sqlite3.Connection:
            connection = sqlite3.connect(
                address,
                uri=True,
                timeout=BUSY_SECONDS,
                isolation_level=None,  # SQLAlchemy says BEGIN
                check_same_thread=False,  # the pool sees to it that only one thread has it
                cached_statements=512,
            )
            try:
                for pragma in (*_EVERY, *pragmas):
                    connection.execute(pragma)
                if wal:
                    _switch_to_wal(connection, self.path)
            except BaseException:
                connection.close()
                raise
            return connection

        return connect

    def is_undone(self, error: DBAPIError) -> bool:
        """Whether a commit that failed so has surely written nothing."""
        code = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return code & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)

    def is_crossed(self, error: DBAPIError) -> bool:
        """Never: there is one writer at a time."""
        return False

    def translate(self, error: DBAPIError) -> Exception:
        """The error in the words of the store."""
        cause = error.orig
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        match code & 0xFF:
            case sqlite3.SQLITE_CONSTRAINT:
                return _constraint(code, str(cause))
            case sqlite3.SQLITE_FULL:
                return StoreFull(
                    f"no room left for {self.path}: free some space; nothing of this was written"
                )
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                return StoreBusy("another program holds the database: try again")
            case _:
                return self._unreadable(error)

    def _unreadable(self, error: DBAPIError) -> DataError:
        cause = error.orig
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code == sqlite3.SQLITE_NOTADB:
            return StoreForeign(self._no_database())
        if code == sqlite3.SQLITE_CORRUPT:
            return StoreUnavailable(f"{self.path} is damaged ({cause}): restore a backup")
        if code == sqlite3.SQLITE_FULL:
            return StoreFull(f"no room left for {self.path}: free some space")
        return StoreUnavailable(
            f"cannot read or write {self.path} ({cause}): see to its disk and its permissions"
        )

    def check(self) -> None:
        """Read every page: StoreUnavailable says what is damaged."""
        check(self.path)

    def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file of mode 0600; what was deleted is not in it."""
        with closing(self._creator("ro", (), wal=False)()) as connection:
            write_copy(connection, path)

    def close(self) -> None:
        """Let another process serve the file."""
        self._lock.release()


def _switch_to_wal(connection: sqlite3.Connection, path: Path) -> None:
    mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()
    if mode != ("wal",):
        raise StoreUnavailable(
            f"{path} lies where SQLite cannot write ahead (a network folder?): name one on a local"
            " disk with HARENA_DATA"
        )


def _constraint(code: int, text: str) -> Exception:
    match code:
        case sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
            return Unknown("this refers to a user, game or seat that does not exist")
        case sqlite3.SQLITE_CONSTRAINT_CHECK | sqlite3.SQLITE_CONSTRAINT_NOTNULL:
            return Unfit(f"a value that its column does not take: {text}")
        case _:
            return StoreError(f"this is there already: {text}")


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the database's place, while no server runs; where the old one now lies.

    DataError, with nothing changed, if the backup is damaged, not Harena's or a newer one's, or if
    a server has the database (StoreInUse).
    """
    if not backup.is_file():
        raise StoreUnavailable(f"there is no backup {backup}")
    SqliteBackend(backup).see_whose_it_is()
    return put_back(backup, database)
