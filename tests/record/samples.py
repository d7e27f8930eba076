"""Records for these tests: whole and unfinished games, with and without a position."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from harena import Action, Chance, Game, Record, View
from harena.players import play_game
from harena.rules import rulesets

CREATURES = ("Amazon", "Colossus", "Cyclops", "Ettin", "Gorgon", "Titan", "Troll", "Unicorn")
POSITION = """
ruleset = "colossal-arena"
players = ["Ann", "Ben"]
creatures = ["Amazon", "Colossus", "Cyclops", "Ettin", "Gorgon", "Titan", "Troll", "Unicorn"]

[position]
round = 2
turn = "Ben"
fallen = ["Amazon"]
hands = { Ann = "Amazon 1, Spectator 3", Ben = "Troll 2, Colossus 4" }
bets = { Ann = ["Titan 1"], Ben = ["Troll 1", "Titan 2"] }
secret = { Ann = "Gorgon 2" }
deck_size = 12
"""


class Anything:
    """Chooses any legal action."""

    def __init__(self, seed: str) -> None:
        self.luck = random.Random(seed)

    def choose(self, view: View, legal_actions: Sequence[Action]) -> int:
        return self.luck.choice(legal_actions)


def played(game: Game, seed: str, most: int | None = None) -> Game:
    """The game played on at random, to its end or for so many actions."""
    player = Anything(seed)
    if most is None:
        return play_game(game, [player] * game.players, Chance(seed))
    while not game.is_over and len(game.history) < most:
        game.play(player.luck.choice(game.legal_actions))
    return game


@cache
def records() -> tuple[Record, ...]:
    """Nine records of different kinds."""
    found = []
    for number, name in enumerate(rulesets.EDITIONS):
        creatures = CREATURES if name == rulesets.COLOSSAL_ARENA else None
        options = {"stalemate": "faq", "start": 1, "backer_by": "count"} if number else {}
        names = ["Zoë", "Ödön 3.", "\u0141ukasz 🦁"] if number else ["Ann", "Ben"]
        game = Game.new(name, creatures=creatures, options=options, names=names)
        found.append(Record.of(game))
        found.append(Record.of(played(game.copy(), "short", 50), notes={"seed": 7, "ö": [1.5]}))
        bots = ["greedy", None, "random"][: len(names)]
        found.append(Record.of(played(game, "whole"), bots))
    game = Game.from_position(POSITION)
    found.append(Record.of(game))
    found.append(Record.of(played(game.copy(), "some", 3)))
    found.append(Record.of(played(game, "to the end"), notes={"about": None}))
    assert found[-1].result is not None
    return tuple(found)
