"""What is a person's own: all of it to be had, all of it to be deleted, nothing of others."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta

import pytest
from sqlalchemy import select
from tests.store.conftest import Clock
from tests.store.places import Place
from tests.store.tables import actions, table, user

from harena.store import Changes, NewEvent, NewSeat, Pending, Store, Unknown
from harena.store.schema import metadata


async def everything(store: Store) -> str:
    """All rows of all tables as a text."""
    found = await store.read(
        lambda tx: [
            tuple(row)
            for one in metadata.tables.values()
            for row in tx.connection.execute(select(one))
        ]
    )
    return repr(found)


async def test_the_export_is_all_of_his_and_nothing_of_others(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        await store.append(made.id, 0, actions(1, 2), key=made.key("k"))
        await store.say(made.id, "seats", made.ann, "Ann's words")
        await store.say(made.id, "seats", made.bob, "Bob's words")
        await store.make_link("seat", game=made.id, seat=3, made_by=made.ann)
        export = await store.export_user(made.ann)
        text = json.dumps(export)
        assert "Ann's words" in text
        assert "Bob" not in text
        assert made.bob not in text
        assert [one["id"] for one in export["games"]] == [made.id]
        assert len(export["links"]) == len(export["sessions"]) == 1
        assert "events" not in export["games"][0]  # a running game holds others' hidden cards
        await store.append(made.id, 2, [NewEvent("over")], changes=Changes(status="finished"))
        ended = (await store.export_user(made.ann))["games"][0]
        assert [one["action"] for one in ended["events"]] == [1, 2, None]
        with pytest.raises(Unknown):
            await store.export_user("nobody")


async def test_nothing_is_left_of_who_is_removed(place: Place) -> None:
    async with await place.open() as store:
        ann = (await store.create_user("Annabella", "en", {"secret": "walrus"})).user.id
        bob = await user(store, "Bob")
        game = await store.create_game(
            {}, [NewSeat(user=ann), NewSeat(user=bob)], engine="1", owner=ann, key="walrus-key"
        )
        await store.append(game.id, 0, actions(1), pending=[Pending(0)])
        await store.say(game.id, "seats", ann, "walrus talk")
        await store.say(game.id, "seats", bob, "kept")
        await store.begin_session(ann)
        await store.make_link("device", user=ann)
        link = await store.make_link("table", game=game.id, made_by=bob, once=False)
        await store.redeem_link(link.token, ann)
        await store.append(game.id, 1, [], changes=Changes(status="running"))
        assert await store.remove_user(ann, bot="greedy") == (1, 0)
        left = await everything(store)
        for trace in (ann, "Annabella", "walrus talk", "'secret'"):
            assert trace not in left
        assert "kept" in left
        # The game goes on, a bot on the chair.
        (turn,) = await store.bot_turns()
        assert (turn.game, turn.seat, turn.bot) == (game.id, 0, "greedy")
        with pytest.raises(Unknown):
            await store.remove_user(ann, bot="greedy")


async def test_seats_of_the_removed_by_state_of_the_game(place: Place) -> None:
    async with await place.open() as store:
        begun, unbegun, ended = [await table(store) for _ in range(3)]
        ann = await user(store, "Zoe")
        for made in (begun, unbegun, ended):
            await store.take_seat(made.id, 3, ann)
        await store.append(begun.id, 0, [], changes=Changes(status="running"))
        await store.append(ended.id, 0, [], changes=Changes(status="finished"))
        await store.remove_user(ann, bot="greedy")
        seats = [(await store.seats_of(made.id))[3] for made in (begun, unbegun, ended)]
        assert [(one.user, one.bot, one.name) for one in seats] == [
            (None, "greedy", None),
            (None, None, None),
            (None, None, None),
        ]
        assert [one.is_open for one in seats] == [False, True, False]  # somebody sat on the last


async def test_a_game_goes_with_its_last_user(place: Place) -> None:
    async with await place.open() as store:
        ann, bob = await user(store), await user(store)
        alone = await store.create_game({}, [NewSeat(user=ann), NewSeat(bot="b")], engine="1")
        both = await store.create_game({}, [NewSeat(user=ann), NewSeat(user=bob)], engine="1")
        watched = await store.create_game({}, [NewSeat(bot="b")], engine="1", owner=ann)
        await store.append(alone.id, 0, actions(1))
        assert await store.remove_user(ann, bot="b") == (1, 2)
        for gone in (alone, watched):
            with pytest.raises(Unknown):
                await store.game(gone.id)
        assert await store.events_of(alone.id) == ()
        assert (await store.game(both.id)).id == both.id
        assert await store.remove_user(bob, bot="b") == (1, 1)
        assert set((await store.count_rows()).values()) == {0}


async def test_unused_guests_and_their_chat_go_after_90_days(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = await table(store)
        begun = clock.now
        await store.say(made.id, "seats", made.ann, "old talk")
        bob = await store.begin_session(made.bob)
        link = await store.make_link("table", game=made.id, made_by=made.bob)
        await store.redeem_link(link.token, made.bob)
        await store.append(made.id, 0, actions(1), key=made.key("k"))
        clock.pass_by(days=80)
        await store.seen(bob.token)
        await store.say(made.id, "seats", made.bob, "new talk")
        pruned = await store.prune(bot="greedy", now=begun + timedelta(days=90))
        assert (pruned.users, pruned.games, pruned.links) == (0, 0, 0)  # not after 90 days yet
        assert pruned.answers == 1  # but a post is not repeated after a week
        pruned = await store.prune(bot="greedy", now=begun + timedelta(days=90, seconds=1))
        assert (pruned.users, pruned.games, pruned.links) == (1, 0, 1)
        assert [one.body for one in await store.chat_lines(made.id, "seats")] == ["new talk"]
        assert (await store.game(made.id)).owner is None
        pruned = await store.prune(bot="greedy", now=begun + timedelta(days=171))
        assert (pruned.users, pruned.games) == (1, 1)
        assert set((await store.count_rows()).values()) == {0}


async def test_pruning_takes_many(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        await asyncio.gather(*(store.create_user(f"Guest {n}", "en") for n in range(230)))
        clock.pass_by(days=1)
        kept = await user(store)
        pruned = await store.prune(bot="b", unused_after=timedelta(hours=1), now=clock.now)
        assert pruned.users == 230
        assert (await store.user(kept)).id == kept


async def test_who_came_back_in_time_is_kept(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        ann = await store.create_user("Ann", "en")
        since = clock.pass_by(days=100)
        await store.seen(ann.token)
        assert await store.remove_user(ann.user.id, bot="b", unused_since=since) == (0, 0)
        assert await store.user_by_token(ann.token) is not None


async def test_games_of_nobody_go_too(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        nobodys = await store.create_game({}, [NewSeat(bot="b")], engine="1")
        since = clock.pass_by(days=91)
        young = await store.create_game({}, [NewSeat(bot="b")], engine="1")
        assert (await store.prune(bot="b", now=since)).games == 1
        assert (await store.game(young.id)).id == young.id
        with pytest.raises(Unknown):
            await store.game(nobodys.id)
