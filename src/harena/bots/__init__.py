"""The bots, by name. A new bot touches two files: its own and this registry.

    bot = harena.make_bot("greedy", seed=7)
    action = bot.choose(game.view(seat), game.legal_actions)

A bot gets a View and nothing else, answers every kind of decision with one of the legal actions,
and with the same seed and the same views always answers the same (tests/bots holds each one here to
this). Deals and creatures come from elsewhere: what a bot thinks changes no card.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ..errors import HarenaError
from ..players import Player
from .greedy import GreedyBot
from .random_bot import RandomBot

BOTS: dict[str, Callable[[int | str], Player]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
"""What makes a bot from a seed, by its name, weakest first."""


def make_bot(name: str, seed: int | str | None = None) -> Player:
    """A new bot; without a seed its luck is the system's. Raises HarenaError (unknown name)."""
    maker = BOTS.get(name)
    if maker is None:
        raise HarenaError(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return maker(secrets.randbits(64) if seed is None else seed)
