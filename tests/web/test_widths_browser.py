"""Every page in every language on a small phone, upright and on its side: none is too wide."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.web import all_pages
from tests.web.conftest import Person, Running, Visitor

SIZES = {"upright": (320, 640), "on its side": (667, 375)}
STICKS_OUT = """() => [...document.querySelectorAll('h1, h2, h3, p, legend, th, td, .btn')].filter(
  one => one.clientWidth && one.scrollWidth > one.clientWidth + 1 && !one.closest('.board, .plate')
    && getComputedStyle(one).overflowX === 'visible' && getComputedStyle(one).display !== 'inline'
    && getComputedStyle(one).clipPath === 'none'
).map(one => one.tagName + ' ' + one.id + ' ' + one.textContent.trim().slice(0, 30))"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("shape", SIZES)
def test_no_page_is_wider_than_a_phone(
    server: Running, person: Callable[..., Person], visitor: Callable[..., Visitor], shape: str
) -> None:
    ann, found = all_pages.pages(server, person)
    width, height = SIZES[shape]
    # Upright the longest words count; on its side the layout.
    for language in ("hu", "fi", "es") if shape == "upright" else ("fi",):
        options = {"viewport": {"width": width, "height": height}, "locale": language}
        guest, stranger = visitor(server.base, **options), visitor(server.base, **options)
        guest.may_fail = True  # some of the pages say what is wrong
        chosen = {"name": "language", "value": language, "url": server.base}
        session = {"name": "harena", "value": ann.client.cookies["harena"], "url": server.base}
        guest.context.add_cookies([chosen, session])
        stranger.context.add_cookies([chosen])  # a link to a device speaks its guest's language
        wide = []
        for name, path in found.items():
            who = stranger if name in all_pages.FOR_STRANGERS else guest
            who.go(path)
            assert who.page.locator("html").get_attribute("lang") == language, name
            if (more := who.page.evaluate(TOO_WIDE)) > 0:
                wide.append(f"{name} in {language}: {more} px")
            # Words that stand out of their box lie over the next one.
            wide += [f"{name} in {language}: {one}" for one in who.page.evaluate(STICKS_OUT)]
        assert wide == []
