"""The chart at the end of a game: what it says is what everybody could see."""

from __future__ import annotations

import random

import pytest

from harena import CHANCE, PUBLIC, Chance, Game
from harena.web.pieces import chart


@pytest.fixture(params=["colossal-arena", "titan-the-arena"])
def game(request: pytest.FixtureRequest) -> Game:
    """A finished game."""
    found, chance, rng = Game.new(request.param, players=5, seed=4), Chance(4), random.Random(4)
    while (decision := found.decision) is not None:
        if decision.player == CHANCE:
            found.play(chance.choose(found.view(CHANCE), found.legal_actions))
        else:
            found.play(rng.choice(found.legal_actions))
    return found


def test_it_ends_with_the_scores(game: Game) -> None:
    outcome = game.outcome
    assert outcome is not None
    moments = chart.course(game)
    assert moments[-1].gold == outcome.scores
    assert moments[0].gold == (0,) * 5
    falls = [moment.fallen for moment in moments]
    assert falls == sorted(falls)
    assert falls[-1] == len(game.view(PUBLIC).fallen)


def test_a_turn_is_a_moment(game: Game) -> None:
    turns = sum(event.kind == "turn" for event in game.view(PUBLIC).history)
    assert abs(len(chart.course(game)) - 1 - turns) <= 1


def test_lines_stay_inside(game: Game) -> None:
    drawn = chart.values(game)
    for player in drawn["players"]:
        for point in player["line"].split():
            x, y = map(float, point.split(","))
            assert drawn["left"] <= x <= drawn["width"]
            assert 0 <= y <= drawn["height"]
        assert player["line"].count(",") == player["spark"].count(",")
