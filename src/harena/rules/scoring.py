"""The end: gold, winner, tie-breaks (table 1.3, A-84 to A-86)."""

from __future__ import annotations

from . import betting
from .codes import *
from .state import State


def score(state: State, seat: int, with_secret: int) -> int:
    """What a player would be paid now, in gold; the unrevealed secret bet counts if wanted."""
    gold = 0
    for column in range(COLUMNS):
        if state.living >> column & 1:
            gold += betting.gold_on(state, column, seat, with_secret)
    return gold


def winner(state: State) -> int:
    """The one winner: most gold; on a tie the option's rule, then the most recent turn (A-85)."""
    best = -1
    for seat in range(state.players):
        gold = score(state, seat, 1)
        if gold > best:
            best = gold
    tournament = state.rules.tournament_tie_break and state.fallen_count > 0
    winning = NOBODY
    most = -1
    for back in range(state.players):
        seat = (state.last_mover + state.players - back) % state.players
        if score(state, seat, 1) == best:
            stake = 0
            if tournament:
                stake = betting.gold_on(state, state.fallen[state.fallen_count - 1], seat, 1)
            if stake > most:
                most = stake
                winning = seat
    return winning
