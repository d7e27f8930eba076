"""Jinja2 environments, one for each language: the words of a template come from the locale."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from harena.locale import languages, t
from harena.web import statics

OPEN, CLOSE = "\ue000", "\ue001"
"""Stand around a player's name inside a sentence until it becomes HTML; no name can hold them."""


def named(name: str) -> str:
    """A name to put into a sentence that `sentence` makes HTML of."""
    return f"{OPEN}{name}{CLOSE}"


def sentence(text: str) -> Markup:
    """A sentence of the locale as HTML: escaped, with every name isolated in <bdi>."""
    safe = str(escape(text))
    return Markup(safe.replace(OPEN, "<bdi>").replace(CLOSE, "</bdi>"))  # noqa: S704 (escaped above)


def plain(text: str) -> str:
    """A sentence of the locale for an attribute or a title: without the signs around names."""
    return text.replace(OPEN, "").replace(CLOSE, "")


@functools.lru_cache(1_000)
def icon(name: str, css: str = "ico") -> Markup:
    """An icon of the sprite."""
    where = f"{statics.address('icons.svg')}#{name}"
    return Markup(  # noqa: S704 (its parts are ours)
        f'<svg class="{css}" aria-hidden="true"><use href="{where}"/></svg>'
    )


@functools.lru_cache(10_000)
def mark(letter: str, initial: str, label: str = "") -> Markup:
    """A player's coin: his shape and initial, with a spoken label where nothing else names him."""
    told = Markup(' role="img" aria-label="{}"').format(label) if label else ""
    hidden = "" if label else Markup(' aria-hidden="true"')
    within = Markup(' aria-hidden="true"') if label else ""
    coin = Markup('<span class="mark p-{}"{}{}><b{}>{}</b></span>')
    return coin.format(letter, told, hidden, within, initial)


@functools.cache
def environment(language: str) -> Environment:
    """The environment whose templates speak this language."""
    made = Environment(
        loader=PackageLoader("harena.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )

    def say(id: str, **args: str | int) -> Markup:
        return sentence(t(id, language, **args))

    made.globals.update(
        t=say,
        language=language,
        languages=languages(),
        static=statics.address,
        roman=ROMAN,
        named=named,
        icon=icon,
        mark=mark,
    )
    made.filters["sentence"] = sentence
    made.filters["plain"] = plain
    return made


ROMAN = ("I", "II", "III", "IV", "V")


def page(name: str, language: str, values: Mapping[str, Any]) -> str:
    """A whole page."""
    return environment(language).get_template(name).render(values)


def notice(words: str, language: str) -> str:
    """What our script puts where a page has room for notices: why something was not done."""
    return for_notice(page("notice.html", language, {"text": words}))


def for_notice(html: str) -> str:
    """HTML that our script puts there."""
    return f'<hx-partial hx-target="#notice" hx-swap="innerHTML">{html}</hx-partial>'


@functools.cache
def parts(language: str, file: str = "parts.html") -> Any:
    """The macros of a file of parts, in a language."""
    return environment(language).get_template(file).module
