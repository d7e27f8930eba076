"""The documents of the repository and the code blocks in them.

A block is run unless the line before it is a comment `<!-- not run: reason -->`. Blocks of Python
on one page are run one after the other, in one namespace. Of a `console` block the lines `$
command` are run, and what they print is compared with the lines below; `...` stands for any text.
"""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from tests.conftest import ROOT

PAGES = [
    *sorted(path for path in ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
NOT_RUN = re.compile(r"<!-- not run: .+ -->")


class Block(NamedTuple):
    """A fenced block: its language, its first line's number, its text, and whether to run it."""

    language: str
    line: int
    text: str
    is_run: bool


def name_of(page: Path) -> str:
    """A page's path in the repository."""
    return str(page.relative_to(ROOT))


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    found = []
    lines = page.read_text("utf-8").splitlines()
    start = None
    for number, line in enumerate(lines):
        if not line.strip().startswith("```"):
            continue
        if start is None:
            start = number
            continue
        text = dedent("\n".join(lines[start + 1 : number]) + "\n")
        above = next((other for other in reversed(lines[:start]) if other.strip()), "")
        is_run = not NOT_RUN.fullmatch(above.strip())
        found.append(Block(lines[start].strip().removeprefix("```"), start + 2, text, is_run))
        start = None
    assert start is None, f"{name_of(page)}: a block is not closed"
    return found
