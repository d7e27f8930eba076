"""Reading TOML and its values: types, limits, and errors that name the key and the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn, ParamSpec, TypeVar

from harena import notation
from harena.errors import HarenaError, NotationError, PositionError
from harena.rules import rulesets
from harena.rules.rulesets import Ruleset

MAX_BYTES = 1 << 20
MAX_DOTS = 200
SEEDS = (-(2**63), 2**63 - 1)

P = ParamSpec("P")
T = TypeVar("T")


def refuse(name: str, reason: object) -> NoReturn:
    """A key's value cannot be, for this reason."""
    raise PositionError(f"{name}: {reason}")


def glimpse(value: object) -> str:
    """The beginning of a value, as an error shows it."""
    if isinstance(value, str):
        return notation.quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a very large number"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, Mapping) else f"a value of type {type(value).__name__}"


def parse_toml(text: str) -> dict[str, Any]:
    """The table a TOML text stands for. Raises PositionError, for a text of over 1 MiB too."""
    if len(text) > MAX_BYTES:
        raise PositionError(f"the text is longer than {MAX_BYTES} characters")
    # The standard library's parser takes quadratic time over keys of very many parts (a.a.a.a...).
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MAX_DOTS:
            raise PositionError(f"line {number} has more than {MAX_DOTS} dots")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise PositionError("this is not valid TOML: nested too deeply") from None
    except ValueError as error:
        raise PositionError(f"this is not valid TOML: {error!s:.200}") from None


def unknown(table: Mapping[Any, Any], known: Iterable[str], where: str) -> None:
    """Refuse keys that the format does not have."""
    for name in table:
        if name not in known:
            given = name if isinstance(name, str) and name.isidentifier() else glimpse(name)
            refuse(f"{where}{given:.60}", f"unknown key; the keys here are {', '.join(known)}")


def typed(name: str, value: object, kind: type[T], what: str) -> T:
    """A value of the type it must have; a truth value is no number."""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        refuse(name, "is missing" if value is None else f"must be {what}, not {glimpse(value)}")
    return value


def table_of(name: str, value: object, what: str) -> dict[Any, Any]:
    """A table."""
    table: dict[Any, Any] = typed(name, value, dict, what)
    return table


def number(name: str, value: object, low: int, high: int) -> int:
    """A whole number within limits."""
    given = typed(name, value, int, "a whole number")
    if not low <= given <= high:
        refuse(name, f"must be {low} to {high}, not {glimpse(given)}")
    return given


def text_list(name: str, value: object) -> list[str]:
    """A list of texts."""
    items: list[object] = typed(name, value, list, "a list of texts")
    return [typed(name, item, str, "a list of texts") for item in items]


def said(name: str, parse: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What a text of the notation means; an error names the key."""
    try:
        return parse(*args, **kwargs)
    except NotationError as error:
        raise PositionError(f"{name}: {error}") from None


def read_head(table: Mapping[str, Any]) -> tuple[Ruleset, tuple[str, ...], int]:
    """Ruleset, names and seed of a position or scenario. Raises PositionError."""
    names = said("players", notation.check_names, text_list("players", table.get("players")))
    name = typed("ruleset", table.get("ruleset", rulesets.COLOSSAL_ARENA), str, "a text")
    creatures = table.get("creatures")
    if creatures is not None:
        creatures = text_list("creatures", creatures)
    options: dict[str, object] = {}
    for option, value in table_of("options", table.get("options", {}), "a table").items():
        if not isinstance(value, bool):
            typed(f"options.{str(option)[:60]}", value, str, "a text, true or false")
        options[option] = value
    start = options.get("start")
    if isinstance(start, str) and start not in ("random", "auction"):
        options["start"] = said("options.start", notation.parse_player, start, names)
    try:
        rules = rulesets.ruleset(name, creatures, options)
    except HarenaError as error:
        raise PositionError(f"ruleset, creatures or options: {error}") from None
    return rules, names, number("seed", table.get("seed", 0), *SEEDS)
