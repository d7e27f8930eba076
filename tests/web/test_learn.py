"""The lessons in the browser: to their end by forms alone, in every language; nothing is kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from tests.lessons.playing import EVERY
from tests.web import reading
from tests.web.conftest import Person, running

from harena import lessons
from harena.lessons import Lesson, LessonRun
from harena.locale import languages, t
from harena.web.routes import learn

POWER = lessons.lesson("power")


def answers(html: str) -> list[str]:
    """The hidden fields of a lesson's form."""
    return [unescape(text) for text in re.findall(r'name="a" value="([^"]*)"', html)]


def post(person: Person, lesson: Lesson, html: str, action: str) -> str:
    """Answer as a browser would; the page after the redirect."""
    data = {"a": answers(html), "action": action}
    answer = person.client.post(f"/learn/{lesson.id}", data=data)
    assert answer.status_code == 303, answer.text[:300]
    assert answer.headers["location"].endswith("#task")
    found = person.get(answer.headers["location"])
    assert found.status_code == 200
    return found.text


def accepted(run: LessonRun) -> str:
    return run.game.format_action(run.accepted[0])


def words(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", html))


def test_another_language_keeps_the_place_in_a_lesson(person: Callable[..., Person]) -> None:
    """Also at the last question of the longest one, and after a wrong answer."""
    ann = person()
    longest = max(EVERY, key=lambda lesson: len(lesson.asks))
    for lesson, is_wrong in ((POWER, True), (longest, False)):
        run = lesson.run()
        while not run.is_done:
            run.answer(accepted(run))
        given = run.answers[:-1]
        here = learn.address(lesson, given, "no bet" if is_wrong else "")
        field = re.search(r'name="next" value="([^"]*)"', ann.get(here).text)
        assert field
        assert unescape(field[1]) == here
        there = ann.post("/language", language="fi", next=unescape(field[1]))
        assert there.headers["location"] == here
        html = ann.get(here).text
        assert '<html lang="fi">' in html
        assert answers(html) == list(given)


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_lesson_to_its_end(person: Callable[..., Person], language: str) -> None:
    ann = person(language)
    listed = ann.get("/learn").text
    for lesson in EVERY:
        assert f'href="/learn/{lesson.id}"' in listed
        assert t(lesson.title, language) in words(listed)
        run = lesson.run()
        html = ann.get(f"/learn/{lesson.id}").text
        while True:
            told = words(html)
            assert f'<html lang="{language}">' in html
            assert "\ue000" not in html
            assert not re.search(r"\b(?:web|lesson|help)-[a-z]+-[a-z]+", told)
            assert all(text in told for text in run.texts(language)), lesson.id
            if run.is_done:
                break
            assert run.hint(language) in told
            given = accepted(run)
            assert given in reading.actions(html), f"{lesson.id}: {given}"
            html = post(ann, lesson, html, given)
            assert run.answer(given).is_right
            assert t("lesson-right", language) in words(html)
        assert not reading.actions(html)
        assert t("lesson-finished", language) in words(html)
    assert "harena" not in ann.client.cookies  # a learner needs no session


def test_a_wrong_answer_is_explained_and_changes_nothing(person: Callable[..., Person]) -> None:
    ann = person()
    for name in ("bets", "second", "auction"):
        lesson = lessons.lesson(name)
        run = lesson.run()
        html = ann.get(f"/learn/{lesson.id}").text
        while not run.is_done:
            wrong = [text for text in reading.actions(html) if not _is_right(run, text)]
            for text in wrong[:2] + wrong[-1:]:
                said = lesson.run(run.answers).answer(text)
                after = post(ann, lesson, html, text)
                assert said.text("en") in words(after)
                assert answers(after) == list(run.answers)
                assert reading.actions(after) == reading.actions(html)
            html = post(ann, lesson, html, accepted(run))
            run.answer(accepted(run))
            assert "feedback wrong" not in html


def _is_right(run: LessonRun, text: str) -> bool:
    return any(run.game.format_action(action) == text for action in run.accepted)


def test_a_lesson_stands_in_its_address(tmp_path: Path) -> None:
    run = lessons.lesson("secret").run()
    run.answer(accepted(run))
    run.answer(accepted(run))
    here = learn.address(run.lesson, run.answers)
    pages = []
    for name in ("one", "two"):  # another server on another database, as after a restart
        (tmp_path / name).mkdir()
        with running(tmp_path / name) as found:
            ann = Person(found.base)
            pages += [ann.get(here).text, ann.get(here).text]
    assert len(set(pages)) == 1
    assert f'href="{learn.address(run.lesson, run.answers[:1])}#task"' in unescape(pages[0])
    assert 'href="/learn/secret#task"' in pages[0]


def test_two_tabs_do_not_disturb_each_other(person: Callable[..., Person]) -> None:
    ann = person()
    first = ann.get("/learn/power").text
    second = ann.get("/learn/power").text
    first = post(ann, POWER, first, "play Wyrm 5")
    second = post(ann, POWER, second, "play Wyrm 9")
    first = post(ann, POWER, first, "burn Cyclops")
    assert answers(first) == ["play Wyrm 5", "burn Cyclops"]
    assert answers(second) == ["play Wyrm 9"]
    assert answers(post(ann, POWER, second, "burn Cyclops")) == ["play Wyrm 9", "burn Cyclops"]


def test_finished_lessons_are_remembered_of_guests_who_have_a_session(
    person: Callable[..., Person],
) -> None:
    ann, eve = person(), person()
    table = ann.play_now()
    assert t("web-learn-not-kept", "en") in words(eve.get("/learn").text)
    for one in (ann, eve):
        html = post(one, POWER, one.get("/learn/power").text, "play Wyrm 5")
        assert 'class="tick"' not in one.get("/learn").text
        post(one, POWER, html, "burn Cyclops")
    assert ann.get("/learn").text.count('class="tick"') == 1
    assert t("web-learn-count", "en", count=1, total=12) in words(ann.get("/learn").text)
    assert 'class="tick"' not in eve.get("/learn").text
    post(ann, POWER, html, "burn Cyclops")  # once more changes nothing
    assert ann.get("/learn").text.count('class="tick"') == 1
    assert ann.get(table).status_code == 200


def test_what_does_not_fit_is_refused(person: Callable[..., Person]) -> None:
    ann = person("fi")
    assert ann.get("/learn/nonsense").status_code == 404
    assert ann.post("/learn/nonsense", action="play Wyrm 5").status_code == 404
    assert ann.post("/learn/power").status_code == 400
    assert ann.post("/learn/power", action="x" * 500).status_code == 400
    for query in ("a=%3Cb%3E", "a=play+Wyrm+7", "a=" + "x" * 300, "&".join(["a=use"] * 60)):
        answer = ann.get(f"/learn/power?{query}")
        assert answer.status_code == 422, query
        assert t("web-learn-misfit", "fi") in words(answer.text)
        assert "<b>" not in answer.text
        data = {"a": ["play Wyrm 7"], "action": "burn Cyclops"}
        assert ann.client.post("/learn/power", data=data).status_code == 422
    odd = ann.get("/learn/power?not=%3Cscript%3Ealert(1)%3C/script%3E")
    assert t("lesson-impossible", "fi") in words(odd.text)
    assert "alert(" not in odd.text
    # Said beside the text, and on a phone above the question: one of them is shown.
    assert post(ann, POWER, odd.text, "play Wyrm 5; burn Cyclops").count("feedback wrong") == 2


def test_newcomers_are_offered_the_lessons(person: Callable[..., Person]) -> None:
    ann = person()
    assert 'id="learn" href="/learn"' in ann.get("/").text
    ann.play_now()
    assert 'id="learn"' not in ann.get("/").text
    assert 'href="/learn"' in ann.get("/").text
