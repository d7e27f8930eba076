"""Real browsers at real tables: whole games by buttons, keys and plain forms; outages; pushes."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import ROOT
from tests.web.conftest import Process, Running, Visitor, lacks

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True}


def play(visitor: Visitor, choose: Callable[[list[str]], str], seconds: float = 100) -> int:
    """Click through a game until it is over; how many clicks it took."""
    clicks = 0
    end = time.monotonic() + seconds
    page = visitor.page
    while not page.locator("#see-end").count():
        assert time.monotonic() < end, "the game did not end"
        choices = visitor.choices()
        if not choices:
            page.wait_for_timeout(15)
            continue
        press(page, choose(choices))
        clicks += 1
    return clicks


def press(page: Any, button: str) -> None:
    """Click a button, unless a push has taken it away meanwhile, and wait for what comes of it."""
    version = page.locator("#version input").get_attribute("value")
    try:
        page.click(f"#{button}", timeout=3_000)
    except Exception:
        if page.locator(f"#{button}").count():
            raise
        return
    for _ in range(200):
        if page.locator("#version input").get_attribute("value") != version:
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"nothing came of pressing {button}")


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_a_whole_game_by_the_mouse(
    server: Running, visitor: Callable[..., Visitor], ruleset: str
) -> None:
    ann = visitor(server.base)
    ann.play_now(ruleset=ruleset, players="4")
    clicks = play(ann, random.Random(ruleset).choice)
    assert clicks > 8
    ann.page.click("#see-end")
    assert ann.page.locator("table.score tbody tr").count() == 4


def test_a_whole_game_on_a_phone(server: Running, visitor: Callable[..., Visitor]) -> None:
    ann = visitor(server.base, **PHONE, locale="hu")
    ann.play_now(players="3")
    widths = []

    def choose(choices: list[str]) -> str:
        widths.append(ann.page.evaluate("document.documentElement.scrollWidth"))
        return random.Random(len(widths)).choice(choices)

    play(ann, choose)
    assert max(widths) <= 390


def test_a_whole_game_by_the_keyboard_alone(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(server.base)
    ann.play_now(players="2")
    page = ann.page
    end = time.monotonic() + 150
    rng = random.Random(1)
    answers = 0
    while not page.locator("#see-end").count():
        assert time.monotonic() < end
        if not ann.choices():
            page.wait_for_timeout(15)
            continue
        version = page.locator("#version input").get_attribute("value")
        wanted = rng.randrange(1, 4)
        for _ in range(160):  # tab to the wanted one of the buttons that act
            page.keyboard.press("Tab")
            focused = page.locator(":focus")
            acts = focused.get_attribute("data-action") if focused.count() else None
            if acts not in (None, "undo") and focused.get_attribute("name") != "ask":
                wanted -= 1
            if wanted == 0:
                break
        else:
            raise AssertionError("no button that acts can be reached by Tab")
        page.keyboard.press("Enter")
        for _ in range(300):
            if page.locator("#version input").get_attribute("value") != version:
                break
            page.wait_for_timeout(10)
        answers += 1
        # Where the button has gone, the focus is on the question, never lost on the page.
        assert page.evaluate("document.activeElement !== document.body")
    assert answers > 5


def test_a_whole_game_without_javascript(server: Running, visitor: Callable[..., Visitor]) -> None:
    ann = visitor(server.base, java_script_enabled=False)
    ann.play_now(players="3", ruleset="titan-the-arena")
    page = ann.page
    rng = random.Random(2)
    for _ in range(400):
        if page.locator("#see-end").count():
            break
        buttons = page.locator("[data-action]:not([data-action=undo]):visible")
        count = buttons.count()
        if not count:
            page.reload()
            continue
        buttons.nth(rng.randrange(count)).click()
        page.wait_for_load_state()
    page.click("#see-end")
    assert page.locator("table.score").count() == 1


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_friends_in_two_browsers(
    server: Running, visitor: Callable[..., Visitor], ruleset: str
) -> None:
    """Two people and two bots, to the end."""
    ann = visitor(server.base)
    ben = visitor(server.base, locale="fi")
    ann.go("/")
    ann.page.fill("form:has(#make-table) input[name=name]", "Ann")
    for name, value in (("players", "4"), ("ruleset", ruleset)):
        box = f"form:has(#make-table) input[name={name}][value='{value}']"
        ann.page.check(box, force=True)
    ann.page.click("#make-table")
    link = ann.page.locator("#table-link").input_value()
    ben.page.goto(link)
    ben.page.fill("input[name=name]", "Ben <b>")
    ben.page.click("#sit-down")
    ann.page.wait_for_selector(".chairs li:has-text('Ben <b>')")  # by the stream
    ann.page.click("#start")
    ann.page.wait_for_selector("#decision")
    ben.page.wait_for_selector("#decision")  # the page of those who waited follows
    rng = random.Random(3)
    end = time.monotonic() + 120
    while not ann.page.locator("#see-end").count():
        assert time.monotonic() < end
        for one in (ann, ben):
            if choices := one.choices():
                press(one.page, rng.choice(choices))
    ben.page.wait_for_selector("#see-end", timeout=3_000)
    ann.page.click("#see-end")
    ben.page.click("#see-end")
    assert "Ben <b>" in ann.page.locator("table.score").inner_text()


def test_a_push_keeps_focus_and_scroll(tmp_path: Path, visitor: Callable[..., Visitor]) -> None:
    from tests.web.conftest import running

    with running(tmp_path, pace=0.05) as found:
        ann = visitor(found.base)
        ann.play_now(players="5")
        page = ann.page
        page.locator(".tools a[href^='/rules/']").first.focus()
        before = page.evaluate("document.activeElement.outerHTML")
        for _ in range(3):
            while not (choices := ann.choices()):
                page.wait_for_timeout(10)
            # A form post without the click, which would move the focus.
            page.locator(f"#{choices[0]}").evaluate("one => one.form.requestSubmit(one)")
            page.wait_for_timeout(400)
        assert page.evaluate("document.activeElement.outerHTML") == before
        page.goto("about:blank")  # or it would complain of the server that goes now


def test_a_rejection_stays_until_dismissed(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(server.base)
    ann.may_fail = True  # the browser notes the 409 that this test provokes
    ann.play_now(players="2")
    page = ann.page
    while not (choices := ann.choices()):
        page.wait_for_timeout(10)
    page.locator("#version input").evaluate("one => { one.value = '0.0'; }")
    page.click(f"#{choices[0]}")
    page.wait_for_selector("#notice .notice")
    while not (choices := ann.choices()):
        page.wait_for_timeout(10)
    press(page, choices[0])
    page.wait_for_timeout(300)
    assert page.locator("#notice .notice").count() == 1
    page.click("[data-dismiss]")
    assert page.locator("#notice .notice").count() == 0


def test_two_tabs_of_one_player_show_the_same(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(server.base)
    table = ann.play_now(players="2")
    second = ann.context.new_page()
    second.goto(server.base + table)
    while not (choices := ann.choices()):
        ann.page.wait_for_timeout(10)
    press(ann.page, choices[0])
    version = ann.page.locator("#version input").get_attribute("value")
    second.wait_for_selector(f"#version input[value='{version}']", state="attached", timeout=3_000)


def test_names_cannot_break_the_page(server: Running, visitor: Callable[..., Visitor]) -> None:
    ann = visitor(server.base, **SMALL)
    ann.play_now(players="5", name="Ŵ<script>alert(1)</script>"[:23])
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320
    ann.page.wait_for_timeout(100)


# --- outages --------------------------------------------------------------------------------------


def test_three_kills_lose_nothing(process: Process, visitor: Callable[..., Visitor]) -> None:
    ann = visitor(process.base)
    ann.may_fail = True
    ann.play_now(players="3")
    page = ann.page
    rng = random.Random(4)
    for _ in range(3):
        for _ in range(3):
            while not (choices := ann.choices()):
                assert not page.locator("#see-end").count()
                page.wait_for_timeout(10)
            press(page, rng.choice(choices))
        while not ann.choices():
            page.wait_for_timeout(10)
        shown = page.locator("#version input").get_attribute("value")
        process.kill()
        page.wait_for_timeout(300)
        process.start()
        began = time.monotonic()
        choices = ann.choices()
        page.wait_for_selector("#offline[hidden]", state="attached", timeout=5_000)
        assert page.locator("#version input").get_attribute("value") == shown
        assert ann.choices() == choices
        press(page, rng.choice(choices))
        assert time.monotonic() - began < 5
    play(ann, rng.choice)


@pytest.mark.parametrize("seconds", [2, 20])
def test_the_page_recovers_from_an_outage(
    process: Process, visitor: Callable[..., Visitor], seconds: int
) -> None:
    ann = visitor(process.base)
    ann.may_fail = True
    ann.play_now(players="3")
    page = ann.page
    while not ann.choices():
        page.wait_for_timeout(10)
    process.kill()
    page.wait_for_selector("#offline:not([hidden])", timeout=8_000)
    page.wait_for_timeout(seconds * 1000)
    process.start()
    page.wait_for_selector("#offline[hidden]", state="attached", timeout=5_000)
    press(page, ann.choices()[0])


def test_a_stopping_server_does_not_linger(
    process: Process, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(process.base)
    ann.may_fail = True
    ann.play_now(players="2")
    ann.page.wait_for_timeout(200)
    took = process.stop()
    print("stopped in", took)
    assert took < 1.5


# --- access ---------------------------------------------------------------------------------------


def axe(visitor: Visitor) -> list[str]:
    """What axe-core finds wrong with the page as it is, one line for each."""
    if not AXE.is_file():
        lacks("axe-core is missing (tools/frontend.py installs it)")
    # Past the page's own policy, which rightly forbids such scripts: by the driver's own world.
    visitor.page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found = visitor.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.map("
        "one => one.id + ': ' + one.help + ' ' + one.nodes.slice(0, 3).map(n => n.target + ' ' "
        "+ (n.any[0] || {}).message).join(' | ')))"
    )
    return [str(line) for line in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("shape", ["desktop", "phone"])
def test_axe_finds_nothing(
    server: Running, visitor: Callable[..., Visitor], scheme: str, shape: str
) -> None:
    options = PHONE if shape == "phone" else {}
    ann = visitor(server.base, **options, color_scheme=scheme, locale="en")
    found: list[str] = []
    for path in ("/", "/rules/titan-the-arena", "/credits", "/nowhere"):
        ann.may_fail = path == "/nowhere"
        ann.go(path)
        found += [f"{path} {line}" for line in axe(ann)]
    ann.may_fail = False
    ann.play_now(players="4", ruleset="titan-the-arena")
    kinds: set[str] = set()
    rng = random.Random(7)
    end = time.monotonic() + 100
    while not ann.page.locator("#see-end").count() and time.monotonic() < end:
        choices = ann.choices()
        if not choices:
            ann.page.wait_for_timeout(15)
            continue
        classes = str(ann.page.locator("#decision").get_attribute("class"))
        kind = re.findall(r"d-[\w-]+", classes)[0]
        if kind not in kinds:
            kinds.add(kind)
            found += [f"table {kind} {line}" for line in axe(ann)]
        press(ann.page, rng.choice(choices))
    found += [f"over {line}" for line in axe(ann)]
    ann.page.click("#see-end")
    found += [f"end {line}" for line in axe(ann)]
    assert not found, "\n".join(sorted(set(found)))
    assert {"d-bet", "d-play"} <= kinds


def test_controls_are_large_enough_for_fingers(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(server.base, **PHONE)
    ann.play_now(players="4")
    while not ann.choices():
        ann.page.wait_for_timeout(10)
    small = ann.page.evaluate(
        """() => [...document.querySelectorAll("button, a[href], input:not([type=hidden])")]
        .filter(one => one.checkVisibility() && !one.matches("[popover] *, .skip, .arch"))
        .map(one => [one.id || one.className, one.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
        .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert not small, small
    # An arch is drawn smaller than the place that takes the finger.
    box = ann.page.locator("#arch-0").bounding_box()
    hit = ann.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).id", [box["x"] - 2, box["y"] + 20]
    )
    assert hit == "arch-0"
