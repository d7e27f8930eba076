"""What happened, told to one viewer, in blocks: one for each turn."""

from __future__ import annotations

import bisect
import functools
import hashlib
import json
from typing import Final, NamedTuple

from markupsafe import escape

from harena._version import __version__
from harena.events import Event
from harena.locale import wording
from harena.rules import codes
from harena.view import View
from harena.web.pieces.cards import CACHED, SEATS, WHOLE, initial
from harena.web.rendering import mark, parts, plain, sentence

SIGNS: Final = tuple(chr(0xE010 + seat) for seat in range(codes.SEATS))
"""Stand for the players' names in a sentence until it is HTML; no name can hold them."""


INITIALS: Final = tuple(chr(0xE020 + seat) for seat in range(codes.SEATS))
"""The same for their initials."""


class Line(NamedTuple):
    """A sentence of the log: who did it (NOBODY for nobody), how it looks, what it says."""

    seat: int
    style: str
    text: str


Told = tuple[int, tuple[Event, ...], bool, tuple[str, ...], int, tuple[str, ...], str, str]
"""What a block says: its number, the events, whether it is the first since the viewer's last turn,
the names, who reads it (`codes.PUBLIC` for those whom it does not concern), the creatures, the
rules and the language."""


class LogBook:
    """The log of one viewer in one language, in blocks, one for each turn.

    A history only grows, but for what is taken back: blocks that are finished are not made again.
    """

    def __init__(self) -> None:
        self._begins = [0]
        self._read = 0
        self._last: object = None
        self._made: list[Block] = []
        self._mark = -1

    def pieces(self, view: View, say: View, language: str) -> dict[str, Block]:
        """All blocks by their id."""
        history = view.history
        fresh = self._read <= len(history) and (
            self._read == 0 or history[self._read - 1] is self._last
        )
        if not fresh:
            self.__init__()  # type: ignore[misc]
        finished = len(self._begins) - 1
        for place in range(max(self._read, 1), len(history)):
            if history[place].kind in ("turn", "round") and (
                history[place].kind == "round" or history[place - 1].kind != "round"
            ):
                self._begins.append(place)
        self._read = len(history)
        self._last = history[-1] if history else None
        mark = self._since(view)
        if mark != self._mark:
            finished = min(finished, *[at for at in (self._mark, mark) if at >= 0])
            self._mark = mark
        del self._made[finished:]
        for number in range(finished, len(self._begins)):
            begin = self._begins[number]
            end = self._begins[number + 1] if number + 1 < len(self._begins) else len(history)
            events = history[begin:end]
            # Whom it does not concern reads the same as the spectators: made once for all of them.
            concerns = any(view.viewer in (event.player, event.rival) for event in events)
            reader = view.viewer if concerns else codes.PUBLIC
            told = (events, number == mark, say.names, reader, view.creatures, view.ruleset)
            self._made.append(Block(number, *told, language))
        return {f"log-{number}": block for number, block in enumerate(self._made)}

    def _since(self, view: View) -> int:
        """The block that the viewer has not seen before his turn; -1 for none."""
        if view.viewer >= view.players:
            return -1
        return bisect.bisect_right(self._begins, wording.since(view)) - 1 or -1


class Block:
    """A turn of the log, whose HTML is made when somebody needs it.

    A log is long, and whoever comes back after a restart has most of it on his page already: what
    it says (`digest`) is known without that.
    """

    __slots__ = ("_digest", "_html", "_told")

    def __init__(self, *told: *Told) -> None:
        self._told = told
        self._html = ""
        self._digest = ""

    @property
    def digest(self) -> str:
        """A name for what the block says, the same after a restart."""
        if not self._digest:
            told = json.dumps((__version__, *self._told), separators=(",", ":"))
            self._digest = hashlib.blake2b(told.encode(), digest_size=12).hexdigest()
        return self._digest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Block) and (self is other or self.digest == other.digest)

    def __hash__(self) -> int:
        return hash(self.digest)

    def __str__(self) -> str:
        if not self._html:
            self._html = _block(*self._told)
        return self._html

    __html__ = __str__


@functools.lru_cache(WHOLE)
def _block(
    number: int,
    events: tuple[Event, ...],
    is_since: bool,
    names: tuple[str, ...],
    viewer: int,
    creatures: tuple[str, ...],
    ruleset: str,
    language: str,
) -> str:
    # Sentences are made with signs for the names: those are the same at every table, and so are
    # most sentences.
    signs = SIGNS[: len(names)]
    view = View(viewer, ruleset=ruleset, creatures=creatures, names=signs, players=len(names))
    lines = told(events, view, language)
    round_ = next((event.amount or 0 for event in reversed(events) if event.kind == "round"), 0)
    shown = [_line(line, language) for line in lines]
    html = str(parts(language).log_block(number, is_since, round_, shown))
    for seat, name in enumerate(names):
        html = html.replace(SIGNS[seat], sentence(name))
        html = html.replace(INITIALS[seat], escape(initial(plain(name))))
    return html


@functools.lru_cache(2 * CACHED)
def _line(line: Line, language: str) -> str:
    """A line as HTML, with signs for the names."""
    coin = "" if line.style else mark(SEATS[line.seat], INITIALS[line.seat])
    return str(parts(language).log_line(line.style, coin, line.text))


def told(events: tuple[Event, ...], view: View, language: str) -> list[Line]:
    """Events in sentences, in the words of a view (its names may be marked for `sentence`)."""
    lines: list[Line] = []
    for run in _runs(events):
        first = run[0]
        if first.kind in ("turn", "round"):
            continue
        seat = codes.NOBODY if first.player is None else first.player
        style = "note fell" if first.kind == "fall" else "note" if seat == codes.NOBODY else ""
        lines += [Line(seat, style, text) for text in wording.log(view, run, language)]
    return lines


def _runs(events: tuple[Event, ...]) -> list[list[Event]]:
    """Events in the runs that wording.log may merge: of one kind and one player."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and (runs[-1][0].kind, runs[-1][0].player) == (event.kind, event.player):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs
