"""The lessons in the browser: the real table, with the words of a lesson beside it.

Nothing of a lesson is kept on the server. The right answers so far stand in the address
(`/learn/bets?a=bet+Troll`) and are played anew for every page, so a lesson survives a reload and a
restart, and tabs know nothing of each other. Of a guest who has a session the ids of the lessons
played to their end are remembered, in his settings.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

from litestar import Request, Response, get, post
from litestar.params import FromPath

from harena import lessons
from harena.errors import DataError
from harena.lessons import Lesson, LessonRun
from harena.locale import t, texts
from harena.store import Unknown
from harena.web.pieces import board, help_sheets, rulebook
from harena.web.pieces.logbook import LogBook, told
from harena.web.rendering import named
from harena.web.site import Site, answer_page, language_of, see_other, show

if TYPE_CHECKING:
    from harena.store import User
    from harena.view import View

LEARNED: Final = "learned"
"""The setting of a user that holds the ids of finished lessons."""
LONGEST: Final = 100
"""Letters of the longest answer that is looked at."""


def find(name: str) -> Lesson:
    """The lesson of an id. Raises Unknown."""
    for course in lessons.courses():
        for one in lessons.lessons(course):
            if one.id == name:
                return one
    raise Unknown(f"there is no lesson {name!r:.60}")


def learned(user: User | None) -> frozenset[str]:
    """The lessons that a guest has finished."""
    found = user.settings.get(LEARNED) if user is not None else None
    return frozenset(found if isinstance(found, list) else ())


def address(lesson: Lesson, answers: Sequence[str] = (), wrong: str = "") -> str:
    """The page of a lesson behind these answers, after a wrong one."""
    query = [("a", answer) for answer in answers] + ([("not", wrong)] if wrong else [])
    return f"/learn/{lesson.id}" + (f"?{urlencode(query)}" if query else "")


def replay(lesson: Lesson, answers: Sequence[str]) -> LessonRun:
    """The lesson behind these answers. Raises DataError where they do not fit it."""
    if len(answers) > len(lesson.asks) or any(len(answer) > LONGEST for answer in answers):
        raise DataError(f"lesson {lesson.id}: more than it asks")
    return lesson.run(answers)


# --- the list -------------------------------------------------------------------------------------


@get("/learn")
async def learn_page(request: Request[Any, Any, Any]) -> Response[str]:
    """All lessons, and which of them are done."""
    user = await Site.of(request).user(request)
    language = language_of(request, user)
    done = learned(user)
    courses = []
    for course in lessons.courses():
        every = lessons.lessons(course)
        new = next((one for one in every if one.id not in done), None)
        courses.append(
            {
                "id": course,
                "title": t(f"lesson-course-{course}", language),
                "line": t(f"lesson-course-{course}.line", language),
                "lessons": [
                    {"id": one.id, "title": t(one.title, language), "is_done": one.id in done}
                    for one in every
                ],
                "done": sum(one.id in done for one in every),
                "next": new and {"id": new.id, "title": t(new.title, language)},
            }
        )
    return show(request, "learn.html", language, courses=courses, is_known=user is not None)


# --- one lesson -----------------------------------------------------------------------------------


@get("/learn/{name:str}")
async def lesson_page(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    """A lesson at the point that the address tells."""
    lesson = find(name)
    user = await Site.of(request).user(request)
    language = language_of(request, user)
    answers = request.query_params.getall("a", [])
    try:
        run = replay(lesson, answers)
    except DataError:
        return _misfit(request, lesson, language)
    feedback = ""
    wrong = request.query_params.get("not", "")[:LONGEST]
    if wrong and not run.is_done:
        feedback = replay(lesson, answers).answer(wrong).text(language)
    return _page(request, run, language, feedback, address(lesson, answers, wrong))


def _misfit(request: Request[Any, Any, Any], lesson: Lesson, language: str) -> Response[str]:
    """An address that the lesson, as it is now, knows no more."""
    return show(
        request,
        "lesson_misfit.html",
        language,
        422,
        title=t(lesson.title, language),
        address=address(lesson),
    )


@post("/learn/{name:str}")
async def answer(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
    """An answer: on to the next question, or back to the same one with what was wrong."""
    lesson = find(name)
    site = Site.of(request)
    form = await request.form()
    answers = [str(value) for value in form.getall("a", [])]
    # Nothing is lost by a slip in a lesson: what a table asks about first is done at once.
    given = str(form.get("ask") or form.get("action", ""))
    if not given or len(given) > LONGEST:
        return answer_page(request, 400)
    try:
        run = replay(lesson, answers)
    except DataError:
        user = await site.user(request)
        return _misfit(request, lesson, language_of(request, user))
    if not run.is_done and not run.answer(given).is_right:
        return see_other(address(lesson, answers, given) + "#task")
    if run.is_done:
        await _remember(site, await site.user(request), lesson)
    return see_other(address(lesson, run.answers) + "#task")


async def _remember(site: Site, user: User | None, lesson: Lesson) -> None:
    """Note that a guest has finished a lesson; of somebody without a session nothing is kept."""
    done = learned(user)
    if user is not None and lesson.id not in done:
        await site.store.merge_settings(user.id, {LEARNED: sorted(done | {lesson.id})})


def _page(
    request: Request[Any, Any, Any], run: LessonRun, language: str, feedback: str, here: str
) -> Response[str]:
    lesson = run.lesson
    course = lessons.lessons(lesson.course)
    number = course.index(lesson) + 1
    view = run.view
    shown = view._replace(legal_actions=(), decision=None) if run.is_done else view
    sitters = tuple(board.Sitter(name) for name in view.names)
    sheet = board.sheet(shown, board.Extra(sitters), language, LogBook())
    done, total = run.progress
    words = run.texts(language)
    following = course[number] if number < len(course) else None
    return show(
        request,
        "lesson.html",
        language,
        lesson=lesson,
        here=here,
        title=t(lesson.title, language),
        number=t("lesson-number", language, number=number, total=len(course)),
        sheet=sheet,
        players=view.players,
        ruleset=view.ruleset,
        answers=run.answers,
        step=min(done + 1, total),
        done=done,
        total=total,
        is_done=run.is_done,
        is_over=view.is_over,
        feedback=feedback or (t("lesson-right", language) if run.answers else ""),
        is_wrong=bool(feedback),
        happened=_happened(run, view, language),
        words=words if run.is_done else words[:-1],
        task="" if run.is_done else words[-1],
        hint=run.hint(language),
        outcome=texts.outcome(view, language) if view.is_over else [],
        back=address(lesson, run.answers[:-1]) if run.answers else "",
        again=address(lesson),
        following=following and {"id": following.id, "title": t(following.title, language)},
        is_last=following is None,
        course_done=t(f"lesson-course-{lesson.course}.done", language),
        powers=rulebook.powers(view.creatures, view.ruleset, language, view.options),
        helps=help_sheets.sheets(view, language),
    )


def _happened(run: LessonRun, view: View, language: str) -> list[str]:
    """What happened since the last answer, sentence by sentence."""
    say = view._replace(names=tuple(named(name) for name in view.names))
    return [line.text for line in told(view.history[run.since :], say, language)]
