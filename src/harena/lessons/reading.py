"""Lesson files read and checked: a scenario's head and position, then steps with words.

Everything in a file that the notation can judge is judged when it is read; whether the scripted
actions are legal shows when the lesson is played, which the tests do in every way it allows.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

from harena import notation
from harena.errors import DataError, PositionError
from harena.position import Position, Scenario
from harena.position.scenario import read_choices
from harena.position.values import (
    parse_toml,
    read_head,
    refuse,
    said,
    table_of,
    text_list,
    typed,
    unknown,
)
from harena.rules.rulesets import EDITIONS

if TYPE_CHECKING:
    from .running import LessonRun

KEYS = (
    "id", "ruleset", "options", "players", "learner", "creatures", "seed", "position", "steps",
)  # fmt: skip
STEPS = ("say", "ask", "do", "chance")
ASK_KEYS = ("ask", "task", "others")


class Ask(NamedTuple):
    """What the learner must do.

    `accepted` are texts of actions, `task`, `hint` and `other` ids of messages: what to do, how to
    find it, and what is said of other actions. `others` are beginnings of actions for which
    something better is said; the longest that fits counts.
    """

    accepted: tuple[str, ...]
    task: str
    hint: str
    other: str
    others: tuple[tuple[str, str], ...] = ()

    def said_of(self, action: str) -> str:
        """The id of what is said of a legal action (its text) that is not accepted."""
        words = action.casefold().split()
        found = self.other
        longest = 0
        for beginning, message in self.others:
            given = beginning.casefold().split()
            if len(given) > longest and words[: len(given)] == given:
                found, longest = message, len(given)
        return found


class Step(NamedTuple):
    """One step of a lesson, with one of these: a message's id, a question, actions, chance."""

    say: str = ""
    ask: Ask | None = None
    do: tuple[str, ...] = ()
    chance: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson as read and checked. `course` is the ruleset it teaches, `learner` a seat."""

    id: str
    course: str
    learner: int
    steps: tuple[Step, ...]
    scenario: Scenario

    @property
    def title(self) -> str:
        """The id of its title."""
        return f"lesson-{self.id}"

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of everything it says, in order."""
        found = [self.title]
        for step in self.steps:
            if step.say:
                found.append(step.say)
            if step.ask is not None:
                ask = step.ask
                found += [ask.task, ask.hint, ask.other, *(message for _, message in ask.others)]
        return tuple(dict.fromkeys(found))

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Its questions, in order."""
        return tuple(step.ask for step in self.steps if step.ask is not None)

    def run(self, answers: Sequence[str] = ()) -> LessonRun:
        """The lesson from its start, or from behind these answers (`LessonRun.answers`).

        Raises DataError if an answer is not accepted where it stands.
        """
        from .running import LessonRun

        return LessonRun(self, answers)


# --- all lessons --------------------------------------------------------------------------------


def courses() -> tuple[str, ...]:
    """The courses, one for each ruleset."""
    return tuple(EDITIONS)


def lessons(course: str) -> tuple[Lesson, ...]:
    """The lessons of a course, in order. Raises DataError for an unknown course."""
    if course not in EDITIONS:
        raise DataError(f"no course {course!r}: there are {', '.join(EDITIONS)}")
    return tuple(one for one in _every() if one.course == course)


def lesson(id: str) -> Lesson:
    """The lesson of an id, whichever its course. Raises DataError if there is none."""
    for one in _every():
        if one.id == id:
            return one
    known = ", ".join(one.id for one in _every())
    raise DataError(f"no lesson {id!r:.60}: there are {known}")


@functools.cache
def _every() -> tuple[Lesson, ...]:
    folder = resources.files(__package__).iterdir()
    files = sorted((f for f in folder if f.name.endswith(".toml")), key=lambda file: file.name)
    found = []
    for file in files:
        try:
            found.append(read_lesson(file.read_text(encoding="utf-8")))
        except PositionError as error:
            raise DataError(f"{file.name}: {error}") from None
    return tuple(found)


# --- reading one --------------------------------------------------------------------------------


def read_lesson(text: str) -> Lesson:
    """A lesson from the text of its file. Raises PositionError, naming the key and the reason."""
    table = parse_toml(text)
    unknown(table, KEYS, "")
    name = typed("id", table.get("id"), str, "a text")
    rules, names, seed = read_head(table)
    learner = typed("learner", table.get("learner"), str, "a player's name")
    seat = said("learner", notation.parse_player, learner, names)
    position = Position.from_table(rules, names, seed, table.get("position", {}))
    context = notation.Context(rules.creatures, names, rules.name)
    given = typed("steps", table.get("steps"), list, "a list of tables")
    steps = tuple(
        read_step(name, f"steps.{number}", step, context) for number, step in enumerate(given, 1)
    )
    if not any(step.ask for step in steps):
        refuse("steps", "nothing is asked of the learner")
    scenario = Scenario(name, "", (), position.game, position.deck, seed)
    return Lesson(name, rules.name, seat, steps, scenario)


def read_step(lesson_id: str, where: str, value: object, context: notation.Context) -> Step:
    """One step from its table. Raises PositionError."""
    table = table_of(where, value, "a table")
    kinds = [key for key in STEPS if key in table]
    if len(kinds) != 1:
        refuse(where, f"a step has exactly one of the keys {', '.join(STEPS)}")
    (kind,) = kinds
    unknown(table, ASK_KEYS if kind == "ask" else (kind,), f"{where}.")
    if kind == "ask":
        return Step(ask=read_ask(lesson_id, where, table, context))
    text = typed(f"{where}.{kind}", table[kind], str, "a text")
    if kind == "say":
        return Step(say=message(lesson_id, text))
    if kind == "chance":
        return Step(chance=tuple(read_choices(f"{where}.chance", text, context)))
    actions = said(f"{where}.do", notation.split_actions, text)
    return Step(do=tuple(checked_action(f"{where}.do", one, context) for one in actions))


def read_ask(
    lesson_id: str, where: str, table: Mapping[str, Any], context: notation.Context
) -> Ask:
    """A question from its table. Raises PositionError."""
    accepted = text_list(f"{where}.ask", table["ask"])
    if not accepted:
        refuse(f"{where}.ask", "must name at least one accepted action")
    task = typed(f"{where}.task", table.get("task"), str, "the name of a message")
    others = table_of(f"{where}.others", table.get("others", {}), "a table of actions")
    say: Callable[[str], str] = functools.partial(message, lesson_id)
    return Ask(
        tuple(checked_action(f"{where}.ask", one, context) for one in accepted),
        say(task),
        say(f"{task}-hint"),
        say(f"{task}-other"),
        tuple(
            (action, say(typed(f"{where}.others.{action}", said_of, str, "the name of a message")))
            for action, said_of in others.items()
        ),
    )


def checked_action(where: str, text: str, context: notation.Context) -> str:
    """The text of an action, which the notation must know."""
    if not notation.is_action(text, context.names):
        refuse(where, f"{notation.quoted(text)} is no action of the notation")
    return text


def message(lesson_id: str, name: str) -> str:
    """The id of one of a lesson's messages."""
    return f"lesson-{lesson_id}.{name}"
