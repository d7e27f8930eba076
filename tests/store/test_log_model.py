"""Any sequence of requests, also at the same time and across restarts, against a simple model."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    multiple,
    rule,
    run_state_machine_as_test,
)
from tests import loops
from tests.store.places import Cluster, Place, PlaceMaker

from harena.store import (
    Appended,
    Conflict,
    Key,
    KeyReused,
    NewEvent,
    NewSeat,
    Pending,
    Store,
    Unfit,
)

NEW_EVENTS = st.lists(
    st.builds(
        NewEvent,
        kind=st.sampled_from(["action", "undo", "chance"]),
        player=st.none() | st.integers(0, 6),
        action=st.none() | st.integers(0, 177),
        data=st.none() | st.dictionaries(st.text(max_size=3), st.integers() | st.text(max_size=9)),
    ),
    max_size=4,
)
KEYS = st.none() | st.sampled_from(["k1", "k2", "k3"])
PENDING = st.none() | st.sets(st.integers(0, 3), max_size=2)
OFFSETS = st.sampled_from([0, 0, 0, 0, -1, 1, 5])
BROKEN = NewEvent("action", 0, -1)


@dataclass
class Model:
    """What a game should be."""

    events: list[NewEvent] = field(default_factory=list)
    answers: dict[tuple[str, str], tuple[bytes | None, int, Any]] = field(default_factory=dict)
    pending: set[int] = field(default_factory=set)

    def append(
        self,
        expected: int,
        new: list[NewEvent],
        key: Key | None,
        answer: Any,
        pending: set[int] | None,
    ) -> Appended | type[Exception]:
        """What an append should come to."""
        if key is not None and (key.user, key.text) in self.answers:
            fingerprint, seq, first = self.answers[key.user, key.text]
            return Appended(seq, first, True) if fingerprint == key.fingerprint else KeyReused
        if BROKEN in new:
            return Unfit
        if expected != len(self.events):
            return Conflict
        self.events += new
        if pending is not None:
            self.pending = pending
        if key is not None:
            self.answers[key.user, key.text] = (key.fingerprint, len(self.events), answer)
        return Appended(len(self.events), answer, False)


class LogMachine(RuleBasedStateMachine):
    """Drives a store and the model side by side."""

    games = Bundle("games")

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.runner = loops.Runner()
        self.place = place
        self.models: dict[str, Model] = {}
        self.store: Store = self.runner.run(place.open())
        self.users: list[str] = []
        self.answer = 0

    @initialize(target=games)
    def begin(self) -> Any:
        self.users = [
            self.runner.run(self.store.create_user(name, "en")).user.id for name in ("Ann", "Bob")
        ]
        return multiple(self._new_game(), self._new_game())

    def _new_game(self) -> str:
        seats = [NewSeat(user=self.users[0]), NewSeat(user=self.users[1]), NewSeat(), NewSeat()]
        made = self.runner.run(self.store.create_game({}, seats, engine="1"))
        self.models[made.id] = Model()
        return made.id

    @rule(target=games)
    def new_game(self) -> str:
        return self._new_game()

    def _key(self, user: int, text: str | None, fingerprint: bytes | None) -> Key | None:
        return None if text is None else Key(self.users[user], text, fingerprint)

    @rule(
        game=games,
        offset=OFFSETS,
        new=NEW_EVENTS,
        user=st.integers(0, 1),
        text=KEYS,
        fingerprint=st.sampled_from([None, b"a"]),
        pending=PENDING,
        is_broken=st.sampled_from([False, False, False, True]),
    )
    def append(
        self,
        game: str,
        offset: int,
        new: list[NewEvent],
        user: int,
        text: str | None,
        fingerprint: bytes | None,
        pending: set[int] | None,
        is_broken: bool,
    ) -> None:
        model = self.models[game]
        expected = max(0, len(model.events) + offset)
        new = [*new, BROKEN] if is_broken else new
        key = self._key(user, text, fingerprint)
        self.answer += 1
        told = self.runner.run(
            self._append(game, expected, new, key, self.answer, pending), context=None
        )
        assert told == model.append(expected, new, key, self.answer, pending)

    async def _append(
        self,
        game: str,
        expected: int,
        new: list[NewEvent],
        key: Key | None,
        answer: Any,
        pending: set[int] | None,
    ) -> Appended | type[Exception]:
        entries = None if pending is None else [Pending(seat) for seat in sorted(pending)]
        try:
            return await self.store.append(
                game, expected, new, key=key, answer=answer, pending=entries
            )
        except Conflict as error:
            known = len(self.models[game].events)
            return Conflict if error.current_seq == known else AssertionError
        except (KeyReused, Unfit) as error:
            return type(error)

    @rule(data=st.data(), count=st.integers(2, 8))
    def append_at_once(self, data: st.DataObject, count: int) -> None:
        """Many in one group: one wins in each game, and they are dealt with as they came."""
        requests = []
        for number in range(count):
            game = data.draw(st.sampled_from(sorted(self.models)))
            text = data.draw(KEYS)
            key = self._key(data.draw(st.integers(0, 1)), text, None)
            new = data.draw(NEW_EVENTS)
            requests.append((game, len(self.models[game].events), new, key, number))

        async def all_of_them() -> list[Appended | type[Exception]]:
            return await asyncio.gather(
                *(
                    self._append_unchecked(game, seq, new, key, number)
                    for game, seq, new, key, number in requests
                )
            )

        told = self.runner.run(all_of_them())
        expected = [
            self.models[game].append(seq, new, key, number, None)
            for game, seq, new, key, number in requests
        ]
        assert told == expected

    async def _append_unchecked(
        self, game: str, expected: int, new: list[NewEvent], key: Key | None, answer: Any
    ) -> Appended | type[Exception]:
        try:
            return await self.store.append(game, expected, new, key=key, answer=answer)
        except (Conflict, KeyReused) as error:
            return type(error)

    @rule()
    def restart(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.runner.run(self.place.open())

    @rule(game=games, from_seq=st.integers(0, 10))
    def load_from(self, game: str, from_seq: int) -> None:
        log = self.runner.run(self.store.load(game, from_seq))
        assert [one.seq for one in log.events] == list(range(from_seq, log.game.seq))

    @rule(game=games, user=st.integers(0, 1), text=st.sampled_from(["k1", "k2", "k3"]))
    def ask_for_the_answer(self, game: str, user: int, text: str) -> None:
        key = Key(self.users[user], text)
        known = self.models[game].answers.get((key.user, text))
        try:
            told = self.runner.run(self.store.answered(game, key))
        except KeyReused:
            assert known is not None
            assert known[0] is not None
        else:
            assert (None if told is None else told.answer) == (known and known[2])

    @invariant()
    def every_game_is_as_the_model_says(self) -> None:
        for game, model in self.models.items():
            log = self.runner.run(self.store.load(game))
            found = [NewEvent(one.kind, one.player, one.action, one.data) for one in log.events]
            assert found == model.events
            assert [one.seq for one in log.events] == list(range(len(model.events)))
            assert log.game.seq == len(model.events)
            assert {one.seat for one in log.pending} == model.pending

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()


def check(place: PlaceMaker, examples: int, steps: int) -> None:
    """Run the machine on new databases."""

    class OnPlace(LogMachine):
        def __init__(self) -> None:
            super().__init__(place())

    run_state_machine_as_test(
        OnPlace,
        settings=settings(max_examples=examples, stateful_step_count=steps, deadline=None),
    )


def test_the_log_on_sqlite() -> None:
    with tempfile.TemporaryDirectory() as folder:
        numbers = iter(range(100_000))
        check(lambda: Place("sqlite", Path(folder) / str(next(numbers)) / "x.db"), 20, 25)


def test_the_log_on_postgresql(postgresql: Cluster) -> None:
    check(lambda: Place("postgresql", postgresql.new_database()), 5, 20)


@pytest.mark.soak
def test_the_log_for_long(soak_count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        numbers = iter(range(1_000_000))
        check(lambda: Place("sqlite", Path(folder) / str(next(numbers)) / "x.db"), soak_count, 50)
