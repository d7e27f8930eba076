"""A state as plain Python numbers and back: for views, positions, records of bugs and tests.

Compiled arrays cannot be seen from Python; these functions are the only door. Card sets become
Python integers (bit = card), arrays become lists.
"""

from __future__ import annotations

from typing import Any

from . import sets
from .codes import *
from .rulesets import Ruleset
from .state import State


def cards_in(bits: int) -> tuple[int, ...]:
    """The cards of a set given as a Python integer, lowest first."""
    cards = []
    while bits:
        low = bits & -bits
        cards.append(low.bit_length() - 1)
        bits ^= low
    return tuple(cards)


def hand(state: State, seat: int) -> int:
    """A hand, as the bits of an integer."""
    return sets.whole(state.hands[seat])


def aside(state: State, seat: int) -> int:
    """The cards set aside of a hand, as the bits of an integer."""
    return sets.whole(state.aside[seat])


def shown(state: State, seat: int) -> int:
    """The cards of a hand that lie open, as the bits of an integer."""
    return sets.whole(state.open[seat])


def deck(state: State) -> int:
    """The undrawn cards, as the bits of an integer."""
    return sets.whole(state.deck)


def pool(state: State) -> int:
    """What chance chooses from, as the bits of an integer; 0 if not a card."""
    return sets.whole(state.pool)


def picked(state: State) -> int:
    """The cards the Titan has drawn and not yet kept, as the bits of an integer."""
    return sets.whole(state.picked)


def exposed(state: State) -> int:
    """The hand shown by the last pass or failed Gorgon call, as the bits of an integer."""
    return sets.whole(state.exposed)


def buried(state: State) -> int:
    """Cards of a position that lie unknown at the bottom of the discard pile, as bits."""
    return sets.whole(state.buried)


def tokens(state: State) -> list[int]:
    """Markers left, by seat."""
    return [state.tokens[i] for i in range(SEATS)]


def limits(state: State) -> list[int]:
    """Hand limits, by seat."""
    return [state.limit[i] for i in range(SEATS)]


def crowns(state: State) -> list[int]:
    """The column above which a seat's revealed secret bet lies, or NO_COLUMN."""
    return [state.crown[i] for i in range(SEATS)]


def secrets(state: State) -> list[int]:
    """The card under a seat's unrevealed secret bet, or NO_CARD."""
    return [state.secret[i] for i in range(SEATS)]


def secrets_used(state: State) -> list[int]:
    """Whether a seat has made its secret bet."""
    return [state.secret_used[i] for i in range(SEATS)]


def owners(state: State) -> list[int]:
    """Whose marker lies in a place (column * ROWS + row), or NOBODY."""
    return [state.owner[i] for i in range(COLUMNS * ROWS)]


def tops(state: State) -> list[int]:
    """The top card of every pile, or NO_CARD."""
    return [state.tops[i] for i in range(PILES)]


def under(state: State) -> list[int]:
    """The card beneath every card of a pile, or NO_CARD."""
    return [state.under[i] for i in range(CARDS)]


def knows(state: State) -> list[int]:
    """Who surely knows that a card is with its holder (bits), by card."""
    return [state.knows[i] for i in range(CARDS)]


def sure(state: State) -> list[int]:
    """Who surely knows that a card is in its holder's hand (bits), by card."""
    return [state.sure[i] for i in range(CARDS)]


def fallen(state: State) -> list[int]:
    """The fallen creatures' columns, in order."""
    return [state.fallen[i] for i in range(state.fallen_count)]


def agenda(state: State) -> list[int]:
    """The steps still to happen, the next one last."""
    return [state.agenda[i] for i in range(state.depth)]


def step(state: State) -> int:
    """The step that is pending; 0 if the game is over."""
    return state.agenda[state.depth - 1] if state.depth > 0 else 0


def notes(state: State) -> list[tuple[int, int, int]]:
    """What the rules did by themselves since the last answer."""
    return [
        (state.notes[3 * i], state.notes[3 * i + 1], state.notes[3 * i + 2])
        for i in range(state.note_count)
    ]


def pile(state: State, index: int) -> list[int]:
    """The cards of a pile, bottom first."""
    cards = []
    card = state.tops[index]
    while card != NO_CARD:
        cards.append(card)
        card = state.under[card]
    return cards[::-1]


def pile_sizes(state: State) -> list[int]:
    """How many cards every pile holds."""
    sizes = []
    for index in range(PILES):
        size = 0
        card = state.tops[index]
        while card != NO_CARD:
            size += 1
            card = state.under[card]
        sizes.append(size)
    return sizes


def sizes_of(state: State) -> tuple[list[int], list[int], int]:
    """Hand sizes and set-aside sizes by seat, and the deck's size."""
    held = [sets.size(state.hands[i]) for i in range(SEATS)]
    away = [sets.size(state.aside[i]) for i in range(SEATS)]
    return held, away, sets.size(state.deck)


def known_to(state: State, viewer: int, seat: int) -> tuple[int, ...]:
    """The cards of a hand that a viewer knows for certain (notation.md `sees`), lowest first.

    While Magus or Warlock discards are still hidden, every card that may be among them is unsure,
    unless the viewer knew the whole hand and only they fit.
    """
    known = []
    unsure = sets.EMPTY
    count = 0
    if seat == state.turn and state.tops[STACK] != NO_CARD:
        hidden = sets.EMPTY
        card = state.tops[STACK]
        while card != NO_CARD:
            hidden |= sets.one(card)
            count += 1
            card = state.under[card]
        fits = sets.run(0, CARDS if state.rules.any_discards else COMBAT_CARDS)
        cards = state.hands[seat] | hidden
        whole = 1
        fitting = 0
        while cards != sets.EMPTY:
            card = sets.first(cards)
            cards = sets.rest(cards)
            if state.sure[card] >> viewer & 1 == 0:
                whole = 0
            if sets.has(fits, card):
                fitting += 1
        if whole == 0 or fitting != count:
            unsure = fits
    cards = state.hands[seat]
    while cards != sets.EMPTY:
        card = sets.first(cards)
        cards = sets.rest(cards)
        if state.sure[card] >> viewer & 1 != 0 and not sets.has(unsure, card):
            known.append(card)
    return tuple(known)


def fields(state: State) -> dict[str, Any]:
    """Everything of a state but scratch, by name."""
    out: dict[str, Any] = {
        "players": state.players,
        "round": state.round,
        "turn": state.turn,
        "round_starter": state.round_starter,
        "last_mover": state.last_mover,
        "living": state.living,
        "over": state.over,
        "extra_used": state.extra_used,
        "foresight": state.foresight,
        "discards_left": state.discards_left,
        "acted": state.acted,
        "drew": state.drew,
        "idle": state.idle,
        "dry": state.dry,
        "source": state.source,
        "rival": state.rival,
        "named": state.named,
        "chosen": state.chosen,
        "played": state.played,
        "drawer": state.drawer,
        "bidder": state.bidder,
        "bidders": state.bidders,
        "high_bid": state.high_bid,
        "leader": state.leader,
        "must_open": state.must_open,
        "one_draw": state.one_draw,
        "redeals": state.redeals,
        "question": state.question,
        "declarer": state.declarer,
        "asked": state.asked,
        "deck": sets.whole(state.deck),
        "picked": sets.whole(state.picked),
        "buried": sets.whole(state.buried),
        "hands": [sets.whole(state.hands[i]) for i in range(SEATS)],
        "aside": [sets.whole(state.aside[i]) for i in range(SEATS)],
        "open": [sets.whole(state.open[i]) for i in range(SEATS)],
        "agenda": agenda(state),
        "fallen": fallen(state),
        "tokens": tokens(state),
        "limit": limits(state),
        "crown": crowns(state),
        "secret": secrets(state),
        "secret_used": secrets_used(state),
        "owner": owners(state),
        "piles": [pile(state, i) for i in range(PILES)],
        "knows": knows(state),
        "sure": sure(state),
    }
    return out


def rebuild(rules: Ruleset, values: dict[str, Any]) -> State:
    """The state with these fields (any left out is as at a start); call engine.advance next."""
    state = State(rules, values["players"])
    state.round = values.get("round", 0)
    state.turn = values.get("turn", 0)
    state.round_starter = values.get("round_starter", state.turn)
    state.last_mover = values.get("last_mover", state.turn)
    state.living = values.get("living", (1 << COLUMNS) - 1)
    state.over = values.get("over", 0)
    state.extra_used = values.get("extra_used", 0)
    state.foresight = values.get("foresight", 0)
    state.discards_left = values.get("discards_left", 3)
    state.acted = values.get("acted", 0)
    state.drew = values.get("drew", 0)
    state.idle = values.get("idle", 0)
    state.dry = values.get("dry", 0)
    state.source = values.get("source", NO_COLUMN)
    state.rival = values.get("rival", NOBODY)
    state.named = values.get("named", NO_COLUMN)
    state.chosen = values.get("chosen", NO_CARD)
    state.played = values.get("played", NO_CARD)
    state.drawer = values.get("drawer", 0)
    state.bidder = values.get("bidder", 0)
    state.bidders = values.get("bidders", 0)
    state.high_bid = values.get("high_bid", NO_NUMBER)
    state.leader = values.get("leader", NOBODY)
    state.must_open = values.get("must_open", NO_NUMBER)
    state.one_draw = values.get("one_draw", 0)
    state.redeals = values.get("redeals", 0)
    state.question = values.get("question", 0)
    state.declarer = values.get("declarer", NOBODY)
    state.asked = values.get("asked", LONG_AGO)
    state.deck = sets.taken(values.get("deck", 0))
    state.picked = sets.taken(values.get("picked", 0))
    state.buried = sets.taken(values.get("buried", 0))
    state.live = sets.run(0, CARDS)
    for column in range(COLUMNS):
        if state.living >> column & 1 == 0:
            state.live = sets.minus(state.live, sets.run(column * STRENGTHS, STRENGTHS))
    set_arrays(state, values)
    return state


def set_arrays(state: State, values: dict[str, Any]) -> None:
    """The part of `rebuild` that fills the arrays."""
    for seat, bits in enumerate(values.get("hands", ())):
        state.hands[seat] = sets.taken(bits)
    for seat, bits in enumerate(values.get("aside", ())):
        state.aside[seat] = sets.taken(bits)
    for seat, bits in enumerate(values.get("open", ())):
        state.open[seat] = sets.taken(bits)
    for seat, number in enumerate(values.get("tokens", ())):
        state.tokens[seat] = number
    for seat, number in enumerate(values.get("limit", ())):
        state.limit[seat] = number
    for seat, number in enumerate(values.get("crown", ())):
        state.crown[seat] = number
    for seat, number in enumerate(values.get("secret", ())):
        state.secret[seat] = number
    for seat, number in enumerate(values.get("secret_used", ())):
        state.secret_used[seat] = number
    for place, number in enumerate(values.get("owner", ())):
        state.owner[place] = number
    for index, number in enumerate(values.get("fallen", ())):
        state.fallen[index] = number
        state.fallen_count = index + 1
    for index, number in enumerate(values.get("agenda", ())):
        state.agenda[index] = number
        state.depth = index + 1
    for card, number in enumerate(values.get("knows", ())):
        state.knows[card] = number
    for card, number in enumerate(values.get("sure", ())):
        state.sure[card] = number
    for index, cards in enumerate(values.get("piles", ())):
        for card in cards:
            state.under[card] = state.tops[index]
            state.tops[index] = card
