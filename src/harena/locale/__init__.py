"""Every word that a player reads, in every language, through one function: `t`.

A language is one Fluent file beside this one (`en.ftl`); nothing here knows which ones there are.
Nothing third-party is imported before the first word is asked for.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable

from harena.locale.bundles import LocaleError, available, own_names, render

__all__ = [
    "FALLBACK",
    "LocaleError",
    "is_strict",
    "languages",
    "negotiate",
    "set_strict",
    "t",
]

FALLBACK = "en"
"""The language that is used when another one fails, and when nobody asked for one."""

_LOG = logging.getLogger("harena.locale")
_reported: set[tuple[str, str]] = set()
_mode: dict[str, bool | None] = {"strict": None}


def t(id: str, language: str, /, **args: str | int) -> str:
    """Say message `id` (or `id.attribute`) in `language`; the variables are `args`.

    Creatures and cards are passed as in the notation (`creature="Troll"`, `card="Troll 7"`,
    `cards="Troll 7, Spectator 4"`), players by their names.
    In strict mode every mistake raises LocaleError; otherwise it is logged once and English is
    said instead, so that a missing word never stops a game.
    """
    try:
        return render(id, language, args)
    except LocaleError as error:
        if is_strict():
            raise
        if (id, language) not in _reported:
            _reported.add((id, language))
            _LOG.warning("%s", error)
    if language != FALLBACK:
        return t(id, FALLBACK, **args)
    return id


def is_strict() -> bool:
    """Whether a mistake in a message raises: `set_strict`, else HARENA_STRICT_LOCALE=1."""
    strict = _mode["strict"]
    if strict is None:
        return os.environ.get("HARENA_STRICT_LOCALE", "") not in ("", "0")
    return strict


def set_strict(strict: bool | None) -> None:
    """Make mistakes raise (True), fall back to English (False), or ask the environment (None)."""
    _mode["strict"] = strict
    _reported.clear()


def languages() -> dict[str, str]:
    """The languages there are: code -> the language's own name, sorted by code.

    The names are read without parsing whole files, so that a menu of languages opens at once.
    """
    return dict(own_names())


def negotiate(*preferred: str | Iterable[str] | None) -> str:
    """The first language of `preferred` that there is, else English.

    Takes codes, POSIX locales (`fi_FI.UTF-8`, as in LANG), colon lists (LANGUAGE) and
    Accept-Language headers, each a string or an iterable of strings; None and "" are skipped.
    """
    known = available()
    for wish in preferred:
        for text in [wish] if isinstance(wish, str) else wish or ():
            for code in _wishes(text):
                if code in known:
                    return code
                if code.partition("-")[0] in known:
                    return code.partition("-")[0]
    return FALLBACK


def _wishes(text: str) -> list[str]:
    weighted = []
    for place, part in enumerate(text.replace(":", ",").split(",")):
        name, _, parameter = part.partition(";")
        code = name.strip().partition(".")[0].partition("@")[0].replace("_", "-").lower()
        try:
            weight = float(parameter.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 1.0
        if code and weight > 0:
            weighted.append((-weight, place, code))
    return [code for _, _, code in sorted(weighted)]
