"""A second, independent reading of what a viewer knows for certain (notation.md, `sees`).

It reads nothing but a viewer's events, and counts cards instead of telling the two Prefects apart:
cards he was shown or saw enter a hand, less those he saw leave. When a card leaves unseen, every
known card that may have been it is forgotten, unless he knew the whole hand and only one fits.
Cards set aside are unknown until they return.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from harena import Event, Ruleset
from harena.rules.codes import COMBAT_CARDS, MAGISTER, PREFECT, STRENGTHS

Fits = Callable[[int], bool]


class Known:
    """What one viewer knows of one hand: `sure` cards are in it, `held` ones in it or set aside."""

    def __init__(self) -> None:
        self.sure: Counter[int] = Counter()
        self.held: Counter[int] = Counter()
        self.open: Counter[int] = Counter()  # lying open after a pass
        self.size = 0
        self.blurred = False  # cards are being set aside

    def comes(self, card: int) -> None:
        """A card is seen entering the hand."""
        self.sure[card] += 1
        self.held[card] += 1

    def goes(self, card: int) -> None:
        """A card is seen leaving it."""
        for cards in (self.sure, self.held, self.open):
            if cards[card]:
                cards[card] -= 1

    def is_shown(self, cards: Counter[int]) -> None:
        """The whole hand is seen; what was known to be set aside stays known."""
        aside = self.held - self.sure
        self.held = cards + (aside - (cards - self.sure))
        self.sure = cards.copy()

    def is_seen(self, card: int, times: int) -> None:
        """A card is seen in the hand, for the so-manieth time in one go."""
        more = times - self.sure[card]
        if more > 0:
            self.sure[card] += more
            self.held[card] = max(self.held[card], self.sure[card])

    def slips(self, fits: Fits, leaving: int = 1) -> list[int]:
        """So many unseen cards that fit leave the hand; which, if the viewer can tell."""
        in_hand = [card for card in (self.sure - self.open).elements() if fits(card)]
        if self.sure.total() == self.size:
            if len(in_hand) == leaving:
                for card in in_hand:
                    self.goes(card)
                return in_hand
            for card in in_hand:
                self.goes(card)
            return []
        for card in [card for card in self.held if fits(card)]:
            self.held[card] = self.sure[card] = self.open[card]
        return []


class Observer:
    """One viewer's knowledge of all hands, kept up by his events."""

    def __init__(self, viewer: int, players: int, rules: Ruleset) -> None:
        self.viewer = viewer
        self.rules = rules
        self.hands = [Known() for _ in range(players)]
        self.peeked: Counter[int] = Counter()
        self.stack = 0  # hidden discards not yet finished
        self.turn = 0

    def fits_discard(self, card: int) -> bool:
        """What a hidden discard may be."""
        return self.rules.any_discards or card < COMBAT_CARDS

    def known(self, seat: int) -> Counter[int]:
        """The cards of a hand that he is sure of now."""
        hand = self.hands[seat]
        if not self.stack or seat != self.turn:
            return +hand.sure
        fitting = Counter({c: n for c, n in hand.sure.items() if self.fits_discard(c)})
        if hand.sure.total() == hand.size + self.stack and fitting.total() == self.stack:
            return hand.sure - fitting
        return hand.sure - fitting if self.viewer != seat else +hand.sure

    def see(self, event: Event) -> None:
        """One event."""
        if event.kind not in ("aside", "peek"):
            for hand in self.hands:
                hand.blurred = False
        if event.kind != "peek":
            self.peeked.clear()
        method = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if method is not None and event.player is not None:
            method(event, self.hands[event.player])

    def _draw(self, event: Event, hand: Known) -> None:
        hand.size += 1

    def _turn(self, event: Event, hand: Known) -> None:
        assert event.player is not None
        self.turn = event.player
        hand.open.clear()

    def _secret(self, event: Event, hand: Known) -> None:
        if event.card is None:
            hand.slips(lambda card: card < COMBAT_CARDS)
        hand.size -= 1

    def _play(self, event: Event, hand: Known) -> None:
        assert event.card is not None
        hand.goes(event.card)
        hand.size -= 1

    _spectator = _play

    def _prefect(self, event: Event, hand: Known) -> None:
        hand.goes(PREFECT)
        hand.size -= 1

    def _magister(self, event: Event, hand: Known) -> None:
        hand.goes(MAGISTER)
        hand.size -= 1

    def _take(self, event: Event, hand: Known) -> None:
        assert event.card is not None
        hand.comes(event.card)
        hand.size += 1

    def _pass(self, event: Event, hand: Known) -> None:
        cards = Counter(event.cards)
        hand.is_shown(cards)
        if self.rules.pass_stays_open:
            hand.open = cards.copy()

    def _miss(self, event: Event, hand: Known) -> None:
        if event.cards is not None:
            hand.is_shown(Counter(event.cards))

    def _give(self, event: Event, hand: Known) -> None:
        assert event.rival is not None
        assert event.creature is not None
        creature = event.creature
        self._moves(
            event, hand, self.hands[event.rival], lambda card: card // STRENGTHS == creature
        )

    def _keep(self, event: Event, hand: Known) -> None:
        assert event.rival is not None
        self._moves(event, self.hands[event.rival], hand, lambda card: True)

    def _moves(self, event: Event, giver: Known, taker: Known, fits: Fits) -> None:
        if event.card is not None:
            giver.goes(event.card)
            taker.comes(event.card)
        else:
            for card in giver.slips(fits):
                taker.comes(card)
        giver.size -= 1
        taker.size += 1

    def _peek(self, event: Event, hand: Known) -> None:
        assert event.rival is not None
        if event.card is not None:
            self.peeked[event.card] += 1
            self.hands[event.rival].is_seen(event.card, self.peeked[event.card])

    def _aside(self, event: Event, hand: Known) -> None:
        if not hand.blurred:
            hand.sure = hand.open.copy()
            hand.blurred = True
        if event.card is not None and hand.open[event.card]:
            hand.open[event.card] -= 1
            hand.sure[event.card] -= 1
        hand.size -= 1

    def _return(self, event: Event, hand: Known) -> None:
        assert event.amount is not None
        hand.size += event.amount
        hand.sure = hand.held.copy()

    def _discard(self, event: Event, hand: Known) -> None:
        hand.size -= 1
        if event.card is None:
            self.stack += 1
        else:
            hand.goes(event.card)

    def _stack(self, event: Event, hand: Known) -> None:
        assert event.card is not None
        assert event.amount is not None
        self.stack = 0
        hidden = event.amount - 1
        hand.goes(event.card)
        if hidden:
            hand.size += hidden
            hand.slips(self.fits_discard, hidden)
            hand.size -= hidden
