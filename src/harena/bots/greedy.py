"""Rung 1: bets by expected survival, plays to save its own and kill rivals' bets, uses powers.

One look ahead, no search: every legal action is rated by the margin in gold that it leaves to be
expected (outlook.py), by what the card or marker spent on it could still do, and by what the power
it wakes is worth. The best rating wins; among equals the seed decides.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence

from ..view import Action, View
from . import phases, powers
from .outlook import Outlook
from .weights import Weights

WEIGHTS = Weights()

RATINGS: dict[str, Callable[[Outlook, int], float]] = {
    "bid": phases.rate_bid,
    "bet": phases.rate_bet,
    "play": phases.rate_play,
    "column": phases.rate_column,
    "take": powers.rate_take,
    "power": powers.rate_power,
    "rival": powers.rate_rival,
    "name": powers.rate_name,
    "give": powers.rate_give,
    "keep": powers.rate_keep,
    "take-back": powers.rate_take_back,
    "bet-anywhere": powers.rate_bet_anywhere,
    "call": powers.rate_call,
    "swap": powers.rate_swap,
    "with": powers.rate_with,
    "burn": powers.rate_burn,
    "discard": phases.rate_discard,
    "stalemate": phases.rate_stalemate,
    "object": phases.rate_object,
}


class GreedyBot:
    """Takes what looks best at once. It keeps nothing between decisions: the view holds it all."""

    __slots__ = ("_seed", "_weights")

    def __init__(self, seed: int | str, weights: Weights = WEIGHTS) -> None:
        self._seed = zlib.crc32(str(seed).encode())
        self._weights = weights

    def choose(self, view: View, legal_actions: Sequence[Action]) -> int:
        """The legal action with the best rating."""
        if len(legal_actions) == 1:
            return legal_actions[0]
        decision = view.decision
        assert decision is not None
        outlook = Outlook(view, self._weights)
        rate = RATINGS[decision.kind]
        ratings = [rate(outlook, action) for action in legal_actions]
        best = max(ratings)
        equals = [a for a, rating in zip(legal_actions, ratings, strict=True) if rating == best]
        if len(equals) == 1:
            return equals[0]
        # The same view and seed must give the same answer: luck is drawn from both, not from a
        # stream that moves on.
        luck = (self._seed ^ len(view.history) * 0x9E3779B1) * 0x85EBCA6B & 0xFFFFFFFF
        return equals[luck * len(equals) >> 32]
