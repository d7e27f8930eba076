"""What `harena bench` measures: one function for each figure, giving one value a call.

Every figure is taken on one core; counts are chosen such that a call lasts about as long as asked.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, NamedTuple

from harena import belief, playout
from harena.errors import HarenaError
from harena.game import Game
from harena.players import Chance
from harena.rules.codes import CHANCE
from harena.rules.rulesets import COLOSSAL_ARENA, Ruleset, ruleset

RULESETS = ("colossal-arena", "titan-the-arena")
PLAYERS = (2, 3, 4, 5)
CREATURES = ("Cyclops", "Ettin", "Gorgon", "Magus", "Seraphim", "Titan", "Troll", "Unicorn")
POSITIONS = 8  # games, each stopped in its middle, over which a figure of positions is averaged
MIDDLE = 40  # decisions of players after which a game is stopped

# The front ends may not import the engine (they see views only); this measures it, so it is named.
engine: Any = import_module("harena.rules.engine")


Take = Callable[[int], float]  # one value of a figure; given the number of the run


class Measure(NamedTuple):
    """A figure: its name, unit, what it is for, and how one value of it is taken."""

    name: str
    unit: str
    players: int | None
    ruleset: str | None
    take: Take


def rules_of(name: str) -> Ruleset:
    """A ruleset with the same eight creatures every time."""
    return ruleset(name, CREATURES if name == COLOSSAL_ARENA else None)


def per_second(work: Callable[[], float]) -> float:
    """How much of what `work` counts it does in a second."""
    begin = time.perf_counter()
    amount = work()
    return amount / (time.perf_counter() - begin)


def sized(work: Callable[[int], object], seconds: float, least: int = 1) -> int:
    """How much work, in its own unit, lasts about so long."""
    count = least
    while True:
        begin = time.perf_counter()
        work(count)
        took = time.perf_counter() - begin
        if took > seconds / 4:
            return max(least, int(count * seconds / took))
        count *= 4 if took > seconds / 64 else 16


# --- random games -----------------------------------------------------------------------------


def _decisions_inside(rules: Ruleset, players: int, seconds: float) -> Take:
    """Player decisions a second in the compiled loop over whole games."""
    games = sized(lambda n: playout.run_games(rules, players, n, 1), seconds)
    return lambda repeat: per_second(lambda: playout.run_games(rules, players, games, repeat)[0])


def _games_inside(rules: Ruleset, players: int, seconds: float) -> Take:
    """Whole games a second in the compiled loop."""
    games = sized(lambda n: playout.run_games(rules, players, n, 1), seconds)

    def work(repeat: int) -> float:
        playout.run_games(rules, players, games, repeat)
        return games

    return lambda repeat: per_second(lambda: work(repeat))


def _from_python(rules: Ruleset, players: int, seconds: float) -> Take:
    """Player decisions a second from a Python loop that lists, chooses and plays, unchecked."""

    def play(games: int, seed: int = 1) -> int:
        draw = random.Random(seed).random
        luck = playout.Luck(seed)
        opening = engine.new_state(rules, players)
        legal_actions, answer, settle = engine.legal_actions, engine.play, playout.settle
        decisions = 0
        for _ in range(games):
            state = opening.copy()
            settle(state, luck)
            while state.depth > 0:
                legal = legal_actions(state)
                answer(state, legal[int(draw() * len(legal))])
                settle(state, luck)
                decisions += 1
        return decisions

    games = sized(play, seconds)
    return lambda repeat: per_second(lambda: play(games, repeat))


def _checked(rules: Ruleset, players: int, seconds: float) -> Take:
    """Player decisions a second through Game, which checks every action and tells its events."""

    def play(games: int, seed: int = 1) -> int:
        draw = random.Random(seed).random
        chance = Chance(seed)
        decisions = 0
        for _ in range(games):
            game = Game.new(rules, players)
            while not game.is_over:
                decision = game.decision
                legal = game.legal_actions
                if decision is not None and decision.player == CHANCE:
                    game.play(chance.choose(game.view(CHANCE), legal))
                    continue
                game.play(legal[int(draw() * len(legal))])
                decisions += 1
        return decisions

    games = sized(play, seconds)
    return lambda repeat: per_second(lambda: play(games, repeat))


def _interpreted(rules: Ruleset, players: int, seconds: float) -> Take:
    """Player decisions a second where the rules run from their sources: in a child process."""

    def take(repeat: int) -> float:
        given = f"{rules.name!r}, {players}, {seconds}, {repeat}"
        code = f"from harena.cli import measures; measures.print_inside({given})"
        return float(_child(code, HARENA_PURE="1"))

    return take


def print_inside(name: str, players: int, seconds: float, seed: int) -> None:
    """Measure the loop over whole games in this process, and print the figure."""
    print(_decisions_inside(rules_of(name), players, seconds)(seed))


# --- positions --------------------------------------------------------------------------------


def positions(rules: Ruleset, players: int) -> list[Game]:
    """Games played at random to their middle; a player is to decide."""
    found = []
    for seed in range(1, POSITIONS + 1):
        draw = random.Random(seed)
        chance = Chance(seed)
        game = Game.new(rules, players)
        decisions = 0
        while decisions < MIDDLE and not game.is_over:
            decision = game.decision
            if decision is not None and decision.player == CHANCE:
                game.play(chance.choose(game.view(CHANCE), game.legal_actions))
            else:
                game.play(draw.choice(game.legal_actions))
                decisions += 1
        while game.decision is not None and game.decision.player == CHANCE:
            game.play(chance.choose(game.view(CHANCE), game.legal_actions))
        if not game.is_over:
            found.append(game)
    return found


def _over_positions(work: Callable[[Any, int], object], things: list[Any], seconds: float) -> Take:
    """Seconds that one piece of work takes, averaged over positions."""
    count = sized(lambda n: work(things[0], n), seconds / len(things))

    def take(repeat: int) -> float:
        begin = time.perf_counter()
        for thing in things:
            work(thing, count)
        return (time.perf_counter() - begin) / (count * len(things))

    return take


def _scaled(take: Take, factor: float) -> Take:
    return lambda repeat: take(repeat) * factor


def _copies(rules: Ruleset, players: int, seconds: float) -> Take:
    """Nanoseconds of one copy of a state in the compiled loop."""
    states = [game.state for game in positions(rules, players)]
    return _scaled(_over_positions(playout.copies, states, seconds), 1e9)


def _listings(rules: Ruleset, players: int, seconds: float) -> Take:
    """Nanoseconds of finding the legal actions once, in the compiled loop."""
    states = [game.state for game in positions(rules, players)]
    return _scaled(_over_positions(playout.listings, states, seconds), 1e9)


def _views(rules: Ruleset, players: int, seconds: float) -> Take:
    """Microseconds of one view, of every player in turn."""

    def work(game: Game, count: int) -> None:
        view = game.view
        for number in range(count):
            view(number % players)

    return _scaled(_over_positions(work, list(positions(rules, players)), seconds), 1e6)


def _imagining(rules: Ruleset, players: int, seconds: float) -> Take:
    """Microseconds of one imagined deal that fits the view of whoever decides."""
    views = []
    for game in positions(rules, players):
        assert game.decision is not None
        views.append(game.view(game.decision.player))
    imaginers = [belief.Imaginer(view) for view in views]

    def work(imaginer: belief.Imaginer, count: int) -> int:
        return imaginer.imagine_many(count, 1)

    return _scaled(_over_positions(work, imaginers, seconds), 1e6)


# --- other processes --------------------------------------------------------------------------


def _importing(_repeat: int) -> float:
    """Milliseconds of `import harena` in a fresh Python."""
    code = "import time; t = time.perf_counter(); import harena; print(time.perf_counter() - t)"
    return float(_child(code)) * 1e3


def _child(code: str, **more: str) -> str:
    """The last line that a fresh Python prints. Raises HarenaError."""
    done = subprocess.run(  # noqa: S603 (this Python, code of this module)
        [sys.executable, "-c", code],
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        why = done.stderr.strip().rpartition("\n")[2]
        raise HarenaError(f"a process that should measure failed: {why}")
    return done.stdout.strip().rpartition("\n")[2]


# --- all of them ------------------------------------------------------------------------------

FIGURES: dict[str, tuple[str, Callable[[Ruleset, int, float], Take]]] = {
    "random_decisions_inside": ("decisions/s", _decisions_inside),
    "games_inside": ("games/s", _games_inside),
    "random_decisions_python": ("decisions/s", _from_python),
    "random_decisions_python_checked": ("decisions/s", _checked),
    "random_decisions_interpreted": ("decisions/s", _interpreted),
    "copy_inside": ("ns", _copies),
    "legal_actions_inside": ("ns", _listings),
    "view": ("us", _views),
    "imagine_inside": ("us", _imagining),
}
"""The figures for a ruleset and a number of players: name, unit, and what prepares it."""


def measures(
    names: Iterable[str], players: Iterable[int], rulesets: Iterable[str], seconds: float
) -> list[Measure]:
    """The figures of these names, in the order in which a round of measuring takes them."""
    wanted = list(names)
    counts = list(players)
    found = [
        Measure(name, unit, count, ruleset_name, make(rules_of(ruleset_name), count, seconds))
        for ruleset_name in rulesets
        for count in counts
        for name, (unit, make) in FIGURES.items()
        if name in wanted
    ]
    if "import" in wanted:
        found.append(Measure("import", "ms", None, None, _importing))
    return found
