"""A creature with its cards and bets: one piece for each column, made of smaller ones."""

from __future__ import annotations

import functools
from typing import NamedTuple

from harena.locale import t, wording
from harena.rules import codes
from harena.view import View
from harena.web.cards import CACHED, SEATS, WHOLE, face, initial, letters
from harena.web.controls import Control, Controls, Layout
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
        bets=tuple([bets[column] for bets in view.bets]),
        crowns=tuple([seat for seat, place in enumerate(view.crowns) if place == column]),
        crown_top=view.crown_tops[column] if view.crown_tops else codes.NO_CARD,
        crown_size=view.crown_sizes[column] if view.crown_sizes else 0,
        backer=view.backers[column],
        falls=view.would_fall == column and not view.is_over,
        names=view.names,
        viewer=view.viewer,
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
    top: int
    size: int
    bet: int
    owner: str
    is_mine: bool
    pick: Control | None
    spot: Control | None
    creatures: tuple[str, ...]
    ruleset: str


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
    crown_top: int
    crown_size: int
    arch: Control | None
    crown: Control | None
    crown_pile: Control | None
    creatures: tuple[str, ...]
    ruleset: str


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
        crown_top=key.crown_top,
        crown_size=key.crown_size,
        arch=anchors.get("arch"),
        crown=anchors.get("crown"),
        crown_pile=anchors.get("crown-pile"),
        creatures=key.creatures,
        ruleset=key.ruleset,
    )
    cells = [_cell(_cell_key(key, row, anchors), language) for row in range(codes.ROWS)]
    return str(parts(language).column(key, _head(head, language), cells))


@functools.lru_cache(CACHED)
def _head(key: Head, language: str) -> str:
    crown = None
    if key.crown_top != codes.NO_CARD:
        crown = face(key.crown_top, key.creatures, key.ruleset, language)
    return str(
        parts(language).head(
            key,
            t("creatures", language, creatures=key.creature),
            t("creatures.short", language, creatures=key.creature),
            letters(key.creature, language),
            crown,
            [(SEATS[seat], initial(name), name) for seat, name in key.crowns],
            SEATS[key.backer] if key.backed_by else "",
            initial(key.backed_by) if key.backed_by else "",
        )
    )


def _cell_key(key: Column, row: int, anchors: dict[str, Control]) -> Cell:
    when = "now" if row == key.row else "past" if row < key.row else "later"
    if not key.is_living and row >= key.fell and when != "later":
        when = "gone"
    bet = key.bets[row]
    return Cell(
        row=row,
        when=when,
        is_living=key.is_living,
        falls=key.falls and when == "now",
        top=key.tops[row],
        size=key.sizes[row],
        bet=bet,
        owner=key.names[bet] if bet < len(key.names) else "",
        is_mine=bet == key.viewer,
        pick=anchors.get(f"pile-{row}"),
        spot=anchors.get(f"spot-{row}"),
        creatures=key.creatures,
        ruleset=key.ruleset,
    )


@functools.lru_cache(CACHED)
def _cell(key: Cell, language: str) -> str:
    top = None
    beneath = bet_label = ""
    if key.top != codes.NO_CARD:
        top = face(key.top, key.creatures, key.ruleset, language)
        if key.size > 1:
            beneath = t("table-covered", language, count=key.size - 1)
    if key.owner:
        value = wording.bet_value(key.row)
        you = ".you" if key.is_mine else ""
        bet_label = t(f"web-bet-of{you}", language, player=key.owner, value=value)
    letter = SEATS[key.bet] if key.owner else ""
    return str(
        parts(language).cell(key, top, beneath, letter, initial(key.owner or " "), bet_label)
    )
