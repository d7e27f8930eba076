"""Cards buried in the piles of a position, of which nobody knows the history: dealt exactly.

Under a card of a creature lies one of its combat cards or a spectator; under its revealed secret
bet one of its combat cards or the Magister. Creatures share the spectators and the Magister only,
so that all ways to fill the places can be counted creature by creature, and one of them drawn such
that each is as likely. `dealing` deals the other places afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import playout
from .playout import Luck
from .rules import sets
from .rules.arrays import filled
from .rules.codes import *
from .zones import *


class Burial:
    """Places of piles to fill. `card` are the cards last drawn, by place.

    `column` is a place's creature (COLUMNS: none of its cards is left), `crowned` whether it lies
    under a revealed bet, `number` which of the view's hidden places it is; `reach` are all cards
    that may lie in any. `ways` counts how the creatures from one on may be filled when so many
    spectators and Magisters are gone.
    """

    __slots__ = (
        "places", "number", "column", "crowned", "card", "piles", "crowns", "own",
        "spectators", "magister", "reach", "ways",
    )  # fmt: skip

    def __init__(self) -> None:
        """No places; `add` them and `allow` cards, then `close`."""
        self.places = 0
        self.spectators = sets.EMPTY
        self.magister = sets.EMPTY
        self.reach = sets.EMPTY
        self.number = filled(ZONES)
        self.column = filled(ZONES)
        self.crowned = filled(ZONES)
        self.card = filled(ZONES)
        self.piles = filled(COLUMNS + 1)
        self.crowns = filled(COLUMNS + 1)
        self.own = filled(COLUMNS + 1)
        self.ways: list[float] = list(filled(WAYS))


def add(burial: Burial, number: int, column: int, crowned: int) -> None:
    """One more place to fill."""
    burial.number[burial.places] = number
    burial.column[burial.places] = column
    burial.crowned[burial.places] = crowned
    burial.places += 1
    if crowned:
        burial.crowns[column] += 1
    else:
        burial.piles[column] += 1


def allow(burial: Burial, own: Sequence[int], spectators: int, magister: int) -> None:
    """Which cards may lie there: the combat cards by creature, the spectators, the Magister."""
    for column in range(COLUMNS):
        burial.own[column] = sets.taken(own[column])
    burial.own[COLUMNS] = sets.EMPTY
    burial.spectators = sets.taken(spectators)
    burial.magister = sets.taken(magister)


def close(burial: Burial) -> float:
    """Count the ways to fill all places."""
    burial.reach = sets.EMPTY
    for column in range(COLUMNS + 1):
        if burial.piles[column] > 0:
            burial.reach |= burial.own[column] | burial.spectators
        if burial.crowns[column] > 0:
            burial.reach |= burial.own[column] | burial.magister
    column = COLUMNS
    while column >= 0:
        for gone in range(STRENGTHS + 1):
            for used in range(2):
                total = 0.0
                for strangers in range(STRENGTHS + 1 - gone):
                    for referees in range(2 - used):
                        total += ways_from(burial, column, gone, used, strangers, referees)
                burial.ways[(column * (STRENGTHS + 1) + gone) * 2 + used] = total
        column -= 1
    return burial.ways[0]


def ways_from(
    burial: Burial, column: int, gone: int, used: int, strangers: int, referees: int
) -> float:
    """Ways to fill the creatures from this one on if it takes so many spectators and Magisters.

    `gone` and `used`: how many of each the creatures before it have taken.
    """
    piles = burial.piles[column]
    crowns = burial.crowns[column]
    if strangers > piles or referees > crowns:
        return 0.0
    ways = falling(sets.size(burial.spectators) - gone, strangers)
    ways = ways * falling(piles, strangers) / falling(strangers, strangers)
    ways = ways * falling(sets.size(burial.magister) - used, referees)
    if referees > 0:
        ways = ways * crowns
    ways = ways * falling(sets.size(burial.own[column]), piles - strangers + crowns - referees)
    if column == COLUMNS or ways == 0.0:
        return ways
    return (
        ways
        * burial.ways[((column + 1) * (STRENGTHS + 1) + gone + strangers) * 2 + used + referees]
    )


def falling(n: int, k: int) -> float:
    """In how many ways k things out of n can be laid in a row."""
    ways = 1.0
    for i in range(k):
        if n - i <= 0:
            return 0.0
        ways = ways * (n - i)
    return ways


def bury(burial: Burial, luck: Luck, pool: sets.CardSet) -> sets.CardSet:
    """Draw a card for every place; the pool without them."""
    gone = 0
    used = 0
    spectators = burial.spectators
    for column in range(COLUMNS + 1):
        piles = burial.piles[column]
        crowns = burial.crowns[column]
        if piles + crowns > 0:
            # How many spectators (and whether the Magister) this creature takes.
            mark = (
                playout.fraction(luck) * burial.ways[(column * (STRENGTHS + 1) + gone) * 2 + used]
            )
            strangers = 0
            referees = 0
            for take in range(STRENGTHS + 1 - gone):
                for with_it in range(2 - used):
                    if mark >= 0.0:
                        share = ways_from(burial, column, gone, used, take, with_it)
                        if share > 0.0:
                            strangers = take
                            referees = with_it
                            mark -= share
            gone += strangers
            used += referees
            # Which of its places they lie in, and which of its own cards in the others.
            own = burial.own[column]
            for place in range(burial.places):
                if burial.column[place] == column:
                    if burial.crowned[place]:
                        if playout.below(luck, crowns) < referees:
                            card = MAGISTER
                            referees -= 1
                        else:
                            card = playout.random_card(luck, own)
                            own = sets.drop(own, card)
                        crowns -= 1
                    else:
                        if playout.below(luck, piles) < strangers:
                            card = playout.random_card(luck, spectators)
                            spectators = sets.drop(spectators, card)
                            strangers -= 1
                        else:
                            card = playout.random_card(luck, own)
                            own = sets.drop(own, card)
                        piles -= 1
                    burial.card[place] = card
                    pool = sets.drop(pool, card)
    return pool
