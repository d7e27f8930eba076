"""Who plays a chair: its player, or a bot that stands in; votes; clocks; the end by agreement.

All of it lies in the log of the game beside the actions, so that a restart finds it:

    seat    the chair of `player` went to a bot ({"bot": name, "why": ...}) or to a person
            ({"bot": null}; with "why": "other" to one who did not play it before)
    vote    `player` wants something, or no longer ({"what": ..., "about": seat, "yes": ...})
    back    `player` came back: what was voted about his absence is void
    cancel  all agreed to end the game without a result
    next    the game that follows this one ({"game": id})

An action that cost time of the bank carries {"left": seconds}.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from harena.errors import IllegalAction
from harena.notation.players import NUMBERED, clipped, folded
from harena.rules import codes
from harena.store import Changes, NewEvent, Pending
from harena.store import events as log
from harena.store import seats as chairs_
from harena.web.pieces.logbook import Note
from harena.web.tables.clock import Times, clock_of

if TYPE_CHECKING:
    import harena
    from harena.store import Appended, Seat, StoredEvent, Transaction
    from harena.web.tables.table import Table

STANDING_IN: Final = "greedy"
"""The bot that stands in for a player."""
PATIENCE: Final = 60.0
"""Seconds that somebody is away until a bot plays for him by itself, where the table wants that."""
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


# --- who counts -----------------------------------------------------------------------------------


def players_themselves(table: Table) -> tuple[int, ...]:
    """The seats of people that no bot stands in for."""
    return tuple(
        chair.seat for chair in table.chairs if chair.user is not None and chair.bot is None
    )


def present(table: Table) -> tuple[int, ...]:
    """Those of them who have a page of this table open."""
    return tuple(seat for seat in players_themselves(table) if not table.is_seat_away(seat))


def here(table: Table) -> tuple[int, ...]:
    """The seats of people who have a page open, whoever plays for them."""
    return tuple(
        chair.seat
        for chair in table.chairs
        if chair.user is not None and not table.is_away(chair.user)
    )


def voters(table: Table, what: str, about: int = NOBODY) -> tuple[int, ...]:
    """The seats whose word counts."""
    if what == "bot":
        return tuple(seat for seat in present(table) if seat != about)
    return players_themselves(table) if what == "cancel" else here(table)


def needed(table: Table, what: str, about: int = NOBODY) -> int:
    """How many must agree: more than half for a bot, all to cancel or to play again."""
    count = len(voters(table, what, about))
    return count // 2 + 1 if what == "bot" else max(count, 1)


def may_vote_out(table: Table, seat: int) -> bool:
    """Whether the others may give a seat to a bot: its player is away, and no deadline waits."""
    clock = table.company.clock
    if not table.is_running or (clock is not None and clock.is_slow):
        return False
    return seat in players_themselves(table) and table.is_seat_away(seat)


def long_away(table: Table) -> tuple[int, ...]:
    """The seats that a bot takes without a vote, where the table was made so.

    Only while somebody else is here and waits, and never at games over days.
    """
    if table.row.settings.get("away") != "bot" or not present(table):
        return ()
    return tuple(
        seat
        for seat in players_themselves(table)
        if may_vote_out(table, seat) and table.seat_away_for(seat) > PATIENCE
    )


def forsaken(table: Table) -> tuple[int, ...]:
    """The chairs of a running game that nobody plays and nobody could: it would wait for ever.

    Chairs at a shared screen are nobody's as long as the one whose screen it is sits there.
    """
    if not table.is_running:
        return ()
    shared = table.hot_seats
    is_shared = any(table.chairs[seat].user is not None for seat in shared)
    return tuple(
        chair.seat
        for chair in table.chairs
        if chair.user is None and chair.bot is None and not (is_shared and chair.seat in shared)
    )


def waits_for_people(table: Table) -> bool:
    """Whether bots had better wait: nobody plays himself, for somebody's time was up.

    They would else finish a game over days before he looks again. Who has left may be played for,
    and who is here sees what they do and takes his seat when he likes.
    """
    if table.company.clock is None or players_themselves(table):
        return False
    if "time" not in table.company.whys.values():
        return False
    users = [chair.user for chair in table.chairs if chair.user is not None]
    return table.company.clock.is_slow or all(table.is_away(user) for user in users)


def is_carried(table: Table, what: str, about: int = NOBODY) -> bool:
    """Whether enough of those whose word counts have said yes."""
    counted = set(voters(table, what, about)) & set(table.company.for_it(what, about))
    return len(counted) >= needed(table, what, about)


# --- what happens; each is called by whoever holds the table's lock -------------------------------


def waits_for(table: Table, game: harena.Game, times: Times) -> list[Pending]:
    """What the game waits for, as the store keeps it."""
    decision = game.decision
    if decision is None or table.company.is_cancelled:
        return []
    if times.seat != decision.player:
        return [Pending(decision.player)]
    return [Pending(decision.player, due=times.due, since=times.since)]


def timed(
    table: Table, game: harena.Game, new: list[NewEvent], *, is_undo: bool = False
) -> tuple[Times, list[NewEvent]]:
    """The clocks after events that are about to be stored, and the events with what they cost."""
    before = table.company.times
    by = new[0].player if new else None
    times = before.after(game, table.now(), table.is_timed, by=by, is_undo=is_undo)
    if by is not None and by < len(times.banks) and times.banks[by] != before.banks[by]:
        new = [replace(new[0], data={**(new[0].data or {}), "left": times.banks[by]}), *new[1:]]
    return times, new


async def give_to_bot(table: Table, seat: int, why: str) -> bool:
    """Let a bot play a seat until its player takes it back; whether anything had to be done."""
    chair = table.chairs[seat]
    if not table.is_running or chair.user is None or chair.bot is not None:
        return False
    await _seat(table, seat, STANDING_IN, why)
    return True


async def take_back(table: Table, seat: int, *, is_other: bool = False) -> bool:
    """Let a chair's user play it himself; whether anything had to be done.

    `is_other`: he is not the one who played it before.
    """
    chair = table.chairs[seat]
    if chair.user is None or chair.bot is None:
        return False
    await _seat(table, seat, None, "other" if is_other else "")
    return True


async def _seat(table: Table, seat: int, bot: str | None, why: str) -> None:
    game = table.game
    assert game is not None
    chairs = table.chairs
    old = list(chairs)
    moved = table.screen_of(seat)  # those who share a screen come and go together
    for one in moved:
        chairs[one] = replace(old[one], bot=bot)  # who is timed follows from it
    try:
        data = {"bot": bot, "why": why} if why else {"bot": bot}
        events = [NewEvent("seat", player=one, data=data) for one in moved]
        times, new = timed(table, game, events)
        waits = waits_for(table, game, times) if table.is_running else None

        def work(tx: Transaction) -> Appended:
            done = log.append(tx, table.id, table.seq, new, pending=waits)
            for one in moved:
                if old[one].user is None:
                    chairs_.clear(tx, table.id, one, bot=bot)
                else:
                    chairs_.stand_in(tx, table.id, one, bot)
            return done

        done = await table.stored(table.store.write(work))
    except BaseException:
        if table.chairs is chairs:  # not read anew meanwhile
            chairs[:] = old
        raise
    table.seq = done.seq
    table.company.times = times
    for one in moved:
        table.company.seated(one, bot, why, game)


async def vote(table: Table, seat: int, what: str, about: int = NOBODY, *, is_yes: bool) -> None:
    """Note what a seat wants. Raises IllegalAction where nothing can be voted on."""
    company = table.company
    if seat not in players_themselves(table):
        raise IllegalAction("a bot plays this seat: take it back first")
    if what == "bot":
        may = may_vote_out(table, about) and about != seat
    elif what == "cancel":
        may = table.is_running
    else:
        may = what == "again" and table.has_ended and not company.next_game
    if is_yes and not may:
        raise IllegalAction(f"'{what}': there is nothing to vote on")
    wish = Vote(what, about, seat)
    if company.has_voted(what, seat, about) == is_yes:
        return
    data = {"what": what, "about": about, "yes": is_yes}
    await note(table, [NewEvent("vote", player=seat, data=data)])
    company.voted(wish, is_yes=is_yes)


def may_settle(table: Table) -> bool:
    """Whether enough have voted for a bot: also because somebody whose word counted has gone."""
    about = {one.about for one in table.company.votes if one.what == "bot"}
    return any(may_vote_out(table, seat) and is_carried(table, "bot", seat) for seat in about)


async def settle_again(table: Table) -> None:
    """The same as `settle`, for who does not hold the lock."""
    async with table.lock:
        await settle(table)
    table.changed()


async def settle(table: Table) -> None:
    """Let bots play where enough have voted for it."""
    for about in sorted({one.about for one in table.company.votes if one.what == "bot"}):
        if may_vote_out(table, about) and is_carried(table, "bot", about):
            await give_to_bot(table, about, "vote")


async def cancel_if_all_agree(table: Table) -> None:
    """End the game without a result if everybody has now said so.

    Asked only when somebody says so: that one more has left must not end the game for him.
    """
    if table.is_running and is_carried(table, "cancel"):
        await note(table, [NewEvent("cancel")], Changes(status="cancelled"))
        table.company.is_cancelled = True
        table.company.times = table.company.times._replace(seat=None, since=None, due=None)


async def come_back(table: Table, seat: int) -> None:
    """A player is here again: what was voted about his absence is void, also after a restart."""
    async with table.lock:
        if any(one.about == seat for one in table.company.votes):
            await note(table, [NewEvent("back", player=seat)])
            table.company.came_back(seat)
    table.changed(wake=False)


async def replace_absent(table: Table, seat: int) -> None:
    """Let a bot play for somebody who has long been away, if he still is."""
    async with table.lock:
        if seat in long_away(table):
            await give_to_bot(table, seat, "away")
    table.changed()


async def note(table: Table, new: list[NewEvent], changes: Changes | None = None) -> None:
    """Append events that change nothing on the board."""
    done = await table.stored(table.store.append(table.id, table.seq, new, changes=changes))
    table.seq = done.seq


async def time_is_up(table: Table, seat: int, now: datetime) -> bool:
    """Act on a deadline, unless the turn has been played meanwhile; whether a bot was seated."""
    async with table.lock:
        times, game = table.company.times, table.game
        if game is None or game.decision is None or times.due is None or times.due > now:
            return False
        if times.seat != seat or game.decision.player != seat:
            return False
        done = await give_to_bot(table, seat, "time")
    if done:
        table.changed()
    return done
