"""An imagined state shows its viewer the same, is a whole state, and can be played to the end.

For all viewers, both rulesets, every option, custom sets, games from the opening and from
positions, and every step of every scenario of the project.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from tests.conftest import ROOT
from tests.properties import games
from tests.properties.games import viewers
from tests.properties.test_games import check_conserved

import harena
from harena import CHANCE, PUBLIC, BeliefError, Game, Imaginer, PositionError, Record, View
from harena.playout import Luck, play_out
from harena.position import Position, read_file
from harena.position.scenario import Run, read_scenario
from harena.rules import access, engine
from harena.rules.codes import DISCARDS
from harena.rules.state import State
from harena.view import is_private, view_of

SETUPS = games.setups(games.few(32), "imagined")
FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))


def check_same(game: Game, viewer: int, seed: int, count: int = 2) -> list[State]:
    """Imagine for a viewer; he would see the same, with the same choices."""
    view = game.view(viewer)
    imaginer = Imaginer(view)
    found = []
    for number in range(count):
        state = imaginer.imagine(Luck(seed + number))
        assert imaginer.is_uniform
        legal = view.legal_actions
        again = view_of(state, viewer, game.names, legal, view.history, view.origin)
        for name in View._fields:
            assert getattr(again, name) == getattr(view, name), name
        if game.decision is not None and game.decision.player == viewer:
            assert engine.legal_actions(state) == list(game.legal_actions)
        check_sizes(game.state, state)
        found.append(state)
    return found


def check_sizes(real: State, state: State) -> None:
    """The imagined state is whole, and as large everywhere as the real one."""
    check_conserved(state)
    assert access.sizes_of(state) == access.sizes_of(real)
    assert piled(state) == piled(real)


def piled(state: State) -> list[int]:
    """The sizes of piles; of a position's discards all but the top count as buried."""
    sizes = access.pile_sizes(state)
    sizes[DISCARDS] += int(access.fields(state)["buried"]).bit_count()
    return sizes


def check_playable(state: State, seed: int) -> None:
    """Play it to the end, over the hidden steps that it may stand behind."""
    twin = state.copy()
    if twin.depth and twin.decider == CHANCE and not engine.legal_actions(twin):
        engine.advance(twin)
    play_out(twin, Luck(seed))
    assert twin.over
    check_conserved(twin)


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_imagined_states_fit_and_can_be_played(number: int) -> None:
    luck = random.Random(f"fit {number}")
    game = SETUPS[number].game()
    for _ in games.steps(luck, game, games.TEMPERS[number // 2 % 4]):
        if luck.random() < 0.025:
            for viewer in viewers(game):
                for state in check_same(game, viewer, luck.getrandbits(30)):
                    check_playable(state, number)
    for viewer in viewers(game):
        check_same(game, viewer, number)


@pytest.mark.parametrize("number", range(games.few(16)))
def test_games_from_positions(number: int) -> None:
    """A position has no history: the viewer knows less there, and learns from there on."""
    luck = random.Random(f"positions {number}")
    game = SETUPS[number].game()
    stop = luck.randrange(40, 180)
    position = None
    for _ in games.steps(luck, game, games.TEMPERS[number // 2 % 4]):
        if len(game.history) > stop:
            try:
                position = Position.of(game.state, game.names)
                break
            except PositionError:  # not at the start of a turn
                continue
    assert position is not None
    again = position.game()
    for _ in games.steps(luck, again, games.busy):
        if luck.random() < 0.1:
            viewer = luck.choice(viewers(again))
            for state in check_same(again, viewer, luck.getrandbits(30)):
                check_playable(state, number)
    for viewer in viewers(again):
        check_same(again, viewer, number)


@cache
def scenarios(path: Path) -> list[object]:
    return read_file(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_step_of_every_scenario(path: Path) -> None:
    tables = scenarios(path)
    for index, table in enumerate(tables[:: 1 if harena.compiled else 10]):
        scenario = read_scenario(table)
        run = Run(scenario)
        looking = 0
        for step in scenario.steps:
            assert run.step(step) == ""
            if step.key in ("do", "refuse"):
                ring = viewers(run.game)
                looking += 1
                check_same(run.game, ring[(index + looking) % len(ring)], index, count=3)
                if step is scenario.steps[-1]:
                    check_same(run.game, PUBLIC, index, count=1)


@pytest.mark.parametrize("path", games.GOLDEN, ids=lambda path: path.stem)
def test_golden_games(path: Path) -> None:
    """The games that show everything: stalemates of every kind, idle ends, every power."""
    luck = random.Random(path.stem)
    for game in Record.load(path).steps():
        if luck.random() < 0.05:
            check_same(game, luck.choice(viewers(game)), len(game.history), count=1)
    for viewer in viewers(game):
        check_same(game, viewer, 1, count=1)


def test_behind_a_hidden_step() -> None:
    """Where another is asked in private, the state stands behind the question, and goes on."""
    luck = random.Random("behind")
    found = 0
    while found < games.few(30):
        game = games.make_setup(luck).game()
        for _ in games.steps(luck, game, games.busy):
            if not is_private(game.state) or game.decision is None or luck.random() > 0.2:
                continue
            for viewer in viewers(game):
                if viewer != game.decision.player:
                    assert game.view(viewer).decision is None
                    for state in check_same(game, viewer, found, count=1):
                        check_playable(state, found)
                    found += 1


def test_a_view_that_no_game_shows_is_refused() -> None:
    game = games.make_setup(random.Random("refused"), players=3).game()
    luck = random.Random(5)
    for _ in games.steps(luck, game):
        if len(game.history) > 60:
            break
    view = game.view(0)
    draw = next(event for event in view.history if event.kind == "draw" and event.card in view.hand)
    twice = view._replace(history=(*view.history, draw))
    with pytest.raises(BeliefError):
        Imaginer(twice).imagine(Luck(1))


def test_imagine_with_chance() -> None:
    """The function of the public face."""
    luck = random.Random("public face")
    game = games.make_setup(luck).game()
    for _ in games.steps(luck, game):
        if len(game.history) == 100:
            break
    one = harena.imagine(game.view(0), harena.Chance(seed=3))
    two = harena.imagine(game.view(0), harena.Chance(seed=3))
    three = harena.imagine(game.view(0), harena.Chance(seed=4))
    assert access.fields(one) == access.fields(two) != access.fields(three)


def test_imagining_changes_nothing() -> None:
    """The view stays as it was, and one imaginer's states are independent of each other."""
    luck = random.Random("nothing")
    game = games.make_setup(luck, "titan-the-arena", 4).game()
    for _ in games.steps(luck, game, games.busy):
        if len(game.history) == 150:
            break
    view = game.view(2)
    before, state = repr(view), access.fields(game.state)
    imaginer = Imaginer(view)
    first = imaginer.imagine(Luck(1))
    kept = access.fields(first)
    other = imaginer.imagine(Luck(2))
    imaginer.imagine_into(other, Luck(3))
    play_out(imaginer.imagine(Luck(4)), Luck(5))
    assert repr(view) == before
    assert access.fields(game.state) == state
    assert access.fields(first) == kept
    imaginer.imagine_into(other, Luck(1))
    assert access.fields(other) == kept
