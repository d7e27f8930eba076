"""What the language files hold (read by Fluent's own parser), and what any text must be like."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast

from harena.locale import bundles
from harena.rules import creatures

LANGUAGES = bundles.available()
CREATURES = creatures.NAMES
CARDS = ("Spectator 0", "Spectator 10", "Prefect", "Magister", "Referee", "Head Referee")
# Messages whose attributes or variables a language chooses itself: forms of words.
FREE = ("noun-", "card-", "numeral", "list-")


@dataclass
class Pattern:
    """A message's value or one of its attributes."""

    variables: set[str] = field(default_factory=set)
    calls: list[tuple[str, str, dict[str, str]]] = field(default_factory=list)
    bare: set[str] = field(default_factory=set)  # variables that are printed as they come
    references: set[str] = field(default_factory=set)
    text: str = ""  # its literal parts, with a box for everything else


def _read(node: object, pattern: Pattern) -> None:
    if isinstance(node, ast.TextElement):
        pattern.text += node.value
    elif isinstance(node, ast.VariableReference):
        pattern.variables.add(node.id.name)
    elif isinstance(node, ast.MessageReference):
        attribute = f".{node.attribute.name}" if node.attribute else ""
        pattern.references.add(node.id.name + attribute)
    elif isinstance(node, ast.Placeable):
        pattern.text += "□"
        if isinstance(node.expression, ast.VariableReference):
            pattern.bare.add(node.expression.id.name)
    elif isinstance(node, ast.FunctionReference):
        pattern.calls.append(_call(node))
    for child in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for each in child if isinstance(child, list) else [child]:
            _read(each, pattern)


def _call(node: ast.FunctionReference) -> tuple[str, str, dict[str, str]]:
    """The function's name, what it is given ("$name", a literal, or "" for a call), its names."""
    given = node.arguments.positional[0]
    first = ""
    if isinstance(given, ast.VariableReference):
        first = "$" + given.id.name
    elif isinstance(given, ast.StringLiteral):
        first = given.value
    return node.id.name, first, {a.name.name: str(a.value.value) for a in node.arguments.named}


@functools.cache
def entries(language: str) -> tuple[ast.Message, ...]:
    body = FluentParser().parse(bundles.source(language)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}: {junk}"
    terms = [entry.id.name for entry in body if isinstance(entry, ast.Term)]
    assert not terms, f"{language} has terms, which take no variables: {terms}"
    return tuple(entry for entry in body if isinstance(entry, ast.Message))


@functools.cache
def patterns(language: str) -> dict[str, Pattern]:
    """Every `id` and `id.attribute` of a language."""
    found = {}
    for message in entries(language):
        parts = [("", message.value)]
        parts += [(f".{attribute.id.name}", attribute.value) for attribute in message.attributes]
        for suffix, value in parts:
            assert value is not None, f"{language}: {message.id.name}{suffix} is empty"
            pattern = Pattern()
            _read(value, pattern)
            found[message.id.name + suffix] = pattern
    return found


def forms(language: str, message: str) -> set[str]:
    """The attributes of one message."""
    head = message + "."
    return {name.removeprefix(head) for name in patterns(language) if name.startswith(head)}


def is_free(name: str) -> bool:
    return name.startswith(FREE)


def words(language: str) -> Iterator[tuple[str, Pattern]]:
    """The patterns that must be the same in all languages."""
    return ((name, found) for name, found in patterns(language).items() if not is_free(name))


# --- what every rendered text must be like --------------------------------------------------------

_VOWELS = "aáeéiíoóöőuúüű"
_WRONG = {
    "en": re.compile(r"\b[Aa] (?=[AaEeIiOo]\w)(?!one\b)|\b[Aa]n (?![AaEeIiOoUu])|\b[Aa]n Unicorn"),
    "es": re.compile(
        r"\b(de|a|De|A) el (?!l)|\b(el|un|del|al) (Amazona|Gorgona|Hidra)\b"
        r"|\b(la|una) (Coloso|Cíclope|Titán|Troll|Unicornio|Wyrm|Magus|Serafín)\b"
        r"|\b[Yy] (?=[Ii]|[Hh]i)",
    ),
    "fi": re.compile(r"(?<=[aeiouyäö]):[a-zäö]|\b1 \w+ia\b"),
}


def article_mistakes(text: str) -> list[str]:
    """Hungarian a/az before the wrong sound; 1 and 5 begin with a vowel when read aloud."""
    wrong = []
    for article, word in re.findall(r"\b([Aa]z?) (\w+)", text):
        sound = word[0].lower() in _VOWELS or re.fullmatch(r"1|5\d*", word) is not None
        # "az" is also the pronoun: "az a játékos", "az győz"
        if sound != (article.lower() == "az") and word not in ("a", "győz"):
            wrong.append(f"{article} {word}")
    return wrong


def flaws(text: str, language: str) -> list[str]:
    """What is wrong with a rendered text."""
    found = []
    if not text.strip() or text != text.strip():
        found.append("empty or padded")
    if re.search(r"[{}]|\?\?\?|\$|  | [.,;:!)](?!\S)|\.\.|\u2068", text):
        found.append("leftover or bad spacing")
    if language in _WRONG and (bad := _WRONG[language].search(text)):
        found.append(f"grammar: {bad[0]!r}")
    if language == "hu":
        found += article_mistakes(text)
    return found


def check(text: str, language: str) -> str:
    """The text, once it is found sane."""
    assert not flaws(text, language), f"{language}: {text!r}: {flaws(text, language)}"
    return text
