"""Who may import whom (the contracts are in pyproject.toml), and how little the rules import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conftest import ROOT

RULES = ROOT / "src" / "harena" / "rules"
MODULES = sorted(RULES.glob("*.py"))
# The engine chooses nothing, asks no clock and reads no file; types and constants are all it needs.
ALLOWED = {"__future__", "collections.abc", "dataclasses", "math", "typing"}
CHAPTERS = ("turn", "powers", "auction", "stalemate")


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, relative ones with their leading dots."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            if node.level and node.module is None:
                yield from (base + name.name for name in node.names)
            else:
                yield base


def test_contracts_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlinter.cli import lint_imports

    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(str(ROOT / "src"))
    assert lint_imports(no_cache=True, verbose=False) == 0


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_the_rules_import_nothing_else(path: Path) -> None:
    outside = {name for name in imports(path) if not name.startswith((".", "harena.errors"))}
    assert outside <= ALLOWED
    assert not any(name.startswith("..") for name in imports(path) if name != "..errors")


@pytest.mark.parametrize("name", CHAPTERS)
def test_chapters_do_not_know_each_other(name: str) -> None:
    known = {imported.lstrip(".").partition(".")[0] for imported in imports(RULES / f"{name}.py")}
    assert known & (set(CHAPTERS) | {"engine"}) == set()


def test_star_imports_are_for_the_vocabulary() -> None:
    """Cython takes C constants over by a star import only; they come from uncompiled pairs."""
    lending = {
        path.stem
        for path in (ROOT / "src").rglob("*.pxd")
        if path.read_text("utf-8").startswith("# uncompiled")
    }
    starred = {
        (path.relative_to(ROOT / "src").as_posix(), node.module)
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.names[0].name == "*"
    }
    assert {str(module).rpartition(".")[2] for _, module in starred} <= lending
    assert all(
        path.startswith("harena/rules/") or (ROOT / "src" / path).with_suffix(".pxd").is_file()
        for path, _ in starred
    )


def test_no_test_runs_a_loop_in_the_main_thread() -> None:
    """A browser test keeps one there, for as long as its worker lives (tests/loops.py)."""
    wrong = []
    for path in sorted((ROOT / "tests").rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        scripts = [node for node in tree.body if isinstance(node, ast.If)]  # if __name__ == ...
        inside = {id(one) for node in scripts for one in ast.walk(node)}
        inside |= {
            id(one)
            for node in ast.walk(tree)
            if isinstance(node, ast.Lambda)  # handed to a thread
            for one in ast.walk(node)
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or id(node) in inside:
                continue
            if ast.unparse(node.func) in ("asyncio.run", "asyncio.Runner"):
                wrong.append(path.relative_to(ROOT).as_posix())
    assert wrong == ["tests/loops.py"]
