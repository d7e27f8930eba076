"""Harena: the games Colossal Arena and Titan: The Arena, complete, for people and programs.

    import harena

    game = harena.Game.new("colossal-arena", players=4)
    chance = harena.Chance(seed=7)
    bots = [harena.make_bot("greedy") for _ in range(4)]
    harena.play_game(game, bots, chance)
    print(game.outcome.scores)

Importing this imports nothing outside the standard library; what is needed only sometimes is loaded
when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from harena._compiled import compiled

from ._version import __version__
from .errors import (
    BeliefError,
    DataError,
    HarenaError,
    IllegalAction,
    NotationError,
    PositionError,
    RecordError,
    RulesetError,
)
from .events import Event
from .game import Game
from .rules.codes import CHANCE, NOBODY, PUBLIC
from .rules.rulesets import Ruleset
from .view import Action, Decision, Outcome, View

if TYPE_CHECKING:
    from .belief import Imaginer, imagine
    from .bots import make_bot
    from .players import Chance, Player, play_game
    from .position import Position
    from .record import Record, Replay
    from .rules.rulesets import ruleset

__all__ = [
    "CHANCE", "NOBODY", "PUBLIC", "Action", "BeliefError", "Chance", "DataError", "Decision",
    "Event", "Game", "HarenaError", "IllegalAction", "Imaginer", "NotationError", "Outcome",
    "Player", "Position", "PositionError", "Record", "RecordError", "Replay", "Ruleset",
    "RulesetError", "View", "__version__", "compiled", "imagine", "make_bot", "play_game",
    "ruleset",
]  # fmt: skip

_LATER = {
    "Imaginer": "belief", "imagine": "belief", "make_bot": "bots", "Chance": "players",
    "Player": "players", "play_game": "players", "Position": "position", "Record": "record",
    "Replay": "record", "ruleset": "rules.rulesets",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'harena' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"harena.{_LATER[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
