"""Scenario files: a position, then steps with what must hold (notation.md "Scenario files").

Rule tests, puzzles, lessons and bug reports have this form. Everything in a scenario is checked
when it is read: a text that has not the shape of any action, an unknown fact, a card not in the
game refuses the scenario. What then differs while it runs fails it at a step.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from harena import notation
from harena.errors import DataError, HarenaError, PositionError, printable
from harena.game import Game
from harena.rules import access
from harena.rules.codes import CARD_ACTION, CHANCE, PLAYER_ACTION
from harena.view import Action

from .facts import Fact, read_facts
from .model import Position
from .values import MAX_BYTES, parse_toml, read_head, refuse, said, table_of, typed, unknown

MAX_SCENARIOS = 10_000
MAX_STEPS = 10_000
LONGEST_ID = 200
LONGEST_REASON = 2_000
KEYS = (
    "id", "title", "rules", "ruleset", "options", "players", "creatures", "seed", "position",
    "steps",
)  # fmt: skip
STEPS = ("do", "refuse", "chance", "expect")


class Step(NamedTuple):
    """One step: `do` and `refuse` with the texts of actions, `chance` with choices, or facts."""

    key: str
    texts: tuple[str, ...] = ()
    choices: tuple[tuple[str, int], ...] = ()
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Scenario:
    """A scenario as read and checked; `start` makes its game, `deck` are the next cards to draw."""

    id: str
    title: str
    steps: tuple[Step, ...]
    start: Callable[[], Game]
    deck: tuple[int, ...] = ()
    seed: int = 0

    def run(self) -> Result:
        """Play it through and tell how it went."""
        run = Run(self)
        number = 0
        for number, step in enumerate(self.steps, 1):
            reason = run.step(step)
            if reason:
                return Result(self.id, "failed", number, one_line(reason))
        reason = run.end()
        return Result(self.id, "failed" if reason else "ok", number, one_line(reason))


class Result(NamedTuple):
    """How a scenario went: `status` ok, failed or refused, `step` from 1, `reason` if any."""

    id: str
    status: str
    step: int = 0
    reason: str = ""

    @property
    def passed(self) -> bool:
        """Whether all held."""
        return self.status == "ok"

    def __str__(self) -> str:
        if self.status == "failed":
            return f"FAILED {self.id}: step {self.step}: {self.reason}"
        return f"REFUSED {self.id}: {self.reason}" if self.status == "refused" else f"ok {self.id}"


def one_line(text: str) -> str:
    """A reason as a report shows it: on one line, printable, not endless."""
    flat = " ".join(text.split())[:LONGEST_REASON]
    return "".join(map(printable, flat))


# --- reading ----------------------------------------------------------------------------------


def read_file(path: Path) -> list[object]:
    """The scenario tables of a file, not yet checked. Raises DataError if it holds none."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror or error}") from None
    if len(data) > MAX_BYTES:
        raise DataError(f"{path}: larger than {MAX_BYTES} bytes; split it")
    try:
        return read_tables(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise DataError(f"{path}: not a text in UTF-8 (byte {error.start})") from None
    except PositionError as error:
        raise DataError(f"{path}: {error}") from None


def read_tables(text: str) -> list[object]:
    """The scenario tables of a text, not yet checked. Raises PositionError."""
    table = parse_toml(text)
    unknown(table, ("scenario",), "")
    found: list[object] = typed(
        "scenario", table.get("scenario", []), list, "a list of tables ([[scenario]])"
    )
    if len(found) > MAX_SCENARIOS:
        refuse("scenario", f"more than {MAX_SCENARIOS} scenarios in one file")
    return found


def read_scenario(table: object) -> Scenario:
    """A scenario from its table. Raises PositionError, naming the key and the reason."""
    table = table_of("scenario", table, "a table")
    unknown(table, KEYS, "")
    name = typed("id", table.get("id"), str, "a text")
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_ID:
        refuse("id", f"must be one line of at most {LONGEST_ID} characters")
    title = typed("title", table.get("title", ""), str, "a text")
    for rule in typed("rules", table.get("rules", []), list, "a list of texts"):
        typed("rules", rule, str, "a list of texts")
    rules, names, seed = read_head(table)
    context = notation.Context(rules.creatures, names, rules.name)
    position = None
    if "position" in table:
        position = Position.from_table(rules, names, seed, table["position"])
    given = typed("steps", table.get("steps", []), list, "a list of tables")
    if len(given) > MAX_STEPS:
        refuse("steps", f"more than {MAX_STEPS} steps")
    return Scenario(
        name.strip(),
        title,
        tuple(read_step(f"steps.{number}", step, context) for number, step in enumerate(given, 1)),
        position.game if position is not None else lambda: Game.new(rules, names=names),
        position.deck if position is not None else (),
        seed,
    )


def read_step(where: str, value: object, context: notation.Context) -> Step:
    """One step from its table. Raises PositionError."""
    table = table_of(where, value, "a table")
    unknown(table, STEPS, f"{where}.")
    if len(table) != 1:
        refuse(where, f"a step has exactly one key, one of {', '.join(STEPS)}")
    ((key, content),) = table.items()
    where = f"{where}.{key}"
    if key == "expect":
        return Step(key, facts=tuple(read_facts(where, content, context)))
    text = typed(where, content, str, "a text")
    if key == "chance":
        return Step(key, choices=tuple(read_choices(where, text, context)))
    texts = said(where, notation.split_actions, text)
    for action in texts:
        if not notation.is_action(action, context.names):
            refuse(where, f"{notation.quoted(action)} is no action of the notation")
    return Step(key, tuple(texts))


def read_choices(where: str, text: str, context: notation.Context) -> Iterator[tuple[str, int]]:
    """What chance chooses next: the text and the action of each."""
    if len(text) > notation.LONGEST_LIST:
        refuse(where, "the list is too long")
    for words in notation.pieces(text, ","):
        given = words.after(0)
        if words.have(0, "start"):
            yield given, said(where, notation.parse_action, given, "chance", context)
        else:
            yield given, CARD_ACTION + said(where, notation.parse_card, given, context)


# --- running ----------------------------------------------------------------------------------


class Run:
    """A scenario being played. Every method tells what differs, and nothing if all holds."""

    def __init__(self, scenario: Scenario) -> None:
        """The game as it starts; chance has not yet chosen anything."""
        self.game = scenario.start()
        self.begun = False
        self.choices: list[tuple[str, int]] = []
        self.deck = [CARD_ACTION + card for card in scenario.deck]
        self.luck = random.Random(f"chance {scenario.seed}")

    def step(self, step: Step) -> str:
        """Do one step; chance opens the game once its first choices are given."""
        if step.key == "chance":
            self.choices += step.choices
            return ""
        reason = self.begin()
        if reason:
            return reason
        if step.key == "expect":
            return "; ".join(wrong for fact in step.facts if (wrong := fact(self.game)))
        for text in step.texts:
            reason = self.do(text) if step.key == "do" else self.refuse(text)
            if reason:
                return f"{step.key} {notation.quoted(text)}: {reason}"
        return ""

    def begin(self) -> str:
        """Let chance open the game."""
        if self.begun:
            return ""
        self.begun = True
        return self.chance()

    def end(self) -> str:
        """Nothing may be left over."""
        reason = self.begin()
        if self.choices and not reason:
            left = ", ".join(text for text, _ in self.choices)
            reason = f"chance entries left over: {left}"
        return reason

    def do(self, text: str) -> str:
        """Take an action that must be legal, and let chance follow."""
        try:
            self.game.play(self.game.parse_action(text))
        except HarenaError as error:
            return str(error)
        return self.chance()

    def refuse(self, text: str) -> str:
        """The action must be illegal, and its refusal must leave everything as it was."""
        before = access.fields(self.game.state), self.game.decision, self.game.legal_actions
        try:
            self.game.play(self.game.parse_action(text))
        except HarenaError:
            after = access.fields(self.game.state), self.game.decision, self.game.legal_actions
            return "" if after == before else "was refused, but the position changed"
        return "is legal, but should be refused"

    def chance(self) -> str:
        """Chance draws, picks and starts until a player decides."""
        while self.game.decision is not None and self.game.decision.player == CHANCE:
            legal = self.game.legal_actions
            if self.choices:
                text, action = self.choices.pop(0)
                if action not in legal:
                    return f"chance {notation.quoted(text)} is impossible: {asked(legal)}"
            else:
                action = self.next_choice(legal)
            self.game.play(int(action))
        return ""

    def next_choice(self, legal: Sequence[Action]) -> int:
        """The next card that `deck` names, otherwise a choice by the seed."""
        if legal[0].kind == "chance" and legal[0] < PLAYER_ACTION:
            while self.deck:
                action = self.deck.pop(0)
                if action in legal:
                    return action
        return legal[self.luck.randrange(len(legal))]


def asked(legal: Sequence[Action]) -> str:
    """What chance is to choose."""
    if legal[0] >= PLAYER_ACTION:
        return "next chance names who starts"
    if legal[0].kind == "pick":
        return "next is a card of a rival's hand, and this one is not there"
    return "next is a card of the deck, and this one is not there"


# --- whole files --------------------------------------------------------------------------------


def check_tables(found: Sequence[object]) -> Iterator[Result]:
    """The results of scenarios, in order. A refused one is a result too; the others run."""
    seen = set()
    for index, table in enumerate(found):
        name = name_of(table, index)
        try:
            scenario = read_scenario(table)
            if scenario.id in seen:
                refuse("id", "another scenario of this file has the same")
            seen.add(scenario.id)
        except HarenaError as error:
            yield Result(name, "refused", 0, one_line(str(error)))
        else:
            yield scenario.run()


def name_of(table: object, index: int) -> str:
    """What to call a scenario, be its id missing or nonsense."""
    given = table.get("id") if isinstance(table, Mapping) else None
    if isinstance(given, str) and given.strip():
        return one_line(given)[:LONGEST_ID]
    return f"#{index + 1}"


def check_text(text: str) -> list[Result]:
    """The results of all scenarios of a text. Raises PositionError if it is no scenario file."""
    return list(check_tables(read_tables(text)))


def check_file(path: Path) -> list[Result]:
    """The results of all scenarios of a file. Raises DataError if it is no scenario file."""
    return list(check_tables(read_file(path)))
