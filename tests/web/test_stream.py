"""Streams: what they send and what not, heartbeats, falling behind, and stopping with open ones."""

from __future__ import annotations

import os
import random
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.web import reading
from tests.web.conftest import Person, Running, running

import harena
from harena.rules import codes
from harena.web.pieces import board
from harena.web.pieces.piece import Sheet
from harena.web.tables import live


class Stream:
    """An open stream, read by a thread."""

    def __init__(self, person: Person, table: str, state: str = "") -> None:
        self.events: list[dict[str, str]] = []
        self.ended = threading.Event()
        self._client = httpx.Client(timeout=30)
        self._request = self._client.build_request(
            "GET",
            f"{person.base}{table}/stream?state={state}",
            cookies=dict(person.client.cookies),
            headers={"accept-language": person.client.headers["accept-language"]},
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            answer = self._client.send(self._request, stream=True)
            assert answer.headers["content-encoding"] == "gzip"
            event: dict[str, str] = {}
            for line in answer.iter_lines():
                if not line:
                    self.events.append(event)
                    event = {}
                    continue
                name, _, value = line.partition(": ")
                event[name] = event.get(name, "") + value
        except httpx.TransportError:
            pass
        finally:
            self.ended.set()
            self._client.close()

    def wait(self, count: int, seconds: float = 10) -> list[dict[str, str]]:
        end = time.monotonic() + seconds
        while len(self.events) < count and time.monotonic() < end:
            time.sleep(0.005)
        assert len(self.events) >= count, self.events
        return self.events


def state_in(html: str) -> str:
    found = re.search(r'data-state="([^"]*)"', html)
    assert found
    return found[1]


def targets(event: dict[str, str]) -> set[str]:
    return set(re.findall(r'hx-target="#([\w-]+)"', event["data"]))


def test_a_page_that_is_current_is_told_so(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    stream = Stream(ann, table, state_in(ann.get(table).text))
    first = stream.wait(1)[0]
    assert first["event"] == "same"
    assert reading.actions(html)


def test_a_page_that_missed_something_gets_everything(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    reading.wait_for_me(ann, table)
    first = Stream(ann, table, "old").wait(1)[0]
    assert {"column-0", "decision", "hand", "log", "version", "plate-0"} <= targets(first)
    assert first["id"] == state_in(ann.get(table).text)


def test_an_answer_comes_back_as_what_changed(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    stream = Stream(ann, table, state_in(ann.get(table).text))
    stream.wait(1)
    plays = [text for text in reading.actions(html) if "play" in text] or reading.actions(html)
    begin = time.perf_counter()
    answer = ann.act(table, plays[0], reading.version(html), script=True)
    assert answer.status_code == 204
    assert answer.content == b""
    pushed = stream.wait(2)[1]
    print("post to push", time.perf_counter() - begin)
    assert "hand" in targets(pushed) or "version" in targets(pushed)
    assert "<html" not in pushed["data"]
    sizes = [len(event.get("data", "")) for event in stream.events[1:]]
    assert max(sizes) < 40_000, sizes


def test_nothing_is_sent_where_nothing_changed(
    server: Running, person: Callable[..., Person]
) -> None:
    """Whoever answers a question that the others do not know of is not betrayed by a push."""
    ann = person()
    table = ann.play_now()
    reading.wait_for_me(ann, table)
    stream = Stream(ann, table, state_in(ann.get(table).text))
    stream.wait(1)
    site = server.server.config.loaded_app.app.state.site
    found = site.hall._tables[table.rpartition("/")[2]]
    for _ in range(5):
        found.changed(wake=False)
        time.sleep(0.03)
    assert len(stream.events) == 1


def test_hidden_answers_change_nothing_for_others() -> None:
    """A hidden decision after a hidden one leaves every piece of the others' pages as it was."""
    quiet = 0
    for seed in range(6):
        game = harena.Game.new("titan-the-arena", players=3, seed=seed)
        chance = harena.Chance(seed)
        bots = [harena.make_bot("random", seat + seed) for seat in range(3)]
        sitters = tuple(board.Sitter(name) for name in game.names)
        before: tuple[object, ...] = ()
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            who = decision.player
            chooser = chance if who == codes.CHANCE else bots[who]
            if who != codes.CHANCE:
                view = game.view(codes.PUBLIC)
                sheet = board.sheet(view, board.Extra(sitters), "en")
                now = (view.decision, view.history, view.turn)
                if before and before[0] == now and view.decision is None:
                    quiet += 1
                    assert live.message(before[1], sheet) == ""  # type: ignore[arg-type]
                before = (now, sheet)
            game.play(chooser.choose(game.view(who), game.legal_actions))
    assert quiet >= 3


def test_heartbeats_are_named_events(tmp_path: Path) -> None:
    with running(tmp_path, beat=0.1) as found:
        ann = Person(found.base)
        table = ann.play_now()
        reading.wait_for_me(ann, table)
        stream = Stream(ann, table)
        assert [event.get("event") for event in stream.wait(4)[1:4]] == ["beat"] * 3
        ann.client.close()


def test_the_server_stops_at_once_with_open_streams(tmp_path: Path) -> None:
    with running(tmp_path) as found:
        ann = Person(found.base)
        table = ann.play_now()
        streams = [Stream(ann, table) for _ in range(20)]
        for stream in streams:
            stream.wait(1)
        took = found.stop()
        print("stopped in", took)
        assert took < 1
        assert all(stream.ended.wait(1) for stream in streams)
        ann.client.close()


def test_streams_that_end_are_forgotten(server: Running, person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    host, port = server.base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as raw:
        cookie = f"harena={ann.client.cookies['harena']}"
        lines = (f"GET {table}/stream HTTP/1.1", f"Host: {host}:{port}", f"Cookie: {cookie}")
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b"200" in raw.recv(200)
        assert server.server._streams.count == 1
    for _ in range(200):
        if server.server._streams.count == 0:
            break
        time.sleep(0.02)
    assert server.server._streams.count == 0


def test_the_start_of_a_game_is_told_to_those_who_wait(person: Callable[..., Person]) -> None:
    ann, ben = person(), person("fi")
    table = ann.play_now(kind="friends", players="3")
    link = re.search(r'value="http[^"]*(/join/[^"]+)"', ann.get(table).text)
    assert link
    waiting = Stream(ann, table, state_in(ann.get(table).text))
    waiting.wait(1)
    ben.post(link[1], name="Ben")
    assert targets(waiting.wait(2)[1]) == {"chairs"}
    ann.post(f"{table}/start")
    assert waiting.wait(3)[2]["event"] == "begun"


def test_messages_hold_what_changed_and_no_more() -> None:
    old: Sheet = {"a": "<p id=a>1", "b": "<p id=b>1", "log-0": "<li>1"}
    assert live.message(old, old) == ""
    new: Sheet = {**old, "b": "<p id=b>2", "log-1": "<li>2"}
    told = live.message(old, new)
    assert 'hx-target="#b" hx-swap="outerMorph"><p id=b>2' in told
    assert 'hx-target="#log" hx-swap="beforeend"><li>2' in told
    assert "#a" not in told
    shorter = live.message(new, old)  # something was taken back: the log is replaced
    assert 'hx-target="#log" hx-swap="innerMorph"><li>1<' in shorter


def test_states_tell_sheets_apart() -> None:
    assert live.state_of({"a": "1"}) == live.state_of({"a": "1"})
    assert live.state_of({"a": "1"}) != live.state_of({"a": "2"})


STATE = """
import harena
from harena.web.pieces import board
from harena.web.tables import live
game = harena.Game.new("titan-the-arena", players=3, seed=4)
chance, bots = harena.Chance(4), [harena.make_bot("random", seat) for seat in range(3)]
while len(game.history) < 60:
    who = game.decision.player
    chooser = bots[who] if who < 3 else chance
    game.play(chooser.choose(game.view(who), game.legal_actions))
extra = board.Extra(tuple(map(board.Sitter, game.names)))
print([live.state_of(board.sheet(game.view(seat), extra, "fi")) for seat in range(3)])
"""


def test_a_state_is_called_the_same_after_a_restart() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", STATE],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(set(told[0].split(", "))) == 3


PARTIAL = re.compile(
    r'<hx-partial hx-target="#([^"]+)" hx-swap="([^"]+)">(.*?)</hx-partial>', re.DOTALL
)


def after(page: dict[str, str], message: str) -> dict[str, str]:
    """A page (its pieces by id) after the script has shown it a message."""
    page = dict(page)
    for target, swap, html in PARTIAL.findall(message):
        if swap == "outerMorph":
            assert target in page
            page[target] = html
            continue
        assert target == "log"
        if swap == "innerMorph":
            page = {name: kept for name, kept in page.items() if not name.startswith("log-")}
        blocks = re.split(r'(?=<li class="turn" id="log-)', html)
        page |= {re.findall('id="(log-[0-9]+)"', one)[0]: one for one in blocks if one}
    return page


@pytest.mark.parametrize("viewer", [0, 2, codes.PUBLIC])
def test_a_page_that_missed_something_is_sent_what_it_lacks(viewer: int) -> None:
    game = harena.Game.new("colossal-arena", players=3, seed=21)
    chance, rng = harena.Chance(21), random.Random(viewer)
    bots = [harena.make_bot("random", seat) for seat in range(3)]
    sitters = tuple(map(board.Sitter, game.names))
    pages: list[tuple[str, dict[str, str]]] = []
    short = full = 0
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        if decision.player != codes.CHANCE and rng.random() < 0.3:
            sheet = board.sheet(game.view(viewer), board.Extra(sitters), "hu")
            now = {name: str(html) for name, html in sheet.items()}
            for state, page in rng.sample(pages, min(4, len(pages))):
                # Of pages of another version, for one, nothing is known.
                has = live.known(state if rng.random() < 0.9 else "old", sheet)
                message = live.message(has, sheet)
                assert {k: v.strip() for k, v in after(page, message).items()} == {
                    k: v.strip() for k, v in now.items()
                }
                short += has is not None
                full += has is None
            pages.append((live.state_of(sheet), now))
            if rng.random() < 0.4:
                for _ in range(game.undoable(decision.player)):
                    game.undo()
                continue
        chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
        game.play(chooser.choose(game.view(decision.player), game.legal_actions))
    assert short > 20
    assert full


def test_nothing_is_known_of_a_page_that_says_nonsense() -> None:
    sheet: Sheet = {"a": "1", "log-0": "<li>0", "log-1": "<li>1", "log-2": "<li>2"}
    state = live.state_of(sheet)
    assert live.known(state, sheet) == sheet
    assert live.known(state, {**sheet, "a": "2", "log-2": "<li>3"}) == {
        **sheet,
        "a": "",
        "log-2": "",
    }
    assert live.known(state, {**sheet, "log-3": "<li>3"}) == {**sheet, "log-2": ""}
    own, count, mark, read, names = state.split(".")
    rest = f"{mark}.{read}.{names}"
    for told in ("", ".", "....", own, state + ".", f"{own}.3.{rest}", f"{own}.-1.{rest}",
                 f"{own}.0.{rest}", f"{own}.1.{rest}", f"{own}.{'9' * 4000}.{rest}",
                 f"{own}.\u0662.{rest}", f"{own}.{count}.{mark}..{names}", f"{state}x",
                 f"{own}.{count}.{mark}.{read}x.{names}", f"{own}.{count}.{mark}.{read}.",
                 f"{own}.{count}.{mark}.{read}.{names[:-1]}"):  # fmt: skip
        assert live.known(told, sheet) is None, told
    for mark in ("0", "9", "x", "\u0662"):  # costs nothing but one block more
        assert live.known(f"{own}.{count}.{mark}.{read}.{names}", sheet) is not None
    assert live.known(state, {"a": "1", "log-0": "<li>0"}) is None
    assert live.known(state, {"b": "1", "a": "1", **sheet}) is None


def test_a_page_is_sent_only_the_pieces_that_it_lacks() -> None:
    game = harena.Game.new("colossal-arena", players=4, seed=5)
    chance, bots = harena.Chance(5), [harena.make_bot("greedy", seat) for seat in range(4)]
    sitters = tuple(map(board.Sitter, game.names))
    states: list[str] = []
    sent: list[int] = []
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        if decision.player != codes.CHANCE:
            sheet = board.sheet(game.view(1), board.Extra(sitters), "en")
            if states:
                has = live.known(states[-1], sheet)
                assert has is not None  # nothing was taken back
                lacking = live.changed(has, sheet)
                sent.append(len(lacking))
                assert live.message(has, sheet).count("<hx-partial") == len(lacking)
            states.append(live.state_of(sheet))
            assert live.message(live.known(states[-1], sheet), sheet) == ""
        chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
        game.play(chooser.choose(game.view(decision.player), game.legal_actions))
    assert len(sent) > 50
    assert sum(sent) / len(sent) < 12  # of some thirty, and the log


def test_packed_messages_can_be_read_one_by_one() -> None:
    import zlib

    pack = live.Packer()
    unpack = zlib.decompressobj(31)
    for text in ("one", "two" * 1000, "three"):
        message = live.event(text, "x")
        assert unpack.decompress(pack(message)) == message


def test_a_page_of_chairs_that_missed_the_start_hears_of_it(
    person: Callable[..., Person],
) -> None:
    """Its stream may open only after the host has begun."""
    ann = person()
    table = ann.post("/tables", kind="friends", name="Ann", players="3").headers["location"]
    assert f'data-stream="{table}/stream?page=chairs"' in ann.get(table).text
    waiting = Stream(ann, table, "x&page=chairs")
    waiting.wait(1)
    ann.post(f"{table}/start")
    assert waiting.wait(2)[-1]["event"] == "begun"
    late = Stream(ann, table, "x&page=chairs")
    assert late.wait(1)[0]["event"] == "begun"
    assert late.ended.wait(10)
