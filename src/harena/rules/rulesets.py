"""A ruleset is a value: numbers, creatures, switches ("Ruleset options", tables 1.1 to 1.5).

Nothing subclasses it and nothing asks which one it is: the rules read its switches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..errors import RulesetError
from . import creatures as book
from .arrays import listed
from .codes import *

COLOSSAL_ARENA = "colossal-arena"
TITAN_THE_ARENA = "titan-the-arena"

STALEMATES = ("none", "faq", "auction")
TIE_BREAKS = ("last-mover", "tournament")
BACKER_BYS = ("value", "count")
SWITCHES = ("zero_bet_backs", "secret_bet_again", "extra_card_chain")

# Names and defaults of the two editions. A switch of the second part is no option: it is what the
# editions differ in (the row of rules.md it comes from stands beside it).
EDITIONS: dict[str, dict[str, object]] = {
    COLOSSAL_ARENA: {
        "box": book.COLOSSAL_ARENA,
        "referees": ("Prefect", "Magister"),
        "stalemate": "none",
        "start": "random",
        "bet_rows": 5,
        "halves_up": True,  # the larger half is set aside
        "steal_minimum": 3,
        "wide_reach": False,  # Troll and Prefect reach the combat rows only
        "second_referee": True,
        "any_discards": False,  # the Magus throws away combat cards only
        "fallen_leave": False,  # a fallen creature's cards stay on the table
        "revealed_stay": False,  # a revealed secret card is discarded
        "pass_stays_open": False,
    },
    TITAN_THE_ARENA: {
        "box": book.TITAN_THE_ARENA,
        "referees": ("Referee", "Head Referee"),
        "stalemate": "auction",
        "start": "auction",
        "bet_rows": 4,
        "halves_up": False,
        "steal_minimum": 1,
        "wide_reach": True,
        "second_referee": False,
        "any_discards": True,
        "fallen_leave": True,
        "revealed_stay": True,
        "pass_stays_open": True,
    },
}
OPTIONS = ("stalemate", "tie_break", "backer_by", *SWITCHES, "start")


class Ruleset:
    """One game's rules: `name`, `creatures` (eight names, in column order), `options`."""

    __slots__ = (
        "name", "creatures", "options", "bet_values", "stalemate", "tournament_tie_break",
        "by_count", "zero_bet_backs", "secret_bet_again", "extra_card_chain", "start", "bet_rows",
        "halves_up", "steal_minimum", "wide_reach", "second_referee", "any_discards",
        "fallen_leave", "revealed_stay", "pass_stays_open", "values", "weights", "powers",
    )  # fmt: skip

    def __init__(self, name: str, creatures: tuple[str, ...], options: dict[str, object]) -> None:
        """Use `ruleset()`, which checks what it is given."""
        edition = EDITIONS[name]
        self.name = name
        self.creatures = creatures
        self.options = options
        self.bet_values = (4, 3, 2, 1, 0, 5)
        self.stalemate = STALEMATES.index(str(options["stalemate"]))
        self.tournament_tie_break = options["tie_break"] == "tournament"
        self.by_count = options["backer_by"] == "count"
        self.zero_bet_backs = bool(options["zero_bet_backs"])
        self.secret_bet_again = bool(options["secret_bet_again"])
        self.extra_card_chain = bool(options["extra_card_chain"])
        start = options["start"]
        if isinstance(start, int):
            self.start = start
        else:
            self.start = START_AUCTION if start == "auction" else START_RANDOM
        self.bet_rows = int(str(edition["bet_rows"]))
        self.halves_up = bool(edition["halves_up"])
        self.steal_minimum = int(str(edition["steal_minimum"]))
        self.wide_reach = bool(edition["wide_reach"])
        self.second_referee = bool(edition["second_referee"])
        self.any_discards = bool(edition["any_discards"])
        self.fallen_leave = bool(edition["fallen_leave"])
        self.revealed_stay = bool(edition["revealed_stay"])
        self.pass_stays_open = bool(edition["pass_stays_open"])
        kinds = [book.NAMES.index(creature) for creature in creatures]
        self.powers = listed(book.POWERS[kind] for kind in kinds)
        self.values = listed(self.bet_values)
        self.weights = listed((1,) * 6 if self.by_count else self.bet_values)

    def __reduce__(self) -> tuple[object, ...]:
        return (Ruleset, (self.name, self.creatures, self.options))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ruleset):
            return NotImplemented
        mine = (self.name, self.creatures, self.options)
        return mine == (other.name, other.creatures, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.creatures, tuple(sorted(map(str, self.options.items())))))

    def __repr__(self) -> str:
        return f"Ruleset({self.name!r}, {self.creatures!r}, {self.options!r})"


def pool(name: str) -> tuple[str, ...]:
    """The creatures that an edition's box holds, by name."""
    box = EDITIONS[name]["box"]
    assert isinstance(box, tuple)
    return tuple(book.NAMES[kind] for kind in box)


def referees(name: str) -> tuple[str, str]:
    """What an edition calls its two common referees, and the third one."""
    words = EDITIONS[name]["referees"]
    assert isinstance(words, tuple)
    return str(words[0]), str(words[1])


def ruleset(
    name: str = COLOSSAL_ARENA,
    creatures: Iterable[str] | None = None,
    options: Mapping[str, object] | None = None,
) -> Ruleset:
    """A checked ruleset. Raises RulesetError.

    `creatures` are eight names in column order; None means those of the edition's box, and is
    refused where it holds more than eight, so that somebody must choose or draw them. `options` are
    the switches of the ruleset; `start` may also be a seat, counted from 0.
    """
    if name not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise RulesetError(f"unknown ruleset {name!r}; the rulesets are: {known}")
    if creatures is None:
        creatures = pool(name)
        if len(creatures) > COLUMNS:
            raise RulesetError(f"{name} needs its eight creatures: name them or draw them")
    return Ruleset(name, check_creatures(creatures), check_options(name, options or {}))


def check_creatures(creatures: Iterable[str]) -> tuple[str, ...]:
    """Eight names in their proper spelling, as rules.md allows them. Raises RulesetError."""
    if isinstance(creatures, str):
        creatures = creatures.split(",")
    by_name = {known.lower(): known for known in book.NAMES}
    names = []
    for given in creatures:
        key = " ".join(str(given).split()).lower()
        if key not in by_name:
            raise RulesetError(
                f"no creature is called {given!r}; they are: {', '.join(book.NAMES)}"
            )
        names.append(by_name[key])
    if len(names) != COLUMNS:
        raise RulesetError(f"a game needs exactly {COLUMNS} creatures, not {len(names)}")
    for known in names:
        if names.count(known) > 1:
            raise RulesetError(f"{known} is named twice; the eight creatures must differ")
    for first, second in book.TWINS:
        pair = (book.NAMES[first], book.NAMES[second])
        if pair[0] in names and pair[1] in names:
            raise RulesetError(
                f"{pair[0]} and {pair[1]} are one power under two names; take only one of them"
            )
    return tuple(names)


def check_options(name: str, options: Mapping[str, object]) -> dict[str, object]:
    """All options of a ruleset with their values, defaults filled in. Raises RulesetError."""
    full: dict[str, object] = {
        "stalemate": EDITIONS[name]["stalemate"],
        "tie_break": "last-mover",
        "backer_by": "value",
        "zero_bet_backs": True,
        "secret_bet_again": True,
        "extra_card_chain": False,
        "start": EDITIONS[name]["start"],
    }
    choices = {"stalemate": STALEMATES, "tie_break": TIE_BREAKS, "backer_by": BACKER_BYS}
    for key, value in options.items():
        if key not in full:
            raise RulesetError(f"unknown option {key!r}; the options are: {', '.join(OPTIONS)}")
        if key in choices:
            if value not in choices[key]:
                raise RulesetError(f"option {key} = {value!r} is none of {', '.join(choices[key])}")
            full[key] = value
        elif key in SWITCHES:
            full[key] = switch(key, value)
        else:
            full[key] = starting(value)
    return full


def switch(key: str, value: object) -> bool:
    """A yes-or-no option: true, false, "yes" or "no". Raises RulesetError."""
    if isinstance(value, bool):
        return value
    if value in ("yes", "no"):
        return value == "yes"
    raise RulesetError(f"option {key} = {value!r} is neither true nor false (nor yes or no)")


def starting(value: object) -> int | str:
    """The `start` option: "random", "auction" or a seat. Raises RulesetError."""
    if value in ("random", "auction"):
        return str(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < SEATS:
        return value
    if isinstance(value, str) and len(value) == 2 and value[0] == "#" and value[1] in "12345":
        return int(value[1]) - 1
    raise RulesetError(f"option start = {value!r} is none of random, auction, or a seat such as #2")
