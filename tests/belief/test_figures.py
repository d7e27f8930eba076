"""How much imagining costs: hypotheses and proposals a view, measured over many games.

Over 1,000 games with random rulesets, options, creatures, numbers of players and tempers, four
views of each, 50 deals a view (`pytest -m soak tests/belief/test_figures.py -s` measures anew):

    views 4000, of which with hypotheses left out: 3
    hypotheses: mean 1.32, median 1.00, 95 % 2.00, 99 % 4.00, most 252.0
    proposals a deal: mean 1.03, median 1.00, 95 % 1.00, 99 % 2.02, most 15.4
    views with one hypothesis: 93.7%
"""

from __future__ import annotations

import random
from statistics import mean, quantiles
from typing import NamedTuple

import pytest
from tests.properties import games
from tests.properties.games import viewers

from harena import Game, Imaginer, View
from harena.hypotheses import LeftOutError
from harena.playout import Luck
from harena.recollect import Recollection

DEALS = 50


class Figures(NamedTuple):
    """Of one view: hypotheses, proposals a deal, whether nothing had to be left out."""

    hypotheses: int
    tries: float
    exact: bool


def sampled(number: int, count: int) -> list[tuple[Game, View]]:
    """Some views of one random game."""
    luck = random.Random(f"figures {number}")
    game = games.make_setup(luck).game()
    games.finish(luck, game, luck.choice(games.TEMPERS))
    stops = sorted(luck.sample(range(len(game.history)), count))
    again = Game.new(game.ruleset, names=game.names)
    found = []
    for action in game.history:
        if len(again.history) in stops:
            found.append((again, again.view(luck.choice(viewers(again)))))
        again.play(action)
    return found


def measure(count: int) -> list[Figures]:
    """The figures of four views of so many games."""
    found = []
    for number in range(count):
        for _, view in sampled(number, 4):
            imaginer = Imaginer(view)
            luck = Luck(number)
            for _ in range(DEALS):
                imaginer.imagine(luck)
            found.append(Figures(imaginer.hypotheses, imaginer.tries / DEALS, imaginer.exact))
    return found


def report(found: list[Figures]) -> str:
    """The figures in a few lines."""
    hypotheses = [one.hypotheses for one in found]
    tries = [one.tries for one in found]
    lines = [(f"views {len(found)}, of which with hypotheses left out: "
             f"{sum(not one.exact for one in found)}")]  # fmt: skip
    for name, values in (("hypotheses", hypotheses), ("proposals a deal", tries)):
        parts = quantiles(values, n=100)
        lines.append(
            f"{name}: mean {mean(values):.2f}, median {parts[49]:.2f}, "
            f"95 % {parts[94]:.2f}, 99 % {parts[98]:.2f}, most {max(values):.1f}"
        )
    single = sum(one.hypotheses == 1 for one in found) / len(found)
    lines.append(f"views with one hypothesis: {single:.1%}")
    return "\n".join(lines)


def test_few_proposals_are_rejected() -> None:
    found = measure(games.few(60))
    print(report(found))
    assert mean(one.tries for one in found) < 5
    assert max(one.hypotheses for one in found) <= 400
    assert sum(not one.exact for one in found) <= len(found) / 50


def test_what_was_left_out_is_looked_for_where_nothing_else_fits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With one hypothesis kept at first, some views contradict it; all of them are read again."""
    again = 0
    monkeypatch.setattr("harena.belief.LIMITS", (1, 4_000))
    for number in (36, 38, 52, 88, 94, 99, 101, 113):  # of the first hundred games, those with some
        for _, view in sampled(number, 4):
            try:
                Recollection(view, 1)
            except LeftOutError:
                again += 1
            imaginer = Imaginer(view)
            imaginer.imagine(Luck(number))
    assert again > 3


@pytest.mark.soak
def test_no_reachable_view_is_refused(soak_count: int) -> None:
    """Every view of many games can be imagined; prints the figures."""
    found = measure(soak_count)
    print("\n" + report(found))
    assert mean(one.tries for one in found) < 5
