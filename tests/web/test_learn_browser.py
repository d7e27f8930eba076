"""A lesson by the keyboard alone, and what axe-core says of the pages to read and to learn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.web.conftest import Running, Visitor
from tests.web.test_browser import PHONE, axe

from harena import lessons
from harena.web.routes import learn


def test_a_lesson_by_the_keyboard_alone(server: Running, visitor: Callable[..., Visitor]) -> None:
    lesson = lessons.lesson("secret")
    run = lesson.run()
    ann = visitor(server.base)
    ann.go("/learn")
    page = ann.page
    tab_to(page, f"/learn/{lesson.id}")
    page.wait_for_url(f"**/learn/{lesson.id}")
    while not run.is_done:
        given = run.game.format_action(run.accepted[0])
        run.answer(given)
        before = page.url
        tab_to(page, given)
        page.wait_for_url(lambda url, before=before: url != before)
        assert page.locator("[name=a]").count() == len(run.answers)
    page.reload()
    assert page.locator(".finished").is_visible()
    assert page.locator("#go-next").get_attribute("href") == "/learn/referees#task"


def tab_to(page: object, wanted: str) -> None:
    """Press Tab until what acts so (or leads there) has the focus, then Enter."""
    for _ in range(120):
        page.keyboard.press("Tab")  # type: ignore[attr-defined]
        focused = page.locator(":focus")  # type: ignore[attr-defined]
        names = [focused.get_attribute(name) for name in ("data-action", "href")]
        if wanted in names:
            focused.press("Enter")
            return
    raise AssertionError(f"{wanted} cannot be reached by Tab")


@pytest.mark.parametrize(("shape", "scheme"), [("desktop", "dark"), ("phone", "light")])
def test_axe_finds_nothing_to_read_and_to_learn(
    server: Running, visitor: Callable[..., Visitor], shape: str, scheme: str
) -> None:
    options = PHONE if shape == "phone" else {}
    ann = visitor(server.base, **options, color_scheme=scheme)
    run = lessons.lesson("power").run()
    run.answer(run.accepted[0])
    paths = (
        "/rules/colossal-arena",
        "/rules/titan-the-arena/questions",
        "/rules/titan-the-arena/short",
        "/learn",
        learn.address(run.lesson, run.answers, "decline"),
    )
    found: list[str] = []
    for path in paths:
        ann.go(path)
        found += [f"{path} {line}" for line in axe(ann)]
        width = ann.page.viewport_size["width"]
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width, path
    ann.page.click("#decision-help")
    found += [f"help {line}" for line in axe(ann)]
    ann.page.keyboard.press("Escape")
    ann.page.locator(".hint summary:visible").click()
    assert ann.page.locator(".hint p:visible").count() == 1
    assert found == []


@pytest.mark.parametrize("size", [(320, 640), (667, 375)])
def test_on_a_phone_the_task_the_question_and_the_hand_are_seen_together(
    server: Running, visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    width, height = size
    viewport = {"width": width, "height": height}
    ann = visitor(server.base, viewport=viewport, has_touch=True, locale="fi")
    lesson = lessons.lesson("bets")
    run = lesson.run()
    ann.go(learn.address(lesson))
    page = ann.page
    while not run.is_done:
        for part in ("details.strip", "#decision-title", "#hand .card"):
            box = page.locator(part).first.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height, part
        given = run.game.format_action(run.accepted[0])
        run.answer(given)
        # What is tapped on the board or in the hand comes into sight and lies under nothing.
        page.locator(f"[data-action='{given}']:visible").first.click()
        page.wait_for_url(f"**{learn.address(lesson, run.answers)}#task")
    assert page.locator(".finished").is_visible()
    ann.go(learn.address(lesson))
    page.click("details.strip > summary")
    assert not page.locator("details.strip > p").is_visible()  # out of the way by a tap
