"""What Game refuses: the error says what was given and what could be, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.game.tables import CREATURES, do, setup, table, walk, whole

from harena import CHANCE, NOBODY, PUBLIC, Action, Game, HarenaError, IllegalAction, RulesetError
from harena.rules import access
from harena.rules.codes import ACTIONS

NEW: Any = Game.new  # what is given here is wrong on purpose


def test_an_illegal_action_is_named_with_the_decision_and_its_choices() -> None:
    game = table("Troll 3, Wyrm 1, Spectator 4")
    with pytest.raises(IllegalAction) as caught:
        game.play(game.parse_action("play Magus 7"))
    assert str(caught.value) == (
        "'play Magus 7' is not legal: Ann must decide play, among: "
        "play Troll 3; play Wyrm 1; play Spectator 4"
    )
    with pytest.raises(IllegalAction, match=r"^'pass' is not legal: Ann must decide play"):
        game.play(177)


def test_chance_is_named_too() -> None:
    game = do(table("Troll 3, Wyrm 1", deck="Magus 9", deck_size=1), "play Troll 3")
    assert game.decision == (CHANCE, "chance")
    with pytest.raises(IllegalAction) as caught:
        game.play(game.parse_action("draw Magus 8"))
    assert str(caught.value) == (
        "'draw Magus 8' is not legal: chance must decide chance, among: draw Magus 9"
    )


@pytest.mark.parametrize("number", range(4))
def test_only_legal_actions_are_played_and_refusals_change_nothing(number: int) -> None:
    for step, game in enumerate(walk(number, seed=2)):
        if step % 30 != 3:
            continue
        before = (access.fields(game.state), game.history, game.view(0), game.events(PUBLIC))
        for code in (*range(ACTIONS), ACTIONS, ACTIONS + 1, -1, -2, 10**30):
            if code in game.legal_actions:
                continue
            with pytest.raises(IllegalAction):
                game.play(code)
        assert before == (
            access.fields(game.state),
            game.history,
            game.view(0),
            game.events(PUBLIC),
        )


@pytest.mark.parametrize(
    "bad",
    [
        None,
        "pass",
        "play Troll 3",
        1.0,
        [
            True,
        ],
        (),
        {},
        object(),
        b"\0",
    ],
)
def test_what_is_no_action_at_all(bad: object) -> None:
    game = table("Troll 3")
    with pytest.raises(
        IllegalAction, match="is not legal: Ann must decide play, among: play Troll 3"
    ):
        game.play(bad)  # type: ignore[arg-type]


def test_an_action_of_another_decision() -> None:
    """The same number, but it means something else: it is not played by mistake."""
    game = table("Troll 3")
    code = int(game.legal_actions[0])
    with pytest.raises(IllegalAction, match="'discard Troll 3' is not legal: Ann must decide play"):
        game.play(Action.of("discard", code))
    assert game.history == ()
    game.play(code)


def test_nothing_is_played_after_the_end() -> None:
    game = whole(1)
    for bad in (0, game.history[-1], None):
        with pytest.raises(IllegalAction, match="the game is over, nothing can be played"):
            game.play(bad)  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [-1, 2, 3, 4, 7, None, "Ann", 1.0, True])
def test_wrong_viewers(viewer: Any) -> None:
    game = table("Troll 3")
    for look in (game.view, game.events):
        with pytest.raises(RulesetError, match="is no viewer: seats are 0 to 1, the spectator 5"):
            look(viewer)
    assert PUBLIC == NOBODY == 5


def test_the_view_of_chance_has_no_events() -> None:
    with pytest.raises(RulesetError, match="6 is no viewer"):
        setup(0).events(CHANCE)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: NEW(players=1), "1 players: a game needs 2 to 5"),
        (lambda: NEW(players=6), "6 players: a game needs 2 to 5"),
        (lambda: NEW(players="3"), "'3' players"),
        (lambda: NEW(players=3.0), "3.0 players"),
        (lambda: NEW(players=True), "True players"),
        (lambda: NEW(players=None), "None players"),
        (lambda: NEW(names=["Ann"]), "1 players"),
        (lambda: NEW(names=[]), "0 players"),
        (lambda: NEW(names=["Ann", "ann"]), "two players are called"),
        (lambda: NEW(names=["Ann", ""]), "may not be empty"),
        (lambda: NEW(names=["Ann", "B;n"]), "may not hold"),
        (lambda: NEW(names=["Ann", "pass"]), "a word of the notation"),
        (lambda: NEW(names=["Ann", 3]), "must be a text"),
        (lambda: NEW(names="Ann Ben"[:5]), "not one text"),
        (lambda: NEW("chess"), "unknown ruleset 'chess'; the rulesets are: colossal-arena"),
        (lambda: NEW("chess", creatures=CREATURES), "unknown ruleset"),
        (lambda: NEW(creatures=CREATURES[:7]), "exactly 8 creatures, not 7"),
        (lambda: NEW(creatures=[*CREATURES, "Ettin"]), "exactly 8 creatures, not 9"),
        (lambda: NEW(creatures=[*CREATURES[:7], "Troll"]), "Troll is named twice"),
        (lambda: NEW(creatures=[*CREATURES[:7], "Dragon"]), ""),
        (lambda: NEW(creatures=["Wyrm", "Dragon", *CREATURES[:6]]), "one power under two names"),
        (lambda: NEW(creatures=["Gryphon", *CREATURES[:7]]), "no creature is called 'Gryphon'"),
        (lambda: NEW(options={"stalemates": "faq"}), "unknown option 'stalemates'; the options"),
        (lambda: NEW(options={"stalemate": "always"}), "none of none, faq, auction"),
        (lambda: NEW(options={"zero_bet_backs": 2}), "neither true nor false"),
        (lambda: NEW(options={"start": "Zoë"}), "none of random, auction, or a seat"),
        (lambda: NEW(options={"start": 4}), "start = #5: there are only 4 players"),
        (lambda: NEW(options={"start": "#3"}, players=2), "start = #3: there are only 2 players"),
        (lambda: NEW(options={"start": 7}), "none of random"),
    ],
)
def test_games_that_cannot_be(make: Callable[[], Game], words: str) -> None:
    if not words:  # a creature of the other box may join
        assert "Dragon" in make().creatures
        return
    with pytest.raises(HarenaError) as caught:
        make()
    assert words in str(caught.value)


def test_players_of_a_list_of_names_are_counted() -> None:
    assert NEW("titan-the-arena", players=99, names=["Ann", "Ben", "Cleo"]).players == 3
