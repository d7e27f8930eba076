"""The engine: which step asks what, and which step does what. `advance` until somebody decides.

A game is a State with an agenda, a stack of steps. `advance` runs the steps that ask nothing and
stops at the first that does, or at the end of the game; `play` answers it. A legal action is
assumed here (checked by Game.play); chance's draws are answered with cards of `state.pool`.
"""

from __future__ import annotations

from . import actions, agenda, auction, moves, powers, sets, stalemate, turn
from .codes import *
from .rulesets import Ruleset
from .state import State


def new_state(rules: Ruleset, players: int) -> State:
    """A game before its deal: chance decides first."""
    state = State(rules, players)
    agenda.then(state, BEGIN_TURN)
    if rules.start == START_AUCTION:
        agenda.then(state, OPEN_BIDDING)
    if rules.start >= START_RANDOM:
        agenda.then(state, START)
    else:
        state.turn = rules.start
        state.round_starter = rules.start
    agenda.then(state, DEAL)
    state.note_count = 0
    advance(state)
    return state


def advance(state: State) -> int:
    """Run what needs no choice; how many actions the next decision has, 0 if the game is over."""
    while state.depth > 0:
        step = state.agenda[state.depth - 1]
        state.decider = state.turn
        state.pool = sets.EMPTY
        n = options(state, step)
        if n > 0:
            state.legal_count = n
            return n
        state.depth -= 1
        perform(state, step, NOTHING)
    state.legal_count = 0
    state.pool = sets.EMPTY
    state.decider = NOBODY
    state.kind = NO_DECISION
    return 0


def play(state: State, action: int) -> int:
    """Answer the pending decision, then advance."""
    state.note_count = 0
    state.depth -= 1
    perform(state, state.agenda[state.depth], action)
    return advance(state)


def play_card(state: State, card: int) -> int:
    """Answer a chance decision over cards with one of them; of two Prefects the first goes."""
    if card == SECOND_PREFECT and sets.has(state.pool, PREFECT):
        card = PREFECT
    return play(state, CARD_ACTION + card)


def legal_actions(state: State) -> list[int]:
    """The legal actions of the pending decision, sorted; chance's distinct outcomes too."""
    n = actions.offer_chance(state)
    return [state.legal[i] for i in range(n)]


def is_legal(state: State, action: int) -> bool:
    """Whether an action is among the legal ones of the pending decision."""
    if state.pool != sets.EMPTY:
        card = action - CARD_ACTION
        if card == PREFECT:
            return sets.has(state.pool, PREFECT) or sets.has(state.pool, SECOND_PREFECT)
        return 0 <= card < CARDS and card != SECOND_PREFECT and sets.has(state.pool, card)
    for i in range(state.legal_count):
        if state.legal[i] == action:
            return True
    return False


def options(state: State, step: int) -> int:
    """Who decides this step, among what: writes the legal actions; 0 if there is nothing to ask.

    For chance over cards only their number is told: the list is made when somebody asks for it.
    """
    if step == REFILL:
        return turn.refills(state)
    if step == PLAY:
        return turn.plays(state)
    if step == BET:
        return turn.bets(state)
    if step == DISCARD:
        return turn.discards(state)
    if step == COLUMN:
        return turn.columns(state)
    if step == TAKE:
        return turn.takes(state)
    if step <= BEGIN_TURN:
        return turn.seconds(state) if step == SECOND else 0
    if step <= BURN:
        return power_options(state, step)
    return other_options(state, step)


def power_options(state: State, step: int) -> int:
    """The same for the steps of powers."""
    if step == DRAW:
        return moves.chance_of_deck(state, state.turn)
    if step == SET_ASIDE:
        return powers.asides(state)
    if step == STEAL:
        return powers.steals(state)
    if step == KEEP:
        return powers.keeps(state)
    if step == NAME:
        return powers.names(state)
    if step == GIVE:
        return powers.gifts(state)
    if step == WITH:
        return powers.partners(state)
    return powers.offers(state, step)


def other_options(state: State, step: int) -> int:
    """The same for opening, auction and stalemate."""
    if step == DEAL:
        return auction.deals(state)
    if step == START:
        return auction.starts(state)
    if step == BID:
        return auction.bids(state)
    if step == ASK:
        return stalemate.declarations(state)
    if step == OBJECT:
        return stalemate.objections(state)
    if step == DEAL_ONE:
        return stalemate.single_deals(state)
    return 0


def perform(state: State, step: int, action: int) -> None:
    """What the answer to a step does. The step has left the agenda: what it adds happens next."""
    if step == REFILL:
        if action != NOTHING:
            turn.refill(state, actions.card_of(state.deck, action))
    elif step == PLAY or step == SECOND:
        turn.play(state, action)
    elif step == BET:
        if action == NOTHING:
            return
        turn.bet(state, action)
    elif step == DISCARD:
        turn.discard(state, action)
    elif step == JUDGE:
        turn.judge(state)
    elif step == NEXT_TURN:
        turn.next_turn(state)
    elif step == BEGIN_TURN:
        turn.begin_turn(state)
    elif step == RETURN:
        turn.give_back(state)
    elif step == COLUMN:
        turn.column(state, action)
    elif step == TAKE:
        turn.take(state, action)
    elif step == SETTLE:
        turn.settle(state)
    elif step <= BURN:
        perform_power(state, step, action)
    else:
        perform_other(state, step, action)


def perform_power(state: State, step: int, action: int) -> None:
    """The same for the steps of powers."""
    if step == SCOUT:
        powers.scout(state, action)
    elif step == DRAW:
        if action != NOTHING:
            moves.draw(state, state.turn, actions.card_of(state.deck, action))
    elif step == TAKE_BACK:
        powers.take_back(state, action)
    elif step == STUN:
        powers.stun(state, action)
    elif step == SET_ASIDE:
        moves.set_aside(state, state.rival, actions.card_of(state.hands[state.rival], action))
    elif step == BET_ANYWHERE:
        powers.bet_anywhere(state, action)
    elif step == SECOND_CARD:
        powers.second_card(state, action)
    elif step == CALL_ON:
        powers.call_on(state, action)
    elif step == NAME:
        powers.name(state, action)
    elif step == GIVE:
        powers.give(state, action)
    elif step == FORESEE:
        powers.foresee(state, action)
    elif step == CALL:
        powers.call(state, action)
    elif step == ROB:
        powers.rob(state, action)
    elif step == STEAL:
        powers.steal(state, actions.card_of(state.pool, action))
    elif step == KEEP:
        powers.keep(state, action)
    elif step == REGENERATE:
        turn.take(state, action)
    elif step == SWAP:
        powers.swap(state, action)
    elif step == WITH:
        powers.swap_with(state, action)
    elif step == BURN:
        powers.burn(state, action)


def perform_other(state: State, step: int, action: int) -> None:
    """The same for opening, auction and stalemate."""
    if step == DEAL:
        if action != NOTHING:
            auction.deal(state, actions.card_of(state.deck, action))
    elif step == START:
        auction.start(state, action)
    elif step == OPEN_BIDDING:
        auction.open_bidding(state)
    elif step == BID:
        auction.bid(state, action)
    elif step == CLOSE_BIDDING:
        auction.close_bidding(state)
    elif step == GUARD:
        stalemate.guard(state)
    elif step == ASK:
        stalemate.ask(state, action)
    elif step == OBJECT:
        stalemate.object_to(state, action)
    elif step == REDEAL:
        stalemate.redeal(state)
    elif step == DEAL_ONE:
        if action != NOTHING:
            stalemate.deal_one(state, actions.card_of(state.deck, action))
    elif step == RECHECK:
        stalemate.recheck(state)
