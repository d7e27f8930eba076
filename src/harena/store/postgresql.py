"""PostgreSQL through psycopg 3: the same tables and promises, kept by a server of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from harena.errors import DataError
from harena.store import migrate
from harena.store.failures import (
    StoreBusy,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreUnavailable,
    Unfit,
    Unknown,
)
from harena.store.schema import metadata

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.engine import URL, Connection, Engine
    from sqlalchemy.exc import DBAPIError

MIGRATION_LOCK: Final = 0x4841524E
"""The advisory lock under which one of several starting servers migrates."""

SESSION: Final = {
    "synchronous_commit": "on",  # whatever the server's default: answered is durable
    "lock_timeout": "10s",
    "statement_timeout": "60s",
    "idle_in_transaction_session_timeout": "60s",
}


class PostgresqlBackend:
    """A database on a PostgreSQL server."""

    name = "postgresql"

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
        except ArgumentError as error:
            raise DataError(
                "the address of the database cannot be read; it looks like"
                " postgresql://user:password@host/database"
            ) from error
        self._url: URL = url.set(drivername="postgresql+psycopg")
        self._shown = self._url.render_as_string(hide_password=True)

    def prepare(self) -> None:
        """See that the database is ours, and migrate it under a lock of its own."""
        engine = self.writing_engine()
        try:
            if not self._is_due(engine):
                return
            with engine.begin() as connection:
                connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
                if migrate.is_due(connection, self._shown):
                    migrate.upgrade(connection)
        except migrate.DatabaseError as error:
            raise self._unreadable(error) from error
        finally:
            engine.dispose()

    def examine(self) -> None:
        """See that the database is there, ours and of this version."""
        engine = self.reading_engine(1)
        try:
            due = self._is_due(engine)
        except migrate.DatabaseError as error:
            raise self._unreadable(error) from error
        finally:
            engine.dispose()
        if due:
            raise StoreUnavailable(
                f"{self._shown} has no tables of this Harena's version: start the server once"
            )

    def _is_due(self, engine: Engine) -> bool:
        with engine.connect() as connection:
            due = migrate.is_due(connection, self._shown)
            if due and migrate.revision_of(connection) is None:
                self._see_that_there_is_room(connection)
            return due

    def _see_that_there_is_room(self, connection: Connection) -> None:
        others = connection.execute(
            text("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        ).scalars()
        both = sorted(set(others) & set(metadata.tables))
        if both:
            raise StoreForeign(
                f"{self._shown} holds tables of another program ({', '.join(both)}): make a"
                " database of its own"
            )

    def writing_engine(self) -> Engine:
        """Makes the one connection that writes; a row changed meanwhile is seen as it then is."""
        return self._engine(1, "READ COMMITTED", read_only=False)

    def reading_engine(self, size: int) -> Engine:
        """Makes connections that read, each transaction one snapshot."""
        return self._engine(size, "REPEATABLE READ", read_only=True)

    def _engine(self, size: int, isolation: Any, *, read_only: bool) -> Engine:
        given = self._url.query.get("options", ())
        options = [given] if isinstance(given, str) else list(given)
        options += [f"-c {name}={value}" for name, value in SESSION.items()]
        try:
            engine = create_engine(
                self._url,
                isolation_level=isolation,
                pool_size=size,
                max_overflow=0,
                pool_pre_ping=True,
                connect_args={
                    "options": " ".join(options),
                    "application_name": "harena",
                    "connect_timeout": 10,
                },
            )
        except ImportError as error:
            raise DataError(
                "PostgreSQL needs the package psycopg: install harena[postgresql]"
            ) from error
        return engine.execution_options(postgresql_readonly=True) if read_only else engine

    def is_undone(self, error: DBAPIError) -> bool:
        """Whether a commit that failed so has surely written nothing."""
        code = getattr(error.orig, "sqlstate", None) or ""
        return code[:2] in ("23", "40", "53", "55")  # the server has answered: it rolled back

    def is_crossed(self, error: DBAPIError) -> bool:
        """Whether it is a deadlock, or the like."""
        return (getattr(error.orig, "sqlstate", None) or "").startswith("40")

    def translate(self, error: DBAPIError) -> Exception:
        """The error in the words of the store."""
        code = getattr(error.orig, "sqlstate", None) or ""
        if code == "23503":
            return Unknown("this refers to a user, game or seat that does not exist")
        if code in ("23502", "23514") or code.startswith("22"):
            return Unfit(f"a value that its column does not take: {error.orig}")
        if code.startswith("23"):
            return StoreError(f"this is there already: {error.orig}")
        if code in ("55P03", "57014", "40001", "40P01", "53300"):
            return StoreBusy("the database is too busy: try again")
        return self._unreadable(error)

    def _unreadable(self, error: DBAPIError) -> DataError:
        if getattr(error.orig, "sqlstate", None) == "53100":
            return StoreFull(f"no room left for {self._shown}: free some space")
        return StoreUnavailable(
            f"cannot use {self._shown} ({str(error.orig).strip()}): see that the server runs and"
            " lets this user in; repeat what was not answered"
        )

    def check(self) -> None:
        """Nothing that PostgreSQL would not see to itself: its checksums, and pg_amcheck."""

    def backup(self, path: Path) -> None:
        """Refused: PostgreSQL's own tools do this better."""
        raise DataError(
            f"no backup was written to {path}: use pg_dump --format=custom for a PostgreSQL"
            " database, and pg_restore to bring it back"
        )

    def close(self) -> None:
        """Nothing is held: several servers may share the database."""
