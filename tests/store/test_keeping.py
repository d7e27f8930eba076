"""What a server's keeper and a guest himself may list and end; settings change one by one."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from tests.store.conftest import Clock
from tests.store.places import Place
from tests.store.tables import table, user

from harena.store import LinkRefused, Store, Transaction, Unknown, games, handle_of, links


async def test_everybody_is_listed_the_last_seen_first(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = await table(store)
        clock.pass_by(days=1)
        zoe = await user(store, "Zoe")
        await store.begin_session(made.bob)
        found = await store.guests()
        assert found[0].user.id == zoe
        by_name = {one.user.name: (one.sessions, one.seats, one.games) for one in found}
        assert by_name == {"Zoe": (1, 0, 0), "Ann": (1, 1, 1), "Bob": (2, 1, 1)}
        assert len(await store.guests(limit=2)) == 2


async def test_links_are_listed_while_they_live(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = await table(store)
        lasting = await store.make_link("table", game=made.id, made_by=made.ann, once=False)
        soon = clock.now + timedelta(minutes=15)
        device = await store.make_link("device", user=made.bob, expires=soon)
        once = await store.make_link("seat", game=made.id, seat=3, made_by=made.ann)
        assert {one.id for one in await store.every_link()} == {
            lasting.link.id,
            device.link.id,
            once.link.id,
        }
        assert {one.id for one in await store.links_of_user(made.ann)} == {
            lasting.link.id,
            once.link.id,
        }
        zoe = await user(store, "Zoe")
        await store.redeem_seat_link(once.token, zoe)
        await store.redeem_link(lasting.token, zoe)
        clock.pass_by(minutes=16)
        assert [one.id for one in await store.every_link()] == [lasting.link.id]
        assert len(await store.every_link(only_live=False)) == 3
        assert len(await store.every_link(game=made.id, only_live=False)) == 2


async def test_a_token_may_be_derived_from_the_links_name(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        link = await store.make_link("table", game=made.id, token_of=lambda number: f"of-{number}")
        assert link.token == f"of-{link.link.id}"
        assert (await store.peek_link(link.token)).id == link.link.id


async def test_device_links_end_together(place: Place) -> None:
    async with await place.open() as store:
        ann, bob = await user(store, "Ann"), await user(store, "Bob")
        mine = [await store.make_link("device", user=ann) for _ in range(2)]
        others = await store.make_link("device", user=bob)
        assert await store.revoke_device_links(ann) == 2
        for link in mine:
            with pytest.raises(LinkRefused, match="revoked"):
                await store.redeem_device_link(link.token)
        assert (await store.redeem_device_link(others.token)).user.id == bob


async def test_sessions_are_listed_and_ended_one_by_one(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        first = await store.create_user("Ann", "en")
        clock.pass_by(days=2)
        second = await store.begin_session(first.user.id)
        found = await store.sessions_of(first.user.id)
        assert [one.handle for one in found] == [handle_of(second.token), handle_of(first.token)]
        assert found[0].created == clock.now
        other = await user(store, "Bob")
        with pytest.raises(Unknown):
            await store.end_session_of(other, handle_of(first.token))
        await store.end_session_of(first.user.id, handle_of(first.token))
        assert await store.user_by_token(first.token) is None
        assert await store.user_by_token(second.token) is not None


async def test_settings_change_one_by_one(place: Place) -> None:
    async with await place.open() as store:
        ann = (await store.create_user("Ann", "en", {"sound": True})).user.id
        await asyncio.gather(*(store.merge_settings(ann, {f"n{n}": n}) for n in range(5)))
        kept = {"sound": True, **{f"n{n}": n for n in range(5)}}
        assert (await store.user(ann)).settings == kept
        await store.merge_settings(ann, dict.fromkeys(kept))
        assert (await store.user(ann)).settings == {}
        with pytest.raises(Unknown):
            await store.merge_settings("nobody", {})


async def test_the_layer_above_takes_out_what_it_wrote(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        asked: list[tuple[str, int]] = []

        def forget(tx: Transaction, game: str, seat: int) -> None:
            asked.append((game, seat))
            games.rewrite(tx, game, settings={"names": ["x"]}, summary=None)

        await store.remove_user(made.bob, bot="greedy", forget=forget)
        assert asked == [(made.id, 1)]
        assert (await store.game(made.id)).settings == {"names": ["x"]}


async def test_whole_databases_pass_the_check(place: Place) -> None:
    async with await place.open() as store:
        await table(store)
        await store.check()


async def test_links_of_nobody(place: Place) -> None:
    async def none(store: Store) -> int:
        return len(await store.read(lambda tx: links.of_user(tx, "nobody")))

    async with await place.open() as store:
        assert await none(store) == 0
