"""What the forms of the start page ask for: read leniently, checked with words, never lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from harena.bots import BOTS
from harena.errors import NotationError, RulesetError
from harena.locale import t
from harena.notation import check_name
from harena.rules import creatures as book
from harena.rules import rulesets
from harena.rules.codes import COLUMNS
from harena.web.pieces.rulebook import EDITIONS
from harena.web.tables import clock, pace

CHOICES: Final = ("random", "beginners", "chosen")
YES_NO: Final = ("yes", "no")
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "stalemate": rulesets.STALEMATES,
    "tie_break": rulesets.TIE_BREAKS,
    "backer_by": rulesets.BACKER_BYS,
    **dict.fromkeys(rulesets.SWITCHES, YES_NO),
    "start": ("random", "auction"),
}
"""The options that a form offers, with their values."""
GAMES: Final = ("1", "2", "3", "5")
"""How many games in a row may be chosen."""
MOST_OTHERS: Final = 4
"""People at one screen beside the one who sets up the table."""


class Wanted(NamedTuple):
    """What a form asks for. `eight` and `others` are as typed, before any check."""

    kind: str = "bots"
    name: str = ""
    players: str = "4"
    bots: str = "greedy"
    ruleset: str = rulesets.COLOSSAL_ARENA
    creatures: str = "random"
    eight: tuple[str, ...] = ()
    pace: str = "calm"
    is_public: bool = False
    options: Mapping[str, str] = {}
    others: tuple[str, ...] = ()
    clock: str = "none"
    games: str = "1"
    away: str = "vote"

    @property
    def is_special(self) -> bool:
        """Whether anything under "more choices" is not as usual."""
        usual = Wanted()
        return (self.creatures, self.is_public, self.clock, self.games, self.away) != (
            usual.creatures,
            usual.is_public,
            usual.clock,
            usual.games,
            usual.away,
        ) or bool(self.eight or self.options or self.others)


def among(given: str, known: tuple[str, ...], usual: str) -> str:
    """A value that is known, or the usual one."""
    return given if given in known else usual


def read(form: Any) -> Wanted:
    """A form (a multi-dictionary) as what it asks for."""

    def one(name: str) -> str:
        return str(form.get(name) or "")

    def many(name: str) -> tuple[str, ...]:
        return tuple([str(value) for value in form.getall(name, [])])

    usual = Wanted()
    options = {name: one(f"option-{name}") for name in OPTIONS}
    return Wanted(
        kind=among(one("kind"), ("bots", "friends"), usual.kind),
        name=one("name"),
        players=among(one("players"), ("2", "3", "4", "5"), usual.players),
        bots=among(one("bots"), (*BOTS, "mixed"), "mixed"),
        ruleset=among(one("ruleset"), EDITIONS, usual.ruleset),
        creatures=among(one("creatures"), CHOICES, usual.creatures),
        eight=tuple([name for name in many("eight") if name in book.NAMES]),
        pace=among(one("pace"), tuple(pace.PACES), usual.pace),
        is_public=one("public") == "yes",
        options={
            name: value for name, value in options.items() if value and value in OPTIONS[name]
        },
        clock=among(one("clock"), tuple(clock.CHOICES), usual.clock),
        games=among(one("games"), GAMES, usual.games),
        away=among(one("away"), ("vote", "bot"), usual.away),
        others=tuple([name[:200] for name in many("other")[:MOST_OTHERS] if name.strip()]),
    )


def fault(wanted: Wanted, language: str) -> str:
    """What is wrong with it, in words; "" if nothing is."""
    try:
        for name in (wanted.name, *wanted.others):
            check_name(name)
    except NotationError:
        return t("web-error-name", language)
    if wanted.kind == "bots" and wanted.others and wanted.clock != "none":
        return t("clock-not-shared", language)
    if wanted.creatures == "chosen":
        return creatures_fault(wanted.eight, language)
    return ""


def creatures_fault(eight: tuple[str, ...], language: str) -> str:
    """Why these creatures are not eight to play with; "" if they are."""
    if len(set(eight)) != COLUMNS:
        return t("web-error-eight", language, count=len(set(eight)))
    for first, second in book.TWINS:
        pair = book.NAMES[first], book.NAMES[second]
        if pair[0] in eight and pair[1] in eight:
            return t("ui-error-creature-pair", language, creature=pair[0], other=pair[1])
    return ""


def options_of(wanted: Wanted) -> dict[str, object]:
    """The options that differ from the usual ones, as the rules take them."""
    try:
        full = rulesets.check_options(wanted.ruleset, wanted.options)
    except RulesetError:  # cannot be: `read` keeps what is offered alone
        return {}
    usual = rulesets.check_options(wanted.ruleset, {})
    return {name: value for name, value in full.items() if value != usual[name]}


def company_of(wanted: Wanted) -> dict[str, Any]:
    """The settings of a table that concern clocks, absence and how many games are played.

    At a shared screen nobody can be away, and no clock could tell whose turn it is to sit there.
    """
    chosen: dict[str, Any] = {}
    if wanted.games != "1":
        chosen |= {"games": int(wanted.games), "number": 1}
    if wanted.kind == "bots" and wanted.others:
        return chosen
    time = clock.CHOICES[wanted.clock]
    return {**chosen, "away": wanted.away, "clock": list(time) if time else None}


def option_words(options: Mapping[str, object], language: str) -> list[str]:
    """Options in words, for those who are asked to sit down."""
    lines = []
    for name, value in options.items():
        word = ("no", "yes")[value] if isinstance(value, bool) else str(value)
        lines.append(f"{_option(name, language)}: {_option(f'{name}.{word}', language)}")
    return lines


def _option(name: str, language: str) -> str:
    """An option, or NAME.VALUE, in words."""
    option, dot, value = name.partition(".")
    return t(f"option-{option.replace('_', '-')}{dot}{value}", language)


def offers(language: str) -> dict[str, Any]:
    """What the forms offer, for their template."""
    titan = [name for name in rulesets.pool(EDITIONS[1]) if name not in rulesets.pool(EDITIONS[0])]
    groups = [(EDITIONS[0], rulesets.pool(EDITIONS[0])), (EDITIONS[1], tuple(titan))]
    return {
        "creature_groups": [
            (
                t(f"edition-{edition}", language),
                [(name, t("creatures", language, creatures=name)) for name in names],
            )
            for edition, names in groups
        ],
        "option_groups": [
            (
                name,
                _option(name, language),
                [(value, _option(f"{name}.{value}", language)) for value in values],
            )
            for name, values in OPTIONS.items()
        ],
    }
