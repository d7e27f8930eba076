"""The past in a real browser: keys, pushes that leave the reader where he is, axe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.web import reading
from tests.web.conftest import Person, Running, Visitor
from tests.web.stored import finished
from tests.web.test_browser import PHONE, axe
from tests.web.test_replay import few_answers


def enter(visitor: Visitor, person: Person) -> None:
    """Be the same guest in a browser."""
    cookies = [
        {"name": cookie.name, "value": cookie.value or "", "url": visitor.base}
        for cookie in person.client.cookies.jar
    ]
    visitor.context.add_cookies(cookies)


@pytest.mark.parametrize("shape", ["desktop", "phone"])
def test_a_replay_by_the_keyboard(
    server: Running, person: Callable[..., Person], visitor: Callable[..., Visitor], shape: str
) -> None:
    one = person()
    table, _ = finished(server, one, 2)
    ann = visitor(server.base, **(PHONE if shape == "phone" else {}))
    enter(ann, one)
    page = ann.page
    ann.go(f"{table}/replay?as=all&step=30")
    assert not axe(ann)
    if shape == "phone":  # all hands lie below the board, not over it
        page.locator("#column-7 h3").click(trial=True)
        page.locator("#hands .card").last.click(trial=True)
        page.locator("#past-on").click(trial=True)
    ann.go(f"{table}/replay")
    page.evaluate("window.isSamePage = true")

    def stands_at(step: int) -> None:
        page.wait_for_selector(f"#decision-title:has-text('Step {step} of ')")
        page.wait_for_url(f"**step={step}" if step else "**/replay*")

    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        stands_at(step)
    page.keyboard.press("End")
    page.wait_for_selector("#past-end[aria-disabled]")
    assert page.evaluate("window.isSamePage")  # only the pieces came
    assert "data-step" not in (page.locator("#past-on").get_attribute("outerHTML") or "")
    page.click("#past-back")
    page.wait_for_selector("#past-end[href]")
    assert not axe(ann)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    if shape == "desktop":
        page.click("#share")
        link = page.locator("#moment-link").input_value()
        assert not axe(ann)
        eve = visitor(server.base)
        eve.page.goto(link)
        eve.page.keyboard.press("Home")
        eve.page.wait_for_selector("#decision-title:has-text('Step 0 of ')")
        assert not axe(eve)


def test_a_push_leaves_the_reader_in_the_past(
    server: Running, person: Callable[..., Person], visitor: Callable[..., Visitor]
) -> None:
    one = person()
    table = one.play_now(players="2")
    html = few_answers(one, table, 2)
    ann = visitor(server.base)
    enter(ann, one)
    ann.go(f"{table}/replay?step=2")
    page = ann.page
    before = page.locator("#newer").inner_text()
    board = page.locator(".creatures").inner_html()
    assert "newer move" in before
    assert not axe(ann)
    page.wait_for_function("document.querySelector('#offline').hidden")
    one.act(table, reading.actions(html)[0], reading.version(html))
    reading.wait_for_me(one, table)
    page.wait_for_function(
        "before => document.querySelector('#newer').innerText !== before", arg=before
    )
    assert page.locator(".creatures").inner_html() == board
    assert page.url.endswith("step=2")
    page.click("#to-present")
    page.wait_for_selector("#table-form")
