"""Who is at a table: whoever has any page of it open, and for a while after the last one closed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from harena.web.tables.live import Listener

GRACE: Final = 20.0
"""Seconds after its last stream ended until a player counts as away."""
WITHOUT_SCRIPT: Final = 180.0
"""Seconds that somebody counts as here after he went to a page that keeps no stream."""


class Presence:
    """The open streams of a table, and until when those without one count as here."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self.listeners: set[Listener] = set()
        self.shown_away: set[str] = set()
        """Who was shown as away since the last look."""
        self.was_away: frozenset[str] = frozenset()
        """Who was away at the last look."""
        self._clock = clock
        self._until: dict[str, float] = {}
        self._unknown = self._now() + GRACE

    def _now(self) -> float:
        return self._clock().timestamp()

    def listens(self, user: str) -> bool:
        """Whether a user has a stream open."""
        return any(listener.user == user for listener in self.listeners)

    def asked(self, user: str) -> None:
        """A user has asked for a page: he is here, with or without a stream."""
        self._until[user] = max(self._until.get(user, 0.0), self._now() + WITHOUT_SCRIPT)

    def browses(self, user: str) -> None:
        """A user has asked for a page that is not this table's: who is here is so for a while."""
        if self.has_come(user):
            self.asked(user)

    def came(self, listener: Listener) -> None:
        """A stream begins: from now on it tells whether its user is here, and not what he asked."""
        self.listeners.add(listener)
        if listener.user is not None:
            self._until.pop(listener.user, None)

    def left(self, user: str) -> None:
        """A user's last stream has ended: he is gone, or on the page that he has just asked for."""
        self._until[user] = max(self._until.get(user, 0.0), self._now() + GRACE)

    def is_away(self, user: str) -> bool:
        """Whether a user has had no page open for a while; nobody is just after a start."""
        return self.away_for(user) > 0

    def has_come(self, user: str) -> bool:
        """Whether a user has been seen and is here: more than not being away just after a start."""
        return (user in self._until and not self.is_away(user)) or self.listens(user)

    def away_for(self, user: str) -> float:
        """Seconds that a user has been away; 0 for who is here."""
        if self.listens(user):
            return 0.0
        return max(0.0, self._now() - self._until.get(user, self._unknown))

    def differs(self, away: frozenset[str]) -> bool:
        """Look who is away: whether others are than at the last look, or than were shown since."""
        if away == self.was_away and self.shown_away <= away:
            return False
        self.was_away = away
        self.shown_away.clear()
        return True
