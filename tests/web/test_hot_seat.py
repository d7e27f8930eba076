"""Several people at one screen: the curtain, and nothing of anybody's hand while it is down."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.web import reading
from tests.web.conftest import Person, Running, Visitor, running
from tests.web.stored import played, stored, table_of
from tests.web.test_browser import PHONE, axe, press
from tests.web.test_stream import Stream

from harena.errors import IllegalAction
from harena.locale import t
from harena.record import Record
from harena.rules import codes
from harena.web.tables.hotseat import HotSeat
from harena.web.tables.table import Table


def together(one: Person, **choices: str) -> str:
    """A game of Anna and Bela at one screen, and of one bot; its path."""
    given = {"name": "Anna", "other": "Bela", "bots": "random", "players": "3"}
    return one.play_now(**{**given, **choices})


def hidden(table: Table) -> set[int]:
    """Cards in hands, aside or under secret bets that lie open nowhere."""
    game = table.game
    assert game is not None
    view = game.view(codes.PUBLIC)
    seen = {card for tops in view.tops for card in tops} | set(view.crown_tops)
    seen |= {view.discard_top} | {card for cards in view.shown for card in cards}
    own = [game.view(seat) for seat in range(game.players)]
    return {card for one in own for card in (*one.hand, *one.aside, one.secret)} - seen


def test_the_curtain_comes_down_before_somebody_else_decides() -> None:
    game = played("colossal-arena", 1, upto=120)
    assert game.decision is not None
    who = game.decision.player
    other = (who + 1) % game.players
    hot = HotSeat({who: "Anna", other: "Bela"})
    assert hot.awaited(game) == who
    assert hot.eye(game) == codes.PUBLIC
    for wrong in (f"front {other + 1}", "front", "front x", f"front  {who + 1}", "front 9"):
        with pytest.raises(IllegalAction):
            hot.sit(game, wrong)
    hot.sit(game, f"front {who + 1}")
    assert hot.awaited(game) is None
    assert hot.eye(game) == who
    with pytest.raises(IllegalAction):
        hot.sit(game, f"front {who + 1}")
    hot.front = other
    assert hot.eye(game) == codes.PUBLIC  # from the very decision on
    assert HotSeat({other: "Bela"}).eye(game) == codes.PUBLIC
    assert HotSeat.of({}) is None


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_nothing_of_any_hand_is_sent_while_the_curtain_is_down(
    server: Running, person: Callable[..., Person], ruleset: str
) -> None:
    anna, eve = person(), person()
    path = together(anna, ruleset=ruleset, public="yes")
    rng = random.Random(ruleset)
    curtains = answers = 0
    html = reading.wait_for_me(anna, path)
    for _ in range(26):
        if reading.is_over(html):
            break
        table = table_of(server, path)
        choices = reading.actions(html)
        if choices[0].startswith("front "):
            curtains += 1
            assert len(choices) == 1
            cards = hidden(table)
            sent = [html, anna.get(f"{path}/board").text]
            sent.append(anna.get(f"{path}/replay").text)
            if curtains < 3:
                sent.append(Stream(anna, path).wait(1)[0]["data"])
            version = reading.version(html)
            # Old pages, other seats' versions, guesses: refused, and the answer tells nothing.
            for text, guess in (("no bet", version), ("undo", "24.0.1"), ("front 9", version)):
                refused = anna.act(path, text, guess, script=curtains % 2 == 0)
                assert refused.status_code in (409, 422), text
                sent.append(refused.text)
            for text in sent:
                shown = {int(code) for code in re.findall(r'data-card="(\d+)"', text)}
                assert not shown & cards
                assert 'class="fan' not in text
                assert "hand-title" in text or "decision-title" in text
            assert anna.get(f"{path}/replay?as=1").status_code == 403
            name = table.game.names[int(choices[0][-1]) - 1] if table.game else ""
            assert t("web-hot-hidden", "en") in html
            assert f"<bdi>{name}</bdi>" in html
            assert eve.act(path, choices[0], version).status_code == 403
        else:
            answers += 1
            assert table.hot is not None
            assert table.game is not None
            assert table.game.decision is not None
            assert table.hot.front == table.game.decision.player
        done = anna.act(path, rng.choice(choices), reading.version(html))
        assert done.status_code == 303
        html = reading.wait_for_me(anna, path)
    assert curtains > 2
    assert answers > 4
    assert not reading.actions(eve.get(path).text)
    assert anna.post(f"{path}/chat", text="hello").status_code == 403
    assert 'id="say-it"' not in html


def test_the_curtain_is_down_after_a_restart_and_in_every_tab(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        anna = Person(first.base)
        path = together(anna)
        html = reading.wait_for_me(anna, path)
        assert anna.act(path, reading.actions(html)[0], reading.version(html)).status_code == 303
        up = anna.get(path).text
        assert 'class="fan' in up
        assert t("web-my-turn", "en") in anna.get("/").text
        # What an older page sends does not count for whoever sits there now.
        table = table_of(first, path)
        assert table.hot is not None
        assert table.hot.front is not None
        other = next(seat for seat in table.hot.seats if seat != table.hot.front)
        table.posts = [7] * codes.SEATS  # as often as the other one has answered
        assert len({table.version(seat) for seat in table.hot.seats}) == 2
        up = anna.get(path).text
        stale = f"{reading.version(up).rpartition('.')[0]}.{other + 1}"
        assert anna.act(path, reading.actions(up)[0], stale).status_code == 409
    with running(tmp_path) as second:
        again = anna.again(second.base)
        down = reading.wait_for_me(again, path)
        assert reading.actions(down)[0].startswith("front ")
        assert 'class="fan' not in down


def test_a_whole_game_at_one_screen(server: Running, person: Callable[..., Person]) -> None:
    anna = person("fi")
    game = played("colossal-arena", 0)
    game = game.at(len(game.history) - 40)  # the last turns of two people
    while game.decision is not None and game.decision.player == codes.CHANCE:
        game.undo()
    path = stored(server, anna, game, 0, {"0": "Ann", "1": "Ben"})
    assert "front " in anna.get(path).text
    html = reading.play_on(anna, path, random.Random(3).choice, steps=900)
    assert reading.is_over(html)
    end = anna.get(f"{path}/end").text
    assert "Ben" in end
    assert 'id="again"' in end
    record = Record.loads(anna.get(f"{path}/record").text)
    assert {seat.name for seat in record.seats} == {"Ann", "Ben"}
    assert record.replay().is_over
    assert anna.get(f"{path}/replay?as=2").status_code == 200
    next_ = anna.post(f"{path}/again").headers["location"]
    again = reading.wait_for_me(anna, next_)
    assert reading.actions(again)[0].startswith("front ")
    assert table_of(server, next_).hot is not None


def test_a_cancelled_game_has_no_curtain_and_shows_no_hand(person: Callable[..., Person]) -> None:
    anna = person()
    path = together(anna, clock="live")
    html = reading.wait_for_me(anna, path)
    assert anna.act(path, reading.actions(html)[0], reading.version(html)).status_code == 303
    assert anna.post(f"{path}/company", do="cancel").status_code == 303
    html = anna.get(path).text
    assert not reading.actions(html)
    assert t("web-hot-hidden", "en") not in html
    assert 'class="fan' not in html
    assert anna.get(f"{path}/replay?as=1").status_code == 403


def test_names_of_the_others_are_checked_and_nothing_typed_is_lost(
    person: Callable[..., Person],
) -> None:
    anna = person()
    given = {"kind": "bots", "name": "Anna", "other": "a;b", "players": "5"}
    answer = anna.post("/tables", **given, ruleset="titan-the-arena")
    assert answer.status_code == 422
    assert t("web-error-name", "en") in answer.text
    assert 'name="other" value="a;b"' in answer.text
    assert 'value="titan-the-arena" checked' in answer.text
    assert 'value="5" checked' in answer.text
    # More people than chairs: chairs are added. Two of one name are told apart.
    path = anna.client.post(
        "/tables",
        data={"kind": "bots", "name": "Kim", "other": ["<b>kim", "KIM", "Bo"], "players": "2"},
    ).headers["location"]
    html = anna.get(path).text
    assert "<bdi>&lt;b&gt;kim</bdi>" in html
    assert "<bdi>Bo</bdi>" in html
    assert len(set(re.findall(r"<bdi>(kim(?: 2)?)</bdi>", html, re.IGNORECASE))) == 2


def test_two_people_at_one_screen_in_a_browser(
    server: Running, visitor: Callable[..., Visitor]
) -> None:
    anna = visitor(server.base, **PHONE)
    anna.go("/")
    page = anna.page
    form = "form:has(#play-now)"
    page.fill(f"{form} input[name=name]", "Anna")
    page.check(f"{form} input[name=players][value='2']", force=True)
    page.click(f"{form} > details > summary")
    page.check(f"{form} input[value=chosen]", force=True)
    assert not axe(anna)
    page.check(f"{form} input[value=random][name=creatures]", force=True)
    page.fill(f"{form} input[name=other] >> nth=0", "Bela")
    page.click("#play-now")
    page.wait_for_selector(".curtain")
    assert not axe(anna)
    second = anna.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".curtain")
    seen = 0
    rng = random.Random(4)
    for _ in range(40):
        while not (choices := anna.choices()):
            page.wait_for_timeout(10)
        if page.locator(".curtain").count():
            assert page.locator(".fan").count() == 0
            second.wait_for_selector(".curtain")  # the other tab follows
            assert second.locator(".fan").count() == 0
            seen += 1
            if seen == 4:
                break
        press(page, rng.choice(choices))
    assert seen == 4
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
