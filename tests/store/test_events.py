"""The event log: all or nothing, one winner, an answer for every key."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from tests.store.conftest import Clock
from tests.store.places import Place
from tests.store.tables import actions, table

from harena.store import (
    Appended,
    Changes,
    Conflict,
    Key,
    KeyReused,
    NewEvent,
    Pending,
    StoredEvent,
    StoreError,
    Transaction,
    Unfit,
    Unknown,
)
from harena.store import events as events_
from harena.store import seats as seats_


async def test_events_come_back_as_they_were_given(place: Place, clock: Clock) -> None:
    data = {"text": 'é 😀 \u202e "quoted" \\ \x07', "deep": [{"a": None}, 1.5, -(10**30), True]}
    given = [NewEvent("action", 3, 177), NewEvent("undo", data=data), NewEvent("start")]
    async with await place.open(clock=clock) as store:
        made = await table(store)
        assert await store.append(made.id, 0, given) == Appended(3, None, repeated=False)
        log = await store.load(made.id)
        assert log.game.seq == 3
        assert list(log.events) == [
            StoredEvent(seq, one.kind, one.player, one.action, one.data, clock.now)
            for seq, one in enumerate(given)
        ]
        assert (await store.load(made.id, 2)).events == log.events[2:]
        assert (await store.load(made.id, 3)).events == ()
        assert await store.events_of(made.id, 1) == log.events[1:]
    async with await place.open(clock=clock) as store:
        assert await store.load(made.id) == log


async def test_a_loser_is_told_where_the_game_is(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        await store.append(made.id, 0, actions(1, 2))
        for stale in (0, 1, 3):
            with pytest.raises(Conflict) as told:
                await store.append(made.id, stale, actions(9))
            assert (told.value.expected_seq, told.value.current_seq) == (stale, 2)
        assert [one.action for one in await store.events_of(made.id)] == [1, 2]


async def test_of_many_at_once_one_wins(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        for seq in range(5):
            results = await asyncio.gather(
                *(store.append(made.id, seq, actions(number)) for number in range(20)),
                return_exceptions=True,
            )
            assert sum(isinstance(one, Appended) for one in results) == 1
            lost = [one for one in results if isinstance(one, Conflict)]
            assert len(lost) == 19
            assert {one.current_seq for one in lost} == {seq + 1}
        assert len(await store.events_of(made.id)) == 5


async def test_appends_that_race_with_readers_are_seen_whole(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)

        async def write() -> None:
            for turn in range(30):
                await store.append(made.id, 3 * turn, actions(1, 2, 3), pending=[Pending(turn % 4)])

        async def read() -> None:
            while True:
                log = await store.load(made.id)
                assert log.game.seq == len(log.events)
                assert len(log.events) % 3 == 0
                assert [one.seat for one in log.pending] == (
                    [(log.game.seq // 3 - 1) % 4] if log.events else []
                )
                await asyncio.sleep(0)

        readers = [asyncio.create_task(read()) for _ in range(3)]
        await write()
        for reader in readers:
            reader.cancel()
        for ended in await asyncio.gather(*readers, return_exceptions=True):
            assert isinstance(ended, asyncio.CancelledError)


async def test_a_key_is_answered_once(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        key = made.key("post-1")
        first = await store.append(made.id, 0, actions(5), key=key, answer={"version": 1})
        # The answer to a repetition is the first one, whatever is asked and wherever the game is.
        await store.append(made.id, 1, actions(6))
        again = await store.append(made.id, 0, actions(7, 8), key=key, answer={"version": 99})
        assert first == Appended(1, {"version": 1}, repeated=False)
        assert again == replace(first, repeated=True)
        assert await store.answered(made.id, key) == again
        assert await store.answered(made.id, made.key("post-2")) is None
        assert [one.action for one in await store.events_of(made.id)] == [5, 6]


async def test_a_double_click_is_one_event(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        key = made.key("double")
        results = await asyncio.gather(
            *(store.append(made.id, 0, actions(5), key=key, answer=n) for n in range(10))
        )
        assert sorted(one.repeated for one in results) == [False] + [True] * 9
        assert len({one.answer for one in results}) == 1
        assert len(await store.events_of(made.id)) == 1


async def test_keys_are_a_users_and_a_games_own(place: Place) -> None:
    async with await place.open() as store:
        made, other = await table(store), await table(store)
        await store.append(made.id, 0, actions(1), key=Key(made.ann, "k"))
        await store.append(made.id, 1, actions(2), key=Key(made.bob, "k"))
        await store.append(other.id, 0, actions(3), key=Key(made.ann, "k"))
        assert (await store.load(made.id)).game.seq == 2
        assert (await store.load(other.id)).game.seq == 1


async def test_a_key_of_another_request_is_refused(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        await store.append(made.id, 0, actions(1), key=made.key("k", b"bet Troll"))
        assert (
            await store.append(made.id, 0, actions(1), key=made.key("k", b"bet Troll"))
        ).repeated
        for other in (b"bet Gorgon", None):
            with pytest.raises(KeyReused):
                await store.append(made.id, 1, actions(2), key=made.key("k", other))
            with pytest.raises(KeyReused):
                await store.answered(made.id, made.key("k", other))


async def test_a_key_of_a_refused_append_is_free(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        with pytest.raises(Conflict):
            await store.append(made.id, 7, actions(1), key=made.key("k"))
        assert not (await store.append(made.id, 0, actions(1), key=made.key("k"))).repeated


@pytest.mark.parametrize(
    "broken",
    [
        NewEvent("action", 0, -1),
        NewEvent("action", 0, 2**31),
        NewEvent("action", 0, 10**30),
        NewEvent("action", 2**15, 1),
        NewEvent("action", -1, 1),
        NewEvent("", 0, 1),
        NewEvent("a" * 101),
        NewEvent("nul \0 inside"),
        NewEvent("half \ud800"),
        NewEvent("data", data={"not": {1, 2}}),
        NewEvent("data", data=float("nan")),
        NewEvent("data", data="x" * 70_000),
    ],
    ids=lambda event: ascii(event)[:60],
)
async def test_all_or_nothing(place: Place, broken: NewEvent) -> None:
    async with await place.open() as store:
        made = await table(store)
        before = await store.load(made.id)
        with pytest.raises(Unfit):
            await store.append(
                made.id,
                0,
                [NewEvent("action", 0, 1), broken],
                key=made.key("k"),
                pending=[Pending(1)],
                changes=Changes(status="running"),
            )
        assert await store.load(made.id) == before
        assert await store.answered(made.id, made.key("k")) is None


async def test_what_does_not_exist(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        with pytest.raises(Unknown):
            await store.append("nothing", 0, actions(1))
        with pytest.raises(Unknown):
            await store.append("nothing", 5, [])
        with pytest.raises(Unknown):
            await store.load("nothing")
        before = await store.load(made.id)
        with pytest.raises(Unknown):  # nobody has that seat to wait for
            await store.append(made.id, 0, actions(1), pending=[Pending(9)])
        with pytest.raises(Unknown):
            await store.append(made.id, 0, actions(1), key=Key("nobody", "k"))
        assert await store.load(made.id) == before


async def test_what_else_an_append_changes(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = await table(store)
        begun = clock.pass_by(minutes=5)
        await store.append(
            made.id,
            0,
            actions(1),
            changes=Changes(status="running", summary={"round": 1}),
            pending=[Pending(0, due=begun + timedelta(hours=24)), Pending(3, kind="vote")],
        )
        log = await store.load(made.id)
        assert (log.game.status, log.game.started, log.game.summary) == (
            "running",
            begun,
            {"round": 1},
        )
        assert log.pending == (
            Pending(0, begun + timedelta(hours=24), "turn", begun),
            Pending(3, None, "vote", begun),
        )
        await store.append(made.id, 1, [])  # nothing named, nothing changed
        assert (await store.load(made.id)).pending == log.pending
        ended = clock.pass_by(days=2)
        await store.append(
            made.id,
            1,
            actions(2),
            changes=Changes(status="finished", outcome={"scores": [4, 3, 2]}),
            pending=[Pending(1)],
        )
        log = await store.load(made.id)
        assert (log.game.status, log.game.started, log.game.finished) == ("finished", begun, ended)
        assert (log.game.outcome, log.game.summary) == ({"scores": [4, 3, 2]}, {"round": 1})
        assert log.pending == ()  # a finished game waits for nobody


async def test_a_status_that_is_none(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        with pytest.raises(Unfit):
            await store.append(made.id, 0, [], changes=Changes(status="paused"))  # type: ignore[arg-type]


async def test_several_steps_are_one_transaction(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)

        def hand_to_bot(tx: Transaction, expected: int) -> Appended:
            seats_.stand_in(tx, made.id, 0, "search")
            return events_.append(tx, made.id, expected, [NewEvent("absent", 0)])

        with pytest.raises(Conflict):
            await store.write(lambda tx: hand_to_bot(tx, 4))
        assert (await store.seats_of(made.id))[0].bot is None
        await store.write(lambda tx: hand_to_bot(tx, 0))
        assert (await store.seats_of(made.id))[0].bot == "search"


async def test_too_many_events_at_once(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        with pytest.raises(StoreError):
            await store.append(made.id, 0, actions(1) * 1_001)
        await store.append(made.id, 0, actions(1) * 1_000)
        assert (await store.load(made.id)).game.seq == 1_000
