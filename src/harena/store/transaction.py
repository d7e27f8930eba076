"""The one thing that every function of the store takes first: a connection and the time it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy.engine import Connection


@dataclass(frozen=True, slots=True)
class Transaction:
    """A connection inside a transaction, and its time in UTC: one time for all that it writes."""

    connection: Connection
    now: datetime
