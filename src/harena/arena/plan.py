"""What a simulation is to play, and playing one deal of it in all its seatings.

A deal is played once in every seating: in seating r the bot given as number i sits in seat
(i + r) mod players. Everything random has a seed of its own, made from the plan's seed and the
number of the deal, so that any worker may play any deal. Chance and the creatures have the same
seed in all seatings: the opening deal is the same for whoever sits there. Every bot has another
seed in each.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from ..errors import RulesetError
from ..game import Game
from ..players import Chance, Player
from ..record import Record
from ..rules import creatures as book
from ..rules import rulesets
from ..rules.codes import CHANCE, COLUMNS, SEATS

Maker = Callable[[str, int | str], Player]
"""Makes a bot from its name and a seed, as harena.make_bot; workers must be able to import it."""

MIXED = "mixed"
BUCKET = math.log(1.05)  # times are counted in classes that are 5 % wide


class Plan(NamedTuple):
    """Which bots play how many deals of which game. Use `plan_games`, which checks."""

    bots: tuple[str, ...]
    deals: int
    ruleset: str
    creatures: tuple[str, ...] | str | None
    options: Mapping[str, object]
    seed: int | str
    rotate: bool
    make: Maker
    records: str | None = None

    @property
    def seatings(self) -> int:
        """How many games are played of each deal."""
        return len(self.bots) if self.rotate else 1

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.deals * self.seatings

    def opening(self, deal: int) -> Game:
        """The game of a deal before its first action."""
        chosen: Iterable[str] | None = None
        if self.creatures == MIXED:
            chosen = mixed_creatures(f"{self.seed}/{deal}")
        elif self.creatures is not None:
            chosen = self.creatures
        return Game.new(
            self.ruleset, len(self.bots), creatures=chosen, options=self.options,
            seed=f"{self.seed}/{deal}",
        )  # fmt: skip

    def seats(self, seating: int) -> tuple[int, ...]:
        """By seat, the number of the bot that sits there."""
        players = len(self.bots)
        return tuple((seat - seating) % players for seat in range(players))


class GameResult(NamedTuple):
    """How one game went. `scores` and `winner` are by number of the bot, not by seat."""

    deal: int
    seating: int
    scores: tuple[int, ...]
    winner: int
    reason: str
    decisions: int
    creatures: tuple[str, ...]
    survivors: tuple[str, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """One win, split among those with the most gold."""
        best = max(self.scores)
        share = 1.0 / self.scores.count(best)
        return tuple(share if score == best else 0.0 for score in self.scores)


class Clock:
    """How long the decisions of one bot took: their number, their sum, and classes of length."""

    __slots__ = ("classes", "count", "seconds")

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self.classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.count += 1
        self.seconds += seconds
        index = int(math.log(seconds * 1e6 + 1.0) / BUCKET)
        self.classes[index] = self.classes.get(index, 0) + 1

    def merge(self, other: Clock) -> None:
        """Add what another clock counted."""
        self.count += other.count
        self.seconds += other.seconds
        for index, count in other.classes.items():
            self.classes[index] = self.classes.get(index, 0) + count

    def mean_ms(self) -> float:
        """Milliseconds per decision."""
        return 1e3 * self.seconds / self.count if self.count else 0.0

    def quantile_ms(self, share: float) -> float:
        """The time that so large a share of the decisions kept, within 5 %."""
        wanted = share * self.count
        seen = 0
        for index in sorted(self.classes):
            seen += self.classes[index]
            if seen >= wanted:
                return (math.exp((index + 1) * BUCKET) - 1.0) / 1e3
        return 0.0


def plan_games(
    bots: Sequence[str],
    games: int,
    *,
    make: Maker,
    ruleset: str = rulesets.COLOSSAL_ARENA,
    creatures: Iterable[str] | str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str = 0,
    rotate: bool = True,
    records: str | Path | None = None,
) -> Plan:
    """A checked plan of at least so many games: a deal is begun in all its seatings or not at all.

    `creatures`: eight names for all deals; None draws them anew for every deal of Colossal Arena
    and takes the eight of Titan: The Arena; "mixed" draws for every deal eight that both boxes
    together allow. Raises RulesetError, and what `make` raises for a name it does not know.
    """
    names = tuple(bots)
    if not 2 <= len(names) <= SEATS:
        raise RulesetError(f"{len(names)} bots: a game needs 2 to 5 players")
    if games < 1:
        raise RulesetError(f"{games} games: at least one must be played")
    chosen: tuple[str, ...] | str | None
    if creatures == MIXED or creatures is None:
        chosen = creatures
    else:
        chosen = rulesets.check_creatures(creatures)
    for name in sorted(set(names)):
        make(name, seed)
    deals = -(-games // len(names)) if rotate else games
    plan = Plan(
        names, deals, ruleset, chosen, dict(options or {}), seed, rotate, make,
        None if records is None else str(records),
    )  # fmt: skip
    plan.opening(0)  # refuses what the rules do not allow, before anything is played
    return plan


def mixed_creatures(seed: int | str) -> tuple[str, ...]:
    """Eight creatures of both editions' boxes, drawn at random, never both names of one power."""
    luck = random.Random(f"mixed {seed}")
    twins = dict(book.TWINS)
    twins |= {second: first for first, second in book.TWINS}
    kinds = list(range(len(book.NAMES)))
    luck.shuffle(kinds)
    chosen: list[int] = []
    for kind in kinds:
        if len(chosen) < COLUMNS and twins.get(kind) not in chosen:
            chosen.append(kind)
    return tuple(sorted(book.NAMES[kind] for kind in chosen))


def play_deal(plan: Plan, deal: int, clocks: Sequence[Clock]) -> list[GameResult]:
    """Play a deal in all its seatings; `clocks`, by number of the bot, are added to."""
    return [play_seating(plan, deal, seating, clocks) for seating in range(plan.seatings)]


def play_seating(plan: Plan, deal: int, seating: int, clocks: Sequence[Clock]) -> GameResult:
    """Play one game."""
    game = plan.opening(deal)
    chance = Chance(f"{plan.seed}/{deal}")
    numbers = plan.seats(seating)
    players = [
        plan.make(plan.bots[number], f"{plan.seed}/{deal}/{seating}/{number}") for number in numbers
    ]
    decisions = play_timed(game, players, chance, [clocks[number] for number in numbers])
    outcome = game.outcome
    assert outcome is not None
    if plan.records is not None:
        number = deal * plan.seatings + seating
        notes = {"simulation seed": plan.seed, "deal": deal, "seating": seating}
        record = Record.of(game, [plan.bots[number] for number in numbers], notes)
        record.save(Path(plan.records, f"game-{number + 1:06}.json"))
    scores = [0] * len(numbers)
    for seat, number in enumerate(numbers):
        scores[number] = outcome.scores[seat]
    return GameResult(
        deal, seating, tuple(scores), numbers[outcome.winner], outcome.reason, decisions,
        game.creatures, tuple(game.creatures[column] for column in outcome.survivors),
    )  # fmt: skip


def play_timed(
    game: Game, players: Sequence[Player], chance: Player, clocks: Sequence[Clock]
) -> int:
    """Play to the end; how many decisions the players had. Sole actions are not asked (A-106)."""
    decisions = 0
    while not game.is_over:
        legal = game.legal_actions
        decision = game.decision
        assert decision is not None
        seat = decision.player
        if seat == CHANCE:
            game.play(chance.choose(game.view(CHANCE), legal))
            continue
        decisions += 1
        if len(legal) == 1:
            game.play(legal[0])
            continue
        view = game.view(seat)
        start = perf_counter()
        action = players[seat].choose(view, legal)
        clocks[seat].add(perf_counter() - start)
        game.play(action)
    return decisions
