"""Bets and backers: tables 1.2 and 1.4 of the specification, A-1 to A-4, A-28, A-114."""

from __future__ import annotations

from .codes import *
from .state import State


def backer(state: State, column: int) -> int:
    """Who backs a creature: the highest total of visible markers, alone; else NOBODY.

    A fallen creature has no backer, a tie makes none (A-1), only players with a visible marker
    compare (A-28). Totals are packed eight bits a seat: five markers never pay more than 15.
    """
    if state.living >> column & 1 == 0:
        return NOBODY
    totals = 0
    marked = 0
    place = column * ROWS
    for row in range(state.round + 1):
        owner = state.owner[place + row]
        if owner != NOBODY:
            totals += state.rules.weights[row] << 8 * owner
            marked |= 1 << owner
    for seat in range(state.players):
        if state.crown[seat] == column:
            totals += state.rules.weights[CROWN] << 8 * seat
            marked |= 1 << seat
    if marked == 0:
        return NOBODY
    leader = NOBODY
    best = -1
    for seat in range(state.players):
        if marked >> seat & 1:
            total = totals >> 8 * seat & 255
            if total > best:
                best = total
                leader = seat
            elif total == best:
                leader = NOBODY
    if leader != NOBODY and not state.rules.zero_bet_backs:
        if gold_on(state, column, leader, 0) == 0:
            return NOBODY
    return leader


def gold_on(state: State, column: int, seat: int, with_secret: int) -> int:
    """What a player's bets on one creature are worth while it lives, in gold."""
    gold = 0
    place = column * ROWS
    for row in range(ROWS):
        if state.owner[place + row] == seat:
            gold += state.rules.values[row]
    if state.crown[seat] == column:
        gold += state.rules.values[CROWN]
    if with_secret and suit_of(state.secret[seat]) == column:  # NO_CARD is of no creature
        gold += state.rules.values[CROWN]
    return gold
