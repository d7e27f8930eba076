"""Card sets: which of the 102 cards lie in a zone, as the bits of one integer.

A set has no order to leak, cannot overflow, and equal positions are equal bytes. Compiled, a set is
a 128-bit integer (`sets.pxd`): rules code must build sets by these functions only, because a plain
`1 << card` would be a 32-bit shift there.
"""

CardSet = int

EMPTY = 0


def one(card: int) -> CardSet:
    """The set of one card."""
    return 1 << card


def run(first: int, count: int) -> CardSet:
    """The set of `count` cards from `first` on."""
    return ((1 << count) - 1) << first


def has(cards: CardSet, card: int) -> bool:
    """Whether the card is in the set."""
    return bool(cards >> card & 1)


def drop(cards: CardSet, card: int) -> CardSet:
    """The set without the card."""
    return cards & ~(1 << card)


def minus(cards: CardSet, others: CardSet) -> CardSet:
    """The set without the others."""
    return cards & ~others


def size(cards: CardSet) -> int:
    """How many cards are in the set."""
    return cards.bit_count()


def first(cards: CardSet) -> int:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def rest(cards: CardSet) -> CardSet:
    """The set without its lowest card."""
    return cards & (cards - 1)


def nth(cards: CardSet, n: int) -> int:
    """The card with n lower ones in the set."""
    for _ in range(n):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def spread(cards: CardSet, out: list[int], start: int, offset: int) -> int:
    """Write card + offset into `out` for every card, from `start` on, lowest first; the end."""
    while cards:
        low = cards & -cards
        out[start] = low.bit_length() - 1 + offset
        start += 1
        cards ^= low
    return start


def whole(cards: CardSet) -> int:
    """The set as a Python integer, for code outside the rules."""
    return cards


def taken(bits: int) -> CardSet:
    """The set of a Python integer, for code outside the rules."""
    return bits
