"""Talk: seats and spectators apart, each line once."""

from __future__ import annotations

import asyncio

import pytest
from tests.store.conftest import Clock
from tests.store.places import Place
from tests.store.tables import table, user

from harena.store import ChatLine, Unfit, Unknown


async def test_lines_come_in_order_and_after_a_line(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = await table(store)
        said = [
            await store.say(made.id, "seats", made.ann, "<script>alert(1)</script> \u202e"),
            await store.say(made.id, "seats", made.bob, "well-played", kind="phrase"),
            await store.say(made.id, "seats", made.ann, "x"),
        ]
        assert said[0] == ChatLine(
            said[0].id,
            "seats",
            made.ann,
            0,
            "Ann",
            "text",
            "<script>alert(1)</script> \u202e",
            clock.now,
        )
        assert await store.chat_lines(made.id, "seats") == tuple(said)
        assert await store.chat_lines(made.id, "seats", after=said[0].id) == tuple(said[1:])
        assert await store.chat_lines(made.id, "seats", limit=2) == tuple(said[1:])  # the last
        assert await store.chat_lines(made.id, "spectators") == ()
        assert await store.chat_lines((await table(store)).id, "seats") == ()


async def test_the_seats_chat_is_for_seats(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        guest = await user(store, "Dora")
        with pytest.raises(Unknown):
            await store.say(made.id, "seats", guest, "psst")
        line = await store.say(made.id, "spectators", guest, "hello")
        assert (line.seat, line.name) == (None, "Dora")
        # What somebody said stays his when he sits down or gets up.
        await store.take_seat(made.id, 3, guest)
        assert (await store.say(made.id, "seats", guest, "hi")).seat == 3
        await store.leave_seat(made.id, guest)
        assert [one.seat for one in await store.chat_lines(made.id, "seats")] == [3]


async def test_a_line_is_said_once_for_a_key(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        said = await asyncio.gather(
            *(store.say(made.id, "seats", made.ann, f"try {n}", key="k") for n in range(5))
        )
        assert len({one.id for one in said}) == 1
        assert (await store.say(made.id, "seats", made.bob, "other", key="k")).id != said[0].id
        await store.say(made.id, "seats", made.ann, "without")
        await store.say(made.id, "seats", made.ann, "without")
        assert len(await store.chat_lines(made.id, "seats")) == 4


async def test_a_number_never_comes_again(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        line = await store.say(made.id, "seats", made.ann, "rude")
        await store.unsay(made.id, line.id)
        with pytest.raises(Unknown):
            await store.unsay(made.id, line.id)
        assert (await store.say(made.id, "seats", made.ann, "kind")).id > line.id
        other = await table(store)
        with pytest.raises(Unknown):  # of another table
            await store.unsay(other.id, line.id + 1)


async def test_what_cannot_be_said(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        for body in ("", "x" * 2_001, "\0", "\udc00"):
            with pytest.raises(Unfit):
                await store.say(made.id, "seats", made.ann, body)
        with pytest.raises(Unfit):
            await store.say(made.id, "everybody", made.ann, "x")  # type: ignore[arg-type]
        with pytest.raises(Unknown):
            await store.say("nothing", "seats", made.ann, "x")
        with pytest.raises(Unknown):
            await store.say(made.id, "spectators", "nobody", "x")
        assert await store.chat_lines(made.id, "seats") == ()
