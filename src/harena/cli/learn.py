"""`harena learn`: the lessons of the tutorial at the terminal, with the table as in a game."""

from __future__ import annotations

import click
from rich.text import Text

from harena import lessons
from harena.lessons import Lesson, LessonRun
from harena.locale import texts, wording

from . import choosing, reading
from .choosing import Choice, Unclear
from .marks import signs
from .play import RULESETS, read_language
from .screen import InputEnded, Screen, among, flowed, printable
from .table import Table


class Left(Exception):  # noqa: N818 (no error: somebody chose to leave)
    """The learner has had enough."""


@click.command(
    "learn",
    short_help="Learn to play: short lessons.",
    epilog="Exit status: 0 learned or left, 2 wrong usage or no such lesson, 130 interrupted.",
)
@click.argument("lesson", required=False)
@click.option(
    "-r", "--ruleset", type=click.Choice(list(RULESETS), case_sensitive=False),
    help="The course: colossal-arena (ca, the usual) or titan-the-arena (ta).",
)  # fmt: skip
@click.option("-l", "--language", metavar="CODE", help="en, es, fi or hu.")
@click.option("--list", "listed", is_flag=True, help="Print the lessons and leave.")
def learn(*, lesson: str | None, ruleset: str | None, language: str | None, listed: bool) -> None:
    r"""Play short lessons that explain the game step by step, about ten minutes in all.

    Nothing is saved. In a lesson, ? gives a hint and q leaves.

    \b
    Examples:
      harena learn                    from the first lesson on
      harena learn secret             begin with the lesson on the secret bet
      harena learn -r ta -l fi        what is different in Titan: The Arena
      harena learn --list             the lessons by name
    """
    screen = Screen(read_language(language))
    if lesson is None:
        course = lessons.lessons(RULESETS[(ruleset or "ca").lower()])
        first = course[0]
    else:
        first = lessons.lesson(lesson)
        course = lessons.lessons(first.course)
    if listed:
        for one in course:
            screen.line(f"{one.id:<12} {screen.t(one.title)}", indent=13)
        return
    try:
        for one in course[course.index(first) :]:
            Lessons(screen, one, course).play()
    except (Left, InputEnded):
        screen.say("ui-goodbye")


class Lessons:
    """One lesson of a course at the terminal."""

    def __init__(self, screen: Screen, lesson: Lesson, course: tuple[Lesson, ...]) -> None:
        self.screen = screen
        self.lesson = lesson
        self.course = course
        self.number = course.index(lesson) + 1
        self.turn = -1  # the turn, by its place in the history, whose table was shown last

    def play(self) -> None:
        """Play it, as often as the learner likes. Raises Left, InputEnded."""
        again = True
        while again:
            self._once()
            again = self._ended()

    def _once(self) -> None:
        screen = self.screen
        if self.number == 1:
            screen.line(screen.t("lesson-learn"), "bold")
            screen.say(f"lesson-course-{self.lesson.course}.line")
        total = len(self.course)
        number = screen.t("lesson-number", number=self.number, total=total)
        screen.heading(f"{number}: {screen.t(self.lesson.title)}")
        run = self.lesson.run()
        self.turn = -1
        while not run.is_done:
            self._show(run)
            self._ask(run)
        self._show(run)

    def _ended(self) -> bool:
        """What next; whether the lesson is wanted once more."""
        screen = self.screen
        screen.line()
        is_last = self.number == len(self.course)
        if is_last:
            screen.say(f"lesson-course-{self.lesson.course}.done")
        parts = ["again", "leave"] if is_last else ["next", "again", "leave"]
        labels = [screen.t(f"lesson-{part}") for part in parts]
        screen.say("lesson-finished", "bold")
        screen.lines(f" {number} {label}" for number, label in enumerate(labels, start=1))
        default = len(parts) - 1 if is_last else 0
        prompt = screen.prompt("ui-prompt-range", str(default + 1), last=len(labels))
        while True:
            typed = screen.ask(prompt, labels)
            if typed.casefold() in reading.COMMANDS["quit"]:
                raise Left
            place = among(typed, labels) if typed else default
            if place is not None:
                break
            screen.say("ui-error-choice", given=printable(typed), last=len(labels))
        if parts[place] == "leave":
            raise Left
        return parts[place] == "again"

    # --- one question ------------------------------------------------------------------------

    def _show(self, run: LessonRun) -> None:
        """What happened since the last answer, the table where a turn began, and the words."""
        screen = self.screen
        view = run.view
        table = self._table(run)
        screen.lines(table.log(run.since), indent=5)
        turn = sum(event.kind == "turn" for event in view.history)
        if turn != self.turn or run.is_done:
            self.turn = turn
            screen.line()
            screen.lines(table.lines())
        if view.is_over:
            screen.heading(screen.t("end-title"))
            screen.lines((f" {line}" for line in texts.outcome(view, screen.language)), indent=3)
        screen.line()
        for text in run.texts(screen.language):
            screen.line(text, "bold cyan")

    def _table(self, run: LessonRun) -> Table:
        screen = self.screen
        return Table(run.view, screen.language, screen.width, signs(unicode=screen.unicode))

    def _ask(self, run: LessonRun) -> None:
        """Ask until the right answer comes."""
        screen = self.screen
        show = True
        while True:
            view = run.view
            offered = choosing.choices(run.game, view, screen.language)
            if show:
                screen.line()
                screen.line(wording.question(view, screen.language), "bold")
                screen.lines(choosing.menu(offered, screen.width))
            reminders = (
                f"? {screen.t('lesson-hint')}", f"t {screen.t('ui-key-table')}",
                f"q {screen.t('lesson-leave')}",
            )  # fmt: skip
            screen.lines(flowed([Text(part, "dim") for part in reminders], screen.width, gap=3))
            words = [choice.notation for choice in offered]
            typed = screen.ask(screen.prompt("ui-prompt-choice"), words)
            command = reading.command(typed, screen)
            show = command is not None and self._obey(command, run, offered)
            if command is None and self._answer(typed, run, offered):
                return

    def _obey(self, command: tuple[str, str], run: LessonRun, offered: list[Choice]) -> bool:
        """Carry out a command; whether the choices must be shown again."""
        name, rest = command
        screen = self.screen
        if name == "quit":
            raise Left
        if name == "help" and not rest:
            screen.line(run.hint(screen.language), "cyan")
            return False
        if name == "help":
            reading.show(rest, screen, run.view, offered)
        elif name == "table":
            screen.lines(self._table(run).lines())
        elif name == "log":
            screen.lines(self._table(run).log(0), indent=5)
        else:
            screen.say("lesson-impossible", "yellow")
            return False
        return True

    def _answer(self, typed: str, run: LessonRun, offered: list[Choice]) -> bool:
        """Take what was typed as an answer; whether it was right."""
        screen = self.screen
        if not typed:
            choice = choosing.usual(offered)
            if choice is None:
                screen.say("ui-error-empty")
                return False
        else:
            try:
                choice = choosing.meant(typed, offered, run.game)
            except Unclear as unclear:
                screen.say(unclear.id, "yellow", **unclear.args_of_message)
                return False
        feedback = run.answer(choice.action)
        style = "green" if feedback.is_right else "yellow"
        screen.line(feedback.text(screen.language), style)
        return feedback.is_right
