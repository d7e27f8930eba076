"""Creatures and options of one's choice, from the start page to the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.conftest import Person, Running
from tests.web.stored import table_of

from harena.locale import t
from harena.rules import rulesets
from harena.web.routes import setup

EIGHT = ("Cyclops", "Dragon", "Ettin", "Gorgon", "Ranger", "Titan", "Troll", "Warlock")


def asked(one: Person, *eight: str, **choices: str) -> Any:
    """The answer to a form with these creatures ticked."""
    given: dict[str, Any] = {"kind": "bots", "name": "Ann", "creatures": "chosen", **choices}
    return one.client.post("/tables", data={**given, "eight": list(eight)})


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_eight_creatures_of_ones_choice(
    server: Running, person: Callable[..., Person], ruleset: str
) -> None:
    ann = person()
    path = asked(ann, *reversed(EIGHT), ruleset=ruleset).headers["location"]
    table = table_of(server, path)
    assert table.game is not None
    assert table.game.creatures == EIGHT
    assert table.game.ruleset.name == ruleset


def test_a_wrong_choice_is_told_and_nothing_typed_is_lost(person: Callable[..., Person]) -> None:
    ann = person("hu")
    cases = [
        (EIGHT[:7], t("web-error-eight", "hu", count=7)),
        ((*EIGHT, "Wyrm"), t("web-error-eight", "hu", count=9)),
        ((), t("web-error-eight", "hu", count=0)),
        ((*EIGHT[:7], "Troll"), t("web-error-eight", "hu", count=7)),
        (
            (*EIGHT[:7], "Amazon"),
            t("ui-error-creature-pair", "hu", creature="Ranger", other="Amazon"),
        ),
    ]
    for eight, words in cases:
        answer = asked(
            ann,
            *eight,
            kind="friends",
            players="3",
            pace="quick",
            **{"option-tie_break": "tournament"},
        )
        assert answer.status_code == 422
        assert words in answer.text
        form = answer.text[answer.text.index('value="friends"') :]
        assert 'role="alert"' in form
        assert 'role="alert"' not in answer.text[: answer.text.index('value="friends"')]
        ticked = re.findall(r'name="eight" value="(\w+)" checked', form)
        assert set(ticked) == set(eight)
        for kept in ('value="3" checked', 'value="quick" checked', 'value="tournament" selected'):
            assert kept in form
    assert not [
        line for line in ann.get("/").text.splitlines() if "/tables/" in line and "href" in line
    ]


def test_options_reach_the_game_and_those_who_are_invited(
    server: Running, person: Callable[..., Person]
) -> None:
    ann = person()
    options = {
        "option-stalemate": "faq",
        "option-zero_bet_backs": "no",
        "option-start": "auction",
        "option-backer_by": "value",  # as usual
        "option-tie_break": "nonsense",
        "option-nonsense": "yes",
    }
    path = asked(ann, *EIGHT, kind="friends", players="2", **options).headers["location"]
    lobby = ann.get(path).text
    assert f"{t('option-stalemate', 'en')}: {t('option-stalemate.faq', 'en')}" in lobby
    assert t("option-backer-by", "en") not in lobby
    assert "Gorgon" in lobby
    ann.post(f"{path}/start")
    game = table_of(server, path).game
    assert game is not None
    usual = rulesets.check_options("colossal-arena", {})
    changed = {"stalemate": "faq", "zero_bet_backs": False, "start": "auction"}
    assert dict(game.ruleset.options) == usual | changed
    assert game.creatures == EIGHT


def test_what_a_form_offers_is_what_the_rules_know() -> None:
    assert set(setup.OPTIONS) == set(rulesets.OPTIONS)
    for name, values in setup.OPTIONS.items():
        for value in values:
            assert rulesets.check_options("colossal-arena", {name: value})
            for language in ("en", "es", "fi", "hu"):
                assert setup.option_words(
                    {name: value == "yes" if value in setup.YES_NO else value}, language
                )
    names = [name for _, group in setup.offers("en")["creature_groups"] for name, _ in group]
    assert len(names) == len(set(names)) == 16
    assert not setup.Wanted().is_special
