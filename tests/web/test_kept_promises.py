"""What the table promises beside the tests of each part: see docs/web-tests.md."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests import loops
from tests.web import reading
from tests.web.conftest import Person, running
from tests.web.stored import played, stored

from harena.rules import codes
from harena.web import statics
from harena.web.pieces import board
from harena.web.tables import live
from harena.web.tables.presence import GRACE, WITHOUT_SCRIPT, Presence


def test_a_forced_choice_is_there_after_a_reload_and_a_restart(tmp_path: Path) -> None:
    """A question with one answer, which lies in the hand: nothing decides it but its player."""
    for seed in range(300):
        game = played("titan-the-arena", seed, 30 + seed % 90)
        decision = game.decision
        if decision is not None and len(game.legal_actions) == 1 and decision.kind == "play":
            break
    else:
        raise AssertionError("no game with a forced choice was found")
    with running(tmp_path) as first:
        ann = Person(first.base)
        table = stored(first, ann, game, decision.player)
        pages = [ann.get(table).text for _ in range(3)]
        (choice,) = reading.actions(pages[0])
        assert all(reading.actions(html) == [choice] for html in pages)
        assert all(reading.version(html) == reading.version(pages[0]) for html in pages)
    with running(tmp_path) as second:
        again = ann.again(second.base)
        html = again.get(table).text
        assert reading.actions(html) == [choice]
        assert reading.version(html) == reading.version(pages[0])
        assert again.act(table, choice, reading.version(html)).status_code == 303
        assert again.act(table, choice, reading.version(html)).status_code == 303  # sent twice


def test_what_chance_has_decided_is_not_taken_back(person: Callable[..., Person]) -> None:
    """Back to the start of one's own decisions, never across a draw."""
    ann = person()
    for _ in range(30):
        table = ann.play_now(players="2")
        html = reading.wait_for_me(ann, table)
        plays = [text for text in reading.actions(html) if "play " in text]
        if not plays:
            continue
        ann.act(table, plays[0], reading.version(html))
        html = reading.wait_for_me(ann, table)  # drawn, and the other one has played
        if 'data-action="undo"' in html:
            continue
        refused = ann.act(table, "undo", reading.version(html))
        assert refused.status_code == 422
        assert reading.actions(ann.get(table).text) == reading.actions(html)
        return
    raise AssertionError("nobody drew a card")


def test_either_of_two_tabs_may_act_and_the_other_is_told(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    reading.wait_for_me(ann, table)
    one, two = ann.get(table).text, ann.get(table).text
    assert reading.version(one) == reading.version(two)
    choices = reading.actions(one)
    assert ann.act(table, choices[0], reading.version(two)).status_code == 303
    late = ann.act(table, choices[-1], reading.version(one))
    assert late.status_code == (303 if choices[-1] == choices[0] else 409)
    assert 'id="version"' in late.text or late.status_code == 303


def test_whoever_has_no_session_sees_what_all_may_see_of_public_tables_only(
    person: Callable[..., Person],
) -> None:
    ann, nobody = person(), person()
    shown, hidden = ann.play_now(public="yes"), ann.play_now()
    for table in (shown, hidden):
        reading.wait_for_me(ann, table)
    for path in ("", "/board", "/replay"):
        html = nobody.get(shown + path).text
        assert "data-action" not in html
        assert 'id="say-it"' not in html
        assert nobody.get(hidden + path).status_code == 403
    with nobody.client.stream("GET", shown + "/stream") as stream:
        assert stream.status_code == 200
        first = next(line for line in stream.iter_lines() if line.startswith("data: <hx"))
    assert "data-action" not in first
    assert nobody.get(hidden + "/stream").status_code == 403
    assert "harena" not in nobody.client.cookies  # looking on makes no guest


# --- pages --------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_whatever_is_pressed_or_moved_has_a_name_of_its_own(
    person: Callable[..., Person], ruleset: str
) -> None:
    """Else a morph would keep the old element, and move a focus or a check mark to another."""
    ann = person()
    table = ann.play_now(ruleset=ruleset, players="3")
    html = reading.wait_for_me(ann, table)
    for _ in range(6):
        ids = Counter(re.findall(r'\bid="([^"]*)"', html))
        assert not [name for name, count in ids.items() if count > 1]
        form = html.partition('<form class="main"')[2].partition("</form>")[0]
        for tag in re.findall(r"<(?:button|input|select|textarea)\b[^>]*>", form):
            if 'type="hidden"' not in tag and "data-dismiss" not in tag:
                assert ' id="' in tag or "popovertarget" in tag, tag
        acting = re.findall(r"<[^>]*data-action=[^>]*>", html)
        assert acting
        for tag in acting:
            assert re.match(r'<button\b.* id="[^"]+".*', tag, re.DOTALL), tag
        action = random.Random(len(html)).choice(reading.actions(html))
        ann.act(table, action, reading.version(html))
        html = reading.wait_for_me(ann, table)
        if reading.is_over(html):
            break


def test_no_card_has_a_name_that_stays_with_it(person: Callable[..., Person]) -> None:
    """What moves is found by its open face alone; nothing names a card that lies hidden."""
    ann = person()
    table = ann.play_now(public="yes")
    reading.wait_for_me(ann, table)
    html = person().get(table).text
    for text in (html, *(statics.files()[name].body.decode() for name in
                         ("harena.js", "harena.css", "pages.css"))):  # fmt: skip
        assert "view-transition" not in text
        assert "startViewTransition" not in text
    cards = re.findall(r'data-card="([^"]*)"', html)
    assert len(cards) == len(set(cards))


def test_a_piece_is_made_once_for_all_who_see_the_same() -> None:
    game = played("colossal-arena", 1, 60)
    sitters = tuple(board.Sitter(name) for name in game.names)
    sheets = [
        board.sheet(game.view(viewer), board.Extra(sitters), "es")
        for viewer in (0, 1, codes.PUBLIC)
    ]
    same = [name for name, html in sheets[0].items() if html == sheets[1].get(name)]
    made_once = [name for name in same if str(sheets[0][name]) is str(sheets[1][name])]
    assert len(made_once) >= 5, (same, made_once)
    again = board.sheet(game.view(0), board.Extra(sitters), "es")
    for name, html in sheets[0].items():
        if name.startswith(("column-", "plate-", "hand", "decision")):
            assert str(again[name]) is str(html), name


# --- streams and presence -------------------------------------------------------------------------


class Silent:
    """A table that only notes who listens."""

    def __init__(self) -> None:
        self.listeners: list[live.Listener] = []

    def listen(self, listener: live.Listener) -> None:
        self.listeners.append(listener)

    def leave(self, listener: live.Listener) -> None:
        self.listeners.remove(listener)


def test_a_stream_listens_before_it_draws_and_keeps_one_change_only() -> None:
    """What happens while a page is drawn is not missed; many changes are one newest board."""

    async def play() -> list[bytes]:
        table, streams, listener = Silent(), live.Streams(), live.Listener("ann")
        drawn = 0

        async def messages() -> AsyncIterator[bytes]:
            nonlocal drawn
            assert table.listeners == [listener]
            listener.rings.set()  # something changes while the first board is drawn
            yield b"first"
            async for _ in listener:
                drawn += 1
                if drawn == 2:
                    return
                for _ in range(5):  # and five times more while that change is drawn
                    listener.rings.set()
                yield b"newest"

        sent: list[bytes] = []

        async def send(message: Any) -> None:
            sent.append(message.get("body", b""))

        async def receive() -> Any:
            await asyncio.sleep(60)

        stream = live.Stream(streams, listener, table, messages(), 5, is_packed=False)
        scope: Any = {}
        await stream(scope, receive, send)
        assert table.listeners == []
        assert streams.count == 0
        return [body for body in sent if body]

    assert loops.run(play()) == [b"first", b"newest"]


def test_who_has_any_tab_open_is_here_and_moving_between_pages_is_no_absence() -> None:
    time = [datetime(2026, 10, 25, 0, 30, tzinfo=UTC)]  # an hour before summer time ends
    presence = Presence(lambda: time[0])
    one, two = live.Listener("ann"), live.Listener("ann")
    presence.listeners |= {one, two}
    time[0] += timedelta(hours=3)
    presence.listeners.discard(one)
    assert not presence.is_away("ann")  # another tab is open
    presence.listeners.discard(two)
    presence.left("ann")
    time[0] += timedelta(seconds=GRACE - 1)
    assert not presence.is_away("ann")  # on the way to another page
    presence.listeners.add(live.Listener("ann"))
    time[0] += timedelta(seconds=2)
    assert not presence.is_away("ann")
    presence.listeners.clear()
    presence.left("ann")
    time[0] += timedelta(seconds=GRACE + 1)
    assert presence.away_for("ann") == pytest.approx(1)
    presence.asked("ann")  # a page without script
    time[0] += timedelta(seconds=WITHOUT_SCRIPT - 1)
    assert not presence.is_away("ann")
