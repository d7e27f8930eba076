"""Very many games of random play at every number of players: no crash (opponents.md 2)."""

from __future__ import annotations

import random

import pytest

from harena import make_bot, playout
from harena.arena import mixed_creatures, simulate
from harena.rules import rulesets

pytestmark = pytest.mark.soak
RULESETS = (rulesets.COLOSSAL_ARENA, rulesets.TITAN_THE_ARENA)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_inside(ruleset: str, players: int, soak_count: int) -> None:
    """Whole games in the rules alone, twenty sets of creatures."""
    for part in range(20):
        luck = random.Random(f"{ruleset} {players} {part}")
        creatures = (
            luck.sample(rulesets.pool(ruleset), 8) if part % 2 else mixed_creatures(str(part))
        )
        rules = rulesets.ruleset(ruleset, creatures)
        decisions, chances = playout.run_games(rules, players, max(1, soak_count // 20), part)
        assert decisions > 0
        assert chances > 0


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_of_bots(ruleset: str, players: int, soak_count: int) -> None:
    """The same through views and bots, fewer."""
    games = max(players, soak_count // 200)
    results = simulate(
        ["random"] * players, games, make=make_bot, ruleset=ruleset, creatures="mixed", workers=1
    )
    assert len(results.games) >= games
