"""Fluent behind `harena.locale.t`: files, noun and card forms, and errors that are not swallowed.

Four functions are there for the messages; the case names are literals of the language's own file:

- `NOUN($creature, case: "allative")` - attribute `allative` of the message `noun-troll`;
- `CARD($cards, case: "object")` - attribute `object` of `card-combat`, `card-spectator`, ...;
  both take a list as well ("Troll, Wyrm"), joined by `list-more` and `list-last`;
- `NUMERAL($round, case: "ordinal")` - attribute `ordinal` of the message `numeral`;
- `CAPITAL(NOUN($creature, case: "the"))` - the same with a capital first letter.

Without `case` the message's own value is meant: the bare name.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from importlib import resources
from typing import TYPE_CHECKING, Any

from harena.errors import HarenaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class LocaleError(HarenaError, LookupError):
    """A message, form, variable or language that is asked for and is not there."""


@functools.cache
def available() -> tuple[str, ...]:
    """The codes of the languages, sorted: one for each `.ftl` file of this package."""
    files = resources.files(__package__).iterdir()
    return tuple(sorted(file.name[:-4] for file in files if file.name.endswith(".ftl")))


def source(language: str) -> str:
    """The text of a language's file; LocaleError if there is none."""
    if language not in available():
        raise LocaleError(f"no language {language!r}: there are {', '.join(available())}")
    return (resources.files(__package__) / f"{language}.ftl").read_text(encoding="utf-8")


@functools.cache
def own_names() -> tuple[tuple[str, str], ...]:
    """The codes of the languages with what each calls itself; no file is parsed for that."""
    name = re.compile(r"^language-name = (.+)$", re.MULTILINE)
    return tuple((code, (name.findall(source(code)) or [code])[0]) for code in available())


def forget() -> None:
    """Drop every cached bundle and sentence, so that changed files are read again."""
    available.cache_clear()
    own_names.cache_clear()
    bundle.cache_clear()
    _render.cache_clear()


def render(id: str, language: str, args: Mapping[str, str | int], isolate: bool = False) -> str:
    """Format `id` or `id.attribute`; anything that Fluent would pass over raises LocaleError.

    `isolate` wraps every variable in Unicode isolation marks, for HTML.
    """
    return _render(id, language, tuple(sorted(args.items())), isolate)


@functools.lru_cache(maxsize=20_000)
def _render(id: str, language: str, args: tuple[tuple[str, str | int], ...], isolate: bool) -> str:
    message, _, attribute = id.partition(".")
    return _form(bundle(language, isolate), message, attribute, dict(args))


@functools.cache
def bundle(language: str, isolate: bool = False) -> FluentBundle:
    """The parsed messages of one language; junk in its file raises LocaleError."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    resource = FluentResource(source(language))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise LocaleError(f"{language}.ftl holds junk: {(entry.content or '')[:60]!r}")
    made = FluentBundle([language], functions=_functions(lambda: made), use_isolating=isolate)
    made.add_resource(resource)
    return made


def _functions(made: Callable[[], FluentBundle]) -> dict[str, Callable[..., Any]]:
    # Nearly every sentence of a game names a creature or a card, and there are few of them.
    @functools.lru_cache(4096)
    def noun(names: str, case: str = "") -> str:
        forms = [_form(made(), f"noun-{_kebab(name)}", case, {}) for name in names.split(", ")]
        return listed(forms, case)

    @functools.lru_cache(4096)
    def card(names: str, case: str = "") -> str:
        return listed([one(name, case) for name in names.split(", ")], case)

    def listed(forms: list[str], case: str) -> str:
        text = forms[0]
        for place, form in enumerate(forms[1:], 2):
            join = "list-last" if place == len(forms) else "list-more"
            args = {"before": text, "after": form, "case": case or "label"}
            text = _form(made(), join, "", args)
        return text

    def one(name: str, case: str) -> str:
        kind, _, strength = name.rpartition(" ")
        if not strength.isdigit():
            return _form(made(), f"card-{_kebab(name)}", case, {})
        if kind == "Spectator":
            return _form(made(), "card-spectator", case, {"strength": int(strength)})
        args: dict[str, str | int] = {"creature": kind, "strength": int(strength)}
        return _form(made(), "card-combat", case, args)

    @functools.lru_cache(256)
    def numeral(number: int, case: str) -> str:
        return _form(made(), "numeral", case, {"number": int(number)})

    def capital(text: str) -> str:
        return text[:1].upper() + text[1:]

    return {"NOUN": noun, "CARD": card, "NUMERAL": numeral, "CAPITAL": capital}


def _kebab(name: str) -> str:
    return name.lower().replace(" ", "-")


def _form(made: FluentBundle, id: str, attribute: str, args: Mapping[str, str | int]) -> str:
    where = f"{made.locales[0]}: {id}" + (f".{attribute}" if attribute else "")
    if not made.has_message(id):
        raise LocaleError(f"{where}: no such message")
    message = made.get_message(id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise LocaleError(f"{where}: no such {'attribute' if attribute else 'value'}")
    try:
        text, errors = made.format_pattern(pattern, dict(args))
    except RecursionError:
        raise LocaleError(f"{where}: refers to itself") from None
    if errors:
        raise LocaleError(f"{where}: {'; '.join(str(error) for error in errors)}")
    return str(text)
