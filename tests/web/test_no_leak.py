"""Nothing hidden reaches a browser: deal all that a viewer cannot know anew, and he sees the same.

Every byte that a page, a stream or a version shows is made from `board.sheet` and `board.title`,
from a View and what the table adds to it; both are compared here, in all languages, between the
real game and one in which everything unknown to the viewer was imagined otherwise.
"""

from __future__ import annotations

import random

import pytest

import harena
from harena import belief
from harena.errors import BeliefError
from harena.rules import codes
from harena.web.pieces import board
from harena.web.pieces.piece import Sheet
from harena.web.tables import live
from harena.web.tables.shown import after_no_bet


def added(game: harena.Game, viewer: int, sitters: tuple[board.Sitter, ...]) -> board.Extra:
    """What the table adds for a viewer, as `Shown.added` does."""
    if viewer == codes.PUBLIC:
        return board.Extra(sitters, table="x")
    view = game.view(viewer)
    return board.Extra(
        sitters,
        version=f"{len(game.events(viewer))}.0",
        can_undo=not view.is_over and game.undoable(viewer) > 0,
        after_no_bet=after_no_bet(game, view),
        table="x",
    )


def whole(sheet: Sheet) -> str:
    """All the HTML of a sheet."""
    return "".join(map(str, sheet.values()))


def elsewhere(game: harena.Game, viewer: int, seed: int) -> harena.Game | None:
    """The same game in a world that fits the viewer's view; None where there is none to imagine."""
    try:
        state = belief.imagine(game.view(viewer), harena.Chance(seed))
    except BeliefError:
        return None
    other = game.copy()
    other._state = state
    other._legal = None
    return other


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_sees_the_same_whatever_the_others_hold(ruleset: str, seed: int) -> None:
    rng = random.Random(seed)
    game = harena.Game.new(ruleset, players=3 + seed % 3, seed=seed)
    chance = harena.Chance(seed)
    bots = [harena.make_bot("random", seed * 10 + seat) for seat in range(game.players)]
    sitters = tuple(board.Sitter(name) for name in game.names)
    compared = differed = 0
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        who = decision.player
        if who != codes.CHANCE and game.history and rng.random() < 0.12:
            viewer = rng.randrange(game.players)
            other = elsewhere(game, viewer, rng.randrange(10**6))
            if other is not None:
                real = game.view(viewer)._replace(frame=None)
                told = other.view(viewer)._replace(frame=None)
                assert real == told
                language = rng.choice(("en", "es", "fi", "hu"))
                extra = added(game, viewer, sitters)
                same = board.sheet(game.view(viewer), extra, language)
                there = board.sheet(other.view(viewer), added(other, viewer, sitters), language)
                assert same == there
                assert whole(same) == whole(there)
                assert live.state_of(same) == live.state_of(there)
                compared += 1
                differed += any(
                    game.view(seat).hand != other.view(seat).hand for seat in range(game.players)
                )
        chooser = chance if who == codes.CHANCE else bots[who]
        game.play(chooser.choose(game.view(who), game.legal_actions))
    assert compared >= 5
    assert differed >= compared // 2  # the other worlds were other worlds


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_a_spectator_is_shown_no_hand(ruleset: str) -> None:
    game = harena.Game.new(ruleset, players=4, seed=11)
    chance = harena.Chance(11)
    bots = [harena.make_bot("random", seat) for seat in range(4)]
    sitters = tuple(board.Sitter(name) for name in game.names)
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        if decision.player != codes.CHANCE:
            view = game.view(codes.PUBLIC)
            sheet = board.sheet(view, board.Extra(sitters, table="x"), "en")
            assert "data-action" not in whole(sheet)
            assert "hand-" not in str(sheet["hand"]).replace("hand-title", "")
            shown = {card for tops in view.tops for card in tops} | set(view.crown_tops)
            shown |= {view.discard_top} | {card for cards in view.shown for card in cards}
            for seat in range(4):
                for card in set(game.view(seat).hand) - shown:
                    assert f'data-card="{card}"' not in whole(sheet)
        chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
        game.play(chooser.choose(game.view(decision.player), game.legal_actions))


@pytest.mark.parametrize("viewer", [0, codes.PUBLIC])
def test_buttons_go_to_the_decider_alone(viewer: int) -> None:
    game = harena.Game.new("titan-the-arena", players=3, seed=2)
    chance = harena.Chance(2)
    bots = [harena.make_bot("random", seat) for seat in range(3)]
    sitters = tuple(board.Sitter(name) for name in game.names)
    asked = 0
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        if decision.player != codes.CHANCE:
            view = game.view(viewer)
            sheet = board.sheet(view, added(game, viewer, sitters), "fi")
            shown = whole({name: html for name, html in sheet.items() if name != "undo"})
            assert ("data-action" in shown) == (decision.player == viewer)
            asked += decision.player == viewer
        chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
        game.play(chooser.choose(game.view(decision.player), game.legal_actions))
    assert (asked > 5) == (viewer == 0)


def test_a_log_book_says_the_same_as_a_fresh_one() -> None:
    from harena.web.pieces.logbook import LogBook

    game = harena.Game.new("colossal-arena", players=4, seed=8)
    chance = harena.Chance(8)
    bots = [harena.make_bot("random", seat) for seat in range(4)]
    sitters = tuple(board.Sitter(name) for name in game.names)
    book = LogBook()
    rng = random.Random(8)
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        if decision.player != codes.CHANCE:
            view = game.view(0)
            extra = added(game, 0, sitters)
            kept, fresh = board.sheet(view, extra, "en", book), board.sheet(view, extra, "en")
            assert kept == fresh
            assert whole(kept) == whole(fresh)
            if rng.random() < 0.2:
                for _ in range(game.undoable(decision.player)):
                    game.undo()
                continue
        chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
        game.play(chooser.choose(game.view(decision.player), game.legal_actions))
