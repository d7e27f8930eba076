"""Signs of the table: players as shape and initial, creatures as two letters, both with a colour.

Colour is never alone: without it, shape and letters still tell everything.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

# Palettes computed for four kinds of colour vision, with the text that is readable on them.
PLAYERS = ("#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7")
ON_PLAYERS = ("white", "black", "black", "black", "black")
SHAPES = "●■▲◆⬢"
ASCII_SHAPES = "o#^<%"
CREATURES = {
    "Amazon": "#dcd838", "Colossus": "#442595", "Cyclops": "#349794", "Daimon": "#781d00",
    "Ettin": "#49e9f8", "Gorgon": "#b79d2b", "Magus": "#a9531e", "Seraphim": "#7f51c1",
    "Titan": "#87c99f", "Troll": "#c4f8c2", "Unicorn": "#9b90ea", "Wyrm": "#336065",
    "Ranger": "#dcd838", "Hydra": "#49e9f8", "Warlock": "#a9531e", "Dragon": "#336065",
}  # fmt: skip


class Signs(NamedTuple):
    """The characters that a terminal can show."""

    shapes: str = SHAPES
    turn: str = "▶"
    falls: str = "▼"
    fallen: str = "✝"
    crown: str = "♛"
    empty: str = "·"
    no: str = "✗"
    yes: str = "✓"
    marker: str = "●"
    spent: str = "○"
    dot: str = "·"
    times: str = "\N{MULTIPLICATION SIGN}"
    dash: str = "\N{EN DASH}"


UNICODE = Signs()
ASCII = Signs(ASCII_SHAPES, ">", "v", "x", "*", ".", "!", "x", "o", ".", "-", "x", "-")


def signs(*, unicode: bool) -> Signs:
    """The signs for a terminal that can or cannot show more than ASCII."""
    return UNICODE if unicode else ASCII


def text_on(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour such as #0072B2."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return "black" if (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) else "white"


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """One letter for each name, all different, one cell wide; a digit where no letter will do."""
    found: list[str] = []
    for seat, name in enumerate(names, start=1):
        letters = [sign for sign in name.upper() if sign.isalpha() and cell_len(sign) == 1]
        free = [letter for letter in (*letters, str(seat)) if letter not in found]
        found.append(free[0])
    return tuple(found)


def codes(names: Sequence[str]) -> tuple[str, ...]:
    """Two letters for each creature's name, all different: its first and a later one."""
    found: list[str] = []
    for name in names:
        letters = [sign for sign in unicodedata.normalize("NFC", name) if sign.isalpha()]
        pairs = [letters[0] + second for second in letters[1:]]
        if " " in name:  # the initials of a name of two words read best
            pairs.insert(0, "".join(word[0].upper() for word in name.split())[:2])
        found.append(next((pair for pair in pairs if not _is_like(pair, found)), pairs[0]))
    return tuple(found)


def _is_like(pair: str, found: Sequence[str]) -> bool:
    """Whether a pair of letters is there already, accents aside."""
    bare = [unicodedata.normalize("NFD", one)[:1] for one in pair]
    others = [[unicodedata.normalize("NFD", one)[:1] for one in other] for other in found]
    return bare in others


def player_chip(seat: int, letters: Sequence[str], sign: Signs) -> Text:
    """A player's sign, two cells wide."""
    chip = Text(sign.shapes[seat] + letters[seat])
    chip.stylize(f"bold {ON_PLAYERS[seat]} on {PLAYERS[seat]}")
    return chip


def creature_chip(name: str, code: str, *, fallen: bool = False) -> Text:
    """A creature's sign, two cells wide. `name` is the English one."""
    return Text(code, "dim strike" if fallen else creature_style(name))


def creature_style(name: str) -> str:
    """The colours of a creature, by its English name."""
    colour = CREATURES[name]
    return f"bold {text_on(colour)} on {colour}"
