"""The little Markdown of the books as HTML: paragraphs, lists, tables, bold text, links."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from markupsafe import Markup, escape

Resolve = Callable[[str], str]
"""Turns the target of a link (`#anchor`, `book#anchor`) into an address."""

_MARK: Final = re.compile(r"\*\*(.+?)\*\*|\[([^\]]*)\]\(([^)]*)\)")
_ITEM: Final = {"list": re.compile(r"- (.*)"), "numbers": re.compile(r"\d+\. (.*)")}


class Block(NamedTuple):
    """A paragraph, a list or a table: its source, and its parts (items, rows of cells) as HTML."""

    kind: str
    source: str
    parts: tuple[Markup, ...] = ()
    rows: tuple[tuple[Markup, ...], ...] = ()


def inline(text: str, resolve: Resolve) -> Markup:
    """A line of a book as HTML."""
    made = Markup("")
    end = 0
    for found in _MARK.finditer(text):
        made += escape(text[end : found.start()])
        if found[1] is not None:
            made += Markup("<strong>{}</strong>").format(inline(found[1], resolve))
        else:
            words = inline(found[2], resolve)
            made += Markup('<a href="{}">{}</a>').format(resolve(found[3]), words)
        end = found.end()
    return made + escape(text[end:])


def blocks(body: str, resolve: Resolve) -> Iterator[Block]:
    """The blocks of a section's body, in order."""
    for text in re.split(r"\n{2,}", body) if body else ():
        lines = text.split("\n")
        kind = _kind(lines)
        if kind == "paragraph":
            yield Block(kind, text, (inline(text, resolve),))
        elif kind == "table":
            rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in lines]
            del rows[1]  # the line below the heads
            yield Block(
                kind, text, rows=tuple(tuple(inline(cell, resolve) for cell in row) for row in rows)
            )
        else:
            items = [found[1] for line in lines if (found := _ITEM[kind].fullmatch(line))]
            yield Block(kind, text, tuple(inline(item, resolve) for item in items))


def _kind(lines: list[str]) -> str:
    for kind, pattern in _ITEM.items():
        if all(pattern.fullmatch(line) for line in lines):
            return kind
    if len(lines) > 2 and all(line.startswith("|") and line.endswith("|") for line in lines):
        return "table"
    if len(lines) == 1:
        return "paragraph"
    raise ValueError(f"no block of a book: {lines[0]!r}")
