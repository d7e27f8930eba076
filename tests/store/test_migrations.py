"""Migrations: from nothing and every earlier revision to what the code expects, or not at all."""

from __future__ import annotations

import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, text
from sqlalchemy.engine import Connection
from tests.store.places import Place
from tests.store.tables import actions, table

import harena.store
from harena.errors import DataError
from harena.store import Store, StoreForeign, StoreNewer
from harena.store import migrate as migrate_module
from harena.store.migrate import VERSION_TABLE, revision_of, revisions, upgrade
from harena.store.postgresql import PostgresqlBackend
from harena.store.schema import APPLICATION_ID, HEAD, metadata
from harena.store.sqlite import SqliteBackend
from harena.store.store import backend_for

REVISIONS = revisions()
DATA = Path(__file__).parent / "data"


@pytest.fixture
def engine(unmade_place: Place) -> Iterator[Engine]:
    """A writing engine on an empty database of each kind, without any table."""
    backend = backend_for(unmade_place.location)
    if isinstance(backend, SqliteBackend):
        backend.path.parent.mkdir()
        backend.path.touch()
    made = backend.writing_engine()
    yield made
    made.dispose()


def structure(connection: Connection) -> list[tuple[object, ...]]:
    """Everything that the database itself says of its tables."""
    if connection.dialect.name == "sqlite":
        rows = connection.execute(
            text("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY 1, 2")
        ).all()
        return [(*row[:3], " ".join((row[3] or "").split())) for row in rows]
    queries = (
        (
            "SELECT table_name, column_name, data_type, is_nullable, column_default"
            " FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2"
        ),
        (
            "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
            " WHERE connamespace = current_schema()::regnamespace ORDER BY 1, 2"
        ),
        (
            "SELECT tablename, indexname, replace(indexdef, current_schema(), '') FROM pg_indexes"
            " WHERE schemaname = current_schema() ORDER BY 1, 2"
        ),
    )
    return [tuple(row) for query in queries for row in connection.execute(text(query))]


def without_version(rows: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """The structure but for the table of the version."""
    return [row for row in rows if VERSION_TABLE not in row]


def test_the_newest_is_the_one_that_is_served() -> None:
    assert REVISIONS[-1] == HEAD
    assert len(set(REVISIONS)) == len(REVISIONS)


@pytest.mark.parametrize("earlier", [None, *REVISIONS])
def test_from_every_revision_to_the_newest(engine: Engine, earlier: str | None) -> None:
    with engine.begin() as connection:
        if earlier is not None:
            upgrade(connection, earlier)
        assert revision_of(connection) == earlier
    with engine.begin() as connection:
        upgrade(connection)
        assert revision_of(connection) == HEAD
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []


def test_the_migrations_build_what_the_code_declares(engine: Engine) -> None:
    """To the letter: also checks, partial indexes and tables without rowid."""
    with engine.begin() as connection:
        upgrade(connection)
        migrated = without_version(structure(connection))
        connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
        metadata.drop_all(connection)
        metadata.create_all(connection)
        declared = structure(connection)
    assert migrated == declared
    assert len(migrated) > 20


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_released_migration_never_changes(revision: str, tmp_path: Path) -> None:
    """What each builds is on file; a new migration adds a file (HARENA_WRITE_SCHEMAS=1)."""
    import os

    engine = SqliteBackend(tmp_path / "x.db").writing_engine()
    (tmp_path / "x.db").touch()
    with engine.begin() as connection:
        upgrade(connection, revision)
        built = "".join(f"{row[3]};\n" for row in structure(connection) if row[3])
    engine.dispose()
    path = DATA / f"schema-{revision}.sql"
    if os.environ.get("HARENA_WRITE_SCHEMAS") and not path.exists():
        path.write_text(built)
    assert built == path.read_text()


LATER = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade():
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("title", sa.Text, nullable=False, server_default="untitled"))
    op.create_table("prizes", sa.Column("game_id", sa.Text, sa.ForeignKey("games.id")))
    op.execute("INSERT INTO prizes SELECT id FROM games")
    {end}
"""


def with_later(
    monkeypatch: pytest.MonkeyPatch, folder: Path, end: str
) -> AbstractContextManager[Path]:
    """Let the next Harena, with one more migration, be the one that runs."""
    scripts = folder / "migrations"
    shutil.copytree(Path(harena.store.__file__).parent / "migrations", scripts)
    (scripts / "versions" / "later.py").write_text(LATER.format(head=HEAD, end=end))
    monkeypatch.setattr(migrate_module, "_scripts", lambda: nullcontext(scripts))
    monkeypatch.setattr(migrate_module, "HEAD", "later")
    return nullcontext(scripts)


async def test_a_later_version_takes_the_data_along(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await place.open() as store:
        made = [await table(store) for _ in range(3)]
        await store.append(made[0].id, 0, actions(1, 2))
        before = await store.load(made[0].id)
    with monkeypatch.context() as patch:
        with_later(patch, tmp_path / "next", "pass")
        async with await place.open() as store:
            assert await store.load(made[0].id) == before
            rows = await store.read(
                lambda tx: tx.connection.execute(
                    text("SELECT title FROM games JOIN prizes ON games.id = prizes.game_id")
                ).all()
            )
            assert [tuple(row) for row in rows] == [("untitled",)] * 3
        async with await place.open() as store:  # and only once
            await store.append(made[0].id, 2, actions(3))
    # Back in today's version, it is a newer one's.
    with pytest.raises(StoreNewer):
        await place.open()


async def test_a_migration_that_fails_changes_nothing(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await place.open() as store:
        made = await table(store)
        before = await store.load(made.id)
    engine = backend_for(place.location).reading_engine(1)
    with engine.connect() as connection:
        built = structure(connection)
    engine.dispose()
    with monkeypatch.context() as patch:
        with_later(patch, tmp_path / "next", 'op.execute("SELECT nonsense")')
        with pytest.raises(DataError):
            await place.open()
    engine = backend_for(place.location).reading_engine(1)
    with engine.connect() as connection:
        assert structure(connection) == built
    engine.dispose()
    async with await place.open() as store:
        assert await store.load(made.id) == before


async def test_foreign_tables_are_left_alone(unmade_place: Place) -> None:
    backend = backend_for(unmade_place.location)
    if isinstance(backend, PostgresqlBackend):
        engine = backend.writing_engine()
        with engine.begin() as connection:
            connection.execute(text("CREATE TABLE users (name text)"))
        engine.dispose()
    else:
        assert isinstance(unmade_place.location, Path)
        unmade_place.location.parent.mkdir()
        with sqlite3.connect(unmade_place.location) as other:
            other.execute("CREATE TABLE users (name text)")
        other.close()
    with pytest.raises(StoreForeign):
        await unmade_place.open()


IMPORTS = """
import asyncio, pathlib, sys
from harena.store import Store
async def main():
    async with await Store.open(pathlib.Path(sys.argv[1])) as store:
        await store.create_user("Ann", "en")
    names = ("alembic", "mako", "psycopg", "aiosqlite", "greenlet", "asyncpg")
    print([name for name in names if name in sys.modules])
asyncio.run(main())
"""


async def test_alembic_is_imported_only_when_a_migration_is_due(tmp_path: Path) -> None:
    import os
    import subprocess

    def imported() -> str:
        done = subprocess.run(
            [sys.executable, "-c", IMPORTS, str(tmp_path / "harena.db")],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        return done.stdout.strip()

    assert imported() == "['alembic', 'mako']"
    assert imported() == "[]"
    with sqlite3.connect(tmp_path / "harena.db") as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    connection.close()
    await (await Store.open(tmp_path / "harena.db", read_only=True)).close()
