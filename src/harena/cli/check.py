"""`harena check FILE…`: run scenario files, one line for each scenario and a closing count.

Exit status: 0 all held, 1 some did not or were refused, 2 a file could not be read.
"""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

import click


def run(files: Sequence[str], json: bool = False) -> int:
    """Check scenario files, print what came out, and give the exit status (0, 1 or 2)."""
    from harena import position
    from harena.errors import DataError

    results: list[dict[str, object]] = []
    unreadable: list[str] = []
    passed = failed = 0
    for file in files:
        try:
            found = position.read_file(Path(file))
        except DataError as error:
            unreadable.append(str(error))
            say(f"harena check: {error}", sys.stderr)
            continue
        for result in position.check_tables(found):
            passed += result.passed
            failed += not result.passed
            if json:
                results.append({"file": file, **result._asdict()})
            else:
                say(str(result), sys.stdout)
    if json:
        report = {
            "passed": passed,
            "failed": failed,
            "unreadable": unreadable,
            "results": results,
        }
        click.echo(json_text.dumps(report, indent=1))
    else:
        click.echo(f"{passed} passed, {failed} failed")
    if unreadable:
        return 2
    return 1 if failed else 0


def say(text: str, stream: TextIO) -> None:
    """Print a line, whatever the stream's encoding lacks as codes."""
    encoding = stream.encoding or "utf-8"
    click.echo(text.encode(encoding, "backslashreplace").decode(encoding), file=stream)


@click.command(
    "check",
    short_help="Run scenario files.",
    epilog="Exit status: 0 all held, 1 some did not or were refused, 2 a file could not be read.",
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def check(files: tuple[str, ...], *, as_json: bool) -> None:
    r"""Run the scenarios of files and tell which of them held.

    A scenario file is TOML: positions, steps and facts in the notation of the games.

    \b
    Example:
      harena check tests/scenarios/format.toml
    """
    sys.exit(run(files, as_json))


if __name__ == "__main__":
    check()
