"""Traces of whole games, to compare engines: a child process prints them as JSON.

    HARENA_PURE=1 python tests/properties/traces.py COUNT SEED

For each setup: a checksum of random games inside the rules, and a digest of one game played from
outside: every state, list of legal actions, view and imagined deal.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

from tests.properties import games

import harena
from harena import Game, Imaginer
from harena.playout import Luck, checksum
from harena.rules import access


def digest(game: Game, luck: random.Random, temper: games.Temper) -> str:
    """A digest of a game's course and of what its viewers see."""
    total = hashlib.sha256()
    for _ in games.steps(luck, game, temper):
        total.update(repr((access.fields(game.state), game.decision, game.legal_actions)).encode())
        if luck.random() < 0.02:
            for viewer in games.viewers(game):
                view = game.view(viewer)
                state = Imaginer(view).imagine(Luck(luck.getrandbits(32)))
                total.update(repr((view, access.fields(state))).encode())
    total.update(repr((access.fields(game.state), game.outcome)).encode())
    return total.hexdigest()[:16]


def traces(count: int, seed: str) -> dict[str, list[object]]:
    """By setup: the checksum of three random games, and the digest of another."""
    found: dict[str, list[object]] = {}
    for number, setup in enumerate(games.setups(count, seed)):
        luck = random.Random(f"trace {seed} {number}")
        total = checksum(setup.ruleset, setup.players, 3, number)
        temper = games.TEMPERS[number // 2 % 4]
        found[f"{number} {setup}"] = [total, digest(setup.game(), luck, temper)]
    return found


if __name__ == "__main__":
    engine = "compiled" if harena.compiled else "interpreted"
    print(json.dumps({"engine": engine, "traces": traces(int(sys.argv[1]), sys.argv[2])}))
