"""Reading a view's history into hypotheses about hidden cards (memory.py).

The table (piles) is the same in all hypotheses: its entries are cards, or CARDS + n for the n-th
unknown card, whose allowed set each hypothesis keeps in `hidden`.
"""

from __future__ import annotations

from collections.abc import Callable

from .errors import BeliefError
from .events import Event
from .memory import ALL, COMBAT, SPECTATOR_CARDS, Memory, at_least, card_of, run_of
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
    STACK,
)  # fmt: skip
from .rules.rulesets import EDITIONS
from .view import View

MOST = 400  # hypotheses kept at once; more than so many are thinned out (Recollection.exact)


class Recollection:
    """All hypotheses that fit what a viewer has seen.

    `piles` as in state.tops, bottom first; `played` tells whether since the last check for a
    stalemate somebody played a card or bet secretly; `peeks` counts the Titan's draws still
    pending; `exact` is False if there were more hypotheses than are kept.
    """

    def __init__(self, view: View) -> None:
        """Raises BeliefError if no game can have shown this view."""
        self.view = view
        edition = EDITIONS[view.ruleset]
        self.fallen_leave = bool(edition["fallen_leave"])
        self.revealed_stay = bool(edition["revealed_stay"])
        self.any_discards = bool(edition["any_discards"])
        self.pass_stays_open = bool(edition["pass_stays_open"])
        self.second_referee = bool(edition["second_referee"])
        self.memories = [Memory()]
        self.piles: list[list[int]] = [[] for _ in range(PILES)]
        self.hidden = 0
        self.played = True
        self.redealt = False
        self.open = [0] * SEATS  # the cards of a hand that lie open, as bits
        self.named: int | None = None  # by a Magister whose reveals follow
        self.peeks = 0
        self.living = [True] * COLUMNS
        self.foresight = False
        self.exact = True
        if view.origin is not None:
            self._begin(view.origin)
        for event in view.history:
            self._settle(event)
            getattr(self, "_" + event.kind.replace("-", "_"), self._ignore)(event)
        self._end()

    # --- changing all hypotheses ---------------------------------------------------------------

    def each(self, change: Callable[[Memory], list[Memory]]) -> None:
        """Replace every hypothesis by those that follow from it."""
        found = [new for memory in self.memories for new in change(memory)]
        if len(found) > 1:
            found = list({memory.key(): memory for memory in found}.values())
        if not found:
            raise BeliefError("no game shows this view: its history contradicts itself")
        if len(found) > MOST:
            self.exact = False
            found = found[:: len(found) // MOST + 1]
        self.memories = found

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
                self._hand_is(seat, view.hand)
            else:
                for card in view.shown[seat]:
                    self._found(seat, card)
            self.open[seat] = sum(1 << card for card in set(view.shown[seat]))
            if seat == view.viewer:
                for card in view.aside:
                    self._own_aside(seat, card)
                if view.secret != NO_CARD:
                    self.sift(lambda memory: _set_secret(memory, view.viewer, view.secret))

    def _found(self, seat: int, card: int) -> None:
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

    # --- events ------------------------------------------------------------------------------

    def _ignore(self, event: Event) -> None:
        """Nothing about hidden cards."""

    def _settle(self, event: Event) -> None:
        """A referee that has done its work goes to the discard pile."""
        if event.kind != "reveal":
            self._no_secret_left()
        for memory in self.memories:
            if memory.limbo == NO_CARD:
                return
        if event.kind == "take" or (event.kind == "reveal" and self._magister_works()):
            return
        self._drop_limbo()

    def _magister_works(self) -> bool:
        return self.memories[0].limbo == MAGISTER

    def _drop_limbo(self) -> None:
        """Lay the referee on the discard pile; which Prefect it is may differ by hypothesis."""
        if len({memory.limbo for memory in self.memories}) == 1:
            self.lay(DISCARDS, self.memories[0].limbo)
        else:
            put = self.lay_hidden(DISCARDS)
            for memory in self.memories:
                put(memory, 1 << memory.limbo)
        for memory in self.memories:
            memory.limbo = NO_CARD

    def _draw(self, event: Event) -> None:
        seat = _seat(event)
        if event.card is not None:
            self.known_in(seat, event.card)
        else:
            for memory in self.memories:
                memory.hands[seat][memory.deck] += 1

    def _secret(self, event: Event) -> None:
        self.played = True
        seat = _seat(event)
        if event.card is not None:
            card = event.card
            self.leaves(seat, card)
            self.sift(lambda memory: _set_secret(memory, seat, card))
        else:

            def put(memory: Memory, allowed: int) -> None:
                memory.secret[seat] = allowed

            self.slips(seat, COMBAT, put)

    def _reveal(self, event: Event) -> None:
        card = event.card
        assert card is not None
        self._open_secret(_seat(event), card)
        column = event.creature or 0
        self.lay(CROWN_PILES + column if self.revealed_stay else DISCARDS, card)

    def _open_secret(self, seat: int, card: int) -> None:
        def test(memory: Memory) -> bool:
            if not memory.secret[seat] >> card & 1:
                return False
            memory.secret[seat] = 0
            return memory.strike(card)

        self.sift(test)

    def _take_back_secret(self, event: Event) -> None:
        assert event.card is not None
        self._open_secret(_seat(event), event.card)
        self.lay(DISCARDS, event.card)

    def _play(self, event: Event) -> None:
        self.played = True
        assert event.card is not None
        assert event.creature is not None
        self.leaves(_seat(event), event.card)
        self.lay(event.creature * ROWS + self._row(), event.card)

    _spectator = _play

    def _row(self) -> int:
        return COLUMNS - sum(self.living)

    def _prefect(self, event: Event) -> None:
        self._referee(_seat(event), PREFECT)

    def _referee(self, seat: int, card: int) -> None:
        self.played = True

        def change(memory: Memory, one: int) -> list[Memory]:
            found = memory.lose(seat, one)
            for new in found:
                new.limbo = one
            return found

        self.seen(card, change)

    def _magister(self, event: Event) -> None:
        self._referee(_seat(event), MAGISTER)
        self.named = event.creature
        if self.revealed_stay:
            assert event.creature is not None
            self.lay(CROWN_PILES + event.creature, MAGISTER)
            for memory in self.memories:
                memory.limbo = NO_CARD

    def _no_secret_left(self) -> None:
        """Who did not reveal for the Magister has no secret bet on the creature named."""
        if self.named is None:
            return
        run = run_of(self.named)
        self.named = None

        def test(memory: Memory) -> bool:
            for seat, allowed in enumerate(memory.secret):
                if allowed & run:
                    memory.secret[seat] = allowed & ~run
                    if memory.secret[seat] == 0:
                        return False
            return True

        self.sift(test)

    def _use(self, event: Event) -> None:
        """Some powers are offered only with a fitting card in hand: using one proves it."""
        seat = _seat(event)
        assert event.creature is not None
        name = self.view.creatures[event.creature]
        if seat != self.view.viewer and name in ("Ettin", "Hydra"):
            cards = self._playable()
            self.each(lambda memory: memory.holds_one(seat, cards))
        elif seat != self.view.viewer and name in ("Magus", "Warlock") and not self.any_discards:
            self.each(lambda memory: memory.holds_one(seat, COMBAT))

    _call = _use

    def _playable(self) -> int:
        """What Ettin or Hydra may play second."""
        cards = ALL if self.second_referee else (1 << PREFECT) - 1
        for column, alive in enumerate(self.living):
            if not alive:
                cards &= ~run_of(column)
        return cards

    def _take(self, event: Event) -> None:
        card = event.card
        assert card is not None
        self._lift(card, event)
        self.known_in(_seat(event), card)

    def _lift(self, card: int, event: Event) -> int:
        """Take a known card off its pile; what it uncovers is seen."""
        for pile in self.piles:
            if pile and self._is(pile[-1], card):
                entry = pile.pop()
                if event.cards is not None:
                    if not pile:  # a position's discards, of which only the top was visible
                        self._unknown(pile)
                    self.pin(pile[-1], event.cards[0])
                if entry >= CARDS:
                    for memory in self.memories:
                        memory.hidden[entry - CARDS] = 0
                return card
        raise BeliefError("a card was taken that was not in sight")

    def _unknown(self, pile: list[int]) -> None:
        """An unknown card at the bottom of a pile."""
        pile.append(CARDS + self.hidden)
        self.hidden += 1
        for memory in self.memories:
            memory.hidden.append(ALL)

    def _is(self, entry: int, card: int) -> bool:
        if entry < CARDS:
            return entry == card
        return all(memory.hidden[entry - CARDS] == 1 << card for memory in self.memories)

    def _pass(self, event: Event) -> None:
        if self.pass_stays_open:
            self.open[_seat(event)] = sum(1 << card for card in event.cards or ())
        self._hand_is(_seat(event), event.cards or ())

    def _hand_is(self, seat: int, cards: tuple[int, ...]) -> None:
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

    def _miss(self, event: Event) -> None:
        seat = _seat(event)
        if event.cards is not None:
            self._hand_is(seat, event.cards)
        else:
            assert event.creature is not None
            run = run_of(event.creature)
            self.sift(lambda memory: memory.bar(seat, run))

    def _give(self, event: Event) -> None:
        assert event.creature is not None
        self._hand_over(_seat(event), event.rival, event.card, run_of(event.creature))

    def _keep(self, event: Event) -> None:
        self.peeks = 0
        assert event.rival is not None
        self._hand_over(event.rival, event.player, event.card, ALL)

    def _hand_over(self, giver: int, taker: int | None, card: int | None, fits: int) -> None:
        assert taker is not None
        if card is not None:
            self.open[giver] &= ~(1 << card)

            def change(memory: Memory, one: int) -> list[Memory]:
                found = memory.lose(giver, one)
                for new in found:
                    new.hands[taker][1 << one] += 1
                return found

            self.seen(card, change)
        else:

            def put(memory: Memory, allowed: int) -> None:
                memory.hands[taker][allowed] += 1

            self.slips(giver, fits, put)

    def _peek(self, event: Event) -> None:
        """The thief sees a card in the rival's hand: it is known there."""
        self.peeks += 1
        if event.card is None:
            return
        assert event.rival is not None
        self._found(event.rival, event.card)

    def _aside(self, event: Event) -> None:
        seat = _seat(event)
        if event.card is not None:
            self.open[seat] &= ~(1 << event.card)

            def change(memory: Memory, one: int) -> list[Memory]:
                found = memory.lose(seat, one)
                for new in found:
                    new.aside[seat][1 << one] += 1
                return found

            self.seen(event.card, change)
        else:

            def put(memory: Memory, allowed: int) -> None:
                memory.aside[seat][allowed] += 1

            self.slips(seat, ALL, put)

    def _return(self, event: Event) -> None:
        seat = _seat(event)
        for memory in self.memories:
            memory.hands[seat].update(memory.aside[seat])
            memory.aside[seat].clear()

    def _swap(self, event: Event) -> None:
        assert event.cards is not None
        first, second = event.cards
        piles = [pile for pile in self.piles[:DISCARDS] if pile]
        one = next(pile for pile in piles if self._is(pile[-1], first))
        two = next(pile for pile in piles if self._is(pile[-1], second))
        one[-1], two[-1] = two[-1], one[-1]

    def _burn(self, event: Event) -> None:
        assert event.card is not None
        self.lay(DISCARDS, self._lift(event.card, event))

    def _discard(self, event: Event) -> None:
        seat = _seat(event)
        if event.card is not None and event.card != PREFECT:
            self.leaves(seat, event.card)
            self.lay(DISCARDS, event.card)
            return
        fits = ALL if self.any_discards else COMBAT
        if event.card == PREFECT:  # one's own hidden discard
            put = self.lay_hidden(DISCARDS)

            def change(memory: Memory, one: int) -> list[Memory]:
                found = memory.lose(seat, one)
                for new in found:
                    put(new, 1 << one)
                return found

            self.seen(PREFECT, change)
        else:
            self.slips(seat, fits, self.lay_hidden(DISCARDS))

    def _stack(self, event: Event) -> None:
        assert event.card is not None
        self.pin(self.piles[DISCARDS][-1], event.card)

    def _penalty(self, event: Event) -> None:
        assert event.amount is not None
        cards = at_least(event.amount, self.living)
        self.sift(lambda memory: memory.bar(_seat(event), cards))

    def _turn(self, event: Event) -> None:
        self.open[_seat(event)] = 0
        self.played = False

    def _asked(self, event: Event) -> None:
        """The stalemate's questions are asked only while somebody can play."""
        self.played = False

    _declare = _continue = _object = _agree = _asked

    def _bid(self, event: Event) -> None:
        """So is the auction after a redeal (the opening's comes before any stalemate)."""
        self.played = not self.redealt

    _no_bid = _bid

    def _stalemate(self, event: Event) -> None:
        self.played = True

    def _fall(self, event: Event) -> None:
        assert event.creature is not None
        assert event.row is not None
        self.living[event.creature] = False
        if self.fallen_leave:
            rows = range(event.creature * ROWS, event.creature * ROWS + event.row + 1)
            for pile in (CROWN_PILES + event.creature, *rows):
                self.piles[DISCARDS] += self.piles[pile]
                self.piles[pile] = []

    def _redeal(self, event: Event) -> None:
        """The row's cards are the new deck; the old one was empty."""
        self.redealt = True
        assert event.row is not None
        entries: list[int] = []
        for column in range(COLUMNS):
            entries += self.piles[column * ROWS + event.row]
            self.piles[column * ROWS + event.row] = []
        for memory in self.memories:
            memory.deck = 0
            for entry in entries:
                if entry < CARDS:
                    memory.deck |= 1 << entry
                else:
                    memory.deck |= memory.hidden[entry - CARDS]
                    memory.hidden[entry - CARDS] = 0

    # --- the end -----------------------------------------------------------------------------

    def _end(self) -> None:
        """What the view shows besides its history."""
        view = self.view
        self._no_secret_left()
        played = NO_CARD if view.frame is None else view.frame.played
        limbo = self.memories[0].limbo
        if played == NO_CARD and limbo != NO_CARD:
            self._drop_limbo()
        elif played != NO_CARD and limbo == NO_CARD:
            self._referee(view.turn, played)  # its column is still to be chosen
        if view.is_over:
            for seat, card in enumerate(view.secrets):
                if card != NO_CARD:
                    self.sift(lambda memory, s=seat, c=card: _pin_secret(memory, s, c))  # type: ignore[misc]
        self.sift(self._holds_what_is_seen)
        stack = 0 if view.frame is None else view.frame.stack_size
        if stack:
            self.piles[STACK] = self.piles[DISCARDS][-stack:]
            del self.piles[DISCARDS][-stack:]

    def _holds_what_is_seen(self, memory: Memory) -> bool:
        """Whether the hands have the sizes that the view shows, and one's own its cards."""
        view = self.view
        for seat in range(view.players):
            if memory.hands[seat].total() != view.hand_sizes[seat]:
                return False
            if memory.aside[seat].total() != view.aside_sizes[seat]:
                return False
        if view.viewer >= view.players:
            return True
        own = [card_of(slot) for slot in memory.hands[view.viewer]]
        return sorted(PREFECT if card == SECOND_PREFECT else card for card in own) == [*view.hand]


def _seat(event: Event) -> int:
    assert event.player is not None
    return event.player


def _set_secret(memory: Memory, seat: int, card: int) -> bool:
    memory.secret[seat] = 0
    if not memory.strike(card):
        return False
    memory.secret[seat] = 1 << card
    return True


def _pin_secret(memory: Memory, seat: int, card: int) -> bool:
    return bool(memory.secret[seat] >> card & 1) and _set_secret(memory, seat, card)


def _prefects(memory: Memory, number: int) -> list[int]:
    """The Prefects that an unknown card of a pile may be, both only where it matters."""
    return [one for one in memory.prefects() if memory.hidden[number] >> one & 1]
