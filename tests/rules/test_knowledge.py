"""What the state says that viewers know for certain, beside a second reading of the same rule."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.rules.knowledge import Observer

import harena
from harena.rules import access
from harena.rules.codes import NOTHING, SECOND_PREFECT

CA = "colossal-arena"
TA = "titan-the-arena"
SETS = {
    "CA hand attacks": (CA, ("Cyclops", "Gorgon", "Magus", "Seraphim", "Titan", "Troll", "Ettin",
                             "Wyrm")),
    "TA its own": (TA, ()),
    "TA hand attacks": (TA, ("Cyclops", "Gorgon", "Warlock", "Seraphim", "Titan", "Troll", "Hydra",
                             "Dragon")),
}  # fmt: skip


def check(game: harena.Game, observers: list[Observer], read: list[int]) -> None:
    """Read the new events, then compare each viewer's knowledge of each hand."""
    for observer in observers:
        events = game.events(observer.viewer)
        for event in events[read[observer.viewer] :]:
            observer.see(event)
        read[observer.viewer] = len(events)
    if game.legal_actions and game.legal_actions[0].kind in ("pick", "column"):
        return  # in the middle of setting aside, of stealing, of playing a spectator
    state = game.state
    hands = [access.cards_in(access.hand(state, seat)) for seat in range(game.players)]
    sure = access.sure(state)
    for observer in observers:
        for seat in range(game.players):
            assert observer.hands[seat].size == len(hands[seat])
            if seat == observer.viewer:
                continue
            found: Counter[int]
            if observer.stack:
                found = Counter(map(shown, access.known_to(state, observer.viewer, seat)))
            else:
                found = Counter(
                    shown(card) for card in hands[seat] if sure[card] >> observer.viewer & 1
                )
            assert found == observer.known(seat), (observer.viewer, seat, game.history[-1])


def shown(card: int) -> int:
    return card - (card == SECOND_PREFECT)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", SETS)
def test_sees(name: str, seed: int) -> None:
    """A-39, A-42, A-91, A-105, A-115, A-122, A-130, A-131, A-133: in games that use every power."""
    ruleset, creatures = SETS[name]
    game = harena.Game.new(ruleset, 2 + seed % 4, creatures=creatures or None)
    observers = [
        Observer(viewer, game.players, game.ruleset)
        for viewer in (*range(game.players), harena.PUBLIC)
    ]
    read = [0] * 6
    chance = harena.Chance(seed=seed)
    dice = random.Random(seed)
    for _ in range(400):
        if game.decision is None:
            break
        legal = game.legal_actions
        if game.decision.player == harena.CHANCE:
            game.play(chance.choose(game.view(harena.CHANCE), legal))
        else:
            bold = [action for action in legal if action != NOTHING]
            game.play(dice.choice(bold if bold and dice.random() < 0.85 else legal))
        check(game, observers, read)
