"""Rulesets as values: equal ones are equal, options may be said in several ways."""

from __future__ import annotations

import pytest

import harena
from harena.rules import access, rulesets

CA = "colossal-arena"
TA = "titan-the-arena"
EIGHT = ("Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Magus", "Troll", "Wyrm")


def test_equal_rulesets_are_equal() -> None:
    one = rulesets.ruleset(CA, EIGHT)
    assert one == rulesets.ruleset(CA, EIGHT)
    assert hash(one) == hash(rulesets.ruleset(CA, EIGHT))
    for other in (
        rulesets.ruleset(CA, EIGHT[::-1]),
        rulesets.ruleset(TA, EIGHT),
        rulesets.ruleset(CA, EIGHT, {"stalemate": "faq"}),
        rulesets.ruleset(TA),
    ):
        assert one != other
        assert hash(one) != hash(other)
    assert one != CA
    assert one.__eq__(CA) is NotImplemented
    assert len({one, rulesets.ruleset(CA, EIGHT)}) == 1


@pytest.mark.parametrize("switch", rulesets.SWITCHES)
def test_yes_and_no(switch: str) -> None:
    """Option zero_bet_backs, secret_bet_again, extra_card_chain: truths, or the words."""
    for value, wanted in ((True, True), (False, False), ("yes", True), ("no", False)):
        rules = rulesets.ruleset(TA, options={switch: value})
        assert rules.options[switch] is wanted
        assert bool(getattr(rules, switch)) is wanted
    for wrong in ("maybe", "", 1, 0, None):
        with pytest.raises(harena.RulesetError):
            rulesets.ruleset(TA, options={switch: wrong})


def test_starting_seats() -> None:
    """Option start: a seat from 0, or #1 to #5."""
    for seat in range(5):
        for value in (seat, f"#{seat + 1}"):
            rules = rulesets.ruleset(TA, options={"start": value})
            assert rules.options["start"] == seat
            assert rules.start == seat
    for word in ("random", "auction"):
        assert rulesets.ruleset(TA, options={"start": word}).options["start"] == word
    for wrong in ("#0", "#6", "x2", "#", "2", "#12", 5, -1, True, "", None, 1.0):
        with pytest.raises(harena.RulesetError):
            rulesets.ruleset(TA, options={"start": wrong})


def test_a_redeal_starts_both_counts_anew() -> None:
    """A-137: after the deal of a stalemate no turn has been idle, none without a draw."""
    game = harena.Game.from_position(
        {
            "ruleset": CA,
            "players": ["Ann", "Ben"],
            "creatures": list(EIGHT),
            "options": {"stalemate": "faq"},
            "position": {
                "round": 3, "fallen": ["Wyrm", "Magus"], "idle": 2, "dry": 18, "deck_size": 0,
                "hands": {"Ann": "Troll 5", "Ben": "Wyrm 0"},
                "rows": {"1": {"Amazon": "Amazon 1", "Troll": "Troll 2"}},
            },
        }
    )  # fmt: skip
    for text in ("no bet", "play Troll 5", "draw Amazon 1", "draw Troll 2"):
        game.play(game.parse_action(text))
    values = access.fields(game.state)
    assert (values["idle"], values["dry"]) == (0, 0)
    assert (values["one_draw"], values["redeals"]) == (1, 1)
