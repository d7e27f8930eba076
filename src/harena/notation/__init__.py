"""Text for cards, players, places and actions, and back: the first half of notation.md.

Pure functions on the integers of the rules and a small context (the game's creatures and names).
Parsing and printing are pairs: `parse_x(format_x(value)) == value`. Parsing ignores case and
repeated blanks; an error says what was given, at which character, and why it is refused.
"""

from .actions import examples, format_action, is_action, parse_action, split_actions
from .cards import (
    format_card,
    format_cards,
    format_place,
    parse_card,
    parse_cards,
    parse_creature,
    parse_place,
)
from .forms import FORMS, RESERVED
from .players import check_name, check_names, format_player, parse_player
from .words import LONGEST_LIST, Context, pieces, quoted

__all__ = [
    "FORMS",
    "LONGEST_LIST",
    "RESERVED",
    "Context",
    "check_name",
    "check_names",
    "examples",
    "format_action",
    "format_card",
    "format_cards",
    "format_place",
    "format_player",
    "is_action",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_creature",
    "parse_place",
    "parse_player",
    "pieces",
    "quoted",
    "split_actions",
]
