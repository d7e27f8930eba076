"""Games for the property tests: any ruleset, options, creatures and number of players, and tempers.

A temper is a way of choosing among legal actions. Uniform choice alone leaves most of the rules
asleep: few games would see a stalemate, a long auction or a hand full of dead cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from hypothesis import strategies as st
from tests.conftest import ROOT

import harena
from harena import CHANCE, PUBLIC, Action, Game, Record, Ruleset, RulesetError
from harena.rules import rulesets
from harena.rules.codes import COLUMN_ACTION, COLUMNS, NOTHING, YES

NAMES = (rulesets.COLOSSAL_ARENA, rulesets.TITAN_THE_ARENA)
OPTIONS: dict[str, tuple[object, ...]] = {
    "stalemate": rulesets.STALEMATES,
    "tie_break": rulesets.TIE_BREAKS,
    "backer_by": rulesets.BACKER_BYS,
    "zero_bet_backs": (True, False),
    "secret_bet_again": (True, False),
    "extra_card_chain": (True, False),
    "start": ("random", "auction", 0, 1, 2, 3, 4),
}
EVERY_CREATURE = tuple(sorted({creature for name in NAMES for creature in rulesets.pool(name)}))
GOLDEN = sorted((ROOT / "tests" / "golden" / "games").glob("*.json"))
Temper = Callable[[random.Random, Game], Action]


class Setup(NamedTuple):
    """What a game is played with."""

    ruleset: Ruleset
    players: int

    def game(self) -> Game:
        """A game before its deal."""
        return Game.new(self.ruleset, self.players)


def make_setup(
    luck: random.Random,
    name: str | None = None,
    players: int | None = None,
    **options: object,
) -> Setup:
    """A ruleset with random options (some given), random creatures of one or both editions."""
    name = luck.choice(NAMES) if name is None else name
    players = luck.randint(2, 5) if players is None else players
    chosen = {key: luck.choice(values) for key, values in OPTIONS.items() if luck.random() < 0.6}
    start = chosen.get("start")
    if isinstance(start, int):
        chosen["start"] = start % players
    return Setup(rulesets.ruleset(name, make_creatures(luck, name), chosen | options), players)


def make_creatures(luck: random.Random, name: str) -> Sequence[str]:
    """Eight creatures: of the ruleset's own edition, or (one time in two) of all sixteen."""
    if luck.random() < 0.5:
        return luck.sample(rulesets.pool(name), COLUMNS)
    while True:
        creatures = luck.sample(EVERY_CREATURE, COLUMNS)
        try:
            return rulesets.check_creatures(creatures)
        except RulesetError:  # two names of one power
            continue


def setups(count: int, seed: str, **options: object) -> list[Setup]:
    """Setups of both rulesets and every number of players in turn."""
    luck = random.Random(seed)
    return [
        make_setup(luck, NAMES[number % 2], 2 + number // 2 % 4, **options)
        for number in range(count)
    ]


# --- tempers ----------------------------------------------------------------------------------


def uniform(luck: random.Random, game: Game) -> Action:
    """Any legal action."""
    return luck.choice(game.legal_actions)


def busy(luck: random.Random, game: Game) -> Action:
    """Bets on few creatures and uses every power: hands and markers move a lot."""
    decision, legal = game.decision, game.legal_actions
    assert decision is not None
    if decision.player != CHANCE and legal[0] == NOTHING and luck.random() < 0.9:
        legal = legal[1:]
        if decision.kind == "bet" and luck.random() < 0.5:
            legal = tuple(
                [a for a in legal if a in (YES, COLUMN_ACTION, COLUMN_ACTION + 1)] or legal
            )
    return luck.choice(legal)


def quiet(luck: random.Random, game: Game) -> Action:
    """Mostly does nothing, neither objects nor discards: long games, stalemates, full hands."""
    decision, legal = game.decision, game.legal_actions
    assert decision is not None
    if legal[0] == NOTHING and luck.random() < 0.85:
        if decision.kind == "stalemate":
            return luck.choice(legal)
        return legal[0]
    return luck.choice(legal)


def bidding(luck: random.Random, game: Game) -> Action:
    """Outbids and declares stalemates, agrees to them; otherwise any legal action."""
    decision, legal = game.decision, game.legal_actions
    assert decision is not None
    if decision.kind in ("bid", "stalemate") and luck.random() < 0.9:
        return legal[1]
    if decision.kind == "object" and luck.random() < 0.9:
        return legal[0]
    return luck.choice(legal)


TEMPERS: tuple[Temper, ...] = (uniform, busy, quiet, bidding)


# --- games ------------------------------------------------------------------------------------


def steps(luck: random.Random, game: Game, temper: Temper = uniform) -> Iterator[Action]:
    """Play the game on; gives every action before it is played."""
    while not game.is_over:
        action = temper(luck, game)
        yield action
        game.play(action)


def finish(luck: random.Random, game: Game, temper: Temper = uniform) -> Game:
    """Play the game to its end."""
    for _ in steps(luck, game, temper):
        pass
    return game


def viewers(game: Game) -> tuple[int, ...]:
    """Everybody who may look: the seats and the spectator."""
    return (*range(game.players), PUBLIC)


def golden() -> Iterator[Game]:
    """The golden games that begin at their opening, played to the end."""
    for path in GOLDEN:
        record = Record.load(path)
        if record.position is None:
            yield record.replay()


def few(count: int) -> int:
    """So many games, or fewer where the rules run interpreted, which is slower by far."""
    return count if harena.compiled else max(1, count // 10)


# --- Hypothesis -------------------------------------------------------------------------------

SETUPS = st.builds(make_setup, st.integers(0, 2**32).map(random.Random))


@st.composite
def played(draw: st.DrawFn, longest: int = 60) -> Game:
    """A game some way on: what Hypothesis chose comes last, so that a failure can be shrunk."""
    game = draw(SETUPS).game()
    luck = random.Random(draw(st.integers(0, 2**32)))
    temper = draw(st.sampled_from(TEMPERS))
    for _ in range(draw(st.integers(0, 400))):
        if game.is_over:
            break
        game.play(temper(luck, game))
    for choice in draw(st.lists(st.integers(0, 177), max_size=longest)):
        if game.is_over:
            break
        legal = game.legal_actions
        game.play(legal[choice % len(legal)])
    return game
