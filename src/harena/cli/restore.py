"""`harena restore`: put a backup of the server's database back in its place."""

from __future__ import annotations

from pathlib import Path

import click

from . import keeping


@click.command(
    "restore",
    short_help="Put a backup back in its place.",
    epilog="Exit status: 0 restored, 2 nothing was changed (the reason is told), 130 interrupted.",
)
@click.argument("file", type=click.Path(path_type=Path))
@keeping.DATA
@keeping.YES
def restore(file: Path, data: str | None, *, yes: bool) -> None:
    r"""Put the backup FILE in the place of the database, while no server runs.

    The backup is checked first. What was there is kept beside it, under a name with the time.

    \b
    Examples:
      harena restore harena-monday.db
      harena restore harena-monday.db --data /srv/harena/harena.db --yes
    """
    where = keeping.location(data)
    if keeping.is_shared(where):
        raise click.UsageError("use pg_restore for a PostgreSQL database")
    from harena.store import restore as put_back

    place = Path(where)
    if place.exists():
        keeping.sure(f"Replace {place} by {file}?", yes=yes)
    aside = put_back(file, place)
    click.echo(f"{place} is what it was in {file}")
    if aside is not None:
        click.echo(f"what was there is now {aside}")
