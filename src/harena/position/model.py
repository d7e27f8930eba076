"""A position, and the way from a State to it and back.

A position has no history: what a viewer of it knows is what lies face up and what is his own. Cards
are the codes of the rules, columns and seats count from 0; only `round` counts from 1. Of the two
Prefects (Referees) always the lower code is held: they are interchangeable.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from harena import notation
from harena.errors import PositionError
from harena.game import Game
from harena.rules import access, engine
from harena.rules.codes import (
    BEGIN_TURN,
    BET,
    BID,
    CARDS,
    CLOSE_BIDDING,
    COLUMNS,
    CROWN,
    CROWN_PILES,
    DISCARD,
    DISCARDS,
    EVERYBODY,
    HAND_LIMIT,
    JUDGE,
    LONG_AGO,
    MARKERS,
    NEXT_TURN,
    NO_CARD,
    NO_COLUMN,
    NO_NUMBER,
    NOBODY,
    OPEN_BIDDING,
    PILES,
    PLAY,
    PREFECT,
    REFILL,
    RETURN,
    ROWS,
    SEATS,
    SECOND_PREFECT,
)
from harena.rules.rulesets import Ruleset
from harena.rules.state import State

from .reading import HEAD_KEYS, asked_that_matters, read_fields
from .values import glimpse, parse_toml, read_head, unknown
from .writing import written

# What is still to happen in each phase, the next step last (turn.begin_turn).
REST_OF_TURN = [NEXT_TURN, JUDGE, REFILL, RETURN, DISCARD]
AGENDAS = {
    "bid": [BEGIN_TURN, OPEN_BIDDING],
    "bet": [BEGIN_TURN],
    "play": [*REST_OF_TURN, PLAY],
    "discard": REST_OF_TURN,
}

Cards = tuple[int, ...]
NO_CARDS: tuple[Cards, ...] = ((),) * SEATS


@dataclass(frozen=True)
class Position:
    """A position at the start of a turn or of a phase: what the keys of notation.md say.

    By seat: `hands`, `aside`, `open` (sorted cards), `bets` (sorted column and row, row 5 the
    crown), `secret` (card or NO_CARD), `limit`. `rows` are 40 piles by place, `revealed` 8 by
    column, bottom first. `deck` are the next cards to be drawn, `deck_size` (None: all that lie
    nowhere else) how many in all, chosen by `seed`. `secret_used` are the seats that made their
    secret bet and have it no more (A-20), `dry` is the second count of A-109, `asked` the turns
    since the last questions about a stalemate, where that can still matter (A-110).
    """

    ruleset: Ruleset
    names: tuple[str, ...]
    round: int = 1
    turn: int = 0
    phase: str = "bet"
    round_starter: int = 0
    fallen: tuple[int, ...] = ()
    hands: tuple[Cards, ...] = NO_CARDS
    aside: tuple[Cards, ...] = NO_CARDS
    bets: tuple[tuple[tuple[int, int], ...], ...] = ((),) * SEATS
    secret: Cards = (NO_CARD,) * SEATS
    rows: tuple[Cards, ...] = ((),) * (COLUMNS * ROWS)
    revealed: tuple[Cards, ...] = ((),) * COLUMNS
    discard: Cards = ()
    deck: Cards = ()
    deck_size: int | None = None
    limit: tuple[int, ...] = (HAND_LIMIT,) * SEATS
    open: tuple[Cards, ...] = NO_CARDS
    must_open: int | None = None
    one_draw: bool = False
    redeals: int = 0
    idle: int = 0
    dry: int = 0
    asked: int | None = None
    secret_used: tuple[int, ...] = ()
    seed: int = 0

    # --- text --------------------------------------------------------------------------------

    @classmethod
    def read(cls, source: str | Mapping[str, Any]) -> Position:
        """A position from its text (TOML), or from the table that the text stands for.

        Raises PositionError, which names the key and the reason.
        """
        table = parse_toml(source) if isinstance(source, str) else source
        if not isinstance(table, Mapping):
            raise PositionError(f"a position must be a text or a table, not {glimpse(table)}")
        unknown(table, HEAD_KEYS, "")
        rules, names, seed = read_head(table)
        return cls.from_table(rules, names, seed, table.get("position", {}))

    @classmethod
    def from_table(
        cls, rules: Ruleset, names: tuple[str, ...], seed: int, table: object
    ) -> Position:
        """The position that a `position` table means, given what stands above it in its file."""
        return cls(rules, names, seed=seed, **read_fields(rules, names, table))

    def format(self) -> str:
        """The text that `read` turns back into this very position."""
        return "\n".join(written(self)) + "\n"

    @property
    def context(self) -> notation.Context:
        """What the words of the notation mean here."""
        return notation.Context(self.ruleset.creatures, self.names, self.ruleset.name)

    # --- states ------------------------------------------------------------------------------

    @classmethod
    def of(cls, state: State, names: Iterable[str]) -> Position:
        """The position of a state at the start of a turn (or of an auction), history forgotten.

        The deck has no order, so only its size is told. Raises PositionError for other states.
        """
        values = access.fields(state)
        phase = phase_of(values)
        piles = [tuple(shown(card) for card in pile) for pile in values["piles"]]
        bets = [markers_of(values, seat) for seat in range(SEATS)]
        return cls(
            ruleset=state.rules,
            names=notation.check_names(names),
            round=state.round + 1,
            turn=state.turn,
            phase=phase,
            round_starter=state.round_starter,
            fallen=tuple(values["fallen"]),
            hands=tuple(cards_of(bits) for bits in values["hands"]),
            aside=tuple(cards_of(bits) for bits in values["aside"]),
            bets=tuple(bets),
            secret=tuple(values["secret"]),
            rows=tuple(piles[: COLUMNS * ROWS]),
            revealed=tuple(piles[CROWN_PILES : CROWN_PILES + COLUMNS]),
            discard=piles[DISCARDS],
            deck_size=int(values["deck"]).bit_count(),
            limit=tuple(values["limit"]),
            open=tuple(cards_of(bits) for bits in values["open"]),
            must_open=None if state.must_open == NO_NUMBER else state.must_open,
            one_draw=bool(state.one_draw),
            redeals=state.redeals,
            idle=state.idle,
            dry=state.dry,
            asked=asked_that_matters(state.asked, state.players, state.rules),
            secret_used=tuple(
                seat
                for seat in range(state.players)
                if values["secret_used"][seat]
                and values["secret"][seat] == NO_CARD
                and values["crown"][seat] == NO_COLUMN
            ),
        )

    def state(self) -> State:
        """The state of the rules, advanced to its first decision; its deck is chosen by `seed`."""
        box = Box()
        hands = [box.take(cards) for cards in self.hands]
        aside = [box.take(cards) for cards in self.aside]
        secret = [card if card == NO_CARD else box.pile([card])[0] for card in self.secret]
        piles = [box.pile(cards) for cards in (*self.rows, *self.revealed, self.discard)]
        piles += [[] for _ in range(PILES - len(piles))]
        crown = [NO_COLUMN] * SEATS
        owner = [NOBODY] * (COLUMNS * ROWS)
        for seat, markers in enumerate(self.bets):
            for column, row in markers:
                if row == CROWN:
                    crown[seat] = column
                else:
                    owner[column * ROWS + row] = seat
        deck = box.take(self.deck)
        rest = sorted(box.free)
        if self.deck_size is not None:
            luck = random.Random(f"deck {self.seed}")
            rest = luck.sample(rest, self.deck_size - len(self.deck))
        deck |= box.take(rest)
        opened = [open_bits(self.open[seat], hands[seat]) for seat in range(SEATS)]
        aware = [EVERYBODY * (sum(opened) >> card & 1) for card in range(CARDS)]
        if self.phase in ("bet", "play"):
            opened[self.turn] = 0  # they were taken up as the turn began, and are known
        has_secret = [
            self.secret[seat] != NO_CARD or crown[seat] != NO_COLUMN for seat in range(SEATS)
        ]
        state = access.rebuild(
            self.ruleset,
            {
                "players": len(self.names),
                "round": self.round - 1,
                "turn": self.turn,
                "round_starter": self.round_starter,
                "living": (1 << COLUMNS) - 1 - sum(1 << column for column in self.fallen),
                "fallen": list(self.fallen),
                "hands": hands,
                "aside": aside,
                "open": opened,
                "tokens": [
                    MARKERS - len(self.bets[seat]) - (self.secret[seat] != NO_CARD)
                    for seat in range(SEATS)
                ],
                "limit": list(self.limit),
                "crown": crown,
                "secret": secret,
                "secret_used": [
                    int(has_secret[seat] or seat in self.secret_used) for seat in range(SEATS)
                ],
                "owner": owner,
                "piles": piles,
                "knows": aware,
                "sure": aware,
                "deck": deck,
                "buried": sum(1 << card for card in box.free),
                "must_open": NO_NUMBER if self.must_open is None else self.must_open,
                "one_draw": int(self.one_draw),
                "redeals": self.redeals,
                "idle": self.idle,
                "dry": self.dry,
                "asked": LONG_AGO if self.asked is None else self.asked,
                "agenda": AGENDAS[self.phase],
            },
        )
        engine.advance(state)
        return state

    def game(self) -> Game:
        """A game that goes on from here."""
        return Game(self.ruleset, self.names, self.state(), self)


class Box:
    """The cards of a game while they are handed out: each once, of two Prefects the lower first."""

    def __init__(self) -> None:
        """All cards are there."""
        self.free = set(range(CARDS))

    def pile(self, cards: Iterable[int]) -> list[int]:
        """Take these cards, in order: their real codes."""
        taken = []
        for card in cards:
            real = SECOND_PREFECT if card == PREFECT and card not in self.free else card
            self.free.remove(real)
            taken.append(real)
        return taken

    def take(self, cards: Iterable[int]) -> int:
        """Take these cards: a set, as bits."""
        return sum(1 << card for card in self.pile(cards))


def shown(card: int) -> int:
    """A card as it is told: the two Prefects (Referees) are one."""
    return PREFECT if card == SECOND_PREFECT else card


def cards_of(bits: Any) -> Cards:
    """The cards of a set given as bits, as they are told."""
    return tuple(shown(card) for card in access.cards_in(bits))


def markers_of(values: Mapping[str, Any], seat: int) -> tuple[tuple[int, int], ...]:
    """A player's visible markers, as column and row, the crown's row 5."""
    places = [place for place, owner in enumerate(values["owner"]) if owner == seat]
    markers = [(place // ROWS, place % ROWS) for place in places]
    if values["crown"][seat] != NO_COLUMN:
        markers.append((values["crown"][seat], CROWN))
    return tuple(sorted(markers))


def open_bits(cards: Cards, hand: int) -> int:
    """The open cards of a hand; an open Prefect is the one the hand holds, two are both."""
    total = 0
    for card in cards:
        real = card if hand >> card & 1 and not total >> card & 1 else SECOND_PREFECT
        total |= 1 << real
    return total


def phase_of(values: Mapping[str, Any]) -> str:
    """The phase that a state is at the start of. Raises PositionError if it is at none."""
    agenda = values["agenda"]
    if agenda == [*REST_OF_TURN, PLAY, BET]:
        return "bet"
    if agenda == [*REST_OF_TURN, PLAY]:
        return "play"
    unbid = values["high_bid"] == NO_NUMBER and values["bidder"] == values["turn"]
    if agenda == [BEGIN_TURN, CLOSE_BIDDING, BID] and unbid:
        return "bid"
    raise PositionError("only the start of a turn or of an auction is a position of the notation")
