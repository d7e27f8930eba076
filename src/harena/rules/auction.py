"""The deal, the start, and the auction (A-13 to A-17, A-119)."""

from __future__ import annotations

from . import actions, agenda, moves, sets
from .codes import *
from .state import State


def deals(state: State) -> int:
    """Chance deals eight cards to each, the first seat first."""
    while state.drawer < state.players and sets.size(state.hands[state.drawer]) >= HAND_LIMIT:
        state.drawer += 1
    if state.drawer >= state.players:
        return 0
    return moves.chance_of_deck(state, state.drawer)


def deal(state: State, card: int) -> None:
    """One card; perhaps another follows."""
    moves.draw(state, state.drawer, card)
    agenda.then(state, DEAL)


def starts(state: State) -> int:
    """Chance names who starts, or who bids first."""
    state.kind = CHANCE_DECISION
    state.decider = CHANCE
    n = 0
    for seat in range(state.players):
        n = actions.offer(state, n, PLAYER_ACTION + seat)
    return n


def start(state: State, action: int) -> None:
    """That player has the first turn, of the game and of the round."""
    state.turn = action - PLAYER_ACTION
    state.round_starter = state.turn


def open_bidding(state: State) -> None:
    """The turn player bids first; nobody has bid or passed."""
    state.bidder = state.turn
    state.bidders = (1 << state.players) - 1
    state.high_bid = NO_NUMBER
    state.leader = NOBODY
    agenda.then(state, CLOSE_BIDDING)
    agenda.then(state, BID)


def bids(state: State) -> int:
    """A higher number, or no bid; after 10 nobody is asked."""
    state.kind = BID_DECISION
    state.decider = state.bidder
    least = 0 if state.high_bid == NO_NUMBER else state.high_bid + 1
    if least > 10:
        return 0
    n = actions.offer(state, 0, NOTHING)
    for number in range(least, STRENGTHS):
        n = actions.offer(state, n, NUMBER_ACTION + number)
    return n


def bid(state: State, action: int) -> None:
    """Passing is final; the next one still in is asked, unless he leads already."""
    if action == NOTHING:
        state.bidders &= ~(1 << state.bidder)
    else:
        state.high_bid = action - NUMBER_ACTION
        state.leader = state.bidder
    for step in range(1, state.players + 1):
        seat = (state.bidder + step) % state.players
        if state.bidders >> seat & 1:
            if seat != state.leader and state.high_bid != 10:
                state.bidder = seat
                agenda.then(state, BID)
            return


def close_bidding(state: State) -> None:
    """The winner goes on, with the duty to open that high or the penalty (A-15, A-17)."""
    # After a stalemate the round keeps its starter, and if all pass the next player goes on.
    opening = state.redeals == 0 and not state.one_draw
    if state.leader == NOBODY:
        if opening:
            agenda.then(state, START)
        return
    state.turn = state.leader
    if opening:
        state.round_starter = state.leader
    if moves.honouring(state, state.turn, state.high_bid) != sets.EMPTY:
        state.must_open = state.high_bid
        moves.note(state, NOTE_DUTY, state.turn, state.high_bid)
    else:
        state.limit[state.turn] = HAND_LIMIT - 1
        moves.note(state, NOTE_PENALTY, state.turn, state.high_bid)
