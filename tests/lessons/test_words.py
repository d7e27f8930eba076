"""What lessons say: there in every language, about the cards that are meant, short enough."""

from __future__ import annotations

import re

import pytest
from tests.books import words
from tests.lessons import playing
from tests.locale import files

from harena import lessons
from harena.locale import t, wording
from harena.rules.codes import CARD_ACTION, COLUMN_ACTION

LESSONS = pytest.mark.parametrize("lesson", playing.EVERY, ids=playing.IDS)
LANGUAGES = pytest.mark.parametrize("language", files.LANGUAGES)
FRAME = (
    "learn", "course-", "number", "right", "impossible", "over", "task", "hint", "finished",
    "next", "again", "choose", "leave",
)  # fmt: skip
WORDS_A_MINUTE = 200
SECONDS_AN_ANSWER = 5


@LANGUAGES
@LESSONS
def test_everything_is_said_in_every_language(lesson: lessons.Lesson, language: str) -> None:
    for message in lesson.messages:
        assert message in files.patterns(language)
        for paragraph in t(message, language).split("\n"):
            files.check(paragraph, language)
            assert not words.forbidden(paragraph, language), message
            assert language == "en" or not words.english_left(paragraph, language), message


def test_nothing_is_left_over_in_the_language_files() -> None:
    said = {message for lesson in playing.EVERY for message in lesson.messages}
    there = {name for name in files.patterns("en") if name.startswith("lesson-")}
    frame = {name for name in there if name.removeprefix("lesson-").startswith(FRAME)}
    assert there - frame - said == set()
    titles = {lesson.title for lesson in playing.EVERY}
    assert not titles & frame, "a lesson's id is a word of the frame"


@LANGUAGES
def test_a_course_takes_ten_minutes_at_most(language: str) -> None:
    for course in lessons.courses():
        words = answers = 0
        for lesson in lessons.lessons(course):
            run = playing.first_way(lesson)
            read = [step.say for step in lesson.steps if step.say]
            read += [ask.task for ask in lesson.asks]
            words += sum(len(t(message, language).split()) for message in (lesson.title, *read))
            answers += len(run.answers)
        assert words / WORDS_A_MINUTE + answers * SECONDS_AN_ANSWER / 60 <= 10, (course, words)


@LANGUAGES
@LESSONS
def test_no_page_is_long(lesson: lessons.Lesson, language: str) -> None:
    for run in playing.every_stop(lesson.id):
        assert 1 <= len(" ".join(run.texts(language)).split()) <= 120
        assert all(text == text.strip() for text in run.texts(language))


@LANGUAGES
@LESSONS
def test_task_or_hint_names_what_is_meant(lesson: lessons.Lesson, language: str) -> None:
    """A single right card or creature is named, as the table names it."""
    run = lesson.run()
    while run.ask is not None:
        action = run.accepted[0]
        if len(run.accepted) == 1 and action.kind in ("play", "take", "bet", "column", "burn"):
            said = f"{t(run.ask.task, language)} {run.hint(language)}"
            view = run.view
            if CARD_ACTION <= action < COLUMN_ACTION:
                name = wording.card(view, action - CARD_ACTION, language)
            elif action < COLUMN_ACTION + 8:
                name = wording.creature(view, action - COLUMN_ACTION, language)
            else:
                name = ""
            assert stem(name) in folded(said), f"{run.ask.task}: {name} is not in {said!r}"
        run.answer(action)


def folded(text: str) -> str:
    return re.sub(r"[ -]+", " ", text.casefold())


def stem(name: str) -> str:
    """The part of a name that no ending changes; a card keeps its number."""
    word, _, number = folded(name).rpartition(" ")
    if number.isdigit():
        return f"{word} {number}" if " " not in word else number
    return folded(name)[:4]


@LANGUAGES
def test_feedback_and_hints_are_words(language: str) -> None:
    run = lessons.lesson("bets").run()
    assert run.answer("no bet").text(language) == t("lesson-bets.bet-none", language)
    assert run.answer("secret Troll 9").text(language) == t("lesson-bets.bet-secret", language)
    assert run.answer("bet Wyrm").text(language) == t("lesson-bets.bet-other", language)
    assert run.hint(language) == t("lesson-bets.bet-hint", language)
    assert run.texts(language)[-1] == t("lesson-bets.bet", language)
    assert len(run.texts(language)) == 3
    assert run.answer("bet Troll").text(language) == t("lesson-right", language)
