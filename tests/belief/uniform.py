"""Compare what `belief` imagines with all deals that fit, and how often it imagines each.

With fixed seeds the outcome of every test is fixed too; the bound is so wide (a chance of less than
1 in a million for a sampler that is right) that no change of seeds is likely to meet it, while a
state that comes up twice as often as it should goes far beyond it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from tests.belief.stages import run
from tests.belief.worlds import Key, all_worlds, grow, hidden_part, look

from harena import Game, Imaginer
from harena.playout import Luck
from harena.view import is_private

DRAWS = 25  # of each state, on the average
BOUND = 5.0  # standard deviations
K = TypeVar("K")


def deviation(found: Counter[K], expected: Mapping[K, float]) -> float:
    """By how many standard deviations the chi-squared sum is too large (Wilson, Hilferty)."""
    freedom = len(expected) - 1
    if freedom == 0:
        return 0.0
    total = sum((found[key] - number) ** 2 / number for key, number in expected.items())
    spread = 2 / (9 * freedom)
    return float((math.cbrt(total / freedom) - 1 + spread) / math.sqrt(spread))


def check_uniform(imaginer: Imaginer, weights: Mapping[Key, float], seed: int) -> None:
    """Imagined states are these and no others, as often as their weights say."""
    count = DRAWS * len(weights)
    luck = Luck(seed)
    found = Counter(hidden_part(imaginer.imagine(luck)) for _ in range(count))
    strange = sum(number for key, number in found.items() if key not in weights)
    assert not strange, f"{strange} of {count} imagined states fit no game that looks like this"
    total = sum(weights.values())
    expected = {key: count * weight / total for key, weight in weights.items()}
    assert imaginer.exact
    assert deviation(found, expected) < BOUND, (len(weights), found.most_common(3))


class Watch:
    """All worlds of one viewer, while a game is played on from its stage."""

    def __init__(self, game: Game, viewer: int) -> None:
        """The game stands at its stage."""
        self.game = game
        self.viewer = viewer
        self.worlds = all_worlds(game, viewer)
        self.told = len(game.events(viewer))
        self.sizes = [len(self.worlds)]
        self.checked = 0

    def catch_up(self) -> None:
        """Find the worlds that still look the same, unless something private is being asked."""
        game = self.game
        if is_private(game.state) and game.decision and game.decision.player != self.viewer:
            return
        events = game.events(self.viewer)[self.told :]
        self.worlds = grow(self.worlds, self.viewer, events, look(game, self.viewer))
        self.sizes.append(len(self.worlds))
        keys = {hidden_part(world.state) for world in self.worlds}
        assert hidden_part(game.state) in keys, "the game itself is not among its worlds"
        self.checked += 1
        imaginer = Imaginer(game.view(self.viewer))
        check_uniform(imaginer, dict.fromkeys(keys, 1.0), len(game.history))


def play_and_watch(game: Game, viewers: tuple[int, ...], script: str) -> list[Watch]:
    """Play a script from a stage; check what is imagined after every action."""
    watches = [Watch(game, viewer) for viewer in viewers]

    def look_all() -> None:
        for watch in watches:
            watch.catch_up()

    look_all()
    run(game, script, look_all)
    return watches
