"""docs/reference.md names everything public, and its tables of numbers are the engine's."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.conftest import ROOT

import harena
from harena import notation
from harena.events import KINDS, Event
from harena.locale import LocaleError
from harena.rules import codes
from harena.rules.actions import DECISIONS
from harena.view import Decision, Outcome, View


@cache
def text() -> str:
    """The page."""
    return (ROOT / "docs" / "reference.md").read_text("utf-8")


@cache
def words() -> frozenset[str]:
    """Every word in code style; `tops[row][column]` gives tops, row and column."""
    return frozenset(
        word
        for code in re.findall(
            r"`([^`\n]+)`|^(?:[├└]── )(\w+)|^(HarenaError)", text(), re.MULTILINE
        )
        for part in code
        for word in re.findall(r"[\w-]+", part)
    )


def section(title: str) -> str:
    """The text below a heading."""
    found = re.search(
        rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text(), re.MULTILINE | re.DOTALL
    )
    assert found is not None
    return found[1]


def is_public(thing: type, name: str) -> bool:
    return not name.startswith("_") and name not in ("count", "index")


@pytest.mark.parametrize("name", sorted(set(harena.__all__)))
def test_public_names(name: str) -> None:
    assert name in words() or f"harena.{name}" in text()


@pytest.mark.parametrize("thing", [harena.Game, Decision, Outcome])
def test_public_members(thing: type) -> None:
    members = {name for name in dir(thing) if is_public(thing, name)}
    assert not members - words()


def test_views() -> None:
    found = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`([^`]+)`", section("Views")))))
    assert not set(View._fields) - found


def test_events() -> None:
    found = set(re.findall(r"`([a-z-]+)`", section("Events")))
    assert not set(KINDS) - found
    assert set(Event._fields) - {"kind"} <= set(re.findall(r"\w+", section("Events")))


def test_decisions() -> None:
    assert not set(DECISIONS) - words()
    table = section("The notation")
    for kind, forms in notation.FORMS.items():
        line = "chance" if kind == "pick" else kind
        (row,) = re.findall(rf"^\|[^|]*`{line}`[^|]*\|.*$", table, re.MULTILINE)
        assert not [verb for verb, _ in forms if f"`{verb}" not in row]


def test_errors() -> None:
    tree = section("Errors")
    errors = {
        name
        for name, value in vars(harena.errors).items()
        if isinstance(value, type) and issubclass(value, harena.HarenaError)
    }
    assert errors | {LocaleError.__name__} == set(re.findall(r"\b\w+Error\b|IllegalAction", tree))


def ranges(title: str) -> list[tuple[int, int, str]]:
    """The rows of a table of numbers: first, last, what."""
    rows = re.findall(r"^\| (\d+)(?: to |, )?(\d+)? \| ([^|]+) \|", section(title), re.MULTILINE)
    return [(int(first), int(last or first), what.strip()) for first, last, what in rows]


def test_action_codes() -> None:
    """The rows follow each other without a gap, and begin where the engine's codes do."""
    rows = ranges("Actions as numbers")
    assert [first for first, _, _ in rows] == [
        codes.NOTHING, codes.CARD_ACTION, codes.COLUMN_ACTION, codes.PLACE_ACTION,
        codes.CROWN_ACTION, codes.SECRET_ACTION, codes.PLAYER_ACTION, codes.NUMBER_ACTION,
        codes.YES, codes.PASS,
    ]  # fmt: skip
    assert [last + 1 for _, last, _ in rows] == [
        *[first for first, _, _ in rows[1:]],
        codes.ACTIONS,
    ]


def test_action_examples() -> None:
    """Each example of the table is an action with a code of its row."""
    creatures = ("Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Magus", "Troll", "Wyrm")
    context = notation.Context(creatures, ("Ann", "Ben"))
    rows = re.findall(r"^\| (\d+)(?: to (\d+))? \|[^|]+\| (.+) \|$", section("Actions as numbers"),
                      re.MULTILINE)  # fmt: skip
    assert len(rows) == len(ranges("Actions as numbers"))
    for first, last, examples in rows:
        for example in re.findall(r"`([^`]+)`", examples):
            found = set()
            for kind in notation.FORMS:
                try:
                    found.add(notation.parse_action(example, kind, context))
                except harena.NotationError:
                    continue
            assert any(int(first) <= action <= int(last or first) for action in found), example


def test_cards() -> None:
    assert [(first, last) for first, last, _ in ranges("Cards as numbers")] == [
        (0, codes.COMBAT_CARDS - 1),
        (codes.FIRST_SPECTATOR, codes.PREFECT - 1),
        (codes.PREFECT, codes.SECOND_PREFECT),
        (codes.MAGISTER, codes.MAGISTER),
        (codes.NO_CARD, codes.NO_CARD),
    ]
    numbers = section("Cards as numbers")
    assert f"column {codes.NO_COLUMN}, seat {codes.NOBODY}" in numbers
    assert f"`harena.CHANCE` is {codes.CHANCE}" in numbers


def test_position_keys() -> None:
    from harena.position.reading import FIELDS

    assert not set(FIELDS) - words()


def test_exit_codes() -> None:
    from harena import cli

    status = section("Commands")
    wanted = {cli.OK: "all is well", cli.FAILED: "a check failed", cli.WRONG: "wrong usage"}
    assert not [code for code, words in wanted.items() if f"{code} {words}" not in status]
    assert f"{cli.INTERRUPTED}\ninterrupted" in status


def test_commands() -> None:
    from harena.cli.commands import COMMANDS

    assert not [name for name in COMMANDS if f"`harena {name}" not in section("Commands")]
