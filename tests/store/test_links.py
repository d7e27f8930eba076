"""Links: looking uses nothing up, redeeming does, once and together with what it gives."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from tests.store.conftest import Clock
from tests.store.places import Place
from tests.store.tables import table, user

from harena.store import (
    AlreadySeated,
    Link,
    LinkRefused,
    NewSession,
    SeatTaken,
    Unfit,
    Unknown,
)


async def test_looking_uses_nothing_up(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        link = await store.make_link("seat", game=made.id, seat=3, made_by=made.ann)
        for _ in range(5):  # preview robots
            assert await store.peek_link(link.token) == link.link
        with pytest.raises(Unknown):
            await store.peek_link("no such token")
        guest = await user(store, "Cleo")
        used, seat = await store.redeem_seat_link(link.token, guest)
        assert (used.uses, used.used_by) == (1, guest)
        assert seat.user == guest
        assert await store.peek_link(link.token) == used
        assert await store.links_of(made.id) == (used,)


async def test_of_many_who_redeem_one_sits_down(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        link = await store.make_link("seat", game=made.id, seat=3)
        guests = [await user(store, f"Guest {number}") for number in range(6)]
        results = await asyncio.gather(
            *(store.redeem_seat_link(link.token, guest) for guest in guests),
            return_exceptions=True,
        )
        won = [one for one in results if isinstance(one, tuple)]
        lost = [one for one in results if isinstance(one, LinkRefused)]
        assert len(won) == 1
        assert [one.reason for one in lost] == ["used"] * 5
        assert (await store.seats_of(made.id))[3].user == won[0][1].user


async def test_a_double_click_is_no_error(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        guest = await user(store)
        link = await store.make_link("seat", game=made.id, seat=3)
        results = await asyncio.gather(
            *(store.redeem_seat_link(link.token, guest) for _ in range(4))
        )
        assert len({seat for _, seat in results}) == 1
        assert {one.uses for one, _ in results} == {1}


async def test_who_has_left_needs_a_new_link(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        guest = await user(store)
        link = await store.make_link("seat", game=made.id, seat=3)
        await store.redeem_seat_link(link.token, guest)
        await store.clear_seat(made.id, 3)
        with pytest.raises(LinkRefused):
            await store.redeem_seat_link(link.token, guest)
        assert (await store.seats_of(made.id))[3].is_open


async def test_what_cannot_be_given_uses_nothing_up(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        guest, other = await user(store), await user(store)
        link = await store.make_link("seat", game=made.id, seat=3)
        with pytest.raises(AlreadySeated):
            await store.redeem_seat_link(link.token, made.bob)
        assert (await store.peek_link(link.token)).uses == 0
        await store.take_seat(made.id, 3, other)
        with pytest.raises(SeatTaken):
            await store.redeem_seat_link(link.token, guest)
        with pytest.raises(Unfit):
            await store.redeem_device_link(link.token)
        with pytest.raises(Unknown):
            await store.redeem_link("no such token", guest)
        assert (await store.peek_link(link.token)).uses == 0


async def test_a_seat_link_may_be_for_a_bots_seat(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        link = await store.make_link("seat", game=made.id, seat=2)
        _, seat = await store.redeem_seat_link(link.token, await user(store, "Cleo"))
        assert (seat.bot, seat.name) == (None, "Cleo")


async def test_a_device_link_begins_a_session_once(place: Place) -> None:
    async with await place.open() as store:
        ann = await user(store)
        link = await store.make_link("device", user=ann)
        results = await asyncio.gather(
            *(store.redeem_device_link(link.token) for _ in range(4)), return_exceptions=True
        )
        (session,) = [one for one in results if isinstance(one, NewSession)]
        assert sum(isinstance(one, LinkRefused) for one in results) == 3
        found = await store.user_by_token(session.token)
        assert found is not None
        assert found.id == ann
        with pytest.raises(Unfit):
            await store.redeem_seat_link((await store.make_link("device", user=ann)).token, ann)


async def test_revoked_and_expired(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = await table(store)
        guest = await user(store)
        link = await store.make_link("seat", game=made.id, seat=3)
        await store.revoke_link(link.link.id)
        await store.revoke_link(link.link.id)
        with pytest.raises(LinkRefused) as told:
            await store.redeem_seat_link(link.token, guest)
        assert told.value.reason == "revoked"
        assert (await store.peek_link(link.token)).refusal(clock.now) == "revoked"
        until = clock.now + timedelta(hours=1)
        link = await store.make_link("seat", game=made.id, seat=3, expires=until)
        clock.now = until
        with pytest.raises(LinkRefused) as told:
            await store.redeem_seat_link(link.token, guest)
        assert told.value.reason == "expired"
        clock.pass_by(microseconds=-1)
        await store.redeem_seat_link(link.token, guest)
        with pytest.raises(Unknown):
            await store.revoke_link("nothing")


async def test_a_link_for_many(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        link = await store.make_link("table", game=made.id, once=False, data={"ask": True})
        guests = [await user(store) for _ in range(3)]
        used: list[Link] = [await store.redeem_link(link.token, guest) for guest in guests]
        assert [one.uses for one in used] == [1, 2, 3]
        assert used[-1].data == {"ask": True}
        assert used[-1].refusal(used[-1].created) is None
        await store.revoke_link(link.link.id)
        with pytest.raises(LinkRefused):
            await store.redeem_link(link.token, guests[0])


async def test_links_that_lead_nowhere(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        for broken in (
            store.make_link("device"),
            store.make_link("table"),
            store.make_link("replay"),
            store.make_link("seat", game=made.id),
            store.make_link("other", game=made.id),  # type: ignore[arg-type]
        ):
            with pytest.raises(Unfit):
                await broken
        for unknown in (
            store.make_link("device", user="nobody"),
            store.make_link("seat", game=made.id, seat=9),
            store.make_link("table", game="nothing"),
            store.make_link("table", game=made.id, made_by="nobody"),
        ):
            with pytest.raises(Unknown):
                await unknown
        assert await store.links_of(made.id) == ()
