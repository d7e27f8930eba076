"""Rung 0: any legal action, each as likely."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..view import Action, View


class RandomBot:
    """Plays at random, by its seed."""

    __slots__ = ("_draw",)

    def __init__(self, seed: int | str) -> None:
        self._draw = random.Random(seed).random

    def choose(self, view: View, legal_actions: Sequence[Action]) -> int:
        """A legal action, without a look at the view."""
        return legal_actions[int(self._draw() * len(legal_actions))]
