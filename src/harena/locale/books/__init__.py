"""The long texts for players, section by section: the rules and the questions and answers.

    for section in book("rules", "fi"):
        print("#" * section.level, section.title)

A book is one Markdown file for each language beside this one (`rules.en.md`). It holds headings
with an anchor (`## The aim {#aim}`), paragraphs, lists, tables and bold text, and nothing else;
anchors are the same in every language, so links may name them. A link is `#anchor` in the same
book or `book#anchor`. tests/books looks after all of this.
"""

from __future__ import annotations

import functools
import re
from importlib import resources
from typing import NamedTuple

from harena.locale.bundles import LocaleError

__all__ = ["Section", "book", "books", "section"]

_HEADING = re.compile(r"^(#{1,6}) (.+) \{#([a-z0-9-]+)\}$", re.MULTILINE)


class Section(NamedTuple):
    """A heading, its level (1 to 6), its anchor, and the Markdown below it up to the next one."""

    anchor: str
    title: str
    level: int
    body_markdown: str


@functools.cache
def books() -> tuple[str, ...]:
    """The names of the books, sorted."""
    return tuple(sorted({name.split(".")[0] for name in _files()}))


@functools.cache
def book(name: str, language: str) -> tuple[Section, ...]:
    """A book in a language, in order; its first section is the book's title and introduction.

    Raises LocaleError if there is no such book or language.
    """
    file = f"{name}.{language}.md"
    if file not in _files():
        known = ", ".join(_files())
        raise LocaleError(
            f"no book {name!r:.60} in the language {language!r:.60}: there are {known}"
        )
    text = (resources.files(__package__) / file).read_text(encoding="utf-8")
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return tuple(
        Section(found[3], found[2], len(found[1]), text[found.end() : end].strip())
        for found, end in zip(headings, ends, strict=True)
    )


def section(name: str, anchor: str, language: str) -> Section:
    """One section of a book. Raises LocaleError if there is none of this anchor."""
    for one in book(name, language):
        if one.anchor == anchor:
            return one
    raise LocaleError(f"book {name!r} has no section {anchor!r:.60}")


@functools.cache
def _files() -> tuple[str, ...]:
    folder = resources.files(__package__).iterdir()
    return tuple(sorted(file.name for file in folder if file.name.endswith(".md")))
