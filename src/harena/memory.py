"""What a viewer can work out of a game: where every card may lie, from his view alone.

A Memory is one hypothesis: every place that holds a card is a slot with the set of cards that it
may hold (one card: known). Hidden moves (a theft or gift between others, a secret bet, a hidden
discard, cards set aside) move a slot; where a hand holds slots of different kinds it is not known
which one moved, and every possibility becomes a hypothesis of its own. Negative knowledge (a
Gorgon's failed call, a bid that could not be honoured) takes cards out of the sets.

Card sets are Python integers here. The rules of who sees what are in telling.py; this module only
reads events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .rules.codes import (
    CARDS,
    COMBAT_CARDS,
    FIRST_SPECTATOR,
    NO_CARD,
    PREFECT,
    SEATS,
    SECOND_PREFECT,
    STRENGTHS,
    strength_of,
)  # fmt: skip

ALL = (1 << CARDS) - 1
COMBAT = (1 << COMBAT_CARDS) - 1
SPECTATOR_CARDS = ((1 << STRENGTHS) - 1) << FIRST_SPECTATOR
PREFECTS = 3 << PREFECT


def run_of(column: int) -> int:
    """The combat cards of a creature."""
    return ((1 << STRENGTHS) - 1) << column * STRENGTHS


def at_least(bid: int, living: Iterable[bool]) -> int:
    """The numbered cards that honour a bid: living creatures' and spectators'."""
    cards = 0
    for column, alive in enumerate(living):
        if alive:
            for strength in range(bid, STRENGTHS):
                cards |= 1 << column * STRENGTHS + strength
    for card in range(FIRST_SPECTATOR, PREFECT):
        if strength_of(card) >= bid:
            cards |= 1 << card
    return cards


def is_single(allowed: int) -> bool:
    """Whether a slot's card is known."""
    return allowed & (allowed - 1) == 0


def card_of(allowed: int) -> int:
    """The card of a known slot."""
    return allowed.bit_length() - 1


class Memory:
    """One hypothesis. Hands and set-aside cards are counters: allowed set -> how many slots."""

    __slots__ = ("hands", "aside", "secret", "hidden", "deck", "limbo")

    def __init__(self) -> None:
        self.hands: list[Counter[int]] = [Counter() for _ in range(SEATS)]
        self.aside: list[Counter[int]] = [Counter() for _ in range(SEATS)]
        self.secret: list[int] = [0] * SEATS
        self.hidden: list[int] = []  # unknown cards in piles, by their number
        self.deck = ALL  # what the deck may hold
        self.limbo = NO_CARD  # a referee being used, or a spectator without a column

    def copy(self) -> Memory:
        """An independent hypothesis."""
        twin = Memory.__new__(Memory)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.aside = [cards.copy() for cards in self.aside]
        twin.secret = self.secret[:]
        twin.hidden = self.hidden[:]
        twin.deck = self.deck
        twin.limbo = self.limbo
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal for equal hypotheses."""
        return (
            tuple(tuple(sorted(hand.items())) for hand in self.hands),
            tuple(tuple(sorted(cards.items())) for cards in self.aside),
            tuple(self.secret),
            tuple(self.hidden),
            self.deck,
            self.limbo,
        )

    # --- single changes; they return whether the hypothesis is still possible -------------------

    def strike(self, card: int) -> bool:
        """The card is known to lie somewhere on the table: no slot may hold it."""
        bit = 1 << card
        self.deck &= ~bit
        for group in self._groups():
            for allowed in [slot for slot in group if slot & bit]:
                if allowed == bit:
                    return False
                group[allowed & ~bit] += group.pop(allowed)
        for places in (self.secret, self.hidden):
            for i, allowed in enumerate(places):
                if allowed & bit:
                    if allowed == bit:
                        return False
                    places[i] = allowed & ~bit
        return True

    def bar(self, seat: int, cards: int) -> bool:
        """The hand holds none of these cards now."""
        return _bar(self.hands[seat], cards)

    def bar_all(self, cards: int) -> bool:
        """Nobody holds any of these cards now, nor has set one aside."""
        return all(_bar(group, cards) for group in self._groups())

    def fixed(self, seat: int, cards: Iterable[int]) -> bool:
        """The hand holds exactly these cards; whether its slots allow that."""
        cards = list(cards)
        slots = list(self.hands[seat].elements())
        if len(slots) != len(cards) or not matches(cards, slots):
            return False
        self.hands[seat] = Counter()
        for card in cards:
            if not self.strike(card):
                return False
        self.hands[seat] = Counter(1 << card for card in cards)
        return True

    def lose(self, seat: int, card: int) -> list[Memory]:
        """The card is seen leaving the hand: the hypotheses about which slot it was."""
        bit = 1 << card
        fitting = [slot for slot in self.hands[seat] if slot & bit]
        # A slot that allows less says more when it is gone: giving up a wider one is never better.
        least = [
            slot
            for slot in fitting
            if not any(other != slot and other & ~slot == 0 for other in fitting)
        ]
        found = []
        for slot in least:
            twin = self.copy()
            _take(twin.hands[seat], slot)
            if twin.strike(card):
                found.append(twin)
        return found

    def slips(self, seat: int, cards: int) -> list[tuple[Memory, int]]:
        """An unseen card of these leaves the hand: the hypotheses, and what it may be in each."""
        found = []
        for slot in list(self.hands[seat]):
            if slot & cards:
                twin = self.copy()
                _take(twin.hands[seat], slot)
                found.append((twin, slot & cards))
        return found

    def holds_one(self, seat: int, cards: int) -> list[Memory]:
        """The hand holds at least one of these cards: a hypothesis for each slot it may be."""
        return self._one_in((seat,), cards)

    def somebody_holds(self, cards: int) -> list[Memory]:
        """The same of all hands and of what is set aside."""
        return self._one_in(range(2 * SEATS), cards)

    def _groups(self) -> tuple[Counter[int], ...]:
        return (*self.hands, *self.aside)

    def _one_in(self, places: Iterable[int], cards: int) -> list[Memory]:
        """One of these cards lies in one of these groups (`_groups`, by their number)."""
        groups = self._groups()
        if any(slot & ~cards == 0 for place in places for slot in groups[place]):
            return [self]
        found = []
        for place in places:
            for slot in groups[place]:
                if slot & cards:
                    twin = self.copy()
                    group = twin._groups()[place]
                    _take(group, slot)
                    group[slot & cards] += 1
                    found.append(twin)
        return found

    def agrees(self) -> bool:
        """Whether no two places are known to hold the same card.

        A place may come down to one card without that card having been seen there.
        """
        slots = [slot for group in self._groups() for slot in group.elements()]
        slots += [*self.secret, *self.hidden]
        known = [slot for slot in slots if slot and is_single(slot)]
        return len(known) == len(set(known))

    def prefects(self) -> list[int]:
        """The Prefects still unseen; both only where telling them apart could matter."""
        slots = [slot for group in self._groups() for slot in group]
        slots += [*self.hidden, self.deck]
        seen = 0
        told_apart = False
        for slot in slots:
            seen |= slot & PREFECTS
            told_apart = told_apart or slot & PREFECTS in (1 << PREFECT, 1 << SECOND_PREFECT)
        ids = [card for card in (PREFECT, SECOND_PREFECT) if seen >> card & 1]
        return ids if told_apart else ids[:1]


def _bar(group: Counter[int], cards: int) -> bool:
    for allowed in [slot for slot in group if slot & cards]:
        if allowed & ~cards == 0:
            return False
        group[allowed & ~cards] += group.pop(allowed)
    return True


def _take(group: Counter[int], slot: int) -> None:
    if group[slot] == 1:
        del group[slot]
    else:
        group[slot] -= 1


def matches(cards: list[int], slots: list[int]) -> bool:
    """Whether the cards can be laid one on each slot."""
    taken: dict[int, int] = {}

    def seat(card: int, tried: set[int]) -> bool:
        for i, slot in enumerate(slots):
            if i not in tried and slot >> card & 1:
                tried.add(i)
                if i not in taken or seat(taken[i], tried):
                    taken[i] = card
                    return True
        return False

    return all(seat(card, set()) for card in cards)
