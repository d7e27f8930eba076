"""Measures harena beside OpenSpiel's C++ card games, interleaved in one process, on one core.

    pip install -e '.[peers]'
    python benchmarks/peers.py              a table, ratios first
    python benchmarks/peers.py --json       the same for programs
    python benchmarks/peers.py --quick      fewer and shorter repeats

OpenSpiel's rollouts run wholly in C++: a search bot that is allowed one simulation evaluates its
root by so many random rollouts, each of them a clone and a game played to its end. They start right
after the deal (its search cannot start before it), so OpenSpiel is spared the dealing; harena plays
whole games, dealing and drawing included, and both count the decisions of players only. Nobody
should read more than 15 % into a figure taken on a shared machine; that is what the ratios of
neighbouring runs are for.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

DEALS = 6  # positions that OpenSpiel's rollouts start from, in turn
CREATURES = ["Cyclops", "Ettin", "Gorgon", "Magus", "Seraphim", "Titan", "Troll", "Unicorn"]
Measure = Callable[[int], float]


def per_second(work: Callable[[], float]) -> float:
    """How much of `work`'s return value there is in a second."""
    begin = time.perf_counter()
    amount = work()
    return amount / (time.perf_counter() - begin)


# --- OpenSpiel --------------------------------------------------------------------------------


def dealt(game: Any, seed: int) -> Any:
    """A state of an OpenSpiel game where the first player is to decide."""
    luck, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def mean_decisions(states: list[Any], rollouts: int) -> list[float]:
    """Player decisions of a random rollout from each state, on average."""
    luck, means = random.Random(1), []
    for state in states:
        decisions = 0
        for _ in range(rollouts):
            twin = state.clone()
            while not twin.is_terminal():
                decisions += not twin.is_chance_node()
                twin.apply_action(luck.choice(twin.legal_actions()))
        means.append(decisions / rollouts)
    return means


def rollouts_of(name: str, count: int) -> Measure:
    """Player decisions per second of OpenSpiel's C++ rollouts of a game."""
    import pyspiel

    game = pyspiel.load_game(name)
    states = [dealt(game, seed) for seed in range(DEALS)]
    decisions = mean_decisions(states, 400)

    def measure(repeat: int) -> float:
        chosen = repeat % len(states)
        evaluator = pyspiel.RandomRolloutEvaluator(count, repeat + 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 64, False, repeat + 1, False)

        def work() -> float:
            bot.mcts_search(states[chosen])
            return count * decisions[chosen]

        return per_second(work)

    return measure


def clones_of(name: str, count: int) -> Measure:
    """Nanoseconds of one clone of an OpenSpiel state in the middle of a game, asked from Python."""
    import pyspiel

    state, luck = dealt(pyspiel.load_game(name), 1), random.Random(1)
    for _ in range(8):
        state.apply_action(luck.choice(state.legal_actions()))
    return called(state.clone, count)


# --- harena -----------------------------------------------------------------------------------


def games_of(name: str, players: int, count: int) -> Measure:
    """Player decisions per second of harena's random games, wholly in the compiled loop."""
    from harena.playout import run_games
    from harena.rules.rulesets import ruleset

    rules = ruleset(name, creatures=CREATURES if name == "colossal-arena" else None)
    return lambda repeat: per_second(lambda: run_games(rules, players, count, repeat + 1)[0])


def opened(players: int) -> Any:
    """A state of Colossal Arena as dealt."""
    from harena.playout import Luck, settle
    from harena.rules.engine import advance, new_state
    from harena.rules.rulesets import ruleset

    state = new_state(ruleset("colossal-arena", creatures=CREATURES), players)
    advance(state)
    settle(state, Luck(1))
    return state


def copies_from_python(count: int) -> Measure:
    """Nanoseconds of one copy of a state of four players, asked from Python."""
    return called(opened(4).copy, count)


def copies_inside(count: int) -> Measure:
    """Nanoseconds of one copy of a state of four players in the compiled loop."""
    from harena.playout import copies

    state = opened(4)

    def work() -> float:
        copies(state, count)
        return count

    return lambda _: 1e9 / per_second(work)


def called(function: Callable[[], object], count: int) -> Measure:
    """Nanoseconds of one call from Python, the loop's own share included."""

    def work() -> float:
        for _ in range(count):
            function()
        return count

    return lambda _: 1e9 / per_second(work)


# --- the run ----------------------------------------------------------------------------------


def measures(scale: float) -> dict[str, tuple[str, Measure]]:
    """All measurements in the order in which a repeat takes them: name, unit and function."""

    def size(number: int) -> int:
        return max(100, int(number * scale))

    speed, delay = "decisions/s", "ns"
    return {
        "harena colossal-arena": (speed, games_of("colossal-arena", 4, size(15_000))),
        "OpenSpiel hearts": (speed, rollouts_of("hearts", size(30_000))),
        "harena titan-the-arena": (speed, games_of("titan-the-arena", 4, size(15_000))),
        "OpenSpiel euchre": (speed, rollouts_of("euchre", size(120_000))),
        "harena copy inside": (delay, copies_inside(size(2_000_000))),
        "harena copy": (delay, copies_from_python(size(200_000))),
        "OpenSpiel hearts clone": (delay, clones_of("hearts", size(200_000))),
        "OpenSpiel euchre clone": (delay, clones_of("euchre", size(200_000))),
    }


RATIOS = [
    ("harena colossal-arena", "OpenSpiel hearts"),
    ("harena colossal-arena", "OpenSpiel euchre"),
    ("harena titan-the-arena", "OpenSpiel hearts"),
    ("harena titan-the-arena", "OpenSpiel euchre"),
    ("OpenSpiel hearts clone", "harena copy"),
    ("OpenSpiel euchre clone", "harena copy"),
]


def spread(values: list[float]) -> dict[str, float]:
    """Median, lowest and highest of some values."""
    return {"value": statistics.median(values), "low": min(values), "high": max(values)}


def machine() -> dict[str, object]:
    """What the figures were taken on."""
    import pyspiel

    import harena

    processor = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            models = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
        processor = models[0] if models else processor
    return {
        "processor": processor,
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "system": platform.platform(),
        "python": platform.python_version(),
        "harena": harena.__version__,
        "compiled": harena.compiled,
        "open_spiel": getattr(pyspiel, "__version__", "?"),
    }


def run(repeats: int, scale: float) -> dict[str, Any]:
    """Everything measured `repeats` times, one after the other, and once before as a warm-up."""
    tasks = measures(scale)
    found: dict[str, list[float]] = {name: [] for name in tasks}
    for repeat in range(repeats + 1):
        for name, (_, measure) in tasks.items():
            value = measure(repeat)
            if repeat:
                found[name].append(value)
    ratios = []
    for over, under in RATIOS:
        pairs = zip(found[over], found[under], strict=True)
        ratios.append({"of": over, "to": under} | spread([a / b for a, b in pairs]))
    results = [{"name": n, "unit": tasks[n][0], "players": 4} | spread(found[n]) for n in tasks]
    return {"machine": machine(), "repeats": repeats, "ratios": ratios, "results": results}


def show(report: dict[str, Any]) -> None:
    """Print a report as two tables."""
    facts = report["machine"]
    print(
        f"{facts['processor']}, load {facts['load']:.1f}, Python {facts['python']}; median of "
        f"{report['repeats']} [lowest to highest]\n"
    )
    for row in report["ratios"]:
        pair = f"{row['of']} : {row['to']}"
        print(f"{pair:50}{row['value']:8.2f}  [{row['low']:.2f} to {row['high']:.2f}]")
    print()
    for row in report["results"]:
        if row["unit"] == "ns":
            figures = f"{row['value']:8.0f} ns  [{row['low']:.0f} to {row['high']:.0f}]"
        else:
            million = {key: row[key] / 1e6 for key in ("value", "low", "high")}
            figures = "{value:8.2f} M decisions/s  [{low:.2f} to {high:.2f}]".format(**million)
        print(f"{row['name']:50}{figures}")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--quick", action="store_true", help="three short repeats")
    parser.add_argument("--repeats", type=int, default=9)
    options = parser.parse_args()
    try:
        import pyspiel  # noqa: F401 (asked for here to say so in one line)
    except ImportError:
        sys.exit("OpenSpiel is not installed; try: pip install -e '.[peers]'")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    report = run(3, 0.1) if options.quick else run(max(1, options.repeats), 1.0)
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
