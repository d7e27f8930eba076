"""`harena doctor`: what is installed, whether the rules are compiled, where data lies."""

from __future__ import annotations

import json
import os
import platform
import sys
from importlib import metadata
from pathlib import Path

import click

NEEDED = ("babel", "click", "fluent.runtime", "platformdirs", "rich")
VARIABLES = ("HARENA_DATA", "HARENA_PURE", "NO_COLOR", "FORCE_COLOR", "TERM", "COLUMNS", "LANG")


def versions() -> dict[str, str | None]:
    """The versions of the packages that the terminal needs; None: not installed."""
    found: dict[str, str | None] = {}
    for name in NEEDED:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            found[name] = None
    return found


def why_interpreted() -> str | None:
    """Why the rules run from their sources; None where they run compiled."""
    import harena
    from harena._compiled import STAMP

    if harena.compiled:
        return None
    if os.environ.get("HARENA_PURE", "").strip().lower() in ("1", "true", "yes"):
        return "HARENA_PURE asks for the .py sources"
    if not Path(STAMP).exists():
        return "no compiled rules for this Python (built without a C compiler, or not built)"
    return "the sources changed since the rules were compiled; `make setup` rebuilds them"


def extras() -> dict[str, dict[str, bool]]:
    """The optional parts: for each its packages, and whether they are installed."""
    import re

    try:
        requirements = metadata.requires("harena") or []
    except metadata.PackageNotFoundError:
        return {}
    found: dict[str, dict[str, bool]] = {}
    for requirement in requirements:
        extra = re.search(r"extra\s*==\s*['\"]([\w-]+)['\"]", requirement)
        name = re.match(r"[\w.-]+", requirement)
        if extra and name:
            found.setdefault(extra[1], {})[name[0]] = _is_installed(name[0])
    return found


def _is_installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def findings() -> dict[str, object]:
    """Everything that the command tells."""
    import harena
    from harena.errors import DataError
    from harena.locale import languages

    from . import data
    from .screen import Screen, language_of_environment

    problems = [f"{name} is not installed" for name, found in versions().items() if found is None]
    place: dict[str, object] = {"folder": None}
    try:
        folder = data.folder()
        place = {
            "folder": str(folder),
            "exists": folder.is_dir(),
            "writable": data.is_writable(),
            "unfinished_games": len(list((folder / data.GAMES).glob("*.json"))),
            "records": len(list((folder / data.RECORDS).glob("*.json"))),
        }
        if not place["writable"]:
            problems.append(f"{folder} cannot be written to: set {data.ENVIRONMENT} to another one")
    except (DataError, OSError) as error:
        problems.append(str(error))
    language = language_of_environment()
    screen = Screen(language)
    return {
        "harena": harena.__version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": platform.platform(),
        "executable": sys.executable,
        "compiled": harena.compiled,
        "why_interpreted": why_interpreted(),
        "packages": versions(),
        "extras": extras(),
        "data": place,
        "languages": languages(),
        "language": language,
        "terminal": {
            "interactive": screen.interactive,
            "columns": screen.width,
            "colour": None if screen.console.no_color else screen.console.color_system,
            "encoding": screen.console.encoding,
        },
        "environment": {name: os.environ[name] for name in VARIABLES if name in os.environ},
        "problems": problems,
    }


@click.command(
    "doctor",
    short_help="Tell what is installed and where things lie.",
    epilog="Exit status: 0 nothing is wrong, 1 something is (it is listed last).",
)
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@click.pass_context
def doctor(ctx: click.Context, *, as_json: bool) -> None:
    r"""Tell what is installed, whether the rules are compiled, where data lies, what is wrong.

    \b
    Examples:
      harena doctor
      harena doctor --json
    """
    found = findings()
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        for line in _lines(found):
            click.echo(line)
    ctx.exit(1 if found["problems"] else 0)


def _lines(found: dict[str, object]) -> list[str]:
    """The findings for a person."""
    compiled = "compiled" if found["compiled"] else f"interpreted: {found['why_interpreted']}"
    lines = [
        f"harena      {found['harena']}",
        f"rules       {compiled}",
        f"Python      {found['python']} ({found['implementation']}), {found['executable']}",
        f"platform    {found['platform']}",
        f"packages    {_listed(found['packages'])}",
    ]
    extras_found = found["extras"]
    assert isinstance(extras_found, dict)
    for name, packages in extras_found.items():
        missing = [package for package, is_there in packages.items() if not is_there]
        state = "installed" if not missing else f"missing: {', '.join(missing)}"
        lines.append(f"extra {name:<6}{state}")
    place, terminal = found["data"], found["terminal"]
    assert isinstance(place, dict)
    assert isinstance(terminal, dict)
    if place["folder"] is not None:
        there = "" if place["exists"] else " (not made yet)"
        lines.append(f"data        {place['folder']}{there}")
        counts = f"{place['unfinished_games']} unfinished games, {place['records']} records"
        lines.append(f"            {counts}")
    languages = found["languages"]
    assert isinstance(languages, dict)
    lines.append(f"languages   {_listed(languages)}; yours: {found['language']}")
    colour = terminal["colour"] or "no colour"
    how = "" if terminal["interactive"] else ", not a terminal (piped)"
    encoding = terminal["encoding"]
    lines.append(f"terminal    {terminal['columns']} columns, {colour}, {encoding}{how}")
    environment = found["environment"]
    assert isinstance(environment, dict)
    if environment:
        lines.append("variables   " + " ".join(f"{key}={val}" for key, val in environment.items()))
    problems = found["problems"]
    assert isinstance(problems, list)
    lines += [f"problem     {problem}" for problem in problems] or ["all is well"]
    return lines


def _listed(things: object) -> str:
    assert isinstance(things, dict)
    return ", ".join(f"{name} {value or 'missing'}" for name, value in things.items())
