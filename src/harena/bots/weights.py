"""The numbers by which the greedy bot judges: what it was tuned on (benchmarks/tune_greedy.py)."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """How much things are worth, in gold, and how creatures fall."""

    # By the number of empty places of the row: how fast the danger of falling shrinks with the
    # strength on top, how much greater it is for the lowest there, and how many cards of the deck
    # are drawn until a creature falls. Fitted to games of this bot (logarithms of odds).
    sharpness: tuple[float, ...] = (0.25, 0.18, 0.14, 0.11, 0.09, 0.09, 0.07, 0.05, 0.02)
    lowest: tuple[float, ...] = (0.3, 0.95, 0.5, 0.32, 0.2, 0.08, 0.08, 0.05, 0.0)
    pace: tuple[float, ...] = (0.5, 3.5, 7.5, 11.0, 14.0, 16.5, 18.0, 19.0, 20.0)
    spread: float = 3.0  # how uncertain that is
    blank: float = -0.7  # the strength that an empty place is taken for
    secrecy: float = 0.3  # how much smaller it is where nobody sees the stake

    rivals: float = 1.0  # gold of all rivals together, against one's own
    leader: float = 0.1  # how much more the gold of a leading rival counts, per gold

    # Cards in hand.
    use: float = 0.025  # a card that helps one's stakes, by stake and distance from a middling card
    edge: float = 0.03  # any card, by its distance from a middling one
    middle: float = 5.0
    spectator: float = 1.5  # how much more often a spectator fits
    prefect: float = 0.4
    magister: float = 0.3

    # Bets.
    marker: float = 0.25  # what a marker that is kept back may still earn, by the best free bet value
    backing: float = 0.3  # backing a creature, by the worth of its power
    reveal: float = 2.0

    # Powers: Amazon, Colossus, Cyclops, Daimon, Ettin, Gorgon, Magus, Seraphim, Titan, Troll,
    # Unicorn, Wyrm.
    powers: tuple[float, ...] = (0.3, 0.3, 0.2, 1.0, 0.4, 0.2, 0.1, 0.8, 0.3, 1.0, 0.8, 0.8)
    bid: float = 6.0
    declare: float = 2.0
