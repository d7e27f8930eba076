"""docs/web-tests.md: every line names tests, they exist, and no list has lost a line."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from tests.conftest import ROOT

PAGE = ROOT / "docs" / "web-tests.md"
LEAST = {
    "How it behaves": 32,
    "What went wrong in trials": 11,
    "Hidden information": 12,
    "Races": 7,
    "Reconnecting": 6,
    "Absence and clocks": 6,
    "Undo and replay": 3,
    "Input and identity": 5,
}


def lines() -> list[tuple[str, str, list[str]]]:
    """Heading, what must hold, and the named tests of each line."""
    found = []
    heading = ""
    for text in PAGE.read_text("utf-8").splitlines():
        if text.startswith("#"):
            heading = text.lstrip("# ")
        cells = [cell.strip() for cell in text.strip("|").split("|")]
        if not text.startswith("|") or cells[0] == "what must hold" or set(cells[0]) == {"-"}:
            continue
        assert len(cells) == 2, text
        found.append((heading, cells[0], re.findall(r"`([^`]+)`", cells[1])))
    return found


def file_of(name: str) -> Path:
    """The file of a test, named from tests/, or from tests/web/ where it has no folder."""
    path, _, _ = name.partition("::")
    return ROOT / "tests" / ("" if "/" in path else "web") / f"{path}.py"


@cache
def names_in(file: Path) -> frozenset[str]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(
        one.name for one in ast.parse(file.read_text("utf-8")).body if isinstance(one, kinds)
    )


def test_no_list_has_lost_a_line() -> None:
    counted = dict.fromkeys(LEAST, 0)
    for heading, _, _ in lines():
        counted[heading] += 1
    assert all(counted[heading] >= least for heading, least in LEAST.items()), counted
    told = [holds for _, holds, _ in lines()]
    assert len(told) == len(set(told))


@pytest.mark.parametrize(("heading", "holds", "named"), lines())
def test_a_line_names_tests_that_exist(heading: str, holds: str, named: list[str]) -> None:
    assert holds
    assert named, f"{heading}: {holds}: no test"
    for name in named:
        function = name.partition("::")[2]
        assert function.startswith("test_"), name
        assert file_of(name).is_file(), name
        assert function in names_in(file_of(name)), name
