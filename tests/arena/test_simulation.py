"""Simulations: the same games whatever plays them, figures that can be recomputed by hand."""

from __future__ import annotations

import json
import math
import os
import statistics
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from harena import HarenaError, Player, Record, RulesetError, View, make_bot
from harena.arena import (
    Clock,
    GameResult,
    Interval,
    Results,
    mixed_creatures,
    plan_games,
    simulate,
)  # fmt: skip
from harena.arena.plan import play_deal
from harena.arena.results import student
from harena.bots.random_bot import RandomBot
from harena.rules import rulesets
from harena.view import Action

NAMES = ("greedy", "random", "random", "random")


class Breaking(RandomBot):
    """Fails in the middle of a game."""

    def choose(self, view: View, legal_actions: Sequence[Action]) -> int:
        if view.round == 2:
            raise ZeroDivisionError("the bot broke")
        return super().choose(view, legal_actions)


class Dying(RandomBot):
    """Ends its process."""

    def choose(self, view: View, legal_actions: Sequence[Action]) -> int:
        os._exit(3)


def make_special(name: str, seed: int | str) -> Player:
    """Bots for these tests, by name."""
    if name == "breaking":
        return Breaking(seed)
    if name == "dying":
        return Dying(seed)
    return make_bot(name, seed)


def some(**changes: object) -> Results:
    """A small simulation."""
    setup: dict[str, object] = {"bots": NAMES, "games": 12, "seed": 3, "workers": 1}
    return simulate(**(setup | changes), make=make_bot)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def small() -> Results:
    return some()


# --- what is played ---------------------------------------------------------------------------


def test_workers_do_not_matter(small: Results) -> None:
    two = some(workers=2)
    assert two.workers == 2
    assert two.games == small.games
    assert without_timing(two) == without_timing(small)


def without_timing(results: Results) -> dict[str, object]:
    figures = results.as_dict()
    del figures["timing"]
    return figures


def test_seeds_matter(small: Results) -> None:
    assert some(seed=4).games != small.games
    assert some(seed="3").games == small.games


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_deal_is_the_same_in_all_seatings(ruleset: str, players: int, tmp_path: Path) -> None:
    bots = ["greedy", *["random"] * (players - 1)]
    plan = plan_games(bots, 1, make=make_bot, ruleset=ruleset, seed=8, records=tmp_path)
    clocks = [Clock() for _ in bots]
    games = play_deal(plan, 0, clocks)
    assert [game.seating for game in games] == list(range(players))
    records = [Record.load(path) for path in sorted(tmp_path.iterdir())]
    assert len(records) == players
    dealt = 8 * players + 1  # the hands and the first player or bidder
    assert len({record.actions[:dealt] for record in records}) == 1
    assert len({record.creatures for record in records}) == 1
    # Every bot sits in every seat once.
    assert [[seat.bot for seat in record.seats].index("greedy") for record in records] == list(
        range(players)
    )


def test_records_replay_to_the_results(tmp_path: Path) -> None:
    results = some(games=4, records=tmp_path)
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == [f"game-00000{n}.json" for n in range(1, 5)]
    for game, path in zip(results.games, paths, strict=True):
        outcome = Record.load(path).replay().outcome
        assert outcome is not None
        by_seat = [game.scores[number] for number in results.plan.seats(game.seating)]
        assert list(outcome.scores) == by_seat
        assert results.plan.seats(game.seating)[outcome.winner] == game.winner


def test_the_last_deal_is_played_in_all_seatings() -> None:
    assert len(some(games=5).games) == 8
    assert len(some(games=5, rotate=False).games) == 5


def test_creatures_drawn_named_and_mixed() -> None:
    drawn = {game.creatures for game in some(games=12).games}
    assert len(drawn) == 3
    named = rulesets.pool("titan-the-arena")
    assert {game.creatures for game in some(games=4, creatures=named[::-1]).games} == {named[::-1]}
    mixed = {game.creatures for game in some(games=12, creatures="mixed").games}
    assert len(mixed) == 3
    assert {g.creatures for g in some(games=4, ruleset="titan-the-arena").games} == {named}


def test_mixed_creatures_are_allowed_and_of_both_boxes() -> None:
    seen: set[str] = set()
    for seed in range(200):
        creatures = mixed_creatures(seed)
        assert rulesets.check_creatures(creatures) == creatures
        seen.update(creatures)
    assert seen == {*rulesets.pool("colossal-arena"), *rulesets.pool("titan-the-arena")}


def test_options_reach_the_game() -> None:
    results = some(games=4, options={"stalemate": "faq"})
    assert {game.reason for game in results.games} <= {"fifth-fall", "stalemate", "idle"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bots": ["greedy"]}, "1 bots: a game needs 2 to 5"),
        ({"bots": ["random"] * 6}, "6 bots"),
        ({"bots": ["greedy", "gready"]}, "no bot 'gready'"),
        ({"games": 0}, "0 games"),
        ({"options": {"chess": True}}, "unknown option 'chess'"),
        ({"options": {"start": 4}}, "there are only 4 players"),
        ({"creatures": ["Troll"]}, "exactly 8 creatures"),
        ({"ruleset": "go"}, "unknown ruleset 'go'"),
    ],
)
def test_wrong_plans_are_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(HarenaError, match=message):
        some(**changes)


def test_progress_counts_up_to_all_games() -> None:
    told: list[int] = []
    some(progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 12


# --- workers that fail ------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2])
def test_a_broken_bot_is_told(workers: int) -> None:
    with pytest.raises(ZeroDivisionError, match="the bot broke"):
        simulate(["breaking", "random"], 8, make=make_special, workers=workers)


def test_a_worker_that_dies_is_told_and_the_others_end() -> None:
    start = time.monotonic()
    with pytest.raises(HarenaError, match=r"ended unexpectedly \(exit status 3\)"):
        simulate(["dying", "random"], 200, make=make_special, workers=2)
    assert time.monotonic() - start < 60


# --- figures ----------------------------------------------------------------------------------


def test_figures_are_those_of_the_games(small: Results) -> None:
    greedy, others = small.bots()
    assert (greedy.bot, greedy.entrants, others.bot, others.entrants) == ("greedy", 1, "random", 3)
    games = small.games
    assert greedy.wins.value == pytest.approx(sum(g.winner == 0 for g in games) / 12)
    assert greedy.win_share.value == pytest.approx(sum(g.shares[0] for g in games) / 12)
    assert greedy.score.value == pytest.approx(sum(g.scores[0] for g in games) / 12)
    assert greedy.margin.value == pytest.approx(
        sum(g.scores[0] - max(g.scores[1:]) for g in games) / 12
    )
    assert greedy.win_share.value + 3 * others.win_share.value == pytest.approx(1.0)
    assert sum(small.reasons().values()) == 12
    assert sum(count for count, _ in small.creatures().values()) == 8 * 12
    alive = sum(round(count * share) for count, share in small.creatures().values())
    assert alive == sum(len(game.survivors) for game in games)


def test_a_tie_is_shared_but_won_by_one() -> None:
    game = GameResult(0, 0, (7, 9, 9), 2, "deck", 100, (), ())
    assert game.shares == (0.0, 0.5, 0.5)


def test_intervals_are_by_deal(small: Results) -> None:
    """Seatings of one deal are one observation (opponents.md 2)."""
    deals = [small.games[i : i + 4] for i in range(0, 12, 4)]
    means = [statistics.fmean(game.shares[0] for game in deal) for deal in deals]
    half = student(2) * statistics.stdev(means) / math.sqrt(3)
    share = small.bots()[0].win_share
    assert share.value == pytest.approx(statistics.fmean(means))
    assert share.high == pytest.approx(min(1.0, share.value + half))


def test_interval_of_few_values() -> None:
    assert Interval.of([2.0]) == (2.0, 2.0, 2.0)
    assert Interval.of([1.0, 3.0]) == pytest.approx((2.0, 2.0 - 12.706, 2.0 + 12.706), rel=1e-3)
    assert Interval.of([1.0] * 9) == (1.0, 1.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "value"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_t(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.01)


def test_clocks() -> None:
    clock = Clock()
    assert (clock.mean_ms(), clock.quantile_ms(0.99)) == (0.0, 0.0)
    for milliseconds in range(1, 101):
        clock.add(milliseconds / 1e3)
    twin = Clock()
    twin.merge(clock)
    assert twin.mean_ms() == pytest.approx(50.5)
    assert twin.quantile_ms(0.99) == pytest.approx(99, rel=0.06)
    assert twin.quantile_ms(0.5) == pytest.approx(50, rel=0.06)


def test_json(small: Results) -> None:
    data = json.loads(small.as_json(["harena", "simulate"]))
    assert list(data) == [
        "format", "schema", "engine", "compiled", "command", "setup", "bots", "games", "creatures",
        "results", "timing",
    ]  # fmt: skip
    assert data["command"] == ["harena", "simulate"]
    assert data["setup"]["options"]["stalemate"] == "none"
    assert data["setup"]["seed"] == 3
    rows = data["results"]["rows"]
    assert [row[0] for row in rows] == [0] * 4 + [1] * 4 + [2] * 4
    assert [row[1] for row in rows] == [0, 1, 2, 3] * 3
    assert len(data["results"]["columns"]) == len(data["results"]["rows"][0])
    assert data["bots"][0]["win_share"]["low"] <= data["bots"][0]["win_share"]["value"]
    assert data["timing"]["bots"]["greedy"]["decisions"] > 0


# --- strength ---------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_greedy_beats_three_random(ruleset: str) -> None:
    """Rung 1 of the ladder: the lower end of the interval at 60 % (opponents.md 2)."""
    results = some(games=100, ruleset=ruleset, seed="rung 1")
    assert results.bots()[0].win_share.low >= 0.6


def test_wrong_makers_are_refused_before_a_game() -> None:
    with pytest.raises(RulesetError):
        simulate(["random"], 1, make=make_bot)
