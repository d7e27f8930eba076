"""The table, kept by hand: an independent bookkeeping from the spectator's events alone.

Nothing here asks the rules anything but for names and numbers; what a view shows must agree with
it at every step. Cards that the spectator cannot know are None.
"""

from __future__ import annotations

from harena import NOBODY, Event, Ruleset, View
from harena.rules import rulesets
from harena.rules.codes import (
    COLUMNS,
    FIRST_SPECTATOR,
    HAND_LIMIT,
    MAGISTER,
    MARKERS,
    NO_CARD,
    NO_COLUMN,
    PREFECT,
    ROWS,
    STRENGTHS,
)

GOLD = (4, 3, 2, 1, 0)
SECRET_GOLD = 5
Pile = list[int | None]


def strength(card: int) -> int:
    """What a numbered card counts."""
    return card % STRENGTHS if card < FIRST_SPECTATOR else card - FIRST_SPECTATOR


class Ledger:
    """The table after the events read so far."""

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        """Before the deal."""
        self.ruleset = ruleset
        self.players = players
        self.is_titan = ruleset.name == rulesets.TITAN_THE_ARENA
        self.rows: list[list[Pile]] = [[[] for _ in range(COLUMNS)] for _ in range(ROWS)]
        self.behind: list[Pile] = [[] for _ in range(COLUMNS)]  # revealed secret bets (TA)
        self.discards: Pile = []
        self.stack = 0
        self.limbo: int | None = None
        self.bets: dict[tuple[int, int], int] = {}  # row and column -> seat
        self.crowns = [NO_COLUMN] * players
        self.tokens = [MARKERS] * players
        self.secrets = [False] * players
        self.hands = [0] * players
        self.aside = [0] * players
        self.shown: list[list[int]] = [[] for _ in range(players)]
        self.limits = [HAND_LIMIT] * players
        self.deck = 102
        self.fallen: list[int] = []
        self.round = 0
        start = ruleset.options["start"]
        self.turn = start if isinstance(start, int) else 0
        self.starter = self.turn
        self.last_mover = 0
        self.is_opening = True
        self.has_turn = False
        self.has_come = False
        self.redeals = 0

    # --- reading -----------------------------------------------------------------------------

    def read(self, event: Event) -> None:
        """One more event."""
        if self.limbo is not None and event.kind != "take":
            if event.kind != "reveal" or self.limbo == PREFECT:
                self.settle()
        getattr(self, "_" + event.kind.replace("-", "_"))(event)

    def settle(self) -> None:
        """The referee used goes to the discard pile."""
        if self.limbo is not None:
            self.discards.append(self.limbo)
            self.limbo = None

    @staticmethod
    def _seat(event: Event) -> int:
        assert event.player is not None
        return event.player

    @staticmethod
    def _column(event: Event) -> int:
        assert event.creature is not None
        return event.creature

    def _nothing(self, event: Event) -> None:
        """Changes nothing on the table."""

    _bid = _no_bid = _use = _name = _miss = _peek = _call = _nothing
    _object = _agree = _nothing

    def _over(self, event: Event) -> None:
        if event.reason in ("idle", "stalemate"):  # found before the coming turn
            self._come()

    def _declare(self, event: Event) -> None:
        self._come()

    _continue = _stalemate = _declare

    def _come(self) -> None:
        """While a stalemate is talked about, `turn` is already the coming player (notation.md)."""
        if not self.has_come:
            self.turn = (self.turn + 1) % self.players
            self.has_come = True

    def _draw(self, event: Event) -> None:
        self.hands[self._seat(event)] += 1
        self.deck -= 1

    def _start(self, event: Event) -> None:
        self.turn = self.starter = self._seat(event)

    def _duty(self, event: Event) -> None:
        self.turn = self._seat(event)
        if self.is_opening:
            self.starter = self.turn

    def _penalty(self, event: Event) -> None:
        self._duty(event)
        self.limits[self._seat(event)] = HAND_LIMIT - 1

    def _turn(self, event: Event) -> None:
        if self.has_turn:
            assert self.doomed() is None, "a creature should have fallen"
        self.turn = self.last_mover = self._seat(event)
        self.is_opening = False
        self.has_turn = True
        self.has_come = False
        self.shown[self.turn] = []

    def _round(self, event: Event) -> None:
        assert event.amount == self.round + 2
        self.round += 1
        self.starter = (self.turn + 1) % self.players

    def _bet(self, event: Event) -> None:
        assert event.row is not None
        place = (event.row, self._column(event))
        assert place not in self.bets
        assert self._column(event) not in self.fallen
        self.bets[place] = self._seat(event)
        self.tokens[self._seat(event)] -= 1

    _bet_anywhere = _bet

    def _secret(self, event: Event) -> None:
        seat = self._seat(event)
        assert not self.secrets[seat]
        self.secrets[seat] = True
        self.hands[seat] -= 1
        self.tokens[seat] -= 1

    def _reveal(self, event: Event) -> None:
        seat, column = self._seat(event), self._column(event)
        assert event.card is not None
        assert event.card // STRENGTHS == column
        assert self.secrets[seat]
        self.secrets[seat] = False
        self.crowns[seat] = column
        (self.behind[column] if self.is_titan else self.discards).append(event.card)

    def _play(self, event: Event) -> None:
        column = self._column(event)
        assert column not in self.fallen
        self._gone(self._seat(event), event.card)
        self.rows[self.round][column].append(event.card)

    _spectator = _play

    def _gone(self, seat: int, card: int | None) -> None:
        """A card leaves a hand; where the spectator sees it, it may have lain open."""
        self.hands[seat] -= 1
        if card is not None and card in self.shown[seat]:
            self.shown[seat].remove(card)

    def _prefect(self, event: Event) -> None:
        self._gone(self._seat(event), PREFECT)
        self.limbo = PREFECT

    def _magister(self, event: Event) -> None:
        self._gone(self._seat(event), MAGISTER)
        if self.is_titan:
            self.behind[self._column(event)].append(MAGISTER)
        else:
            self.limbo = MAGISTER

    def _take(self, event: Event) -> None:
        self._lift(event.card, event)
        self.hands[self._seat(event)] += 1
        self.settle()

    def _lift(self, card: int | None, event: Event) -> None:
        """Take a visible card off its pile and look at what it uncovers."""
        if event.creature is None:
            piles = [self.discards]
        else:
            column = event.creature
            piles = [*(row[column] for row in self.rows), self.behind[column]]
        pile = next(pile for pile in piles if pile and pile[-1] == card)
        pile.pop()
        uncovered = event.cards[0] if event.cards else None
        if pile and pile[-1] is None:
            pile[-1] = uncovered
        assert (pile[-1] if pile else None) == uncovered

    def _pass(self, event: Event) -> None:
        assert event.cards is not None
        assert len(event.cards) == self.hands[self._seat(event)]
        if self.is_titan:
            self.shown[self._seat(event)] = list(event.cards)

    def _give(self, event: Event) -> None:
        assert event.rival is not None
        self._gone(self._seat(event), event.card)
        self.hands[event.rival] += 1

    def _keep(self, event: Event) -> None:
        assert event.rival is not None
        self._gone(event.rival, event.card)
        self.hands[self._seat(event)] += 1

    def _aside(self, event: Event) -> None:
        self._gone(self._seat(event), event.card)
        self.aside[self._seat(event)] += 1

    def _return(self, event: Event) -> None:
        seat = self._seat(event)
        assert event.amount == self.aside[seat]
        self.hands[seat] += self.aside[seat]
        self.aside[seat] = 0

    def _take_back(self, event: Event) -> None:
        assert event.row is not None
        assert self.bets.pop((event.row, self._column(event))) == self._seat(event)
        self.tokens[self._seat(event)] += 1

    def _take_back_crown(self, event: Event) -> None:
        assert self.crowns[self._seat(event)] == self._column(event)
        self.crowns[self._seat(event)] = NO_COLUMN
        self.tokens[self._seat(event)] += 1

    def _take_back_secret(self, event: Event) -> None:
        assert self.secrets[self._seat(event)]
        self.secrets[self._seat(event)] = False
        self.tokens[self._seat(event)] += 1
        self.discards.append(event.card)

    def _swap(self, event: Event) -> None:
        assert event.cards is not None
        first, second = event.cards
        column = self._column(event)
        piles = [*(row[column] for row in self.rows), self.behind[column]]
        one = next(pile for pile in piles if pile and pile[-1] == first)
        two = next(pile for pile in piles if pile and pile[-1] == second)
        one[-1], two[-1] = second, first

    def _burn(self, event: Event) -> None:
        assert self.rows[self.round][self._column(event)][-1] == event.card
        self._lift(event.card, event)
        self.discards.append(event.card)

    def _discard(self, event: Event) -> None:
        self._gone(self._seat(event), event.card)
        if event.card is None:
            self.stack += 1
        else:
            self.discards.append(event.card)

    def _stack(self, event: Event) -> None:
        assert event.amount == self.stack
        self.discards += [None] * (self.stack - 1) + [event.card]
        self.stack = 0

    def _fall(self, event: Event) -> None:
        column = self._column(event)
        assert self.doomed() == column
        assert event.row == self.round
        self.fallen.append(column)
        if self.is_titan:
            for pile in (self.behind[column], *(row[column] for row in self.rows)):
                self.discards += pile
                pile.clear()

    def _redeal(self, event: Event) -> None:
        assert event.row is not None
        assert self.deck == 0
        for pile in self.rows[event.row]:
            self.deck += len(pile)
            pile.clear()
        assert event.amount == self.deck
        self.redeals += 1

    # --- what follows -------------------------------------------------------------------------

    def values(self) -> list[int | None]:
        """The strength that counts now, by creature."""
        tops = [pile[-1] if pile else None for pile in self.rows[self.round]]
        return [None if top is None else strength(top) for top in tops]

    def lowest(self) -> int | None:
        """The living creature that alone has the lowest value."""
        values = {
            column: value
            for column, value in enumerate(self.values())
            if value is not None and column not in self.fallen
        }
        least = [column for column in values if values[column] == min(values.values())]
        return least[0] if len(least) == 1 else None

    def empty_places(self) -> int:
        """How many living creatures have no card in the current row."""
        return sum(
            not self.rows[self.round][column]
            for column in range(COLUMNS)
            if column not in self.fallen
        )

    def doomed(self) -> int | None:
        """The creature that the elimination check would find now."""
        return None if self.empty_places() else self.lowest()

    def markers(self, column: int) -> dict[int, list[int]]:
        """By seat, what each of his visible markers on a creature is worth."""
        found: dict[int, list[int]] = {}
        for (row, there), seat in sorted(self.bets.items()):
            if there == column:
                found.setdefault(seat, []).append(GOLD[row])
        for seat, crown in enumerate(self.crowns):
            if crown == column:
                found.setdefault(seat, []).append(SECRET_GOLD)
        return found

    def backer(self, column: int) -> int:
        """Who alone leads in markers on a living creature."""
        if column in self.fallen:
            return NOBODY
        found = self.markers(column)
        counts = self.ruleset.options["backer_by"] == "count"
        weights = {seat: len(own) if counts else sum(own) for seat, own in found.items()}
        best = max(weights.values(), default=0)
        leaders = [seat for seat, weight in weights.items() if weight == best]
        if len(leaders) != 1:
            return NOBODY
        if not self.ruleset.options["zero_bet_backs"] and sum(found[leaders[0]]) == 0:
            return NOBODY
        return leaders[0]

    def gold(self, seat: int) -> int:
        """What visible markers pay now."""
        living = [column for column in range(COLUMNS) if column not in self.fallen]
        return sum(sum(self.markers(column).get(seat, [])) for column in living)

    # --- comparing ---------------------------------------------------------------------------

    def check(self, view: View) -> None:
        """Compare everything on the table with what a view shows."""
        limbo = self.limbo
        kind = "" if view.decision is None else view.decision.kind
        if kind != "take":
            self.settle()
        if kind == "stalemate":
            self._come()
        pending = view.frame.played if view.frame else NO_CARD
        # A spectator or Magister that has left the hand, and is told of when its column is chosen.
        held = list(self.hands)
        shown = [list(cards) for cards in self.shown]
        if pending != NO_CARD and pending != limbo:
            held[self.turn] -= 1
            if pending in shown[self.turn]:
                shown[self.turn].remove(pending)
        rows, columns = range(ROWS), range(COLUMNS)
        tops = [[_top(self.rows[row][column]) for column in columns] for row in rows]
        bets = [[self.bets.get((row, column), NOBODY) for column in columns] for row in rows]
        sizes = [[len(self.rows[row][column]) for column in columns] for row in rows]
        found = {
            "tops": _tuples(tops),
            "pile_sizes": _tuples(sizes),
            "crown_tops": tuple(_top(pile) for pile in self.behind),
            "crown_sizes": tuple(len(pile) for pile in self.behind),
            "bets": _tuples(bets),
            "crowns": tuple(self.crowns),
            "tokens": tuple(self.tokens),
            "secret_placed": tuple(self.secrets),
            "hand_sizes": tuple(held),
            "aside_sizes": tuple(self.aside),
            "limits": tuple(self.limits),
            "deck_size": self.deck,
            "discard_top": _top(self.discards),
            "discard_size": len(self.discards) + self.stack,
            "shown": tuple(tuple(sorted(cards)) for cards in shown),
            "living": tuple(column not in self.fallen for column in columns),
            "fallen": tuple(self.fallen),
            "round": self.round + 1,
            "turn": self.turn,
            "round_starter": self.starter,
            "redeals": self.redeals,
            "values": tuple(self.values()),
            "backers": tuple(self.backer(column) for column in columns),
            "gold": tuple(self.gold(seat) for seat in range(self.players)),
            "would_fall": self.lowest(),
            "empty_places": self.empty_places(),
        }
        for name, value in found.items():
            assert getattr(view, name) == value, name

    def check_end(self, view: View) -> None:
        """Compare the outcome with scores, survivors and winner worked out afresh."""
        outcome = view.outcome
        assert outcome is not None
        secret = [None if card == NO_CARD else card // STRENGTHS for card in view.secrets]
        scores = []
        for seat in range(self.players):
            extra = secret[seat] is not None and secret[seat] not in self.fallen
            scores.append(self.gold(seat) + SECRET_GOLD * extra)
        assert outcome.scores == tuple(scores)
        assert outcome.survivors == tuple(c for c in range(COLUMNS) if c not in self.fallen)
        tied = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        assert outcome.tie_break == (len(tied) > 1)
        if self.ruleset.options["tie_break"] == "tournament" and self.fallen:
            last = self.fallen[-1]
            stakes = {
                seat: sum(self.markers(last).get(seat, [])) + SECRET_GOLD * (secret[seat] == last)
                for seat in tied
            }
            tied = [seat for seat in tied if stakes[seat] == max(stakes.values())]
        tied.sort(key=lambda seat: (self.last_mover - seat) % self.players)
        assert outcome.winner == tied[0]


def _tuples(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(row) for row in rows)


def _top(pile: Pile) -> int:
    """The visible card; the spectator has seen every card that is on top."""
    if not pile:
        return NO_CARD
    top = pile[-1]
    assert top is not None
    return top
