"""The command line: `harena` and its commands, each loaded only when it is called.

Exit status of every command: 0 all is well, 1 a check failed or differences were found, 2 wrong
usage or input, 130 interrupted. Wrong input is one line on the standard error, never a traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from .commands import Commands

OK = 0
FAILED = 1
WRONG = 2
INTERRUPTED = 130
BROKEN_PIPE = 141  # what a shell reports for a program that SIGPIPE ended


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given in (["--version"], ["-V"]):
        return _print_version()
    try:
        return _run(given)
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE


def _print_version() -> int:
    """Answered before anything else is loaded."""
    from harena._version import __version__

    print(f"harena {__version__}")
    return OK


def _run(given: list[str]) -> int:
    import click

    from harena.errors import HarenaError

    try:
        status = command_line().main(given, prog_name="harena", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        _complain(_message(error))
        return WRONG
    except HarenaError as error:
        _complain(str(error))
        return WRONG
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except SystemExit as left:
        if "PacifyFlushWrapper" in type(sys.stdout).__name__:  # how click ends at a broken pipe
            return BROKEN_PIPE
        return left.code if isinstance(left.code, int) else FAILED if left.code else OK
    return status if isinstance(status, int) else OK


def command_line() -> Commands:
    """The group of all commands, for click."""
    from .commands import commands

    return commands


def _message(error: object) -> str:
    """A usage error in one line, with the command that explains the usage."""
    import click

    assert isinstance(error, click.ClickException)
    text = " ".join(error.format_message().split())
    if isinstance(error, click.UsageError) and error.ctx is not None:
        path = error.ctx.command_path
        return f"{text} (try: {path} --help)"
    return text


def _complain(message: str) -> None:
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
    print(f"harena: {message}", file=sys.stderr)


def _drop_output() -> None:
    """Nobody reads on: what is left must not raise again when Python ends."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())


def entry() -> NoReturn:
    """For `python -m harena`."""
    sys.exit(main())
