"""Plays the same random games with the compiled and the interpreted rules and compares checksums.

    python tests/build/engines.py agree --games 100      both engines, in processes of their own
    python tests/build/engines.py play --games 12500     one engine, whichever this Python has

The number of games is for each ruleset and number of players. `play` prints JSON; it serves to run
the build with checks of bounds, where a fault ends the process.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from harena.rules.rulesets import Ruleset

RULESETS = ("colossal-arena", "titan-the-arena")
PLAYERS = (2, 3, 4, 5)
# Which eight of the creatures play decides which powers are exercised: some sets hold all of them.
SETS = 4


def rulesets(name: str, seed: int) -> list[Ruleset]:
    """Values of a ruleset with different creatures, the same for the same seed."""
    from harena.rules.rulesets import pool, ruleset

    luck = random.Random(f"{name} {seed}")
    if name == "titan-the-arena":
        options: tuple[dict[str, object], ...] = (
            {},
            {"stalemate": "faq"},
            {"start": 0},
            {"zero_bet_backs": False},
        )
        return [ruleset(name, options=option) for option in options]
    return [ruleset(name, creatures=luck.sample(pool(name), 8)) for _ in range(SETS)]


def play(games: int, seed: int, names: tuple[str, ...] = RULESETS) -> dict[str, int]:
    """Checksums of whole random games by ruleset, its variation and number of players."""
    from harena.playout import checksum

    share = max(1, games // SETS)
    return {
        f"{name} {index}, {players} players": checksum(rules, players, share, seed)
        for name in names
        for index, rules in enumerate(rulesets(name, seed))
        for players in PLAYERS
    }


def start(games: int, seed: int, ruleset: str, *, pure: bool) -> subprocess.Popen[str]:
    """Begin `play` for one ruleset in a process of its own, with the engine asked for."""
    command = [sys.executable, str(Path(__file__)), "play"]
    command += ["--games", str(games), "--seed", str(seed), "--ruleset", ruleset]
    command += ["--engine", "interpreted" if pure else "compiled"]
    environment = {**os.environ, "HARENA_PURE": "1" if pure else "0"}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def agree(games: int, seed: int) -> list[str]:
    """What the two engines do not agree on, one line each; empty when all is well."""
    found: dict[bool, dict[str, int]] = {}
    for pure in (False, True):
        running = [start(games, seed, ruleset, pure=pure) for ruleset in RULESETS]
        found[pure] = {}
        for process in running:
            output, _ = process.communicate()
            if process.returncode:
                engine = "interpreted" if pure else "compiled"
                return [f"the {engine} engine ended with status {process.returncode}"]
            found[pure] |= json.loads(output)["checksums"]
    return [
        f"{name}: compiled {found[False][name]}, interpreted {found[True][name]}"
        for name in found[False]
        if found[False][name] != found[True][name]
    ]


def main(arguments: list[str] | None = None) -> int:
    """The command line; 0 when all is well."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["agree", "play"])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ruleset", choices=RULESETS)
    parser.add_argument("--engine", choices=["compiled", "interpreted"])
    parser.add_argument("--within", type=Path, help="the folder that harena must come from")
    options = parser.parse_args(arguments)
    if options.what == "agree":
        differences = agree(options.games, options.seed)
        for line in differences:
            print(line)
        if not differences:
            count = options.games * len(RULESETS) * len(PLAYERS)
            print(f"compiled and interpreted engine agree on {count} games")
        return 1 if differences else 0

    import harena

    engine = "compiled" if harena.compiled else "interpreted"
    if options.engine not in (None, engine):
        print(f"this harena is {engine}, not {options.engine}", file=sys.stderr)
        return 2
    home = Path(harena.__file__).resolve()
    if options.within is not None and options.within.resolve() not in home.parents:
        print(f"this harena is {home}, not one of {options.within}", file=sys.stderr)
        return 2
    begin = time.perf_counter()
    sums = play(options.games, options.seed, (options.ruleset,) if options.ruleset else RULESETS)
    seconds = round(time.perf_counter() - begin, 2)
    print(json.dumps({"engine": engine, "seconds": seconds, "checksums": sums}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
