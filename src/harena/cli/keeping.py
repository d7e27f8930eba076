"""What the commands for keepers of a server share: opening its store, tables, questions.

Reading goes on beside a running server. Writing waits for none: a server holds its tables in
memory, and what changed behind its back would be overwritten or shown to nobody; so a second
process is refused by the store's lock (docs/administration.md).
"""

from __future__ import annotations

import asyncio
import json
import sys
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from harena.store import Store

T = TypeVar("T")

DATA = click.option(
    "--data", type=click.Path(), help="The database file, or postgresql://...; else as `serve`."
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
YES = click.option("-y", "--yes", is_flag=True, help="Do not ask first.")
STOPPED = click.option(
    "--server-stopped", is_flag=True, help="With PostgreSQL: you have stopped the server."
)
STATUSES = "Exit status: 0 done, 2 wrong usage or input, or a server has the data, 130 interrupted."


def location(data: str | None) -> Path | str:
    """The database that `harena serve` would use. Raises UsageError where the extra is missing."""
    try:
        import sqlalchemy  # noqa: F401 (asked for here to say so in one line)

        from harena.web.settings import Settings
    except ModuleNotFoundError as error:
        raise click.UsageError(
            f"this needs the package {error.name}: install harena[web]"
        ) from None
    return Settings(location=data).database()


def is_shared(where: Path | str) -> bool:
    """Whether it is a PostgreSQL database, which several processes may use."""
    return isinstance(where, str) and where.startswith(("postgresql:", "postgresql+"))


def read(data: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Ask the store something, beside a server that may run. Raises HarenaError."""
    return _run(location(data), work, read_only=True)


def write(data: str | None, work: Callable[[Store], Awaitable[T]], *, is_stopped: bool) -> T:
    """Change something, while no server runs. Raises HarenaError."""
    where = location(data)
    if is_shared(where) and not is_stopped:
        raise click.UsageError(
            "PostgreSQL does not tell whether a server uses the database: stop the server, then "
            "add --server-stopped"
        )
    if not is_shared(where) and not Path(where).exists():
        raise click.UsageError(f"there is no database {where}: start the server once")
    return _run(where, work, read_only=False)


def _run(where: Path | str, work: Callable[[Store], Awaitable[T]], *, read_only: bool) -> T:
    from harena.store import Store

    async def opened() -> T:
        async with await Store.open(where, read_only=read_only) as store:
            return await work(store)

    return asyncio.run(opened())


def sure(question: str, *, yes: bool) -> None:
    """Ask before something is gone for good. Raises Abort for no, UsageError where nobody is."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise click.UsageError("nobody is there to be asked: add --yes if you are sure")
    click.confirm(question, abort=True, err=True)


def clean(text: object) -> str:
    """A text of the database on one line, without signs that would steer a terminal."""
    return "".join(
        sign if unicodedata.category(sign)[0] not in "CZ" or sign == " " else "?"
        for sign in str(text)
    )


def moment(time: datetime | None) -> str:
    """A time in UTC, to the minute; - for none."""
    return "-" if time is None else time.strftime("%Y-%m-%d %H:%M")


def show(rows: Sequence[dict[str, Any]], columns: Sequence[str], *, as_json: bool) -> None:
    """Print rows as JSON, or their columns as a table; a row of its own for each."""
    if as_json:
        click.echo(json.dumps(list(rows), ensure_ascii=False, indent=2, default=_plain))
        return
    from rich.cells import cell_len

    cells = [[name.replace("_", " ").upper() for name in columns]]
    cells += [[_shown(row[name]) for name in columns] for row in rows]
    widths = [max(cell_len(line[place]) for line in cells) for place in range(len(columns))]
    for line in cells:
        padded = (
            text + " " * (width - cell_len(text)) for text, width in zip(line, widths, strict=True)
        )
        say("  ".join(padded).rstrip())


def _plain(value: object) -> str:
    if isinstance(value, datetime):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} is no JSON")


def _shown(value: object) -> str:
    if isinstance(value, datetime):
        return moment(value)
    if value is None or value == "":
        return "-"
    return clean(value)


def say(text: str) -> None:
    """Print a line, whatever the encoding of the output lacks as question marks."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    click.echo(text.encode(encoding, "replace").decode(encoding))
