"""Actions as text and back: one decision chooses one object."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from harena.errors import NotationError
from harena.rules import codes, creatures

from .cards import format_card, format_place, read_card, read_creature, read_number, read_place
from .forms import BARE, EXAMPLES, FORMS
from .players import folded, format_player, read_player
from .words import LONGEST_LIST, Context, Words, either, fail, pieces, quoted

LONGEST_ACTION = 400


def format_action(action: int, kind: str, context: Context) -> str:
    """The text of an action of a decision kind. Raises NotationError.

    The kinds are those of notation.md, and `pick` for chance's picks from a hand.
    """
    for words, what in _forms(kind):
        shown = _format_object(int(action), what, context)
        if shown is not None:
            return f"{words} {shown}".rstrip()
    raise NotationError(f"action {int(action)} is no answer to the decision {kind!r}")


def _forms(kind: str) -> tuple[tuple[str, str], ...]:
    if kind not in FORMS:
        raise NotationError(f"no decision is called {quoted(kind)}; they are {', '.join(FORMS)}")
    return FORMS[kind]


def _format_object(action: int, what: str, context: Context) -> str | None:
    """What follows the words of an action; None if it is an action of another sort."""
    if what in BARE:
        return "" if action == BARE[what] else None
    if what == "card" and codes.CARD_ACTION <= action < codes.COLUMN_ACTION:
        return format_card(action - codes.CARD_ACTION, context)
    if what == "creature" and codes.COLUMN_ACTION <= action < codes.PLACE_ACTION:
        return context.creatures[action - codes.COLUMN_ACTION]
    if what in ("place", "marker") and codes.PLACE_ACTION <= action < codes.CROWN_ACTION:
        return format_place(*divmod(action - codes.PLACE_ACTION, codes.ROWS), context)
    if what == "marker" and codes.CROWN_ACTION <= action < codes.SECRET_ACTION:
        return format_place(action - codes.CROWN_ACTION, codes.CROWN, context)
    if what == "marker" and action == codes.SECRET_ACTION:
        return "secret"
    if what == "player" and codes.PLAYER_ACTION <= action < codes.NUMBER_ACTION:
        return format_player(action - codes.PLAYER_ACTION, context.names)
    if what == "number" and codes.NUMBER_ACTION <= action < codes.YES:
        return str(action - codes.NUMBER_ACTION)
    return None


def parse_action(text: str, kind: str, context: Context) -> int:
    """The action that a text names in answer to a decision kind. Raises NotationError.

    The kinds are those of `format_action`; an empty one says that the game is over. Whether the
    action is legal is the game's business.
    """
    if len(text) > LONGEST_ACTION:
        fail(text, LONGEST_ACTION, "no action is that long")
    words = Words(text)
    if not kind:
        words.fail(0, "the game is over, nothing can be played")
    for verb, what in _forms(kind):
        if words.have(0, verb) and not (verb == "take" and words.have(1, "back")):
            return _read_object(words, len(verb.split()), what, context)
    words.fail(0, _misfit(words, kind, context))


def _read_object(words: Words, index: int, what: str, context: Context) -> int:
    """The action that the words from `index` on complete, and nothing after it."""
    if what == "card":
        return codes.CARD_ACTION + read_card(words, index, context)
    if what == "player":
        return codes.PLAYER_ACTION + read_player(words, index, context.names)
    if what == "place" or (what == "marker" and words.word(index) != "secret"):
        column, row = read_place(words, index, context, crown=what == "marker")
        if row == codes.CROWN:
            return codes.CROWN_ACTION + column
        return codes.PLACE_ACTION + column * codes.ROWS + row
    if what == "creature":
        action = codes.COLUMN_ACTION + read_creature(words, index, context)
    elif what == "number":
        action = codes.NUMBER_ACTION + read_number(words, index, (0, 10), "a bid")
    elif what == "marker":
        action = codes.SECRET_ACTION
    else:
        words.close(index)
        return BARE[what]
    words.close(index + 1)
    return action


def _misfit(words: Words, kind: str, context: Context) -> str:
    """Why a text answers another decision than the pending one, or none at all."""
    answers = either([f'"{example}"' for example in examples(kind, context)])
    pending = f"pending is the decision {_decision(kind)}, which takes {answers}"
    if not words.found:
        return f"an action is missing; {pending}"
    others = [
        _decision(other)
        for other, forms in FORMS.items()
        if any(words.have(0, verb) for verb, _ in forms) and other != kind
    ]
    if others:
        return f"that answers the decision {either(others)}; {pending}"
    return f"{quoted(words.given(0))} begins no action; {pending}"


def _decision(kind: str) -> str:
    """The decision's name in the table of actions."""
    return "chance (a card of a hand)" if kind == "pick" else kind


def examples(kind: str, context: Context) -> list[str]:
    """One example of every form that answers a decision."""
    example = (*context.creatures[:1], *context.names[:1])
    return [verb + EXAMPLES[what].format(*example) for verb, what in _forms(kind)]


def split_actions(text: str) -> list[str]:
    """The actions of one line, separated by `;`. Raises NotationError."""
    if len(text) > LONGEST_LIST:
        fail(text, LONGEST_LIST, "the line is too long")
    found = []
    for words in pieces(text, ";"):
        if not words.found:
            words.fail(0, "an action is missing")
        found.append(words.after(0))
    return found


def is_action(text: str, names: Sequence[str]) -> bool:
    """Whether a text has the shape of an action, of any decision in any game of either edition.

    Numbers out of range count (`bet Troll 6` is well formed and nowhere legal); unknown words,
    creatures and players do not.
    """
    return len(text) <= LONGEST_ACTION and bool(_shape(tuple(names)).fullmatch(folded(text)))


@lru_cache(maxsize=64)
def _shape(names: tuple[str, ...]) -> re.Pattern[str]:
    """What every action looks like, in lower case and with single blanks."""
    creature = "|".join(name.lower() for name in creatures.NAMES)
    player = "|".join([*(re.escape(folded(name)) for name in names), "#[0-9]+"])
    objects = {
        "number": " [0-9]+",
        "creature": f" (?:{creature})",
        "card": f" (?:(?:{creature}|spectator) [0-9]+|prefect|magister|(?:head )?referee)",
        "player": f" (?:{player})",
        "place": f" (?:{creature}) [0-9]+",
        "marker": f" (?:secret|(?:{creature}) (?:[0-9]+|crown))",
    }
    shapes = {verb + objects.get(what, "") for forms in FORMS.values() for verb, what in forms}
    return re.compile("|".join(sorted(shapes)))
