"""`harena backup`: a copy of the server's database, consistent while everybody plays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from . import keeping

if TYPE_CHECKING:
    from harena.store import Store


@click.command(
    "backup",
    short_help="Copy a server's database, even while it runs.",
    epilog="Exit status: 0 the copy is whole and on the disk, 2 it is not there.",
)
@click.argument("file", type=click.Path(path_type=Path))
@keeping.DATA
def backup(file: Path, data: str | None) -> None:
    r"""Write a copy of the database to a new FILE that only you can read.

    It is one moment of the whole database, checked and synced before it gets its name; a server may
    go on meanwhile, and an existing file is never overwritten. `harena restore` brings it back. A
    PostgreSQL database is left to pg_dump.

    \b
    Examples:
      harena backup harena-monday.db
      harena backup /mnt/copies/$(date +%F).db --data /srv/harena/harena.db
    """

    async def copy(store: Store) -> None:
        await store.backup(file.absolute())

    keeping.read(data, copy)
    click.echo(f"{file}: {file.stat().st_size:,} bytes")
