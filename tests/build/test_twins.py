"""The .pxd twins lend C names to the compiled rules: they must say what the .py files say."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from tests.conftest import ROOT

SOURCES = ROOT / "src"
TWINS = sorted((SOURCES / "harena").rglob("*.pxd"))
LENDING = [path for path in TWINS if path.read_text("utf-8").startswith("# uncompiled")]


def name_of(path: Path) -> str:
    """The module's dotted name."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def test_every_pxd_has_its_py() -> None:
    assert [path.name for path in TWINS if not path.with_suffix(".py").is_file()] == []


@pytest.mark.parametrize("pxd", LENDING, ids=name_of)
def test_constants_are_equal(pxd: Path) -> None:
    module = importlib.import_module(name_of(pxd))
    pairs = re.findall(r"^    ([A-Z][A-Z0-9_]*) = (\d+)$", pxd.read_text("utf-8"), re.MULTILINE)
    assert {name: getattr(module, name, None) for name, _ in pairs} == {
        name: int(value) for name, value in pairs
    }


def test_the_vocabulary_is_complete_in_both() -> None:
    from harena.rules import codes

    lent = set(
        re.findall(
            r"^    ([A-Z][A-Z0-9_]*) = ",
            (SOURCES / "harena" / "rules" / "codes.pxd").read_text("utf-8"),
            re.MULTILINE,
        )
    )
    known = {name for name, value in vars(codes).items() if name.isupper() and type(value) is int}
    assert lent == known


@pytest.mark.parametrize("pxd", LENDING, ids=name_of)
def test_lent_functions_exist_in_python(pxd: Path) -> None:
    module = importlib.import_module(name_of(pxd))
    text = pxd.read_text("utf-8")
    names = re.findall(r"^cdef inline [\w.]+ (\w+)\(", text, re.MULTILINE)
    names += re.findall(r'^    [\w. ]+ (\w+) "\w+"\(', text, re.MULTILINE)
    # What the twin itself calls may be a detail of the C side.
    names = [name for name in names if len(re.findall(rf"\b{name}\b", text)) == 1]
    assert [name for name in names if not callable(getattr(module, name, None))] == []


@pytest.mark.parametrize("pxd", [path for path in TWINS if path not in LENDING], ids=name_of)
def test_declared_functions_exist_in_python(pxd: Path) -> None:
    """A leftover declaration of a function that is gone would not be noticed by Cython alone."""
    source = pxd.with_suffix(".py").read_text("utf-8")
    declared = re.findall(
        r"^\s*(?:cdef|cpdef) (?!class)[\w.]+ (\w+)\(", pxd.read_text("utf-8"), re.MULTILINE
    )
    assert [name for name in declared if f"def {name}(" not in source] == []
