"""The pages of people, links and devices in a browser: accessible, narrow, phrases by a tap."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.conftest import Running, Visitor
from tests.web.test_browser import SMALL, axe

from harena.locale import t


def test_pages_of_people_are_accessible_and_phrases_are_a_tap(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(server.base, **SMALL, color_scheme="dark", locale="hu")
    page = ann.page
    ann.go("/")
    page.fill("form:has(#make-table) input[name=name]", "Zsuzsanna-Alexandrina-Ma")
    page.locator("form:has(#make-table) summary").first.click()
    page.locator("form:has(#make-table) [name=creatures][value=chosen]").check(force=True)
    ann.may_fail = True
    page.click("#make-table")
    # What is wrong comes into sight by itself, far down the page.
    fault = page.locator(".fault:focus")
    box = fault.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 640
    found = [f"fault {line}" for line in axe(ann)]
    ann.may_fail = False
    page.locator("form:has(#make-table) [name=creatures][value=random]").check(force=True)
    page.click("#make-table")
    table = page.url.removeprefix(server.base)
    page.click("#people")
    page.locator("form[action$='/seats/1/link'] button").click()
    seat = page.input_value("#seat-link-1").removeprefix(server.base)

    def look(who: Visitor, path: str) -> None:
        who.go(path)
        nonlocal found
        found += [f"{path} {line}" for line in axe(who)]
        width = who.page.evaluate("document.documentElement.scrollWidth")
        assert width <= who.page.viewport_size["width"], path

    look(ann, f"{table}/people")
    ben = visitor(server.base, **SMALL, locale="fi")
    look(ben, seat)
    ben.page.fill("input[name=name]", "Ben")
    ben.page.click("#sit-down")
    ann.go("/me")
    page.click("#new-device")
    device = page.input_value("#device-link-1").removeprefix(server.base)
    look(ann, "/me")
    look(ann, "/me/delete")
    ann.go(table)
    page.click("#start")
    page.wait_for_selector("#decision")
    ben.page.wait_for_selector("#decision")
    page.click(".btn.talk")
    page.locator("#phrases button[value=luck]").click()
    ben.page.click(".btn.talk")
    ben.page.get_by_text(t("web-phrase-luck", "fi")).first.wait_for()
    ben.page.locator("#chat .phrase").get_by_text(t("web-phrase-luck", "fi")).wait_for()
    found += [f"talk {line}" for line in axe(ann)]
    other = visitor(server.base, locale="es")
    look(other, device)
    other.page.click("#play-here")
    other.go(table)
    assert other.page.locator("#hand .card").count() >= 8  # she plays on here
    assert not found, "\n".join(found)
