"""Writing down the legal actions of a decision, lowest code first.

One decision chooses one object (notation.md): nothing, a card, a column, a place, a player, a
number. `state.legal` is scratch: it holds the actions of the pending decision only.
"""

from __future__ import annotations

from . import sets
from .codes import *
from .state import State

# The words of the notation for the decision kinds, in the order of codes.*_DECISION.
DECISIONS = (
    "bid", "bet", "play", "column", "take", "power", "rival", "name", "give", "keep", "take-back",
    "bet-anywhere", "call", "swap", "with", "burn", "discard", "stalemate", "object", "chance",
)  # fmt: skip


def offer(state: State, n: int, action: int) -> int:
    """Add one action as number n; the new count."""
    state.legal[n] = action
    return n + 1


def offer_cards(state: State, n: int, cards: sets.CardSet) -> int:
    """Add a card action for each card; two Prefects are one action. The new count."""
    if sets.has(cards, SECOND_PREFECT):
        cards = sets.drop(cards, SECOND_PREFECT) | sets.one(PREFECT)
    return sets.spread(cards, state.legal, n, CARD_ACTION)


def offer_columns(state: State, n: int, columns: int) -> int:
    """Add a column action for each bit set. The new count."""
    for column in range(COLUMNS):
        if columns >> column & 1:
            state.legal[n] = COLUMN_ACTION + column
            n += 1
    return n


def offer_rivals(state: State, n: int, least: int) -> int:
    """Add every other player with at least `least` cards in hand. The new count."""
    for seat in range(state.players):
        if seat != state.turn and sets.size(state.hands[seat]) >= least:
            state.legal[n] = PLAYER_ACTION + seat
            n += 1
    return n


def offer_chance(state: State) -> int:
    """Write the distinct outcomes of a chance decision over cards; how many they are."""
    if state.pool != sets.EMPTY:
        state.legal_count = offer_cards(state, 0, state.pool)
    return state.legal_count


def card_of(cards: sets.CardSet, action: int) -> int:
    """The card an action means in a zone: the Prefect that is there."""
    card = action - CARD_ACTION
    if card == PREFECT and not sets.has(cards, PREFECT):
        return SECOND_PREFECT
    return card
