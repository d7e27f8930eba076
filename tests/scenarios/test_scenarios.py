"""All scenario files: our own, and those handed to us where they are there."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from tests.conftest import ROOT

from harena.position import read_file
from harena.position.scenario import name_of, read_scenario

OWN = ROOT / "tests" / "scenarios"
SHARED = ROOT.parent / "shared" / "scenarios"
FILES = [*sorted(OWN.rglob("*.toml")), *sorted(SHARED.glob("*.toml"))]


@cache
def tables(path: Path) -> list[object]:
    """A file's scenarios; it is read once in a process."""
    return read_file(path)


def cases() -> list[object]:
    """One case for each scenario of each file."""
    return [
        pytest.param(path, index, id=f"{path.parent.name}/{path.stem}:{name_of(table, index)}")
        for path in FILES
        for index, table in enumerate(tables(path))
    ]


@pytest.mark.parametrize(("path", "index"), cases())
def test_scenario(path: Path, index: int) -> None:
    result = read_scenario(tables(path)[index]).run()
    assert result.passed, str(result)


def test_ids_are_unique() -> None:
    """A report names a scenario by its id, whatever file it stands in."""
    names = [name_of(table, index) for path in FILES for index, table in enumerate(tables(path))]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice
