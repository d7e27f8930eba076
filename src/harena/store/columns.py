"""Column types that hold the same thing in every database, and the checks at their door.

Times are whole microseconds since 1970 in UTC and JSON is text: no zone, collation or binary JSON
of one database can creep in, and rows compare and copy alike everywhere.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import BigInteger, Text
from sqlalchemy.types import TypeDecorator

from harena.store.failures import Unfit

if TYPE_CHECKING:
    from sqlalchemy.engine import Dialect

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)
JSON_LIMIT = 65_536  # characters of one JSON value


class UtcTime(TypeDecorator[datetime]):
    """An aware time, stored as microseconds since 1970 in UTC; a naive one is refused (Unfit)."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """The number that is stored."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise Unfit(f"{value!r} has no time zone: give times in UTC")
        return (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        """The time in UTC."""
        return None if value is None else EPOCH + timedelta(microseconds=value)


class Json(TypeDecorator[Any]):
    """A JSON value as text; None is the absence of one (SQL NULL)."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """The text that is stored, ASCII only; Unfit if it is no JSON or too long."""
        if value is None:
            return None
        try:
            text = json.dumps(value, separators=(",", ":"), allow_nan=False)
        except (TypeError, ValueError, RecursionError) as error:
            raise Unfit(f"not a JSON value: {error}") from error
        if len(text) > JSON_LIMIT:
            raise Unfit(f"{len(text)} characters of JSON; {JSON_LIMIT} is the limit")
        return text

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """The value."""
        return None if value is None else json.loads(value)


def fit_text(what: str, text: str, limit: int, *, empty: bool = False) -> str:
    """The same text, if every database can hold it and it has at most `limit` characters."""
    if not isinstance(text, str):
        raise Unfit(f"{what} is {type(text).__name__}, not text")
    if not text and not empty:
        raise Unfit(f"{what} is empty")
    if len(text) > limit:
        raise Unfit(f"{what} has {len(text)} characters; {limit} is the limit")
    if "\0" in text:
        raise Unfit(f"{what} contains a NUL character")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Unfit(f"{what} contains half of a surrogate pair at {error.start}") from error
    return text
