"""The two Prefects are interchangeable: what anybody knows never tells one from the other."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import ROOT

from harena.position.scenario import Run, read_file, read_scenario
from harena.rules import access, engine
from harena.rules.codes import NO_CARD, PREFECT, PUBLIC, SECOND_PREFECT, STACK
from harena.rules.state import State

SCENARIOS = ROOT / "tests" / "scenarios"
BOTH = 3 << PREFECT
FILES = [SCENARIOS / "part2" / "knowledge.toml", *sorted((SCENARIOS / "part3").glob("*.toml"))]


def swapped_bits(cards: int) -> int:
    """A set of cards with the two Prefects in each other's place."""
    return cards ^ BOTH if cards & BOTH in (1 << PREFECT, 1 << SECOND_PREFECT) else cards


def swapped(state: State) -> State:
    """The same position with the two Prefects in each other's place."""
    values: dict[str, Any] = access.fields(state)
    for key in ("deck", "picked", "buried"):
        values[key] = swapped_bits(values[key])
    for key in ("hands", "aside", "open"):
        values[key] = [swapped_bits(cards) for cards in values[key]]
    other = {PREFECT: SECOND_PREFECT, SECOND_PREFECT: PREFECT}
    values["piles"] = [[other.get(card, card) for card in pile] for pile in values["piles"]]
    values["played"] = other.get(values["played"], values["played"])
    for key in ("knows", "sure"):
        bits = values[key]
        bits[PREFECT], bits[SECOND_PREFECT] = bits[SECOND_PREFECT], bits[PREFECT]
    twin = access.rebuild(state.rules, values)
    engine.advance(twin)
    return twin


def known(state: State) -> dict[tuple[int, int], list[Counter[int]]]:
    """What each viewer knows of each player's cards: held at all, and in hand; Prefects counted."""
    knows, sure = access.knows(state), access.sure(state)
    found: dict[tuple[int, int], list[Counter[int]]] = {}
    for seat in range(state.players):
        cards = access.cards_in(access.hand(state, seat) | access.aside(state, seat))
        for viewer in range(PUBLIC + 1):
            if viewer != seat:
                found[viewer, seat] = [
                    Counter(
                        PREFECT if card == SECOND_PREFECT else card
                        for card in cards
                        if bits[card] >> viewer & 1
                    )
                    for bits in (knows, sure)
                ]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_prefects_are_interchangeable(path: Path) -> None:
    """A-38, A-39, A-42, A-91, A-133: with the Prefects of a player swapped all goes on alike."""
    compared = 0
    for table in read_file(path):
        scenario = read_scenario(table)
        run = Run(scenario)
        state = run.game.state.copy()
        for step in scenario.steps:
            assert not run.step(step), table
        pairs: list[State] = []
        for action in run.game.history:
            held = [access.hand(state, i) | access.aside(state, i) for i in range(state.players)]
            if any(cards & BOTH == BOTH for cards in held):
                pairs.append(swapped(state))
            engine.play(state, action)
            for twin in pairs:
                engine.play(twin, action)
                if access.tops(state)[STACK] == NO_CARD:  # else a hidden discard is neither's yet
                    assert known(twin) == known(state), (table, action)
                    compared += 1
    assert compared or path.stem not in ("ends-and-knowledge", "knowledge-of-prefects")
