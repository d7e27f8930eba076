"""What a person may type for a choice, in any language, and how the choices are laid out."""

from __future__ import annotations

import random

import pytest

from harena.cli import choosing
from harena.cli.choosing import Unclear
from harena.game import Game
from harena.players import Chance
from harena.rules.codes import CHANCE

CREATURES = ["Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Troll", "Unicorn", "Wyrm"]
LANGUAGES = ("en", "es", "fi", "hu")


def game_at(kind: str, ruleset: str = "colossal-arena", seed: int = 1) -> Game:
    """A game in which a player has to make a decision of this kind, with two choices or more."""
    for number in range(seed, seed + 400):
        creatures = CREATURES if ruleset == "colossal-arena" else None
        game = Game.new(ruleset, 3, creatures=creatures)
        chance = Chance(number)
        luck = random.Random(number)
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            if decision.kind == kind and len(game.legal_actions) > 1:
                return game
            if decision.player == CHANCE:
                game.play(chance.choose(game.view(CHANCE), game.legal_actions))
            else:
                game.play(luck.choice(game.legal_actions))
    raise AssertionError(f"no game came to {kind}")


def offered(game: Game, language: str = "en") -> list[choosing.Choice]:
    """The choices of whoever decides."""
    assert game.decision is not None
    return choosing.choices(game, game.view(game.decision.player), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["bet", "play", "column", "discard", "swap", "rival", "take"])
def test_number_notation_and_label_mean_the_choice(kind: str, language: str) -> None:
    game = game_at(kind)
    found = offered(game, language)
    assert sorted(choice.action for choice in found) == list(game.legal_actions)
    for choice in found:
        for typed in (choice.key, choice.notation, choice.notation.upper(), choice.label):
            assert choosing.meant(typed, found, game) == choice, typed


def test_beginnings_of_words() -> None:
    game = game_at("bet")
    found = offered(game)
    bet = next(choice for choice in found if choice.notation.startswith("bet "))
    creature = bet.notation.split()[1]
    assert choosing.meant(f"be {creature[:4].lower()}", found, game) == bet
    assert choosing.meant("no", found, game).notation == "no bet"


def test_beginnings_in_ones_own_language_without_accents() -> None:
    game = game_at("bet", "titan-the-arena")
    found = offered(game, "hu")
    assert choosing.meant("fogadas a sark", found, game).notation == "bet Dragon"


def test_beginnings_that_fit_several_choices_are_asked_again() -> None:
    game = game_at("play")
    with pytest.raises(Unclear) as caught:
        choosing.meant("pl", offered(game), game)
    assert caught.value.id == "ui-error-ambiguous"


@pytest.mark.parametrize("typed", ["0", "77", "4" * 5000, "²", "x", "play", "bet Ranger", "-", ";"])
def test_nonsense(typed: str) -> None:
    game = game_at("bet")
    with pytest.raises(Unclear) as caught:
        choosing.meant(typed, offered(game), game)
    assert caught.value.id.startswith("ui-error-")
    assert len(str(caught.value.args_of_message["given"])) <= 40


def test_a_legal_text_of_another_decision_is_refused() -> None:
    game = game_at("play")
    with pytest.raises(Unclear):
        choosing.meant("bet Troll", offered(game), game)


def test_a_bid_is_typed_as_its_number() -> None:
    game = game_at("bid", "titan-the-arena")
    found = offered(game)
    assert choosing.meant("7", found, game).notation == "bid 7"
    assert choosing.meant("bid 7", found, game).notation == "bid 7"
    assert choosing.meant("-", found, game).notation == "no bid"
    assert choosing.usual(found) == found[-1]
    with pytest.raises(Unclear):
        choosing.meant("11", found, game)


def test_enter_means_the_empty_action_only() -> None:
    bet = choosing.usual(offered(game_at("bet")))
    assert bet is not None
    assert bet.notation == "no bet"
    assert choosing.usual(offered(game_at("play"))) is None


def test_open_bets_come_first_and_the_empty_action_last() -> None:
    words = [choice.notation.split()[0] for choice in offered(game_at("bet"))]
    assert words == sorted(words, key=["bet", "secret", "reveal", "no"].index)
    assert words[-1] == "no"


@pytest.mark.parametrize("width", [40, 80, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_fit_and_leave_nothing_out(language: str, width: int) -> None:
    for kind in ("bet", "play", "bet-anywhere", "rival", "call", "burn", "take-back"):
        game = game_at(kind, seed=7) if kind != "call" else game_at("bet", "titan-the-arena")
        found = offered(game, language)
        lines = choosing.menu(found, width)
        assert all(line.cell_len <= width for line in lines)
        text = " ".join(" ".join(line.plain for line in lines).split())
        for choice in found:
            if width == 200:
                assert choice.text in text
            else:
                assert f"{choice.key} {choice.label.split()[0]}" in text


def test_bets_that_pay_nothing_are_doubted() -> None:
    for seed in range(1, 4000, 400):
        game = game_at("bet", seed=seed)
        view = game.view(game.decision.player if game.decision else 0)
        bets = [choice for choice in offered(game) if choice.notation.startswith("bet ")]
        if bets:
            assert choosing.warning(view, bets[0]) == ""
            last = view._replace(round=5)
            assert choosing.warning(last, bets[0]) == "ui-confirm-zero"
            return
    raise AssertionError("no bet was offered")


def test_revealing_a_secret_bet_on_a_fallen_creature_is_doubted() -> None:
    game = game_at("bet")
    assert game.decision is not None
    while "reveal" not in [choice.notation for choice in offered(game)]:
        secret = [action for action in game.legal_actions if 0 < action < 103]
        is_bet = game.decision.kind == "bet"
        game.play(secret[0] if is_bet and secret else game.legal_actions[-1])
        while game.decision.player == CHANCE:
            game.play(game.legal_actions[0])
    reveal = next(choice for choice in offered(game) if choice.notation == "reveal")
    view = game.view(game.decision.player)
    assert choosing.warning(view, reveal) == ""
    fallen = view._replace(living=(False,) * 8)
    assert choosing.warning(fallen, reveal) == "ui-confirm-fallen"
