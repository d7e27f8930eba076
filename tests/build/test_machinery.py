"""The build itself, on a tree of its own with a tiny package: all or none, never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conftest import ROOT

FILES = {
    "__init__.py": "from harena._compiled import compiled\n",
    "_version.py": "__version__ = '0.1.0'\n",
    "rules/__init__.py": "",
    "rules/codes.py": "SEATS = 5\n\n\ndef twice(n: int) -> int:\n    return 2 * n\n",
    "rules/codes.pxd": (
        "# uncompiled\ncdef enum:\n    SEATS = 5\n"
        "cdef inline int twice(int n) noexcept nogil:\n    return 2 * n\n"
    ),
    "rules/state.py": (
        "class State:\n    def __init__(self) -> None:\n        self.hands = [0, 0, 0, 0, 0]\n"
    ),
    "rules/state.pxd": "cdef class State:\n    cdef public signed char[5] hands\n",
    "rules/moves.py": (
        "from .codes import *\nfrom .state import State\n\n\n"
        "def give(state: State, seat: int) -> int:\n"
        "    state.hands[seat] += 1\n    return twice(state.hands[seat])\n\n\n"
        "def give_one(seat: int) -> int:\n    return give(State(), seat)\n"
    ),
    "rules/moves.pxd": (
        "from .codes cimport *\nfrom .state cimport State\n\n"
        "cdef int give(State state, int seat) except -1 nogil\n"
        "cpdef int give_one(int seat) except -1\n"
    ),
}
SHOW = "import harena; from harena.rules import moves; print(harena.compiled, moves.give_one({}))"


class Tree:
    """A source tree of its own, with the real setup.py and the real choice of the engine."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "harena"
        for name in ("setup.py", "pyproject.toml", "LICENSE"):
            shutil.copy(ROOT / name, root)
        (root / "README.md").write_text("# A tree for tests\n")
        for name, text in FILES.items():
            path = self.package / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        for name in ("_compiled.py", "errors.py"):
            shutil.copy(ROOT / "src" / "harena" / name, self.package)

    def run(self, *arguments: str, **environment: str) -> tuple[int, str]:
        """Run Python in the tree: exit status and everything it said."""
        inherited = {name: value for name, value in os.environ.items() if name != "HARENA_PURE"}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**inherited, "PYTHONPATH": "src", **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout

    def build(self, **environment: str) -> tuple[int, str]:
        return self.run("setup.py", "--quiet", "build_ext", "--inplace", **environment)

    def show(self, seat: int = 3, **environment: str) -> str:
        return self.run("-c", SHOW.format(seat), **environment)[1]

    def extensions(self) -> list[str]:
        return sorted(path.name.split(".")[0] for path in self.package.rglob("*.so"))


@pytest.fixture
def tree(tmp_path: Path, require: Callable[[object, str], None]) -> Tree:
    require(sys.platform == "linux" and shutil.which("gcc"), "a C compiler")
    tree = Tree(tmp_path)
    code, _ = tree.run("-c", "import Cython, setuptools")
    require(code == 0, "Cython")
    return tree


def test_built_edited_and_broken(tree: Tree) -> None:
    """One story in one tree, since each build takes a second or two."""
    assert tree.show() == "False 2\n"
    code, said = tree.build(HARENA_BUILD="compiled")
    assert code == 0
    assert "harena: 2 modules of the rules are compiled" in said
    assert tree.extensions() == ["moves", "state"]
    assert list(tree.package.rglob("*.c")) == []
    assert tree.show() == "True 2\n"
    assert tree.show(HARENA_PURE="1") == "False 2\n"
    assert "up to date" in tree.build(HARENA_BUILD="compiled")[1]

    # A touched source is the same source; an edited one, also one that only lends names, is not.
    (tree.package / "rules" / "moves.py").touch()
    assert tree.show() == "True 2\n"
    codes = tree.package / "rules" / "codes.pxd"
    codes.write_text(codes.read_text() + "# edited\n")
    assert tree.show() == (
        "harena: rules/codes.pxd is not what the compiled rules were built from; "
        "the rules run interpreted. Rebuild them with: make setup\nFalse 2\n"
    )
    assert "2 modules" in tree.build()[1]
    assert tree.show() == "True 2\n"

    # A part of the modules is worse than none.
    next(tree.package.rglob("state.*.so")).unlink()
    assert tree.show().endswith("False 2\n")
    assert "2 modules" in tree.build()[1]

    # One module that does not compile takes the others with it, and the build succeeds.
    moves = tree.package / "rules" / "moves.pxd"
    right = moves.read_text()
    moves.write_text(right.replace("int seat) except -1 nogil", "NoSuchType seat) except -1 nogil"))
    code, said = tree.build()
    assert code == 0
    assert said.count("harena: the interpreted engine will be used (") == 1
    assert tree.extensions() == []
    assert tree.show() == "False 2\n"
    assert tree.build(HARENA_BUILD="compiled")[0] != 0


def test_no_compiler(tree: Tree) -> None:
    code, said = tree.build(CC="/no/such/cc")
    assert code == 0
    assert said == (
        "harena: the interpreted engine will be used (there is no C compiler '/no/such/cc')\n"
    )
    assert tree.show() == "False 2\n"
    assert tree.build(CC="/bin/false", HARENA_BUILD="compiled")[0] != 0


def test_a_wheel_made_without_a_compiler_is_pure(tree: Tree) -> None:
    code, said = tree.run("setup.py", "--quiet", "bdist_wheel", CC="/bin/false")
    assert code == 0, said
    assert [path.name for path in (tree.root / "dist").iterdir()] == [
        "harena-0.1.0-py3-none-any.whl"
    ]


def test_how_to_build_is_checked(tree: Tree) -> None:
    code, said = tree.build(HARENA_BUILD="fast")
    assert code != 0
    assert "HARENA_BUILD is 'fast'; it may be one of auto, compiled, none, bounds" in said


def test_the_bounds_build_stops_at_an_overrun(tree: Tree) -> None:
    code, said = tree.run(
        "setup.py", "--quiet", "build", "--build-base", "checked", HARENA_BUILD="bounds"
    )
    assert code == 0, said
    assert tree.extensions() == []
    (lib,) = (tree.root / "checked").glob("lib*")
    assert tree.run("-c", SHOW.format(4), PYTHONPATH=str(lib)) == (0, "True 2\n")
    code, said = tree.run("-c", SHOW.format(5), PYTHONPATH=str(lib))
    assert code < 0, "an array was written beyond its end and nothing happened"
    assert said == ""
