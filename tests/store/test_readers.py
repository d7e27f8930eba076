"""Readings that are asked for at the same time share a snapshot, and fail alone."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text
from tests.store.places import Place

from harena.store import StoreClosed, StoreUnavailable, Transaction, Unknown


def failing(tx: Transaction) -> object:
    """A statement that no database understands: the transaction it is in may be lost by it."""
    return tx.connection.execute(text("SELECT nothing FROM nowhere"))


async def test_each_reading_fails_alone(place: Place) -> None:
    async with await place.open() as store:
        ann = (await store.create_user("Ann", "en")).user
        asked = [
            store.read(failing) if number % 7 == 3
            else store.user("x" * 22) if number % 5 == 2
            else store.user(ann.id)
            for number in range(200)
        ]  # fmt: skip
        for number, told in enumerate(await asyncio.gather(*asked, return_exceptions=True)):
            if number % 7 == 3:
                assert isinstance(told, StoreUnavailable)
            elif number % 5 == 2:
                assert isinstance(told, Unknown)
            else:
                assert told == ann


async def test_whoever_reads_after_a_write_sees_it(place: Place) -> None:
    async with await place.open() as store:
        ann = (await store.create_user("Ann", "en")).user

        async def others() -> None:
            while True:
                await asyncio.gather(*(store.user(ann.id) for _ in range(20)))

        busy = asyncio.create_task(others())
        for number in range(40):
            await store.change_user(ann.id, name=f"Ann {number}")
            assert (await store.user(ann.id)).name == f"Ann {number}"
        busy.cancel()
        await asyncio.gather(busy, return_exceptions=True)


async def test_a_reading_that_was_given_up_disturbs_nobody(place: Place) -> None:
    async with await place.open() as store:
        ann = (await store.create_user("Ann", "en")).user
        asked = [asyncio.create_task(store.user(ann.id)) for _ in range(50)]
        await asyncio.sleep(0)
        for one in asked[::3]:
            one.cancel()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert all(one == ann for place, one in enumerate(told) if place % 3)


async def test_readings_under_way_are_finished_when_the_store_closes(place: Place) -> None:
    store = await place.open()
    ann = (await store.create_user("Ann", "en")).user
    asked = [asyncio.create_task(store.user(ann.id)) for _ in range(100)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*asked) == [ann] * 100
    with pytest.raises(StoreClosed):
        await store.user(ann.id)
