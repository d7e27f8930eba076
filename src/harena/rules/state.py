"""The state of a game: everything that lies on the table and in the players' hands.

Flat arrays of small numbers and card sets, so that a copy is one memcpy (copying.py). The first
field is the ruleset, the only object there may ever be; then what is copied; then scratch, which
holds only what the pending decision needs and is written anew by every `advance`.
"""

from __future__ import annotations

from . import copying, sets
from .arrays import filled
from .codes import *
from .rulesets import Ruleset


class State:
    """A position of a game. Rules functions change it; nothing outside the rules does."""

    __slots__ = (
        "rules",
        # the course of the game
        "players", "round", "turn", "round_starter", "last_mover", "living", "fallen_count",
        "over", "depth", "agenda", "fallen",
        # the turn
        "extra_used", "foresight", "discards_left", "acted", "drew", "idle", "dry",
        "source", "rival", "named", "chosen", "played", "drawer",
        # opening, auction, stalemate
        "bidder", "bidders", "high_bid", "leader", "must_open", "one_draw", "redeals",
        "question", "declarer", "asked",
        # the table
        "tokens", "limit", "crown", "secret", "secret_used", "owner", "tops", "under",
        # who knows which card of a hand
        "knows", "sure",
        # zones
        "deck", "live", "picked", "hands", "aside", "open", "buried",
        # scratch
        "decider", "kind", "legal_count", "pool", "exposed", "note_count", "notes", "legal",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, players: int) -> None:
        """An empty table: all cards in the deck, nobody holds any, nothing on the agenda."""
        self.rules = rules
        self.players = players
        self.round = 0
        self.turn = 0
        self.round_starter = 0
        self.last_mover = 0
        self.living = (1 << COLUMNS) - 1
        self.fallen_count = 0
        self.over = 0
        self.depth = 0
        self.agenda = filled(AGENDA)
        self.fallen = filled(COLUMNS, NO_COLUMN)
        self.extra_used = 0
        self.foresight = 0
        self.discards_left = 0
        self.acted = 0
        self.drew = 0
        self.idle = 0
        self.dry = 0
        self.source = NO_COLUMN
        self.rival = NOBODY
        self.named = NO_COLUMN
        self.chosen = NO_CARD
        self.played = NO_CARD
        self.drawer = 0
        self.bidder = 0
        self.bidders = 0
        self.high_bid = NO_NUMBER
        self.leader = NOBODY
        self.must_open = NO_NUMBER
        self.one_draw = 0
        self.redeals = 0
        self.question = 0
        self.declarer = NOBODY
        self.asked = LONG_AGO
        self.tokens = filled(SEATS, MARKERS)
        self.limit = filled(SEATS, HAND_LIMIT)
        self.crown = filled(SEATS, NO_COLUMN)
        self.secret = filled(SEATS, NO_CARD)
        self.secret_used = filled(SEATS)
        self.owner = filled(COLUMNS * ROWS, NOBODY)
        self.tops = filled(PILES, NO_CARD)
        self.under = filled(CARDS, NO_CARD)
        self.knows = filled(CARDS)
        self.sure = filled(CARDS)
        self.deck = sets.run(0, CARDS)
        self.live = sets.run(0, CARDS)
        self.picked = sets.EMPTY
        self.buried = sets.EMPTY
        self.decider = NOBODY
        self.kind = NO_DECISION
        self.legal_count = 0
        self.pool = sets.EMPTY
        self.exposed = sets.EMPTY
        self.note_count = 0
        self.notes = filled(3 * NOTES)
        self.legal = filled(LEGAL)
        self.hands = filled(SEATS)
        self.aside = filled(SEATS)
        self.open = filled(SEATS)

    def copy(self) -> State:
        """An independent state with the same content."""
        twin = State.__new__(State)
        copying.start(twin, self)
        copying.become(twin, self)
        return twin

    def __copy__(self) -> State:
        return self.copy()
