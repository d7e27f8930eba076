"""The figures of a simulation, and their JSON.

The JSON of a simulation (`Results.as_json`, `harena simulate --json`):

    format, schema    "harena-simulation", 1
    engine, compiled  the version of Harena that played, and whether its rules ran compiled
    command           the words of the command line, if there was one
    setup             bots, games, deals, seatings, players, ruleset, creatures (a list, or "drawn"
                      or "mixed" anew for every deal), options (all switches with their values),
                      seed, rotate
    bots              one object for each name: bot, entrants (how many of the players bear the
                      name), null (the win share of equals), win_share, wins, score, margin. These
                      four are {value, low, high}: the mean over games and entrants and its 95 %
                      interval, clustered by deal. win_share splits a win among those with the most
                      gold, wins goes by the game's own tie-break; margin is one's own gold less the
                      best rival's
    games             ended (how often for which reason), decisions {mean, low, high, least, most}
                      of all players in a game, survivors {mean}
    creatures         by name: games (in how many it took part), survived (in which share of them)
    results           {columns, rows}: every game, in the words of `columns`; scores and winner are
                      by number of the bot in setup.bots
    timing            seconds, games_per_second, workers, and by name: decisions, mean_ms, p99_ms
                      (the only part that differs from run to run)
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .. import __version__, compiled
from ..rules import rulesets
from .plan import Clock, GameResult, Plan

FORMAT = "harena-simulation"
SCHEMA = 1
COLUMNS = ("deal", "seating", "scores", "winner", "reason", "decisions", "survivors")


class Interval(NamedTuple):
    """A mean and the ends of its 95 % interval (all three equal where there is one deal only)."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Interval:
        """The interval of independent values, one for each deal."""
        count = len(values)
        mean = math.fsum(values) / count
        if count < 2:
            return cls(mean, mean, mean)
        variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
        half = student(count - 1) * math.sqrt(variance / count)
        return cls(mean, mean - half, mean + half)

    def within(self, least: float, most: float) -> Interval:
        """The same, its ends cut off where no value can be."""
        return Interval(self.value, max(self.low, least), min(self.high, most))

    def rounded(self) -> dict[str, float]:
        """As JSON has it."""
        return {key: round(value, 5) for key, value in self._asdict().items()}


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, within 1 % (Cornish-Fisher; exact for one to three)."""
    few = {1: 12.706, 2: 4.303, 3: 3.182}
    if freedom in few:
        return few[freedom]
    z = 1.959964
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


class BotFigures(NamedTuple):
    """How the bots of one name fared, per game and entrant."""

    bot: str
    entrants: int
    null: float
    win_share: Interval
    wins: Interval
    score: Interval
    margin: Interval
    clock: Clock


class Results(NamedTuple):
    """All games of a simulation, by deal and seating, and how long the bots thought."""

    plan: Plan
    games: tuple[GameResult, ...]
    clocks: tuple[Clock, ...]
    seconds: float
    workers: int

    def bots(self) -> tuple[BotFigures, ...]:
        """The figures of every bot, in the order in which the names were given."""
        return tuple(self._figures(name) for name in dict.fromkeys(self.plan.bots))

    def _figures(self, name: str) -> BotFigures:
        numbers = [number for number, bot in enumerate(self.plan.bots) if bot == name]
        clock = Clock()
        for number in numbers:
            clock.merge(self.clocks[number])

        def by_deal(figure: str) -> Interval:
            return Interval.of([
                _mean(
                    _figure(game, figure, number) for game in games for number in numbers
                )
                for games in self._deals()
            ])  # fmt: skip

        return BotFigures(
            name,
            len(numbers),
            1.0 / len(self.plan.bots),
            by_deal("win_share").within(0.0, 1.0),
            by_deal("wins").within(0.0, 1.0),
            by_deal("score"),
            by_deal("margin"),
            clock,
        )

    def _deals(self) -> list[tuple[GameResult, ...]]:
        size = self.plan.seatings
        return [self.games[i : i + size] for i in range(0, len(self.games), size)]

    def decisions(self) -> Interval:
        """How many decisions of players a game takes."""
        return Interval.of([_mean(game.decisions for game in games) for games in self._deals()])

    def reasons(self) -> dict[str, int]:
        """How many games ended for which reason, the most frequent first."""
        return dict(Counter(game.reason for game in self.games).most_common())

    def creatures(self) -> dict[str, tuple[int, float]]:
        """By name, in how many games a creature took part and which share of them it survived."""
        present = Counter(name for game in self.games for name in game.creatures)
        alive = Counter(name for game in self.games for name in game.survivors)
        return {name: (present[name], alive[name] / present[name]) for name in sorted(present)}

    def as_dict(self, command: Sequence[str] = ()) -> dict[str, object]:
        """What the JSON holds (the module's docstring tells it key by key)."""
        plan = self.plan
        lengths = [game.decisions for game in self.games]
        drawn = "drawn" if plan.ruleset == rulesets.COLOSSAL_ARENA else rulesets.pool(plan.ruleset)
        return {
            "format": FORMAT,
            "schema": SCHEMA,
            "engine": __version__,
            "compiled": compiled,
            "command": list(command),
            "setup": {
                "bots": list(plan.bots),
                "games": plan.games,
                "deals": plan.deals,
                "seatings": plan.seatings,
                "players": len(plan.bots),
                "ruleset": plan.ruleset,
                "creatures": drawn if plan.creatures is None else plan.creatures,
                "options": rulesets.check_options(plan.ruleset, plan.options),
                "seed": plan.seed,
                "rotate": plan.rotate,
            },
            "bots": [
                {
                    "bot": figures.bot,
                    "entrants": figures.entrants,
                    "null": round(figures.null, 5),
                    "win_share": figures.win_share.rounded(),
                    "wins": figures.wins.rounded(),
                    "score": figures.score.rounded(),
                    "margin": figures.margin.rounded(),
                }
                for figures in self.bots()
            ],
            "games": {
                "ended": self.reasons(),
                "decisions": {
                    **self.decisions().rounded(), "least": min(lengths), "most": max(lengths),
                },
                "survivors": round(_mean(len(game.survivors) for game in self.games), 5),
            },
            "creatures": {
                name: {"games": games, "survived": round(share, 5)}
                for name, (games, share) in self.creatures().items()
            },
            "results": {
                "columns": list(COLUMNS),
                "rows": [[getattr(game, column) for column in COLUMNS] for game in self.games],
            },
            "timing": {
                "seconds": round(self.seconds, 3),
                "games_per_second": round(self.plan.games / self.seconds, 2),
                "workers": self.workers,
                "bots": {
                    figures.bot: {
                        "decisions": figures.clock.count,
                        "mean_ms": round(figures.clock.mean_ms(), 5),
                        "p99_ms": round(figures.clock.quantile_ms(0.99), 5),
                    }
                    for figures in self.bots()
                },
            },
        }  # fmt: skip

    def as_json(self, command: Sequence[str] = ()) -> str:
        """The same as text: a key a line, a game a line."""
        lines = []
        for key, value in self.as_dict(command).items():
            if key == "results":
                assert isinstance(value, dict)
                rows = ",\n".join("      " + json.dumps(row) for row in value["rows"])
                columns = json.dumps(value["columns"])
                text = f'{{\n    "columns": {columns},\n    "rows": [\n{rows}\n    ]\n  }}'
            else:
                text = json.dumps(value, ensure_ascii=False, indent=2).replace("\n", "\n  ")
            lines.append(f"  {json.dumps(key)}: {text}")
        return "{\n" + ",\n".join(lines) + "\n}"


def _figure(game: GameResult, figure: str, number: int) -> float:
    if figure == "win_share":
        return game.shares[number]
    if figure == "wins":
        return float(game.winner == number)
    score = game.scores[number]
    if figure == "score":
        return float(score)
    return float(score - max(s for other, s in enumerate(game.scores) if other != number))


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return math.fsum(listed) / len(listed)
