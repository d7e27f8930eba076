"""Plays one game through the public face of the installed package, as a program would.

python tests/build/library_game.py --engine compiled
"""

from __future__ import annotations

import argparse
import sys

import harena


def main() -> int:
    """Play and print the scores; 0 when the game ended and the package is as expected."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--engine", choices=["compiled", "interpreted"])
    options = parser.parse_args()
    engine = "compiled" if harena.compiled else "interpreted"
    if options.engine not in (None, engine):
        print(f"this harena is {engine}, not {options.engine}", file=sys.stderr)
        return 2
    game = harena.Game.new("colossal-arena", players=4, seed=1)
    chance = harena.Chance(seed=7)
    bots = [harena.make_bot("random", seed=seat) for seat in range(4)]
    while not game.is_over:
        assert game.decision is not None
        who = game.decision.player
        chooser = chance if who == harena.CHANCE else bots[who]
        game.play(chooser.choose(game.view(who), game.legal_actions))
    assert game.outcome is not None
    print(f"{harena.__version__}, {engine}, {harena.__file__}: {game.outcome.scores}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
