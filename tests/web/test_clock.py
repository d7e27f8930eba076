"""Clocks and deadlines, at real servers with a clock of our own."""

from __future__ import annotations

import random
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests import loops
from tests.web import reading
from tests.web.company import SLOW, Hands, do, does, look, serving
from tests.web.conftest import Person, Process, Running, running
from tests.web.people import table_of

from harena.locale import t
from harena.rules import codes
from harena.store import Pending, Store
from harena.web.tables.clock import AFTER_UNDO, CHOICES, DAY, Clock, Times, duration, with_times


def test_a_bank_is_spent_after_the_seconds_of_a_decision() -> None:
    import harena

    game = harena.Game.new(players=2, seed=1)
    now = datetime(2026, 1, 1, tzinfo=UTC)
    start = Times.of(Clock(60, 10), 2)
    deal(game)
    decision = game.decision
    assert decision is not None
    seat = decision.player
    first = start.after(game, now, lambda _: True, by=None)
    assert first.seat == seat
    assert first.due == now + timedelta(seconds=70)
    assert first.left(now + timedelta(seconds=10)) == 60.0
    assert first.left(now + timedelta(seconds=25)) == 45.0
    assert first.left(now + timedelta(seconds=99)) == 0.0
    again = first.after(game, now + timedelta(seconds=25), lambda _: True, by=seat, is_undo=True)
    assert again.banks[seat] == 45.0
    assert start.after(game, now, lambda _: False, by=None).due is None


def deal(game: Any) -> None:
    while game.decision.player == codes.CHANCE:
        game.play(random.Random(1).choice(game.legal_actions))


def test_hidden_questions_do_not_move_the_clock() -> None:
    """Time runs on through what the others do not see: no new seconds, nothing to be seen."""
    import harena

    rng = random.Random(5)
    hidden = 0
    for seed in range(12):
        game = harena.Game.new(players=3, seed=seed)
        deal(game)
        now = datetime(2026, 1, 1, tzinfo=UTC)
        times = Times.of(Clock(300, 10), 3).after(game, now, lambda _: True, by=None)
        for _ in range(200):
            decision = game.decision
            if decision is None:
                break
            before = times, len(game.events(codes.PUBLIC)), decision.player
            game.play(rng.choice(game.legal_actions))
            while game.decision is not None and game.decision.player == codes.CHANCE:
                game.play(rng.choice(game.legal_actions))
            now += timedelta(seconds=3)
            times = times.after(game, now, lambda _: True, by=decision.player)
            public = game.view(codes.PUBLIC)
            after = len(game.events(codes.PUBLIC)), game.decision and game.decision.player
            if before[1:] == after and public.decision is None:
                hidden += 1
                assert times == before[0]
    assert hidden > 3


def test_a_decision_taken_back_wins_no_days() -> None:
    import harena

    game = harena.Game.new(players=2, seed=1)
    deal(game)
    now = datetime(2026, 1, 1, tzinfo=UTC)
    times = Times.of(Clock(0, 3 * DAY), 2)
    again = times.after(game, now, lambda _: True, by=None, is_undo=True)
    assert again.due == now + timedelta(seconds=AFTER_UNDO)


def test_durations_are_read_at_a_glance() -> None:
    assert duration(75, "en") == "1:15"
    assert duration(3 * 3600 + 5 * 60, "en") == "3 h 5 min"
    assert duration(DAY + 3600, "en") == "1 d 1 h"
    piece = '<time class="until" datetime="2026-01-01T00:01:00Z" data-due></time>'
    shown = with_times(piece, "en", datetime(2026, 1, 1, tzinfo=UTC))
    assert ">1:00<" in shown
    assert with_times("<b>5</b>", "en", datetime(2026, 1, 1, tzinfo=UTC)) == "<b>5</b>"


@pytest.mark.parametrize("name", ["brisk", "three-days"])
def test_a_deadline_is_kept_through_a_restart(tmp_path: Path, name: str) -> None:
    """Also over the night in which the clocks are put forward: all times are UTC."""
    hands = Hands()
    clock = CHOICES[name]
    assert clock is not None
    seconds = clock.bank + clock.step
    with serving(tmp_path, hands) as first:
        ann = Person(first.base)
        table = ann.play_now(clock=name)
        html = reading.wait_for_me(ann, table)
        due = (hands.time + timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ")
        assert f'datetime="{due}"' in html
        assert f">{duration(seconds, 'en')}</time>" in html
        hands.on(seconds=seconds - 1)
        assert look(first) == 0
    with serving(tmp_path, hands, SLOW) as second:
        again = ann.again(second.base)
        assert look(second) == 0
        assert reading.actions(again.get(table).text)
        hands.on(seconds=2)
        look(second)  # which it also does by itself
        html = again.get(table).text
        assert not reading.actions(html)
        assert t("company-stood-in", "en", why="time") in html
        assert "return" in does(html)
        assert do(again, table, "return").status_code == 303
        html = reading.wait_for_me(again, table)
        assert "return" not in does(html)
        # The bank is empty now: only the seconds of the decision are left.
        due = (hands.time + timedelta(seconds=clock.step)).strftime("%Y-%m-%dT%H:%M:%SZ")
        assert f'datetime="{due}"' in html


def test_a_turn_that_was_played_is_not_acted_on(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        ann = Person(server.base)
        table = ann.play_now(clock="half-day", bots="random")
        html = reading.wait_for_me(ann, table)
        hands.on(hours=11)
        ann.act(table, reading.actions(html)[0], reading.version(html))
        reading.wait_for_me(ann, table)
        hands.on(hours=2)
        assert look(server) == 0
        assert reading.actions(ann.get(table).text)


def test_a_killed_server_finds_what_fell_due(tmp_path: Path, monkeypatch: Any) -> None:
    process = Process(tmp_path).start()
    ann = Person(process.base)
    table = ann.play_now(clock="day")
    html = reading.wait_for_me(ann, table)
    process.kill()

    async def make_it_late() -> None:
        async with await Store.open(tmp_path / "harena.db") as store:
            log = await store.load(table.rpartition("/")[2])
            (waits,) = log.pending
            assert waits.due is not None
            assert waits.since is not None
            late = waits.since - timedelta(days=1)
            await store.set_pending(log.game.id, Pending(waits.seat, due=late, since=late))

    loops.run(make_it_late())
    # Nobody loses by the server's absence: it is lenient for a while after its start.
    with running(tmp_path, lenience=3600.0) as server:
        assert look(server) == 0
        again = ann.again(server.base)
        assert reading.actions(again.get(table).text) == reading.actions(html)
    with running(tmp_path, lenience=0.0, pace=SLOW) as server:
        again = ann.again(server.base)
        look(server)
        assert "return" in does(again.get(table).text)


def test_bots_wait_where_the_last_person_ran_out_of_days(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        ann = Person(server.base)
        table = ann.play_now(clock="day")
        reading.wait_for_me(ann, table)
        hands.on(days=2)
        look(server)
        seq = table_of(server, table).seq
        time.sleep(0.3)
        assert table_of(server, table).seq == seq
        assert do(ann, table, "return").status_code == 303
        html = reading.wait_for_me(ann, table)
        ann.act(table, reading.actions(html)[0], reading.version(html))
        assert reading.actions(reading.wait_for_me(ann, table))


def test_no_clock_at_a_shared_screen(server: Running) -> None:
    ann = Person(server.base)
    given = {"kind": "bots", "name": "Ann", "players": "3", "other": "Ben"}
    refused = ann.post("/tables", **given, clock="day")
    assert refused.status_code == 422
    assert t("clock-not-shared", "en") in refused.text
    table = ann.post("/tables", **given, games="2").headers["location"]
    assert "leave" not in does(ann.get(table).text)
