"""`harena bench`: the speed of the engine, each figure the median of several runs."""

from __future__ import annotations

import contextlib
import json
import os
import platform
import statistics
from collections.abc import Iterator
from pathlib import Path

import click

RUNS, SECONDS = 7, 0.1
QUICK_RUNS, QUICK_SECONDS = 3, 0.01


def machine() -> dict[str, object]:
    """What the figures are taken on."""
    import harena

    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "system": platform.platform(),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "harena": harena.__version__,
        "compiled": harena.compiled,
    }


def processor() -> str:
    """The processor's name, as far as the system tells it."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Keep this process and its children on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def run(
    players: list[int], rulesets: list[str], *, quick: bool, names: list[str]
) -> dict[str, object]:
    """Take every figure several times, in turn, and once before as a warm-up."""
    from .measures import measures

    runs, seconds = (QUICK_RUNS, QUICK_SECONDS) if quick else (RUNS, SECONDS)
    with one_core():
        tasks = measures(names or NAMES, players, rulesets, seconds)
        values: list[list[float]] = [[] for _ in tasks]
        for repeat in range(runs + 1):
            for task, found in zip(tasks, values, strict=True):
                value = task.take(repeat + 1) if repeat or not quick else None
                if repeat and value is not None:
                    found.append(value)
    results = [
        {
            "name": task.name,
            "players": task.players,
            "ruleset": task.ruleset,
            "value": statistics.median(found),
            "unit": task.unit,
            "low": min(found),
            "high": max(found),
        }
        for task, found in zip(tasks, values, strict=True)
    ]
    return {"machine": machine(), "results": results}


@click.command(
    "bench",
    short_help="Measure the speed of the engine.",
    epilog="Exit status: 0 measured, 2 wrong usage.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--quick", is_flag=True, help="Few and short runs: rough figures in seconds.")
@click.option("--players", metavar="N[,N]...", default="2,3,4,5", help="Numbers of players (2-5).")
@click.option(
    "-r", "--ruleset", type=click.Choice(["both", "colossal-arena", "titan-the-arena"]),
    default="both",
)  # fmt: skip
@click.option("--only", multiple=True, metavar="NAME", help="Only the figure of this name.")
def bench(*, as_json: bool, quick: bool, players: str, ruleset: str, only: tuple[str, ...]) -> None:
    r"""Measure the speed of the engine on one core: medians of several runs, lowest and highest.

    random_decisions_* are player decisions a second: inside the compiled loop, from a Python loop
    on the engine, through Game with its checks (python_checked), and with the rules interpreted.

    \b
    Examples:
      harena bench
      harena bench --quick --players 4
      harena bench --only random_decisions_inside --json
    """
    from .measures import RULESETS

    rulesets = list(RULESETS) if ruleset == "both" else [ruleset]
    report = run(read_players(players), rulesets, quick=quick, names=read_names(only))
    if as_json:
        click.echo(json.dumps(report, indent=1))
        return
    for line in _lines(report):
        click.echo(line)


NAMES = (
    "random_decisions_inside", "games_inside", "random_decisions_python",
    "random_decisions_python_checked", "random_decisions_interpreted", "copy_inside",
    "legal_actions_inside", "view", "imagine_inside", "import",
)  # fmt: skip


def read_names(given: tuple[str, ...]) -> list[str]:
    """The names of figures. Raises click.UsageError."""
    for name in given:
        if name not in NAMES:
            raise click.UsageError(f"no figure is called {name!r}; there are: {', '.join(NAMES)}")
    return list(given)


def read_players(text: str) -> list[int]:
    """Numbers of players with commas between them. Raises click.UsageError."""
    found = [part.strip() for part in text.split(",")]
    if not all(part in ("2", "3", "4", "5") for part in found):
        raise click.UsageError(f"--players {text!r}: give numbers from 2 to 5, such as 2,4")
    return sorted({int(part) for part in found})


def _lines(report: dict[str, object]) -> list[str]:
    """The report as a table."""
    facts, results = report["machine"], report["results"]
    assert isinstance(facts, dict)
    assert isinstance(results, list)
    how = "compiled" if facts["compiled"] else "interpreted"
    lines = [f"{facts['processor']}, Python {facts['python']}, rules {how}; median [low to high]"]
    for row in sorted(results, key=lambda row: (NAMES.index(row["name"]), str(row["ruleset"]))):
        value, low, high = (_figure(row[key], row["unit"]) for key in ("value", "low", "high"))
        what = "" if row["players"] is None else f"{row['ruleset']:16} {row['players']} players"
        lines.append(f"{row['name']:32} {what:26} {value:>9} {row['unit']:12} [{low} to {high}]")
    return lines


def _figure(value: float, unit: str) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    if value >= 1e4 and unit.endswith("/s"):
        return f"{value / 1e3:.0f} k"
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"
