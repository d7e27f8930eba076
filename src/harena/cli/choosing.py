"""The choices of a decision as a menu, and what a person means by what he typed.

A choice is meant by its key (a number), by its text in the notation, or by the beginnings of its
words in the notation or in his language, as long as only one choice fits.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from harena.errors import HarenaError, NotationError
from harena.game import Game
from harena.locale import wording
from harena.rules.codes import (
    CARD_ACTION,
    COLUMN_ACTION,
    NOTHING,
    NUMBER_ACTION,
    PLACE_ACTION,
    YES,
    suit_of,
)  # fmt: skip
from harena.view import Action, View

from .board import BET_VALUES
from .screen import printable, wrapped


class Choice(NamedTuple):
    """A legal action: what to type, how it reads, what it brings, its text in the notation."""

    key: str
    action: Action
    label: str
    hint: str
    notation: str

    @property
    def text(self) -> str:
        """The label and, in brackets, what the choice brings."""
        return f"{self.label} [{self.hint}]" if self.hint else self.label


class Unclear(HarenaError):  # noqa: N818 (no error: the person is asked again)
    """What was typed means no choice, or several; `id` and `args` say so in any language."""

    def __init__(self, id: str, **args: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.args_of_message = args


def choices(game: Game, view: View, language: str) -> list[Choice]:
    """The legal actions of the viewer, who decides; a bid's key is its number."""
    actions = sorted(view.legal_actions, key=_order)
    is_bid = bool(actions) and actions[0].kind == "bid"
    found = []
    for number, action in enumerate(actions, start=1):
        key = str(number)
        if is_bid:
            key = "-" if action == NOTHING else str(action - NUMBER_ACTION)
        label = wording.label(view, action, language)
        hint = wording.hint(view, action, language)
        found.append(Choice(key, action, label, hint, game.format_action(action)))
    return found


def _order(action: Action) -> tuple[bool, bool, int]:
    """Open bets before secret ones, the empty action last."""
    is_secret_bet = action.kind == "bet" and CARD_ACTION <= action < COLUMN_ACTION
    return (action == NOTHING, is_secret_bet, action)


def usual(offered: Sequence[Choice]) -> Choice | None:
    """What Enter alone means: the empty action, or the only one there is."""
    if len(offered) == 1:
        return offered[0]
    return next((choice for choice in offered if choice.action == NOTHING), None)


def meant(typed: str, offered: Sequence[Choice], game: Game) -> Choice:
    """The choice that was typed. Raises Unclear."""
    given = printable(typed)
    for choice in offered:
        if choice.key == typed:
            return choice
    if typed.isdecimal():
        if offered[0].action.kind == "bid":
            raise Unclear("ui-error-unknown", given=given)
        raise Unclear("ui-error-choice", given=given, last=len(offered))
    try:
        action = game.parse_action(typed)
    except NotationError:
        pass
    else:
        for choice in offered:
            if choice.action == action:
                return choice
        raise Unclear("ui-error-unknown", given=given)
    found = _fitting(folded(typed).split(), offered)
    if len(found) == 1:
        return found[0]
    if found:
        some = "; ".join(f"{choice.key} {choice.label}" for choice in found[:6])
        raise Unclear(
            "ui-error-ambiguous", given=given, choices=some + ("; ..." if len(found) > 6 else "")
        )
    raise Unclear("ui-error-unknown", given=given)


def _fitting(wanted: list[str], offered: Sequence[Choice]) -> list[Choice]:
    """The choices whose words begin so: all from the first word on, or else some of them."""
    if not wanted:
        return []
    texts = [(folded(c.notation).split(), folded(c.label).split(), c) for c in offered]
    tiers = (
        [c for notation, _, c in texts if _begin(wanted, notation[: len(wanted)])],
        [c for _, label, c in texts if _begin(wanted, label[: len(wanted)])],
        [c for notation, label, c in texts if _begin(wanted, notation) or _begin(wanted, label)],
    )
    return next((tier for tier in tiers if tier), [])


def _begin(wanted: Sequence[str], words: Sequence[str]) -> bool:
    place = 0
    for want in wanted:
        while place < len(words):
            word = words[place]
            place += 1
            if word == want if want.isdecimal() else word.startswith(want):
                break
        else:
            return False
    return True


def folded(text: str) -> str:
    """A text without case, accents and punctuation, for comparing."""
    bare = unicodedata.normalize("NFD", text.casefold())
    kept = (sign if sign.isalnum() or sign == "#" else " " for sign in bare
            if unicodedata.category(sign) != "Mn")  # fmt: skip
    return " ".join("".join(kept).split())


def menu(offered: Sequence[Choice], width: int) -> list[Text]:
    """The choices, numbered, in as many columns as fit, going down; secret bets below open ones."""
    keys = max(len(choice.key) for choice in offered)
    lines: list[Text] = []
    for _, block in groupby(offered, key=lambda choice: _order(choice.action)[:2]):
        lines += _columns([_item(choice, keys) for choice in block], width, keys + 2)
    return lines


def _item(choice: Choice, keys: int) -> Text:
    item = Text()
    item.append(f" {choice.key:>{keys}} ", "bold")
    item.append(choice.label)
    if choice.hint:
        item.append(f" [{choice.hint}]", "dim")
    return item


def _columns(items: list[Text], width: int, indent: int) -> list[Text]:
    """Items below each other, and side by side where they are many and short."""
    widest = max(item.cell_len for item in items) + 2
    columns = min(max(1, (width + 2) // widest), 4)
    if len(items) <= 4 or columns == 1:
        return [line for item in items for line in wrapped(item, width, indent=indent)]
    height = -(-len(items) // columns)
    lines = []
    for row in range(height):
        line = Text()
        for item in items[row::height]:
            line.append(" " * (-line.cell_len % widest))
            line.append_text(item)
        lines.append(line)
    return lines


def warning(view: View, choice: Choice) -> str:
    """The id of a question to ask before a choice that is legal and gains nothing, or ""."""
    action = choice.action
    pays_nothing = view.round == len(BET_VALUES) and BET_VALUES[-1] == 0
    if action.kind == "bet" and COLUMN_ACTION <= action < PLACE_ACTION and pays_nothing:
        return "ui-confirm-zero"
    if action.kind == "bet" and action == YES:
        column = suit_of(view.secret)
        return "" if column >= len(view.living) or view.living[column] else "ui-confirm-fallen"
    return ""
