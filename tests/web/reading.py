"""Reading pages as a script-free browser would: the buttons that act, the version, the question."""

from __future__ import annotations

import re
from html import unescape

from tests.web.conftest import Person


def actions(html: str) -> list[str]:
    """What the buttons of a table page send, without duplicates."""
    found = re.findall(r'data-action="([^"]*)"', html)
    return list(dict.fromkeys(unescape(text) for text in found if text != "undo"))


def version(html: str) -> str:
    """The version that a table page answers."""
    found = re.search(r'name="version" value="([^"]*)"', html)
    assert found, "the page has no version"
    return found[1]


def is_over(html: str) -> bool:
    return 'id="see-end"' in html


def wait_for_me(person: Person, table: str) -> str:
    """The table page once it is the person's decision, or the game is over."""
    for _ in range(2000):
        html = person.get(table).text
        if actions(html) or is_over(html):
            return html
    raise AssertionError("nobody asks this person anything")


def play_on(person: Person, table: str, choose: object, steps: int = 400) -> str:
    """Play by forms alone until the game is over or so many answers were given; the last page."""
    html = wait_for_me(person, table)
    for _ in range(steps):
        if is_over(html):
            break
        action = choose(actions(html))  # type: ignore[operator]
        answer = person.act(table, action, version(html))
        assert answer.status_code == 303, (action, answer.status_code, answer.text[:500])
        html = wait_for_me(person, table)
    return html
