"""Every example in the documents does what it says."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.conftest import ROOT
from tests.docs.pages import PAGES, Block, blocks, name_of

LANGUAGES = {"python", "console", "toml", "text", "sh", ""}
PYTHON_PAGES = [page for page in PAGES if any(block.language == "python" for block in blocks(page))]
CONSOLE = [
    pytest.param(block, id=f"{name_of(page)}:{block.line}")
    for page in PAGES
    for block in blocks(page)
    if block.language == "console" and block.is_run
]


@pytest.mark.parametrize("page", PYTHON_PAGES, ids=name_of)
def test_python(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other, in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__example__"}

    def run() -> None:
        for block in blocks(page):
            if block.language == "python" and block.is_run:
                text = "\n" * (block.line - 1) + block.text
                exec(compile(text, str(page), "exec", dont_inherit=True), namespace)

    # In a thread: a browser test may have left a running loop in this one.
    with ThreadPoolExecutor(1) as own:
        own.submit(run).result()


@pytest.mark.parametrize("block", CONSOLE)
def test_console(block: Block, tmp_path: Path) -> None:
    """Commands of harena print what stands below them."""
    for command, wanted in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
        words = shlex.split(command)
        assert words[0] == "harena", f"only harena is run here: {command}"
        environment = {**os.environ, "HARENA_DATA": str(tmp_path), "NO_COLOR": "1", "COLUMNS": "80"}
        environment["PYTHONPATH"] = str(ROOT / "src")
        done = subprocess.run(
            [sys.executable, "-m", "harena", *words[1:]],
            env=environment, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        checker = doctest.OutputChecker()
        flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        # An ellipsis alone on a line means: whatever else is printed.
        assert checker.check_output(wanted, done.stdout, flags), done.stdout + done.stderr
        assert done.returncode == 0


def test_languages_of_blocks() -> None:
    """A block in another language would not be run, and nobody would notice."""
    found = {block.language for page in PAGES for block in blocks(page)}
    assert found <= LANGUAGES


def test_the_readme_uses_the_library_in_ten_lines() -> None:
    (example,) = [block for block in blocks(ROOT / "README.md") if block.language == "python"]
    assert example.is_run
    assert len([line for line in example.text.splitlines() if line.strip()]) <= 10
