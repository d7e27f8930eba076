"""All scenario files: our own, and those handed to us where they are there."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from harena.position import Result, check_file, read_file
from harena.position.scenario import name_of
from tests.conftest import ROOT

OWN = ROOT / "tests" / "scenarios"
SHARED = ROOT.parent / "shared" / "scenarios"
FILES = [*sorted(OWN.rglob("*.toml")), *sorted(SHARED.glob("*.toml"))]


@cache
def results(path: Path) -> list[Result]:
    """What a file's scenarios came to; a file is run once in a process."""
    return check_file(path)


def cases() -> list[object]:
    """One case for each scenario of each file."""
    return [
        pytest.param(path, index, id=f"{path.parent.name}/{path.stem}:{name_of(table, index)}")
        for path in FILES
        for index, table in enumerate(read_file(path))
    ]


@pytest.mark.parametrize(("path", "index"), cases())
def test_scenario(path: Path, index: int) -> None:
    result = results(path)[index]
    assert result.passed, str(result)


def test_ids_are_unique() -> None:
    """A report names a scenario by its id, whatever file it stands in."""
    names = [
        name_of(table, index) for path in FILES for index, table in enumerate(read_file(path))
    ]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice
