"""Many games: simulations among bots with their figures, and tournaments of several games."""

from __future__ import annotations

from .plan import Clock, GameResult, Maker, Plan, mixed_creatures, plan_games
from .results import BotFigures, Interval, Results
from .simulation import simulate
from .tournament import Standing, Tournament

__all__ = [
    "BotFigures", "Clock", "GameResult", "Interval", "Maker", "Plan", "Results", "Standing",
    "Tournament", "mixed_creatures", "plan_games", "simulate",
]  # fmt: skip
