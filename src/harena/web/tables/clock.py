"""Clocks: how long a player may take, live (a bank and seconds per decision) or over days.

All times are aware and in UTC; the store keeps them so, and what has fallen due is found there by
query (`timekeeper.py`). A clock never tells what must stay hidden: time runs on, without new
seconds, through questions that the other players are not shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from markupsafe import Markup

from harena.locale import t
from harena.rules import codes
from harena.store import NewEvent, Pending

if TYPE_CHECKING:
    import harena
    from harena.web.tables.table import Table

HOUR: Final = 3600
DAY: Final = 24 * HOUR
AFTER_UNDO: Final = HOUR
"""Seconds that a decision taken back gives at most: taking back must not win days."""


class Clock(NamedTuple):
    """Seconds of a player for the whole game, and seconds that each decision gives besides."""

    bank: int
    step: int

    @property
    def is_slow(self) -> bool:
        """Whether a game goes on over days, its players coming and going."""
        return self.step >= HOUR


CHOICES: Final[Mapping[str, Clock | None]] = {
    "none": None,
    "brisk": Clock(3 * 60, 15),
    "easy": Clock(10 * 60, 45),
    "half-day": Clock(0, 12 * HOUR),
    "day": Clock(0, DAY),
    "three-days": Clock(0, 3 * DAY),
}
"""What may be chosen when a table is made."""


def clock_of(settings: Mapping[str, Any]) -> Clock | None:
    """The clock of a table, as its settings keep it."""
    kept = settings.get("clock")
    return None if not kept else Clock(int(kept[0]), int(kept[1]))


class Face(NamedTuple):
    """What a player's clock shows one viewer: until when, or what is in the bank."""

    due: str = ""
    bank: int = 0
    is_slow: bool = False


def stamp(time: datetime) -> str:
    """A time as <time datetime> takes it; whole seconds, UTC."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ")


class Times(NamedTuple):
    """The clocks of a table between two events: whose time runs, since when, until when."""

    clock: Clock | None = None
    banks: tuple[float, ...] = ()
    seat: int | None = None
    since: datetime | None = None
    due: datetime | None = None
    seen: int = -1
    """How many events all had been told when this time began to run."""

    @staticmethod
    def of(clock: Clock | None, players: int) -> Times:
        """Full banks, nobody's time running."""
        return Times(clock, (float(clock.bank),) * players if clock else ())

    def with_bank(self, seat: int, left: float) -> Times:
        """The same with another bank."""
        banks = list(self.banks)
        banks[seat] = left
        return self._replace(banks=tuple(banks))

    def left(self, now: datetime) -> float:
        """What the bank of the one whose time runs would hold if he answered now."""
        assert self.seat is not None
        assert self.due is not None
        bank = self.banks[self.seat]
        return round(min(bank, max(0.0, (self.due - now).total_seconds())), 1)

    def after(
        self,
        game: harena.Game,
        now: datetime,
        is_timed: Callable[[int], bool],
        *,
        by: int | None,
        is_undo: bool = False,
    ) -> Times:
        """The clocks when something has happened; `by` is the seat that did it, if one did.

        Who answered pays for the time he took beyond the seconds of the decision. While the same
        player is asked things that the others do not see, his time just runs on.
        """
        if self.clock is None:
            return self
        decision = game.decision
        seat = None if decision is None or not is_timed(decision.player) else decision.player
        seen = len(game.events(codes.PUBLIC))
        is_hidden = decision is not None and game.view(codes.PUBLIC).decision is None
        if seat is not None and seat == self.seat and seen == self.seen and is_hidden:
            return self
        paid = self
        if self.seat is not None and self.due is not None and by == self.seat:
            paid = self.with_bank(self.seat, self.left(now))
        if seat is None:
            return paid._replace(seat=None, since=None, due=None, seen=seen)
        step = min(self.clock.step, AFTER_UNDO) if is_undo else self.clock.step
        due = now + timedelta(seconds=step + paid.banks[seat])
        return paid._replace(seat=seat, since=now, due=due, seen=seen)

    def faces(self, is_timed: Callable[[int], bool], *, is_shown: bool) -> tuple[Face, ...]:
        """What the clocks show; whose time runs only if the viewer may know. Bots have none."""
        assert self.clock is not None
        shown = self.seat if is_shown and self.due is not None else None
        return tuple(
            Face(
                stamp(self.due) if seat == shown and self.due is not None else "",
                int(bank) if is_timed(seat) else -1,
                self.clock.is_slow,
            )
            for seat, bank in enumerate(self.banks)
        )


# --- words ----------------------------------------------------------------------------------------


def duration(seconds: float, language: str) -> str:
    """How long, in figures that are read at a glance."""
    whole = max(0, int(seconds))
    if whole >= DAY:
        return t("clock-days", language, days=whole // DAY, hours=whole % DAY // HOUR)
    if whole >= HOUR:
        return t("clock-hours", language, hours=whole // HOUR, minutes=whole % HOUR // 60)
    return f"{whole // 60}:{whole % 60:02}"


def clock_words(clock: Clock | None, language: str) -> str:
    """What kind of clock a table has; "" for none."""
    if clock is None:
        return ""
    if clock.step >= DAY:
        return t("clock-step-days", language, count=clock.step // DAY)
    if clock.step >= HOUR:
        return t("clock-step-hours", language, count=clock.step // HOUR)
    bank, step = duration(clock.bank, language), duration(clock.step, language)
    return t("clock-live", language, bank=bank, step=step)


_OPEN_TIME = re.compile(r'(<time [^>]*datetime="([^"]+)" data-due>)(</time>)')


def with_times(html: str, language: str, now: datetime) -> Markup:
    """A piece for a whole page: clocks that run show what is left now, for pages without script.

    The pieces themselves do not: they must not change because time goes by.
    """

    def told(found: re.Match[str]) -> str:
        left = (datetime.fromisoformat(found[2]) - now).total_seconds()
        return f"{found[1]}{duration(left, language)}{found[3]}"

    return Markup(_OPEN_TIME.sub(told, html))  # noqa: S704 (a piece, and figures)


# --- what the store is told of it -----------------------------------------------------------------


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
