"""Games and words that several tests of the notation need."""

from __future__ import annotations

import random
from collections.abc import Iterator

from harena import notation
from harena.errors import PositionError, RulesetError
from harena.position.model import phase_of
from harena.rules import access, engine, rulesets
from harena.rules.state import State

CA = ("Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Magus", "Troll", "Wyrm")
TA = rulesets.pool(rulesets.TITAN_THE_ARENA)
# What may stand in a name and would break a careless writer or reader of TOML or of lists.
NAMES = ("Ann", 'Ben "B" O\'Neil', "Zoë-Cléo \\ D.", "Дора [x]=1", "Émil 🦁")
CONTEXT = notation.Context(CA, ("Ann", "Ben", "Cleo"))
TITAN = notation.Context(TA, ("Ann", "Ben", "Cleo"), rulesets.TITAN_THE_ARENA)

OPTIONS: dict[str, tuple[object, ...]] = {
    "stalemate": rulesets.STALEMATES,
    "tie_break": rulesets.TIE_BREAKS,
    "backer_by": rulesets.BACKER_BYS,
    "zero_bet_backs": (True, False),
    "secret_bet_again": (True, False),
    "extra_card_chain": (True, False),
    "start": ("random", "auction", 0, 1),
}


def random_rules(luck: random.Random) -> rulesets.Ruleset:
    """Any ruleset with any options and any eight creatures."""
    name = luck.choice((rulesets.COLOSSAL_ARENA, rulesets.TITAN_THE_ARENA))
    options = {key: luck.choice(values) for key, values in OPTIONS.items() if luck.random() < 0.5}
    if luck.random() < 0.5:
        return rulesets.ruleset(name, CA if name == rulesets.COLOSSAL_ARENA else None, options)
    every = sorted({*rulesets.pool(rulesets.COLOSSAL_ARENA), *TA})
    while True:
        try:
            return rulesets.ruleset(name, luck.sample(every, 8), options)
        except RulesetError:  # two names of one power
            continue


def states(luck: random.Random, rules: rulesets.Ruleset, players: int) -> Iterator[State]:
    """Every state of one random game; players mostly do not declare, discard or bet everything."""
    state = engine.new_state(rules, players)
    while state.depth:
        yield state
        legal = engine.legal_actions(state)
        engine.play(state, luck.choice(legal))
    yield state


def is_start(state: State) -> bool:
    """Whether a state is at the start of a turn or of an auction, and so a position."""
    try:
        phase_of(access.fields(state))
    except PositionError:
        return False
    return True
