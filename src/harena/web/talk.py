"""Table talk: one channel for those who sit there, another for those who look on."""

from __future__ import annotations

import functools
import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from harena.rules import codes
from harena.store import Unfit
from harena.web.cards import CACHED, SEATS
from harena.web.rendering import parts

if TYPE_CHECKING:
    from harena.store import ChatLine, Store
    from harena.store.values import Channel

LONGEST: Final = 300
SHOWN: Final = 80
JOINERS: Final = "\u200c\u200d"


class Said(NamedTuple):
    """A line as a page shows it; `letter` is the speaker's shape, "" for a spectator."""

    letter: str
    name: str
    body: str


def channel_of(viewer: int) -> Channel:
    """The channel that a viewer reads and speaks on."""
    return "spectators" if viewer == codes.PUBLIC else "seats"


def tidy(text: str) -> str:
    """A line without signs that are not seen or turn the direction of others. Raises Unfit."""
    kept = "".join(
        sign if unicodedata.category(sign)[0] != "C" or sign in JOINERS else " " for sign in text
    )
    line = " ".join(kept.split())
    if not line or len(line) > LONGEST:
        raise Unfit(f"a line has 1 to {LONGEST} characters, not {len(line)}")
    return line


class Talk:
    """The last lines of both channels of a table."""

    def __init__(self, store: Store, game: str) -> None:
        self._store = store
        self._game = game
        self._lines: dict[Channel, list[ChatLine]] = {"seats": [], "spectators": []}

    async def load(self) -> None:
        """Read what was said before."""
        for channel in self._lines:
            found = await self._store.chat_lines(self._game, channel, limit=SHOWN)
            self._lines[channel] = list(found)

    async def say(self, user: str, viewer: int, text: str) -> None:
        """Say a line, durably. Raises Unfit."""
        channel = channel_of(viewer)
        line = await self._store.say(self._game, channel, user, tidy(text))
        self._lines[channel] = [*self._lines[channel], line][-SHOWN:]

    def piece(self, viewer: int, language: str) -> str:
        """The lines that a viewer may read, as HTML."""
        lines = self._lines[channel_of(viewer)]
        return _piece(
            tuple(
                [
                    Said("" if line.seat is None else SEATS[line.seat], line.name, line.body)
                    for line in lines
                ]
            ),
            language,
        )


@functools.lru_cache(CACHED)
def _piece(lines: tuple[Said, ...], language: str) -> str:
    return str(parts(language).chat(lines))
