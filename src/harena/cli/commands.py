"""The commands by name, with the line that lists them; a command's module is loaded when called."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import click

COMMANDS = {
    "serve": "Open the table in the browser.",
    "play": "Play a game in the terminal.",
    "learn": "Learn to play: short lessons.",
    "replay": "Step through a recorded game.",
    "check": "Run scenario files.",
    "simulate": "Let bots play many games.",
    "bench": "Measure the speed of the engine.",
    "admin": "Look after a server's games, guests and links.",
    "backup": "Copy a server's database, even while it runs.",
    "restore": "Put a backup back in its place.",
    "doctor": "Tell what is installed and where things lie.",
    "completion": "Print the completion script of a shell.",
}
"""The name of a command is that of its module in this package, and of the command in it."""


class Commands(click.Group):
    """The group `harena`: without a command it opens the table."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of the help page."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, loaded now; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"harena.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return keep_lines(command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command named first; an unknown one is refused with the nearest known ones."""
        if args[0] not in COMMANDS:
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, 2, 0.5)
            known = f"there are: {', '.join(COMMANDS)}"
            hint = f"did you mean {' or '.join(near)}?" if near else known
            raise click.UsageError(f"no command {args[0]!r}; {hint}", ctx)
        return super().resolve_command(ctx, args)


def keep_lines(command: click.Command) -> click.Command:
    r"""The command, the `\b` lines of its help (raw docstrings) turned into click's own mark."""
    if command.help is not None:
        command.help = command.help.replace("\\b\n", "\b\n")
    if isinstance(command, click.Group):
        for part in command.commands.values():
            keep_lines(part)
    return command


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from harena._version import __version__

        click.echo(f"harena {__version__}")
        ctx.exit(0)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    epilog="Exit status: 0 all is well, 1 a check failed or differences were found, 2 wrong usage "
    "or input, 130 interrupted. `harena COMMAND --help` tells more, with examples.",
)
@click.option(
    "-V", "--version", is_flag=True, expose_value=False, is_eager=True, callback=_version,
    help="Print the version.",
)  # fmt: skip
@click.pass_context
def commands(ctx: click.Context) -> object:
    r"""Play, check and study the card games Colossal Arena and Titan: The Arena.

    \b
    Examples:
      harena                       play in the browser (without harena[web]: in the terminal)
      harena play --yes            play at once: you and three bots
      harena replay game.json      step through a recorded game
      harena simulate greedy random random random --games 1000
    """
    if ctx.invoked_subcommand is None:
        command = ctx.command
        assert isinstance(command, Commands)
        # The table in the browser is an extra; without it there is the game in the terminal.
        default = command.get_command(ctx, "serve" if find_spec("litestar") else "play")
        assert default is not None
        return ctx.invoke(default)
    return None


keep_lines(commands)
