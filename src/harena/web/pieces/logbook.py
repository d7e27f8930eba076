"""What happened, told to one viewer, in blocks: one for each turn."""

from __future__ import annotations

import bisect
import functools
from collections.abc import Callable
from typing import Final, NamedTuple

from markupsafe import escape

from harena.events import Event
from harena.locale import t, wording
from harena.rules import codes
from harena.view import View
from harena.web.pieces.cards import CACHED, SEATS, WHOLE, initial
from harena.web.pieces.piece import Piece
from harena.web.rendering import mark, parts, plain, sentence

SIGNS: Final = tuple(chr(0xE010 + seat) for seat in range(codes.SEATS))
"""Stand for the players' names in a sentence until it is HTML; no name can hold them."""
INITIALS: Final = tuple(chr(0xE020 + seat) for seat in range(codes.SEATS))
"""The same for their initials."""
NEWS: Final = 8
"""So many lines of what happened last are told beside the board."""
BEFORE: Final = 4
"""So many turns before those are looked at where nothing is told of these: every turn but the one
that has just begun tells something."""


class Line(NamedTuple):
    """A sentence of the log: who did it (NOBODY for nobody), how it looks, what it says."""

    seat: int
    style: str
    text: str
    kind: str = ""
    """What the first of its events is."""


class Note(NamedTuple):
    """Something told between events that is none of the game's own: who plays a chair now.

    `place` is how many events had been told; all viewers are told the same number at any time.
    """

    place: int
    seat: int
    why: str
    """The variant of the message `log-seat`."""


class Told(NamedTuple):
    """What a block says; the key of its piece."""

    number: int
    events: tuple[Event, ...]
    notes: tuple[Note, ...]
    """Those between the events, placed from its beginning."""
    is_since: bool
    """Whether it is the first since the viewer's last turn."""
    names: tuple[str, ...]
    viewer: int
    """Who reads it: `codes.PUBLIC` for those whom it does not concern."""
    creatures: tuple[str, ...]
    ruleset: str


class LogBook:
    """The log of one viewer in one language, in blocks, one for each turn.

    A history only grows, but for what is taken back: blocks that are finished are not made again.
    `shared` holds the last blocks that were made by their number, for all viewers who read alike.
    """

    def __init__(self, shared: dict[int, Block] | None = None) -> None:
        self._shared: dict[int, Block] = {} if shared is None else shared
        self._forget()

    def _forget(self) -> None:
        """Begin with the first event again."""
        self._begins = [0]
        self._read = 0
        self._last: object = None
        self._made: list[Block] = []
        self._mark = -1
        self._notes: tuple[Note, ...] = ()

    def pieces(
        self, view: View, say: View, language: str, notes: tuple[Note, ...] = ()
    ) -> dict[str, Block]:
        """All blocks by their id."""
        history = view.history
        fresh = self._read <= len(history) and (
            self._read == 0 or history[self._read - 1] is self._last
        )
        if not fresh:
            self._forget()
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
        if notes != self._notes:
            finished = min(finished, self._first_changed(notes))
            self._notes = notes
        del self._made[finished:]
        for number in range(finished, len(self._begins)):
            begin = self._begins[number]
            end = self._begins[number + 1] if number + 1 < len(self._begins) else len(history)
            events = history[begin:end]
            # Whom it does not concern reads the same as the spectators: made once for all of them.
            concerns = any(view.viewer in (event.player, event.rival) for event in events)
            reader = view.viewer if concerns else codes.PUBLIC
            between = self._between(number) if notes else ()
            is_since = number == mark
            told = Told(
                number, events, between, is_since, say.names, reader, view.creatures, view.ruleset
            )
            block = self._shared.get(number)
            if block is None or block.key != told or block.language != language:
                block = self._shared[number] = Block(_block, told, language)
            self._made.append(block)
        return {f"log-{number}": block for number, block in enumerate(self._made)}

    def _block_of(self, note: Note) -> int:
        """The block in which a note stands: that of the event before it."""
        return max(0, bisect.bisect_left(self._begins, note.place) - 1)

    def _first_changed(self, notes: tuple[Note, ...]) -> int:
        """The first block that says something else now."""
        same = 0
        for old, new in zip(self._notes, notes, strict=False):
            if old != new:
                break
            same += 1
        others = (*self._notes[same:], *notes[same:])
        return min(self._block_of(note) for note in others)

    def _between(self, number: int) -> tuple[Note, ...]:
        begin = self._begins[number]
        return tuple(
            note._replace(place=note.place - begin)
            for note in self._notes
            if self._block_of(note) == number
        )

    def news(self, view: View, language: str) -> Piece:
        """The last lines since the viewer's last turn, for a screen that has no room for the log.

        Where nothing has happened since, his own turn is told. What others drew is left out:
        nobody learns anything from it.
        """
        mark = self._mark if self._mark >= 0 else len(self._made) - 2
        begin = max(0, mark - BEFORE)
        told = tuple(self._made[begin:])
        return Piece(_news_of, (told, mark - begin, view.viewer, view.names), language)

    def _since(self, view: View) -> int:
        """The block that the viewer has not seen before his turn; -1 for none."""
        if view.viewer >= view.players:
            return -1
        return bisect.bisect_right(self._begins, wording.since(view)) - 1 or -1


class Block(Piece):
    """A turn of the log, whose key is a `Told`."""

    __slots__ = ("_lines", "_unmarked")
    key: Told

    def __init__(self, make: Callable[[Told, str], str], key: Told, language: str) -> None:
        super().__init__(make, key, language)
        self._lines: tuple[Line, ...] | None = None
        self._unmarked = b""

    @property
    def unmarked(self) -> bytes:
        """A name for what it says, be it the first since the viewer's last turn or not."""
        if not self.key.is_since:
            return self.digest
        if not self._unmarked:
            key = self.key._replace(is_since=False)
            self._unmarked = Piece(self.make, key, self.language).digest
        return self._unmarked

    @property
    def lines(self) -> tuple[Line, ...]:
        """Its sentences, with signs for the names."""
        if self._lines is None:
            self._lines = _lines_of(self.key, self.language)
        return self._lines


def _lines_of(told: Told, language: str) -> tuple[Line, ...]:
    names, rules = len(told.names), told.ruleset
    return _lines(told.events, told.notes, names, told.viewer, told.creatures, rules, language)


@functools.lru_cache(WHOLE)
def _block(key: Told, language: str) -> str:
    events = key.events
    round_ = next((event.amount or 0 for event in reversed(events) if event.kind == "round"), 0)
    shown = [_line(line, language) for line in _lines_of(key, language)]
    block = parts(language).log_block(key.number, key.is_since, round_, shown)
    return _signed(str(block), key.names)


@functools.lru_cache(CACHED)
def _lines(
    events: tuple[Event, ...],
    notes: tuple[Note, ...],
    players: int,
    viewer: int,
    creatures: tuple[str, ...],
    ruleset: str,
    language: str,
) -> tuple[Line, ...]:
    # Sentences are made with signs for the names: those are the same at every table, and so are
    # most sentences.
    signs = SIGNS[:players]
    view = View(viewer, ruleset=ruleset, creatures=creatures, names=signs, players=players)
    lines: list[Line] = []
    begin = 0
    for note in notes:
        lines += told(events[begin : note.place], view, language)
        lines.append(Line(note.seat, "", note_text(note, signs, language)))
        begin = note.place
    return (*lines, *told(events[begin:], view, language))


def _news_of(key: tuple[tuple[Block, ...], int, int, tuple[str, ...]], language: str) -> str:
    blocks, first, viewer, names = key
    lines: list[Line] = []
    for number in range(len(blocks) - 1, -1, -1):
        if len(lines) >= NEWS or (lines and number < first):
            break
        block = blocks[number]
        told = [one for one in block.lines if one.kind != "draw" or one.seat == viewer]
        lines = told + lines
    return _news(tuple(lines[-NEWS:]), names, language)


@functools.lru_cache(WHOLE)
def _news(lines: tuple[Line, ...], names: tuple[str, ...], language: str) -> str:
    shown = [_line(line, language) for line in lines]
    return _signed(str(parts(language).news(shown)), names)


def _signed(html: str, names: tuple[str, ...]) -> str:
    """HTML with the names in place of their signs."""
    for sign, told in _written(names):
        html = html.replace(sign, told)
    return html


@functools.lru_cache(CACHED)
def _written(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What stands for each sign."""
    told = [(SIGNS[seat], str(sentence(name))) for seat, name in enumerate(names)]
    told += [(INITIALS[seat], str(escape(initial(plain(n))))) for seat, n in enumerate(names)]
    return tuple(told)


@functools.lru_cache(2 * CACHED)
def _line(line: Line, language: str) -> str:
    """A line as HTML, with signs for the names."""
    coin = "" if line.style else mark(SEATS[line.seat], INITIALS[line.seat])
    return str(parts(language).log_line(line.style, coin, line.text))


def note_text(note: Note, names: tuple[str, ...], language: str) -> str:
    """A note as a sentence."""
    return t("log-seat", language, player=names[note.seat], why=note.why)


def told(events: tuple[Event, ...], view: View, language: str) -> list[Line]:
    """Events in sentences, in the words of a view (its names may be marked for `sentence`)."""
    lines: list[Line] = []
    for run in _runs(events):
        first = run[0]
        if first.kind in ("turn", "round"):
            continue
        seat = codes.NOBODY if first.player is None else first.player
        style = "note fell" if first.kind == "fall" else "note" if seat == codes.NOBODY else ""
        lines += [Line(seat, style, text, first.kind) for text in wording.log(view, run, language)]
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
