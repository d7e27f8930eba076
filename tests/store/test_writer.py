"""The writer: groups, each job failing alone, no answer before the commit, a clean stop."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import threading
from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import event, insert, select, text
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import OperationalError
from tests.store.places import Place
from tests.store.tables import actions, table, user
from tests.store.writing import Gate, gathered

from harena.store import (
    Conflict,
    Store,
    StoreBusy,
    StoreClosed,
    StoreUnavailable,
    Transaction,
    Unfit,
)
from harena.store.schema import users
from harena.store.users import create as create_user


def engine_of(store: Store) -> Engine:
    """The engine of the writer."""
    assert store._writer is not None
    return store._writer._engine


async def test_what_waits_is_committed_together(place: Place) -> None:
    async with await place.open(group_limit=20) as store:
        made = [await table(store) for _ in range(30)]
        commits: list[str] = []
        event.listen(engine_of(store), "commit", lambda _: commits.append("commit"))
        async with Gate(store):
            tasks = await gathered(*(store.append(one.id, 0, actions(1)) for one in made))
        await asyncio.gather(*tasks)
        assert len(commits) == 3  # the gate's, and groups of 20 and 10
        assert store.group_sizes[20] == store.group_sizes[10] == 1


async def test_a_failing_move_fails_alone(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        broken = ValueError("a mistake in a job")

        def mistake(tx: Transaction) -> None:
            create_user(tx, "Nobody", "en")
            raise broken

        def violation(tx: Transaction) -> None:
            create_user(tx, "Nobody", "en")
            tx.connection.execute(insert(users), {"id": made.ann})

        async with Gate(store):
            tasks = await gathered(
                store.append(made.id, 0, actions(1)),
                store.append(made.id, 7, actions(2)),
                store.write(mistake),
                store.write(violation),
                store.write(lambda tx: tx.connection.execute(text("SELECT nonsense"))),
                store.append(made.id, 1, actions(3)),
            )
        results: list[Any] = await asyncio.gather(*tasks, return_exceptions=True)
        first, stale, mistaken, violating, nonsense, last = results
        assert (first.seq, last.seq) == (1, 2)
        assert isinstance(stale, Conflict)
        assert mistaken is broken
        assert isinstance(violating, Unfit)
        assert isinstance(nonsense, StoreUnavailable)
        assert store.group_sizes[6] == 1
        names = await store.read(lambda tx: tx.connection.execute(select(users.c.name)).all())
        assert sorted(name for (name,) in names) == ["Ann", "Bob"]


async def test_nobody_is_answered_before_the_commit(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        committing, go_on = threading.Event(), threading.Event()

        def hold(_: Connection) -> None:
            committing.set()
            assert go_on.wait(60)

        event.listen(engine_of(store), "commit", hold)
        task = asyncio.ensure_future(store.append(made.id, 0, actions(1)))
        await asyncio.to_thread(committing.wait, 60)
        await asyncio.sleep(0.05)
        assert not task.done()
        assert (await store.load(made.id)).events == ()  # nor does anybody see it
        go_on.set()
        assert (await task).seq == 1
        assert len((await store.load(made.id)).events) == 1


def break_commits(store: Store, which: set[int], error: Exception, *, after: bool = False) -> None:
    """Let commits of those numbers fail, counted from now, before or after they are done."""
    dialect: Any = engine_of(store).dialect
    do_commit: Callable[[Any], None] = dialect.do_commit
    numbers = itertools.count()

    def broken(connection: Any) -> None:
        if next(numbers) not in which:
            do_commit(connection)
            return
        if after:
            do_commit(connection)
            connection.driver_connection.close()
        raise error

    dialect.do_commit = broken


def full(place: Place) -> Exception:
    """What a driver raises for want of room."""
    if place.kind == "sqlite":
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        return error
    return psycopg.errors.DiskFull("no space left on device")


def cut(place: Place) -> Exception:
    """What a driver raises when the connection, or the disk, is gone."""
    if place.kind == "sqlite":
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        return error
    return psycopg.OperationalError("server closed the connection unexpectedly")


async def test_a_group_whose_commit_fails_is_tried_one_by_one(place: Place) -> None:
    async with await place.open() as store:
        made = [await table(store) for _ in range(3)]
        async with Gate(store):
            tasks = await gathered(*(store.append(one.id, 0, actions(1)) for one in made))
            # The gate's commit is number 0, the group's 1, then one for each.
            break_commits(store, {1, 3}, full(place))
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one).__name__ for one in results] == ["Appended", "StoreFull", "Appended"]
        assert [len(await store.events_of(one.id)) for one in made] == [1, 0, 1]
        await store.append(made[1].id, 0, actions(1))  # and the store goes on


async def test_a_commit_of_unknown_outcome_is_not_repeated(place: Place) -> None:
    async with await place.open() as store:
        made = [await table(store) for _ in range(3)]
        keys = [one.key("k") for one in made]
        async with Gate(store):
            tasks = await gathered(
                *(
                    store.append(one.id, 0, actions(1), key=key)
                    for one, key in zip(made, keys, strict=True)
                ),
                store.create_user("Twin", "en"),
            )
            break_commits(store, {1}, cut(place), after=True)
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(one, StoreUnavailable) for one in results)
        # It was written, and once; whoever asks again with his key is told so.
        for one, key in zip(made, keys, strict=True):
            again = await store.append(one.id, 0, actions(1), key=key)
            assert (again.seq, again.repeated) == (1, True)
        names = await store.read(lambda tx: tx.connection.execute(select(users.c.name)).all())
        assert [name for (name,) in names].count("Twin") == 1


async def test_an_error_that_ends_the_transaction_fails_its_own_job_only(place: Place) -> None:
    async with await place.open() as store:
        made = [await table(store) for _ in range(3)]

        def end_all(tx: Transaction) -> None:
            create_user(tx, "Nobody", "en")
            tx.connection.exec_driver_sql("ROLLBACK")
            raise OperationalError("insert", {}, full(place))

        async with Gate(store):
            tasks = await gathered(
                store.append(made[0].id, 0, actions(1)),
                store.write(end_all),
                store.append(made[1].id, 0, actions(1)),
            )
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one).__name__ for one in results] == ["Appended", "StoreFull", "Appended"]
        assert [len(await store.events_of(one.id)) for one in made] == [1, 1, 0]


async def test_who_comes_when_too_much_waits_is_held_back_then_refused(place: Place) -> None:
    async with await place.open(queue_limit=3, patience=0.2) as store:
        made = [await table(store) for _ in range(6)]
        async with Gate(store):
            tasks = await gathered(*(store.append(one.id, 0, actions(1)) for one in made))
            done, _ = await asyncio.wait(tasks, timeout=10, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0.1)
            refused = [one for one in tasks if one.done()]
            assert done
            assert len(refused) == 4  # the gate and two more have the three places
            assert all(isinstance(one.exception(), StoreBusy) for one in refused)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert sum([len(await store.events_of(one.id)) for one in made]) == 2
        # Whoever is only held back for a while is served.
        async with Gate(store) as gate:
            tasks = await gathered(*(store.append(one.id, 0, []) for one in made[:2]))
            late = await gathered(store.create_user("Late", "en"))
            await asyncio.sleep(0.05)
            assert not late[0].done()
            gate.open()
            assert (await late[0]).user.name == "Late"
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_who_gives_up_before_his_turn_writes_nothing(place: Place) -> None:
    async with await place.open(queue_limit=3) as store:
        made = await table(store)
        for _ in range(4):  # more than there are places: none is lost
            async with Gate(store):
                tasks = await gathered(
                    store.append(made.id, 0, actions(1)), store.append(made.id, 0, actions(2))
                )
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        assert (await store.load(made.id)).game.seq == 0
        await store.append(made.id, 0, actions(3))


async def test_what_was_accepted_is_written_before_the_end(place: Place) -> None:
    store = await place.open(queue_limit=5)
    made = [await table(store) for _ in range(8)]
    gate = Gate(store)
    await gate.__aenter__()
    tasks = await gathered(*(store.append(one.id, 0, actions(1)) for one in made))
    closing = await gathered(store.close(), store.close())
    await asyncio.sleep(0.05)
    gate.open()
    await asyncio.gather(*closing)
    await store.close()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    kinds = [type(one).__name__ for one in results]
    assert kinds == ["Appended"] * 4 + ["StoreClosed"] * 4  # four had places beside the gate
    for refused in (store.append(made[0].id, 1, actions(1)), store.game(made[0].id)):
        with pytest.raises(StoreClosed):
            await refused
    async with await place.open() as again:
        written = [len(await again.events_of(one.id)) for one in made]
    assert written == [1] * 4 + [0] * 4
    assert not [one for one in threading.enumerate() if one.name.startswith("harena-")]


async def test_jobs_of_one_caller_run_in_order(place: Place) -> None:
    async with await place.open() as store:
        order: list[int] = []
        await asyncio.gather(
            *(store.write(lambda tx, n=n: order.append(n)) for n in range(200))  # type: ignore[misc]
        )
        assert order == list(range(200))


async def test_reading_only(unmade_place: Place) -> None:
    place = unmade_place
    with pytest.raises(StoreUnavailable):
        await place.open(read_only=True)
    async with await place.open() as store:
        ann = await user(store)
        # Beside the server that has it open.
        async with await place.open(read_only=True) as reader:
            assert (await reader.user(ann)).name == "Ann"
            with pytest.raises(StoreClosed):
                await reader.create_user("Bob", "en")
            with pytest.raises(StoreUnavailable):  # nor through the back door
                await reader.read(lambda tx: create_user(tx, "Bob", "en"))
        assert (await store.user(ann)).name == "Ann"
