"""Every message and attribute of every language, said with many creatures and numbers."""

from __future__ import annotations

import itertools

import pytest
from tests.locale import files

from harena.locale import bundles, t

NUMBERS = ("amount", "count", "columns", "days", "games", "have", "hours", "last",
           "minimum", "minutes", "need", "number", "round", "seat", "strength", "total",
           "value")  # fmt: skip
WORDS = {
    "player": ("Ann",), "rival": ("Ben",), "players": ("Ann, Ben",), "given": ("x",),
    "reason": ("disk full",), "command": ("harena play",), "date": ("2024-01-02",),
    "bot": ("greedy",), "bets": ("Troll 4",), "line": ("Draw.",), "default": ("1",),
    "choice": ("Troll 7",), "choices": ("1; 2",), "path": ("game.json",), "example": ("pl tr",),
    "creature": files.CREATURES, "other": files.CREATURES,
    "creatures": ("Troll", "Troll, Wyrm", "Hydra, Ettin, Amazon"),
    "card": ("Troll 7", "Wyrm 1", *files.CARDS), "cards": ("Troll 7", "Troll 7, Prefect, Wyrm 0"),
    "action": ("Play Troll 7",), "author": ("Lorc",), "edition": ("Colossal Arena",),
    "icon": ("troll",), "row": ("II",), "title": ("The fall",),
    "bank": ("3:00",), "step": ("0:15",), "what": ("again", "series"),
    "why": ("time", "vote", "left", "away"),
    "before": ("Troll",), "after": ("Wyrm",), "case": ("label",),
    "table": ("kX9_game",), "begun": ("1 Mar 2026",), "seen": ("2 Mar 2026",),
}  # fmt: skip


def samples(variables: set[str]) -> list[dict[str, str | int]]:
    """Values for the variables: each number and each word in turn, the others at their first."""
    values: dict[str, tuple[str | int, ...]] = {
        name: (*range(12), 31) if name in NUMBERS else WORDS[name] for name in variables
    }
    first = {name: each[0] for name, each in values.items()}
    changed = [{**first, name: value} for name, each in values.items() for value in each]
    return changed or [{}]


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_every_message(language: str) -> None:
    for name, pattern in files.patterns(language).items():
        head = name.split(".")[0]
        if head in ("list-more", "list-last"):
            continue  # parts of a list
        variables = set(pattern.variables)
        for reference in pattern.references:
            variables |= files.patterns(language)[reference].variables
        for args in samples(variables):
            text = t(name, language, **args)
            assert not files.flaws(text, language), f"{name}: {text!r}"


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_html_gets_its_marks(language: str) -> None:
    for name in files.patterns(language):
        if name.startswith("event-"):
            variables = files.patterns(language)[name].variables
            args = samples(variables)[0]
            marked = bundles.render(name, language, args, isolate=True)
            assert marked.count("\u2068") == marked.count("\u2069")


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_lists(language: str) -> None:
    for length in range(1, 6):
        for names in itertools.islice(itertools.combinations(files.CREATURES, length), 40):
            said = t("creatures", language, creatures=", ".join(names))
            assert all(t(f"noun-{name.lower()}", language) in said for name in names)
            assert not files.flaws(said, language)
