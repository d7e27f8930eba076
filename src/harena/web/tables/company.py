"""What a table knows of its people: bots that stand in, votes, clocks, the end by agreement.

Whose word counts is in `counting`; what is done about chairs in `standing_in`, about votes in
`voting`. All of it lies in the log of the game beside the actions, so that a restart finds it:

    seat    the chair of `player` went to a bot ({"bot": name, "why": ...}) or to a person
            ({"bot": null}; with "why": "other" to one who did not play it before)
    vote    `player` wants something, or no longer ({"what": ..., "about": seat, "yes": ...})
    back    `player` came back: what was voted about his absence is void
    cancel  all agreed to end the game without a result
    next    the game that follows this one ({"game": id})

An action that cost time of the bank carries {"left": seconds}.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from harena.notation.players import NUMBERED, clipped, folded
from harena.rules import codes
from harena.web.pieces.logbook import Note
from harena.web.tables.clock import Times, clock_of

if TYPE_CHECKING:
    import harena
    from harena.store import Changes, NewEvent, Pending, Seat, StoredEvent
    from harena.web.tables.table import Table

NOBODY: Final = -1
EVENTS: Final = ("seat", "vote", "back", "cancel", "next")
"""Kinds of events that are no actions."""


class Vote(NamedTuple):
    """What a seat wants: "bot" (for the seat `about`), "cancel", or "again" (another game)."""

    what: str
    about: int
    seat: int


class Company:
    """What a table knows of its people beyond who sits where."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.clock = clock_of(settings)
        self.times = Times()
        self.votes: frozenset[Vote] = frozenset()
        self.whys: dict[int, str] = {}
        self.notes: tuple[Note, ...] = ()
        """Who took a chair over while the game ran, for the log."""
        self.next_game = ""
        self.is_cancelled = False

    def deal(self, players: int) -> None:
        """Full banks: the game begins."""
        self.times = Times.of(self.clock, players)

    def read(self, event: StoredEvent, game: harena.Game) -> None:
        """Take over what an event of the log says; `game` is as it was then."""
        data = event.data or {}
        seat = event.player
        if seat is not None and seat < len(self.times.banks) and "left" in data:
            self.times = self.times.with_bank(seat, float(data["left"]))
        if event.kind == "seat" and seat is not None:
            self.seated(seat, data.get("bot"), str(data.get("why", "")), game)
        elif event.kind == "vote" and seat is not None:
            vote = Vote(str(data.get("what")), int(data.get("about", NOBODY)), seat)
            self.voted(vote, is_yes=bool(data.get("yes")))
        elif event.kind == "back" and seat is not None:
            self.came_back(seat)
        elif event.kind == "cancel":
            self.is_cancelled = True
        elif event.kind == "next":
            self.next_game = str(data.get("game", ""))

    def voted(self, vote: Vote, *, is_yes: bool) -> None:
        """Count a vote, or no longer."""
        self.votes = self.votes | {vote} if is_yes else self.votes - {vote}

    def seated(self, seat: int, bot: str | None, why: str, game: harena.Game) -> None:
        """A chair went to a bot, or back; what was voted about it, and by it, is done with."""
        self.came_back(seat)
        if not (game.is_over or self.is_cancelled):
            # After the last thing that everybody was told: what is hidden has no place in it.
            place = len(game.events(codes.PUBLIC))
            self.notes = (*self.notes, Note(place, seat, why or "back"))
        if bot is None:
            self.whys.pop(seat, None)
        else:
            self.whys[seat] = why
            self.votes = frozenset(vote for vote in self.votes if vote.seat != seat)

    def took_back(self, game: harena.Game) -> None:
        """Something was taken back: what was told after it stands at the end of what is left."""
        if self.notes:
            last = len(game.events(codes.PUBLIC))
            self.notes = tuple(note._replace(place=min(note.place, last)) for note in self.notes)

    def came_back(self, seat: int) -> None:
        """Nothing is voted about this seat any more."""
        self.votes = frozenset(vote for vote in self.votes if vote.about != seat)

    def resumed(self, game: harena.Game, waits: tuple[Pending, ...], seen: int) -> None:
        """Let the clock run on from where the store left it."""
        decision = game.decision
        entry = next((one for one in waits if one.due is not None), None)
        if entry is not None and decision is not None and entry.seat == decision.player:
            self.times = self.times._replace(
                seat=entry.seat, since=entry.since, due=entry.due, seen=seen
            )

    def has_voted(self, what: str, seat: int, about: int = NOBODY) -> bool:
        """Whether a seat wants this."""
        return Vote(what, about, seat) in self.votes

    def for_it(self, what: str, about: int = NOBODY) -> tuple[int, ...]:
        """The seats that want this."""
        return tuple(
            sorted(one.seat for one in self.votes if (one.what, one.about) == (what, about))
        )


def player_of(name: str, chair: Seat) -> str:
    """The name of who has a chair that a game knows by another `name`; "" if it is his.

    A game keeps the names it began with, whoever takes a chair over and however he is called later.
    """
    if chair.user is None or not chair.name:
        return ""
    # Two people of one name were told apart by a number (`hall.seat_names`).
    whole, _, number = name.rpartition(" ")
    is_numbered = number.isdecimal() and folded(whole) == folded(clipped(chair.name, NUMBERED))
    return "" if is_numbered or folded(name) == folded(chair.name) else chair.name


async def note(table: Table, new: list[NewEvent], changes: Changes | None = None) -> None:
    """Append events that change nothing on the board."""
    done = await table.stored(table.store.append(table.id, table.seq, new, changes=changes))
    table.seq = done.seq
