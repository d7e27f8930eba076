"""Every ruling, table row and option has a test, and docs/rulings.md says which.

What is read: the lines of docs/rulings.md; the ids and the `rules` of all scenarios; the names and
docstrings of all test functions.
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from typing import NamedTuple

import pytest
from tests.conftest import ROOT

RULINGS = ROOT / "docs" / "rulings.md"
SCENARIOS = ROOT / "tests" / "scenarios"
LEAST = 149  # rulings that there were; more may follow
ROWS = {
    "1.1": (
        "creatures", "numbered creature cards", "wild cards", "special cards", "draw deck",
        "bet markers", "players", "choosing the 8", "column order", "hand", "first player",
    ),
    "1.2": (
        "phases", "phase-1 choices (exactly one)", "open bet", "bets per turn / per round",
        "bet values by round", "secret bet", "several secret bets on one creature",
        "reveal (voluntary)", "backer", "when checked", "creature card from hand",
        "power trigger", "spectator", "prefect / referee", "magister / head referee", "passing",
        "discard", "draw", "looking at discards / buried cards", "table talk",
    ),
    "1.3": (
        "round ends when", "tie for lowest", "eliminated creature card", "its markers",
        "its cards in the rows", "next round", "game end", "empty deck", "scoring",
        "tie for first", "stalemate", "tournament",
    ),
    "1.4": (
        "deck empty", "automatic trigger", "declared trigger", "new deck", "deal", "who goes on",
        "draw from then on",
    ),
    "1.5": (
        "Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Gorgon", "Magus", "Seraphim",
        "Titan", "Troll", "Unicorn", "Wyrm",
    ),
    "option": (
        "stalemate", "tie_break", "backer_by", "zero_bet_backs", "secret_bet_again",
        "extra_card_chain", "creatures", "start",
    ),
}  # fmt: skip
# The counterparts of Titan: The Arena stand in the line of the creature whose power they have.
SAME_LINE = {
    "1.5 Dragon": "1.5 Wyrm",
    "1.5 Hydra": "1.5 Ettin",
    "1.5 Ranger": "1.5 Amazon",
    "1.5 Warlock": "1.5 Magus",
}


class Line(NamedTuple):
    """One line of docs/rulings.md."""

    key: str
    holds: str
    tests: tuple[str, ...]


@cache
def lines() -> tuple[Line, ...]:
    """All lines of the tables of docs/rulings.md."""
    found = []
    for text in RULINGS.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in text.strip().strip("|").split("|")]
        if not text.startswith("|") or cells[0] in ("key", "---"):
            continue
        assert len(cells) == 3, f"docs/rulings.md: three cells are wanted: {text}"
        found.append(Line(cells[0], cells[1], tuple(re.findall(r"`([^`]+)`", cells[2]))))
    return tuple(found)


@cache
def scenarios() -> dict[str, frozenset[str]]:
    """What each scenario names in its `rules`, by id."""
    return {
        table["id"]: frozenset(table.get("rules", ()))
        for path in SCENARIOS.rglob("*.toml")
        for table in tomllib.loads(path.read_text("utf-8")).get("scenario", ())
    }


@cache
def functions() -> dict[str, str]:
    """The docstring of each test function, by name."""
    found = {}
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = " ".join((ast.get_docstring(node) or "").split())
    return found


def test_every_row_option_and_ruling_has_one_line() -> None:
    keys = [line.key for line in lines()]
    assert sorted(keys) == sorted(set(keys)), "a key has two lines"
    rows = {f"{table} {row}" for table, names in ROWS.items() for row in names}
    numbers = sorted(int(key[2:]) for key in keys if re.fullmatch(r"A-\d+", key))
    assert numbers == list(range(1, max(numbers) + 1)), "a number is missing"
    assert max(numbers) >= LEAST
    assert rows | {f"A-{number}" for number in numbers} == set(keys)


@pytest.mark.parametrize("line", lines(), ids=lambda line: line.key)
def test_line(line: Line) -> None:
    """It says something, names tests that exist, and one of them names the key in its turn."""
    assert line.holds
    assert line.tests, f"{line.key} has no test"
    unknown = [name for name in line.tests if name not in scenarios() and name not in functions()]
    assert not unknown, f"{line.key} names what is no scenario and no test: {unknown}"
    word = re.compile(re.escape(line.key) + r"(?![\w-])")
    naming = [
        name
        for name in line.tests
        if line.key in scenarios().get(name, ()) or word.search(functions().get(name, ""))
    ]
    assert naming, f"none of the tests of {line.key} names it"


def test_scenarios_name_what_there_is() -> None:
    """A scenario's `rules` are keys of docs/rulings.md: a misspelt one would show nothing."""
    keys = {line.key for line in lines()}
    wrong = {
        name: sorted(rule for rule in rules if SAME_LINE.get(rule, rule) not in keys)
        for name, rules in scenarios().items()
    }
    assert not {name: rules for name, rules in wrong.items() if rules}
