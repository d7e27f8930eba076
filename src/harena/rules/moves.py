"""What happens to cards and markers, and who learns of it.

Knowledge lives here and nowhere else. `state.knows[card]` holds the viewers (bits 0-4, bit 5 the
spectator) who surely know that the card is with its holder, in hand or set aside;
`state.sure[card]` those who know that it is in the hand. A holder's own bit means nothing. What
follows from a card that left unseen is notation.md's rule for `sees`.
"""

from __future__ import annotations

from . import sets
from .codes import *
from .state import State


def note(state: State, kind: int, what: int, detail: int) -> None:
    """Remember, until the next answer, something that the rules did by themselves."""
    state.notes[3 * state.note_count] = kind
    state.notes[3 * state.note_count + 1] = what
    state.notes[3 * state.note_count + 2] = detail
    if state.note_count < NOTES - 1:
        state.note_count += 1


def finish(state: State, reason: int) -> None:
    """The game is over, at once, whatever was still to happen."""
    state.over = reason
    state.depth = 0
    note(state, NOTE_OVER, reason, 0)


# --- piles ----------------------------------------------------------------------------------


def cover(state: State, pile: int, card: int) -> int:
    """Lay a card on a pile; the card it covers, or NO_CARD."""
    covered = state.tops[pile]
    state.under[card] = covered
    state.tops[pile] = card
    return covered


def lift(state: State, pile: int) -> int:
    """Take the top card of a pile that is not empty; what lay under it shows (A-50, A-51)."""
    card = state.tops[pile]
    state.tops[pile] = state.under[card]
    state.under[card] = NO_CARD
    return card


def pour(state: State, pile: int) -> None:
    """Lay a whole pile on the discard pile, in its order."""
    top = state.tops[pile]
    if top == NO_CARD:
        return
    bottom = top
    while state.under[bottom] != NO_CARD:
        bottom = state.under[bottom]
    state.under[bottom] = state.tops[DISCARDS]
    state.tops[DISCARDS] = top
    state.tops[pile] = NO_CARD


# --- hands ----------------------------------------------------------------------------------


def enter_hand(state: State, seat: int, card: int, knowers: int) -> None:
    """A card comes into a hand; `knowers` are the viewers who saw which one."""
    state.hands[seat] |= sets.one(card)
    state.knows[card] = knowers
    state.sure[card] = knowers


def leave_hand(state: State, seat: int, card: int) -> None:
    """A card leaves a hand and everybody sees which."""
    if card >= PREFECT:  # few are: spares the others the call
        part_prefects(state, state.hands[seat] | state.aside[seat], card)
    state.hands[seat] = sets.drop(state.hands[seat], card)
    state.open[seat] = sets.drop(state.open[seat], card)
    state.knows[card] = 0
    state.sure[card] = 0


def part_prefects(state: State, held: sets.CardSet, card: int) -> None:
    """Of two Prefects that one player holds, all see one leave: who knew of both knows of one."""
    if card == PREFECT or card == SECOND_PREFECT:
        twin = PREFECT + SECOND_PREFECT - card
        if sets.has(held, twin):
            state.knows[twin] &= state.knows[card]
            state.sure[twin] &= state.sure[card]


def see(state: State, seat: int, card: int, viewer: int) -> None:
    """A viewer sees a card in a hand. A Prefect may be the one that he knew of already."""
    if card == PREFECT or card == SECOND_PREFECT:
        twin = PREFECT + SECOND_PREFECT - card
        held = sets.has(state.hands[seat] | state.aside[seat], twin)
        known = state.knows[card] >> viewer & 1
        if held and not known and not sets.has(state.picked, twin):
            state.knows[twin] &= EVERYBODY - (1 << viewer)
            state.sure[twin] &= EVERYBODY - (1 << viewer)
    state.knows[card] |= 1 << viewer
    state.sure[card] |= 1 << viewer


def slip(state: State, seat: int, card: int, fits: sets.CardSet, witnesses: int) -> int:
    """A card leaves a hand and only the witnesses see which; others know that it was of `fits`.

    Every known card that may have been it is forgotten, unless the viewer knew the whole hand and
    only one fits. The viewers who know which card it was.
    """
    if sets.has(state.open[seat], card):
        leave_hand(state, seat, card)
        return EVERYBODY
    knowers = witnesses
    hand = state.hands[seat]
    fits = sets.minus(fits, state.open[seat])
    informed = knowers_of(state, hand | state.aside[seat]) & ~witnesses
    if informed != 0:
        for viewer in range(PUBLIC + 1):
            if informed >> viewer & 1:
                knowers |= fade(state, viewer, hand, state.aside[seat], fits) << viewer
    state.hands[seat] = sets.drop(hand, card)
    state.knows[card] = 0
    state.sure[card] = 0
    return knowers


def knowers_of(state: State, cards: sets.CardSet) -> int:
    """The viewers who know at least one of these cards to be with its holder."""
    viewers = 0
    while cards != sets.EMPTY:
        viewers |= state.knows[sets.first(cards)]
        cards = sets.rest(cards)
    return viewers


def fade(
    state: State, viewer: int, hand: sets.CardSet, aside: sets.CardSet, fits: sets.CardSet
) -> int:
    """What a viewer forgets when unseen cards of `fits` go; 1 if he knows that only one fits.

    If all that fit go, there is nothing to forget but them.
    """
    whole = 1
    fitting = 0
    cards = hand
    while cards != sets.EMPTY:
        card = sets.first(cards)
        cards = sets.rest(cards)
        if state.sure[card] >> viewer & 1 == 0:
            whole = 0
        if sets.has(fits, card):
            fitting += 1
    if whole == 1 and fitting == 1:
        return 1
    # Who knows the whole hand knows that his other known cards are set aside, safe.
    cards = (hand if whole == 1 else hand | aside) & fits
    while cards != sets.EMPTY:
        card = sets.first(cards)
        cards = sets.rest(cards)
        state.knows[card] &= EVERYBODY - (1 << viewer)
        state.sure[card] &= EVERYBODY - (1 << viewer)
    return 0


def show_hand(state: State, seat: int, viewers: int) -> None:
    """The viewers see the hand (not what is set aside, A-34)."""
    state.exposed = state.hands[seat]
    cards = state.hands[seat]
    while cards != sets.EMPTY:
        card = sets.first(cards)
        cards = sets.rest(cards)
        if card == PREFECT or card == SECOND_PREFECT:
            twin = PREFECT + SECOND_PREFECT - card
            if sets.has(state.aside[seat], twin):  # it may be the one that they knew of already
                state.knows[twin] &= EVERYBODY - (viewers & ~state.knows[card])
        state.knows[card] |= viewers
        state.sure[card] |= viewers


def set_aside(state: State, seat: int, card: int) -> None:
    """The Cyclops puts a card of a hand face down beside it."""
    state.hands[seat] = sets.drop(state.hands[seat], card)
    state.open[seat] = sets.drop(state.open[seat], card)
    state.aside[seat] |= sets.one(card)
    state.sure[card] = 0


def blur_hand(state: State, seat: int) -> None:
    """Before cards are set aside unseen: nobody knows any more which are in hand."""
    cards = sets.minus(state.hands[seat], state.open[seat])
    while cards != sets.EMPTY:
        card = sets.first(cards)
        cards = sets.rest(cards)
        state.sure[card] = 0


def take_up(state: State, seat: int) -> None:
    """The cards set aside come back; who knew of them before knows them in the hand again."""
    note(state, NOTE_RETURN, seat, sets.size(state.aside[seat]))
    state.hands[seat] |= state.aside[seat]
    state.aside[seat] = sets.EMPTY
    cards = state.hands[seat]
    while cards != sets.EMPTY:
        card = sets.first(cards)
        cards = sets.rest(cards)
        state.sure[card] = state.knows[card]


def finish_stack(state: State, seat: int) -> None:
    """The hidden discards of the Magus/Warlock go onto the discard pile; all see the last one.

    A-91, A-122. The others forget what may lie beneath it: they saw only the top card leave.
    """
    top = state.tops[STACK]
    if top == NO_CARD:
        return
    count = 1
    hidden = sets.EMPTY
    card = state.under[top]
    while card != NO_CARD:
        hidden |= sets.one(card)
        count += 1
        card = state.under[card]
    held = state.hands[seat] | hidden
    part_prefects(state, held | state.aside[seat], top)
    fits = sets.run(0, CARDS if state.rules.any_discards else COMBAT_CARDS)
    for viewer in range(PUBLIC + 1):
        if viewer != seat and hidden != sets.EMPTY:
            fade(state, viewer, held, state.aside[seat], fits)
    cards = hidden | sets.one(top)
    while cards != sets.EMPTY:
        card = sets.first(cards)
        cards = sets.rest(cards)
        state.knows[card] = 0
        state.sure[card] = 0
    pour(state, STACK)
    note(state, NOTE_STACK, seat + 8 * count, top)


def draw(state: State, seat: int, card: int) -> None:
    """A card of the deck comes into a hand. The last one ends the game at once (A-82, A-103)."""
    state.deck = sets.drop(state.deck, card)
    state.drew = 1
    enter_hand(state, seat, card, 0)
    if state.deck == sets.EMPTY and state.rules.stalemate == NO_STALEMATE:
        finish(state, DECK_EMPTY)


def playable(state: State, seat: int) -> sets.CardSet:
    """The cards of a hand that may be played: all but those of fallen creatures."""
    return state.hands[seat] & state.live


def honouring(state: State, seat: int, bid: int) -> sets.CardSet:
    """The playable numbered cards of at least the bid's strength (A-14, A-119)."""
    cards = playable(state, seat) & sets.run(0, PREFECT)
    weak = sets.EMPTY
    left = cards
    while left != sets.EMPTY:
        card = sets.first(left)
        left = sets.rest(left)
        if strength_of(card) < bid:
            weak |= sets.one(card)
    return sets.minus(cards, weak)


# --- chance -----------------------------------------------------------------------------------


def chance_of_deck(state: State, seat: int) -> int:
    """A card of the deck will come to this player: how many cards it may be."""
    state.kind = CHANCE_DECISION
    state.decider = CHANCE
    state.drawer = seat
    state.pool = state.deck
    return sets.size(state.deck)


def chance_of_hand(state: State, cards: sets.CardSet) -> int:
    """A random card of these: how many it may be."""
    state.kind = CHANCE_DECISION
    state.decider = CHANCE
    state.pool = cards
    return sets.size(cards)


# --- secret bets ----------------------------------------------------------------------------


def reveal(state: State, seat: int) -> None:
    """A secret bet is turned up: its marker goes above the creature, its card away (A-9)."""
    card = state.secret[seat]
    column = suit_of(card)
    state.secret[seat] = NO_CARD
    state.crown[seat] = column
    cover(state, CROWN_PILES + column if state.rules.revealed_stay else DISCARDS, card)
    note(state, NOTE_REVEAL, seat, card)
