"""docs/security.md: every requirement of the level once, and every test that it names exists."""

from __future__ import annotations

import ast
import re
from functools import cache

from tests.conftest import ROOT

NUMBERS = """
1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1
3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5
6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2
8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1
12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
"""
LEVEL_1 = re.findall(r"\S+", NUMBERS)
UNSHOWN = {"12.1.1", "12.2.2", "15.1.1", "15.2.1"}
"""What no test of ours can show: the proxy's, the keeper's, the maintainers' part."""


@cache
def page() -> str:
    return (ROOT / "docs" / "security.md").read_text("utf-8")


def rows() -> list[tuple[str, list[str]]]:
    """The requirements of the list with the tests named for each."""
    found = re.findall(r"^\| (\d+\.\d+\.\d+) \|.*\|([^|]*)\|$", page(), re.MULTILINE)
    return [(number, re.findall(r"`([^`]+)`", told)) for number, told in found]


def test_every_requirement_is_here_once() -> None:
    apart = page().partition("### Not applicable")[2].partition("## Gaps")[0]
    others = re.findall(r"\d+\.\d+\.\d+", apart)
    listed = [number for number, _ in rows()]
    assert len(LEVEL_1) == 70
    assert sorted([*set(listed), *others]) == sorted(LEVEL_1)


def test_every_test_that_is_named_exists() -> None:
    for number, named in rows():
        assert bool(named) == (number not in UNSHOWN), number
        for name in named:
            path, _, function = name.partition("::")
            tree = ast.parse((ROOT / path).read_text("utf-8"))
            kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
            assert function in {one.name for one in tree.body if isinstance(one, kinds)}, name


@cache
def sources() -> list[tuple[str, ast.AST]]:
    """The modules that a server runs."""
    folders = ("web", "store", "rules", "notation", "bots", "locale")
    return [
        (str(path), ast.parse(path.read_text("utf-8")))
        for folder in folders
        for path in sorted((ROOT / "src" / "harena" / folder).rglob("*.py"))
    ]


def imported(tree: ast.AST) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def called(tree: ast.AST) -> set[str]:
    return {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


def test_the_server_starts_no_process_and_evaluates_nothing() -> None:
    for path, tree in sources():
        risky = {
            "subprocess",
            "pty",
            "pickle",
            "marshal",
            "shelve",
            "xml",
            "lxml",
            "yaml",
            "ctypes",
        }
        assert not imported(tree) & risky, path
        assert not called(tree) & {"eval", "exec", "compile", "__import__"}, path


def test_no_weak_hash_is_used() -> None:
    for path, tree in sources():
        used = {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "hashlib"
        }
        assert used <= {"sha256", "blake2b"}, (path, used)
