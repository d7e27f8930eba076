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


# What the editions differ in, by the rows of the tables and the rulings: CA, then TA.
DIFFERENCES = {
    "bet_rows": (5, 4),  # 1.2 bet values by round
    "halves_up": (True, False),
    "steal_minimum": (3, 1),
    "wide_reach": (False, True),  # 1.2 prefect / referee, 1.5 Troll
    "second_referee": (True, False),
    "any_discards": (False, True),
    "fallen_leave": (False, True),  # 1.3 its markers, its cards in the rows
    "revealed_stay": (False, True),  # 1.2 reveal (voluntary)
    "pass_stays_open": (False, True),  # 1.2 passing, A-115
}
DEFAULTS = {
    "stalemate": ("none", "auction"),
    "tie_break": ("last-mover", "last-mover"),
    "backer_by": ("value", "value"),
    "zero_bet_backs": (True, True),
    "secret_bet_again": (True, True),
    "extra_card_chain": (False, False),
    "start": ("random", "auction"),
}


def test_the_two_editions() -> None:
    """Tables 1.1 to 1.5 and every option's default: what either edition plays by, all told."""
    for number, rules in enumerate((rulesets.ruleset(CA, EIGHT), rulesets.ruleset(TA))):
        for key, values in DIFFERENCES.items():
            assert getattr(rules, key) == values[number], key
        assert rules.options == {key: values[number] for key, values in DEFAULTS.items()}
        assert rules.bet_values == (4, 3, 2, 1, 0, 5)
    assert rulesets.referees(CA) == ("Prefect", "Magister")
    assert rulesets.referees(TA) == ("Referee", "Head Referee")
    assert (len(rulesets.pool(CA)), len(rulesets.pool(TA))) == (12, 8)


def test_naming_creatures() -> None:
    """1.1 choosing the 8: as a list or in one text; case and blanks do not matter."""
    for said in (EIGHT, list(EIGHT), ", ".join(EIGHT), " amazon,COLOSSUS , " + ",".join(EIGHT[2:])):
        assert rulesets.ruleset(CA, said).creatures == EIGHT
    for wrong, reason in (
        (EIGHT[:7], "exactly 8 creatures, not 7"),
        ((*EIGHT, "Titan"), "exactly 8 creatures, not 9"),
        ((*EIGHT[:7], "Amazon"), "Amazon is named twice"),
        ((*EIGHT[:7], "Griffin"), "no creature is called 'Griffin'"),
        ((*EIGHT[:7], "Ranger"), "Ranger and Amazon are one power"),
        (None, "needs its eight creatures: name them or draw them"),
    ):
        with pytest.raises(harena.RulesetError, match=reason):
            rulesets.ruleset(CA, wrong)
    for first, second in (("Dragon", "Wyrm"), ("Hydra", "Ettin"), ("Warlock", "Magus")):
        rest = ("Cyclops", "Titan", "Troll", "Unicorn", "Gorgon", "Daimon")
        with pytest.raises(harena.RulesetError, match=f"{first} and {second} are one power"):
            rulesets.ruleset(TA, (*rest, second, first))


def test_what_there_is_not() -> None:
    """An unknown ruleset, option or value of an option, however harmless it looks."""
    with pytest.raises(harena.RulesetError, match="the rulesets are: colossal-arena, titan-the-"):
        rulesets.ruleset("galaxy")
    for value in ("random", "auction", 1, True, "faq"):
        with pytest.raises(harena.RulesetError, match="unknown option 'colour'; the options are:"):
            rulesets.ruleset(TA, options={"colour": value})
    for key in ("stalemate", "tie_break", "backer_by"):
        for wrong in ("random", "maybe", 1, None):
            with pytest.raises(harena.RulesetError, match=f"option {key} = .* is none of"):
                rulesets.ruleset(TA, options={key: wrong})


def test_the_counts_of_the_guard() -> None:
    """A-109: a turn that draws is neither idle nor dry, one that only plays is dry, a pass both."""
    game = harena.Game.from_position(
        {
            "ruleset": CA,
            "players": ["Ann", "Ben"],
            "creatures": list(EIGHT),
            "options": {"stalemate": "faq"},
            "position": {
                "round": 2, "fallen": ["Wyrm"], "idle": 1, "dry": 5, "deck_size": 1,
                "hands": {"Ann": "Troll 5, Wyrm 1", "Ben": "Troll 6, Wyrm 0"}, "deck": "Troll 7",
            },
        }
    )  # fmt: skip
    for text, counts in (
        ("no bet; play Troll 5; done; draw Troll 7", (0, 0)),
        ("no bet; play Troll 6; done", (0, 1)),
        ("no bet; play Troll 7; discard Wyrm 1", (0, 2)),
    ):
        for action in text.split("; "):
            game.play(game.parse_action(action))
        values = access.fields(game.state)
        assert (values["idle"], values["dry"]) == counts
