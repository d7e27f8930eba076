"""The numbers by which the greedy bot judges.

The course of rounds and falls is fitted to games of this bot; the rest was tried against it, one
number at a time: four players, every deal in all seatings.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ..rules.creatures import NAMES, TWINS

# The name under which Weights.powers has a creature's power.
POWERS = {name: name for name in NAMES} | {NAMES[a]: NAMES[b] for a, b in TWINS}


class Weights(NamedTuple):
    """How creatures fall, and how much things are worth, in gold."""

    # By the number of empty places of the row: how fast the danger of falling shrinks with the
    # strength on top, how much greater it is for the lowest there (both as logarithms of odds), and
    # how many cards of the deck are drawn until a creature falls.
    sharpness: tuple[float, ...] = (0.31, 0.23, 0.18, 0.14, 0.11, 0.11, 0.09, 0.06, 0.03)
    lowest: tuple[float, ...] = (0.3, 0.95, 0.5, 0.32, 0.2, 0.08, 0.08, 0.05, 0.0)
    pace: tuple[float, ...] = (0.5, 3.5, 7.5, 11.0, 14.0, 16.5, 18.0, 19.0, 20.0)
    spread: float = 3.0  # how uncertain that is, in cards
    blank: float = -0.7  # the strength that an empty place is taken for
    secrecy: float = 0.3  # how much smaller the danger is where nobody sees the stake

    rivals: float = 1.0  # the rivals' average gold, against one's own
    leader: float = 0.1  # how much more a rival's gold counts for each gold he may expect

    # A card in hand: if it helps one's margins, by margin and distance from a middling strength;
    # any card, by that distance; how much more a spectator is worth, for it fits anywhere.
    use: float = 0.02
    edge: float = 0.03
    middle: float = 5.0
    spectator: float = 1.5
    prefect: float = 0.4
    magister: float = 0.3

    marker: float = 0.25  # what a marker kept back may still earn, of the next row's bet value
    backing: float = 0.05  # becoming a backer, of the worth of the power
    reveal: float = 2.0  # what is lost with the secret, by the creature's chance to live
    powers: Mapping[str, float] = MappingProxyType({
        "Amazon": 0.18, "Colossus": 0.18, "Cyclops": 0.12, "Ettin": 0.24, "Gorgon": 0.12,
        "Magus": 0.06, "Titan": 0.18,
        # These are factors of what the power would do now.
        "Daimon": 0.6, "Seraphim": 0.5, "Troll": 0.6, "Unicorn": 0.5, "Wyrm": 0.5,
    })  # fmt: skip

    bid: float = 6.0  # the highest bid
    declare: float = 2.0  # how many playable cards make a stalemate unwelcome
