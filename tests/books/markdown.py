"""The little Markdown that books may hold, as blocks; and what a reader would see of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")


class Block(NamedTuple):
    """A paragraph, a list or a table; `parts` are its paragraph, items or cells, row by row."""

    kind: str
    parts: tuple[str, ...]
    columns: int = 1

    @property
    def shape(self) -> tuple[str, int, int]:
        return self.kind, len(self.parts), self.columns


def blocks(body: str) -> Iterator[Block]:
    """The blocks of a section's body. Raises ValueError for what a book may not hold."""
    for text in re.split(r"\n{2,}", body) if body else ():
        lines = text.split("\n")
        if all(line.startswith("- ") for line in lines):
            yield Block("list", tuple(line[2:] for line in lines))
        elif all(re.match(rf"{number}\. ", line) for number, line in enumerate(lines, 1)):
            yield Block("numbers", tuple(line.partition(" ")[2] for line in lines))
        elif all(re.fullmatch(r"\|.*\|", line) for line in lines):
            yield table(lines)
        elif len(lines) == 1 and re.match(r"[^-#>|`!<\s\d+*=~]|\*\*\w|\d[^.]", lines[0]):
            yield Block("paragraph", tuple(lines))
        else:
            raise ValueError(f"no block of a book: {text!r}")


def table(lines: list[str]) -> Block:
    rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in lines]
    width = len(rows[0])
    if len(rows) < 3 or any(len(row) != width for row in rows):
        raise ValueError(f"a crooked table: {lines[0]!r}")
    if any(cell.strip("-") or len(cell) < 3 for cell in rows[1]):
        raise ValueError(f"no line below the heads of a table: {lines[1]!r}")
    return Block("table", tuple(cell for row in rows[:1] + rows[2:] for cell in row), width)


def links(text: str) -> list[str]:
    """The targets of links."""
    return [target for _, target in LINK.findall(text)]


def plain(text: str) -> str:
    """A part as it is read: without marks."""
    return LINK.sub(r"\1", text).replace("**", "")
