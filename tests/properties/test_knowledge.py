"""`known` (notation.md `sees`): always true, and complete against a slow model of the text."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial

import pytest
from tests.properties import games
from tests.properties.witness import Witness

from harena import CHANCE, PUBLIC, Action, Game
from harena.rules import access
from harena.rules.codes import NO_CARD
from harena.view import shown_cards

SETUPS = games.setups(games.few(48), "knowledge")


class Bench:
    """One witness for each viewer of a game, who hear every event."""

    def __init__(self, game: Game) -> None:
        """Before the deal."""
        self.game = game
        self.viewers = games.viewers(game)
        self.witnesses = {
            viewer: Witness(game.ruleset, game.players, viewer) for viewer in self.viewers
        }
        self.heard = 0

    def listen(self) -> None:
        """Hear what is new."""
        public = self.game.events(PUBLIC)
        for viewer, witness in self.witnesses.items():
            events = self.game.events(viewer)
            for told, event in zip(public[self.heard :], events[self.heard :], strict=True):
                witness.read(told, event)
        self.heard = len(public)

    def check(self) -> int:
        """Compare with the views; how many known cards there are."""
        hands = [
            Counter(shown_cards(access.hand(self.game.state, seat)))
            for seat in range(self.game.players)
        ]
        count = 0
        for viewer, witness in self.witnesses.items():
            view = self.game.view(viewer)
            assert view.frame is not None
            played = view.frame.played
            untold = played != NO_CARD and witness.table.limbo is None
            for seat in range(self.game.players):
                known = view.known[seat]
                assert not Counter(known) - hands[seat], "a card is known that is not there"
                model = witness.knows(seat, played if untold else None)
                assert list(known) == model, (viewer, seat)
                count += len(known)
        return count


def watch(game: Game, luck: random.Random, temper: games.Temper) -> int:
    """Play to the end with all witnesses listening; how many known cards were compared."""
    bench = Bench(game)
    bench.listen()
    count = 0
    for _ in games.steps(luck, game, temper):
        bench.listen()
        if game.decision is not None and game.decision.player != CHANCE:
            count += bench.check()
    bench.listen()
    return count + bench.check()


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_known_cards_are_those_of_the_text(number: int) -> None:
    luck = random.Random(f"knowledge {number}")
    watch(SETUPS[number].game(), luck, games.TEMPERS[number // 2 % 4])


def test_golden_games() -> None:
    for game in games.golden():
        again = Game.new(game.ruleset, names=game.names)
        watch(again, random.Random(0), partial(as_before, list(game.history)))


def as_before(actions: list[Action], _: random.Random, game: Game) -> Action:
    """The action that a record of the game has next."""
    return actions[len(game.history)]


def test_there_is_something_to_know() -> None:
    """The comparison above is about many cards, not about empty lists."""
    luck = random.Random("something to know")
    setup = games.make_setup(luck, "titan-the-arena", 3)
    assert watch(setup.game(), luck, games.busy) > 100


@pytest.mark.soak
def test_known_cards_in_many_games(soak_count: int) -> None:
    for number in range(soak_count):
        luck = random.Random(f"soak knowledge {number}")
        setup = games.make_setup(luck)
        watch(setup.game(), luck, luck.choice(games.TEMPERS))
