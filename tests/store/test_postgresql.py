"""What only a server can do: several stores on it, connections that break, bad addresses."""

from __future__ import annotations

import asyncio
import sys
import threading

import pytest
from sqlalchemy import text
from tests.store.places import Cluster, Place
from tests.store.tables import actions, table, user
from tests.store.writing import Gate, gathered

from harena.errors import DataError
from harena.store import (
    AlreadySeated,
    Appended,
    Conflict,
    LinkRefused,
    NewSeat,
    Seat,
    SeatTaken,
    Store,
    StoreUnavailable,
    Transaction,
)


@pytest.fixture
def place(postgresql: Cluster) -> Place:
    """An empty database on the private server."""
    return Place("postgresql", postgresql.new_database())


async def test_several_servers_on_one_database(place: Place) -> None:
    async with await place.open() as one, await place.open() as two:
        made = [await table(one) for _ in range(6)]
        stores = (one, two)
        for seq in range(10):  # each game is moved by both, in groups that meet crosswise
            results = await asyncio.gather(
                *(store.append(game.id, seq, actions(1)) for game in made for store in stores),
                *(two.append(game.id, seq, actions(2)) for game in reversed(made)),
                return_exceptions=True,
            )
            assert sum(isinstance(told, Appended) for told in results) == len(made)
            assert all(isinstance(told, Appended | Conflict) for told in results)
        for game in made:
            log = await two.load(game.id)
            assert [event.seq for event in log.events] == list(range(10))


async def test_groups_that_lock_each_other_out_are_taken_apart(place: Place) -> None:
    async with await place.open() as one, await place.open() as two:
        first, second = await table(one), await table(one)
        met = threading.Barrier(2)
        waits = iter([True, True])  # only the first time: apart they do not meet

        def meet(tx: Transaction) -> None:
            if next(waits, False):
                met.wait(30)

        async def group(store: Store, games: tuple[str, str]) -> list[object]:
            async with Gate(store):
                tasks = await gathered(
                    store.append(games[0], 0, actions(1)),
                    store.write(meet),
                    store.append(games[1], 0, actions(1)),
                )
            told: list[object] = await asyncio.gather(*tasks, return_exceptions=True)
            return told

        told = await asyncio.gather(
            group(one, (first.id, second.id)), group(two, (second.id, first.id))
        )
        moves = [answer for answers in told for answer in (answers[0], answers[2])]
        assert sum(isinstance(answer, Appended) for answer in moves) == 2
        assert sum(isinstance(answer, Conflict) for answer in moves) == 2
        assert (await one.load(first.id)).game.seq == (await one.load(second.id)).game.seq == 1


async def test_a_key_is_answered_once_by_several_servers(place: Place) -> None:
    async with await place.open() as one, await place.open() as two:
        for _ in range(10):
            made = await table(one)
            results = await asyncio.gather(
                *(
                    store.append(made.id, 0, actions(n), key=made.key("k"), answer=n)
                    for n, store in enumerate((one, two) * 3)
                )
            )
            assert sorted(told.repeated for told in results) == [False] + [True] * 5
            assert len({told.answer for told in results}) == 1


async def test_a_seat_is_taken_once_from_several_servers(place: Place) -> None:
    async with await place.open() as one, await place.open() as two:
        for _ in range(10):
            made = await table(one)
            guests = [await user(one), await user(two)]
            results: list[object] = await asyncio.gather(
                *(
                    store.take_seat(made.id, 3, guest)
                    for store, guest in zip((one, two), guests, strict=True)
                ),
                return_exceptions=True,
            )
            assert sorted(type(told).__name__ for told in results) == ["Seat", "SeatTaken"]
            # One user, two seats.
            game = await one.create_game({}, [NewSeat(), NewSeat()], engine="1")
            results = await asyncio.gather(
                *(store.take_seat(game.id, n, guests[0]) for n, store in enumerate((one, two))),
                return_exceptions=True,
            )
            assert sum(isinstance(told, Seat) for told in results) == 1
            assert sum(isinstance(told, AlreadySeated | SeatTaken) for told in results) == 1
            link = await one.make_link("table", game=game.id)
            results = await asyncio.gather(
                *(
                    store.redeem_link(link.token, guest)
                    for store, guest in zip((one, two), guests, strict=True)
                ),
                return_exceptions=True,
            )
            assert sum(isinstance(told, LinkRefused) for told in results) == 1


async def test_several_servers_start_at_once(place: Place) -> None:
    stores = await asyncio.gather(*(place.open() for _ in range(4)))
    try:
        ann = await user(stores[0])
        for store in stores:
            assert (await store.user(ann)).name == "Ann"
    finally:
        await asyncio.gather(*(store.close() for store in stores))


def cut_all(cluster: Cluster) -> None:
    """End every connection to the server but the one that says so."""
    with cluster.connect() as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'harena'"
        )


async def test_connections_that_break_are_made_anew(place: Place, postgresql: Cluster) -> None:
    async with await place.open() as store:
        made = await table(store)
        for seq in range(3):
            await asyncio.to_thread(cut_all, postgresql)
            assert (await store.append(made.id, seq, actions(1))).seq == seq + 1
            assert (await store.load(made.id)).game.seq == seq + 1


async def test_a_connection_that_breaks_within_a_job(place: Place, postgresql: Cluster) -> None:
    async with await place.open() as store:
        made = await table(store)
        runs = []

        def break_it(tx: object) -> None:
            runs.append("run")
            cut_all(postgresql)

        results = await asyncio.gather(
            store.write(break_it),
            store.append(made.id, 0, actions(1)),
            store.append(made.id, 1, actions(2)),
            return_exceptions=True,
        )
        assert isinstance(results[0], StoreUnavailable)
        # The others were tried again without it, or had not begun.
        assert [told.seq for told in results[1:] if isinstance(told, Appended)] == [1, 2]
        assert 1 <= len(runs) <= 2


async def test_answers_are_durable_whatever_the_servers_default(
    place: Place, postgresql: Cluster
) -> None:
    with postgresql.connect() as connection:
        connection.execute("ALTER SYSTEM SET synchronous_commit = off")
        connection.execute("SELECT pg_reload_conf()")
    try:
        async with await place.open() as store:
            for run in (store.write, store.read):
                told = await run(
                    lambda tx: tx.connection.execute(text("SHOW synchronous_commit")).scalar()
                )
                assert told == "on"
            assert (
                await store.read(
                    lambda tx: tx.connection.execute(text("SHOW transaction_read_only")).scalar()
                )
                == "on"
            )
    finally:
        with postgresql.connect() as connection:
            connection.execute("ALTER SYSTEM RESET synchronous_commit")
            connection.execute("SELECT pg_reload_conf()")


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://harena:walrus@127.0.0.1:1/harena",
        "postgresql://harena:walrus@/harena?host=/nowhere",
        "postgresql://harena:walrus@[broken",
        "postgresql://",
    ],
)
async def test_addresses_that_lead_nowhere(address: str) -> None:
    with pytest.raises(DataError) as told:
        await Store.open(address)
    assert "walrus" not in str(told.value)


async def test_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(DataError, match=r"harena\[postgresql\]"):
        await Store.open("postgresql://harena@/harena?host=/nowhere")


async def test_the_keepers_commands(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    from harena.cli import main

    async def told(*arguments: str) -> tuple[int, str, str]:
        status = await asyncio.to_thread(main, [*arguments, "--data", str(place.location)])
        return status, *capsys.readouterr()

    async with await place.open() as store:
        made = await table(store)
        assert made.id in (await told("admin", "games"))[1]
        assert "Bob" in (await told("admin", "guests"))[1]
    assert (await told("admin", "check"))[0] == 0
    status, _, error = await told("admin", "delete-guest", made.bob, "--yes")
    assert (status, "--server-stopped" in error) == (2, True)
    status, _, _ = await told("admin", "delete-guest", made.bob, "--yes", "--server-stopped")
    assert status == 0
    assert "Bob" not in (await told("admin", "guests"))[1]
    status, _, error = await told("backup", "copy.db")
    assert (status, "pg_dump" in error) == (2, True)
