"""A view in pieces of HTML, each with an id and cached by what it shows.

`sheet(view, ...)` gives all pieces of the table page by id. Every piece is a pure function of a
small value (a key) taken from the view: equal keys give the same string, made once and only when
somebody needs it. What changed for a viewer is then a comparison of two dictionaries.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from harena.events import Event
from harena.locale import t, wording
from harena.rules import codes
from harena.view import Action, View
from harena.web.pieces import controls
from harena.web.pieces.cards import CACHED, SEATS, initial, noted
from harena.web.pieces.columns import column_key, column_piece
from harena.web.pieces.hand import hand_key, hand_piece
from harena.web.pieces.logbook import LogBook, Note, note_text
from harena.web.pieces.piece import Piece, Sheet
from harena.web.pieces.question import asked_of, card_in_question, question_key, question_piece
from harena.web.rendering import named, parts, plain

if TYPE_CHECKING:
    from harena.web.tables.clock import Face

LOW_DECK = 10


class Sitter(NamedTuple):
    """Who sits on a chair, as far as everybody may see."""

    name: str
    bot: str | None = None
    is_away: bool = False
    is_stood_in: bool = False
    is_past: bool = False
    """Shown as he was: whether he is here now is not told."""
    player: str = ""
    """Who plays the chair, if the game knows it by another name; "" where it is the same."""


class Extra(NamedTuple):
    """What a table adds to a view: who sits where, and what its own viewer may do besides."""

    sitters: tuple[Sitter, ...]
    version: str = ""
    can_undo: bool = False
    after_no_bet: tuple[Action, ...] = ()
    table: str = ""
    faces: tuple[Face, ...] = ()
    is_cancelled: bool = False
    is_stood_in: bool = False
    notes: tuple[Note, ...] = ()


class Plate(NamedTuple):
    """What is said of a player; the key of his piece."""

    seat: int
    sitter: Sitter
    is_you: bool
    is_turn: bool
    decides: bool
    cards: int
    aside: int
    limit: int
    markers: int
    gold: int
    secret: bool
    known: str
    shown: str
    starter: bool
    clock: Face | None = None


def sheet(view: View, extra: Extra, language: str, book: LogBook | None = None) -> Sheet:
    """All pieces of the table page for one viewer."""
    if extra.is_cancelled:
        view = view._replace(decision=None, legal_actions=())
    elif extra.is_stood_in:
        view = view._replace(legal_actions=())
    say = view._replace(names=tuple([named(name) for name in view.names]))
    laid = controls.lay_out(say, view, extra.after_no_bet, language)
    made: Sheet = {}

    def add(name: str, make: Callable[[Any, str], str], key: Hashable) -> None:
        made[name] = Piece(make, key, language)

    add("round-line", _round_line, _round_key(view))
    add("undo", _undo, extra.can_undo)
    plates = [_plate_key(view, extra, seat) for seat in range(view.players)]
    for plate in plates:
        add(f"plate-{plate.seat}", _plate, plate)
    add("steps", _steps, view.round)
    for column in range(codes.COLUMNS):
        add(f"column-{column}", column_piece, column_key(view, column, laid))
    words = asked_of(view, say, language)
    asked = question_key(view, say, words, extra.after_no_bet, extra.table, laid, language)
    if extra.is_cancelled:
        asked = asked._replace(title=t("company-cancelled", language), kind="cancelled")
    elif extra.is_stood_in and asked.is_mine:
        told = t("wish-stood-in", language)
        asked = asked._replace(
            title=told, kind="wait", is_mine=False, note="", hint="", card=codes.NO_CARD
        )
    add("decision", question_piece, asked)
    add("hand", hand_piece, hand_key(view, laid))
    for plate in plates:
        add(f"player-{plate.seat}", _player, plate)
    book = book or LogBook()
    made |= book.pieces(view, say, language, extra.notes)
    made["news"] = book.news(say, language)
    add("said", _said, _announcement(view, words, extra.notes, language))
    made["version"] = Piece(_version, extra.version, "en")
    return made


def _round_key(view: View) -> tuple[object, ...]:
    falls = None if view.would_fall is None else view.creatures[view.would_fall]
    ends = view.options.get("stalemate") == "none"
    low = view.deck_size <= LOW_DECK and not view.is_over
    return (view.round, view.empty_places, falls, view.deck_size, low, ends, view.is_over)


@functools.lru_cache(CACHED)
def _round_line(key: tuple[object, ...], language: str) -> str:
    return str(parts(language).round_line(*key))


@functools.lru_cache(CACHED)
def _undo(can_undo: bool, language: str) -> str:
    return str(parts(language).undo(can_undo))


@functools.lru_cache(CACHED)
def _steps(round_: int, language: str) -> str:
    return str(parts(language).steps(round_))


@functools.lru_cache(CACHED)
def _version(version: str, language: str) -> str:
    return str(parts(language).version(version))


def _plate_key(view: View, extra: Extra, seat: int) -> Plate:
    decision = view.decision
    decider = view.turn if decision is None else decision.player
    is_over = view.is_over or extra.is_cancelled
    return Plate(
        seat=seat,
        sitter=extra.sitters[seat],
        is_you=seat == view.viewer,
        is_turn=view.turn == seat and not is_over,
        decides=decider == seat and not is_over,
        cards=view.hand_sizes[seat],
        aside=view.aside_sizes[seat],
        limit=view.limits[seat],
        markers=view.tokens[seat],
        # At the end secret bets count that nobody saw before.
        gold=view.gold[seat] if view.outcome is None else view.outcome.scores[seat],
        secret=view.secret_placed[seat],
        known=noted(view, view.known[seat]),
        shown=noted(view, view.shown[seat]),
        starter=view.round_starter == seat,
        clock=extra.faces[seat] if seat < len(extra.faces) else None,
    )


@functools.lru_cache(CACHED)
def _plate(key: Plate, language: str) -> str:
    return str(parts(language).plate(key, SEATS[key.seat], initial(key.sitter.name)))


@functools.lru_cache(CACHED)
def _player(key: Plate, language: str) -> str:
    return str(parts(language).player_sheet(key, SEATS[key.seat], initial(key.sitter.name)))


def _announcement(view: View, words: str, notes: tuple[Note, ...], language: str) -> str:
    """The last thing that happened and whose decision it is, for the live region.

    `words` are those of the question.
    """
    last = ""
    if notes and notes[-1].place == len(view.history):
        last = note_text(notes[-1], view.names, language)
    for event in () if last else reversed(view.history):
        if event.kind not in ("turn", "draw"):
            last = _spoken(event, view.names, view.viewer, view.creatures, view.ruleset, language)
            break
    if (card := card_in_question(view)) != codes.NO_CARD:
        words = f"{wording.card(view, card, language)}. {words}"
    return last if view.is_over else f"{last} {plain(words)}"


@functools.lru_cache(CACHED)
def _spoken(
    event: Event,
    names: tuple[str, ...],
    viewer: int,
    creatures: tuple[str, ...],
    ruleset: str,
    language: str,
) -> str:
    view = View(viewer, ruleset=ruleset, creatures=creatures, names=names, players=len(names))
    return wording.event(view, event, language)


@functools.lru_cache(CACHED)
def _said(text: str, language: str) -> str:
    return str(parts(language).said(text))


def title(
    view: View, language: str, *, is_cancelled: bool = False, is_stood_in: bool = False
) -> str:
    """The title of the page: first whether it is the viewer's turn."""
    decision = view.decision
    if view.is_over or is_cancelled:
        return t("table-over", language)
    if decision is not None and decision.player == view.viewer and not is_stood_in:
        return t("table-turn.you", language, player=view.names[view.viewer])
    who = view.turn if decision is None else decision.player
    return t("table-turn", language, player=view.names[who])
