"""Async tests, and the databases that tests of the store's contract run on."""

from __future__ import annotations

import asyncio
import inspect
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests import loops
from tests.conftest import REQUIRE_ALL
from tests.store.places import KINDS, Cluster, NoPostgresqlError, Place, cluster

from harena.store import Store


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines, each on an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    loops.run(asyncio.wait_for(pyfuncitem.obj(**given), 120))
    return True


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A private PostgreSQL server; a test that wants it is skipped where there is none."""
    try:
        with cluster() as found:
            yield found
    except NoPostgresqlError as error:
        if REQUIRE_ALL:
            pytest.fail(f"{error}, and HARENA_REQUIRE_ALL is set")
        pytest.skip(str(error))


@pytest.fixture(params=KINDS)
def unmade_place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Of each kind in turn: where there is no database yet, or one without tables."""
    if request.param == "sqlite":
        return Place("sqlite", tmp_path / "data" / "harena.db")
    server: Cluster = request.getfixturevalue("postgresql")
    return Place("postgresql", server.new_database())


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new SQLite database with all its tables: copying it is faster than making one."""
    path = tmp_path_factory.mktemp("template") / "harena.db"

    async def make() -> None:
        await (await Store.open(path)).close()

    loops.run(make())
    return path


@pytest.fixture
def place(unmade_place: Place, request: pytest.FixtureRequest) -> Place:
    """Of each kind in turn: a database without rows."""
    if isinstance(unmade_place.location, Path):
        unmade_place.location.parent.mkdir()
        shutil.copy(request.getfixturevalue("template"), unmade_place.location)
    return unmade_place


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 29, 0, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **time: float) -> datetime:
        """Let time pass."""
        self.now += timedelta(**time)
        return self.now


@pytest.fixture
def clock() -> Clock:
    """A clock that stands until the test moves it."""
    return Clock()
