"""What a database must do for the store; `sqlite` and `postgresql` do it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.engine import Engine
    from sqlalchemy.exc import DBAPIError


class Backend(Protocol):
    """A database: its engines, its errors in the words of the store, its backup."""

    name: str

    def prepare(self) -> None:
        """Lock it, make it if it is not there, see that it is ours and migrate it (DataError)."""

    def examine(self) -> None:
        """See that it is there, ours and of this version, changing nothing (DataError)."""

    def writing_engine(self) -> Engine:
        """Makes the one connection that writes."""

    def reading_engine(self, size: int) -> Engine:
        """Makes connections that read, each transaction one snapshot."""

    def is_undone(self, error: DBAPIError) -> bool:
        """Whether a commit that failed so has surely written nothing."""

    def is_crossed(self, error: DBAPIError) -> bool:
        """Whether groups of two servers stood in each other's way: then each job is tried alone."""

    def translate(self, error: DBAPIError) -> Exception:
        """The error in the words of the store."""

    def check(self) -> None:
        """See that it is whole, while the server runs (DataError)."""

    def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file, while the server runs (DataError)."""

    def close(self) -> None:
        """Give up what `prepare` took."""
