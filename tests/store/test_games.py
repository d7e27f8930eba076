"""Games as wholes: made once, listed, the seed kept apart."""

from __future__ import annotations

import asyncio

import pytest
from tests.store.conftest import Clock
from tests.store.places import Place
from tests.store.tables import actions, table, user

from harena.store import Changes, Game, NewEvent, NewSeat, Pending, Seat, Unfit, Unknown


async def test_a_game_comes_back_as_it_was_made(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        ann = await user(store)
        made = await store.create_game(
            {"ruleset": "titan-the-arena", "options": {"clock": [60, 5]}},
            [NewSeat(user=ann), NewSeat(bot="champion"), NewSeat()],
            engine="0.2.0",
            seed=b"secret",
            owner=ann,
            visibility="public",
        )
        assert made == Game(
            id=made.id,
            status="open",
            visibility="public",
            owner=ann,
            series=None,
            series_no=None,
            settings={"ruleset": "titan-the-arena", "options": {"clock": [60, 5]}},
            engine="0.2.0",
            seq=0,
            summary=None,
            outcome=None,
            created=clock.now,
            updated=clock.now,
            started=None,
            finished=None,
        )
        assert await store.game(made.id) == made
        assert await store.seats_of(made.id) == (
            Seat(0, ann, None, "Ann", clock.now),
            Seat(1, None, "champion", None, clock.now),
            Seat(2),
        )
        assert [one.is_open for one in await store.seats_of(made.id)] == [False, False, True]


async def test_the_seed_is_in_nothing_but_seed(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        assert await store.seed(made.id) == b"\x07" * 16
        await store.append(made.id, 0, [NewEvent("over")], changes=Changes(status="finished"))
        log = await store.load(made.id)
        export = await store.export_user(made.ann)
        assert "\\x07" not in repr((log, export, await store.games_of(made.ann)))
        assert await store.seed(made.id) == b"\x07" * 16
        with pytest.raises(Unknown):
            await store.seed("nothing")
        assert await store.seed((await store.create_game({}, [NewSeat()], engine="1")).id) is None


async def test_a_game_is_made_once_for_a_key(place: Place) -> None:
    async with await place.open() as store:
        ann, bob = await user(store), await user(store, "Bob")
        made = await asyncio.gather(
            *(
                store.create_game({"n": n}, [NewSeat(user=ann)], engine="1", owner=ann, key="k")
                for n in range(8)
            )
        )
        assert len({one.id for one in made}) == 1
        assert len(await store.games_of(ann)) == 1
        other = await store.create_game({}, [NewSeat()], engine="1", owner=bob, key="k")
        assert other.id != made[0].id
        with pytest.raises(Unfit):  # whose key would it be?
            await store.create_game({}, [NewSeat()], engine="1", key="k")


async def test_a_table_that_cannot_be(place: Place) -> None:
    async with await place.open() as store:
        ann = await user(store)
        for broken in ([], [NewSeat()] * 17):
            with pytest.raises(Unfit):
                await store.create_game({}, broken, engine="1")
        with pytest.raises(Unknown):
            await store.create_game({}, [NewSeat(user="nobody")], engine="1")
        with pytest.raises(Unknown):
            await store.create_game({}, [NewSeat()], engine="1", owner="nobody")
        with pytest.raises(Exception, match="there already"):  # one chair each
            await store.create_game({}, [NewSeat(user=ann)] * 2, engine="1")
        with pytest.raises(Unfit):
            await store.create_game({}, [NewSeat()], engine="1", seed=b"x" * 2_000)
        with pytest.raises(Unfit):
            await store.create_game({1, 2}, [NewSeat()], engine="1")
        with pytest.raises(Unfit):
            await store.create_game({}, [NewSeat()], engine="1", visibility="secret")  # type: ignore[arg-type]
        assert await store.games_of(ann) == ()


async def test_lists_turn_their_pages(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = []
        for number in range(7):
            if number != 3:  # two of them at the very same time
                clock.pass_by(seconds=1)
            one = await table(store)
            await store.append(one.id, 0, [], changes=Changes(visibility="public"))
            made.append(one)
        seen: list[str] = []
        page = await store.public_games(limit=3)
        while page:
            seen += [one.id for one in page]
            page = await store.public_games(limit=3, before=page[-1])
        assert len(seen) == 7
        assert set(seen) == {one.id for one in made}
        assert seen[:3] == [one.id for one in reversed(made[4:])]
        # What has just changed comes first.
        clock.pass_by(seconds=1)
        await store.append(made[0].id, 0, actions(1))
        assert (await store.public_games(limit=1))[0].id == made[0].id
        assert [one.id for one in await store.games_of(made[2].ann)] == [made[2].id]


async def test_lists_tell_states_apart(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        assert len(await store.games_of(made.ann)) == 1
        assert await store.games_of(made.ann, statuses=("finished",)) == ()
        assert await store.public_games() == ()
        await store.append(made.id, 0, [], changes=Changes(status="cancelled"))
        assert await store.games_of(made.ann) == ()
        assert len(await store.games_of(made.ann, statuses=("finished", "cancelled"))) == 1
        assert (await store.game(made.id)).finished is not None


async def test_an_administrator_sees_all(place: Place) -> None:
    async with await place.open() as store:
        made = [await table(store) for _ in range(3)]
        await store.append(made[0].id, 0, [], changes=Changes(status="finished"))
        assert {one.id for one in await store.all_games()} == {one.id for one in made}
        assert [one.id for one in await store.all_games(statuses=("finished",))] == [made[0].id]
        counts = await store.count_rows()
        assert (counts["games"], counts["users"], counts["seats"]) == (3, 6, 12)


async def test_a_table_changes_hands(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        await store.append(made.id, 0, [], changes=Changes(owner=made.bob))
        assert (await store.game(made.id)).owner == made.bob
        with pytest.raises(Unknown):
            await store.append(made.id, 0, [], changes=Changes(owner="nobody"))


async def test_a_tournament_keeps_its_order(place: Place) -> None:
    async with await place.open() as store:
        games = [
            await store.create_game({}, [NewSeat()], engine="1", series="cup") for _ in range(4)
        ]
        await store.create_game({}, [NewSeat()], engine="1", series="other")
        assert [one.series_no for one in games] == [0, 1, 2, 3]
        assert await store.series("cup") == tuple(games)
        assert await store.series("none") == ()


async def test_a_game_goes_with_all_that_is_its_own(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        await store.append(
            made.id, 0, actions(1), key=made.key("k"), pending=[Pending(0)], changes=Changes()
        )
        await store.say(made.id, "seats", made.ann, "hello")
        link = await store.make_link("seat", game=made.id, seat=3)
        await store.remove_game(made.id)
        for gone in (store.game(made.id), store.load(made.id), store.peek_link(link.token)):
            with pytest.raises(Unknown):
                await gone
        assert await store.seats_of(made.id) == ()
        assert await store.events_of(made.id) == ()
        assert await store.waiting_for(made.ann) == ()
        with pytest.raises(Unknown):
            await store.remove_game(made.id)


@pytest.mark.parametrize("odd", ["", "\0", "a\0b", "\udcff", "../x", "x" * 9_999, "²", "b c"])
async def test_what_cannot_be_an_identifier_is_unknown(place: Place, odd: str) -> None:
    async with await place.open() as store:
        with pytest.raises(Unknown):
            await store.load(odd)
        with pytest.raises(Unknown):
            await store.game(odd)
        with pytest.raises(Unknown):
            await store.user(odd)
