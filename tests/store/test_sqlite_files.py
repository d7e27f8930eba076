"""The file: private, durable by its connections' own word, and left alone when it is not ours."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import REQUIRE_ALL
from tests.store.tables import actions, table, user

from harena.errors import DataError
from harena.store import (
    NewEvent,
    Store,
    StoreForeign,
    StoreFull,
    StoreNewer,
    StoreUnavailable,
    data_directory,
    default_location,
)
from harena.store.schema import APPLICATION_ID

EXPECTED = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL
    "fullfsync": 1,
    "checkpoint_fullfsync": 1,
    "foreign_keys": 1,
    "busy_timeout": 5_000,
    "trusted_schema": 0,
    "secure_delete": 1,
    "temp_store": 2,
}


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, sqlite3.Connection]]]:
    """Every SQLite connection made while the test runs, and the address it was made with."""
    made: list[tuple[str, sqlite3.Connection]] = []
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def noted(address: str, *given: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(address, *given, **options)
        made.append((address, connection))
        return connection

    monkeypatch.setattr(sqlite3, "connect", noted)
    yield made
    for _, connection in made:
        connection.close()


def pragmas_of(connection: sqlite3.Connection, names: list[str]) -> dict[str, Any] | None:
    """What a connection says of itself; None if it is closed."""
    try:
        return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names}
    except sqlite3.ProgrammingError:
        return None


async def test_every_connection_is_durable(
    tmp_path: Path, connections: list[tuple[str, sqlite3.Connection]]
) -> None:
    path = tmp_path / "harena.db"
    async with await Store.open(path, readers=3) as store:
        made = await table(store)
        await asyncio.gather(
            *(store.append(made.id, 0, actions(n)) for n in range(10)),
            *(store.load(made.id) for _ in range(50)),
            return_exceptions=True,
        )
        # All readers at the same time, so that each has its connection.
        await asyncio.gather(*(store.read(_slowly) for _ in range(3)))
        open_now = [
            (address, found)
            for address, connection in connections
            if (found := pragmas_of(connection, [*EXPECTED, "query_only"])) is not None
        ]
        writers = [found for address, found in open_now if address.endswith("?mode=rw")]
        readers = [found for address, found in open_now if address.endswith("?mode=ro")]
        assert (len(writers), len(readers)) == (1, 3)
        assert all(found == {**EXPECTED, "query_only": 0} for found in writers)
        assert all(found == {**EXPECTED, "query_only": 1} for found in readers)


def _slowly(tx: Any) -> None:
    tx.connection.exec_driver_sql(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)"
        " SELECT max(i) FROM n"
    ).scalar()


async def test_a_new_connection_after_a_failure_is_durable_too(
    tmp_path: Path, connections: list[tuple[str, sqlite3.Connection]]
) -> None:
    async with await Store.open(tmp_path / "harena.db") as store:

        def end_all(tx: Any) -> None:
            tx.connection.exec_driver_sql("ROLLBACK")
            tx.connection.exec_driver_sql("SELECT nonsense")

        with pytest.raises(DataError):
            await store.write(end_all)
        await user(store)
        last = [one for address, one in connections if address.endswith("?mode=rw")][-1]
        assert pragmas_of(last, list(EXPECTED)) == EXPECTED


async def test_every_file_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    path = folder / "harena.db"
    old = os.umask(0)  # the most generous there is
    try:
        async with await Store.open(path) as store:
            await user(store)
            await store.backup(folder / "backup.db")
            files = {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}
    finally:
        os.umask(old)
    names = ("harena.db", "harena.db-wal", "harena.db-shm", "harena.db.lock", "backup.db")
    assert files == dict.fromkeys(names, 0o600)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert path.read_bytes()[:16] == b"SQLite format 3\0"


async def test_a_file_that_others_can_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    await (await Store.open(path)).close()
    path.chmod(0o644)
    async with await Store.open(path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_nothing_is_left_beside_it_after_a_clean_stop(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    async with await Store.open(path) as store:
        ann = await user(store)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["harena.db", "harena.db.lock"]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT id FROM users").fetchall() == [(ann,)]
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)


async def test_names_of_files_with_everything_in_them(tmp_path: Path) -> None:
    path = tmp_path / "a folder?mode=memory" / "é % #1 'x'.db"
    async with await Store.open(path) as store:
        await user(store)
        assert path.is_file()
        await store.backup(tmp_path / "copy of 'x'?.db")
    assert (tmp_path / "copy of 'x'?.db").is_file()


def digest(path: Path) -> str:
    """What is in a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def refused(path: Path, error: type[DataError], what: str, *, only: bool = False) -> None:
    """It cannot be opened, the error says why, and the file is as it was."""
    before = digest(path)
    for read_only in (True,) if only else (False, True):
        with pytest.raises(error, match=what) as told:
            await Store.open(path, read_only=read_only)
        assert str(path) in str(told.value)
        assert digest(path) == before


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    path.write_text("Dear diary,\n" * 500)
    await refused(path, StoreForeign, "not a database")
    path.write_bytes(b"x")  # SQLite itself would take it for an empty one
    await refused(path, StoreForeign, "not a database")


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE users (name TEXT)")
        connection.commit()
    await refused(path, StoreForeign, "another program")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE users")
        connection.execute("PRAGMA application_id = 4711")
        connection.commit()
    await refused(path, StoreForeign, "another program")


async def test_a_database_of_a_newer_harena(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE harena_version SET version_num = '9999'")
        connection.commit()
        connection.execute("PRAGMA journal_mode = DELETE")
    await refused(path, StoreNewer, "newer Harena")
    with closing(sqlite3.connect(path)) as connection:  # not even its journal's mode was changed
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


async def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    path.touch()
    async with await Store.open(path) as store:
        await user(store)


async def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    async with await Store.open(path) as store:
        for _ in range(20):
            made = await table(store)
            await store.append(made.id, 0, [NewEvent("x", data="y" * 2000)] * 5)
    content = bytearray(path.read_bytes())
    content[8192:] = os.urandom(len(content) - 8192)
    path.write_bytes(content)

    async def use() -> None:
        async with await Store.open(path) as store:
            await store.load(made.id)
            await table(store)

    with pytest.raises(DataError, match=r"damaged|not a database"):
        await use()


async def test_a_folder_in_its_place(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="folder"):
        await Store.open(tmp_path)
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreUnavailable, match="cannot make the folder"):
        await Store.open(tmp_path / "file" / "harena.db")
    with pytest.raises(StoreUnavailable, match="no database"):
        await Store.open(tmp_path / "nothing.db", read_only=True)
    assert not (tmp_path / "nothing.db").exists()


OPEN_AND_TELL = """
import asyncio, os, pathlib, sys
import alembic.command, sqlalchemy.dialects.sqlite
from harena.errors import DataError
from harena.store import Store
async def main():
    try:
        async with await Store.open(pathlib.Path(sys.argv[1])) as store:
            await store.create_user("Ann", "en")
    except DataError as error:
        print(type(error).__name__, error)
if os.geteuid() == 0:  # only now: the programs themselves may lie where nobody else can read
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
asyncio.run(main())
"""


def as_nobody(path: Path) -> str:
    """What a process without root's rights says when it opens that database."""
    done = subprocess.run(
        [sys.executable, "-c", OPEN_AND_TELL, str(path)],
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
async def test_files_and_folders_without_permission() -> None:
    with tempfile.TemporaryDirectory(prefix="harena-test-") as name:
        folder = Path(name)
        path = folder / "data" / "harena.db"
        path.parent.mkdir()
        await (await Store.open(path)).close()
        if os.geteuid() == 0:
            folder.chmod(0o755)
            for one in (path.parent, path.with_name("harena.db.lock")):
                os.chown(one, 65534, 65534)  # only the file itself is another's
        path.chmod(0o000)
        before = digest(path)
        told = as_nobody(path)
        if os.geteuid() == 0:
            assert told.startswith("StoreUnavailable")
            assert str(path) in told
        assert digest(path) == before
        path.parent.chmod(0o500)
        path.with_name("harena.db.lock").unlink()
        if os.geteuid() == 0:
            os.chown(path.parent, 0, 0)
            path.parent.chmod(0o755)
        told = as_nobody(path)
        assert told.startswith("StoreUnavailable cannot write the lock")
        told = as_nobody(path.parent / "new" / "harena.db")
        assert told.startswith("StoreUnavailable cannot make the folder")
        path.parent.chmod(0o700)


async def fill(store: Store, game: str) -> int:
    """Append until there is no room; how many events were accepted."""
    for accepted in itertools.count():
        try:
            await store.append(game, accepted, [NewEvent("x", data="y" * 3000)])
        except StoreFull:
            return accepted
    return 0


async def test_no_room_in_the_database(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    async with await Store.open(path) as store:
        made = await table(store)

        def limit(tx: Any, pages: int) -> None:
            tx.connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        await store.write(lambda tx: limit(tx, 120))
        accepted = await fill(store, made.id)
        assert accepted > 10
        assert (await store.load(made.id)).game.seq == accepted
        assert len(await store.events_of(made.id)) == accepted
        # After the failure there is a new connection, without the limit.
        await store.append(made.id, accepted, actions(1))


FILL_THE_DISK = """
import asyncio, pathlib, subprocess, sys
folder = pathlib.Path(sys.argv[1])
done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", folder], check=False)
if done.returncode:
    print("cannot mount")
    sys.exit()
from harena.store import NewEvent, NewSeat, Store, StoreFull
async def main():
    async with await Store.open(folder / "harena.db") as store:
        game = (await store.create_game({}, [NewSeat()], engine="1")).id
        seq = 0
        try:
            while True:
                await store.append(game, seq, [NewEvent("x", data="y" * 3000)])
                seq += 1
        except StoreFull as error:
            print(type(error).__name__, error)
        again = 0
        for _ in range(20):  # it stays refused, and nothing breaks
            try:
                await store.append(game, seq, [NewEvent("x", data="y" * 3000)] * 20)
                again += 20
            except StoreFull:
                pass
        assert again == 0
        log = await store.load(game)
        assert log.game.seq == len(log.events) == seq, (log.game.seq, len(log.events), seq)
        # Room again: the store goes on without being opened anew.
        subprocess.run(["mount", "-o", "remount,size=8m", folder], check=True)
        await store.append(game, seq, [NewEvent("y")])
    async with await Store.open(folder / "harena.db") as store:
        log = await store.load(game)
        assert log.game.seq == len(log.events) == seq + 1
        print("accepted", seq)
asyncio.run(main())
"""


def test_no_room_on_the_disk(tmp_path: Path) -> None:
    """A real one, of a megabyte, in a namespace of its own: only root can make it."""
    done = subprocess.run(
        ["unshare", "-m", sys.executable, "-c", FILL_THE_DISK, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    if "cannot mount" in done.stdout or "unshare" in done.stderr:
        if REQUIRE_ALL and os.geteuid() == 0:
            pytest.fail(f"cannot mount a small disk: {done.stderr}")
        pytest.skip("no small disk: it cannot be mounted here")
    assert done.returncode == 0, done.stdout + done.stderr
    first, last = done.stdout.splitlines()
    assert first.startswith("StoreFull no room left")
    assert int(last.split()[1]) > 10


def test_where_the_data_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_directory({"HARENA_DATA": "/somewhere/else"}) == Path("/somewhere/else")
    assert data_directory({"HARENA_DATA": "~/games"}) == tmp_path / "games"
    assert default_location({"HARENA_DATA": "/x"}) == Path("/x/harena.db")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert "harena" in str(data_directory({})).lower()
    assert data_directory({"HARENA_DATA": ""}) == data_directory({})
