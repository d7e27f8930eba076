"""What games wait for is found by query, also after a restart."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from tests.store.conftest import Clock
from tests.store.places import Place
from tests.store.tables import actions, table

from harena.store import Changes, Pending, Unfit, Unknown


async def test_whom_games_wait_for(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        first, second = await table(store), await table(store)
        begun = clock.now
        await store.append(first.id, 0, actions(1), pending=[Pending(0)])
        clock.pass_by(minutes=1)
        await store.append(second.id, 0, actions(1), pending=[Pending(2)])
        (waiting,) = await store.waiting_for(first.ann)
        assert (waiting.game, waiting.seq, waiting.seat, waiting.user, waiting.since) == (
            first.id,
            1,
            0,
            first.ann,
            begun,
        )
        assert await store.waiting_for(first.bob) == ()
        (bots,) = await store.bot_turns()
        assert (bots.game, bots.seq, bots.seat, bots.bot) == (second.id, 1, 2, "greedy")
    async with await place.open() as store:  # a restart loses nothing of it
        assert await store.waiting_for(first.ann) == (waiting,)
        assert await store.bot_turns() == (bots,)


async def test_a_bot_that_stands_in_is_a_bots_turn(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        await store.append(made.id, 0, actions(1), pending=[Pending(0)])
        await store.stand_in(made.id, 0, "search")
        assert await store.waiting_for(made.ann) == ()
        (turn,) = await store.bot_turns()
        assert (turn.seat, turn.user, turn.bot) == (0, made.ann, "search")
        await store.stand_in(made.id, 0, None)
        assert len(await store.waiting_for(made.ann)) == 1
        assert await store.bot_turns() == ()


async def test_what_has_fallen_due(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = [await table(store) for _ in range(3)]
        begun = clock.now
        for number, one in enumerate(made):
            due = begun + timedelta(hours=3 - number)
            await store.append(one.id, 0, actions(1), pending=[Pending(0, due=due)])
        assert await store.next_due() == begun + timedelta(hours=1)
        assert await store.due() == ()
        clock.pass_by(hours=1)
        assert [one.game for one in await store.due()] == [made[2].id]  # on the very microsecond
        assert [one.game for one in await store.due(begun + timedelta(hours=2))] == [
            made[2].id,
            made[1].id,
        ]
        assert len(await store.due(begun + timedelta(hours=9), limit=2)) == 2
        await store.append(made[2].id, 1, actions(1), pending=[Pending(1)])
        assert await store.due() == ()
        assert await store.next_due() == begun + timedelta(hours=2)


async def test_a_day_is_24_hours_when_the_clocks_change(place: Place) -> None:
    """In Helsinki the night of 29 March 2026 has 23 hours; the deadline does not care."""
    helsinki = timezone(timedelta(hours=2))
    begun = datetime(2026, 3, 28, 20, 0, 0, 1, tzinfo=helsinki)
    async with await place.open() as store:
        made = await table(store)
        await store.append(
            made.id, 0, [], pending=[Pending(0, due=begun + timedelta(hours=24), since=begun)]
        )
        (entry,) = (await store.load(made.id)).pending
        assert entry.due == datetime(2026, 3, 29, 18, 0, 0, 1, tzinfo=UTC)
        assert entry.since == begun
        assert entry.due - entry.since == timedelta(hours=24)
        assert entry.due.tzinfo is UTC


async def test_times_without_a_zone_are_refused(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        naive = datetime(2026, 3, 29, 12)
        with pytest.raises(Unfit):
            await store.append(made.id, 0, actions(1), pending=[Pending(0, due=naive)])
        with pytest.raises(Unfit):
            await store.due(naive)
        assert (await store.load(made.id)).game.seq == 0


async def test_other_timers_stand_beside_the_turn(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = await table(store)
        await store.append(made.id, 0, actions(1), pending=[Pending(0)])
        vote = Pending(1, clock.now + timedelta(minutes=1), "vote", clock.now)
        await store.set_pending(made.id, vote)
        await store.set_pending(made.id, vote)
        assert (await store.load(made.id)).pending == (Pending(0, None, "turn", clock.now), vote)
        assert await store.waiting_for(made.bob) == ()  # a vote is not his turn
        clock.pass_by(minutes=2)
        (fallen,) = await store.due()
        assert (fallen.kind, fallen.seat) == ("vote", 1)
        await store.clear_pending(made.id, 1, "vote")
        await store.clear_pending(made.id, 1, "vote")
        assert await store.due() == ()
        with pytest.raises(Unknown):
            await store.set_pending(made.id, Pending(8))
        await store.append(made.id, 1, [], changes=Changes(status="cancelled"))
        assert (await store.load(made.id)).pending == ()


async def test_the_longest_wait_comes_first(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = [await table(store) for _ in range(5)]
        for one in reversed(made):
            clock.pass_by(seconds=1)
            await store.append(one.id, 0, actions(1), pending=[Pending(2)])
        found = await store.bot_turns()
        assert [one.game for one in found] == [one.id for one in reversed(made)]
        assert await store.bot_turns(limit=2) == found[:2]
