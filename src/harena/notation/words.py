"""Texts as words with their places, what they mean in a game, and errors that say where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, NoReturn

from harena.errors import NotationError, printable
from harena.rules import rulesets

LONGEST_LIST = 10_000
LONGEST_QUOTE = 60

_WORD = re.compile(r"\S+")


class Context(NamedTuple):
    """What the words of a game mean: creatures in column order, names by seat, the ruleset."""

    creatures: tuple[str, ...]
    names: tuple[str, ...]
    ruleset: str = rulesets.COLOSSAL_ARENA


class Words:
    """The words of a text, or of a part of it, each with its place in the whole text."""

    def __init__(self, text: str, start: int = 0, end: int | None = None) -> None:
        """The part is given by its first character and the one after its last."""
        self.text = text
        self.end = len(text) if end is None else end
        self.found = [
            (match.start(), match.group()) for match in _WORD.finditer(text, start, self.end)
        ]

    def place(self, index: int) -> int:
        """Where a word begins; behind the last one if there is no such word."""
        if index < len(self.found):
            return self.found[index][0]
        if self.found:
            place, word = self.found[-1]
            return place + len(word)
        return self.end

    def given(self, index: int) -> str:
        """A word as it was written; empty if there is none."""
        return self.found[index][1] if index < len(self.found) else ""

    def word(self, index: int) -> str:
        """A word in lower case; empty if there is none."""
        return self.given(index).lower()

    def have(self, index: int, words: str) -> bool:
        """Whether these words stand from `index` on."""
        return all(
            self.word(number) == word for number, word in enumerate(words.split(), start=index)
        )

    def after(self, index: int) -> str:
        """The text from a word on, as it was written."""
        return self.text[self.place(index) : self.end].rstrip()

    def close(self, index: int) -> None:
        """Refuse any further word."""
        if index < len(self.found):
            self.fail(index, f"{quoted(self.given(index))} is too much here")

    def fail(self, index: int, reason: str) -> NoReturn:
        """Refuse the text at one of its words."""
        fail(self.text, self.place(index), reason)


def fail(text: str, place: int, reason: str) -> NoReturn:
    """Refuse a text: what was given, where, why. Raises NotationError."""
    raise NotationError(f"{quoted(text)}, character {place + 1}: {reason}", place)


def quoted(text: str) -> str:
    """A text as an error shows it: in quotation marks, printable, not endless."""
    if len(text) > LONGEST_QUOTE:
        text = text[: LONGEST_QUOTE - 3] + "..."
    return '"' + "".join(map(printable, text)) + '"'


def either(choices: Sequence[str]) -> str:
    """Alternatives as a sentence lists them."""
    if len(choices) < 2:
        return "".join(choices)
    return ", ".join(choices[:-1]) + " or " + choices[-1]


def pieces(text: str, separator: str) -> list[Words]:
    """The parts between separators, each knowing its place in the text."""
    parts = []
    start = 0
    for part in text.split(separator):
        parts.append(Words(text, start, start + len(part)))
        start += len(part) + len(separator)
    return parts
