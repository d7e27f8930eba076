"""A game as it was: the steps of its past as one viewer may know it, and the pieces of a page.

Steps are cut from the viewer's own events alone, never from actions: an answer that he may not
notice makes no step, so that their number tells nothing. All viewers of a game have the same steps.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from harena.events import Event
from harena.game import Game
from harena.locale import t, wording
from harena.rules import codes
from harena.view import View
from harena.web.pieces import board
from harena.web.pieces.cards import CACHED, SEATS, Face, face, initial
from harena.web.pieces.piece import Piece, Sheet
from harena.web.rendering import named, parts, plain

ALL: Final = -1
"""All hands; only of a game that is over."""

STARTS: Final = frozenset((
    "agree", "aside", "bet", "bid", "continue", "declare", "discard", "draw", "give", "keep",
    "magister", "name", "no-bid", "object", "pass", "peek", "play", "prefect", "reveal", "secret",
    "spectator", "start", "swap", "take", "use",
))  # fmt: skip
"""Events that somebody's decision, or chance, brings about; the others follow from them at once."""
RUNS: Final = ("draw", "aside", "peek")
"""Several of these by one player are one step."""
FOLLOWS: Final = {"take": ("use",), "reveal": ("magister", "reveal")}
"""After which events one of these is no decision of its own."""
MOMENTS: Final = ("round", "fall", "reveal", "over")
"""What is worth finding again."""


class Step(NamedTuple):
    """A step: its events in the viewer's history, and the game's actions up to its end."""

    begin: int
    end: int
    actions: int


class Mark(NamedTuple):
    """A moment worth finding: its step and its words."""

    step: int
    text: str


class Bar(NamedTuple):
    """What stands where a decision stands in the present; the key of that piece."""

    step: int
    last: int
    seen_by: str
    lines: tuple[str, ...]
    first: str
    turn_back: str
    back: str
    on: str
    turn_on: str
    end: str


class Open(NamedTuple):
    """A player's hidden cards, laid open after the end; the key of their piece."""

    seat: int
    name: str
    cards: tuple[int, ...]
    aside: tuple[int, ...]
    secret: int


def steps(game: Game, viewer: int) -> tuple[Step, ...]:
    """All steps of a viewer, the dealing first; the last one ends in the present."""
    events = game.events(viewer)
    told = game.told(viewer)
    ends = [*_cuts(events), len(events)]
    made: list[Step] = []
    begin = actions = 0
    for end in ends:
        while told[actions] < end:
            actions += 1
        made.append(Step(begin, end, actions))
        begin = end
    made[-1] = made[-1]._replace(actions=len(told) - 1)
    return tuple(made)


def _cuts(events: Sequence[Event]) -> list[int]:
    """Where a new step begins. A function of what the viewer was told, and of nothing else."""
    cuts = []
    is_dealt = False
    for place, event in enumerate(events):
        if event.kind not in STARTS:
            continue
        if not is_dealt:
            if event.kind == "draw":
                continue
            is_dealt = True
            cuts.append(place)
            continue
        before = events[place - 1]
        same = (before.kind, before.player, before.rival) == (event.kind, event.player, event.rival)
        if (same and event.kind in RUNS) or before.kind in FOLLOWS.get(event.kind, ()):
            continue
        cuts.append(place)
    return cuts


def nearest(wanted: int, all_steps: Sequence[Step]) -> int:
    """A step that there is."""
    return max(0, min(wanted, len(all_steps) - 1))


def turns(events: Sequence[Event], all_steps: Sequence[Step]) -> list[int]:
    """The steps at whose end somebody's turn begins."""
    return [
        number
        for number, step in enumerate(all_steps)
        if any(event.kind == "turn" for event in events[step.begin : step.end])
    ]


def moments(view: View, all_steps: Sequence[Step], language: str) -> tuple[Mark, ...]:
    """Rounds, falls, revealed bets and the end, with the steps that brought them."""
    say = view._replace(names=tuple([named(name) for name in view.names]))
    return tuple([
        Mark(number, wording.event(say, event, language))
        for number, step in enumerate(all_steps)
        for event in view.history[step.begin : step.end]
        if event.kind in MOMENTS
    ])  # fmt: skip


def bar(
    view: View,
    all_steps: Sequence[Step],
    step: int,
    turning: Sequence[int],
    address: Callable[[int], str],
    seen_by: str,
    language: str,
) -> Bar:
    """The bar of a step: what happened in it and where to go from here ("": nowhere)."""
    say = view._replace(names=tuple([named(name) for name in view.names]))
    last = len(all_steps) - 1
    happened = [
        event
        for event in view.history[all_steps[step].begin : all_steps[step].end]
        if event.kind not in ("turn", "round") and (step or event.kind != "draw")
    ]
    lines = wording.log(say, happened, language)
    if step == 0:
        lines = [t("web-past-dealt", language), *lines]

    def to(found: int | None) -> str:
        return "" if found is None or found == step else address(found)

    return Bar(
        step=step,
        last=last,
        seen_by=seen_by,
        lines=tuple(lines),
        first=to(0),
        turn_back=to(max((turn for turn in turning if turn < step), default=0)),
        back=to(max(0, step - 1)),
        on=to(min(last, step + 1)),
        turn_on=to(min((turn for turn in turning if turn > step), default=last)),
        end=to(last),
    )


def sheet(view: View, sitters: tuple[board.Sitter, ...], made: Bar, language: str) -> Sheet:
    """The pieces of a page of the past: those of the table, and nothing in them that acts."""
    decision = view.decision
    if decision is not None and decision.player == view.viewer:
        decision = None  # what is asked belongs to the present
    still = view._replace(legal_actions=(), decision=decision)
    pieces = board.sheet(still, board.Extra(sitters), language)
    for name in ("undo", "version", "decision", "said", "news"):
        del pieces[name]
    pieces["decision"] = Piece(_bar, made, language)
    spoken = " ".join(plain(line) for line in made.lines)
    pieces["said"] = Piece(_said, spoken, language)
    return pieces


def hands(game: Game, language: str) -> str:
    """All hands, aside cards and secret bets: only for a game that is over."""
    opened = []
    for seat in range(game.players):
        view = game.view(seat)
        opened.append(Open(seat, game.names[seat], view.hand, view.aside, view.secret))
    return _hands(tuple(opened), game.creatures, game.ruleset.name, language)


@functools.lru_cache(CACHED)
def _bar(key: Bar, language: str) -> str:
    return str(parts(language, "replay_parts.html").bar(key))


@functools.lru_cache(CACHED)
def _said(text: str, language: str) -> str:
    return str(parts(language).said(text))


@functools.lru_cache(1_000)
def _hands(
    opened: tuple[Open, ...], creatures: tuple[str, ...], ruleset: str, language: str
) -> str:
    def faces(cards: tuple[int, ...]) -> list[Face]:
        return [face(card, creatures, ruleset, language) for card in cards]

    rows = [
        (
            SEATS[one.seat], initial(one.name), one.name, faces(one.cards), faces(one.aside),
            faces(() if one.secret == codes.NO_CARD else (one.secret,)),
        )
        for one in opened
    ]  # fmt: skip
    return str(parts(language, "replay_parts.html").hands(rows))


def newer(step: int, last: int, present: str, language: str) -> str:
    """How far the present is from a step that somebody reads; a piece of its own."""
    return str(parts(language, "replay_parts.html").newer(last - step, present))
