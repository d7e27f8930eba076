"""Whole games of random play inside the compiled code: for speed figures, checksums and soak runs.

Luck enters the rules as actions only; here it is made, by a small generator of its own, so that the
same seed plays the same games compiled and interpreted.
"""

from __future__ import annotations

from .rules import copying, engine, maths, sets
from .rules.codes import *
from .rules.rulesets import Ruleset
from .rules.state import State


class Luck:
    """A stream of random numbers; equal seeds give equal streams."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        """Any whole number."""
        self.word = maths.mixed(maths.stepped(seed & 0xFFFFFFFFFFFFFFFF))


def below(luck: Luck, n: int) -> int:
    """A random number from 0 to n - 1, n at most 127."""
    luck.word = maths.stepped(luck.word)
    return maths.scaled(maths.mixed(luck.word), n)


def fraction(luck: Luck) -> float:
    """A random number from 0 to below 1, of 53 bits."""
    luck.word = maths.stepped(luck.word)
    return maths.unit(maths.mixed(luck.word))


def random_card(luck: Luck, cards: sets.CardSet) -> int:
    """A card of a set that is not empty, each as likely."""
    count = sets.size(cards)
    if count >= 12:
        while True:
            card = below(luck, CARDS)
            if sets.has(cards, card):
                return card
    return sets.nth(cards, below(luck, count))


def settle(state: State, luck: Luck) -> int:
    """Answer chance decisions until a player decides or the game is over; how many there were."""
    count = 0
    while state.decider == CHANCE:
        count += 1
        if state.pool != sets.EMPTY:
            engine.play_card(state, random_card(luck, state.pool))
        else:
            engine.play(state, state.legal[below(luck, state.legal_count)])
    return count


def random_action(state: State, luck: Luck) -> int:
    """A random action of the player to decide."""
    return state.legal[below(luck, state.legal_count)]


def play_out(state: State, luck: Luck) -> int:
    """Play at random to the end; how many player decisions that took."""
    count = 0
    settle(state, luck)
    while state.depth > 0:
        engine.play(state, state.legal[below(luck, state.legal_count)])
        settle(state, luck)
        count += 1
    return count


def run_games(rules: Ruleset, players: int, games: int, seed: int) -> tuple[int, int]:
    """Play games at random; how many decisions players and chance made."""
    luck = Luck(seed)
    opening = engine.new_state(rules, players)
    state = opening.copy()
    decisions = 0
    chances = 0
    for _ in range(games):
        copying.become(state, opening)
        chances += settle(state, luck)
        while state.depth > 0:
            engine.play(state, state.legal[below(luck, state.legal_count)])
            chances += settle(state, luck)
            decisions += 1
    return decisions, chances


def checksum(rules: Ruleset, players: int, games: int, seed: int) -> int:
    """A number over every action, legal count and position of random games: equal in both modes."""
    luck = Luck(seed)
    opening = engine.new_state(rules, players)
    state = opening.copy()
    total = maths.mixed(seed & 0xFFFFFFFF)
    for _ in range(games):
        copying.become(state, opening)
        while state.depth > 0:
            if state.pool != sets.EMPTY:
                action = CARD_ACTION + random_card(luck, state.pool)
            else:
                action = state.legal[below(luck, state.legal_count)]
            total = maths.folded(total, action)
            total = maths.folded(total, state.legal_count * 32 + state.kind)
            total = maths.folded(total, state.decider * 8 + state.depth)
            if state.pool != sets.EMPTY:
                engine.play_card(state, action - CARD_ACTION)
            else:
                engine.play(state, action)
        total = maths.folded(total, state.over * 64 + state.redeals * 8 + state.last_mover)
        for card in range(CARDS):
            total = maths.folded(total, state.under[card] * 64 + state.sure[card])
            total = maths.folded(total, state.knows[card])
        for pile in range(PILES):
            total = maths.folded(total, state.tops[pile])
        for seat in range(SEATS):
            total = maths.folded(total, state.tokens[seat] * 128 + state.secret[seat])
    return total


def copies(state: State, count: int) -> int:
    """Copy a state so many times into another one (for the speed figure)."""
    twin = state.copy()
    total = 0
    for i in range(count):
        copying.become(twin, state)
        total += twin.legal[i & 15]
    return total


def listings(state: State, count: int) -> int:
    """Compute the pending decision's legal actions so many times (for the speed figure)."""
    total = 0
    for _ in range(count):
        total += engine.advance(state)
    return total
