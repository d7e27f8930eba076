"""The tablet above the hand: what it says beside the question."""

from __future__ import annotations

import pytest
from tests.web.stored import played

import harena
from harena.locale import wording
from harena.rules import codes
from harena.web.pieces import board
from harena.web.pieces.piece import Sheet


def pieces(game: harena.Game, viewer: int) -> Sheet:
    view = game.view(viewer)
    sitters = tuple(board.Sitter(name) for name in view.names)
    return board.sheet(view, board.Extra(sitters), "en")


def asked(ruleset: str, kind: str) -> harena.Game:
    for seed in range(1, 40):
        for upto in range(10, 160, 2):
            game = played(ruleset, seed, upto)
            if game.decision is not None and game.decision.kind == kind:
                return game
    raise AssertionError(f"no {kind} in {ruleset}")


@pytest.mark.parametrize(
    ("ruleset", "kind"),
    [("colossal-arena", "column"), ("titan-the-arena", "column"), ("colossal-arena", "with")],
)
def test_the_card_that_is_placed_is_shown_and_spoken(ruleset: str, kind: str) -> None:
    game = asked(ruleset, kind)
    assert game.decision is not None
    decider = game.decision.player
    frame = game.view(decider).frame
    assert frame is not None
    card = frame.played if kind == "column" else frame.chosen
    name = wording.card(game.view(decider), card, "en")
    made = pieces(game, decider)
    assert f'aria-label="{name}" data-card="{card}"' in str(made["decision"])
    assert name in str(made["said"])
    for viewer in (*range(game.players), codes.PUBLIC):
        if viewer != decider:
            assert "data-card" not in str(pieces(game, viewer)["decision"])
