"""Powers, help, rules in short, and the end of the game."""

from __future__ import annotations

import pytest
from tests.locale import files, tables

from harena import PUBLIC
from harena.locale import t, texts
from harena.rules import codes
from harena.view import Outcome

LANGUAGES = pytest.mark.parametrize("language", files.LANGUAGES)


@LANGUAGES
@pytest.mark.parametrize("ruleset", tables.RULESETS)
def test_every_power(language: str, ruleset: str) -> None:
    for creature in files.CREATURES:
        power = texts.power(creature, ruleset, language)
        for text in power:
            files.check(text, language)
        assert power.line.endswith(".")
        assert power.full.endswith(".")
        assert len(power.line) <= 76  # a line of the terminal
        assert len(power.full) > len(power.line)


@LANGUAGES
def test_twins_have_one_power(language: str) -> None:
    for one, other in (("Amazon", "Ranger"), ("Wyrm", "Dragon"), ("Ettin", "Hydra")):
        for ruleset in tables.RULESETS:
            assert texts.power(one, ruleset, language) == texts.power(other, ruleset, language)


@LANGUAGES
def test_editions_differ_where_the_rules_do(language: str) -> None:
    differ = {"Amazon", "Colossus", "Cyclops", "Ettin", "Magus", "Titan", "Troll", "Unicorn"}
    for creature in files.CREATURES[:12]:
        one, other = (texts.power(creature, r, language).full for r in tables.RULESETS)
        assert (one != other) == (creature in differ), creature


def test_what_a_short_deck_means_follows_the_option() -> None:
    faq = texts.power("Amazon", "colossal-arena", "en", {"stalemate": "faq"})
    assert faq == texts.power("Ranger", "titan-the-arena", "en")
    none = texts.power("Ranger", "titan-the-arena", "en", {"stalemate": "none"})
    assert none == texts.power("Amazon", "colossal-arena", "en")


@LANGUAGES
@pytest.mark.parametrize("ruleset", tables.RULESETS)
def test_help(language: str, ruleset: str) -> None:
    for topic in texts.HELP_TOPICS[ruleset]:
        for text in texts.help_for(topic, language):
            files.check(text, language)


OPTIONS = [
    {},
    {"stalemate": "faq", "start": "random"},
    {"stalemate": "auction", "start": "auction", "tie_break": "tournament"},
    {"stalemate": "none", "backer_by": "count", "start": 1},
]


@LANGUAGES
@pytest.mark.parametrize("ruleset", tables.RULESETS)
@pytest.mark.parametrize("options", OPTIONS)
def test_rules_fit_a_page(language: str, ruleset: str, options: dict[str, object]) -> None:
    sections = texts.rules(ruleset, language, options)
    assert len(sections) == len(texts.RULES)
    for section in sections:
        for text in section:
            files.check(text, language)
        assert len(section.text) < 560
    assert sum(len(section.text) for section in sections) < 4200


def test_rules_follow_the_options() -> None:
    def said(ruleset: str, **options: object) -> str:
        return " ".join(text for _, text in texts.rules(ruleset, "en", options))

    arena = said("colossal-arena")
    assert "bidding" not in arena
    assert "bidding" in said("colossal-arena", start="auction")
    assert "last card ends the game" in arena
    assert "last card ends the game" not in said("titan-the-arena")
    assert "most visible markers" in said("colossal-arena", backer_by="count")
    assert "last creature to fall" in said("titan-the-arena", tie_break="tournament")
    assert "round 5 nobody may bet" in said("titan-the-arena")


@LANGUAGES
@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
@pytest.mark.parametrize("reason", ["fifth-fall", "deck", "stalemate", "idle"])
@pytest.mark.parametrize("tie_break", [None, "last-mover", "tournament"])
def test_how_a_game_ended(language: str, viewer: int, reason: str, tie_break: str | None) -> None:
    bets = [[codes.NOBODY] * 8 for _ in range(5)]
    bets[0][0] = bets[2][1] = 0
    bets[1][0] = 1
    bets[0][7] = 2  # on a fallen creature
    view = tables.view(viewer=viewer)._replace(
        living=(True, True, True, *[False] * 5),
        bets=tuple(tuple(row) for row in bets),
        crowns=(codes.NO_COLUMN, 2, codes.NO_COLUMN),
        secrets=(1 * 11 + 3, codes.NO_CARD, 7 * 11),
        options={"tie_break": tie_break or "last-mover"},
        is_over=True,
        outcome=Outcome((11, 8, 0), 0, (0, 1, 2), reason, tie_break is not None),
    )
    lines = texts.outcome(view, language)
    for line in lines:
        files.check(line, language)
    assert len(lines) == 2 + 3 + 1 + (tie_break is not None)
    assert lines[0] == t(f"end-reason-{reason}", language)
    bare = [t("creatures", language, creatures=name) for name in view.creatures[:3]]
    assert all(name in lines[1] for name in bare)
    assert lines[2].count("+") == 2
    assert lines[2].startswith("Ann")
    assert lines[4] == t("end-score", language, player="Cleo", amount=0)
    assert ("Ann" in lines[-1]) == (viewer != 0)
    assert texts.outcome(view._replace(outcome=None), language) == []


def test_the_bets_are_told_with_what_they_pay() -> None:
    bets = [[codes.NOBODY] * 8 for _ in range(5)]
    bets[0][0] = bets[2][1] = 0
    view = tables.view()._replace(
        bets=tuple(tuple(row) for row in bets), secrets=(14, codes.NO_CARD, codes.NO_CARD),
        outcome=Outcome((11, 0, 0), 0, (0, 1, 2), "deck", False),
    )  # fmt: skip
    assert texts.score(view, 0, "en") == "Ann: 11 gold (Amazon 4 + Colossus 2 + Colossus 5, secret)"
