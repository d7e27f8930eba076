"""The tablet above the hand: what is asked, or what is being waited for."""

from __future__ import annotations

import functools
from typing import NamedTuple

from harena.locale import t, wording
from harena.rules import codes
from harena.view import Action, View
from harena.web.pieces.cards import WHOLE, face
from harena.web.pieces.controls import Control, Controls, Layout
from harena.web.pieces.help_sheets import topic
from harena.web.rendering import parts


class Question(NamedTuple):
    """The tablet above the hand; the key of its piece."""

    kind: str
    is_mine: bool
    title: str
    note: str
    hint: str
    icon: str
    buttons: Controls
    picked: tuple[tuple[int, Control], ...]
    creatures: tuple[str, ...]
    ruleset: str
    is_over: bool
    table: str
    help: str = ""
    """The id of the sheet that helps."""
    card: int = codes.NO_CARD
    """The card the question is about, which lies nowhere else: shown beside it."""


def asked_of(view: View, say: View, language: str) -> str:
    """What is asked, in the viewer's words; "" when the game is over.

    `say` is the view with names that `sentence` will isolate.
    """
    if view.decision is not None and view.decision.player == view.viewer:
        return wording.question(say, language)
    return wording.waiting(say, language)


def question_key(
    view: View,
    say: View,
    words: str,
    after_no_bet: tuple[Action, ...],
    table: str,
    laid: Layout,
    language: str,
) -> Question:
    """What the tablet shows. `say` is the view with names that `sentence` will isolate.

    `words` are those of `asked_of`.
    """
    decision = view.decision
    is_mine = decision is not None and decision.player == view.viewer
    kind = "over" if view.is_over else decision.kind if decision is not None else "wait"
    note = hint = ""
    if view.is_over:
        outcome = view.outcome
        assert outcome is not None
        you = ".you" if outcome.winner == view.viewer else ""
        title = t(
            f"end-winner{you}",
            language,
            player=say.names[outcome.winner],
            amount=outcome.scores[outcome.winner],
        )
        note = t(f"end-reason-{outcome.reason}", language)
    elif is_mine:
        title, note = split_question(words)
        hint = _hint(view, after_no_bet, language)
    else:
        title = words
    return Question(
        kind=kind,
        is_mine=is_mine,
        title=title,
        note=note,
        hint=hint,
        icon=_icon(view, kind),
        buttons=laid.tablet,
        picked=laid.picked,
        creatures=view.creatures,
        ruleset=view.ruleset,
        is_over=view.is_over,
        table=table,
        help=topic(view, kind),
        card=card_in_question(view),
    )


def card_in_question(view: View) -> int:
    """The card that the viewer is asked to place, or to exchange for another; else none."""
    decision, frame = view.decision, view.frame
    if decision is None or frame is None or decision.player != view.viewer:
        return codes.NO_CARD
    if decision.kind == "column":
        return frame.played
    return frame.chosen if decision.kind == "with" else codes.NO_CARD


def split_question(text: str) -> tuple[str, str]:
    """A question as a heading, its first sentence, and what follows."""
    ends = [place for sign in "?.:" if (place := text.find(sign + " ")) > 0]
    end = min(ends, default=len(text) - 1) + 1
    return text[:end].removesuffix(":"), text[end:].strip()


def _hint(view: View, after_no_bet: tuple[Action, ...], language: str) -> str:
    decision = view.decision
    assert decision is not None
    if decision.kind == "bet":
        if after_no_bet:
            return t("web-note-bet-or-play", language)
        return t("web-note-bet", language)
    if decision.kind == "play":
        return t("web-note-play", language)
    return ""


ICONS = {"bet": "coin", "bid": "coin", "play": "hand", "over": "laurel", "bet-anywhere": "coin",
         "swap": "swap", "with": "swap", "column": "spectator"}  # fmt: skip


def _icon(view: View, kind: str) -> str:
    if kind in ICONS:
        return ICONS[kind]
    if view.frame is not None and kind in (
        "power",
        "rival",
        "name",
        "keep",
        "call",
        "burn",
        "take-back",
    ):
        if view.frame.source < codes.COLUMNS:
            return view.creatures[view.frame.source].lower()
    return "hand"


@functools.lru_cache(WHOLE)
def question_piece(key: Question, language: str) -> str:
    """The tablet as HTML."""
    picked = [
        (face(code, key.creatures, key.ruleset, language), control) for code, control in key.picked
    ]
    shown = None
    if key.card != codes.NO_CARD:
        shown = face(key.card, key.creatures, key.ruleset, language)
    return str(parts(language).decision(key, picked, shown))
