"""Reading a view's history into hypotheses about hidden cards (hypotheses.py, memory.py)."""

from __future__ import annotations

from functools import partial

from .events import Event
from .hypotheses import LIMITS, Hypotheses, pin_secret, set_secret
from .memory import ALL, COMBAT, Memory, at_least, card_of, run_of
from .rules.codes import (
    CARDS,
    COLUMNS,
    CROWN_PILES,
    DISCARDS,
    MAGISTER,
    NO_CARD,
    PREFECT,
    ROWS,
    SECOND_PREFECT,
    STACK,
)  # fmt: skip
from .rules.rulesets import EDITIONS
from .view import View


class Recollection(Hypotheses):
    """All hypotheses that fit what a viewer has seen.

    `played` tells whether since the last check for a stalemate somebody played a card or bet
    secretly; `peeks` counts the Titan's draws still pending.
    """

    def __init__(self, view: View, most: int = LIMITS[0]) -> None:
        """Raises BeliefError if no game can have shown this view, LeftOutError if one may have."""
        edition = EDITIONS[view.ruleset]
        self.fallen_leave = bool(edition["fallen_leave"])
        self.revealed_stay = bool(edition["revealed_stay"])
        self.any_discards = bool(edition["any_discards"])
        self.pass_stays_open = bool(edition["pass_stays_open"])
        self.second_referee = bool(edition["second_referee"])
        self.played = True
        self.redealt = False
        self.named: int | None = None  # by a Magister whose reveals follow
        self.peeks = 0
        super().__init__(view, most)
        for event in view.history:
            self._settle(event)
            getattr(self, "_" + event.kind.replace("-", "_"), self._ignore)(event)
        self._end()

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
            self.sift(lambda memory: set_secret(memory, seat, card))
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
        return self._live() if self.second_referee else self._live() & (1 << PREFECT) - 1

    def _live(self) -> int:
        """What may be played at all."""
        cards = ALL
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
        raise self.refusal("a card was taken that was not in sight")

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
        self.hand_is(_seat(event), event.cards or ())

    def _miss(self, event: Event) -> None:
        seat = _seat(event)
        if event.cards is not None:
            self.hand_is(seat, event.cards)
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
        self.found(event.rival, event.card)

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
        """It comes by itself where nobody can play, and is asked about only where somebody can.

        Set-aside cards count (A-96). The guard of A-109 looks at no hand.
        """
        self.played = True
        live = self._live()
        if event.reason == "automatic":
            self.sift(lambda memory: memory.bar_all(live))
        elif event.reason == "agreed":
            self.each(lambda memory: memory.somebody_holds(live))

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
                    self.sift(partial(pin_secret, seat=seat, card=card))
        self.sift(self._holds_what_is_seen)
        self.sift(Memory.agrees)
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
