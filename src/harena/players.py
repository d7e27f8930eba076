"""Who chooses actions: the Player protocol, chance, and running one game to its end."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from typing import Protocol

from .game import Game
from .rules.codes import CHANCE
from .view import Action, View


class Player(Protocol):
    """Anything that chooses one of the legal actions from what it may see."""

    def choose(self, view: View, legal_actions: Sequence[Action]) -> int:
        """One of the legal actions."""
        ...


class Chance:
    """The only source of luck: draws each card of a zone as likely as any other.

    Equal seeds deal equal games. Without a seed it draws on the system's generator, as real games
    do (128 bits, never shown).
    """

    def __init__(self, seed: int | str | None = None) -> None:
        """`seed`: a whole number or a text; None for system randomness."""
        self.seed: int | str = secrets.randbits(128) if seed is None else seed
        self._random = random.Random(self.seed)

    def choose(self, view: View, legal_actions: Sequence[Action]) -> int:
        """One outcome, by its weight."""
        n = len(legal_actions)
        if not view.weights or max(view.weights) == 1:
            return legal_actions[self._random.randrange(n)]
        return self._random.choices(legal_actions, view.weights)[0]

    def bits(self) -> int:
        """64 random bits, for a stream of its own (imagined deals)."""
        return self._random.getrandbits(64)


def play_game(game: Game, players: Sequence[Player] | Mapping[int, Player], chance: Player) -> Game:
    """Play until the game is over; the same game."""
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        who = decision.player
        chooser = chance if who == CHANCE else players[who]
        game.play(chooser.choose(game.view(who), game.legal_actions))
    return game
