"""`harena learn`: whole courses typed at the terminal, wrong answers, hints, and leaving."""

from __future__ import annotations

import io
from collections.abc import Callable

import click
import pytest
from tests.lessons import playing
from tests.locale import files

from harena import lessons
from harena.cli.learn import learn
from harena.errors import DataError
from harena.locale import t

Typed = Callable[[list[str], list[str]], str]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Runs the command with these arguments and these lines of input; what it printed."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(arguments: list[str], lines: list[str]) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        learn.main(arguments, standalone_mode=False)
        return capsys.readouterr().out

    return run


def answers(lesson: lessons.Lesson) -> list[str]:
    return list(playing.first_way(lesson).answers)


@pytest.mark.parametrize("language", files.LANGUAGES)
def test_a_whole_course(terminal: Typed, language: str) -> None:
    course = lessons.lessons("titan-the-arena")
    typed = [line for lesson in course for line in (*answers(lesson), "1")]
    typed[-1] = "2"  # after the last lesson: leave
    shown = terminal(["-r", "ta", "-l", language], typed)
    for lesson in course:
        assert t(lesson.title, language) in shown
    assert t("lesson-number", language, number=3, total=3) in shown
    assert shown.count(t("lesson-right", language)) >= sum(len(one.asks) for one in course)
    assert shown.rstrip().endswith(t("ui-goodbye", language))
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("id", playing.IDS)
def test_each_lesson(terminal: Typed, id: str) -> None:
    lesson = lessons.lesson(id)
    shown = terminal([id], [*answers(lesson), "q"])
    assert shown.count("Right.") == len(lesson.asks)
    run = playing.first_way(lesson)
    assert ("── The end ─" in shown) == run.game.is_over
    last = run.texts("en")[-1].split()
    assert " ".join(last[-4:]) in " ".join(shown.split())


def test_wrong_answers_hints_and_commands(terminal: Typed) -> None:
    shown = terminal(
        ["bets"],
        ["no bet", "?", "castle", "", "99", "t", "l", "? troll", "undo", "save", "bet tr", "q"],
    )
    assert shown.count("You need not bet, but no bet pays more") == 2  # Enter is no bet too
    assert "Choose the open bet on the Troll." in shown
    assert "“castle” is none of the choices" in shown
    assert "There is no choice 99" in shown
    assert "Regeneration" in shown
    assert shown.count("That is not possible now") == 2
    assert shown.count("Right.") == 1
    assert shown.rstrip().endswith("Goodbye!")


def test_once_more_and_the_end_of_the_input(terminal: Typed) -> None:
    lesson = lessons.lesson("stalemate")
    shown = terminal(["stalemate"], [*answers(lesson), "1", *answers(lesson)])
    assert shown.count("Lesson 3 of 3: Stalemate") == 2
    assert shown.rstrip().endswith("Goodbye!")


def test_the_list(terminal: Typed) -> None:
    shown = terminal(["--list"], [])
    assert shown.splitlines()[0].split() == ["bets", "Bets"]
    assert len(shown.splitlines()) == len(lessons.lessons("colossal-arena"))
    assert "Subasta" in terminal(["--list", "-r", "ta", "-l", "es"], []).title()


def test_what_there_is_not(terminal: Typed) -> None:
    with pytest.raises(DataError, match="no lesson 'openings'"):
        terminal(["openings"], [])
    with pytest.raises(click.UsageError, match="no language 'xx'"):
        terminal(["-l", "xx"], [])
