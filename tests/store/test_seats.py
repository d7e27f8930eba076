"""Chairs: one user each, each user one, whoever clicks how often."""

from __future__ import annotations

import asyncio

import pytest
from tests.store.places import Place
from tests.store.tables import table, user

from harena.store import AlreadySeated, Changes, Seat, SeatTaken, Unfit, Unknown


async def test_of_many_who_want_a_seat_one_gets_it(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        guests = [await user(store, f"Guest {number}") for number in range(8)]
        results = await asyncio.gather(
            *(store.take_seat(made.id, 3, guest) for guest in guests), return_exceptions=True
        )
        (winner,) = [one for one in results if isinstance(one, Seat)]
        assert sum(isinstance(one, SeatTaken) for one in results) == 7
        assert (await store.seats_of(made.id))[3] == winner
        assert winner.user in guests


async def test_a_double_click_sits_down_once(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        guest = await user(store, "Cleo")
        first, *rest = await asyncio.gather(*(store.take_seat(made.id, 3, guest) for _ in range(5)))
        assert all(one == first for one in rest)
        assert first.name == "Cleo"


async def test_nobody_has_two_seats(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        with pytest.raises(AlreadySeated) as told:
            await store.take_seat(made.id, 3, made.bob)
        assert told.value.seat == 1
        assert (await store.seats_of(made.id))[3].is_open


async def test_a_bots_seat_is_taken_only_on_purpose(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        guest = await user(store, "Cleo")
        with pytest.raises(SeatTaken):
            await store.take_seat(made.id, 2, guest)
        with pytest.raises(SeatTaken):  # a user's is not, on whatever purpose
            await store.take_seat(made.id, 1, guest, from_bot=True)
        taken = await store.take_seat(made.id, 2, guest, from_bot=True)
        assert (taken.user, taken.bot) == (guest, None)


async def test_getting_up_leaves_it_open_or_to_a_bot(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        left = await store.leave_seat(made.id, made.bob)
        assert left == Seat(1)
        assert await store.leave_seat(made.id, made.bob) is None
        left = await store.leave_seat(made.id, made.ann, bot="greedy")
        assert left is not None
        assert (left.seat, left.user, left.bot, left.name) == (0, None, "greedy", None)
        cleared = await store.clear_seat(made.id, 2)
        assert cleared == Seat(2)
        with pytest.raises(Unknown):
            await store.clear_seat(made.id, 9)
        assert await store.take_seat(made.id, 1, made.bob) == (await store.seats_of(made.id))[1]


async def test_a_bot_stands_in_and_gives_back(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        absent = await store.stand_in(made.id, 1, "search")
        assert (absent.user, absent.bot, absent.name) == (made.bob, "search", "Bob")
        with pytest.raises(SeatTaken):  # it is still Bob's
            await store.take_seat(made.id, 1, await user(store), from_bot=True)
        back = await store.stand_in(made.id, 1, None)
        assert (back.user, back.bot) == (made.bob, None)
        for seat in (2, 3):
            with pytest.raises(Unknown):
                await store.stand_in(made.id, seat, "search")


async def test_nobody_sits_down_when_it_is_over(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        guest = await user(store)
        await store.append(made.id, 0, [], changes=Changes(status="finished"))
        for seat in (2, 3):
            with pytest.raises(SeatTaken):
                await store.take_seat(made.id, seat, guest, from_bot=True)
        assert (await store.take_seat(made.id, 0, made.ann)).user == made.ann


async def test_chairs_come_and_go(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        assert len(await store.resize_table(made.id, 5)) == 5
        assert [one.is_open for one in await store.resize_table(made.id, 3)] == [False] * 3
        with pytest.raises(SeatTaken):
            await store.resize_table(made.id, 2)
        assert len(await store.seats_of(made.id)) == 3
        for count in (0, 17):
            with pytest.raises(Unfit):
                await store.resize_table(made.id, count)
        with pytest.raises(Unknown):
            await store.resize_table("nothing", 3)


async def test_seats_and_users_that_are_not(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        guest = await user(store)
        with pytest.raises(Unknown):
            await store.take_seat(made.id, 4, guest)
        with pytest.raises(Unknown):
            await store.take_seat("nothing", 0, guest)
        with pytest.raises(Unknown):
            await store.take_seat(made.id, 3, "nobody")
