"""The greedy bot's ratings of bids, bets, plays, discards and stalemates: all that is no power.

A rating is in gold and compares the legal actions of one decision; what they have in common is left
out of it.
"""

from __future__ import annotations

from ..rules.codes import (
    CARD_ACTION,
    COLUMN_ACTION,
    COMBAT_CARDS,
    MAGISTER,
    NO_CARD,
    NOTHING,
    NUMBER_ACTION,
    PASS,
    REFEREES,
    SPECTATORS,
    YES,
    strength_of,
    suit_of,
)
from .outlook import BET_VALUES, CROWN_VALUE, Outlook
from .powers import gain


def rate_bid(outlook: Outlook, action: int) -> float:
    """Bids what one can open with anyway, up to a limit; the lowest such bid first."""
    if action == NOTHING:
        return 0.0
    number = action - NUMBER_ACTION
    strengths = [strength_of(card) for card in outlook.playable() if suit_of(card) <= SPECTATORS]
    limit = min(outlook.weights.bid, max(strengths, default=-1))
    return 1.0 - number / 100 if number <= limit else -1.0


def rate_bet(outlook: Outlook, action: int) -> float:
    """Places, takes the secret bet, reveals, or keeps the marker."""
    if action == NOTHING:
        return 0.0
    if action == YES:
        return rate_reveal(outlook)
    if action >= COLUMN_ACTION:
        column = action - COLUMN_ACTION
        value = BET_VALUES[outlook.row]
        return outlook.marker_worth(column, value) - outlook.spare_worth()
    card = action - CARD_ACTION
    worth = CROWN_VALUE * outlook.secret_chance(suit_of(card))
    return worth - outlook.spare_worth() - outlook.worth(card)


def rate_reveal(outlook: Outlook) -> float:
    """Whether it makes one the backer, against the secret that is given away."""
    column = suit_of(outlook.view.secret)
    if not outlook.view.living[column]:
        return -1.0
    given_away = outlook.weights.reveal * outlook.chances[column]
    return outlook.backing(column, CROWN_VALUE) - given_away


def rate_play(outlook: Outlook, action: int) -> float:
    """The margin after the card lies there, the power it wakes, less what it could do later."""
    if action in (PASS, NOTHING):
        return outlook.expected()
    card = action - CARD_ACTION
    suit = suit_of(card)
    if suit == REFEREES:
        rating = outlook.expected() if card == MAGISTER else rate_taking(outlook)
    elif suit == SPECTATORS:
        strength = strength_of(card)
        rating = max(outlook.with_top(column, strength) for column in outlook.living)
    else:
        rating = outlook.with_top(suit, strength_of(card)) + woken(outlook, suit)
    return rating - outlook.worth(card)


def woken(outlook: Outlook, column: int) -> float:
    """What the power is worth that a card played on the creature wakes now."""
    view = outlook.view
    covered = view.tops[outlook.row][column]
    if view.backers[column] != view.viewer or (
        covered != NO_CARD and suit_of(covered) == SPECTATORS
    ):
        return 0.0
    return gain(outlook, column)


def rate_taking(outlook: Outlook) -> float:
    """What the best card within a Prefect's reach leaves to be expected."""
    view = outlook.view
    best = outlook.expected()
    for row in range(outlook.row + 1):
        for column, card in enumerate(view.tops[row]):
            if card < COMBAT_CARDS and view.living[column]:
                best = max(best, outlook.lifted(card, row, column))
    return best


def rate_column(outlook: Outlook, action: int) -> float:
    """Where the spectator helps most; whose secret bets the Magister shall show."""
    frame = outlook.view.frame
    assert frame is not None
    column = action - COLUMN_ACTION
    if suit_of(frame.played) == SPECTATORS:
        return outlook.with_top(column, strength_of(frame.played))
    return -outlook.stakes[outlook.view.viewer][column]


def rate_discard(outlook: Outlook, action: int) -> float:
    """Poor cards go, unless what is drawn for them would end a game that is not won."""
    if action == NOTHING:
        return 0.0
    view = outlook.view
    if outlook.ends_with_deck and view.deck_size <= outlook.draws() + 1:
        return outlook.total - outlook.expected()
    return outlook.draw_worth() - outlook.worth(action - CARD_ACTION) + outlook.hurry()


def rate_stalemate(outlook: Outlook, action: int) -> float:
    """A new deck is welcome to who has nothing left to play."""
    if action == NOTHING:
        return 0.0
    return outlook.weights.declare - len(outlook.playable())


def rate_object(outlook: Outlook, action: int) -> float:
    """And unwelcome to who has."""
    if action == NOTHING:
        return 0.0
    return len(outlook.playable()) - outlook.weights.declare
