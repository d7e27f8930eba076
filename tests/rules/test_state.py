"""What holds of every state, at every decision of games played at random."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import ROOT

import harena
from harena.position.scenario import Run, read_file, read_scenario
from harena.rules import access, engine, rulesets
from harena.rules.codes import (
    ACTIONS,
    CARD_ACTION,
    CARDS,
    CHANCE_DECISION,
    COLUMNS,
    DISCARDS,
    HAND_LIMIT,
    LEGAL,
    LONG_AGO,
    MARKERS,
    NO_CARD,
    NO_COLUMN,
    NO_DECISION,
    NO_NUMBER,
    NOBODY,
    NOTHING,
    PILES,
    PREFECT,
    ROWS,
    SEATS,
    SECOND_PREFECT,
    STACK,
    STRENGTHS,
)
from harena.rules.state import State

SCENARIOS = ROOT / "tests" / "scenarios"
CA = "colossal-arena"
TA = "titan-the-arena"
EVERY_POWER = [
    (CA, ("Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Gorgon", "Magus", "Seraphim")),
    (CA, ("Seraphim", "Titan", "Troll", "Unicorn", "Wyrm", "Cyclops", "Gorgon", "Magus")),
    (TA, None),
    (TA, ("Colossus", "Daimon", "Gorgon", "Seraphim", "Troll", "Warlock", "Hydra", "Cyclops")),
]  # fmt: skip


def cards(bits: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(CARDS) if bits >> card & 1]


def check_cards(values: dict[str, Any], under: list[int]) -> None:
    """Every card lies in one place; what lies in no pile covers nothing."""
    loose = cards(values["deck"]) + cards(values["buried"])
    for seat in range(values["players"]):
        loose += cards(values["hands"][seat]) + cards(values["aside"][seat])
        loose += [card for card in [values["secret"][seat]] if card != NO_CARD]
    loose += [card for card in [values["played"]] if card != NO_CARD]
    piled = [card for pile in values["piles"] for card in pile]
    assert sorted(loose + piled) == list(range(CARDS))
    assert all(under[card] == NO_CARD for card in loose)


def check_knowledge(values: dict[str, Any]) -> None:
    """Nobody knows of a card that is in no hand; who is sure of one knows of it."""
    held = aside = opened = 0
    for seat in range(values["players"]):
        held |= values["hands"][seat]
        aside |= values["aside"][seat]
        opened |= values["open"][seat]
        assert values["open"][seat] & ~values["hands"][seat] == 0
    waiting = set(values["piles"][STACK])  # hidden discards of this turn
    for card in range(CARDS):
        knows, sure = values["knows"][card], values["sure"][card]
        assert sure & ~knows == 0
        if card not in waiting:
            assert knows == 0 or (held | aside) >> card & 1
            assert sure == 0 or held >> card & 1
        if opened >> card & 1:
            assert sure == knows == 63


def check_markers(values: dict[str, Any], rules: rulesets.Ruleset) -> None:
    """Five markers each, but for those that left with the fallen (A-8)."""
    for seat in range(values["players"]):
        placed = values["owner"].count(seat)
        placed += (values["crown"][seat] != NO_COLUMN) + (values["secret"][seat] != NO_CARD)
        assert values["tokens"][seat] + placed == MARKERS
    assert not rules.fallen_leave or all(
        not values["piles"][column * ROWS + row]
        for column in values["fallen"]
        for row in range(ROWS)
    )


def check_decision(state: State) -> None:
    """Legal actions are sorted and differ, never none before the end, and all gone at the end."""
    assert engine.advance(state) == state.legal_count  # there is nothing left to run
    legal = engine.legal_actions(state)
    if state.depth == 0:
        assert state.over
        assert legal == []
        assert not any(engine.is_legal(state, action) for action in range(-2, ACTIONS + 2))
        assert (state.decider, state.kind, state.legal_count) == (NOBODY, NO_DECISION, 0)
        assert access.pool(state) == 0
        assert access.step(state) == 0
        return
    assert not state.over
    assert 0 < len(legal) <= LEGAL
    assert legal == sorted(set(legal))
    known = {action for action in range(-2, ACTIONS + 2) if engine.is_legal(state, action)}
    assert known == set(legal)
    if state.kind != CHANCE_DECISION:
        assert state.legal_count == len(legal)
        assert access.pool(state) == 0
        assert legal != [NOTHING]


def check(state: State) -> None:
    """All of it."""
    values = access.fields(state)
    check_cards(values, access.under(state))
    check_knowledge(values)
    check_markers(values, state.rules)
    check_decision(state)
    living = sum(1 << column for column in range(COLUMNS) if column not in values["fallen"])
    assert values["living"] == living
    assert len(access.notes(state)) < 32


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("name", "creatures"), EVERY_POWER)
def test_states(name: str, creatures: tuple[str, ...] | None, seed: int) -> None:
    """A-62, A-97: cards and markers are conserved, knowledge is of cards in hands, always."""
    options = {"stalemate": ("none", "faq", "auction")[seed % 3], "extra_card_chain": seed % 2 == 1}
    rules = rulesets.ruleset(name, creatures, options)
    state = engine.new_state(rules, 2 + seed % 4)
    assert access.notes(state) == []
    dice = random.Random(seed)
    for turn in range(600):
        if turn % 2 == 0 or state.depth == 0:
            check(state)
        if state.depth == 0:
            break
        legal = engine.legal_actions(state)
        bold = [action for action in legal if action != NOTHING]
        engine.play(state, dice.choice(bold if bold and dice.random() < 0.8 else legal))


@pytest.mark.parametrize("path", sorted(SCENARIOS.rglob("*.toml")), ids=lambda path: path.stem)
def test_states_of_scenarios(path: Path) -> None:
    """The same after every step of every scenario."""
    for table in read_file(path):
        scenario = read_scenario(table)
        run = Run(scenario)
        for step in scenario.steps:
            run.step(step)
            check(run.game.state)


def deep(state: State) -> dict[str, Any]:
    """A state with everything, scratch too."""
    return {
        **access.fields(state),
        "legal": engine.legal_actions(state),
        "step": access.step(state),
    }


def test_drawing_by_card() -> None:
    """Of two Prefects the one with the lower number is drawn first, whichever is named."""
    rules = rulesets.ruleset(TA)
    for named in (PREFECT, SECOND_PREFECT):
        state = engine.new_state(rules, 2)
        engine.play_card(state, named)
        assert cards(access.hand(state, 0)) == [PREFECT]
        engine.play_card(state, 17)
        engine.play_card(state, named)
        assert cards(access.hand(state, 0)) == [17, PREFECT, SECOND_PREFECT]


@pytest.mark.parametrize("card", [0, 5, 87, 88, 98, 101])
def test_drawing_by_card_is_drawing(card: int) -> None:
    """`play_card` answers as the action of that card does, beside two Prefects too."""
    rules = rulesets.ruleset(TA)
    one, other = engine.new_state(rules, 3), engine.new_state(rules, 3)
    engine.play_card(one, card)
    engine.play(other, CARD_ACTION + card)
    assert deep(one) == deep(other)


def test_copies_are_independent() -> None:
    """A copy goes its own way, and the first does not notice."""
    state = engine.new_state(rulesets.ruleset(TA), 4)
    dice = random.Random(5)
    for _ in range(150):
        twin = state.copy()
        before = deep(state)
        assert deep(twin) == before
        engine.play(twin, dice.choice(engine.legal_actions(twin)))
        assert deep(state) == before
        engine.play(state, dice.choice(engine.legal_actions(state)))


def test_what_lies_on_top_of_the_discards() -> None:
    """A poured pile keeps its order beneath what lay there before (A-62)."""
    game = harena.Game.from_position(
        {
            "ruleset": TA,
            "players": ["Ann", "Ben"],
            "position": {
                "round": 2,
                "fallen": ["Warlock"],
                "discard": "Warlock 1, Warlock 2",
                "hands": {"Ann": "Troll 3", "Ben": "Dragon 1"},
                "revealed": {"Troll": "Troll 8, Troll 9"},
                "rows": {
                    "1": {"Troll": "Troll 5, Spectator 1"},
                    "2": {
                        **{name: f"{name} 9" for name in
                           ("Cyclops", "Dragon", "Hydra", "Ranger", "Titan", "Unicorn")},
                        "Troll": "Spectator 2, Troll 7",
                    },
                },
            },
        }
    )  # fmt: skip
    for text in ("no bet", "play Troll 3"):
        game.play(game.parse_action(text))
    state = game.state
    while state.depth and state.kind == CHANCE_DECISION:
        engine.play(state, engine.legal_actions(state)[0])
    column = game.creatures.index("Troll") * STRENGTHS
    warlock = game.creatures.index("Warlock") * STRENGTHS
    order = [warlock + 1, warlock + 2, column + 8, column + 9, column + 5, 89, 90, column + 7,
             column + 3]  # fmt: skip
    assert access.pile(state, DISCARDS) == order


def test_an_empty_table() -> None:
    """A state begins with all cards in the deck, every number at 0 and nothing named."""
    values = access.fields(State(rulesets.ruleset(TA), 3))
    wanted: dict[str, Any] = dict.fromkeys(values, 0)
    wanted |= dict.fromkeys(("source", "named"), NO_COLUMN)
    wanted |= dict.fromkeys(("rival", "leader", "declarer"), NOBODY)
    wanted |= dict.fromkeys(("chosen", "played"), NO_CARD)
    wanted |= dict.fromkeys(("high_bid", "must_open"), NO_NUMBER)
    wanted |= dict.fromkeys(("hands", "aside", "open", "secret_used"), [0] * SEATS)
    wanted |= dict.fromkeys(("knows", "sure"), [0] * CARDS)
    wanted |= {
        "players": 3, "living": (1 << COLUMNS) - 1, "asked": LONG_AGO, "deck": (1 << CARDS) - 1,
        "agenda": [], "fallen": [],
        "tokens": [MARKERS] * SEATS, "limit": [HAND_LIMIT] * SEATS, "crown": [NO_COLUMN] * SEATS,
        "secret": [NO_CARD] * SEATS, "owner": [NOBODY] * COLUMNS * ROWS, "piles": [[]] * PILES,
    }  # fmt: skip
    assert values == wanted
