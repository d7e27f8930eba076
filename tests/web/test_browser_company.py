"""What only a browser shows of clocks, wishes and games one after the other."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.company import do, friends
from tests.web.conftest import Running, Visitor
from tests.web.people import table_of
from tests.web.test_browser import SMALL
from tests.web.test_series import play_out

LONG = 30_000


def test_clocks_wishes_and_questions(server: Running, visitor: Callable[..., Visitor]) -> None:
    ann = visitor(server.base, **SMALL)
    page = ann.page
    page.goto(server.base + "/")
    form = "form:has(#play-now)"
    page.fill(f"{form} input[name=name]", "Ann")
    page.click(f"{form} details summary")
    page.locator(f"{form} select[name=clock]").select_option("brisk")
    page.click("#play-now")
    page.wait_for_selector("#decision.mine", timeout=LONG)
    # The clock runs, in the page's own time.
    left = page.locator(".plate.turn time[data-due]")
    first = left.text_content()
    page.wait_for_function(
        "first => document.querySelector('.plate.turn time[data-due]').textContent !== first",
        arg=first,
        timeout=LONG,
    )
    page.wait_for_function("document.querySelector('link[rel=icon]').href.startsWith('data:')")
    # Wishes are kept without leaving the page; from then on every action is asked about.
    page.click("#menu-open")
    page.check("#wishes input[name=asks]", force=True)
    page.check("#wishes input[name=sound]", force=True)
    page.click("#wishes-save")
    page.wait_for_selector("#wishes[data-sound]", timeout=LONG)
    page.keyboard.press("Escape")
    version = page.locator("#version input").get_attribute("value")
    button = ann.choices()[0]
    page.click(f"#{button}")
    page.wait_for_selector("#sure", timeout=LONG)
    assert page.evaluate("document.activeElement.id") == "sure"
    assert page.locator("#version input").get_attribute("value") == version
    page.click("#sure")
    page.wait_for_function(
        "version => document.querySelector('#version input').value !== version",
        arg=version,
        timeout=LONG,
    )
    page.wait_for_selector("#sure", state="detached", timeout=LONG)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_next_game_opens_by_itself_for_whoever_wanted_it(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    table, (ann, ben) = friends(server)
    play_out(server, table, [ann, ben])
    window = visitor(server.base)
    window.context.add_cookies(
        [{"name": "harena", "value": ann.client.cookies["harena"], "url": server.base}]
    )
    window.go(f"{table}/end")
    page = window.page
    page.click("#again")
    page.wait_for_selector("#company-now", timeout=LONG)
    following = do(ben, table, "again").headers["location"]
    page.wait_for_url(server.base + following, timeout=LONG)
    assert not any(chair.bot for chair in table_of(server, following).chairs)
