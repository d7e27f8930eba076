"""The long texts: alike in all languages, complete, in the words that players know."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest
from tests.books import markdown
from tests.books.markdown import blocks, plain
from tests.books.words import GAMES, english_left, forbidden
from tests.locale import files

from harena.locale import LocaleError, t
from harena.locale.books import Section, book, books, section
from harena.rules import creatures, rulesets

LANGUAGES = pytest.mark.parametrize("language", files.LANGUAGES)
OTHERS = pytest.mark.parametrize("language", [code for code in files.LANGUAGES if code != "en"])
BOOKS = pytest.mark.parametrize("name", books())
RULINGS = 123  # those of the specification; of the later ones those that a player may ask for


def parts(name: str, language: str) -> Iterator[tuple[Section, str]]:
    """Every title, paragraph, item and cell as it is read, with its section."""
    for one in book(name, language):
        yield one, one.title
        for block in blocks(one.body_markdown):
            yield from ((one, plain(part)) for part in block.parts)


# --- form -----------------------------------------------------------------------------------------


def test_the_books() -> None:
    assert books() == ("questions", "rules")
    with pytest.raises(LocaleError, match="no book 'cooking' in the language 'en': there are"):
        book("cooking", "en")
    with pytest.raises(LocaleError, match="no book 'rules' in the language 'xx'"):
        book("rules", "xx")
    assert section("rules", "backer", "en").title == "The backer"
    with pytest.raises(LocaleError, match="has no section 'dessert'"):
        section("rules", "dessert", "en")


@LANGUAGES
@BOOKS
def test_headings(name: str, language: str) -> None:
    sections = book(name, language)
    assert (sections[0].anchor, sections[0].level) == (name, 1)
    anchors = [one.anchor for one in sections]
    assert len(set(anchors)) == len(anchors)
    for before, one in itertools.pairwise(sections):
        assert 2 <= one.level <= before.level + 1
        assert not re.search(r"[{}#*\[\]|]", one.title)
    for one in sections:
        assert "#" not in markdown.LINK.sub("", one.body_markdown), "a heading without an anchor"


@OTHERS
@BOOKS
def test_same_structure_in_every_language(name: str, language: str) -> None:
    english = book(name, "en")
    translated = book(name, language)
    assert [(one.anchor, one.level) for one in translated] == [
        (one.anchor, one.level) for one in english
    ]
    for one, model in zip(translated, english, strict=True):
        mine = [block.shape for block in blocks(one.body_markdown)]
        assert mine == [block.shape for block in blocks(model.body_markdown)], one.anchor
        assert markdown.links(one.body_markdown) == markdown.links(model.body_markdown), one.anchor
        assert one.body_markdown.count("**") == model.body_markdown.count("**"), one.anchor


@OTHERS
@BOOKS
def test_same_figures_in_tables(name: str, language: str) -> None:
    def figures(text: str) -> list[str]:
        return sorted(re.findall(r"\d+", text))

    for one, model in zip(book(name, language), book(name, "en"), strict=True):
        for mine, other in zip(blocks(one.body_markdown), blocks(model.body_markdown), strict=True):
            if mine.kind == "table" and one.anchor not in ("differences", "options"):
                assert [figures(c) for c in mine.parts[3:]] == [
                    figures(c) for c in other.parts[3:]
                ], one.anchor


@LANGUAGES
@BOOKS
def test_links_lead_somewhere(name: str, language: str) -> None:
    for one in book(name, language):
        for target in markdown.links(one.body_markdown):
            other, _, anchor = target.rpartition("#")
            assert section(other or name, anchor, language)


@LANGUAGES
@BOOKS
def test_no_section_is_empty(name: str, language: str) -> None:
    sections = book(name, language)
    for one, following in zip(sections, [*sections[1:], None], strict=True):
        has_subsections = following is not None and following.level > one.level
        assert one.body_markdown or has_subsections, one.anchor


# --- contents -------------------------------------------------------------------------------------


@LANGUAGES
@pytest.mark.parametrize("creature", creatures.NAMES)
def test_every_creature_has_its_power(creature: str, language: str) -> None:
    power = section("rules", f"power-{creature.lower()}", language)
    assert t(f"noun-{creature.lower()}", language).casefold() in power.title.casefold()
    assert f"**{t(f'power-{creature.lower()}', language)}" in power.body_markdown


@LANGUAGES
def test_no_other_creature_has_one(language: str) -> None:
    anchors = {one.anchor for one in book("rules", language) if one.anchor.startswith("power-")}
    assert anchors == {f"power-{name.lower()}" for name in creatures.NAMES}


@LANGUAGES
def test_the_eight_of_titan_the_arena(language: str) -> None:
    setup = section("rules", "setup", language).body_markdown
    for creature in rulesets.pool(rulesets.TITAN_THE_ARENA):
        assert t(f"noun-{creature.lower()}", language) in setup


@LANGUAGES
def test_every_option_and_choice(language: str) -> None:
    table = next(
        block
        for block in blocks(section("rules", "options", language).body_markdown)
        if block.kind == "table"
    )
    rows = [table.parts[at : at + 4] for at in range(4, len(table.parts), 4)]
    by_name = {plain(row[0]): row for row in rows}
    for option in rulesets.OPTIONS:
        message = f"option-{option.replace('_', '-')}"
        row = by_name.pop(t(message, language))
        for value in sorted(files.forms(language, message) - {"seat"}):
            assert t(f"{message}.{value}", language) in row[1].split(" · "), message
        for ruleset, usual in zip(rulesets.EDITIONS, row[2:], strict=True):
            setting = rulesets.check_options(ruleset, {})[option]
            value = {True: "yes", False: "no"}.get(setting, setting)  # type: ignore[call-overload]
            assert usual.casefold() in t(f"{message}.{value}", language).casefold()
    assert len(by_name) == 1  # the creatures, which are no switch


def rulings(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\bA-(\d+)\b", text)]


@LANGUAGES
def test_every_ruling_is_answered_once(language: str) -> None:
    found: list[int] = []
    for one in book("questions", language):
        if one.level < 3:
            assert not rulings(one.body_markdown)
            continue
        assert re.search(r"[.!?] \((A-\d+, )*A-\d+\)$", one.body_markdown), one.anchor
        answered = rulings(one.body_markdown)
        assert one.anchor == f"a-{answered[0]}"
        assert one.title.endswith(("?", "."))
        found += answered
    assert len(set(found)) == len(found)
    assert set(range(1, RULINGS + 1)) <= set(found)


@OTHERS
def test_the_same_rulings_in_the_same_answers(language: str) -> None:
    for one, model in zip(book("questions", language), book("questions", "en"), strict=True):
        assert rulings(one.body_markdown) == rulings(model.body_markdown)


@LANGUAGES
@BOOKS
def test_length_is_sane(name: str, language: str) -> None:
    for one, model in zip(book(name, language), book(name, "en"), strict=True):
        mine, other = len(one.title + one.body_markdown), len(model.title + model.body_markdown)
        assert 0.6 < (mine + 30) / (other + 30) < 1.7, f"{one.anchor}: {mine} to {other}"
    words = sum(len(text.split()) for _, text in parts(name, language))
    assert 2_500 < words < 4_500


# --- words ----------------------------------------------------------------------------------------


@LANGUAGES
@BOOKS
def test_words_of_the_glossary_only(name: str, language: str) -> None:
    for one, text in parts(name, language):
        if one.anchor != "options":  # the names of options stand as they are
            assert not forbidden(text, language), f"{one.anchor}: {text!r}"


@OTHERS
@BOOKS
def test_no_english_is_left(name: str, language: str) -> None:
    for one, text in parts(name, language):
        assert not english_left(text, language), f"{one.anchor}: {text!r}"


@LANGUAGES
@BOOKS
def test_grammar_and_typography(name: str, language: str) -> None:
    for one, text in parts(name, language):
        bare = GAMES.sub("Games", text)
        if bare:  # a table's first cell is empty
            assert not files.flaws(bare, language), f"{one.anchor}: {files.flaws(bare, language)}"
        assert not re.search(r'"|\.\.\.|\t', text), one.anchor
        assert language == "en" or "'" not in text, one.anchor
        assert text.count("(") == text.count(")")


TERMS = {
    "en": ("backer", "marker", "spectator", "deck", "discard pile", "current row", "gold"),
    "hu": ("támogató", "fogadásjelző", "nézőkárty", "húzópakli", "dobott lap", "aktuális harci sor",
           "arany"),
    "es": ("patrocinador", "ficha", "espectador", "mazo", "pila de descarte", "fila actual",
           "oro"),
    "fi": ("tukija", "pelimerk", "katsojakort", "täydennyspak", "hylättyjen pino", "pelattava",
           "kulta"),
}  # fmt: skip


@LANGUAGES
@BOOKS
def test_the_terms_that_players_know(name: str, language: str) -> None:
    text = " ".join(part for _, part in parts(name, language)).casefold()
    assert set(TERMS) == set(files.LANGUAGES)
    for term in TERMS[language]:
        assert text.count(term) >= 2, term


def test_nothing_else_is_markdown() -> None:
    for wrong in ("> quoted", "```\ncode\n```", "<b>bold</b>", "a\nb", "| a |", "- a\nb",
                  "| a | b |\n|---|---|\n| a |", "* a", "![x](y)", "1. a\n3. b"):  # fmt: skip
        with pytest.raises(ValueError, match=r"no block|crooked|no line"):
            list(blocks(wrong))
    shapes = [
        block.shape for block in blocks("One.\n\n- a\n- b\n\n1. c\n\n|a|b|\n|---|---|\n|c|d|")
    ]
    assert shapes == [("paragraph", 1, 1), ("list", 2, 1), ("numbers", 1, 1), ("table", 4, 2)]
