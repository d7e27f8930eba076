"""Whole games in words: every view of every player at every decision, in all languages."""

from __future__ import annotations

import random
import re

import pytest
from tests.locale import files

import harena
from harena import CHANCE, PUBLIC, Game
from harena.locale import texts, wording
from harena.rules import codes

GAMES = [
    ("colossal-arena", {}, None),
    ("colossal-arena", {"stalemate": "faq", "tie_break": "tournament"}, None),
    ("titan-the-arena", {}, None),
    (
        "titan-the-arena",
        {"stalemate": "none", "extra_card_chain": True},
        ["Amazon", "Colossus", "Seraphim", "Gorgon", "Troll", "Hydra", "Daimon", "Titan"],
    ),
]


@pytest.mark.parametrize(("ruleset", "options", "creatures"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_in_words(
    ruleset: str, options: dict[str, object], creatures: list[str] | None, seed: int
) -> None:
    game = Game.new(ruleset, 3, seed=seed, options=options, creatures=creatures)
    chance = harena.Chance(seed)
    chooser = random.Random(seed)
    while not game.is_over:
        assert game.decision is not None
        who = game.decision.player
        if who == CHANCE:
            game.play(chance.choose(game.view(CHANCE), game.legal_actions))
            continue
        language = chooser.choice(files.LANGUAGES)
        view = game.view(who)
        files.check(wording.question(view, language), language)
        for action, label in zip(view.legal_actions, wording.menu(view, language), strict=True):
            files.check(label, language)
            hint = wording.hint(view, action, language)
            assert not hint or files.check(hint, language)
        for other in (*range(3), PUBLIC):
            if other != who:
                seen = game.view(other)
                files.check(wording.waiting(seen, language), language)
        # prefer doing something to doing nothing, so that powers and bets occur
        game.play(chooser.choice(game.legal_actions[-6:]))
    tell(game)


def tell(game: Game) -> None:
    """The log and the outcome, for every viewer in every language."""
    assert game.outcome is not None
    for viewer in (*range(3), PUBLIC):
        view = game.view(viewer)
        logs = [wording.log(view, view.history, language) for language in files.LANGUAGES]
        assert len({len(log) for log in logs}) == 1
        for language, log in zip(files.LANGUAGES, logs, strict=True):
            for line in log:
                files.check(line, language)
            for line in texts.outcome(view, language):
                files.check(line, language)
    for seat, gold in enumerate(game.outcome.scores):
        said = texts.score(game.view(PUBLIC), seat, "en")
        paid = [int(each) for each in re.findall(r" (\d+)(?=[ ,)]|$)", said.partition("(")[2])]
        assert sum(paid) == gold, said


def test_the_spectator_reads_no_hidden_card() -> None:
    """Public sentences of draws and secret bets hold no card: nothing slips past the event."""
    game = Game.new("colossal-arena", 2, seed=5)
    chance = harena.Chance(5)
    while game.decision is not None and game.decision.player == CHANCE:
        game.play(chance.choose(game.view(CHANCE), game.legal_actions))
    assert game.decision is not None
    secret = next(
        action
        for action in game.legal_actions
        if codes.CARD_ACTION <= action < codes.CARD_ACTION + codes.COMBAT_CARDS
    )
    bettor = game.decision.player
    game.play(secret)
    for viewer in (1 - bettor, PUBLIC):
        view = game.view(viewer)
        told = [event for event in view.history if event.player == bettor]
        for language in files.LANGUAGES:
            for line in wording.log(view, told, language):
                assert not re.search(r"\d", line.replace("8", "")), line
