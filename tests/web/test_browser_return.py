"""Coming back, as only a browser shows it: reloads, Back, sleep, silence, zones, small screens."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web import reading
from tests.web.conftest import Person, Running, Visitor, running
from tests.web.people import invitation, open_table, sit_down, table_of
from tests.web.stored import finished
from tests.web.test_browser import SMALL
from tests.web.test_replay_browser import enter

LONG = 30_000


def my_turn(visitor: Visitor) -> list[str]:
    """The buttons that act, once it is the visitor's decision."""
    visitor.page.wait_for_selector("#decision.mine", timeout=LONG)
    return visitor.choices()


def streams(page: Any) -> list[str]:
    """The streams that a page opens from now on."""
    found: list[str] = []
    page.on("request", lambda one: found.append(one.url) if "/stream" in one.url else None)
    return found


HEARD = """
window.heard = 0;
window.EventSource = class extends EventSource {
  constructor(from) {
    super(from);
    const count = () => { window.heard += 1; };
    for (const kind of ["same", "message"]) this.addEventListener(kind, count);
  }
};
"""
"""Counts what has come by the streams of a page."""


def until(page: Any, holds: Callable[[], bool], what: str) -> None:
    """Wait for something that happens outside the page."""
    for _ in range(600):
        if holds():
            return
        page.wait_for_timeout(25)
    raise AssertionError(what)


def test_a_reload_keeps_what_was_half_done(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(server.base, viewport={"width": 1366, "height": 500})
    page = ann.page
    ann.play_now(players="4")
    my_turn(ann)
    page.click("#menu-open")
    page.check("#wishes input[name=asks]", force=True)
    page.click("#wishes-save")
    page.wait_for_selector("#wishes input[name=asks]:checked", state="attached", timeout=LONG)
    page.keyboard.press("Escape")
    button = my_turn(ann)[-1]
    version = page.locator("#version input").get_attribute("value")
    page.click(f"#{button}")
    page.wait_for_selector("#sure", timeout=LONG)
    chosen = page.locator("#sure").get_attribute("value")
    page.locator("#chat-text").scroll_into_view_if_needed()
    page.fill("#chat-text", "wait a mom")
    page.locator("#plate-1").focus()
    page.evaluate("scrollTo(0, 150); document.querySelector('#log-scroll').scrollTop = 0")
    before = page.evaluate("[scrollY, document.querySelector('#log-scroll').scrollTop]")
    page.reload()
    page.wait_for_selector("#sure", timeout=LONG)
    assert page.locator("#sure").get_attribute("value") == chosen
    assert page.locator("#version input").get_attribute("value") == version  # nothing was done
    assert page.locator("#chat-text").input_value() == "wait a mom"
    assert page.evaluate("document.activeElement.id") == "plate-1"
    after = page.evaluate("[scrollY, document.querySelector('#log-scroll').scrollTop]")
    assert after == before
    page.click("#sure")
    page.wait_for_function(
        "old => document.querySelector('#version input').value !== old", arg=version, timeout=LONG
    )
    # Once said, words do not come back.
    page.click("#say")
    page.wait_for_function("() => !document.querySelector('#chat-text').value", timeout=LONG)
    page.reload()
    my_turn(ann)
    assert page.locator("#chat-text").input_value() == ""
    assert page.locator("#sure").count() == 0


def test_whoever_read_the_newest_lines_reads_the_newest_after_a_reload(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    """The log has grown while the page was away, and goes on growing."""
    ann = visitor(server.base, viewport={"width": 1200, "height": 640})
    ann.play_now(players="4")
    page = ann.page
    rest = (
        "(() => { const log = document.querySelector('#log-scroll');"
        " return log.scrollHeight - log.scrollTop - log.clientHeight; })()"
    )
    for _ in range(3):
        button = my_turn(ann)[-1]
        version = page.locator("#version input").get_attribute("value")
        page.click(f"#{button}")
        page.wait_for_function(
            "old => document.querySelector('#version input').value !== old",
            arg=version,
            timeout=LONG,
        )
    my_turn(ann)
    # As it was before the last lines came.
    page.evaluate(
        """() => { const log = document.querySelector("#log");
        while (log.children.length > 2) log.lastElementChild.remove();
        log.parentElement.scrollTop = 1e6; }"""
    )
    page.reload()
    my_turn(ann)
    page.wait_for_function(f"() => {rest} < 2", timeout=LONG)
    assert page.evaluate("document.querySelector('#log-scroll').scrollTop") > 0


def test_back_leaves_the_seat_where_it_was(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    """Going elsewhere and back gives up nothing, and the page is up to date when it is back."""
    ann = visitor(server.base)
    table = ann.play_now(players="2")
    page = ann.page
    button = my_turn(ann)[0]
    page.click("header a.brand")
    page.wait_for_url(server.base + "/")
    found = table_of(server, table)
    assert sum(chair.user is not None for chair in found.chairs) == 1
    assert not found.presence.was_away
    opened = streams(page)
    page.go_back()
    page.wait_for_selector("#decision.mine", timeout=LONG)
    until(page, lambda: bool(opened), "no stream after Back")
    version = page.locator("#version input").get_attribute("value")
    page.click(f"#{button}")
    page.wait_for_function(
        "old => document.querySelector('#version input').value !== old", arg=version, timeout=LONG
    )
    assert not any(chair.bot and chair.user for chair in found.chairs)


def test_silence_sleep_and_a_page_from_the_cache_open_the_stream_anew(
    tmp_path: Path, visitor: Callable[..., Visitor]
) -> None:
    """A connection that only looks open, a phone that slept, a page that the browser kept."""
    with running(tmp_path, beat=1e6) as server:  # no heartbeat ever comes
        ann = visitor(server.base)
        page = ann.page
        page.clock.install()
        page.add_init_script(HEARD)
        opened = streams(page)

        def heard() -> None:
            """Something has come by the stream last opened: it is silent from now on."""
            until(page, lambda: page.evaluate("window.heard") > 0, "nothing came")
            page.evaluate("window.heard = 0")

        ann.play_now(players="2")
        until(page, lambda: len(opened) == 1, "no stream")
        heard()
        page.clock.fast_forward(20_000)  # silent, but not for long enough
        assert len(opened) == 1
        page.clock.fast_forward(12_000)
        until(page, lambda: len(opened) == 2, "a silent stream was not opened anew")
        heard()
        page.clock.fast_forward(12_000)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        until(page, lambda: len(opened) == 3, "not after sleep")
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
        until(page, lambda: len(opened) == 4, "not when the page came back")
        page.evaluate("dispatchEvent(new Event('online'))")
        until(page, lambda: len(opened) == 5, "not when the network came back")
        page.goto("about:blank")  # or it would complain of the server that goes now


def test_a_board_that_is_not_pushed_is_fetched(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(server.base)
    ann.may_fail = True
    page = ann.page
    ann.play_now(players="2")
    my_turn(ann)
    page.evaluate("() => { window.EventSource = class { close() {} addEventListener() {} }; }")
    page.evaluate("dispatchEvent(new Event('online'))")  # from now on nothing is pushed
    fetched: list[str] = []
    page.on("request", lambda one: fetched.append(one.url) if one.url.endswith("/board") else 0)
    version = page.locator("#version input").get_attribute("value")
    page.click(f"#{ann.choices()[0]}")
    page.wait_for_function(
        "old => document.querySelector('#version input').value !== old", arg=version, timeout=LONG
    )
    assert fetched


@pytest.mark.parametrize(
    ("zone", "shown"), [("Europe/Budapest", "3:30"), ("America/New_York", "9:30")]
)
def test_a_deadline_is_shown_in_the_viewers_zone(
    tmp_path: Path, visitor: Callable[..., Visitor], zone: str, shown: str
) -> None:
    """A day after half past two on the night that summer time begins is a day after: 24 hours."""
    from datetime import UTC, datetime

    night = datetime(2026, 3, 28, 1, 30, tzinfo=UTC)  # 02:30 in Budapest, 21:30 in New York
    with running(tmp_path, clock=lambda: night, lenience=1e6) as server:
        one = Person(server.base)
        table = one.play_now(clock="day")
        reading.wait_for_me(one, table)
        ann = visitor(server.base, timezone_id=zone, locale="en")
        enter(ann, one)
        ann.go(table)
        words = ann.page.locator("[id^=player-] time[data-at]").first
        assert words.get_attribute("datetime") == "2026-03-29T01:30:00Z"
        ann.page.wait_for_function(
            "shown => document.querySelector('time[data-at]').textContent.includes(shown)",
            arg=shown,
            timeout=LONG,
        )
        ann.page.goto("about:blank")  # or it would complain of the server that goes now


@pytest.mark.parametrize(
    "name", ["W" * 24, "👩‍👩‍👧‍👦" * 24, "محمد بن عبدالله الطويل", "Ő̂̃̄" * 20, "漢" * 24]
)
def test_no_name_is_too_wide_for_a_small_phone(
    server: Running, person: Callable[..., Person], visitor: Callable[..., Visitor], name: str
) -> None:
    one, other = person("fi"), person("hu")
    waiting = open_table(one, name)
    sit_down(other, invitation(one, waiting), name)
    begun = open_table(one, name)
    sit_down(other, invitation(one, begun), name)
    one.post(f"{begun}/start")
    ann = visitor(server.base, **SMALL, locale="fi")
    enter(ann, one)
    link = invitation(one, waiting)
    wide: list[str] = []
    for path in (
        "/", waiting, begun, f"{begun}/people", f"{begun}/replay", f"{waiting}/people", "/me",
    ):  # fmt: skip
        ann.go(path)
        wide += [path] * (ann.page.evaluate("document.documentElement.scrollWidth") > 320)
    assert not wide, [waiting, *wide]
    eve = visitor(server.base, **SMALL)
    eve.go(link)
    assert eve.page.evaluate("document.documentElement.scrollWidth") <= 320, link
    assert eve.page.locator("h1 bdi").text_content() == unicodedata.normalize("NFC", name)


def test_the_end_has_room_for_every_name(
    server: Running, person: Callable[..., Person], visitor: Callable[..., Visitor]
) -> None:
    one = person()
    table, _ = finished(server, one, 3)
    ann = visitor(server.base, **SMALL, locale="hu")
    enter(ann, one)
    for path in (f"{table}/end", f"{table}/replay?as=all&step=40", f"{table}/replay/links"):
        ann.go(path)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320, path


def test_the_newest_message_wins_and_calm_is_calm(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    """Six pushes at once are two drawings at most; who wants no motion gets none."""
    ann = visitor(server.base, reduced_motion="reduce")
    page = ann.page
    ann.play_now(players="2")
    my_turn(ann)
    page.evaluate(
        """() => {
            window.EventSource = class {
                constructor() { window.pushed = this; }
                close() {}
                addEventListener() {}
            };
            dispatchEvent(new Event("online"));
            window.drawn = 0;
            const swap = htmx.swap.bind(htmx);
            htmx.swap = async (how) => {
                window.drawn += 1;
                await new Promise((done) => setTimeout(done, 50));
                return swap(how);
            };
            for (let number = 1; number <= 6; number += 1) {
                const piece = `<div id="said" class="sr">number ${number}</div>`;
                const how = 'hx-target="#said" hx-swap="outerMorph"';
                const data = `<hx-partial ${how}>${piece}</hx-partial>`;
                window.pushed.onmessage({ data, lastEventId: "" });
            }
        }"""
    )
    page.wait_for_function(
        "() => document.getElementById('said').textContent === 'number 6'", timeout=LONG
    )
    assert page.evaluate("window.drawn") == 2
    other = visitor(server.base, reduced_motion="reduce")
    other.play_now(players="2")
    other.page.evaluate("""() => { window.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { window.moved += 1;
            return animate.apply(this, how); }; }""")
    for _ in range(2):
        version = other.page.locator("#version input").get_attribute("value")
        other.page.click(f"#{my_turn(other)[-1]}")
        other.page.wait_for_function(
            "old => document.querySelector('#version input').value !== old",
            arg=version,
            timeout=LONG,
        )
    assert other.page.evaluate("window.moved") == 0
    assert (
        other.page.evaluate(
            "document.getAnimations().filter(o => o.playState === 'running').length"
        )
        == 0
    )
