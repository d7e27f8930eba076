"""How cards, creatures and players look: faces, letters, initials."""

from __future__ import annotations

import functools
import unicodedata
from typing import Final, NamedTuple

from harena.locale import t, wording
from harena.notation import Context, format_cards
from harena.rules import codes
from harena.view import View

CACHED: Final = 12_000
"""Small parts of pages that are kept: cards, cells, plates."""
WHOLE: Final = 3_000
"""Whole pieces that are kept, which are large: enough for 200 tables of four."""
SEATS: Final = "abcde"
"""The classes of the players' shapes and colours, by seat."""


class Face(NamedTuple):
    """A card to show: its number, colour class, sign, two letters, emblem and spoken name."""

    code: int
    tint: str
    sign: str
    letters: str
    icon: str
    label: str
    is_word: bool


@functools.lru_cache(CACHED)
def letters(creature: str, language: str) -> str:
    """The two letters of a creature."""
    return t("creatures", language, creatures=creature)[:2].upper()


def face(code: int, creatures: tuple[str, ...], ruleset: str, language: str) -> Face:
    """How a card looks."""
    creature = creatures[codes.suit_of(code)] if code < codes.COMBAT_CARDS else ""
    return _face(code, creature, ruleset, language)


@functools.lru_cache(CACHED)
def _face(code: int, creature: str, ruleset: str, language: str) -> Face:
    """The same, made once for all games: whichever other creatures there are, it looks so."""
    view = View(codes.PUBLIC, ruleset=ruleset, creatures=(creature,) * codes.COLUMNS)
    label = wording.card(view, code, language)
    if creature:
        key = creature.lower()
        sign = str(codes.strength_of(code))
        return Face(code, f"c-{key}", sign, letters(creature, language), key, label, False)
    if code < codes.PREFECT:
        sign = str(codes.strength_of(code))
        two = label[:2].upper()
        return Face(code, "c-neutral", sign, two, "spectator", label, False)
    icon = "magister" if code == codes.MAGISTER else "prefect"
    short = wording.card(view, code, language, "short")
    return Face(code, "c-neutral", short, label[:2].upper(), icon, label, True)


def noted(view: View, cards: tuple[int, ...]) -> str:
    """Cards in the words of the notation, as messages take them; "" for none."""
    return _noted(cards, view.creatures, view.names, view.ruleset) if cards else ""


@functools.lru_cache(CACHED)
def _noted(
    cards: tuple[int, ...], creatures: tuple[str, ...], names: tuple[str, ...], ruleset: str
) -> str:
    return format_cards(cards, Context(creatures, names, ruleset))


def initial(name: str) -> str:
    """The first letter of a name, with its marks."""
    end = 1
    while end < len(name) and unicodedata.combining(name[end]):
        end += 1
    return name[:end].upper()[:2]
