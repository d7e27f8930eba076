"""Help where it matters: every decision, power and kind of card has a sheet and a place to read."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest
from tests.web import reading
from tests.web.conftest import Person

import harena
from harena.locale import languages, t
from harena.locale.books import book
from harena.locale.texts import HELP_TOPICS
from harena.rules import codes
from harena.web.pieces import help_sheets, rulebook

ANCHORS = {one.anchor for one in book("rules", "en")}


@pytest.mark.parametrize("ruleset", rulebook.EDITIONS)
def test_every_decision_has_a_sheet_that_exists(ruleset: str) -> None:
    topics: dict[str, set[str]] = {}
    for seed in range(12):
        game = harena.Game.new(ruleset, players=3, seed=seed)
        chance = harena.Chance(seed)
        bots = [harena.make_bot("random", seat + seed) for seat in range(3)]
        sheets = {f"help-{one.topic}" for one in help_sheets.sheets(game.view(0), "en")}
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            who = decision.player
            if who != codes.CHANCE:
                for viewer in (who, codes.PUBLIC):
                    view = game.view(viewer)
                    kind = view.decision.kind if view.decision else "wait"
                    found = help_sheets.topic(view, kind)
                    assert found in sheets or re.fullmatch("power-[0-7]", found), kind
                    if view.decision is None:
                        assert found == "help-turn"
                    topics.setdefault(kind, set()).add(found.rstrip("01234567"))
            chooser = chance if who == codes.CHANCE else bots[who]
            game.play(chooser.choose(game.view(who), game.legal_actions))
    assert topics["bet"] == {"help-bets"}
    assert topics["power"] == {"power-"}
    referee = HELP_TOPICS[ruleset][2]
    assert f"help-{referee}" in topics["take"]
    assert topics["column"] == {"help-spectator", f"help-{HELP_TOPICS[ruleset][3]}"}


def test_the_sheet_of_a_called_power_is_that_of_the_called_creature() -> None:
    creatures = ["Amazon", "Cyclops", "Ettin", "Gorgon", "Seraphim", "Titan", "Troll", "Unicorn"]
    called = 0
    for seed in range(200):
        game = harena.Game.new("colossal-arena", players=2, seed=seed, creatures=creatures)
        chance = harena.Chance(seed)
        bot = harena.make_bot("random", seed)
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            view = game.view(decision.player)
            last = next((e for e in reversed(view.history) if e.kind != "draw"), None)
            if decision.kind == "rival" and last is not None and last.kind == "call":
                assert help_sheets.topic(view, "rival") == f"power-{last.creature}"
                called += 1
            chooser = chance if decision.player == codes.CHANCE else bot
            game.play(chooser.choose(view, game.legal_actions))
        if called > 2:
            break
    assert called > 2


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("ruleset", rulebook.EDITIONS)
def test_the_table_has_all_sheets_and_their_links_lead_into_the_rules(
    person: Callable[..., Person], ruleset: str, language: str
) -> None:
    ann = person(language)
    table = ann.play_now(ruleset=ruleset)
    html = reading.wait_for_me(ann, table)
    ids = set(re.findall(r' id="([^"]*)"', html))
    targets = set(re.findall(r'popovertarget="([^"]*)"', html))
    assert targets <= ids, targets - ids
    assert len(re.findall(r' id="([^"]*)"', html)) == len(ids)
    wanted = {f"help-{topic}" for topic in (*HELP_TOPICS[ruleset], "secret", "bets", "kinds")}
    assert wanted | {f"power-{column}" for column in range(8)} <= targets
    links = re.findall(r'<a class="more" href="([^"]*)" target="_blank" rel="noopener">', html)
    assert len(links) > 16
    assert links.pop() == "/learn"
    for href in links:
        page, _, anchor = unescape(href).partition("#")
        assert page in (f"/rules/{ruleset}", f"/rules/{ruleset}/questions")
        assert not anchor or anchor in ANCHORS, href
    assert sum("#power-" in href for href in links) == 8
    assert unescape(html).count(t("web-help-rule", language)) == len(links) - 1


def test_cards_that_belong_to_no_creature_tell_what_they_do() -> None:
    for ruleset in rulebook.EDITIONS:
        told = [help_sheets.about(code, ruleset) for code in range(codes.CARDS)]
        assert [*dict.fromkeys(told)] == ["", *HELP_TOPICS[ruleset][1:]]


def test_every_button_of_a_replay_opens_a_sheet_that_is_there(
    person: Callable[..., Person],
) -> None:
    ann = person()
    table = ann.play_now()
    reading.wait_for_me(ann, table)
    html = ann.get(f"{table}/replay").text
    targets = set(re.findall(r'popovertarget="([^"]*)"', html))
    assert "power-0" in targets
    assert "help-kinds" in targets
    assert targets <= set(re.findall(r' id="([^"]*)"', html))
