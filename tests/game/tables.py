"""Positions and whole games that the tests of Game start from."""

from __future__ import annotations

import random
from collections.abc import Iterator

from harena import CHANCE, Game
from harena.rules import rulesets

CREATURES = ("Amazon", "Colossus", "Gorgon", "Magus", "Titan", "Troll", "Unicorn", "Wyrm")
SETUPS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("colossal-arena", 2, {"stalemate": "faq", "secret_bet_again": False}),
    ("colossal-arena", 4, {"start": "auction", "extra_card_chain": True}),
    ("titan-the-arena", 3, {}),
    ("titan-the-arena", 5, {"stalemate": "none", "start": 3, "tie_break": "tournament"}),
)


def table(
    ann: str, ben: str = "Magus 1, Troll 9", *, ruleset: str = "colossal-arena", **keys: object
) -> Game:
    """Ann's turn in round 1, in which she backs Gorgon, Titan, Troll and Wyrm."""
    position: dict[str, object] = {
        "hands": {"Ann": ann, "Ben": ben},
        "bets": {"Ann": ["Gorgon 1", "Titan 1", "Troll 1", "Wyrm 1"], "Ben": ["Magus 1"]},
        "phase": "play",
        "deck_size": 40,
    }
    return Game.from_position({
        "ruleset": ruleset,
        "players": ["Ann", "Ben"],
        "creatures": list(CREATURES),
        "position": position | keys,
    })  # fmt: skip


def do(game: Game, *texts: str) -> Game:
    """Play these actions."""
    for text in texts:
        game.play(game.parse_action(text))
    return game


def setup(number: int) -> Game:
    """A game before its deal."""
    name, players, options = SETUPS[number]
    creatures = CREATURES if name == rulesets.COLOSSAL_ARENA else None
    return Game.new(name, players, creatures=creatures, options=options)


def walk(number: int, seed: int = 1) -> Iterator[Game]:
    """One random game, before every action and at its end."""
    game = setup(number)
    luck = random.Random(f"walk {number} {seed}")
    while not game.is_over:
        yield game
        legal = game.legal_actions
        decision = game.decision
        assert decision is not None
        if decision.player != CHANCE and legal[0] == 0 and luck.random() < 0.5:
            legal = legal[1:]
        game.play(luck.choice(legal))
    yield game


def whole(number: int, seed: int = 1) -> Game:
    """One random game at its end."""
    *_, game = walk(number, seed)
    return game
