"""A creature with its cards and bets: one piece for each column, made of smaller ones."""

from __future__ import annotations

import functools
from typing import NamedTuple

from harena.locale import t, wording
from harena.rules import codes
from harena.view import View
from harena.web.pieces.cards import CACHED, SEATS, WHOLE, Face, face, initial, letters
from harena.web.pieces.controls import Control, Controls, Layout
from harena.web.rendering import parts


class Column(NamedTuple):
    """What a column shows; the key of its piece."""

    column: int
    creature: str
    is_living: bool
    fell: int
    row: int
    tops: tuple[int, ...]
    sizes: tuple[int, ...]
    bets: tuple[int, ...]
    crowns: tuple[int, ...]
    crown_top: int
    crown_size: int
    backer: int
    falls: bool
    names: tuple[str, ...]
    viewer: int
    creatures: tuple[str, ...]
    ruleset: str
    controls: Controls


def column_key(view: View, column: int, laid: Layout) -> Column:
    """What a column of a view shows."""
    is_living = view.living[column]
    backer = view.backers[column]
    bets = tuple([bets[column] for bets in view.bets])
    fell = 0
    if not is_living:
        fell = view.fallen.index(column) + 1 if column in view.fallen else 0
    return Column(
        column=column,
        creature=view.creatures[column],
        is_living=is_living,
        fell=fell,
        row=view.round - 1,
        tops=tuple([tops[column] for tops in view.tops]),
        sizes=tuple([sizes[column] for sizes in view.pile_sizes]),
        bets=bets,
        crowns=tuple([seat for seat, place in enumerate(view.crowns) if place == column]),
        crown_top=view.crown_tops[column] if view.crown_tops else codes.NO_CARD,
        crown_size=view.crown_sizes[column] if view.crown_sizes else 0,
        backer=backer,
        falls=view.would_fall == column and not view.is_over,
        names=view.names,
        # Whoever has no stake in it sees what the others see: made once for all of them.
        viewer=view.viewer if view.viewer == backer or view.viewer in bets else codes.PUBLIC,
        creatures=view.creatures,
        ruleset=view.ruleset,
        controls=laid.column(column),
    )


class Cell(NamedTuple):
    """One row of a column; the key of its piece."""

    row: int
    when: str
    is_living: bool
    falls: bool
    top: Face | None
    size: int
    bet: int
    owner: str
    is_mine: bool
    pick: Control | None
    spot: Control | None


class Head(NamedTuple):
    """The upper part of a column: arch, backer, revealed bets; the key of its piece."""

    column: int
    creature: str
    is_living: bool
    fell: int
    backer: int
    backed_by: str
    is_mine: bool
    crowns: tuple[tuple[int, str], ...]
    crown_top: Face | None
    crown_size: int
    arch: Control | None
    crown: Control | None
    crown_pile: Control | None


@functools.lru_cache(WHOLE)
def column_piece(key: Column, language: str) -> str:
    """A column as HTML."""
    anchors = dict(key.controls)
    backer = key.backer
    head = Head(
        column=key.column,
        creature=key.creature,
        is_living=key.is_living,
        fell=key.fell,
        backer=backer,
        backed_by=key.names[backer] if backer < len(key.names) else "",
        is_mine=backer == key.viewer,
        crowns=tuple([(seat, key.names[seat]) for seat in key.crowns]),
        crown_top=_face(key, key.crown_top, language),
        crown_size=key.crown_size,
        arch=anchors.get("arch"),
        crown=anchors.get("crown"),
        crown_pile=anchors.get("crown-pile"),
    )
    cells = [_cell(_cell_key(key, row, anchors, language), language) for row in range(codes.ROWS)]
    return str(parts(language).column(key, _head(head, language), cells))


@functools.lru_cache(CACHED)
def _head(key: Head, language: str) -> str:
    return str(
        parts(language).head(
            key,
            t("creatures", language, creatures=key.creature),
            t("creatures.short", language, creatures=key.creature),
            letters(key.creature, language),
            key.crown_top,
            [(SEATS[seat], initial(name), name) for seat, name in key.crowns],
            SEATS[key.backer] if key.backed_by else "",
            initial(key.backed_by) if key.backed_by else "",
        )
    )


def _face(key: Column, card: int, language: str) -> Face | None:
    return None if card == codes.NO_CARD else face(card, key.creatures, key.ruleset, language)


def _cell_key(key: Column, row: int, anchors: dict[str, Control], language: str) -> Cell:
    when = "now" if row == key.row else "past" if row < key.row else "later"
    if not key.is_living and row >= key.fell and when != "later":
        when = "gone"
    bet = key.bets[row]
    return Cell(
        row=row,
        when=when,
        is_living=key.is_living,
        falls=key.falls and when == "now",
        top=_face(key, key.tops[row], language),
        size=key.sizes[row],
        bet=bet,
        owner=key.names[bet] if bet < len(key.names) else "",
        is_mine=bet == key.viewer,
        pick=anchors.get(f"pile-{row}"),
        spot=anchors.get(f"spot-{row}"),
    )


@functools.lru_cache(CACHED)
def _cell(key: Cell, language: str) -> str:
    beneath = bet_label = ""
    if key.top is not None and key.size > 1:
        beneath = t("table-covered", language, count=key.size - 1)
    if key.owner:
        value = wording.bet_value(key.row)
        you = ".you" if key.is_mine else ""
        bet_label = t(f"web-bet-of{you}", language, player=key.owner, value=value)
    letter = SEATS[key.bet] if key.owner else ""
    return str(
        parts(language).cell(key, key.top, beneath, letter, initial(key.owner or " "), bet_label)
    )
