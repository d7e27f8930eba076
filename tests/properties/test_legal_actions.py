"""Legal actions: sorted, unique, never empty before the end, exactly those accepted."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from tests.properties import games
from tests.properties.test_games import snapshot

from harena import CHANCE, Action, Game, IllegalAction
from harena.rules import engine
from harena.rules.codes import ACTIONS, NOTHING, PREFECT, SECOND_PREFECT
from harena.view import ACTIONS_OF

SETUPS = games.setups(games.few(24), "legal actions")
# What notation.md's table lets each decision be answered with, as ranges of the action code.
NOTHING_CODE, CARDS, COLUMNS = range(1), range(1, 103), range(103, 111)
PLACES, CROWNS, SECRET = range(111, 151), range(151, 159), range(159, 160)
SEATS, NUMBERS, YES_CODE, PASS_CODE = (
    range(160, 165),
    range(165, 176),
    range(176, 177),
    range(177, 178),
)
ANSWERS = {
    "bid": (NOTHING_CODE, NUMBERS),
    "bet": (NOTHING_CODE, CARDS, COLUMNS, YES_CODE),
    "play": (NOTHING_CODE, CARDS, PASS_CODE),
    "column": (COLUMNS,),
    "take": (NOTHING_CODE, CARDS),
    "power": (NOTHING_CODE, YES_CODE),
    "rival": (NOTHING_CODE, SEATS),
    "name": (COLUMNS,),
    "give": (CARDS,),
    "keep": (CARDS,),
    "take-back": (NOTHING_CODE, PLACES, CROWNS, SECRET),
    "bet-anywhere": (NOTHING_CODE, PLACES),
    "call": (NOTHING_CODE, COLUMNS),
    "swap": (NOTHING_CODE, CARDS),
    "with": (CARDS,),
    "burn": (NOTHING_CODE, COLUMNS),
    "discard": (NOTHING_CODE, CARDS),
    "stalemate": (NOTHING_CODE, YES_CODE),
    "object": (NOTHING_CODE, YES_CODE),
    "chance": (CARDS, SEATS),
}
# Asked even when there is only one answer; all others have a choice (notation.md).
FORCED = {"chance", "give", "keep", "with", "name", "play", "column"}


def check_legal(game: Game) -> None:
    """What must hold of the legal actions whenever somebody decides."""
    decision, legal = game.decision, game.legal_actions
    assert decision is not None
    codes = [int(action) for action in legal]
    assert codes == sorted(set(codes))
    assert codes
    assert all(any(code in part for part in ANSWERS[decision.kind]) for code in codes)
    assert 1 + SECOND_PREFECT not in codes, "the two Prefects are one outcome"
    assert len(codes) > 1 or decision.kind in FORCED
    if len(codes) == 1:
        assert codes[0] != NOTHING
    kinds = {action.kind for action in legal}
    assert kinds in ({decision.kind}, {"pick"})
    assert codes == engine.legal_actions(game.state)
    for viewer in games.viewers(game):
        seen = game.view(viewer).legal_actions
        assert seen == (legal if viewer == decision.player else ())
    if decision.player == CHANCE:
        weights = game.view(CHANCE).weights
        assert len(weights) == len(legal)
        assert all(
            w == 1 or (w == 2 and a == 1 + PREFECT) for w, a in zip(weights, legal, strict=True)
        )


def check_every_code(game: Game) -> None:
    """All 178 codes, and some that are none: accepted if legal, else refused without effect."""
    legal = set(game.legal_actions)
    before = snapshot(game)
    for code in (*range(ACTIONS), -1, -2, ACTIONS, ACTIONS + 1, 1_000, -(10**9), 10**20):
        if code in legal:
            twin = game.copy()
            twin.play(code)
            assert twin.history[-1] == code
            assert twin.undo() == code
            assert snapshot(twin) == before
        else:
            with pytest.raises(IllegalAction):
                game.play(code)
    assert snapshot(game) == before


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_legal_actions_are_well_formed(number: int) -> None:
    game = SETUPS[number].game()
    luck = random.Random(f"well formed {number}")
    for _ in games.steps(luck, game, games.TEMPERS[number // 2 % 4]):
        check_legal(game)
    assert game.legal_actions == ()


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_exactly_the_legal_actions_are_accepted(number: int) -> None:
    game = SETUPS[number].game()
    luck = random.Random(f"accepted {number}")
    # Every kind of decision that comes up, each a few times.
    checked: dict[str, int] = {}
    for _ in games.steps(luck, game, games.TEMPERS[number // 2 % 4]):
        assert game.decision is not None
        kind = game.decision.kind
        if checked.get(kind, 0) < 2 and luck.random() < 0.2:
            checked[kind] = checked.get(kind, 0) + 1
            check_every_code(game)
    check_every_code(game)  # the game is over: nothing is accepted


@given(games.played())
@settings(max_examples=games.few(25))
def test_any_point_of_any_game(game: Game) -> None:
    if not game.is_over:
        check_legal(game)
    check_every_code(game)


def test_actions_of_another_kind_are_refused() -> None:
    """`continue` is no answer to `bet`, although both are the empty action."""
    luck = random.Random("kinds")
    game = games.make_setup(luck, players=3).game()
    for action in games.steps(luck, game):
        if luck.random() < 0.2:
            before = snapshot(game)
            for kind in ACTIONS_OF:
                if kind != action.kind:
                    with pytest.raises(IllegalAction):
                        game.play(Action.of(kind, action))
            assert snapshot(game) == before


@pytest.mark.parametrize("wrong", ["no bet", None, 0.0, 1.5, 0j, "0", b"0", [], object()])
def test_what_is_no_number_is_refused(wrong: object) -> None:
    game = Game.new("titan-the-arena", 2, options={"start": 0})
    luck = random.Random("no number")
    while game.decision == (CHANCE, "chance"):
        game.play(luck.choice(game.legal_actions))
    assert NOTHING in game.legal_actions
    before = snapshot(game)
    with pytest.raises(IllegalAction):
        game.play(wrong)  # type: ignore[arg-type]
    assert snapshot(game) == before
