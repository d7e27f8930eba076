"""`t`, strictness, languages, and what must never pass in silence."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.locale import files

from harena import locale
from harena.locale import LocaleError, bundles, negotiate, t


@pytest.mark.parametrize(
    ("id", "args", "what"),
    [
        ("no-such-message", {}, "no such message"),
        ("event-play.nobody", {"player": "Ann", "card": "Troll 7"}, "no such attribute"),
        ("event-play", {"player": "Ann"}, "no such message|card"),
        ("event-play", {"card": "Troll 7"}, "player"),
        ("event-play", {"player": "Ann", "card": "Trol 7"}, "noun-trol"),
        ("event-play", {"player": "Ann", "card": "Joker"}, "card-joker"),
        ("event-fall", {"creature": "Phoenix"}, "noun-phoenix"),
        ("cards", {"cards": ""}, "card-: no such message"),
        ("event-draw-hidden", {"player": "Ann"}, "count"),
    ],
)
@pytest.mark.parametrize("language", files.LANGUAGES)
def test_mistakes_raise(language: str, id: str, args: dict[str, str], what: str) -> None:
    with pytest.raises(LocaleError, match=what):
        t(id, language, **args)


def test_unknown_language_raises() -> None:
    with pytest.raises(LocaleError, match="no language 'xx'"):
        t("ui-yes", "xx")


Broken = Callable[[Callable[[str], str]], None]
BROKEN = """\
language-name = Broken
noun-troll = Troll
    .the = the Troll
fine = { NOUN($creature, case: "the") }
bad-case = { NOUN($creature, case: "vocative") }
bad-function = { NAME($creature) }
bad-reference = { nothing-here }
bad-attribute = { noun-troll.vocative }
bad-circle = { bad-circle }
"""
JUNK = "broken = { NOUN($creature, case: $case) }\n"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[Broken]:
    """Changes what the language files hold: a function from the code to the text."""

    def put(read: Callable[[str], str]) -> None:
        monkeypatch.setattr(bundles, "source", read)
        bundles.forget()

    yield put
    bundles.forget()


@pytest.mark.parametrize("name", ["case", "function", "reference", "attribute", "circle"])
def test_what_fluent_swallows_raises(broken: Broken, name: str) -> None:
    broken(lambda _code: BROKEN)
    assert t("fine", "en", creature="Troll") == "the Troll"
    with pytest.raises(LocaleError):
        t(f"bad-{name}", "en", creature="Troll")


def test_a_case_that_is_no_literal_is_junk_and_raises(broken: Broken) -> None:
    broken(lambda _code: JUNK)
    with pytest.raises(LocaleError, match="junk"):
        t("broken", "en", creature="Troll", case="the")


def test_in_production_english_is_said_instead_and_logged_once(
    caplog: pytest.LogCaptureFixture, broken: Broken
) -> None:
    texts = {code: bundles.source(code) for code in ("en", "fi")}
    texts["fi"] = texts["fi"].replace("event-agree", "event-gone")
    broken(lambda code: texts[code])
    locale.set_strict(False)
    with caplog.at_level(logging.WARNING, "harena.locale"):
        for _ in range(3):
            assert t("event-agree", "fi", player="Ann") == "Ann agrees."
    assert len(caplog.records) == 1
    assert "fi: event-agree" in caplog.text
    assert t("event-object", "fi", player="Ann") == "Ann vastustaa: peli jatkuu."


def test_in_production_the_last_resort_is_the_id() -> None:
    locale.set_strict(False)
    assert t("no-such-message", "hu") == "no-such-message"
    assert t("event-play", "hu") == "event-play"


def test_strictness_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    locale.set_strict(None)
    monkeypatch.delenv("HARENA_STRICT_LOCALE", raising=False)
    assert not locale.is_strict()
    monkeypatch.setenv("HARENA_STRICT_LOCALE", "0")
    assert not locale.is_strict()
    monkeypatch.setenv("HARENA_STRICT_LOCALE", "1")
    assert locale.is_strict()
    locale.set_strict(False)
    assert not locale.is_strict()


def test_languages_have_their_own_names() -> None:
    known = locale.languages()
    assert list(known) == sorted(known)
    assert known["en"] == "English"
    assert known["es"] == "español"
    assert known["fi"] == "suomi"
    assert known["hu"] == "magyar"


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        ((), "en"),
        ((None, ""), "en"),
        (("fi",), "fi"),
        (("fi_FI.UTF-8",), "fi"),
        (("hu_HU@euro", "fi"), "hu"),
        (("de_AT:es_ES:fi",), "es"),
        (("C.UTF-8",), "en"),
        (("POSIX", "es"), "es"),
        (("de-DE,de;q=0.9,en;q=0.5,hu;q=0.7",), "hu"),
        (("sv, fi;q=0",), "en"),
        (("HU",), "hu"),
        ((["xx", "es-MX"],), "es"),
        (("en-GB;q=nonsense",), "en"),
        ((None, "xx", "fi"), "fi"),
    ],
)
def test_negotiating(preferred: tuple[str | None, ...], language: str) -> None:
    assert negotiate(*preferred) == language


@given(st.text(max_size=60))
def test_negotiating_never_fails(text: str) -> None:
    assert negotiate(text) in locale.languages()


@given(st.text(min_size=1, max_size=24))
def test_names_come_through_untouched(name: str) -> None:
    for language in files.LANGUAGES:
        assert name in t("event-agree", language, player=name)


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_isolation_marks_are_off_unless_asked_for(language: str) -> None:
    args = {"player": "Ann", "card": "Troll 7"}
    plain = bundles.render("event-play", language, args)
    marked = bundles.render("event-play", language, args, isolate=True)
    assert "\u2068" not in plain
    assert "\u2068Ann\u2069" in marked
    assert marked.replace("\u2068", "").replace("\u2069", "") == plain


def test_nothing_third_party_is_imported_before_the_first_word(
    run_python: Callable[..., str],
) -> None:
    code = (
        "import sys, harena.locale, harena.locale.wording, harena.locale.texts;"
        "harena.locale.negotiate('fi');"
        "print([m for m in sys.modules if m.split('.')[0] in ('fluent', 'babel', 'rich')])"
    )
    assert run_python(code).strip() == "[]"
