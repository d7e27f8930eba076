"""The books as pages: complete in every language, no link that leads nowhere, marks in place."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest
from tests.web.conftest import Person

from harena.locale import languages, t, texts
from harena.locale.books import book
from harena.rules.rulesets import COLOSSAL_ARENA, TITAN_THE_ARENA
from harena.web.pieces import markup, rulebook

LANGUAGES = pytest.mark.parametrize("language", sorted(languages()))


def ids(html: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', html)


def links(html: str) -> set[str]:
    return {unescape(href) for href in re.findall(r'<a [^>]*href="([^"]*#[^"]*)"', html)}


@LANGUAGES
def test_books_are_complete_and_every_link_leads_somewhere(
    person: Callable[..., Person], language: str
) -> None:
    ann = person(language)
    pages: dict[str, str] = {}
    for ruleset in rulebook.EDITIONS:
        for name in ("rules", "questions", "short"):
            path = rulebook.page_of(ruleset, name)
            answer = ann.get(path)
            assert answer.status_code == 200
            pages[path] = answer.text
            assert f'<html lang="{language}">' in answer.text
            assert t(f"edition-{rulebook.other(ruleset)}", language) in answer.text
            assert f'href="{rulebook.page_of(rulebook.other(ruleset), name)}"' in answer.text
    for path, html in pages.items():
        text = re.sub(r"<[^>]*>", "", html)
        assert not re.search(r"\*\*|\]\(|\{#|\|--|\bweb-[a-z]+-[a-z]+", text), path
        assert len(set(ids(html))) == len(ids(html)), path
        for href in links(html):
            page, _, anchor = href.partition("#")
            if not page.startswith("/static"):
                assert anchor in ids(pages[page or path]), f"{path}: {href}"
    for ruleset in rulebook.EDITIONS:
        for name in ("rules", "questions"):
            html = unescape(pages[rulebook.page_of(ruleset, name)])
            for section in book(name, language):
                assert f' id="{section.anchor}"' in html
                assert section.level == 1 or section.title in html


@LANGUAGES
@pytest.mark.parametrize("ruleset", rulebook.EDITIONS)
def test_the_same_passages_are_set_apart_in_every_language(ruleset: str, language: str) -> None:
    def marks(language: str) -> list[tuple[str, object]]:
        return [
            (
                one.anchor,
                [
                    [apart, [rulebook.item_is_elsewhere(item, ruleset) for item in block.parts]]
                    for block, apart in one.blocks
                ],
            )
            for one in rulebook.parts("rules", ruleset, language)
            if not one.is_elsewhere
        ]

    assert marks(language) == marks("en")
    assert "True" in str(marks("en"))


def test_what_is_set_apart() -> None:
    titan = {one.anchor: one for one in rulebook.parts("rules", TITAN_THE_ARENA, "en")}
    colossal = {one.anchor: one for one in rulebook.parts("rules", COLOSSAL_ARENA, "en")}
    for anchor in ("auction", "referees-ta", "power-hydra"):
        assert colossal[anchor].is_elsewhere
        assert not titan[anchor].is_elsewhere
    for anchor in ("referees-ca", "power-gorgon"):
        assert titan[anchor].is_elsewhere
        assert not colossal[anchor].is_elsewhere
    # A passage on both games belongs to both readers.
    assert [apart for _, apart in titan["power-cyclops"].blocks] == [False, False]
    assert [apart for _, apart in colossal["power-cyclops"].blocks] == [False, False]
    assert [apart for _, apart in colossal["passing"].blocks] == [False, True]


def test_every_question_has_its_rule_and_every_rule_exists() -> None:
    rules = {one.anchor for one in book("rules", "en")}
    questions = {one.anchor for one in book("questions", "en") if one.level == 3}
    assert set(rulebook.ABOUT) <= rules
    assert set(rulebook.RULE_OF) == questions
    assert sum(len(numbers) for numbers in rulebook.ABOUT.values()) == len(questions)


def test_addresses_that_lead_to_the_books(person: Callable[..., Person]) -> None:
    ann = person()
    assert ann.get("/rules").headers["location"] == "/rules/colossal-arena"
    assert ann.get("/questions").headers["location"] == "/rules/colossal-arena/questions"
    for path in ("/rules/chess", "/rules/chess/short", "/rules/chess/questions"):
        assert ann.get(path).status_code == 404


def test_books_are_escaped_and_nothing_else_is_a_block() -> None:
    def resolve(target: str) -> str:
        return f"/to/{target}"

    made = str(markup.inline('a <b> & **"x"** [y **z**](#q"r)', resolve))
    assert "<b>" not in made
    assert "<strong>&#34;x&#34;</strong>" in made
    assert '<a href="/to/#q&#34;r">y <strong>z</strong></a>' in made
    kinds = [
        one.kind for one in markup.blocks("P.\n\n- a\n- b\n\n1. c\n\n|a|b|\n|-|-|\n|c|d|", resolve)
    ]
    assert kinds == ["paragraph", "list", "numbers", "table"]
    with pytest.raises(ValueError, match="no block"):
        list(markup.blocks("one\ntwo", resolve))


@LANGUAGES
@pytest.mark.parametrize("ruleset", rulebook.EDITIONS)
def test_the_steps_of_a_turn_are_a_list_that_lacks_nothing(ruleset: str, language: str) -> None:
    told = {one.title: one.text for one in texts.rules(ruleset, language)}
    found = rulebook.in_short(ruleset, language)
    assert [one.title for one in found] == list(told)
    for one in found:
        steps = [f"{number}. {step}" for number, step in enumerate(one.steps, 1)]
        assert "\n".join([*one.lines, " ".join(steps)]).strip() == told[one.title]
    assert [len(one.steps) for one in found if one.steps] == [4]
