"""Which version a database has, and its way to this one; Alembic is imported only for that way."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final

from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError as DatabaseError

from harena.store.failures import StoreNewer
from harena.store.schema import HEAD

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from pathlib import Path

    from alembic.config import Config
    from sqlalchemy.engine import Connection

__all__ = ["VERSION_TABLE", "DatabaseError", "is_due", "revision_of", "revisions", "upgrade"]

VERSION_TABLE: Final = "harena_version"
"""Where the revision stands; not Alembic's own name, since PostgreSQL may hold others' tables."""


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(
        text(f"SELECT version_num FROM {VERSION_TABLE}")  # noqa: S608 (a constant)
    ).scalar()
    return found


def is_due(connection: Connection, place: str) -> bool:
    """Whether it must be migrated before use; StoreNewer if only a newer Harena knows it."""
    revision = revision_of(connection)
    if revision == HEAD:
        return False
    if revision is not None and revision not in revisions():
        raise StoreNewer(
            f"{place} was written by a newer Harena (schema {revision}, this one knows {HEAD}):"
            " install that version, or restore a backup made before"
        )
    return True


def _scripts() -> AbstractContextManager[Path]:
    return as_file(files("harena.store") / "migrations")


def config(scripts: Path) -> Config:
    """Alembic's configuration, without a file of its own."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(scripts).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    return made


def revisions() -> tuple[str, ...]:
    """All revisions, the oldest first."""
    from alembic.script import ScriptDirectory

    with _scripts() as scripts:
        walk = ScriptDirectory.from_config(config(scripts)).walk_revisions()
        return tuple(reversed([script.revision for script in walk]))


def upgrade(connection: Connection, target: str = "head") -> None:
    """Bring the database to that revision, inside the connection's transaction."""
    from alembic import command

    with _scripts() as scripts:
        settings = config(scripts)
        settings.attributes["connection"] = connection
        command.upgrade(settings, target)
