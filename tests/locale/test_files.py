"""The language files: complete, alike in what must be alike, and nothing that Fluent would skip."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.locale import files

from harena.locale import FALLBACK, bundles

EN = "en"
OTHERS = [language for language in files.LANGUAGES if language != EN]
# Names stay; so may a single word that two languages share.
SAME = re.compile(r"edition-|ui-name$")


def test_there_are_the_four_languages() -> None:
    assert set(files.LANGUAGES) >= {"en", "es", "fi", "hu"}


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_no_junk_and_nothing_twice(language: str) -> None:
    ids = [message.id.name for message in files.entries(language)]
    assert len(ids) == len(set(ids))
    for message in files.entries(language):
        names = [attribute.id.name for attribute in message.attributes]
        assert len(names) == len(set(names)), message.id.name


@pytest.mark.parametrize("language", OTHERS)
def test_same_ids_and_attributes_in_the_same_order(language: str) -> None:
    mine = [name for name, _ in files.words(language)]
    assert mine == [name for name, _ in files.words(EN)]


@pytest.mark.parametrize("language", OTHERS)
def test_same_words_to_bend(language: str) -> None:
    def bare(which: str) -> set[str]:
        return {name for name in files.patterns(which) if "." not in name and files.is_free(name)}

    assert bare(language) == bare(EN)


@pytest.mark.parametrize("language", OTHERS)
def test_same_variables(language: str) -> None:
    english = files.patterns(EN)
    for name, pattern in files.words(language):
        assert pattern.variables == english[name].variables, name


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_words_of_a_kind_have_the_same_forms(language: str) -> None:
    names = {name.split(".")[0] for name in files.patterns(language) if name.startswith("noun-")}
    creatures = {f"noun-{name.lower()}" for name in files.CREATURES}
    assert creatures <= names
    for group in (creatures, names - creatures):
        forms = {tuple(sorted(files.forms(language, name))) for name in group}
        assert len(forms) == 1, forms
    cards = {name.split(".")[0] for name in files.patterns(language) if name.startswith("card-")}
    forms = {tuple(sorted(files.forms(language, name))) for name in cards}
    assert len(forms) == 1, forms
    assert {"short", "object"} <= set(forms.pop())
    assert {"gold", "cards", "markers"} <= files.forms(language, "numeral")


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_short_names_are_short(language: str) -> None:
    for name in files.CREATURES:
        assert len(bundles.render(f"noun-{name.lower()}.short", language, {})) <= 9


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_calls_are_known_and_their_forms_exist(language: str) -> None:
    bent = {
        "NOUN": files.forms(language, "noun-troll"),
        "CARD": files.forms(language, "card-combat"),
        "NUMERAL": files.forms(language, "numeral"),
    }
    for name, pattern in files.patterns(language).items():
        for function, first, named in pattern.calls:
            assert function in {*bent, "CAPITAL"}, f"{name}: {function}"
            assert set(named) <= {"case"}, f"{name}: {named}"
            if function == "CAPITAL":
                continue
            case = named.get("case", "")
            known = bent[function]
            if first and not first.startswith("$"):
                noun = f"noun-{first.lower().replace(' ', '-')}"
                assert noun in files.patterns(language), f"{name}: {first}"
                known = files.forms(language, noun)
            assert case in known | {""}, f"{name}: {function}(case: {case!r})"
            assert case or function != "NUMERAL", f"{name}: a number without a form"


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_english_names_are_never_printed_bare(language: str) -> None:
    for name, pattern in files.patterns(language).items():
        bare = pattern.bare & {"creature", "creatures", "other", "card", "cards"}
        assert not bare, f"{name} prints ${bare}; use NOUN or CARD"


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    for name, pattern in files.patterns(language).items():
        assert pattern.references <= set(files.patterns(language)), name
        for reference in pattern.references:
            assert pattern.variables >= files.patterns(language)[reference].variables, name


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_typography(language: str) -> None:
    for name, pattern in files.patterns(language).items():
        assert not re.search(r'"|\.\.\.|[^\n ] {2,}|\t', pattern.text), f"{name}: {pattern.text!r}"
        assert language == EN or "'" not in pattern.text, name
    for number, line in enumerate(bundles.source(language).splitlines(), 1):
        assert line == line.rstrip(), f"{language}.ftl:{number} ends in blanks"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = files.patterns(EN)
    for name, pattern in files.words(language):
        if SAME.match(name) or len(re.findall(r"[a-z]{2,}", english[name].text)) < 2:
            continue
        assert pattern.text.strip() != english[name].text.strip(), name


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_sections_have_their_headings(language: str) -> None:
    headings = re.findall(r"^## (\d+)\. ", bundles.source(language), re.MULTILINE)
    assert headings == [str(number) for number in range(1, len(headings) + 1)]
    assert len(headings) >= 15


def test_the_code_knows_no_language_but_the_fallback() -> None:
    """A language is one data file: no code names one."""
    folder = Path(bundles.__file__).parent
    assert {path.stem for path in folder.glob("*.ftl")} == set(files.LANGUAGES)
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in files.LANGUAGES:
                assert node.value == FALLBACK, f"{path.name}:{node.lineno}"
