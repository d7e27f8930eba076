"""`harena completion`: the script that completes commands, options and bots in a shell."""

from __future__ import annotations

import click


@click.command(
    "completion",
    short_help="Print the completion script of a shell.",
    epilog="Exit status: 0 printed, 2 wrong usage.",
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(*, shell: str) -> None:
    r"""Print the script that lets a shell complete harena's commands and options.

    \b
    Examples:
      eval "$(harena completion bash)"                    in ~/.bashrc
      eval "$(harena completion zsh)"                     in ~/.zshrc
      harena completion fish > ~/.config/fish/completions/harena.fish
    """
    from click.shell_completion import get_completion_class

    from . import command_line

    found = get_completion_class(shell)
    assert found is not None
    script = found(command_line(), {}, "harena", "_HARENA_COMPLETE")
    # `source` would ask the installed bash for its version; the script is good for all since 4.4.
    click.echo(script.source_template % script.source_vars())
