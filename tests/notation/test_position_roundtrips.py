"""`parse(format(x)) == x` for every position at the start of a turn; the game goes on the same."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.notation.games import CA, NAMES, is_start, random_rules, states

from harena import Position
from harena.position.model import phase_of
from harena.position.reading import asked_that_matters
from harena.rules import access, engine, rulesets, scoring
from harena.rules.actions import DECISIONS
from harena.rules.state import State

# What the rules write before they read it, so that it may differ at the start of a turn.
SCRATCH = {
    "knows", "sure", "drawer", "bidder", "bidders", "high_bid", "leader", "question", "declarer",
    "rival", "source", "named", "chosen", "last_mover",
}  # fmt: skip
# What a turn's beginning sets; before the bidding it is still the last turn's.
OF_TURN = {"extra_used", "foresight", "discards_left", "acted", "drew"}


def told(bits: int) -> list[int]:
    """A card set, the two Prefects being one."""
    return sorted(99 if card == 100 else card for card in access.cards_in(bits))


def substance(state: State) -> dict[str, Any]:
    """All of a state that matters at the start of a turn."""
    all_values = access.fields(state)
    ignored = SCRATCH | OF_TURN if phase_of(all_values) == "bid" else SCRATCH
    if asked_that_matters(state.asked, state.players, state.rules) is None:
        ignored = ignored | {"asked"}
    values = {key: value for key, value in all_values.items() if key not in ignored}
    for key in ("hands", "aside", "open"):
        values[key] = [told(bits) for bits in values[key]]
    values["deck"] = told(values["deck"])
    values["piles"] = [[99 if card == 100 else card for card in pile] for pile in values["piles"]]
    return values


def check_round_trip(state: State, names: tuple[str, ...]) -> Position:
    position = Position.of(state, names)
    text = position.format()
    read = Position.read(text)
    assert read == position
    assert read.format() == text
    again = read.state()
    assert substance(again) == substance(state)
    assert engine.legal_actions(again) == engine.legal_actions(state)
    assert Position.of(again, names) == position
    return position


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.integers(2, 5))
def test_every_start_of_a_turn_reads_back(seed: int, players: int) -> None:
    luck = random.Random(seed)
    rules = random_rules(luck)
    if isinstance(rules.options["start"], int) and rules.start >= players:
        return
    for state in states(luck, rules, players):
        if state.depth and is_start(state):
            check_round_trip(state, NAMES[:players])


def stubborn(state: State, luck: random.Random) -> int:
    """A random action, but nobody discards (hands fill with dead cards) and few object."""
    legal = engine.legal_actions(state)
    kind = DECISIONS[state.kind]
    if kind in ("discard", "object"):
        return legal[0]
    if kind == "stalemate" and luck.random() < 0.5:
        return legal[-1]
    return luck.choice(legal)


def stuck_rules(luck: random.Random) -> rulesets.Ruleset:
    """Rules with stalemates."""
    name = luck.choice((rulesets.COLOSSAL_ARENA, rulesets.TITAN_THE_ARENA))
    return rulesets.ruleset(
        name,
        CA if name == rulesets.COLOSSAL_ARENA else None,
        {"stalemate": luck.choice(("faq", "auction")), "secret_bet_again": luck.random() < 0.3},
    )


def test_the_rest_of_the_game_is_the_same() -> None:
    """From the state read back, the same actions lead to the same end."""
    for seed in range(40):
        luck = random.Random(seed)
        players = 2 + seed % 4
        state = engine.new_state(stuck_rules(luck), players)
        starts: list[State] = []
        while state.depth and len(starts) < 200:
            if is_start(state):
                starts.append(state.copy())
            engine.play(state, stubborn(state, luck))
        state = luck.choice(starts)
        again = Position.read(Position.of(state, NAMES[:players]).format()).state()
        for _ in range(2_000):
            legal = engine.legal_actions(state)
            assert engine.legal_actions(again) == legal
            assert (again.decider, again.kind) == (state.decider, state.kind)
            if not legal:
                break
            action = stubborn(state, luck)
            engine.play(state, action)
            engine.play(again, action)
        assert again.over == state.over
        for seat in range(players):
            assert scoring.score(again, seat, 1) == scoring.score(state, seat, 1)


# --- every key occurs ---------------------------------------------------------------------------


def test_every_key_occurs_in_games() -> None:
    """And is read back: in games that run into stalemates, as many as it takes."""
    usual = {field.name: field.default for field in dataclasses.fields(Position)}
    missing = set(usual) - {"deck", "seed"}  # what no state knows
    for seed in range(300):
        luck = random.Random(seed)
        state = engine.new_state(stuck_rules(luck), 2 + seed % 4)
        names = NAMES[: state.players]
        for _ in range(2_000):
            if not state.depth or not missing:
                break
            if is_start(state):
                position = Position.of(state, names)
                defaults = {**usual, "dry": position.idle}
                new = {field for field in missing if getattr(position, field) != defaults[field]}
                if new:
                    check_round_trip(state, names)
                    missing -= new
            engine.play(state, stubborn(state, luck))
    assert not missing


def test_what_no_game_has_reads_back_too() -> None:
    """The deck's order, the seed, and a position with everything at once."""
    position = Position.read(
        {
            "ruleset": "titan-the-arena",
            "options": {"start": "#2", "zero_bet_backs": False, "tie_break": "tournament"},
            "players": list(NAMES),
            "seed": -7,
            "position": {
                "turn": "#2",
                "round_starter": "#5",
                "fallen": ["Titan", "Hydra"],
                "hands": {
                    "#1": "Referee, Referee", "#2": "Troll 8, Spectator 0", "#3": "Titan 1",
                },
                "aside": {"#4": "Head Referee, Dragon 1"},
                "bets": {"#1": ["Titan 1", "Troll crown"], "#2": ["Troll 3", "Troll 1"]},
                "secret": {"#3": "Titan 2"},
                "rows": {"1": {"Troll": "Troll 1, Spectator 3"}, "3": {"Dragon": "Dragon 3"}},
                "revealed": {"Troll": "Troll 7, Troll 6"},
                "discard": "Troll 0, Titan 10, Spectator 10",
                "deck": "Dragon 10, Troll 2",
                "deck_size": 20,
                "limit": {"#5": 7},
                "open": {"#1": "Referee"},
                "must_open": 8,
                "one_draw": True,
                "redeals": 2,
                "idle": 1,
                "dry": 17,
                "secret_used": ["#4"],
            },
        }
    )  # fmt: skip
    assert Position.read(position.format()) == position
    again = Position.of(position.state(), NAMES)
    assert dataclasses.replace(again, deck=position.deck, seed=-7) == position
