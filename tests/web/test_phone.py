"""What only a small screen has: the last news beside the board, sheets over it, the purse."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.conftest import Person, Running, Visitor
from tests.web.stored import played, stored
from tests.web.test_replay_browser import enter

from harena.locale import languages, t, wording
from harena.rules import codes
from harena.web.pieces import board
from harena.web.pieces.logbook import NEWS, Block

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def lines(html: str) -> list[str]:
    """The sentences of a piece of the log."""
    told = re.findall(r"<li(?: class=\"note[^\"]*\")?>(.*?)</li>", html, re.DOTALL)
    return [re.sub(r"<b[ >].*?</b>|<[^>]*>", "", one).strip() for one in told]


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_news_are_the_last_lines_of_the_log(ruleset: str) -> None:
    seen = 0
    for seed, upto in ((2, 25), (3, 60), (5, 10_000)):
        game = played(ruleset, seed, upto)
        for viewer in (*range(game.players), codes.PUBLIC):
            view = game.view(viewer)
            sitters = tuple(board.Sitter(name) for name in view.names)
            made = board.sheet(view, board.Extra(sitters), "en")
            news = lines(str(made["news"]))
            log = [
                line for one in made.values() if isinstance(one, Block) for line in lines(str(one))
            ]
            assert 0 < len(news) <= NEWS
            # In the order of the log, and nothing that is not in it.
            rest = iter(log)
            assert all(line in rest for line in news)
            others = [name for seat, name in enumerate(view.names) if seat != viewer]
            assert not [line for line in news if re.match(f"({'|'.join(others)}) draws", line)]
            last = view.history[-1]
            if last.kind not in ("draw", "turn", "round"):
                assert news[-1] == wording.event(view, last, "en")
                seen += 1
    assert seen


def my_turn(visitor: Visitor) -> None:
    while not visitor.choices():
        visitor.page.wait_for_timeout(20)


def version(page: Any) -> str:
    return str(page.locator("#version input").get_attribute("value"))


def test_a_tap_beside_a_sheet_only_closes_it(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(server.base, **PHONE)
    ann.play_now(players="2")
    my_turn(ann)
    page = ann.page
    before = version(page)
    box = page.locator("#decision .btn, .fan .pick").first.bounding_box()
    for opens in ("#plate-0", "#arch-0"):
        page.locator(opens).tap()
        page.wait_for_selector(".sheet:popover-open")
        # Whatever lies there would be played.
        page.touchscreen.tap(box["x"] + 8, box["y"] + box["height"] - 8)
        page.wait_for_selector(".sheet:popover-open", state="detached")
        assert page.url.startswith(f"{server.base}/tables/")
    page.wait_for_timeout(100)
    assert version(page) == before
    # Whoever cannot tap beside it has a button.
    for opens, sheet in (("#plate-0", "#player-0"), ("#arch-0", "#power-0")):
        page.locator(opens).tap()
        page.locator(f"{sheet} .does .btn").tap()
        page.wait_for_selector(".sheet:popover-open", state="detached")


def test_the_log_opens_where_ones_last_turn_ended(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    ann = visitor(server.base, **PHONE)
    ann.play_now(players="4")
    page = ann.page
    for _ in range(6):
        my_turn(ann)
        before = version(page)
        page.locator("[data-action]:not([data-action=undo]):visible").first.click()
        for _ in range(300):
            if version(page) != before:
                break
            page.wait_for_timeout(10)
    my_turn(ann)
    assert page.locator("#news li").last.is_visible()
    page.locator(".talk").tap()
    page.wait_for_selector("#side:popover-open")
    for _ in range(100):
        inside, top = page.evaluate(
            """() => { const box = document.getElementById("log-scroll");
            const mark = box.querySelector(".since, #log > :last-child");
            const [a, b] = [box.getBoundingClientRect(), mark.getBoundingClientRect()];
            return [b.top >= a.top - 1 && b.top < a.bottom, box.scrollTop]; }"""
        )
        if inside and top:
            break
        page.wait_for_timeout(20)
    assert inside
    assert top > 0


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_on_its_side_a_phone_shows_the_discards_too(
    server: Running, visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ann = visitor(
        server.base,
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
        is_mobile=True,
        locale="hu",
    )
    ann.play_now(players="4")
    my_turn(ann)
    page = ann.page
    hit = page.evaluate(
        """() => { const box = document.querySelector(".purse .only-small").getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + 4, box.top + 4);
        return Boolean(hit && hit.closest(".purse")) && box.bottom <= innerHeight; }"""
    )
    assert hit
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (390, 844), (320, 640)])
def test_many_answers_leave_the_board_in_sight(
    server: Running,
    person: Callable[..., Person],
    visitor: Callable[..., Visitor],
    size: tuple[int, int],
) -> None:
    many = (played("colossal-arena", 2, upto) for upto in range(8, 200))
    game = next(one for one in many if one.decision and len(one.legal_actions) >= 6
                and one.decision.kind in ("column", "swap", "burn", "take"))  # fmt: skip
    assert game.decision is not None
    one = person("en")
    table = stored(server, one, game, game.decision.player)
    ann = visitor(server.base, **{**PHONE, "viewport": {"width": size[0], "height": size[1]}})
    enter(ann, one)
    ann.go(table)
    ann.page.wait_for_selector("#decision.mine")
    # All answers can be reached, and a third of the screen is left to the board.
    dock = ann.page.locator("#decision").bounding_box()
    assert dock["y"] > size[1] / 3
    for answer in ann.page.locator("#decision .does .btn:visible").all():
        answer.scroll_into_view_if_needed()
        box = answer.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["height"] >= 43.5


def test_tags_of_neighbours_do_not_overlap(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    """The words over the cards of a hand, in every language, on the narrowest phone."""
    ann = visitor(server.base, **{**PHONE, "viewport": {"width": 320, "height": 640}})
    ann.play_now(players="2")
    my_turn(ann)
    for language in languages():
        for message in ("web-wakes", "table-fallen"):
            cut, gaps = ann.page.evaluate(
                """words => { const tags = [];
                for (const card of [...document.querySelectorAll(".fan li")].slice(0, 3)) {
                  card.querySelector(".tag")?.remove();
                  const tag = card.appendChild(document.createElement("span"));
                  tag.className = "tag wakes";
                  tag.append(document.createElement("span"));
                  tag.firstChild.textContent = words;
                  tags.push(tag);
                }
                const boxes = tags.map(tag => tag.getBoundingClientRect());
                return [tags[0].firstChild.scrollWidth - tags[0].firstChild.clientWidth,
                  boxes.slice(1).map((box, at) => box.left - boxes[at].right)]; }""",
                t(message, language),
            )
            assert cut <= 0, (language, message)
            assert min(gaps) >= 0, (language, message)
