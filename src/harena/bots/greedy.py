"""Rung 1: bets by expected survival, plays to save its own and kill rivals' bets, uses powers.

One look ahead, no search: every legal action is rated by the margin in gold that it leaves to be
expected (outlook.py), by what the card or marker spent on it could still do, and by what the power
it wakes is worth. The best rating wins; among equals the seed decides.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence

from ..rules.codes import (
    CALL_ON,
    CARD_ACTION,
    COLUMN_ACTION,
    COMBAT_CARDS,
    CROWN_ACTION,
    MAGISTER,
    NO_CARD,
    NOBODY,
    NOTHING,
    NUMBER_ACTION,
    PASS,
    PLACE_ACTION,
    PLAYER_ACTION,
    REFEREES,
    ROWS,
    SCOUT,
    SECRET_ACTION,
    SPECTATORS,
    YES,
    strength_of,
    suit_of,
)  # fmt: skip
from ..view import Action, View
from .outlook import BET_VALUES, CROWN_VALUE, Outlook
from .weights import Weights

WEIGHTS = Weights()
# A power's place in Weights.powers, by either name.
POWERS = {
    "Amazon": 0, "Ranger": 0, "Colossus": 1, "Cyclops": 2, "Daimon": 3, "Ettin": 4, "Hydra": 4,
    "Gorgon": 5, "Magus": 6, "Warlock": 6, "Seraphim": 7, "Titan": 8, "Troll": 9, "Unicorn": 10,
    "Wyrm": 11, "Dragon": 11,
}  # fmt: skip


class GreedyBot:
    """Takes what looks best at once. It keeps nothing between decisions: the view holds it all."""

    __slots__ = ("_seed", "_weights")

    def __init__(self, seed: int | str, weights: Weights = WEIGHTS) -> None:
        self._seed = zlib.crc32(str(seed).encode())
        self._weights = weights

    def choose(self, view: View, legal_actions: Sequence[Action]) -> int:
        """The legal action with the best rating."""
        if len(legal_actions) == 1:
            return legal_actions[0]
        decision = view.decision
        assert decision is not None
        outlook = Outlook(view, self._weights)
        rate = RATINGS[decision.kind]
        ratings = [rate(outlook, action) for action in legal_actions]
        best = max(ratings)
        equals = [a for a, rating in zip(legal_actions, ratings, strict=True) if rating == best]
        if len(equals) == 1:
            return equals[0]
        # The same view and seed must give the same answer: luck is drawn from both, not from a
        # stream that moves on.
        luck = (self._seed ^ len(view.history) * 0x9E3779B1) * 0x85EBCA6B & 0xFFFFFFFF
        return equals[luck * len(equals) >> 32]


# --- bids -------------------------------------------------------------------------------------


def rate_bid(outlook: Outlook, action: int) -> float:
    """Bids what one can open with anyway, up to a limit; the lowest such bid first."""
    if action == NOTHING:
        return 0.0
    number = action - NUMBER_ACTION
    strengths = [strength_of(card) for card in outlook.view.hand if suit_of(card) <= SPECTATORS]
    limit = min(outlook.weights.bid, max(strengths, default=-1))
    return 1.0 - number / 100 if number <= limit else -1.0


# --- bets -------------------------------------------------------------------------------------


def rate_bet(outlook: Outlook, action: int) -> float:
    """Places, takes the secret bet, reveals, or keeps the marker."""
    if action == NOTHING:
        return 0.0
    if action == YES:
        return rate_reveal(outlook)
    if action >= COLUMN_ACTION:
        column = action - COLUMN_ACTION
        value = BET_VALUES[outlook.row]
        return rate_marker(outlook, column, value) - outlook.marker()
    card = action - CARD_ACTION
    worth = CROWN_VALUE * outlook.secret_chance(suit_of(card))
    return worth - outlook.marker() - outlook.worth(card)


def rate_marker(outlook: Outlook, column: int, value: int) -> float:
    """What a visible marker there will bring."""
    return value * outlook.chances[column] + backing(outlook, column, value)


def backing(outlook: Outlook, column: int, value: int) -> float:
    """What it is worth that a marker makes one the creature's backer; 0 if it does not."""
    if not outlook.backs_with(column, value):
        return 0.0
    worth = outlook.weights.powers[POWERS[outlook.view.creatures[column]]]
    return outlook.weights.backing * worth * (0.5 + outlook.holds(column))


def rate_reveal(outlook: Outlook) -> float:
    """Whether it makes one the backer, against the secret that is given away."""
    column = suit_of(outlook.view.secret)
    if not outlook.view.living[column]:
        return -1.0
    given_away = outlook.weights.reveal * outlook.chances[column]
    return backing(outlook, column, CROWN_VALUE) - given_away


def rate_bet_anywhere(outlook: Outlook, action: int) -> float:
    """The Daimon's bet."""
    if action == NOTHING:
        return 0.0
    column, row = divmod(action - PLACE_ACTION, ROWS)
    return rate_marker(outlook, column, BET_VALUES[row]) - outlook.marker()


def rate_take_back(outlook: Outlook, action: int) -> float:
    """A marker that earns less where it lies than it may elsewhere."""
    if action == NOTHING:
        return 0.0
    if action == SECRET_ACTION:
        column, value = suit_of(outlook.view.secret), CROWN_VALUE
    elif action >= CROWN_ACTION:
        column, value = action - CROWN_ACTION, CROWN_VALUE
    else:
        column, row = divmod(action - PLACE_ACTION, ROWS)
        value = BET_VALUES[row]
    return outlook.marker() - value * outlook.chances[column]


# --- plays ------------------------------------------------------------------------------------


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
                best = max(best, rate_take_from(outlook, card, row, column))
    return best


def rate_take_from(outlook: Outlook, card: int, row: int, column: int) -> float:
    """The margin and the card, once it is lifted from there."""
    rating = outlook.worth(card) - outlook.draw_worth() - outlook.hurry()
    if row == outlook.row:
        return rating + outlook.with_top(column, outlook.beneath(column))
    return rating + outlook.expected()


def rate_column(outlook: Outlook, action: int) -> float:
    """Where the spectator helps most; whose secret bets the Magister shall show."""
    frame = outlook.view.frame
    assert frame is not None
    column = action - COLUMN_ACTION
    if suit_of(frame.played) == SPECTATORS:
        return outlook.with_top(column, strength_of(frame.played))
    return -outlook.stakes[outlook.view.viewer][column]


def rate_take(outlook: Outlook, action: int) -> float:
    """Prefect and Troll: a card that is worth more in the hand than where it lies."""
    if action == NOTHING:
        return outlook.expected()
    card = action - CARD_ACTION
    for row in range(outlook.row + 1):
        if card in outlook.view.tops[row]:
            return rate_take_from(outlook, card, row, outlook.view.tops[row].index(card))
    return outlook.expected() + outlook.worth(card) - outlook.draw_worth() - outlook.hurry()


# --- powers -----------------------------------------------------------------------------------


def gain(outlook: Outlook, column: int) -> float:
    """What the use of a creature's power is worth now, in gold."""
    view = outlook.view
    power = POWERS[view.creatures[column]]
    worth = outlook.weights.powers[power]
    if power in GAINS:
        return worth * max(0.0, GAINS[power](outlook, column))
    return worth


def gain_of_bet(outlook: Outlook, column: int) -> float:
    """Daimon: the best free place."""
    view = outlook.view
    if view.tokens[view.viewer] == 0:
        return 0.0
    return max(
        (
            rate_marker(outlook, c, BET_VALUES[row])
            for row in range(view.round)
            for c in outlook.living
            if view.bets[row][c] == NOBODY
        ),
        default=0.0,
    ) - outlook.marker()


def gain_of_call(outlook: Outlook, column: int) -> float:
    """Seraphim: the best fallen creature's power."""
    fallen = [c for c in outlook.view.fallen if outlook.view.creatures[c] != "Seraphim"]
    return max((gain(outlook, c) for c in fallen), default=0.0)


def gain_of_take(outlook: Outlook, column: int) -> float:
    """Troll: its best card in an earlier row."""
    tops = [outlook.view.tops[row][column] for row in range(outlook.row)]
    cards = [card for card in tops if card < COMBAT_CARDS]
    return max((outlook.worth(card) for card in cards), default=0.0) - outlook.draw_worth()


def gain_of_swap(outlook: Outlook, column: int) -> float:
    """Unicorn: the best pair of cards."""
    best = now = outlook.expected()
    for c in outlook.living:
        top = outlook.view.tops[outlook.row][c]
        if top < COMBAT_CARDS:
            for card in outlook.visible(c):
                best = max(best, outlook.with_top(c, strength_of(card)))
    return best - now


def gain_of_burn(outlook: Outlook, column: int) -> float:
    """Wyrm: the best card of another creature to be lifted."""
    best = now = outlook.expected()
    for c in outlook.living:
        if c != column and outlook.values[c] is not None:
            best = max(best, outlook.with_top(c, outlook.beneath(c)))
    return best - now


GAINS: dict[int, Callable[[Outlook, int], float]] = {
    3: gain_of_bet, 7: gain_of_call, 9: gain_of_take, 10: gain_of_swap, 11: gain_of_burn,
}  # fmt: skip


def rate_power(outlook: Outlook, action: int) -> float:
    """Amazon, Ettin, Magus: always, unless the last cards would end a game that is not won."""
    if action == NOTHING:
        return 0.0
    frame = outlook.view.frame
    assert frame is not None
    if frame.agenda[-1] == SCOUT and outlook.ends_with_deck and outlook.view.deck_size <= 3:
        return outlook.total - outlook.expected()
    return 1.0


def rate_rival(outlook: Outlook, action: int) -> float:
    """Whose hand to attack: the leader's, where there is most to find, where one knows what."""
    if action == NOTHING:
        return 0.0
    view = outlook.view
    frame = view.frame
    assert frame is not None
    seat = action - PLAYER_ACTION
    if view.hand_sizes[seat] == 0:
        return -1.0
    rating = 0.1 * view.hand_sizes[seat] + 0.1 * outlook.hopes[seat]
    if frame.agenda[-1] == CALL_ON:
        rating += max((outlook.worth(card) for card in view.known[seat]), default=0.0)
    return rating


def rate_name(outlook: Outlook, action: int) -> float:
    """The creature whose cards one would like, best one that the rival surely holds."""
    column = action - COLUMN_ACTION
    view = outlook.view
    frame = view.frame
    assert frame is not None
    known = view.known[frame.rival]
    sure = [outlook.worth(card) for card in known if suit_of(card) == column]
    if sure:
        return min(sure)  # the rival will give the poorest of them
    if len(known) == view.hand_sizes[frame.rival]:
        return -1.0
    likely = min(1.0, outlook.unseen(column) * view.hand_sizes[frame.rival] / 80)
    return likely * (outlook.draw_worth() + outlook.weights.use * 2.5 * abs(outlook.margins[column]))


def rate_give(outlook: Outlook, action: int) -> float:
    """The card that one misses least."""
    return -outlook.worth(action - CARD_ACTION)


def rate_keep(outlook: Outlook, action: int) -> float:
    """The best of the cards drawn."""
    return outlook.worth(action - CARD_ACTION)


def rate_call(outlook: Outlook, action: int) -> float:
    """The fallen creature whose power is worth most."""
    return -1.0 if action == NOTHING else gain(outlook, action - COLUMN_ACTION)


def rate_swap(outlook: Outlook, action: int) -> float:
    """The best swap that begins with this card."""
    if action == NOTHING:
        return outlook.expected()
    first = action - CARD_ACTION
    return max(
        rate_pair(outlook, first, second)
        for second in outlook.visible(suit_of(first))
        if second != first
    )


def rate_with(outlook: Outlook, action: int) -> float:
    """The second card of the swap."""
    frame = outlook.view.frame
    assert frame is not None
    return rate_pair(outlook, frame.chosen, action - CARD_ACTION)


def rate_pair(outlook: Outlook, first: int, second: int) -> float:
    """The margin when two visible cards of a creature have changed places."""
    column = suit_of(first)
    top = outlook.view.tops[outlook.row][column]
    if not outlook.view.living[column] or top not in (first, second):
        return outlook.expected() - 0.001
    return outlook.with_top(column, strength_of(second if top == first else first))


def rate_burn(outlook: Outlook, action: int) -> float:
    """The margin without the top card of a creature."""
    if action == NOTHING:
        return outlook.expected()
    column = action - COLUMN_ACTION
    return outlook.with_top(column, outlook.beneath(column))


# --- discards, stalemate ------------------------------------------------------------------------


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
    return outlook.weights.declare - outlook.playable()


def rate_object(outlook: Outlook, action: int) -> float:
    """And unwelcome to who has."""
    if action == NOTHING:
        return 0.0
    return outlook.playable() - outlook.weights.declare


RATINGS: dict[str, Callable[[Outlook, int], float]] = {
    "bid": rate_bid,
    "bet": rate_bet,
    "play": rate_play,
    "column": rate_column,
    "take": rate_take,
    "power": rate_power,
    "rival": rate_rival,
    "name": rate_name,
    "give": rate_give,
    "keep": rate_keep,
    "take-back": rate_take_back,
    "bet-anywhere": rate_bet_anywhere,
    "call": rate_call,
    "swap": rate_swap,
    "with": rate_with,
    "burn": rate_burn,
    "discard": rate_discard,
    "stalemate": rate_stalemate,
    "object": rate_object,
}
