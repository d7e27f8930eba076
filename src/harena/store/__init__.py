"""The store of the table server: guests, games, their event logs, chat and links.

`Store.open(path)` opens an SQLite file (or "postgresql://..."), made and migrated as needed; see
`harena.store.store` for what it can be asked, `failures` for what it refuses, `values` for what
goes in and out, and docs/store.md for what it promises.
"""

from harena.store.failures import (
    AlreadySeated,
    Conflict,
    KeyReused,
    LinkRefused,
    SeatTaken,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreInUse,
    StoreNewer,
    StoreUnavailable,
    Unfit,
    Unknown,
)
from harena.store.games import NewSeat
from harena.store.places import data_directory, default_location
from harena.store.sqlite import restore
from harena.store.store import Store
from harena.store.tokens import handle_of, new_id
from harena.store.transaction import Transaction
from harena.store.values import (
    TURN,
    Appended,
    Changes,
    ChatLine,
    DueSeat,
    Game,
    GameLog,
    Guest,
    Key,
    Link,
    NewEvent,
    NewLink,
    NewSession,
    Pending,
    Pruned,
    Seat,
    Session,
    StoredEvent,
    User,
)

__all__ = [
    "TURN",
    "AlreadySeated",
    "Appended",
    "Changes",
    "ChatLine",
    "Conflict",
    "DueSeat",
    "Game",
    "GameLog",
    "Guest",
    "Key",
    "KeyReused",
    "Link",
    "LinkRefused",
    "NewEvent",
    "NewLink",
    "NewSeat",
    "NewSession",
    "Pending",
    "Pruned",
    "Seat",
    "SeatTaken",
    "Session",
    "Store",
    "StoreBusy",
    "StoreClosed",
    "StoreError",
    "StoreForeign",
    "StoreFull",
    "StoreInUse",
    "StoreNewer",
    "StoreUnavailable",
    "StoredEvent",
    "Transaction",
    "Unfit",
    "Unknown",
    "User",
    "data_directory",
    "default_location",
    "handle_of",
    "new_id",
    "restore",
]
