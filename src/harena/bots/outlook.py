"""What a position promises its viewer: expected gold against the rivals', from a View alone.

Every creature has a chance to live at the end: not to fall in this round (by what lies there and by
how many places are empty), times that of living through the later ones. The margin on a creature is
one's own gold there less the rivals'; what is to be expected is the sum of the margins, each times
the creature's chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..events import Event
from ..rules.codes import (
    COLUMNS,
    COMBAT_CARDS,
    MAGISTER,
    NO_CARD,
    NO_COLUMN,
    NOBODY,
    ROWS,
    SPECTATORS,
    STRENGTHS,
    strength_of,
    suit_of,
)
from ..view import View
from .weights import POWERS, Weights

BET_VALUES = (4, 3, 2, 1, 0)
CROWN_VALUE = 5
FALLS = 5
NEVER = 99
UNKNOWN = 4  # the strength that a card nobody saw is taken for


class Outlook:
    """One view, weighed up.

    By column: `chances` to live at the end, `margins` in gold, `total` their sum over the living.
    `stakes` are gold by seat and column: all that is visible and one's own secret bet.
    """

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.row = view.round - 1
        self.living = [column for column in range(COLUMNS) if view.living[column]]
        self.values = view.values
        self.empty = view.empty_places
        self.ends_with_deck = view.options["stalemate"] == "none"
        self._hazards: dict[int, tuple[list[float], float]] = {}
        self._piles: list[list[int]] | None = None
        self.stakes = self._stakes()
        self._foresee(view.deck_size)
        self.chances = [
            self.chance(column) if view.living[column] else 0.0 for column in range(COLUMNS)
        ]
        self.hopes = [
            sum([gold * chance for gold, chance in zip(stakes, self.chances, strict=True) if gold])
            for stakes in self.stakes
        ]
        self.margins = self._margins()
        self.total = sum([self.margins[column] for column in self.living])

    # --- what lies there -----------------------------------------------------------------------

    def _stakes(self) -> list[list[int]]:
        view = self.view
        stakes = [[0] * COLUMNS for _ in range(view.players)]
        for row in range(self.row + 1):
            value = BET_VALUES[row]
            for column, owner in enumerate(view.bets[row]):
                if owner != NOBODY:
                    stakes[owner][column] += value
        for seat, column in enumerate(view.crowns):
            if column != NO_COLUMN:
                stakes[seat][column] += CROWN_VALUE
        if view.secret != NO_CARD:
            stakes[view.viewer][suit_of(view.secret)] += CROWN_VALUE
        return stakes

    def _margins(self) -> list[float]:
        """One's own gold less the rivals' average, in which a leading rival's weighs more."""
        me = self.view.viewer
        pull = self.weights.leader
        shares = [0.0 if seat == me else exp(pull * hope) for seat, hope in enumerate(self.hopes)]
        share = self.weights.rivals / sum(shares)
        margins = [float(gold) for gold in self.stakes[me]]
        for seat, stakes in enumerate(self.stakes):
            if seat != me:
                factor = shares[seat] * share
                for column, gold in enumerate(stakes):
                    if gold:
                        margins[column] -= factor * gold
        return margins

    # --- what will fall ------------------------------------------------------------------------

    def _foresee(self, deck: int) -> None:
        """How likely this round is to see its fall, and a creature to live through later ones."""
        weights = self.weights
        living = len(self.living)
        most = FALLS - (COLUMNS - living)
        now, falls = 1.0, float(most)
        if self.ends_with_deck:
            needed = weights.pace[self.empty]
            now = falls = _likely(deck - needed, weights.spread)
            for later in range(1, most):
                needed += weights.pace[living - later]
                falls += _likely(deck - needed, weights.spread)
        self.now = now
        self.later = (living - falls) / (living - now)
        self.after_fall = (living - max(falls, 1.0)) / (living - 1)

    def _hazard(self, empty: int) -> tuple[list[float], float]:
        """How apt creatures are to fall, were so many places empty (the lowest aside); the sum."""
        found = self._hazards.get(empty)
        if found is None:
            sharp = -self.weights.sharpness[empty]
            blank = self.weights.blank
            hazards = [0.0] * COLUMNS
            for column in self.living:
                value = self.values[column]
                level = blank if value is None else value
                hazards[column] = exp(sharp * level)
            found = self._hazards[empty] = (hazards, sum(hazards))
        return found

    def chance(self, column: int, danger: float = 1.0) -> float:
        """The chance of a creature to live at the end, were it so many times as apt to fall."""
        hazards, total = self._hazard(self.empty)
        values = self.values
        least = min([v for c in self.living if (v := values[c]) is not None], default=NEVER)
        extra = exp(self.weights.lowest[self.empty])
        mine = hazards[column]
        for c in self.living:
            if values[c] == least:
                total += hazards[c] * (extra - 1.0)
        if values[column] == least:
            mine *= extra
        total += mine * (danger - 1.0)
        return self.later * (1.0 - self.now * mine * danger / total)

    def expected(self) -> float:
        """The margin to be expected as things lie."""
        return self.with_top(self.living[0], self.values[self.living[0]])

    def with_top(self, column: int, value: int | None) -> float:
        """The margin to be expected at the end of this turn, with that strength on a creature."""
        if self.ends_with_deck and self.view.deck_size <= self.draws():
            return self.total
        old = self.values[column]
        empty = self.empty + (value is None) - (old is None)
        values = self.values
        margins = self.margins
        least, count, lowest = NEVER, 0, column
        for c in self.living:
            strength = value if c == column else values[c]
            if strength is not None and strength <= least:
                if strength < least:
                    least, count, lowest = strength, 1, c
                else:
                    count += 1
        if empty == 0 and count == 1:
            return self.after_fall * (self.total - margins[lowest])
        hazards, total = self._hazard(empty)
        extra = exp(self.weights.lowest[empty])
        lost = 0.0
        for c in self.living:
            hazard = hazards[c]
            strength = values[c]
            if c == column:
                total -= hazard
                level = self.weights.blank if value is None else value
                hazard = exp(-self.weights.sharpness[empty] * level)
                total += hazard
                strength = value
            if strength == least:
                total += hazard * (extra - 1.0)
                hazard *= extra
            lost += margins[c] * hazard
        return self.later * (self.total - self.now * lost / total)

    def draws(self) -> int:
        """How many cards one will draw at the end of this turn, without more discards."""
        view = self.view
        hand = len(view.hand) + len(view.aside)
        if view.decision is not None and view.decision.kind in ("bet", "play"):
            hand -= 1
        return max(0, view.limits[view.viewer] - hand)

    def hurry(self) -> float:
        """What it is worth that one more card leaves the deck: the end is a little nearer."""
        if not self.ends_with_deck:
            return 0.0
        hazards, total = self._hazard(self.empty)
        lost = sum([self.margins[c] * hazards[c] for c in self.living]) / total
        before = self.later * (self.total - self.now * lost)
        self._foresee(self.view.deck_size - 1)
        after = self.later * (self.total - self.now * lost)
        self._foresee(self.view.deck_size)
        return after - before

    # --- what cards and markers are worth --------------------------------------------------------

    def worth(self, card: int) -> float:
        """What a card in one's own hand is good for, in gold."""
        weights = self.weights
        suit = suit_of(card)
        if suit > SPECTATORS:
            return weights.magister if card == MAGISTER else weights.prefect
        lift = strength_of(card) - weights.middle
        worth = weights.edge * abs(lift)
        if suit == SPECTATORS:
            best = max([lift * self.margins[column] for column in self.living])
            return weights.spectator * (worth + weights.use * max(0.0, best))
        if not self.view.living[suit]:
            return 0.0
        return worth + weights.use * max(0.0, lift * self.margins[suit])

    def draw_worth(self) -> float:
        """What the next card from the deck may be worth."""
        return 2.5 * self.weights.edge

    def spare_worth(self) -> float:
        """What a marker kept back may still earn."""
        if self.row >= 3:
            return 0.0
        return self.weights.marker * BET_VALUES[self.row + 1] * self.later

    def marker_worth(self, column: int, value: int) -> float:
        """What a visible marker laid there will bring."""
        return value * self.chances[column] + self.backing(column, value)

    def backing(self, column: int, value: int) -> float:
        """What it is worth that the marker makes one the creature's backer; 0 if it does not."""
        if not self.backs_with(column, value):
            return 0.0
        power = self.weights.powers[POWERS[self.view.creatures[column]]]
        return self.weights.backing * power * (0.5 + self.holds(column))

    def lifted(self, card: int, row: int, column: int) -> float:
        """The margin to be expected, and the card's worth, if one takes it into the hand."""
        worth = self.worth(card) - self.draw_worth() - self.hurry()
        if row == self.row:
            return worth + self.with_top(column, self.beneath(column))
        return worth + self.expected()

    def secret_chance(self, column: int) -> float:
        """The chance of a creature to live, if one has a secret stake in it."""
        return self.chance(column, exp(-self.weights.secrecy))

    def holds(self, column: int) -> int:
        """How many cards of a creature are in one's own hand."""
        return sum([1 for card in self.view.hand if suit_of(card) == column])

    def backs_with(self, column: int, value: int) -> bool:
        """Whether a marker of that value laid there makes one the backer, who was not."""
        view = self.view
        me = view.viewer
        if view.backers[column] == me:
            return False
        mine = self.stakes[me][column] + value
        if view.secret != NO_CARD and suit_of(view.secret) == column:
            mine -= CROWN_VALUE
        rivals = max([stakes[column] for seat, stakes in enumerate(self.stakes) if seat != me])
        return mine > rivals or mine == rivals == 0

    # --- what can be seen ------------------------------------------------------------------------

    def beneath(self, column: int) -> int | None:
        """The strength that shows when a creature's top card in this row is lifted.

        The history tells which card it is, unless the game began in the middle.
        """
        size = self.view.pile_sizes[self.row][column]
        if size < 2:
            return None
        if self._piles is None:
            self._piles = piles_of(self.view.history)
        pile = self._piles[column]
        return strength_of(pile[-2]) if len(pile) == size else UNKNOWN

    def visible(self, column: int) -> list[int]:
        """The visible combat cards that lie with a creature."""
        view = self.view
        cards = [view.tops[row][column] for row in range(ROWS)]
        cards.append(view.crown_tops[column])
        return [card for card in cards if card < COMBAT_CARDS]

    def unseen(self, column: int) -> int:
        """How many cards of a creature may be in rivals' hands."""
        return STRENGTHS - self.holds(column) - len(self.visible(column))

    def playable(self) -> list[int]:
        """The cards of the hand that can be played."""
        view = self.view
        return [c for c in view.hand if suit_of(c) >= SPECTATORS or view.living[suit_of(c)]]


def _likely(spare: float, spread: float) -> float:
    """From 0 to 1: whether something comes in time, with so many cards of the deck to spare."""
    return 1.0 / (1.0 + exp(-spare / spread))


def piles_of(history: Sequence[Event]) -> list[list[int]]:
    """The cards of the current row's piles, bottom first, as everybody saw them laid."""
    piles: list[list[int]] = [[] for _ in range(COLUMNS)]
    for event in history:
        kind = event.kind
        if kind == "round":
            piles = [[] for _ in range(COLUMNS)]
        if event.creature is None:
            continue
        pile = piles[event.creature]
        if kind in ("play", "spectator"):
            assert event.card is not None
            pile.append(event.card)
        elif kind in ("take", "burn"):
            if pile and pile[-1] == event.card:
                pile.pop()
        elif kind == "swap" and pile:
            assert event.cards is not None
            first, second = event.cards
            if pile[-1] in event.cards:
                pile[-1] = second if pile[-1] == first else first
    return piles
