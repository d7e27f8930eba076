"""Backups: consistent while everybody writes, whole or not there, and restored in one step."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.places import Cluster, Place
from tests.store.tables import actions, table, user

from harena.errors import DataError
from harena.store import Store, StoreForeign, StoreInUse, StoreNewer, StoreUnavailable, restore


async def test_a_backup_under_load_is_one_moment(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "harena.db") as store:
        made = [await table(store) for _ in range(10)]
        done = asyncio.Event()

        async def play(game: str) -> None:
            seq = 0
            while not done.is_set():
                seq = (await store.append(game, seq, actions(1, 2))).seq

        players = [asyncio.ensure_future(play(one.id)) for one in made]
        for number in range(3):
            await asyncio.sleep(0.1)
            await store.backup(tmp_path / f"copy-{number}.db")
        done.set()
        await asyncio.gather(*players)
        counts = []
        for number in range(3):
            async with await Store.open(tmp_path / f"copy-{number}.db", read_only=True) as copy:
                logs = [await copy.load(one.id) for one in made]
            for log in logs:
                assert log.game.seq == len(log.events)
                assert log.game.seq % 2 == 0
            counts.append(sum(log.game.seq for log in logs))
        assert 0 < counts[0] < counts[1] < counts[2]
    assert not list(tmp_path.glob("*part*"))


async def test_what_was_deleted_is_not_in_it(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "harena.db") as store:
        made = await table(store)
        line = await store.say(made.id, "seats", made.ann, "walrus " * 100)
        await store.unsay(made.id, line.id)
        await store.backup(tmp_path / "copy.db")
    assert b"walrus" not in (tmp_path / "copy.db").read_bytes()
    assert b"walrus" not in (tmp_path / "harena.db").read_bytes()


async def test_a_backup_never_overwrites(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "harena.db") as store:
        await store.backup(tmp_path / "copy.db")
        before = (tmp_path / "copy.db").read_bytes()
        with pytest.raises(DataError, match="exists"):
            await store.backup(tmp_path / "copy.db")
        with pytest.raises(DataError, match="exists"):
            await store.backup(tmp_path / "harena.db")
        with pytest.raises(DataError):
            await store.backup(tmp_path / "no folder" / "copy.db")
        assert (tmp_path / "copy.db").read_bytes() == before
    async with await Store.open(tmp_path / "harena.db", read_only=True) as reader:
        await reader.backup(tmp_path / "beside.db")  # an administrator's command beside the server
    left = {one.name for one in tmp_path.iterdir() if not one.name.startswith("harena.db")}
    assert left == {"beside.db", "copy.db"}
    # A reader cannot tidy up after itself; the next server does.
    await (await Store.open(tmp_path / "harena.db")).close()
    assert not list(tmp_path.glob("*-wal"))


async def test_restoring_brings_everything_back(tmp_path: Path) -> None:
    path, copy = tmp_path / "harena.db", tmp_path / "copy.db"
    async with await Store.open(path) as store:
        made = await table(store)
        await store.append(made.id, 0, actions(1))
        await store.backup(copy)
        before = await store.load(made.id)
        await store.append(made.id, 1, actions(2))
        with pytest.raises(StoreInUse):
            restore(copy, path)
    aside = restore(copy, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    async with await Store.open(path) as store:
        assert await store.load(made.id) == before
        await store.append(made.id, 1, actions(3))
    assert aside is not None
    async with await Store.open(aside) as old:
        assert [one.action for one in await old.events_of(made.id)] == [1, 2]
    assert restore(copy, tmp_path / "new folder" / "harena.db") is None
    async with await Store.open(tmp_path / "new folder" / "harena.db") as store:
        assert await store.load(made.id) == before


async def test_the_old_log_does_not_spoil_the_restored(tmp_path: Path) -> None:
    """After a kill the old write-ahead log lies there; it belongs to the old file."""
    path, copy = tmp_path / "harena.db", tmp_path / "copy.db"
    async with await Store.open(path) as store:
        made = await table(store)
        await store.backup(copy)
        for seq in range(50):
            await store.append(made.id, seq, actions(1))
        crashed = tmp_path / "crashed.db"
        for companion in ("", "-wal", "-shm"):
            content = path.with_name(path.name + companion).read_bytes()
            crashed.with_name(crashed.name + companion).write_bytes(content)
    aside = restore(copy, crashed)
    async with await Store.open(crashed) as store:
        assert (await store.load(made.id)).game.seq == 0
    assert aside is not None
    async with await Store.open(aside) as old:
        assert (await old.load(made.id)).game.seq == 50


async def test_a_damaged_database_and_its_log_make_way(tmp_path: Path) -> None:
    path, copy, wrecked = (tmp_path / name for name in ("harena.db", "copy.db", "wrecked.db"))
    async with await Store.open(path) as store:
        made = await table(store)
        await store.backup(copy)
        await store.append(made.id, 0, actions(1))
        log = path.with_name("harena.db-wal").read_bytes()[:100]  # torn: of no use any more
    wrecked.write_bytes(b"\xff" * len(path.read_bytes()))
    wrecked.with_name("wrecked.db-wal").write_bytes(log)
    aside = restore(copy, wrecked)
    assert aside is not None
    assert aside.read_bytes().startswith(b"\xff")
    assert not wrecked.with_name("wrecked.db-wal").exists()
    async with await Store.open(wrecked) as store:
        assert (await store.load(made.id)).game.seq == 0


async def test_what_cannot_be_restored_changes_nothing(tmp_path: Path) -> None:
    path, copy = tmp_path / "harena.db", tmp_path / "copy.db"
    async with await Store.open(path) as store:
        for _ in range(30):
            made = await table(store)
            await store.append(made.id, 0, actions(*range(1, 50)))
        await store.backup(copy)
    before = path.read_bytes()
    content = bytearray(copy.read_bytes())
    content[-40_000:] = b"\xff" * 40_000
    (tmp_path / "damaged.db").write_bytes(content)
    (tmp_path / "diary.db").write_text("Dear diary\n" * 500)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE harena_version SET version_num = '9999'")
        connection.commit()
    for name, error in (
        ("damaged.db", StoreUnavailable),
        ("diary.db", StoreForeign),
        ("copy.db", StoreNewer),
        ("nothing.db", StoreUnavailable),
    ):
        with pytest.raises(error):
            restore(tmp_path / name, path)
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*replaced*"))
    assert not list(tmp_path.glob("*part*"))
    async with await Store.open(path) as store:
        await user(store)


async def test_postgresql_has_tools_of_its_own(postgresql: Cluster, tmp_path: Path) -> None:
    place = Place("postgresql", postgresql.new_database())
    async with await place.open() as store:
        with pytest.raises(DataError, match="pg_dump"):
            await store.backup(tmp_path / "copy")
    assert not list(tmp_path.iterdir())
