"""Copying a state, which C does otherwise.

Plain Python; `copying.pxd` holds the C twins (one memcpy over the copied fields).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .codes import *

if TYPE_CHECKING:
    from .state import State

COPIED = (
    "players", "round", "turn", "round_starter", "last_mover", "living", "fallen_count", "over",
    "depth", "extra_used", "foresight", "discards_left", "acted", "drew", "idle", "dry", "source",
    "rival", "named", "chosen", "played", "drawer", "bidder", "bidders", "high_bid", "leader",
    "must_open", "one_draw", "redeals", "question", "declarer", "asked", "deck", "live",
    "picked", "buried",
    "decider", "kind", "legal_count", "pool", "exposed", "note_count",
)  # fmt: skip
COPIED_ARRAYS = (
    "hands", "aside", "open", "agenda", "fallen", "tokens", "limit", "crown", "secret",
    "secret_used", "owner", "tops", "under", "knows", "sure", "notes", "legal",
)  # fmt: skip


def start(twin: State, state: State) -> None:
    """Give a state without content the ruleset of another."""
    twin.rules = state.rules


def become(twin: State, state: State) -> None:
    """Make one state equal to another."""
    for name in COPIED:
        setattr(twin, name, getattr(state, name))
    for name in COPIED_ARRAYS:
        setattr(twin, name, getattr(state, name)[:])
