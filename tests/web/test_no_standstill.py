"""No table waits for ever: for a chair that nobody plays, a bot that fails, a deadline not seen."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.web import reading
from tests.web.company import SLOW, Hands, do, friends, look, name_of, serving, until
from tests.web.conftest import Person, Running
from tests.web.people import (
    game_of,
    invitation,
    on_loop,
    open_table,
    sit_down,
    site_of,
    table_of,
    two_at_a_table,
    write,
)
from tests.web.test_stream import Stream

from harena.locale import t
from harena.store import NewEvent, Pending, StoreBusy, seats
from harena.web.tables import runner, standing_in, timekeeper
from harena.web.tables.presence import GRACE, WITHOUT_SCRIPT

# --- chairs that nobody plays ---------------------------------------------------------------------


def test_a_chair_of_nobody_in_a_running_game_is_a_bots(server: Running) -> None:
    """However it came about: whoever opens the table next finds it going on."""
    table, (ann, ben) = friends(server, "Ann Ben", players="3")
    found = table_of(server, table)
    seat = next(chair.seat for chair in found.chairs if chair.user is None)
    write(server, lambda tx: seats.clear(tx, name_of(table), seat))
    site_of(server).hall._tables.clear()
    assert table_of(server, table).bot_of(seat) is not None
    for _ in range(4):
        for one in (ann, ben):
            html = one.get(table).text
            if reading.actions(html):
                one.act(table, reading.actions(html)[0], reading.version(html))
    until(lambda: game_of(server, table).decision.player != seat)  # type: ignore[union-attr]


def test_nobody_gets_up_between_the_chairs_being_filled_and_the_start(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = Person(server.base), Person(server.base)
    table = open_table(ann)
    sit_down(ben, invitation(ann, table), "Ben")
    found = table_of(server, table)
    is_filled, may_go_on = threading.Event(), threading.Event()
    learn = found.learn_wishes

    async def slowly() -> None:
        is_filled.set()
        await asyncio.to_thread(may_go_on.wait, 20)
        await learn()

    monkeypatch.setattr(found, "learn_wishes", slowly)
    told: list[int] = []
    starts = threading.Thread(target=lambda: told.append(ann.post(f"{table}/start").status_code))
    leaves = threading.Thread(target=lambda: told.append(do(ben, table, "leave").status_code))
    starts.start()
    assert is_filled.wait(20)
    leaves.start()
    time.sleep(0.2)
    may_go_on.set()
    starts.join(20)
    leaves.join(20)
    assert set(told) <= {303, 409}  # it may be too late to get up, and not to leave the game
    assert table_of(server, table).is_running
    assert all(chair.user or chair.bot for chair in table_of(server, table).chairs)


# --- bots -----------------------------------------------------------------------------------------


def test_bots_that_fail_are_answered_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that raises, one that answers nonsense, and one whose kind is not known any more."""

    class Bad:
        def __init__(self, kind: str) -> None:
            if kind == "unknown":
                raise KeyError(kind)
            self.kind = kind

        def choose(self, view: Any, legal: Any) -> Any:
            if self.kind == "raises":
                raise RuntimeError("no idea")
            return 10_000

    for kind in ("raises", "nonsense", "unknown"):
        monkeypatch.setattr(runner, "make_bot", lambda _, kind=kind: Bad(kind))
        ann = Person(server.base)
        table = ann.play_now()
        html = reading.play_on(ann, table, random.Random(2).choice, steps=5)
        assert reading.actions(html) or reading.is_over(html)


def test_bots_go_on_when_the_store_takes_their_move_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "RETRY", 0.01)
    ann = Person(server.base)
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    found = table_of(server, table)
    append = found.store.append
    refused = 0

    async def refuse(*args: Any, **more: Any) -> Any:
        nonlocal refused
        if more.get("key") is None and refused < 3:
            refused += 1
            raise StoreBusy("no place")
        return await append(*args, **more)

    monkeypatch.setattr(found.store, "append", refuse)
    for _ in range(6):
        ann.act(table, reading.actions(html)[0], reading.version(html))
        html = reading.wait_for_me(ann, table)
    assert refused == 3
    assert found.seq == on_loop(server, found.store.game(found.id)).seq


def test_who_is_seen_again_without_a_script_lets_the_bots_go_on(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        ann = Person(server.base)
        table = ann.play_now(clock="brisk")
        reading.wait_for_me(ann, table)
        hands.on(minutes=30)
        until(lambda: look(server) or table_of(server, table).bot_of(
            table_of(server, table).seat_of(table_of(server, table).row.owner) or 0))  # fmt: skip
        found = table_of(server, table)
        seq = found.seq
        until(lambda: not found.is_busy)
        ann.get(table)
        until(lambda: found.seq > seq)


def test_looking_wakes_bots_only_where_they_wait_for_it(
    server: Running, person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every table that is watched is looked at once a second."""
    ann = person()
    table = ann.play_now()
    reading.wait_for_me(ann, table)
    found = table_of(server, table)
    until(lambda: not found.is_busy)
    stream = Stream(ann, table, "old")
    stream.wait(1)
    woken: list[str] = []
    wake = found.runner.wake

    def told() -> None:
        woken.append(table)
        wake()

    monkeypatch.setattr(found.runner, "wake", told)
    for _ in range(5):
        look(server)
    assert not woken
    found.runner.is_waiting = True
    look(server)
    assert woken
    assert not found.runner.is_waiting


def test_bots_that_stopped_by_a_fault_go_on_when_somebody_looks(
    server: Running,
    person: Callable[..., Person],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ann = person()
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    found = table_of(server, table)
    until(lambda: not found.is_busy)
    failed: list[int] = []

    async def fail(name: str, seat: int, view: Any) -> Any:
        failed.append(seat)
        raise RuntimeError("what nobody thought of")

    with monkeypatch.context() as unlucky:
        unlucky.setattr(found.runner, "_think", fail)
        for _ in range(20):
            if failed or not reading.actions(html):
                break
            ann.act(table, reading.actions(html)[0], reading.version(html))
            html = ann.get(table).text
        until(lambda: failed and not found.is_busy)
    assert any("stopped" in text for text in caplog.messages)
    assert reading.actions(reading.wait_for_me(ann, table))


# --- the log --------------------------------------------------------------------------------------


def test_a_table_that_was_changed_from_elsewhere_reads_itself_anew(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben, table = two_at_a_table(person)
    found = table_of(server, table)
    stream = Stream(ann, table, "old")
    stream.wait(1)

    def elsewhere(kind: str, **data: Any) -> None:
        event = NewEvent(kind, player=1, data=data)
        on_loop(server, found.store.append(found.id, found.seq, [event]))

    until(lambda: any(reading.actions(one.get(table).text) for one in (ann, ben)))
    who = next(one for one in (ann, ben) if reading.actions(one.get(table).text))
    html = who.get(table).text
    elsewhere("vote", what="cancel", about=-1, yes=True)
    refused = who.act(table, reading.actions(html)[0], reading.version(html))
    assert refused.status_code == 409
    assert reading.actions(refused.text)
    assert t("company-cancelling", "en", players="\ue000").partition("\ue000")[2] in (
        stream.wait(2)[1]["data"].replace("</bdi>", "")
    )
    assert who.act(table, reading.actions(html)[0], reading.version(html)).status_code == 303
    elsewhere("vote", what="cancel", about=-1, yes=False)
    assert do(ann, table, "leave").status_code == 409
    assert table_of(server, table).bot_of(0) is None
    assert do(ann, table, "leave").status_code == 303
    assert table_of(server, table).bot_of(0) is not None


# --- deadlines and votes --------------------------------------------------------------------------


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """So many deadlines are looked at in one go."""
    monkeypatch.setattr(timekeeper, "AT_ONCE", 3)
    return 3


def test_deadlines_that_come_to_nothing_do_not_keep_out_the_others(
    tmp_path: Path, few: int, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        store = site_of(server).store
        idle = [friends(server, "Ann Ben") for _ in range(few * 2)]
        late = hands.time - timedelta(hours=1)
        for table, _ in idle:  # no clock: nothing follows from a deadline
            entry = Pending(0, due=late, since=late)
            on_loop(server, store.set_pending(name_of(table), entry))
        ann = Person(server.base)
        table = ann.play_now(clock="day")
        reading.wait_for_me(ann, table)
        hands.on(days=2)
        until(lambda: look(server) or table_of(server, table).company.whys)
        assert "time" in table_of(server, table).company.whys.values()


def test_a_deadline_that_fails_concerns_no_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        people = [Person(server.base) for _ in range(3)]
        tables = [one.play_now(clock="day") for one in people]
        for one, table in zip(people, tables, strict=True):
            reading.wait_for_me(one, table)
        real = standing_in.time_is_up

        async def fails(table: Any, seat: int, now: datetime) -> bool:
            if table.id == name_of(tables[0]):
                raise ValueError("something unforeseen")
            return await real(table, seat, now)

        monkeypatch.setattr(timekeeper, "time_is_up", fails)
        hands.on(days=2)
        for table in tables[1:]:
            found = table_of(server, table)
            until(lambda found=found: look(server) or found.company.whys)  # type: ignore[misc]
        assert not table_of(server, tables[0]).company.whys
        monkeypatch.setattr(timekeeper, "time_is_up", real)
        hands.on(seconds=30)
        until(lambda: look(server) or table_of(server, tables[0]).company.whys)


def test_a_vote_is_carried_when_whoever_had_not_voted_goes(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands, SLOW) as server:
        table, (ann, ben, _) = friends(server, "Ann Ben Cleo")
        found = table_of(server, table)
        seat = next(chair.seat for chair in found.chairs if chair.name == "Cleo")
        hands.on(seconds=WITHOUT_SCRIPT + GRACE)
        for one in (ann, ben):
            one.get(table)
        hands.on(seconds=WITHOUT_SCRIPT - 5)
        do(ann, table, f"bot {seat}")
        assert found.bot_of(seat) is None  # Ben has not said so
        hands.on(seconds=10)
        ann.get(table)  # now Ben has gone too
        until(lambda: found.bot_of(seat) is not None)
