"""Before a turn: the idle guard and the stalemate (table 1.4, A-96 to A-110, A-118 to A-123)."""

from __future__ import annotations

from . import actions, agenda, moves, sets
from .codes import *
from .state import State


def guard(state: State) -> None:
    """In this order: the guard of A-109, the automatic stalemate, the questions.

    Without a stalemate to come only the guard itself is a reason to look (`turn.next_turn`).
    """
    blocked = state.idle >= 2 * state.players or state.dry >= 10 * state.players
    if state.rules.stalemate == NO_STALEMATE or state.deck != sets.EMPTY:
        moves.finish(state, IDLE)
    elif blocked:
        declare(state, 2)
    elif nobody_can_play(state):
        declare(state, 0)
    elif may_be_declared(state):
        state.question = 0
        state.asked = 0
        agenda.then(state, ASK)


def declare(state: State, how: int) -> None:
    """A stalemate: 0 by itself, 1 agreed, 2 by the guard."""
    moves.note(state, NOTE_STALEMATE, how, 0)
    agenda.then(state, REDEAL)


def nobody_can_play(state: State) -> bool:
    """No playable card in any hand, nor set aside (A-96)."""
    for seat in range(state.players):
        if (state.hands[seat] | state.aside[seat]) & state.live != sets.EMPTY:
            return False
    return True


def may_be_declared(state: State) -> bool:
    """The round's first player is next, his row has cards, and an earlier one too (A-118, A-123).

    Nobody is asked twice in a circuit of turns (A-110), which only an auction could bring about.
    """
    if state.turn != state.round_starter or state.asked < state.players:
        return False
    if oldest_row(state) >= state.round:
        return False
    for column in range(COLUMNS):
        if state.tops[column * ROWS + state.round] != NO_CARD:
            return True
    return False


def oldest_row(state: State) -> int:
    """The first row before the current one that holds cards; the current one if none (A-100)."""
    for row in range(state.round):
        for column in range(COLUMNS):
            if state.tops[column * ROWS + row] != NO_CARD:
                return row
    return state.round


def declarations(state: State) -> int:
    """Each player from the round's first one is asked (A-123)."""
    state.kind = STALEMATE_DECISION
    state.decider = (state.turn + state.question) % state.players
    n = actions.offer(state, 0, NOTHING)
    return actions.offer(state, n, YES)


def ask(state: State, action: int) -> None:
    """The first to declare puts the question to the others."""
    if action == YES:
        state.declarer = state.decider
        state.question = 1
        agenda.then(state, OBJECT)
    else:
        state.question += 1
        if state.question < state.players:
            agenda.then(state, ASK)


def objections(state: State) -> int:
    """Each other player from the declarer's left may object."""
    state.kind = OBJECT_DECISION
    state.decider = (state.declarer + state.question) % state.players
    n = actions.offer(state, 0, NOTHING)
    return actions.offer(state, n, YES)


def object_to(state: State, action: int) -> None:
    """One objection ends it; if nobody objects it is a stalemate."""
    if action == YES:
        return
    state.question += 1
    if state.question < state.players:
        agenda.then(state, OBJECT)
    else:
        declare(state, 1)


def redeal(state: State) -> None:
    """The oldest row's cards become the deck; one card each; perhaps an auction (A-97 to A-100)."""
    row = oldest_row(state)
    if row >= state.round:
        moves.finish(state, STALEMATE)
        return
    for column in range(COLUMNS):
        pile = column * ROWS + row
        while state.tops[pile] != NO_CARD:
            state.deck |= sets.one(moves.lift(state, pile))
    state.redeals += 1
    state.one_draw = 1
    state.idle = 0
    state.dry = 0
    moves.note(state, NOTE_REDEAL, row, sets.size(state.deck))
    if state.rules.stalemate == AUCTION_STALEMATE:
        agenda.then(state, OPEN_BIDDING)
    agenda.then(state, RECHECK)
    state.question = 0
    for _ in range(state.players):
        agenda.then(state, DEAL_ONE)


def single_deals(state: State) -> int:
    """One card for each, from the next player on, as far as they go (A-99)."""
    return moves.chance_of_deck(state, (state.turn + state.question) % state.players)


def deal_one(state: State, card: int) -> None:
    """The next player's card follows."""
    moves.draw(state, state.drawer, card)
    state.question += 1


def recheck(state: State) -> None:
    """If still nobody can play and the deck is empty, the next row follows at once."""
    if state.deck == sets.EMPTY and nobody_can_play(state):
        if state.rules.stalemate == AUCTION_STALEMATE:
            state.depth -= 1  # the auction of this deal; the next deal has its own
        declare(state, 0)
