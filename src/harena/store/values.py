"""What goes into the store and comes out: plain frozen values, no rows and no sessions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

Status = Literal["open", "running", "finished", "cancelled"]
Visibility = Literal["private", "public"]
Channel = Literal["seats", "spectators"]
ChatKind = Literal["text", "phrase"]
Purpose = Literal["table", "seat", "device", "replay"]

TURN: Final = "turn"
"""The kind of a pending entry that says: this seat must decide."""


@dataclass(frozen=True, slots=True)
class User:
    """A person with one or more sessions."""

    id: str
    name: str
    language: str
    settings: dict[str, Any]
    created: datetime
    last_seen: datetime


@dataclass(frozen=True, slots=True)
class Game:
    """A game without its events; the seed is not part of it (see games.seed)."""

    id: str
    status: Status
    visibility: Visibility
    owner: str | None
    series: str | None
    series_no: int | None
    settings: Any
    engine: str
    seq: int  # how many events the log holds
    summary: Any
    outcome: Any
    created: datetime
    updated: datetime
    started: datetime | None
    finished: datetime | None


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair at a table: open, a user's, a bot's, or a user's for whom a bot stands in."""

    seat: int
    user: str | None = None
    bot: str | None = None
    name: str | None = None
    taken: datetime | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody has it, and nobody had it when the game ended."""
        return self.user is None and self.bot is None and self.taken is None


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event to be appended: `action` is a small integer, `data` any JSON of the layer above."""

    kind: str
    player: int | None = None
    action: int | None = None
    data: Any = None


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event of the log; `seq` counts from 0 in each game, without gaps."""

    seq: int
    kind: str
    player: int | None
    action: int | None
    data: Any
    created: datetime


@dataclass(frozen=True, slots=True)
class Pending:
    """What a game waits for: a seat's decision (kind "turn") or a timer of the layer above."""

    seat: int
    due: datetime | None = None
    kind: str = TURN
    since: datetime | None = None  # when it began to wait; now, if not given


@dataclass(frozen=True, slots=True)
class DueSeat:
    """An entry found by query: which game waits, at which event, for whom and since when."""

    game: str
    seq: int
    seat: int
    kind: str
    user: str | None
    bot: str | None
    since: datetime
    due: datetime | None


@dataclass(frozen=True, slots=True)
class GameLog:
    """One consistent reading of a game: its row, chairs, pending entries and events."""

    game: Game
    seats: Sequence[Seat]
    pending: Sequence[Pending]
    events: Sequence[StoredEvent]


@dataclass(frozen=True, slots=True)
class Key:
    """An idempotency key of a user; `fingerprint` (any bytes) tells one request from another."""

    user: str
    text: str
    fingerprint: bytes | None = None


@dataclass(frozen=True, slots=True)
class Changes:
    """What else an append changes about its game; None leaves a thing as it is."""

    status: Status | None = None
    visibility: Visibility | None = None
    owner: str | None = None
    settings: Any = None
    summary: Any = None
    outcome: Any = None


@dataclass(frozen=True, slots=True)
class Appended:
    """An answer to an append: the events are on the disk."""

    seq: int  # how many events the log held after it
    answer: Any
    repeated: bool  # True: an earlier append with the same key did it, nothing was done now


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat; a phrase's `body` is its identifier, for each reader to translate."""

    id: int
    channel: Channel
    user: str
    seat: int | None
    name: str
    kind: ChatKind
    body: str
    created: datetime


@dataclass(frozen=True, slots=True)
class Link:
    """A link without its token, which only its maker ever saw."""

    id: str
    purpose: Purpose
    once: bool
    game: str | None
    seat: int | None
    user: str | None  # whom a device link lets in
    made_by: str | None
    data: Any
    created: datetime
    expires: datetime | None
    uses: int
    used_at: datetime | None
    used_by: str | None
    revoked_at: datetime | None

    def refusal(self, now: datetime) -> Literal["revoked", "expired", "used"] | None:
        """Why it cannot be redeemed at that time; None if it can."""
        if self.revoked_at is not None:
            return "revoked"
        if self.expires is not None and self.expires <= now:
            return "expired"
        if self.once and self.uses:
            return "used"
        return None


@dataclass(frozen=True, slots=True)
class NewLink:
    """A link just made; `token` is shown once and stored nowhere, only its hash is."""

    link: Link
    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class NewSession:
    """A user and the token of a session just begun; the token is stored nowhere."""

    user: User
    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Session:
    """A session as its owner sees it listed; `handle` names it and is no secret."""

    handle: str
    created: datetime
    last_seen: datetime


@dataclass(frozen=True, slots=True)
class Guest:
    """A user as the keeper of a server sees him listed."""

    user: User
    sessions: int
    seats: int  # at tables that are open or running
    games: int


@dataclass(frozen=True, slots=True)
class Pruned:
    """How much a pruning removed."""

    users: int = 0
    games: int = 0
    answers: int = 0
    links: int = 0
