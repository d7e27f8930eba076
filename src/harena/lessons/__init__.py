"""The playable tutorial: short lessons for each game, driven by one engine for every front end.

    run = lesson("bets").run()
    while not run.is_done:
        show(run.texts("en"), run.view)      # what to read, and the table for the learner
        feedback = run.answer(choose(run.legal_actions))
        show(feedback.text("en"))            # a wrong answer says why and changes nothing

Lessons are data: a file `*.toml` beside this one, its words in the language files under
`lesson-`. How to write one: docs/lessons.md. `run.answers` is all that a front end must keep:
`lesson(id).run(answers)` is the same lesson at the same point.
"""

from .reading import Ask, Lesson, Step, courses, lesson, lessons, read_lesson
from .running import Feedback, LessonRun, Progress

__all__ = [
    "Ask",
    "Feedback",
    "Lesson",
    "LessonRun",
    "Progress",
    "Step",
    "courses",
    "lesson",
    "lessons",
    "read_lesson",
]
