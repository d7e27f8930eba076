"""What the store refuses, as a branch of the one tree of errors.

HarenaError
├── DataError                the file, folder or database itself
│   ├── StoreInUse           another process already serves this database
│   ├── StoreNewer           written by a newer Harena
│   ├── StoreForeign         not a database, or not one of Harena's
│   ├── StoreFull            no room left on the disk (nothing was written)
│   └── StoreUnavailable     the database cannot be reached, read or written
└── StoreError               a request that cannot be met; the database is unchanged
    ├── Conflict             the game has moved on; `current_seq` says how far
    ├── KeyReused            an idempotency key that answered another request
    ├── Unknown              no such user, game, seat, line or link
    ├── SeatTaken            somebody else sits there, or the seat is a bot's
    ├── AlreadySeated        the user has another seat in this game
    ├── LinkRefused          a link that is used, revoked or expired; `reason` says which
    ├── Unfit                a value that no column takes: too long, not text, not JSON
    ├── StoreBusy            too much waits to be written; nothing was, try again
    └── StoreClosed          the store is stopping or was opened for reading only
"""

from __future__ import annotations

from harena.errors import DataError, HarenaError


class StoreInUse(DataError):
    """Another process, or another part of this one, already serves the database."""


class StoreNewer(DataError):
    """The database was written by a newer Harena."""


class StoreForeign(DataError):
    """The file is not a database, or not one of Harena's."""


class StoreFull(DataError):
    """The disk has no room left; what was asked for was not written."""


class StoreUnavailable(DataError):
    """The database cannot be reached, read or written; a write may have to be repeated.

    After a connection that broke during a commit nobody can tell whether it was written: repeat
    the request with the same idempotency key.
    """


class StoreError(HarenaError):
    """A request that the store cannot meet; the database is unchanged."""


class Conflict(StoreError):
    """The game has moved on: it holds `current_seq` events, not `expected_seq`."""

    def __init__(self, game: str, expected_seq: int, current_seq: int) -> None:
        super().__init__(
            f"game {game} holds {current_seq} events, not {expected_seq}: load it again from there"
        )
        self.game = game
        self.expected_seq = expected_seq
        self.current_seq = current_seq


class KeyReused(StoreError):
    """An idempotency key came again with another request than the one it answered."""


class Unknown(StoreError, LookupError):
    """No such user, game, seat, chat line or link."""


class SeatTaken(StoreError):
    """Somebody else sits there already, or the seat is a bot's."""


class AlreadySeated(StoreError):
    """The user has another seat in this game: `seat`."""

    def __init__(self, message: str, seat: int) -> None:
        super().__init__(message)
        self.seat = seat


class LinkRefused(StoreError):
    """A link that cannot be redeemed any more; `reason` is "used", "revoked" or "expired"."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this link is {reason}: ask for a new one")
        self.reason = reason


class Unfit(StoreError, ValueError):
    """A value that no column takes: too long, not text that can be stored, not JSON."""


class StoreBusy(StoreError):
    """Too much waits to be read or written; nothing of this request was, try again."""


class StoreClosed(StoreError):
    """The store is stopping, or was opened for reading only."""
