"""Every number, field, array and function of the .py files stands in their .pxd twins, and back.

What Cython would not notice: a constant that differs, an attribute that is not copied, an array
that is shorter than the list it stands for, a function that was left without its C types.
(tests/build/test_twins.py looks after the files as a whole.)
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest
from tests.conftest import ROOT

from harena.rules import copying, rulesets
from harena.rules.rulesets import Ruleset
from harena.rules.state import State

PACKAGE = ROOT / "src" / "harena"
PAIRS = sorted(PACKAGE.rglob("*.pxd"))
LENDING = [path for path in PAIRS if path.read_text("utf-8").startswith("# uncompiled")]
COMPILED = [path for path in PAIRS if path not in LENDING]


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


def module_of(path: Path) -> ModuleType:
    return importlib.import_module(name_of(path))


def declared(path: Path) -> dict[str, list[str]]:
    """The functions of a .pxd and the names of their parameters."""
    text = re.sub(r"#.*", "", path.read_text("utf-8"))
    found = re.findall(
        r"^\s*(?:cdef|cpdef) (?!class|enum)[\w.\s]*?(\w+)\(([^)]*)\)", text, re.MULTILINE
    )
    return {
        name: [part.split()[-1].strip("*") for part in given.split(",") if part.strip()]
        for name, given in found
    }


def written(path: Path) -> dict[str, list[str]]:
    """The functions of a .py file and the names of their parameters, methods included."""
    tree = ast.parse(path.with_suffix(".py").read_text("utf-8"))
    return {
        node.name: [argument.arg for argument in node.args.args]
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    }


def attributes(path: Path, name: str) -> dict[str, int]:
    """The C attributes of a class, with the length of those that are arrays (0: no array)."""
    text = path.read_text("utf-8")
    match = re.search(rf"^cdef class {name}:\n((?:(?:    .*)?\n)*)", text, re.MULTILINE)
    assert match is not None
    body = re.sub(r"#.*", "", match.group(1))
    found = {}
    for line in body.splitlines():
        field = re.match(
            r"    cdef (?:readonly |public )?[\w. ]*?(?:\[(\d+)\])? (\w+)(?:\[(\d+)\])?$",
            line.rstrip(),
        )
        if field:
            found[field[2]] = int(field[1] or field[3] or 0)
    return found


@pytest.mark.parametrize("path", LENDING, ids=name_of)
def test_numbers_are_equal_both_ways(path: Path) -> None:
    pairs = re.findall(r"^    ([A-Z][A-Z0-9_]*) = (\d+)$", path.read_text("utf-8"), re.MULTILINE)
    lent = {name: int(value) for name, value in pairs}
    known = {
        name: value
        for name, value in vars(module_of(path)).items()
        if name.isupper() and type(value) is int
    }
    if path.stem in ("codes", "zones"):
        assert lent == known
    else:
        assert lent.items() <= known.items()


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_every_function_has_its_c_signature(path: Path) -> None:
    """The same functions with the same parameters; methods are looked up by their names."""
    ours, theirs = written(path), declared(path)
    for name, parameters in theirs.items():
        assert name in ours, f"{name} is declared but not written"
        assert parameters == ours[name], name
    untyped = {
        name
        for name, given in ours.items()
        if name not in theirs and not name.startswith("__") and given
    }
    # Functions that only make or check values, outside of the rules' work.
    allowed = (
        set(vars(rulesets)) if path.stem == "rulesets" else {"fields", "rebuild", "set_arrays"}
    )
    if path.stem == "access":
        allowed |= untyped
    assert untyped <= allowed


@pytest.mark.parametrize(
    ("path", "kind"),
    [("rules/state.pxd", State), ("rules/rulesets.pxd", Ruleset)],
    ids=["State", "Ruleset"],
)
def test_every_attribute_is_declared(path: str, kind: type) -> None:
    text = (PACKAGE / path).with_suffix(".py").read_text("utf-8")
    slots = next(
        ast.literal_eval(node.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"
    )
    assert sorted(slots) == sorted(attributes(PACKAGE / path, kind.__name__))


def test_every_attribute_of_a_state_is_copied() -> None:
    fields = attributes(PACKAGE / "rules" / "state.pxd", "State")
    assert set(fields) == {"rules", *copying.COPIED, *copying.COPIED_ARRAYS}
    assert {name for name, length in fields.items() if length} == set(copying.COPIED_ARRAYS)


def test_arrays_are_as_long_as_the_lists() -> None:
    """A list that is longer than its C array would be written behind its end."""
    source = (PACKAGE / "rules" / "state.py").read_text("utf-8")
    from harena.rules import codes

    sizes = {
        name: int(eval(size, dict(vars(codes))))  # a product of constants
        for name, size in re.findall(r"self\.(\w+) = filled\(([^,)]+)", source)
    }
    fields = attributes(PACKAGE / "rules" / "state.pxd", "State")
    assert {name: length for name, length in fields.items() if length} == sizes


def test_compiled_modules_are_compiled() -> None:
    """All of them or none: a mixture would be a build gone wrong."""
    import harena

    kinds = {Path(inspect.getfile(module_of(path))).suffix == ".py" for path in COMPILED}
    assert kinds == {not harena.compiled}
