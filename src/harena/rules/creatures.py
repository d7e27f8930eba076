"""The sixteen creatures: names, and the step their power begins with.

A power is one line here. Table 1.5 of the specification; what differs between the editions follows
the ruleset's switches, never the creature's name.
"""

from __future__ import annotations

from .codes import *

NAMES = (
    "Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Gorgon", "Magus", "Seraphim", "Titan",
    "Troll", "Unicorn", "Wyrm", "Dragon", "Hydra", "Ranger", "Warlock",
)  # fmt: skip

# What the power asks first; the steps of powers.py say what follows.
POWERS = {
    AMAZON: SCOUT,
    COLOSSUS: TAKE_BACK,
    CYCLOPS: STUN,
    DAIMON: BET_ANYWHERE,
    ETTIN: SECOND_CARD,
    GORGON: CALL_ON,
    MAGUS: FORESEE,
    SERAPHIM: CALL,
    TITAN: ROB,
    TROLL: REGENERATE,
    UNICORN: SWAP,
    WYRM: BURN,
    DRAGON: BURN,
    HYDRA: SECOND_CARD,
    RANGER: SCOUT,
    WARLOCK: FORESEE,
}

COLOSSAL_ARENA = (
    AMAZON, COLOSSUS, CYCLOPS, DAIMON, ETTIN, GORGON, MAGUS, SERAPHIM, TITAN, TROLL, UNICORN, WYRM,
)  # fmt: skip
TITAN_THE_ARENA = (CYCLOPS, DRAGON, HYDRA, RANGER, TITAN, TROLL, UNICORN, WARLOCK)

# One power under two names: never both in one game.
TWINS = ((RANGER, AMAZON), (DRAGON, WYRM), (HYDRA, ETTIN), (WARLOCK, MAGUS))
