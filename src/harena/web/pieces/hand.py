"""The viewer's own hand and what lies around it."""

from __future__ import annotations

import functools
from typing import NamedTuple

from harena.rules import codes
from harena.view import View
from harena.web.pieces.cards import CACHED, WHOLE, Face, face, noted
from harena.web.pieces.controls import Control, Layout
from harena.web.pieces.help_sheets import about
from harena.web.rendering import parts


class HandCard(NamedTuple):
    """A card of the viewer's own hand; the key of its piece."""

    place: int
    twin: int
    code: int
    reason: str
    wakes: bool
    play: Control | None
    bet: Control | None
    about: str = ""
    """The topic that tells what the card does, where no creature does."""


class Purse(NamedTuple):
    """What is said beside the hand; the key of that part."""

    is_seat: bool
    blocked: int
    secret: int
    aside: tuple[int, ...]
    discard_top: int
    creatures: tuple[str, ...]
    ruleset: str
    title: str = ""
    """What stands above where no hand is shown; "": that one is watching."""


class Piles(NamedTuple):
    """The deck and the discards, nearly always the same for all viewers; the key of that part."""

    deck: int
    turns: int
    discard_top: int
    discard_pick: Control | None
    creatures: tuple[str, ...]
    ruleset: str


class Hand(NamedTuple):
    """All of it; the key of the piece."""

    is_seat: bool
    cards: tuple[HandCard, ...]
    purse: Purse
    piles: Piles


def hand_key(view: View, laid: Layout, title: str = "") -> Hand:
    """What a viewer has; `title` stands above where no hand is shown."""
    cards: list[HandCard] = []
    blocked = 0
    seen: dict[int, int] = {}
    for place, code in enumerate(view.hand):
        twin = seen[code] = seen.get(code, 0) + 1
        reason = _blocked(view, code)
        blocked += reason == "fallen"
        wakes = (
            code < codes.COMBAT_CARDS
            and view.backers[codes.suit_of(code)] == view.viewer
            and view.living[codes.suit_of(code)]
            and codes.suit_of(view.tops[view.round - 1][codes.suit_of(code)]) != codes.SPECTATORS
        )
        anchors = dict(laid.hand(code))
        cards.append(
            HandCard(
                place=min(place + 1, 12),
                twin=twin,
                code=code,
                reason=reason,
                wakes=wakes,
                play=anchors.get("play"),
                bet=anchors.get("secret"),
                about=about(code, view.ruleset),
            )
        )
    is_seat = view.viewer < view.players
    purse = Purse(
        is_seat=is_seat,
        blocked=blocked,
        secret=view.secret,
        aside=view.aside,
        discard_top=view.discard_top,
        creatures=view.creatures,
        ruleset=view.ruleset,
        title=title,
    )
    piles = Piles(
        deck=view.deck_size,
        turns=view.deck_size // max(view.players, 1),
        discard_top=view.discard_top,
        discard_pick=laid.discard,
        creatures=view.creatures,
        ruleset=view.ruleset,
    )
    return Hand(is_seat, tuple(cards), purse, piles)


@functools.lru_cache(WHOLE)
def hand_piece(key: Hand, language: str) -> str:
    """The hand as HTML; its parts, which change at different times, are kept one by one."""
    fan = _fan(key.is_seat, key.cards, key.piles.creatures, key.piles.ruleset, language)
    purse, piles = _purse(key.purse, language), _piles(key.piles, language)
    return str(parts(language).tray(key.is_seat, purse, fan, piles))


@functools.lru_cache(WHOLE)
def _fan(
    is_seat: bool,
    cards: tuple[HandCard, ...],
    creatures: tuple[str, ...],
    ruleset: str,
    language: str,
) -> str:
    made = [
        _hand_card(one, face(one.code, creatures, ruleset, language), language) for one in cards
    ]
    return str(parts(language).fan(is_seat, made))


def _blocked(view: View, code: int) -> str:
    """Why a card of the hand cannot be played at all; "" if it could."""
    if code < codes.COMBAT_CARDS and not view.living[codes.suit_of(code)]:
        return "fallen"
    return ""


@functools.lru_cache(CACHED)
def _hand_card(key: HandCard, shown: Face, language: str) -> str:
    return str(parts(language).hand_card(key, shown))


@functools.lru_cache(CACHED)
def _purse(key: Purse, language: str) -> str:
    view = View(codes.PUBLIC, ruleset=key.ruleset, creatures=key.creatures)
    secret = None
    if key.secret != codes.NO_CARD:
        secret = view.creatures[codes.suit_of(key.secret)]
    is_empty = key.discard_top == codes.NO_CARD
    on_top = "" if is_empty else noted(view, (key.discard_top,))
    return str(parts(language).purse(key, secret, noted(view, key.aside), not is_empty, on_top))


@functools.lru_cache(CACHED)
def _piles(key: Piles, language: str) -> str:
    top = None
    if key.discard_top != codes.NO_CARD:
        top = face(key.discard_top, key.creatures, key.ruleset, language)
    return str(parts(language).piles(key, top))
