"""Low screens, as of small phones, upright or on their side: what a question leaves in sight."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.conftest import Person, Running, Visitor
from tests.web.stored import stored
from tests.web.test_replay_browser import enter

import harena
from harena import lessons
from harena.rules import codes
from harena.web.routes import learn

SMALL = {"has_touch": True, "is_mobile": True}
ASKED = {"bet": 1, "play": 4, "column": 2, "swap": 2, "bet-anywhere": 1}
"""Questions, and the round from which on."""


@pytest.fixture(scope="module")
def games() -> dict[str, harena.Game]:
    """A game of four at each of these questions."""
    found: dict[str, harena.Game] = {}
    for seed in range(100):
        game = harena.Game.new("colossal-arena", players=4, seed=seed)
        rng = random.Random(seed)
        while (decision := game.decision) is not None:
            if game.view(codes.PUBLIC).round >= ASKED.get(decision.kind, 9):
                found.setdefault(decision.kind, game.copy())
            game.play(rng.choice(game.legal_actions))
        if len(found) == len(ASKED):
            return found
    raise AssertionError(f"no game comes to {ASKED.keys() - found}")


@pytest.fixture
def look(
    server: Running,
    person: Callable[..., Person],
    visitor: Callable[..., Visitor],
    games: dict[str, harena.Game],
) -> Callable[[str, tuple[int, int]], Any]:
    """The page of who is asked such a question, on a screen of that size."""

    def page(kind: str, size: tuple[int, int]) -> Any:
        game = games[kind]
        assert game.decision is not None
        one = person("en")
        table = stored(server, one, game, game.decision.player)
        ann = visitor(server.base, **SMALL, viewport={"width": size[0], "height": size[1]})
        enter(ann, one)
        ann.go(table)
        ann.page.wait_for_selector("#decision.mine")
        return ann.page

    return page


@pytest.mark.parametrize("size", [(320, 640), (390, 664), (390, 844), (667, 375), (844, 390)])
def test_all_creatures_stay_in_sight_beside_a_question(
    look: Callable[[str, tuple[int, int]], Any], size: tuple[int, int]
) -> None:
    """Who a creature is and what lies in its current row is seen without scrolling."""
    for kind in ASKED:
        page = look(kind, size)
        dock = page.locator(".dock .news, #decision").locator("visible=true").first
        top = dock.bounding_box()["y"]
        # With a dozen answers the smallest phone shows who the others are, not all of their cards.
        part = ".head h3" if kind == "swap" and size[0] < 600 else ".cell.now"
        for row in page.locator(f".creature:not(.fallen) {part}").all():
            box = row.bounding_box()
            assert box["y"] + box["height"] / 2 < top, (kind, row.inner_text())
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        # Words about the round take no more than the height of the line of controls.
        assert page.locator(".top").bounding_box()["height"] <= 50
        # A browser goes back to the page before if a list that is at its end is pushed further.
        contained = page.locator(".fan").evaluate(
            "one => getComputedStyle(one).overscrollBehaviorX"
        )
        assert contained == "contain"


@pytest.mark.parametrize("size", [(667, 375), (844, 390)])
def test_on_its_side_a_seal_leaves_its_card_readable(
    look: Callable[[str, tuple[int, int]], Any], size: tuple[int, int]
) -> None:
    page = look("bet", size)
    seal = page.locator(".fan .seal-it .ico").first.bounding_box()
    emblem = page.locator(".fan li:has(.seal-it) .card .em").first.bounding_box()
    assert seal["y"] >= emblem["y"] + emblem["height"] - 1
    assert seal["y"] + seal["height"] <= size[1]


@pytest.mark.parametrize("size", [(667, 375), (844, 390), (320, 640)])
def test_no_task_of_a_lesson_scrolls(
    server: Running, visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    """The longest tasks in Finnish, whose words are long."""
    ann = visitor(server.base, **SMALL, locale="fi", viewport={"width": size[0], "height": size[1]})
    for name, upto in (("bets", 2), ("cards", 0), ("stalemate", 1), ("deck", 0)):
        run = lessons.lesson(name).run()
        for _ in range(upto):
            run.answer(run.game.format_action(run.accepted[0]))
        ann.go(learn.address(run.lesson, run.answers))
        more = "one => one.scrollHeight - one.clientHeight"
        assert ann.page.locator("details.strip").evaluate(more) <= 1, name
