"""What a viewer knows of other hands, by notation.md's text of `sees`, worked out the slow way.

A Witness reads the events that one viewer is told, and nothing else. Cards are counted as they are
shown: the two Prefects are one kind of card, so that no number of an unseen card can help.
"""

from __future__ import annotations

from collections import Counter

from tests.properties.ledger import Ledger

from harena import Event, Ruleset
from harena.rules import rulesets
from harena.rules.codes import COMBAT_CARDS, MAGISTER, PREFECT, STRENGTHS

EVERY_CARD = frozenset(range(MAGISTER + 1)) - {PREFECT + 1}
COMBAT = frozenset(range(COMBAT_CARDS))


def cards_of(column: int) -> frozenset[int]:
    """A creature's combat cards."""
    return frozenset(range(column * STRENGTHS, (column + 1) * STRENGTHS))


class Holding:
    """What the viewer knows of one other player: cards surely with him, and surely in his hand."""

    def __init__(self) -> None:
        """Nothing."""
        self.here: Counter[int] = Counter()  # in hand or set aside
        self.hand: Counter[int] = Counter()

    def comes(self, card: int) -> None:
        """A card is seen entering the hand."""
        self.here[card] += 1
        self.hand[card] += 1

    def leaves(self, card: int) -> None:
        """A card is seen leaving the hand."""
        for known in (self.here, self.hand):
            known[card] = max(0, known[card] - 1)

    def is_shown(self, cards: tuple[int, ...]) -> None:
        """These are cards of the hand (all of them, or some): known at least as often."""
        for card, count in Counter(cards).items():
            self.here[card] = max(self.here[card], count)
            self.hand[card] = max(self.hand[card], count)

    def slips(self, fits: frozenset[int], size: int, count: int = 1) -> list[int] | None:
        """So many unseen cards of these leave a hand of this size; which, if that is certain."""
        whole = self.hand.total() == size
        fitting = [card for card in self.hand.elements() if card in fits]
        if whole and len(fitting) == count:
            for card in fitting:
                self.leaves(card)
            return fitting
        doubtful = fitting if whole else [card for card in self.here if card in fits]
        for card in set(doubtful):
            if whole:
                self.here[card] -= self.hand[card]
            else:
                self.here[card] = 0
            self.hand[card] = 0
        return None


class Witness:
    """One viewer's knowledge of all other hands, after the events read so far."""

    def __init__(self, ruleset: Ruleset, players: int, viewer: int) -> None:
        """Before the deal."""
        self.table = Ledger(ruleset, players)
        self.players = players
        self.viewer = viewer
        self.is_titan = ruleset.name == rulesets.TITAN_THE_ARENA
        self.creatures = ruleset.creatures
        self.holdings = [Holding() for _ in range(players)]
        self.peeked: list[int] = []

    def read(self, public: Event, event: Event) -> None:
        """One more event, as the spectator and as the viewer is told it."""
        before = list(self.table.hands)
        shown = [frozenset(cards) for cards in self.table.shown]
        method = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if method is not None:
            method(event, before, shown)
        self.table.read(public)

    def knows(self, seat: int, pending: int | None = None) -> list[int]:
        """The cards of a hand known for certain, lowest first.

        `pending` is a card that everybody saw leave and is told of later (a spectator that has no
        column yet).
        """
        if seat == self.viewer:
            return []
        held = self.holdings[seat].hand
        if self.table.stack and seat == self.table.turn:
            held = self._beside_the_stack(seat)
        if pending is not None and seat == self.table.turn:
            held = held - Counter([pending])
        return sorted(held.elements())

    def _beside_the_stack(self, seat: int) -> Counter[int]:
        """What is sure while hidden discards wait for the last of them."""
        now = Holding()
        now.here = +self.holdings[seat].here
        now.hand = +self.holdings[seat].hand
        size = self.table.hands[seat] + self.table.stack
        now.slips(self._discardable(), size, self.table.stack)
        return +now.hand

    def _discardable(self) -> frozenset[int]:
        return EVERY_CARD if self.is_titan else COMBAT

    # --- one method for each kind of event that tells of hands ----------------------------------

    def _other(self, seat: int | None) -> Holding:
        assert seat is not None
        return self.holdings[seat]

    def _secret(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        self._slips(event.player, COMBAT, before, shown)

    def _slips(
        self,
        seat: int | None,
        fits: frozenset[int],
        before: list[int],
        shown: list[frozenset[int]],
    ) -> list[int] | None:
        assert seat is not None
        # What lies open would have been seen leaving.
        return self.holdings[seat].slips(fits - shown[seat], before[seat])

    def _play(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        assert event.card is not None
        self._other(event.player).leaves(event.card)

    _spectator = _play

    def _prefect(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        self._other(event.player).leaves(PREFECT)

    def _magister(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        self._other(event.player).leaves(MAGISTER)

    def _take(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        assert event.card is not None
        self._other(event.player).comes(event.card)

    def _pass(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        assert event.cards is not None
        self._other(event.player).is_shown(event.cards)

    def _miss(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        if event.cards is not None:
            self._other(event.player).is_shown(event.cards)

    def _use(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        self.peeked = []
        if event.rival is None or event.creature is None:
            return
        count = before[event.rival] // 2 if self.is_titan else (before[event.rival] + 1) // 2
        if self.creatures[event.creature] == "Cyclops" and count:
            # From here on nobody else can say which cards are in hand; open ones are seen.
            hand = self.holdings[event.rival].hand
            for card in list(hand):
                if card not in shown[event.rival]:
                    del hand[card]

    def _aside(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        if event.card is not None:
            hand = self._other(event.player).hand
            hand[event.card] = max(0, hand[event.card] - 1)

    def _return(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        holding = self._other(event.player)
        holding.hand = +holding.here

    def _give(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        assert event.creature is not None
        self._moves(event.player, event.rival, event, cards_of(event.creature), before, shown)

    def _keep(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        self._moves(event.rival, event.player, event, EVERY_CARD, before, shown)

    def _moves(
        self,
        giver: int | None,
        taker: int | None,
        event: Event,
        fits: frozenset[int],
        before: list[int],
        shown: list[frozenset[int]],
    ) -> None:
        if event.card is not None:
            self._other(giver).leaves(event.card)
            self._other(taker).comes(event.card)
            return
        for card in self._slips(giver, fits, before, shown) or ():
            self._other(taker).comes(card)

    def _peek(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        if event.card is not None:
            self.peeked.append(event.card)
            self._other(event.rival).is_shown(tuple(self.peeked))

    def _discard(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        if event.card is not None:
            self._other(event.player).leaves(event.card)

    def _stack(self, event: Event, before: list[int], shown: list[frozenset[int]]) -> None:
        assert event.card is not None
        assert event.amount is not None
        assert event.player is not None
        holding = self.holdings[event.player]
        holding.leaves(event.card)
        if event.amount > 1:
            size = before[event.player] + event.amount - 1
            holding.slips(self._discardable(), size, event.amount - 1)
