"""Whole games of every kind: nothing gets lost, copies are independent, replays are equal."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from tests.properties import games
from tests.properties.games import Setup, Temper, viewers

import harena
from harena import Game
from harena.rules import access, engine, rulesets
from harena.rules.codes import (
    CARDS,
    COMBAT_CARDS,
    MARKERS,
    NO_CARD,
    NO_COLUMN,
    NOBODY,
    SEATS,
)
from harena.rules.state import State

SETUPS = games.setups(games.few(32), "whole games")
LONGEST = 3_000  # actions; the longest of some 100,000 games had under 1,000


def case(number: int) -> tuple[Setup, Temper, random.Random]:
    """The number-th setup with a temper and luck of its own."""
    return SETUPS[number], games.TEMPERS[number // 2 % 4], random.Random(f"game {number}")


@pytest.fixture(params=range(len(SETUPS)), ids=lambda number: f"{number}")
def game_and_luck(request: pytest.FixtureRequest) -> tuple[Game, Temper, random.Random]:
    setup, temper, luck = case(request.param)
    return setup.game(), temper, luck


def cards_of(bits: Any) -> tuple[int, ...]:
    return access.cards_in(bits)


def check_conserved(state: State) -> None:
    """Every card in one place, every marker somewhere, every number in its range."""
    values = access.fields(state)
    places = [cards_of(values["deck"]), cards_of(values["buried"]), *values["piles"]]
    for seat in range(SEATS):
        places += [cards_of(values["hands"][seat]), cards_of(values["aside"][seat])]
    places.append([card for card in values["secret"] if card != NO_CARD])
    if state.played != NO_CARD:  # a referee at work, or a spectator that has no column yet
        places.append([state.played])
    assert sorted(card for place in places for card in place) == list(range(CARDS))
    for seat in range(SEATS):
        placed = values["owner"].count(seat)
        placed += (values["crown"][seat] != NO_COLUMN) + (values["secret"][seat] != NO_CARD)
        assert values["tokens"][seat] + placed == MARKERS
        assert not values["open"][seat] & ~values["hands"][seat]
        if seat >= state.players:
            assert not placed
            assert not values["hands"][seat]
            assert not values["aside"][seat]
    assert set(values["owner"]) <= {*range(state.players), NOBODY}
    assert all(card == NO_CARD or card < COMBAT_CARDS for card in values["secret"])
    if values["picked"]:
        assert not values["picked"] & ~values["hands"][state.rival]
    assert len(values["fallen"]) == 8 - state.living.bit_count()
    assert 0 <= state.round == min(len(values["fallen"]), 4)
    assert len(values["agenda"]) == state.depth


def test_cards_and_markers_are_conserved(
    game_and_luck: tuple[Game, Temper, random.Random],
) -> None:
    game, temper, luck = game_and_luck
    check_conserved(game.state)
    for _ in games.steps(luck, game, temper):
        check_conserved(game.state)
        assert len(game.history) < LONGEST
    check_conserved(game.state)


def test_games_end_and_the_agenda_empties(
    game_and_luck: tuple[Game, Temper, random.Random],
) -> None:
    game, temper, luck = game_and_luck
    while not game.is_over:
        assert game.legal_actions
        assert game.decision is not None
        assert game.outcome is None
        assert game.state.depth > 0
        game.play(temper(luck, game))
    assert game.decision is None
    assert game.legal_actions == ()
    assert game.state.depth == 0
    assert access.agenda(game.state) == []
    assert game.outcome is not None
    assert game.outcome.winner in range(game.players)
    assert game.events(harena.PUBLIC)[-1].kind == "over"


def snapshot(game: Game) -> tuple[object, ...]:
    """Everything a game shows to anybody, and its state."""
    views = tuple(game.view(viewer) for viewer in viewers(game))
    return access.fields(game.state), game.decision, game.legal_actions, game.history, views


def test_copies_are_independent(game_and_luck: tuple[Game, Temper, random.Random]) -> None:
    game, temper, luck = game_and_luck
    for _ in games.steps(luck, game, temper):
        if luck.random() < 0.03:
            before = snapshot(game)
            twin, bare = game.copy(), game.state
            fields = access.fields(bare)
            games.finish(luck, twin)
            while engine.advance(bare):
                engine.play(bare, luck.choice(engine.legal_actions(bare)))
            assert snapshot(game) == before
            assert access.fields(game.state) == fields
            twin = game.copy()
            again = twin.copy()
            game_before = snapshot(twin)
            while len(again.history) > max(0, len(game.history) - 30):
                again.undo()
            assert snapshot(twin) == game_before


def test_a_copy_made_before_goes_on_alike(
    game_and_luck: tuple[Game, Temper, random.Random],
) -> None:
    game, temper, luck = game_and_luck
    stop = luck.randrange(200)
    for _ in games.steps(luck, game, temper):
        if len(game.history) == stop:
            break
    twin, here = game.copy(), len(game.history)
    for _ in games.steps(luck, game, temper):
        pass
    for action in game.history[here:]:
        twin.play(action)
    assert snapshot(twin) == snapshot(game)


def test_replays_are_equal(game_and_luck: tuple[Game, Temper, random.Random]) -> None:
    game, temper, luck = game_and_luck
    games.finish(luck, game, temper)
    again = Game.new(game.ruleset, names=game.names)
    for action in game.history:
        again.play(int(action))
    assert snapshot(again) == snapshot(game)


def test_undo_restores_everything(game_and_luck: tuple[Game, Temper, random.Random]) -> None:
    game, temper, luck = game_and_luck
    past = {}
    for _ in games.steps(luck, game, temper):
        if luck.random() < 0.1:
            past[len(game.history)] = snapshot(game)
    end, history = snapshot(game), game.history
    while game.history:
        taken = game.undo()
        assert taken == history[len(game.history)]
        if len(game.history) in past:
            assert snapshot(game) == past[len(game.history)]
    assert snapshot(game) == snapshot(Game.new(game.ruleset, names=game.names))
    for action in history:
        game.play(action)
    assert snapshot(game) == end


@given(games.played())
@settings(max_examples=games.few(60))
def test_any_game_stays_whole(game: Game) -> None:
    """The same for games that Hypothesis makes, which it can shrink."""
    check_conserved(game.state)
    again = Game.new(game.ruleset, names=game.names)
    for action in game.history:
        again.play(action)
    assert snapshot(again) == snapshot(game)
    check_conserved(games.finish(random.Random(0), game.copy()).state)
    for _ in range(min(5, len(game.history))):
        assert again.undo() in again.legal_actions
    for action in game.history[len(again.history) :]:
        again.play(action)
    assert snapshot(again) == snapshot(game)


def test_the_setups_use_everything() -> None:
    """Every option's every value with both rulesets, every creature, 2 to 5 players."""
    setups = games.setups(32, "whole games")
    for name in games.NAMES:
        chosen = [setup for setup in setups if setup.ruleset.name == name]
        assert {setup.players for setup in chosen} == {2, 3, 4, 5}
        for option, values in games.OPTIONS.items():
            found = {setup.ruleset.options[option] for setup in chosen}
            assert found >= set(values) - {2, 3, 4}, (name, option)
    used = {creature for setup in setups for creature in setup.ruleset.creatures}
    assert used == set(games.EVERY_CREATURE)
    assert len(used) == 16
    mixed = [set(s.ruleset.creatures) - set(rulesets.pool(s.ruleset.name)) for s in setups]
    assert any(mixed)


@pytest.mark.soak
def test_many_games_stay_whole(soak_count: int) -> None:
    for number in range(soak_count):
        luck = random.Random(f"soak {number}")
        game = games.make_setup(luck).game()
        temper = luck.choice(games.TEMPERS)
        for _ in games.steps(luck, game, temper):
            check_conserved(game.state)
            assert len(game.history) < LONGEST
        while game.history and luck.random() < 0.9:
            last = game.undo()
            assert last in game.legal_actions
