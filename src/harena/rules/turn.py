"""A turn (table 1.2): bet, play a card, discard, draw, elimination check, next player.

Each step answers two questions: what may be chosen (a function that writes the legal actions and
returns how many, 0 for "nothing to ask") and what the choice does.
"""

from __future__ import annotations

from . import actions, agenda, betting, moves, sets
from .codes import *
from .state import State


def begin_turn(state: State) -> None:
    """A new turn: what belonged to the last one is forgotten."""
    seat = state.turn
    state.last_mover = seat
    state.open[seat] = sets.EMPTY  # shown cards lie open until their holder's next turn
    state.extra_used = 0
    state.foresight = 0
    state.discards_left = 3
    state.acted = 0
    state.drew = 0
    moves.note(state, NOTE_TURN, seat, 0)
    agenda.then(state, NEXT_TURN)
    agenda.then(state, JUDGE)
    agenda.then(state, REFILL)
    agenda.then(state, RETURN)
    agenda.then(state, DISCARD)
    agenda.then(state, PLAY)
    agenda.then(state, BET)


# --- phase 1: bet ---------------------------------------------------------------------------


def bets(state: State) -> int:
    """Open bets on free places (A-3, A-114), a secret bet in round 1, the reveal of one's own."""
    seat = state.turn
    state.kind = BET_DECISION
    n = actions.offer(state, 0, NOTHING)
    if state.tokens[seat] > 0 and state.round < state.rules.bet_rows:
        if state.round == 0 and not state.secret_used[seat] and state.must_open == NO_NUMBER:
            n = actions.offer_cards(state, n, state.hands[seat] & sets.run(0, COMBAT_CARDS))
        for column in range(COLUMNS):
            if state.living >> column & 1 and state.owner[column * ROWS + state.round] == NOBODY:
                n = actions.offer(state, n, COLUMN_ACTION + column)
    if state.secret[seat] != NO_CARD:
        column = suit_of(state.secret[seat])
        # where a fallen creature is gone there is nothing to lay the card behind.
        if state.living >> column & 1 or not state.rules.fallen_leave:
            n = actions.offer(state, n, YES)
    return n if n > 1 else 0


def bet(state: State, action: int) -> None:
    """Reveal, place an open bet, or a secret one, which takes the place of the card phase."""
    seat = state.turn
    if action == YES:
        moves.reveal(state, seat)
    elif action >= COLUMN_ACTION:
        column = action - COLUMN_ACTION
        state.owner[column * ROWS + state.round] = seat
        state.tokens[seat] -= 1
    else:
        card = action - CARD_ACTION
        moves.slip(state, seat, card, sets.run(0, COMBAT_CARDS), 0)
        state.secret[seat] = card
        state.secret_used[seat] = 1
        state.tokens[seat] -= 1
        state.acted = 1
        state.depth -= 1  # the PLAY step of this turn (1.2 secret bet)


# --- phase 2: play a card -------------------------------------------------------------------


def plays(state: State) -> int:
    """The cards that may be played; `pass` only if there is none (A-47, A-106)."""
    cards = moves.playable(state, state.turn)
    state.kind = PLAY_DECISION
    if state.must_open != NO_NUMBER:
        cards = moves.honouring(state, state.turn, state.must_open)
    if cards == sets.EMPTY:
        return actions.offer(state, 0, PASS)
    return actions.offer_cards(state, 0, cards)


def play(state: State, action: int) -> None:
    """Play a card of the hand, or pass and show it."""
    seat = state.turn
    if action == PASS:
        moves.show_hand(state, seat, EVERYBODY)
        if state.rules.pass_stays_open:
            state.open[seat] = state.hands[seat]
        moves.note(state, NOTE_SHOW, seat, 0)
        return
    if action == NOTHING:  # the second card is optional
        return
    card = actions.card_of(state.hands[seat], action)
    moves.leave_hand(state, seat, card)
    state.must_open = NO_NUMBER  # only the first card is bound by the bid
    state.acted = 1
    suit = suit_of(card)
    if suit < SPECTATORS:
        play_combat(state, card)
    else:
        state.played = card
        if card == PREFECT or card == SECOND_PREFECT:
            agenda.then(state, SETTLE)
            agenda.then(state, TAKE)
        else:
            agenda.then(state, COLUMN)


def play_combat(state: State, card: int) -> None:
    """It wakes the creature's power if its backer played it, and not onto a spectator (A-54)."""
    column = suit_of(card)
    covered = moves.cover(state, column * ROWS + state.round, card)
    if suit_of(covered) == SPECTATORS:
        return
    if betting.backer(state, column) == state.turn:
        state.source = column
        agenda.then(state, state.rules.powers[column])


def seconds(state: State) -> int:
    """Ettin's or Hydra's second card, or none (A-66, A-67, A-72): there is one (`second_cards`)."""
    cards = moves.playable(state, state.turn)
    state.kind = PLAY_DECISION
    if not state.rules.second_referee:
        cards = cards & sets.run(0, PREFECT)
    n = actions.offer(state, 0, NOTHING)
    return actions.offer_cards(state, n, cards)


def columns(state: State) -> int:
    """Where the spectator goes, or whom the Magister names: any living creature."""
    state.kind = COLUMN_DECISION
    return actions.offer_columns(state, 0, state.living)


def column(state: State, action: int) -> None:
    """Lay the spectator, or reveal the secret bets on the creature."""
    chosen = action - COLUMN_ACTION
    card = state.played
    state.played = NO_CARD
    if card != MAGISTER:
        moves.cover(state, chosen * ROWS + state.round, card)
        return
    # revealed cards lie beneath the Magister. A-117: the Head Referee lies beneath them.
    if state.rules.revealed_stay:
        moves.cover(state, CROWN_PILES + chosen, card)
    for step in range(state.players):
        seat = (state.turn + step) % state.players
        if suit_of(state.secret[seat]) == chosen:  # NO_CARD is of no creature
            moves.reveal(state, seat)
    if not state.rules.revealed_stay:
        moves.cover(state, DISCARDS, card)


# --- Prefect, Referee: take a visible combat card (A-48, A-112) --------------------------------


def takes(state: State) -> int:
    """The visible combat cards within reach, or nothing."""
    cards = sets.EMPTY
    state.kind = TAKE_DECISION
    for pile in range(STACK if state.rules.wide_reach else CROWN_PILES):
        card = state.tops[pile]
        if card < COMBAT_CARDS:
            cards |= sets.one(card)
    if cards == sets.EMPTY:
        return 0
    n = actions.offer(state, 0, NOTHING)
    return actions.offer_cards(state, n, cards)


def take(state: State, action: int) -> None:
    """The card goes into the hand, seen by all; what is nothing lies on no pile."""
    for pile in range(STACK):
        if state.tops[pile] == action - CARD_ACTION:
            moves.enter_hand(state, state.turn, moves.lift(state, pile), EVERYBODY)
            return  # no other pile shows it


def settle(state: State) -> None:
    """The referee just used lies on top of the discard pile (A-113)."""
    moves.cover(state, DISCARDS, state.played)
    state.played = NO_CARD


# --- phase 3: discard, draw -------------------------------------------------------------------


def discardable(state: State, foresight: int) -> sets.CardSet:
    """What may be discarded: cards of the fallen; with foresight combat or any cards (A-90)."""
    hand = state.hands[state.turn]
    if foresight:
        return hand if state.rules.any_discards else hand & sets.run(0, COMBAT_CARDS)
    return sets.minus(hand, state.live)


def discards(state: State) -> int:
    """One card to discard, or done; at most three a turn (A-87)."""
    cards = discardable(state, state.foresight)
    state.kind = DISCARD_DECISION
    if cards == sets.EMPTY:
        return 0
    n = actions.offer(state, 0, NOTHING)
    return actions.offer_cards(state, n, cards)


def discard(state: State, action: int) -> None:
    """An open discard is on top at once; a hidden one waits in the stack (A-122)."""
    seat = state.turn
    if action != NOTHING:
        card = actions.card_of(state.hands[seat], action)
        state.acted = 1
        state.discards_left -= 1
        if state.foresight:
            state.hands[seat] = sets.drop(state.hands[seat], card)
            moves.cover(state, STACK, card)
        else:
            moves.leave_hand(state, seat, card)
            moves.cover(state, DISCARDS, card)
        if state.discards_left > 0:
            agenda.then(state, DISCARD)
            return
    if state.foresight:  # else there is no stack, and nothing to look for
        moves.finish_stack(state, seat)


def give_back(state: State) -> None:
    """Set-aside cards return after discarding, before drawing (A-35)."""
    if state.aside[state.turn] != sets.EMPTY:
        moves.take_up(state, state.turn)


def refills(state: State) -> int:
    """Chance deals one card while the hand is below its limit; one in all after a stalemate."""
    seat = state.turn
    if state.deck == sets.EMPTY or sets.size(state.hands[seat]) >= state.limit[seat]:
        return 0
    return moves.chance_of_deck(state, seat)


def refill(state: State, card: int) -> None:
    """Draw it; perhaps another follows, but after a stalemate one is all."""
    moves.draw(state, state.turn, card)
    if not state.one_draw:
        agenda.then(state, REFILL)


# --- phase 4: elimination check ----------------------------------------------------------------


def judge(state: State) -> None:
    """One living creature alone is lowest and no place is empty: it falls (A-2, A-50, A-93)."""
    lowest = NO_COLUMN
    least = STRENGTHS
    for column in range(COLUMNS):
        if state.living >> column & 1:
            card = state.tops[column * ROWS + state.round]
            if card == NO_CARD:
                return
            strength = strength_of(card)
            if strength < least:
                least = strength
                lowest = column
            elif strength == least:
                lowest = NO_COLUMN
    if lowest != NO_COLUMN:
        fall(state, lowest)


def fall(state: State, column: int) -> None:
    """The creature is out; the round ends, and with the fifth fall the game."""
    state.living &= ~(1 << column)
    state.live = sets.minus(state.live, sets.run(column * STRENGTHS, STRENGTHS))
    state.fallen[state.fallen_count] = column
    state.fallen_count += 1
    state.drew = 1  # both counts begin anew, as they do after a draw
    moves.note(state, NOTE_FALL, column, state.round)
    if state.rules.fallen_leave:
        moves.pour(state, CROWN_PILES + column)  # this order
        for row in range(state.round + 1):
            moves.pour(state, column * ROWS + row)
    if state.fallen_count == 5:
        moves.finish(state, FIFTH_FALL)
    else:
        state.round += 1
        state.round_starter = (state.turn + 1) % state.players
        moves.note(state, NOTE_ROUND, state.round, 0)


def next_turn(state: State) -> None:
    """The next player clockwise; the idle counters of A-109; a stalemate is looked for if due."""
    state.turn = (state.turn + 1) % state.players
    state.idle = 0 if state.acted or state.drew else state.idle + 1
    state.dry = 0 if state.drew else state.dry + 1
    if state.asked < LONG_AGO:
        state.asked += 1
    agenda.then(state, BEGIN_TURN)
    if (
        state.idle >= 2 * state.players
        or state.dry >= 10 * state.players
        or (state.deck == sets.EMPTY and state.rules.stalemate != NO_STALEMATE)
    ):
        agenda.then(state, GUARD)
