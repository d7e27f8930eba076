"""Table talk: one channel for those who sit there, another for those who look on.

A line is text as it was typed, or a phrase that each reader reads in his own language. Whom a
viewer has muted he does not read, which is kept with him; the host may switch talk off for all.
"""

from __future__ import annotations

import functools
import hashlib
import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from harena.locale import t
from harena.rules import codes
from harena.store import Unfit, chat
from harena.web.pieces.cards import CACHED, SEATS
from harena.web.pieces.piece import Piece
from harena.web.rendering import parts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from harena.store import ChatLine, Store, Transaction, User
    from harena.store.values import Channel

CHANNELS: Final[tuple[Channel, ...]] = ("seats", "spectators")
LONGEST: Final = 300
SHOWN: Final = 80
JOINERS: Final = "\u200c\u200d"
PHRASES: Final = (
    "hello", "luck", "nice", "played", "thanks", "sorry", "oh-no", "moment", "again", "bye",
)  # fmt: skip
"""What can be said with one button, in the order of the buttons."""
TOLD: Final = (*PHRASES, "here")
"""Phrases that are understood: the last is said by whoever sits down at a running game."""
MUTED: Final = "muted"
"""The setting of a user that names whom he does not want to read."""
MOST_MUTED: Final = 200


class Said(NamedTuple):
    """A line as a page shows it; `letter` is the speaker's shape, "" for a spectator."""

    letter: str
    name: str
    body: str
    is_phrase: bool = False


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


def person_of(game: str, user: str) -> str:
    """What a person is called in the forms of one table: no way back to who he is elsewhere."""
    return hashlib.sha256(f"{game}\0{user}".encode()).hexdigest()[:12]


def said_before(tx: Transaction, game: str) -> dict[Channel, tuple[ChatLine, ...]]:
    """The last lines of both channels of a game, from the store."""
    return {channel: chat.lines(tx, game, channel, limit=SHOWN) for channel in CHANNELS}


class Talk:
    """The last lines of both channels of a table."""

    def __init__(self, store: Store, game: str) -> None:
        self._store = store
        self._game = game
        self._lines: dict[Channel, list[ChatLine]] = {channel: [] for channel in CHANNELS}
        self._muted: dict[str, frozenset[str]] = {}

    async def load(self) -> None:
        """Read what was said before."""
        self.know(await self._store.read(lambda tx: said_before(tx, self._game)))

    def know(self, lines: Mapping[Channel, Sequence[ChatLine]]) -> None:
        """Take lines that were read, by channel."""
        self._lines = {channel: list(found) for channel, found in lines.items()}

    async def say(self, user: str, viewer: int, text: str) -> None:
        """Say a line, durably. Raises Unfit."""
        channel = channel_of(viewer)
        line = await self._store.say(self._game, channel, user, tidy(text))
        self._lines[channel] = [*self._lines[channel], line][-SHOWN:]

    async def say_phrase(self, user: str, viewer: int, phrase: str) -> None:
        """Say one of the phrases, durably. Raises Unfit."""
        if phrase not in TOLD:
            raise Unfit(f"there is no phrase {phrase!r}")
        channel = channel_of(viewer)
        line = await self._store.say(self._game, channel, user, phrase, kind="phrase")
        self._lines[channel] = [*self._lines[channel], line][-SHOWN:]

    def hear(self, user: User | None) -> None:
        """Know whom this user has muted."""
        if user is None:
            return
        muted = frozenset(user.settings.get(MUTED) or ())
        if muted:
            self._muted[user.id] = muted
        else:
            self._muted.pop(user.id, None)

    def mutes(self, user: str | None) -> bool:
        """Whether a user reads less than the others."""
        return user in self._muted

    def has_spoken(self, user: str) -> bool:
        """Whether a user has said one of the lines."""
        return any(line.user == user for lines in self._lines.values() for line in lines)

    def speakers(self, viewer: int) -> dict[str, str]:
        """Who has spoken on a viewer's channel: the names by user."""
        return {line.user: line.name for line in self._lines[channel_of(viewer)]}

    def piece(
        self, viewer: int, language: str, user: str | None = None, *, is_on: bool = True
    ) -> Piece:
        """The lines that a viewer may read."""
        muted = self._muted.get(user, frozenset()) if user is not None else frozenset()
        lines = [line for line in self._lines[channel_of(viewer)] if line.user not in muted]
        return Piece(_chat, (tuple([_said(line, language) for line in lines]), is_on), language)


def _said(line: ChatLine, language: str) -> Said:
    letter = "" if line.seat is None else SEATS[line.seat]
    if line.kind == "text":
        return Said(letter, line.name, line.body)
    known = line.body if line.body in TOLD else "hello"
    return Said(letter, line.name, t(f"web-phrase-{known}", language), is_phrase=True)


@functools.lru_cache(CACHED)
def _chat(key: tuple[tuple[Said, ...], bool], language: str) -> str:
    lines, is_on = key
    return str(parts(language).chat(lines, is_on))
