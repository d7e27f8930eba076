"""The twelve powers under their sixteen names: table 1.5, A-24 to A-43, A-56 to A-80, A-112.

A power begins with the step that creatures.POWERS names. What its first step offers is also what
makes it worth offering (A-65) and what the Seraphim may call (A-77). `state.source` is the column
of the creature just played: for a called power that is the Seraphim's (A-61, A-75).
"""

from __future__ import annotations

from . import actions, agenda, moves, sets
from .codes import *
from .state import State


def offers(state: State, step: int) -> int:
    """The legal actions of a power's first step; 0 if it could have no effect now."""
    if step == SECOND_CARD:
        return second_cards(state)
    if step == ROB:
        return robberies(state)
    if step == STUN:
        return stuns(state)
    if step == SCOUT:
        return scoutings(state)
    if step == FORESEE:
        return foresights(state)
    if step == BURN:
        return burnings(state)
    if step == SWAP:
        return swaps(state)
    if step == REGENERATE:
        return regenerations(state)
    if step == CALL_ON:
        return callings(state)
    if step == BET_ANYWHERE:
        return places(state)
    if step == TAKE_BACK:
        return markers(state)
    return calls(state)


# --- Amazon, Ranger: draw three (A-80) --------------------------------------------------------


def scoutings(state: State) -> int:
    """Use it or not. Where the last card ends the game, three cards must be there."""
    state.kind = POWER_DECISION
    least = 3 if state.rules.stalemate == NO_STALEMATE else 1
    if sets.size(state.deck) < least:
        return 0
    actions.offer(state, 0, NOTHING)
    return actions.offer(state, 1, YES)


def scout(state: State, action: int) -> None:
    """Three cards come from the deck, or what is there."""
    if action == YES:
        count = min(3, sets.size(state.deck))
        for _ in range(count):
            agenda.then(state, DRAW)


# --- Colossus: take back a marker (A-20 to A-23) ----------------------------------------------


def markers(state: State) -> int:
    """One's own markers: in the rows, above a creature, under the secret bet.

    There always is one: whoever backs the creature just played has a marker on it.
    """
    seat = state.turn
    n = actions.offer(state, 0, NOTHING)
    state.kind = TAKE_BACK_DECISION
    for place in range(COLUMNS * ROWS):
        if state.owner[place] == seat and is_on_table(state, place // ROWS):
            n = actions.offer(state, n, PLACE_ACTION + place)
    crown = state.crown[seat]
    if crown != NO_COLUMN and is_on_table(state, crown):
        n = actions.offer(state, n, CROWN_ACTION + crown)
    if state.secret[seat] != NO_CARD:
        n = actions.offer(state, n, SECRET_ACTION)
    return n


def is_on_table(state: State, column: int) -> bool:
    """Whether markers on this creature can still be taken: those of the fallen may have left."""
    return state.living >> column & 1 != 0 or not state.rules.fallen_leave


def take_back(state: State, action: int) -> None:
    """As though never bet: the place is free again, a secret card is discarded openly (A-21)."""
    seat = state.turn
    if action == NOTHING:
        return
    state.tokens[seat] += 1
    if action < CROWN_ACTION:
        state.owner[action - PLACE_ACTION] = NOBODY
        return
    if action == SECRET_ACTION:
        moves.cover(state, DISCARDS, state.secret[seat])
        state.secret[seat] = NO_CARD
    else:
        state.crown[seat] = NO_COLUMN
    if state.rules.secret_bet_again:
        state.secret_used[seat] = 0


# --- Cyclops: half of a hand is set aside (A-31 to A-36) --------------------------------------


def half(state: State, seat: int) -> int:
    """How many cards the Cyclops sets aside of this hand (A-31)."""
    held = sets.size(state.hands[seat])
    return (held + 1) // 2 if state.rules.halves_up else held // 2


def stuns(state: State) -> int:
    """Any rival, if there is one with a card to set aside (A-33)."""
    state.kind = RIVAL_DECISION
    for seat in range(state.players):
        if seat != state.turn and half(state, seat) > 0:
            n = actions.offer(state, 0, NOTHING)
            return actions.offer_rivals(state, n, 0)
    return 0


def stun(state: State, action: int) -> None:
    """Chance picks the cards, one by one."""
    if action != NOTHING:
        state.rival = action - PLAYER_ACTION
        count = half(state, state.rival)
        if count > 0:
            moves.blur_hand(state, state.rival)
        for _ in range(count):
            agenda.then(state, SET_ASIDE)


def asides(state: State) -> int:
    """Chance picks a card of the rival's hand."""
    return moves.chance_of_hand(state, state.hands[state.rival])


# --- Daimon: a bet anywhere (A-24 to A-27) ----------------------------------------------------


def places(state: State) -> int:
    """Free places of living creatures in every row begun that takes bets."""
    state.kind = BET_ANYWHERE_DECISION
    if state.tokens[state.turn] == 0:
        return 0
    n = actions.offer(state, 0, NOTHING)
    for column in range(COLUMNS):
        if state.living >> column & 1:
            for row in range(min(state.round + 1, state.rules.bet_rows)):
                # anyone's marker blocks the place; secret bets block nothing.
                if state.owner[column * ROWS + row] == NOBODY:
                    n = actions.offer(state, n, PLACE_ACTION + column * ROWS + row)
    return n if n > 1 else 0


def bet_anywhere(state: State, action: int) -> None:
    """The marker counts the full value of its row."""
    if action != NOTHING:
        state.owner[action - PLACE_ACTION] = state.turn
        state.tokens[state.turn] -= 1


# --- Ettin, Hydra: a second card (A-66 to A-73) -----------------------------------------------


def second_cards(state: State) -> int:
    """Use it or not: once a turn, unless chains are allowed (A-69, A-70, A-73)."""
    state.kind = POWER_DECISION
    cards = moves.playable(state, state.turn)
    if not state.rules.second_referee:
        cards = cards & sets.run(0, PREFECT)
    if cards == sets.EMPTY or (state.extra_used and not state.rules.extra_card_chain):
        return 0
    actions.offer(state, 0, NOTHING)
    return actions.offer(state, 1, YES)


def second_card(state: State, action: int) -> None:
    """The choice of the card follows, and may still be declined."""
    if action == YES:
        state.extra_used = 1
        agenda.then(state, SECOND)


# --- Gorgon: give me a card of this creature (A-41 to A-43) -----------------------------------


def callings(state: State) -> int:
    """Any rival, if there is one with a card in hand (A-43)."""
    state.kind = RIVAL_DECISION
    for seat in range(state.players):
        if seat != state.turn and state.hands[seat] != sets.EMPTY:
            n = actions.offer(state, 0, NOTHING)
            return actions.offer_rivals(state, n, 0)
    return 0


def call_on(state: State, action: int) -> None:
    """The creature is named next."""
    if action != NOTHING:
        state.rival = action - PLAYER_ACTION
        agenda.then(state, NAME)


def names(state: State) -> int:
    """Any living creature."""
    state.kind = NAME_DECISION
    return actions.offer_columns(state, 0, state.living)


def name(state: State, action: int) -> None:
    """The rival gives a card of it, or shows the hand to the caller alone."""
    state.named = action - COLUMN_ACTION
    if wanted(state) != sets.EMPTY:
        agenda.then(state, GIVE)
    else:
        moves.show_hand(state, state.rival, 1 << state.turn)
        moves.note(state, NOTE_MISS, state.rival, state.named)


def wanted(state: State) -> sets.CardSet:
    """The rival's cards of the creature named; set-aside ones are exempt."""
    return state.hands[state.rival] & sets.run(state.named * STRENGTHS, STRENGTHS)


def gifts(state: State) -> int:
    """The rival chooses which of them (A-41)."""
    state.decider = state.rival
    state.kind = GIVE_DECISION
    return actions.offer_cards(state, 0, wanted(state))


def give(state: State, action: int) -> None:
    """Only the two know the card (A-42)."""
    card = action - CARD_ACTION
    pair = 1 << state.rival | 1 << state.turn
    fits = sets.run(state.named * STRENGTHS, STRENGTHS)
    moves.enter_hand(state, state.turn, card, moves.slip(state, state.rival, card, fits, pair))


# --- Magus, Warlock: free and hidden discards (A-74, A-90 to) ----------------------


def foresights(state: State) -> int:
    """Use it or not, if the hand holds a card that might then be discarded.

    It is not yet in use: neither gives a further card, so there is one a turn at most (A-74).
    """
    state.kind = POWER_DECISION
    hand = state.hands[state.turn]
    if not state.rules.any_discards:
        hand = hand & sets.run(0, COMBAT_CARDS)
    if hand == sets.EMPTY:
        return 0
    actions.offer(state, 0, NOTHING)
    return actions.offer(state, 1, YES)


def foresee(state: State, action: int) -> None:
    """It works in the discard phase."""
    if action == YES:
        state.foresight = 1


# --- Seraphim: a fallen creature's power (A-73 to A-78) ---------------------------------------


def calls(state: State) -> int:
    """The fallen creatures whose power would be offered now; the Seraphim is not among them."""
    able = 0
    for i in range(state.fallen_count):
        column = state.fallen[i]
        step = state.rules.powers[column]
        if offers(state, step) != 0:
            able |= 1 << column
    state.kind = CALL_DECISION
    if able == 0:
        return 0
    n = actions.offer(state, 0, NOTHING)
    return actions.offer_columns(state, n, able)


def call(state: State, action: int) -> None:
    """The fallen creature's own decision follows."""
    if action != NOTHING:
        agenda.then(state, state.rules.powers[action - COLUMN_ACTION])


# --- Titan: steal one of three (A-36 to) ------------------------------------------


def robberies(state: State) -> int:
    """The rivals with enough cards in hand."""
    state.kind = RIVAL_DECISION
    n = actions.offer(state, 0, NOTHING)
    n = actions.offer_rivals(state, n, state.rules.steal_minimum)
    return n if n > 1 else 0


def rob(state: State, action: int) -> None:
    """Chance picks the cards; then one is kept."""
    if action != NOTHING:
        state.rival = action - PLAYER_ACTION
        agenda.then(state, KEEP)
        for _ in range(min(3, sets.size(state.hands[state.rival]))):
            agenda.then(state, STEAL)


def steals(state: State) -> int:
    """Chance picks a card of the rival's hand that was not yet picked."""
    return moves.chance_of_hand(state, sets.minus(state.hands[state.rival], state.picked))


def steal(state: State, card: int) -> None:
    """The thief sees it; it counts as in the rival's hand until one is kept."""
    state.picked |= sets.one(card)
    moves.see(state, state.rival, card, state.turn)


def keeps(state: State) -> int:
    """Exactly one of the cards drawn (A-121)."""
    state.kind = KEEP_DECISION
    return actions.offer_cards(state, 0, state.picked)


def keep(state: State, action: int) -> None:
    """It changes hands; the others go back unseen."""
    card = actions.card_of(state.picked, action)
    pair = 1 << state.rival | 1 << state.turn
    fits = sets.run(0, CARDS)
    state.picked = sets.EMPTY
    moves.enter_hand(state, state.turn, card, moves.slip(state, state.rival, card, fits, pair))


# --- Troll: a card of its own comes back (A-12, A-75) -----------------------------------------


def reachable(state: State) -> sets.CardSet:
    """Visible cards of the source creature in earlier rows; with wide reach elsewhere too."""
    own = sets.run(state.source * STRENGTHS, STRENGTHS)
    cards = sets.EMPTY
    for row in range(state.round):
        cards |= sets.one(state.tops[state.source * ROWS + row])
    if state.rules.wide_reach:
        cards |= sets.one(state.tops[CROWN_PILES + state.source])
        cards |= sets.one(state.tops[DISCARDS])
    return cards & own  # no spectator is one of them, nor is NO_CARD


def regenerations(state: State) -> int:
    """One of them, or nothing."""
    cards = reachable(state)
    state.kind = TAKE_DECISION
    if cards == sets.EMPTY:
        return 0
    n = actions.offer(state, 0, NOTHING)
    return actions.offer_cards(state, n, cards)


# --- Unicorn: swap two visible cards (A-49, A-56 to A-59) -------------------------------------


def shown_of(state: State, column: int) -> sets.CardSet:
    """The visible combat cards that lie with a creature: all of them are its own."""
    cards = sets.one(state.tops[CROWN_PILES + column])
    for row in range(ROWS):
        cards |= sets.one(state.tops[column * ROWS + row])
    return cards & sets.run(column * STRENGTHS, STRENGTHS)


def swaps(state: State) -> int:
    """Every visible combat card of creatures that show two or more."""
    state.kind = SWAP_DECISION
    n = actions.offer(state, 0, NOTHING)
    for column in range(COLUMNS):
        cards = shown_of(state, column)
        if sets.size(cards) > 1:
            n = actions.offer_cards(state, n, cards)
    return n if n > 1 else 0


def swap(state: State, action: int) -> None:
    """The first card; the second follows."""
    if action != NOTHING:
        state.chosen = action - CARD_ACTION
        agenda.then(state, WITH)


def partners(state: State) -> int:
    """The other visible combat cards of the same creature."""
    state.kind = WITH_DECISION
    cards = sets.drop(shown_of(state, suit_of(state.chosen)), state.chosen)
    return actions.offer_cards(state, 0, cards)


def swap_with(state: State, action: int) -> None:
    """Only the two top cards change places; it wakes nothing (A-56)."""
    first = state.chosen
    second = action - CARD_ACTION
    column = suit_of(first)
    state.chosen = NO_CARD
    below = state.under[first]
    state.under[first] = state.under[second]
    state.under[second] = below
    for row in range(ROWS):
        exchange(state, column * ROWS + row, first, second)
    exchange(state, CROWN_PILES + column, first, second)


def exchange(state: State, pile: int, first: int, second: int) -> None:
    """Put the one card where the other was on top."""
    if state.tops[pile] == first:
        state.tops[pile] = second
    elif state.tops[pile] == second:
        state.tops[pile] = first


# --- Wyrm, Dragon: burn a card (A-49 to) -------------------------------------------


def burnings(state: State) -> int:
    """Creatures with a card in the current row, but never the one just played."""
    state.kind = BURN_DECISION
    n = actions.offer(state, 0, NOTHING)
    for column in range(COLUMNS):
        if column != state.source and state.tops[column * ROWS + state.round] != NO_CARD:
            n = actions.offer(state, n, COLUMN_ACTION + column)
    return n if n > 1 else 0


def burn(state: State, action: int) -> None:
    """Its top card there goes to the discard pile; what lay under it counts now."""
    if action != NOTHING:
        pile = (action - COLUMN_ACTION) * ROWS + state.round
        moves.cover(state, DISCARDS, moves.lift(state, pile))
