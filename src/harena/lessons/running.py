"""A lesson being played: what to read now, what is accepted, and what is said of an answer.

Nothing here draws or reads keys: a front end shows `texts` and `view` and hands in an answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harena.errors import DataError, HarenaError
from harena.game import Game
from harena.locale import t
from harena.position.scenario import Run
from harena.view import Action, View

from .reading import Ask, Lesson

RIGHT = "lesson-right"
IMPOSSIBLE = "lesson-impossible"
OVER = "lesson-over"


class Feedback(NamedTuple):
    """What is said of an answer (the id of a message), and whether it was right."""

    is_right: bool
    message: str

    def text(self, language: str) -> str:
        """What is said, in a language."""
        return t(self.message, language)


class Progress(NamedTuple):
    """How many of a lesson's questions are answered."""

    done: int
    total: int


class LessonRun:
    """A lesson at some point: from one question to the next everything runs by itself.

    `game` is the lesson's own game. `said` are the ids of what was said since the last right
    answer, `ask` the question that stands now (None at the end), `since` the place in the
    learner's history from which on things happened since then, `answers` the right answers so far.
    """

    def __init__(self, lesson: Lesson, answers: Sequence[str] = ()) -> None:
        """Use `Lesson.run`."""
        self.lesson = lesson
        self.said: tuple[str, ...] = ()
        self.ask: Ask | None = None
        self.answers: tuple[str, ...] = ()
        self.since = 0
        self._run = Run(lesson.scenario)
        self._next = 0
        self._check(self._run.begin())
        self._advance()
        for answer in answers:
            if not self.answer(answer).is_right:
                raise DataError(
                    f"lesson {lesson.id}, answer {len(self.answers) + 1}: {answer!r:.60} is not "
                    "accepted there; begin the lesson anew"
                )

    # --- looking -----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played; nobody but the lesson plays in it."""
        return self._run.game

    @property
    def view(self) -> View:
        """The table as the learner sees it."""
        return self.game.view(self.lesson.learner)

    @property
    def is_done(self) -> bool:
        """Whether nothing is asked any more; `texts` then holds the last words."""
        return self.ask is None

    @property
    def progress(self) -> Progress:
        """How many questions are answered."""
        return Progress(len(self.answers), len(self.lesson.asks))

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the learner may answer: the legal actions; none at the end."""
        return () if self.ask is None else self.game.legal_actions

    @property
    def accepted(self) -> tuple[Action, ...]:
        """The right answers: the actions that the question names and that are legal now."""
        if self.ask is None:
            return ()
        return tuple(action for action in self._named(self.ask) if action in self.legal_actions)

    def _named(self, ask: Ask) -> list[Action]:
        found = []
        for text in ask.accepted:
            try:
                found.append(self.game.parse_action(text))
            except HarenaError as error:
                self._check(f"{ask.task}: {error}")
        return found

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of what to read now: what was said, then the task."""
        return self.said if self.ask is None else (*self.said, self.ask.task)

    def texts(self, language: str) -> list[str]:
        """What to read now, paragraph by paragraph."""
        return [text for message in self.messages for text in t(message, language).split("\n")]

    def hint(self, language: str) -> str:
        """How to find the right answer; "" at the end."""
        return "" if self.ask is None else t(self.ask.hint, language)

    # --- answering ---------------------------------------------------------------------------

    def answer(self, action: Action | int | str) -> Feedback:
        """Take the learner's answer, an action or its text; a wrong one changes nothing."""
        ask = self.ask
        if ask is None:
            return Feedback(False, OVER)
        try:
            given = self.game.parse_action(action) if isinstance(action, str) else action
            # Also an action of another decision is refused here: its number may be legal by chance.
            is_legal = given in self.game.legal_actions and (
                not isinstance(given, Action) or given.kind == self.game.legal_actions[0].kind
            )
            text = self.game.format_action(given) if is_legal else ""
        except HarenaError:
            is_legal = False
        if not is_legal:
            return Feedback(False, IMPOSSIBLE)
        if given not in self.accepted:
            return Feedback(False, ask.said_of(text))
        self.since = len(self.view.history)
        self._check(self._run.do(text))
        self.answers = (*self.answers, text)
        self._advance()
        return Feedback(True, RIGHT)

    def _advance(self) -> None:
        """Run the steps up to the next question."""
        said = []
        self.ask = None
        while self._next < len(self.lesson.steps) and self.ask is None:
            step = self.lesson.steps[self._next]
            self._next += 1
            if step.say:
                said.append(step.say)
            self._run.choices += step.chance
            for text in step.do:
                self._check(self._run.do(text))
            self.ask = step.ask
        self.said = tuple(said)
        if self.ask is not None:
            self._check_ask(self.ask)

    def _check_ask(self, ask: Ask) -> None:
        decision = self.game.decision
        if decision is None or decision.player != self.lesson.learner:
            self._check(f"{ask.task} is asked when the learner has nothing to decide")
        if not self.accepted:
            self._check(f"{ask.task} accepts nothing that is legal")

    def _check(self, reason: str) -> None:
        """A lesson that cannot go on is a mistake in its file."""
        if reason:
            raise DataError(f"lesson {self.lesson.id}, step {self._next}: {reason}")

    def __repr__(self) -> str:
        done, total = self.progress
        return f"<LessonRun {self.lesson.id}: {done} of {total} answered>"
