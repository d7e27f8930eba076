"""All hypotheses about hidden cards that fit a view, changed together (memory.py).

The table (piles) is the same in all hypotheses: its entries are cards, or CARDS + n for the n-th
unknown card, whose allowed set each hypothesis keeps in `hidden`.
"""

from __future__ import annotations

from collections.abc import Callable

from .errors import BeliefError
from .memory import ALL, COMBAT, SPECTATOR_CARDS, Memory, run_of
from .rules.codes import (
    CARDS,
    COLUMNS,
    CROWN_PILES,
    DISCARDS,
    MAGISTER,
    NO_CARD,
    PILES,
    PREFECT,
    ROWS,
    SEATS,
    SECOND_PREFECT,
)  # fmt: skip
from .view import View

LIMITS = (400, 4_000, 40_000)
"""Hypotheses kept at once; more than so many are thinned out (Hypotheses.exact). Where none of
those that were kept fits, the view is read again with the next limit."""


class LeftOutError(BeliefError):
    """None of the hypotheses fits the view, but one that was left out may."""


class Hypotheses:
    """What every hypothesis says, and the piles that all share.

    `piles` as in state.tops, bottom first; `open` the cards of each hand that lie open, as bits;
    `exact` is False if there were more hypotheses than are kept.
    """

    def __init__(self, view: View, most: int = LIMITS[0]) -> None:
        """Nothing has happened yet; a game from a position begins with its layout."""
        self.view = view
        self.most = most
        self.memories = [Memory()]
        self.piles: list[list[int]] = [[] for _ in range(PILES)]
        self.hidden = 0
        self.open = [0] * SEATS
        self.living = [True] * COLUMNS
        self.exact = True
        if view.origin is not None:
            self._begin(view.origin)

    def each(self, change: Callable[[Memory], list[Memory]]) -> None:
        """Replace every hypothesis by those that follow from it."""
        found = [new for memory in self.memories for new in change(memory)]
        if len(found) > 1:
            found = list({memory.key(): memory for memory in found}.values())
        if not found:
            raise self.refusal("its history contradicts itself")
        if len(found) > self.most:
            self.exact = False
            found = found[:: len(found) // self.most + 1]
        self.memories = found

    def refusal(self, why: str) -> BeliefError:
        """The error for a view that fits nothing."""
        kind = BeliefError if self.exact else LeftOutError
        return kind(f"no game shows this view: {why}")

    def sift(self, test: Callable[[Memory], bool]) -> None:
        """Change every hypothesis in place and keep those that are still possible."""
        self.each(lambda memory: [memory] if test(memory) else [])

    def seen(self, card: int, change: Callable[[Memory, int], list[Memory]]) -> None:
        """Do this with a card that was seen; of the Prefects, with each it may be."""
        if card != PREFECT:
            self.each(lambda memory: change(memory, card))
        else:
            self.each(lambda memory: [m for one in memory.prefects() for m in change(memory, one)])

    def leaves(self, seat: int, card: int) -> None:
        """A card is seen leaving a hand."""
        self.open[seat] &= ~(1 << card)
        self.seen(card, lambda memory, one: memory.lose(seat, one))

    def slips(self, seat: int, cards: int, put: Callable[[Memory, int], None]) -> None:
        """An unseen card of these leaves a hand; `put` lays its slot where it goes.

        It was none that lie open there: all would have seen it (A-115).
        """
        cards &= ~self.open[seat]

        def change(memory: Memory) -> list[Memory]:
            found = []
            for twin, allowed in memory.slips(seat, cards):
                put(twin, allowed)
                found.append(twin)
            return found

        self.each(change)

    def known_in(self, seat: int, card: int) -> None:
        """A card that everybody concerned saw comes into a hand."""

        def change(memory: Memory, one: int) -> list[Memory]:
            if not memory.strike(one):
                return []
            memory.hands[seat][1 << one] += 1
            return [memory]

        self.seen(card, lambda memory, one: change(memory.copy(), one))

    def lay(self, pile: int, card: int) -> None:
        """A known card on a pile."""
        self.piles[pile].append(card)

    def lay_hidden(self, pile: int) -> Callable[[Memory, int], None]:
        """A new unknown card on a pile; each hypothesis adds its slot."""
        self.piles[pile].append(CARDS + self.hidden)
        self.hidden += 1
        return lambda memory, allowed: memory.hidden.append(allowed)

    def pin(self, entry: int, card: int) -> None:
        """An unknown card of a pile is seen."""
        if entry < CARDS or card == NO_CARD:
            return
        number = entry - CARDS

        def change(memory: Memory, one: int) -> list[Memory]:
            if not memory.hidden[number] >> one & 1:
                return []
            twin = memory.copy()
            twin.hidden[number] = 0
            if not twin.strike(one):
                return []
            twin.hidden[number] = 1 << one
            return [twin]

        if card == PREFECT:
            self.each(lambda m: [n for one in _prefects(m, number) for n in change(m, one)])
        else:
            self.each(lambda memory: change(memory, card))

    def hand_is(self, seat: int, cards: tuple[int, ...]) -> None:
        """A whole hand is shown."""
        count = cards.count(PREFECT)
        others = [card for card in cards if card != PREFECT]

        def change(memory: Memory) -> list[Memory]:
            ways = [[]] if count == 0 else [[PREFECT], [SECOND_PREFECT]]
            if count == 2:
                ways = [[PREFECT, SECOND_PREFECT]]
            found = []
            for way in ways:
                twin = memory.copy()
                if twin.fixed(seat, [*others, *way]):
                    found.append(twin)
            return found

        self.each(change)

    # --- the start ---------------------------------------------------------------------------

    def _begin(self, view: View) -> None:
        """The layout of a position: what lies face up, one's own cards, and unknown slots."""
        first = self.memories[0]
        for column in range(COLUMNS):
            self.living[column] = view.living[column]
            for row in range(ROWS):
                size = view.pile_sizes[row][column]
                allowed = run_of(column) | SPECTATOR_CARDS
                self._pile(first, column * ROWS + row, size, allowed, view.tops[row][column])
            allowed = run_of(column) | 1 << MAGISTER
            crown = view.crown_tops[column]
            self._pile(first, CROWN_PILES + column, view.crown_sizes[column], allowed, crown)
        # The discards of a position are known as far as its top; below it they are unknown.
        if view.discard_top != NO_CARD:
            self._pile(first, DISCARDS, 1, ALL, view.discard_top)
        for seat in range(view.players):
            first.hands[seat][ALL] += view.hand_sizes[seat]
            first.aside[seat][ALL] += view.aside_sizes[seat]
            if view.secret_placed[seat]:
                first.secret[seat] = COMBAT
            first.hands[seat] = +first.hands[seat]
            first.aside[seat] = +first.aside[seat]
        for pile in range(PILES):
            if self.piles[pile]:
                self.pin(self.piles[pile][-1], self._visible(view, pile))
        self._own(view)

    def _pile(self, memory: Memory, pile: int, size: int, allowed: int, top: int) -> None:
        for _ in range(size):
            self.lay_hidden(pile)(memory, allowed)

    @staticmethod
    def _visible(view: View, pile: int) -> int:
        if pile < CROWN_PILES:
            return view.tops[pile % ROWS][pile // ROWS]
        return view.discard_top if pile == DISCARDS else view.crown_tops[pile - CROWN_PILES]

    def _own(self, view: View) -> None:
        """One's own cards, and those of others that lie open."""
        for seat in range(view.players):
            if seat == view.viewer:
                self.hand_is(seat, view.hand)
            else:
                for card in view.shown[seat]:
                    self.found(seat, card)
            self.open[seat] = sum(1 << card for card in set(view.shown[seat]))
            if seat == view.viewer:
                for card in view.aside:
                    self._own_aside(seat, card)
                if view.secret != NO_CARD:
                    self.sift(lambda memory: set_secret(memory, view.viewer, view.secret))

    def found(self, seat: int, card: int) -> None:
        """A card is seen in a hand, and stays there."""

        def change(memory: Memory, one: int) -> list[Memory]:
            found = memory.lose(seat, one)
            for new in found:
                new.hands[seat][1 << one] += 1
            return found

        self.seen(card, change)

    def _own_aside(self, seat: int, card: int) -> None:
        def change(memory: Memory, one: int) -> list[Memory]:
            twin = memory.copy()
            slots = [slot for slot in twin.aside[seat] if slot >> one & 1 and slot != 1 << one]
            if not slots:
                return []
            twin.aside[seat][slots[0]] -= 1
            twin.aside[seat] = +twin.aside[seat]
            if not twin.strike(one):
                return []
            twin.aside[seat][1 << one] += 1
            return [twin]

        self.seen(card, change)


def set_secret(memory: Memory, seat: int, card: int) -> bool:
    """A card lies under a secret bet, whatever was thought of it; whether that can be."""
    memory.secret[seat] = 0
    if not memory.strike(card):
        return False
    memory.secret[seat] = 1 << card
    return True


def pin_secret(memory: Memory, seat: int, card: int) -> bool:
    """The card of a secret bet is seen; whether it can be that one."""
    return bool(memory.secret[seat] >> card & 1) and set_secret(memory, seat, card)


def _prefects(memory: Memory, number: int) -> list[int]:
    """The Prefects that an unknown card of a pile may be, both only where it matters."""
    return [one for one in memory.prefects() if memory.hidden[number] >> one & 1]
