"""notation.md "Cards": what players may be called, and `#2` in place of a name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.games import NAMES

from harena import notation
from harena.errors import HarenaError, NotationError


def test_ordinary_and_less_ordinary_names() -> None:
    assert notation.check_names(NAMES) == NAMES
    assert notation.check_names(["  Ann   Marie ", "Łukasz", "王小明", "بهار", "👩‍👩‍👧 Mum"]) == (
        "Ann Marie", "Łukasz", "王小明", "بهار", "👩‍👩‍👧 Mum",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("\u200d", "empty"),
        ("\u0301", "empty"),
        ("A;B", '";"'),
        ("A,B", '","'),
        ("#2", '"#"'),
        ("A#", '"#"'),
        ("A\nB", "line break"),
        ("A\r", "line break"),
        ("A\u2028B", "line break"),
        ("A\x85", "line break"),
        ("A\x00B", r"invisible character U\+0000"),
        ("A\x1b[31m", r"invisible character U\+001B"),
        ("A\tB", r"invisible character U\+0009"),
        ("A\u202eB", r"invisible character U\+202E"),
        ("A\u2066B", r"invisible character U\+2066"),
        ("A\u200b", r"invisible character U\+200B"),
        ("\ufeffA", r"invisible character U\+FEFF"),
        ("\ud800", r"invisible character U\+D800"),
        ("\ue000", r"invisible character U\+E000"),
        ("\u3164", r"invisible character U\+3164"),
        ("\uffff", r"invisible character U\+FFFF"),
        ("A" * 25, "too long"),
        ("A" * 100_000, "too long"),
        ("A\u0301" * 90, "too long"),
        ("A" + "\u0301" * 90, "too many marks"),
        ("no", "word of the notation"),
        ("Bet", "word of the notation"),
        ("Will Power", "word of the notation"),
        ("Nobody", "word of the notation"),
        ("none", "word of the notation"),
        ("Chance", "word of the notation"),
        ("crown", "word of the notation"),
        ("take-back", "word of the notation"),
    ],
)
def test_refused_names(name: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason) as caught:
        notation.check_name(name)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


def test_every_word_of_the_table_is_refused() -> None:
    words = {
        word for forms in notation.FORMS.values() for verb, _ in forms for word in verb.split()
    }
    assert words | set(notation.FORMS) <= notation.RESERVED
    for word in words:
        with pytest.raises(NotationError):
            notation.check_name(word.upper())


def test_the_longest_name() -> None:
    assert len(notation.check_name("A" * 24)) == 24
    assert notation.check_name("e\u0301" * 24) == "é" * 24


@pytest.mark.parametrize(
    "letter", ["🦄", "👍🏽", "❤️", "🇭🇺", "👩‍👩‍👧‍👦", "👩🏽‍🚀", "🏴‍☠️", "각", "क्षि", "न्"]
)
def test_letters_are_counted_as_they_are_seen(letter: str) -> None:
    signs = 1 if letter != "क्षि" else 2  # one or two, as the font has it: counted as two
    assert notation.check_name(letter * (24 // signs)) == letter * (24 // signs)
    with pytest.raises(NotationError, match="too long"):
        notation.check_name(letter * (24 // signs) + "A")


def test_what_only_looks_like_one_letter_is_counted() -> None:
    """Joiners between letters, shades without a hand, lone halves of flags hide no length."""
    for name in ("A\u200dB" * 13, "A🏽" * 13, "👍🏽🏽" * 13, "🇭" * 49, "🇭A" * 13, "1🦄" * 13):
        with pytest.raises(NotationError, match="too long"):
            notation.check_name(name)


@pytest.mark.parametrize(
    "names",
    [("Ann", "ann"), ("Ann", "Ann"), ("STRASSE", "straße"), ("É", "e\u0301"), ("A  B", "a b")],
)
def test_names_differ_ignoring_case(names: tuple[str, ...]) -> None:
    with pytest.raises(NotationError, match="names must differ"):
        notation.check_names(names)


@pytest.mark.parametrize("names", [(), ("Ann",), ("A1", "A2", "A3", "A4", "A5", "A6")])
def test_two_to_five_players(names: tuple[str, ...]) -> None:
    with pytest.raises(NotationError, match="2 to 5 players"):
        notation.check_names(names)


def test_names_of_the_wrong_type() -> None:
    with pytest.raises(NotationError):
        notation.check_names("Ann")
    with pytest.raises(NotationError):
        notation.check_names(["Ann", 7])  # type: ignore[list-item]


def test_a_player_is_a_name_or_a_seat() -> None:
    for seat, name in enumerate(NAMES):
        assert notation.parse_player(name, NAMES) == seat
        assert notation.parse_player(f"  {name.upper()} ", NAMES) == seat
        assert notation.parse_player(f"#{seat + 1}", NAMES) == seat
        assert notation.format_player(seat, NAMES) == name


@pytest.mark.parametrize(
    "text", ["", "#0", "#6", "#", "# 1", "#1 1", "#\u0661", "Carl", "Ann Ben", "1"]
)
def test_no_such_player(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_player(text, NAMES)


def test_no_such_seat() -> None:
    for seat in (-1, 5):
        with pytest.raises(NotationError):
            notation.format_player(seat, NAMES)


@given(st.lists(st.text(max_size=30), min_size=2, max_size=5))
def test_names_are_accepted_or_refused(names: list[str]) -> None:
    """What is accepted reads back, and is accepted again unchanged."""
    refusal = ""
    checked: tuple[str, ...] = ()
    try:
        checked = notation.check_names(names)
    except HarenaError as error:
        refusal = str(error)
    assert bool(refusal) != bool(checked)
    assert refusal.isprintable()
    if refusal:
        return
    assert notation.check_names(checked) == checked
    for seat, name in enumerate(checked):
        assert notation.parse_player(name, checked) == seat
        assert notation.parse_player(name.upper(), checked) == seat
