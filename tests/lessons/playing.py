"""Lessons played in every way they allow."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from harena import lessons
from harena.lessons import Lesson, LessonRun

EVERY = tuple(one for course in lessons.courses() for one in lessons.lessons(course))
IDS = [one.id for one in EVERY]


def stops(lesson: Lesson, answers: tuple[str, ...] = ()) -> Iterator[LessonRun]:
    """A run at every question that can be reached, and at every end."""
    run = lesson.run(answers)
    yield run
    for action in run.accepted:
        yield from stops(lesson, (*answers, run.game.format_action(action)))


@functools.cache
def every_stop(id: str) -> tuple[LessonRun, ...]:
    """All stops of a lesson; nobody may answer in them."""
    return tuple(stops(lessons.lesson(id)))


def first_way(lesson: Lesson) -> LessonRun:
    """The lesson played to its end by the first accepted answers."""
    run = lesson.run()
    while not run.is_done:
        assert run.answer(run.accepted[0]).is_right
    return run
