"""Counts the machine instructions of one random game under callgrind and guards the figure.

    python benchmarks/instructions.py            compare with instructions.json, 3 % more fails
    python benchmarks/instructions.py --record   write the figures of this compiler into it

Seconds say little on a shared machine; the same binary playing the same games takes the same
instructions to a thousandth. The figure is the difference between a long and a short run, divided
by the games between them, so that starting Python and importing harena do not count. Figures are
kept by C compiler and processor family, as the build's stamp names them: other compilers make
other code. A compiler without a record has its figures printed and passes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

RECORD = Path(__file__).with_suffix(".json")
TOLERANCE = 0.03
FEW, MANY = 100, 400
# Fixed creatures: which eight play changes how much there is to do.
CASES = {
    "colossal-arena, 4 players": ("colossal-arena", 4),
    "titan-the-arena, 4 players": ("titan-the-arena", 4),
    "colossal-arena, 2 players": ("colossal-arena", 2),
    "titan-the-arena, 5 players": ("titan-the-arena", 5),
}
CREATURES = ["Cyclops", "Ettin", "Gorgon", "Magus", "Seraphim", "Titan", "Troll", "Unicorn"]


def play(name: str, players: int, games: int) -> None:
    """Play random games in the compiled loop; this is what callgrind watches."""
    from harena.playout import run_games
    from harena.rules.rulesets import ruleset

    creatures = CREATURES if name == "colossal-arena" else None
    run_games(ruleset(name, creatures=creatures), players, games, 1)


def count(name: str, players: int, games: int) -> int:
    """Instructions of a whole process that plays so many games."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    command += [str(Path(__file__)), "--play", name, str(players), str(games)]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "HARENA_PURE": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or found is None:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    return int(found[1])


def instructions_per_game(name: str, players: int) -> int:
    """Instructions of one game on the average of the games between FEW and MANY."""
    return round((count(name, players, MANY) - count(name, players, FEW)) / (MANY - FEW))


def compiler() -> str:
    """The compiler that made the compiled rules, for example `gcc 12.2.0 x86_64`."""
    import harena
    from harena._compiled import STAMP

    if not harena.compiled:
        sys.exit("the rules are not compiled here, so there are no instructions to count")
    first = Path(STAMP).read_text(encoding="utf-8").splitlines()[0]
    return first.removeprefix("compiler ")


def compare(found: dict[str, int], recorded: dict[str, int]) -> bool:
    """Print a table; whether every figure is at most 3 % above the recorded one."""
    passed = True
    for name, figure in found.items():
        if name not in recorded:
            print(f"{name:32}{figure:10,}   not recorded")
            continue
        change = figure / recorded[name] - 1
        verdict = ""
        if change > TOLERANCE:
            passed, verdict = False, f"   more than {TOLERANCE:.0%} above"
        elif change < -TOLERANCE:
            verdict = "   better: record it"
        print(f"{name:32}{figure:10,} {change:+8.2%} of {recorded[name]:,}{verdict}")
    return passed


def main() -> int:
    """The command line; 0 when no figure rose too far."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--record", action="store_true", help="write the figures found")
    parser.add_argument("--play", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play:
        name, players, games = options.play
        play(name, int(players), int(games))
        return 0
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed (Debian: apt-get install valgrind)")
    key = compiler()
    records = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    print(f"instructions per random game, {key}")
    found = {name: instructions_per_game(*case) for name, case in CASES.items()}
    passed = compare(found, records.get(key, {}))
    if options.record:
        records[key] = found
        RECORD.write_text(json.dumps(records, indent=2, sort_keys=True) + "\n", encoding="utf-8")
        print(f"recorded in {RECORD.name}")
        return 0
    if key not in records:
        print("no figures are recorded for this compiler, so nothing is compared")
    elif not passed:
        print("the rules became slower; find out why, or record the new figures with --record")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
