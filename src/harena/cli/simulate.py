"""`harena simulate BOT BOT…`: many games among bots, and how they fared.

Exit status: 0 played, 2 wrong usage or input, 130 interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from harena.errors import DataError, HarenaError, RulesetError

if TYPE_CHECKING:
    from rich.table import Table

    from harena.arena import Interval, Results

RULESETS = {
    "colossal-arena": "colossal-arena", "ca": "colossal-arena",
    "titan-the-arena": "titan-the-arena", "ta": "titan-the-arena",
}  # fmt: skip
EIGHT = "random"
RECORDS = "game-*.json"
HELP = """Let two to five bots play many games, and tell how they fared.

The bots are: random, greedy. The same SEED gives the same games, whatever the number of workers.

\b
Examples:
  harena simulate greedy random random random --games 1000
  harena simulate greedy greedy --ruleset ta --seed 7 --json > figures.json
  harena simulate greedy random -c mixed -o stalemate=faq -o start=#2
  harena simulate greedy greedy greedy -n 6 --records some-folder
"""


def run(
    bots: Sequence[str],
    games: int = 100,
    *,
    ruleset: str = "colossal-arena",
    creatures: str = EIGHT,
    options: Mapping[str, object] | None = None,
    seed: int | str | None = None,
    workers: int | None = None,
    rotate: bool = True,
    records: str | None = None,
    json: bool = False,
    command: Sequence[str] = (),
) -> Results:
    """Simulate and print the figures, as tables or as JSON. Raises HarenaError.

    `creatures` is "random", "mixed" or eight names with commas; without a seed one is drawn, and
    printed so that the games can be played again.
    """
    from harena import arena, make_bot

    if seed is None:
        import secrets

        seed = secrets.randbelow(1_000_000_000)
    if records is not None:
        _prepare(Path(records))
    with _progress(games) as progress:
        results = arena.simulate(
            bots, games, make=make_bot, ruleset=ruleset,
            creatures=None if creatures == EIGHT else creatures, options=options, seed=seed,
            workers=workers, rotate=rotate, records=records, progress=progress,
        )  # fmt: skip
    if json:
        click.echo(results.as_json(command))
    else:
        show(results)
    return results


def _prepare(folder: Path) -> None:
    """Make the folder of the records; one that holds records already is refused."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if next(folder.glob(RECORDS), None) is not None:
            raise DataError(f"{folder} holds records already; name a new or empty folder")
    except OSError as error:
        raise DataError(f"cannot use {folder} for records: {error.strerror or error}") from None


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the standard error while the games run, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done, total=max(games, done))


# --- tables -----------------------------------------------------------------------------------


def show(results: Results) -> None:
    """Print the figures as tables."""
    from rich.console import Console

    console = Console(highlight=False)
    plan = results.plan
    seatings = f", each in {plan.seatings} seatings" if plan.rotate else ", in one seating"
    console.print(
        f"{plan.games} games of {plan.ruleset}: {plan.deals} deals{seatings}; seed {plan.seed}"
    )
    console.print(
        f"{results.seconds:.1f} s, {plan.games / results.seconds:.1f} games/s "
        f"with {results.workers} worker{'s' * (results.workers > 1)}"
    )
    lengths = [game.decisions for game in results.games]
    for table in (_bots(results), _games(results), _creatures(results)):
        console.print()
        console.print(table)
    console.print()
    console.print(
        f"Decisions a game: {_interval(results.decisions())}, {min(lengths)} to {max(lengths)}.\n"
        f"Win share: ties in gold split; equals would have {100 / len(plan.bots):.1f} %.\n"
        "Margin: own gold less the best rival's. ± half of the 95 % interval, by deal."
    )


def _table(*columns: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    return table


def _bots(results: Results) -> Table:
    table = _table("bot", "win share, %", "won, %", "gold", "margin", "ms", "p99 ms")
    for figures in results.bots():
        name = figures.bot if figures.entrants == 1 else f"{figures.bot} x{figures.entrants}"
        table.add_row(
            name, _interval(figures.win_share, 100), f"{100 * figures.wins.value:.1f}",
            _interval(figures.score), _interval(figures.margin),
            f"{figures.clock.mean_ms():.3f}", f"{figures.clock.quantile_ms(0.99):.3f}",
        )  # fmt: skip
    return table


def _games(results: Results) -> Table:
    table = _table("games ended by", "games", "%")
    for reason, count in results.reasons().items():
        table.add_row(reason, str(count), f"{100 * count / len(results.games):.1f}")
    return table


def _creatures(results: Results) -> Table:
    table = _table("creature", "games", "survived, %")
    for name, (games, share) in results.creatures().items():
        table.add_row(name, str(games), f"{100 * share:.1f}")
    return table


def _interval(interval: Interval, factor: float = 1.0) -> str:
    half = factor * (interval.high - interval.low) / 2
    return f"{factor * interval.value:.1f} ±{half:.1f}"


# --- the command ------------------------------------------------------------------------------


def read_options(given: Sequence[str]) -> dict[str, object]:
    """Options given as name=value; true and false are words for yes and no. Raises RulesetError."""
    options: dict[str, object] = {}
    for text in given:
        name, is_set, value = text.partition("=")
        if not is_set:
            raise RulesetError(f"option {text!r}: write name=value, such as stalemate=faq")
        word = value.strip().lower()
        options[name.strip().replace("-", "_")] = {"true": True, "false": False}.get(word, word)
    return options


def read_seed(text: str | None) -> int | str | None:
    """A seed: a whole number where it is one, else the text."""
    if text is None or not text.lstrip("-").isdecimal():
        return text
    return int(text)


@click.command(
    "simulate",
    help=HELP,
    short_help="Let bots play many games.",
    epilog="Exit status: 0 played, 2 wrong usage or input, 130 interrupted.",
)
@click.argument("bots", nargs=-1, metavar="BOT BOT [BOT]...")
@click.option("-n", "--games", type=click.IntRange(1), default=100, show_default=True, metavar="N",
              help="How many games at least: the last deal is played in all seatings.")  # fmt: skip
@click.option("-r", "--ruleset", type=click.Choice(list(RULESETS), case_sensitive=False),
              default="colossal-arena", show_default=True, help="The game.")  # fmt: skip
@click.option("-c", "--creatures", default=EIGHT, metavar="random|mixed|LIST",
              help="random (the usual): drawn anew for each deal of Colossal Arena, the eight of "
              "Titan: The Arena; mixed: drawn anew of both boxes together; or eight names with "
              "commas between them.")  # fmt: skip
@click.option("-o", "--option", "options", multiple=True, metavar="NAME=VALUE",
              help="A switch of the rules, such as stalemate=faq.")  # fmt: skip
@click.option("-s", "--seed", metavar="SEED", help="Play the same games again.")
@click.option("-w", "--workers", type=click.IntRange(1), metavar="N",
              help="Processes, instead of one for each core. The games are the same.")  # fmt: skip
@click.option("--rotate/--no-rotate", default=True, show_default=True,
              help="Play every deal in all seatings, or each one once.")  # fmt: skip
@click.option("--records", metavar="FOLDER", help="Save a record of every game there.")
@click.option("--json", "as_json", is_flag=True, help="Print figures and all results as JSON.")
def simulate(
    *,
    bots: tuple[str, ...],
    games: int,
    ruleset: str,
    creatures: str,
    options: tuple[str, ...],
    seed: str | None,
    workers: int | None,
    rotate: bool,
    records: str | None,
    as_json: bool,
) -> None:
    """Let bots play, and print how they fared."""
    if not bots:
        from harena.bots import BOTS

        raise click.UsageError(f"name two to five bots; there are: {', '.join(BOTS)}")
    run(
        bots, games, ruleset=RULESETS[ruleset.lower()], creatures=creatures.strip(),
        options=read_options(options), seed=read_seed(seed), workers=workers, rotate=rotate,
        records=records, json=as_json, command=["harena", "simulate", *_words()],
    )  # fmt: skip


def _words() -> list[str]:
    """The words of the command line that called this command."""
    words = sys.argv[1:]
    return words[words.index("simulate") + 1 :] if "simulate" in words else words


def main() -> int:
    """`python -m harena.cli.simulate`: the command without the others."""
    try:
        simulate.main(prog_name="harena simulate", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return 2
    except HarenaError as error:
        click.echo(f"harena: {error}", err=True)
        return 2
    except (click.Abort, KeyboardInterrupt):
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
