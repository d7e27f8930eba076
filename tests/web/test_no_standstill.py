"""No table waits for ever: for a chair that nobody plays, a bot that fails, a deadline not seen."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.web import reading
from tests.web.company import SLOW, Hands, do, does, friends, look, serving
from tests.web.conftest import Person, Running, running
from tests.web.people import (
    game_of,
    invitation,
    on_loop,
    open_table,
    path_of,
    sit_down,
    site_of,
    table_of,
    two_at_a_table,
    value,
    write,
)
from tests.web.test_stream import Stream

from harena.locale import t
from harena.store import NewEvent, Pending, StoreBusy, Unknown, seats
from harena.store.schema import users
from harena.web.app import prune
from harena.web.tables import company, runner, timekeeper
from harena.web.tables.hotseat import HOT
from harena.web.tables.presence import GRACE, WITHOUT_SCRIPT
from harena.web.tables.seeing import viewer_of


def until(holds: Callable[[], object], seconds: float = 20) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def name_of(table: str) -> str:
    return table.rpartition("/")[2]


# --- several people at one screen -----------------------------------------------------------------


def shared(host: Person, others: str = "Ben", **more: str) -> str:
    """A table at which Ann and another one share a screen, and a bot has the third chair."""
    given = {"kind": "bots", "name": "Ann", "players": "3", "other": others, "bots": "random"}
    answer = host.post("/tables", **{**given, **more})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def joined(server: Running, host: Person, table: str) -> tuple[Person, int]:
    """Somebody with a screen of his own, on the bot's chair of such a table."""
    found = table_of(server, table)
    seat = next(chair.seat for chair in found.chairs if chair.bot is not None)
    assert host.post(f"{table}/seats/{seat}/link").status_code == 303
    link = path_of(value(host.get(f"{table}/people").text, f"seat-link-{seat}"))
    eve = Person(server.base)
    sit_down(eve, link, "Eve")
    return eve, seat


def answer_for_all(server: Running, host: Person, table: str) -> None:
    """Answer once for whoever of a screen is asked; lift the curtain before it."""
    found = table_of(server, table)
    html = host.get(table).text
    if found.awaited() is not None:
        host.act(table, reading.actions(html)[0], "curtain")
        html = host.get(table).text
    acts = reading.actions(html)
    if acts:
        host.act(table, acts[0], reading.version(html))


def test_a_chair_at_a_shared_screen_is_played_there_only(server: Running) -> None:
    ann = Person(server.base)
    table = shared(ann)
    found = table_of(server, table)
    assert found.hot is not None
    for seat in found.hot.seats:
        assert ann.post(f"{table}/seats/{seat}/link").status_code == 409
        assert f"/seats/{seat}/link" not in ann.get(f"{table}/people").text
    eve, own = joined(server, ann, table)
    user = on_loop(server, site_of(server).store.user(found.chairs[own].user or ""))
    assert viewer_of(found, user) == own  # he does not see the hand of whoever sits before it
    for _ in range(12):
        answer_for_all(server, ann, table)
        html = eve.get(table).text
        view = game_of(server, table).view(own)
        shown = html[html.index('id="hand"') :]
        assert shown.count('id="hand-') - 1 <= len(view.hand) + 1  # its title has such an id too
        if view.decision is not None and view.decision.player == own:
            assert reading.actions(html)
            acted = eve.act(table, reading.actions(html)[0], reading.version(html))
            assert acted.status_code == 303
        else:
            assert not reading.actions(html)
    host = on_loop(server, site_of(server).store.user(found.row.owner or ""))
    assert viewer_of(found, host) == HOT
    for one in (ann, eve):
        one.client.close()


@pytest.mark.parametrize("way", ["deleted", "pruned", "deleted while the server stood"])
def test_whose_screen_it_was_is_gone_bots_play_all_its_chairs(tmp_path: Path, way: str) -> None:
    with running(tmp_path, pace=SLOW) as server:
        ann = Person(server.base)
        alone, table = shared(ann), shared(ann)
        eve, own = joined(server, ann, table)
        game = game_of(server, table)
        site = site_of(server)
        if way == "deleted":
            ann.post("/me/delete", sure="yes")
        else:
            host = table_of(server, table).row.owner
            old = datetime.now(UTC) - timedelta(days=91)
            if way != "pruned":
                site.hall._tables.clear()
            write(server, lambda tx: tx.connection.execute(
                update(users).where(users.c.id == host).values(last_seen=old)))  # fmt: skip
            assert on_loop(server, prune(site.hall)).users == 1
        with pytest.raises(Unknown):  # nobody is left at it
            table_of(server, alone)
        chairs = table_of(server, table).chairs
        assert [chair.bot is None for chair in chairs] == [seat == own for seat in range(3)]
        cookies = dict(eve.client.cookies)
        for one in (ann, eve):
            one.client.close()
    with running(tmp_path) as server:
        again = Person(server.base)
        again.client.cookies.update(cookies)
        html = reading.play_on(again, table, random.Random(5).choice, steps=6)
        assert reading.actions(html) or reading.is_over(html)
        assert len(game_of(server, table).history) > len(game.history)
        again.client.close()


def test_whose_screen_it_is_may_be_played_for_and_come_back(tmp_path: Path) -> None:
    hands = Hands()
    hands.time = datetime.now(UTC)  # links know no other time
    with serving(tmp_path, hands) as server:
        ann = Person(server.base)
        table = shared(ann)
        eve, _ = joined(server, ann, table)
        found = table_of(server, table)
        assert found.hot is not None
        host = next(seat for seat in found.hot.seats if found.chairs[seat].user is not None)
        hands.on(seconds=WITHOUT_SCRIPT + GRACE)
        assert f"bot {host}" in does(eve.get(table).text)
        assert do(eve, table, f"bot {host}").status_code == 303
        assert all(found.bot_of(seat) for seat in found.hot.seats)
        html = reading.play_on(eve, table, random.Random(6).choice, steps=3)
        assert reading.actions(html) or reading.is_over(html)
        assert found.awaited() is None
        html = ann.get(table).text
        assert "return" in does(html)
        assert do(ann, table, "return").status_code == 303
        assert not any(found.bot_of(seat) for seat in found.hot.seats)
        before = len(game_of(server, table).history)
        for _ in range(8):
            answer_for_all(server, ann, table)
            html = eve.get(table).text
            if reading.actions(html):
                eve.act(table, reading.actions(html)[0], reading.version(html))
        assert len(game_of(server, table).history) > before + 3
        stored = on_loop(server, site_of(server).store.seats_of(name_of(table)))
        assert [(c.user, c.bot) for c in stored] == [(c.user, c.bot) for c in found.chairs]
        for one in (ann, eve):
            one.client.close()


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
    for one in (ann, ben):
        one.client.close()


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
    assert sorted(told) == [303, 409]  # too late to get up: he may leave the game
    assert all(chair.user or chair.bot for chair in table_of(server, table).chairs)
    for one in (ann, ben):
        one.client.close()


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
        ann.client.close()


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
    ann.client.close()


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
        assert not found.is_busy
        ann.get(table)
        until(lambda: found.seq > seq)
        ann.client.close()


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
        for one in (ann, *(one for _, people in idle for one in people)):
            one.client.close()


def test_a_deadline_that_fails_concerns_no_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        people = [Person(server.base) for _ in range(3)]
        tables = [one.play_now(clock="day") for one in people]
        for one, table in zip(people, tables, strict=True):
            reading.wait_for_me(one, table)
        real = company.time_is_up

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
        for one in people:
            one.client.close()


def test_a_vote_is_carried_when_whoever_had_not_voted_goes(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands, SLOW) as server:
        table, (ann, ben, cleo) = friends(server, "Ann Ben Cleo")
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
        for one in (ann, ben, cleo):
            one.client.close()
