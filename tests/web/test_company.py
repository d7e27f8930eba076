"""Clocks, absence, votes, leaving, cancelling, at real servers with a clock of our own."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests import loops
from tests.web import reading
from tests.web.conftest import Person, Process, Running, running

from harena.locale import t
from harena.rules import codes
from harena.store import Pending, Store, StoreBusy
from harena.web.site import Site
from harena.web.tables.clock import AFTER_UNDO, CHOICES, DAY, Clock, Times, duration, with_times
from harena.web.tables.company import PATIENCE
from harena.web.tables.presence import GRACE, WITHOUT_SCRIPT

SLOW = 300.0
"""A pace at which bots that stand in have not yet played when somebody comes back."""


class Hands:
    """A clock that the test moves, and looks for what is due."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 28, 20, 0, tzinfo=UTC)  # a night later summer time begins

    def __call__(self) -> datetime:
        return self.time

    def on(self, **more: float) -> None:
        self.time += timedelta(**more)


@contextmanager
def serving(folder: Path, hands: Hands, pace: float = 0.0) -> Iterator[Running]:
    with running(folder, clock=hands, lenience=0.0, pace=pace) as found:
        yield found


def site_of(server: Running) -> Site:
    site = server.server.config.app.app.state.site  # type: ignore[union-attr]
    assert isinstance(site, Site)
    return site


def look(server: Running) -> int:
    """Let the server look for what is due, as it does every second."""
    found = asyncio.run_coroutine_threadsafe(site_of(server).keeper.look(), server.loop)
    return found.result(20)


def table_of(server: Running, path: str) -> Any:
    hall = site_of(server).hall
    game = path.rpartition("/")[2]
    return asyncio.run_coroutine_threadsafe(hall.table(game), server.loop).result(20)


def friends(server: Running, names: str = "Ann Ben", **choices: str) -> tuple[str, list[Person]]:
    """A table at which these people sit, begun; its path and they."""
    people = [Person(server.base) for _ in names.split()]
    given = {"kind": "friends", "name": names.partition(" ")[0], "players": str(len(people))}
    table = people[0].post("/tables", **{**given, **choices}).headers["location"]
    link = re.search(r'value="[^"]*(/join/[^"]+)"', people[0].get(table).text)
    assert link
    for name, person in zip(names.split()[1:], people[1:], strict=True):
        assert person.post(link[1], name=name).status_code == 303
    assert people[0].post(f"{table}/start").status_code == 303
    for person in people:
        person.get(table)
    return table, people


def does(html: str) -> list[str]:
    """What may be done about the people of a table."""
    return [unescape(text) for text in re.findall(r'name="do" value="([^"]+)"', html)]


def decider(table: str, people: list[Person]) -> Person:
    """Who of them is asked."""
    return next(one for one in people if reading.actions(one.get(table).text))


def do(person: Person, table: str, what: str) -> httpx.Response:
    return person.post(f"{table}/company", do=what)


# --- clocks ---------------------------------------------------------------------------------------


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
        again = Person(second.base)
        again.client.cookies.update(ann.client.cookies)
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
        again.client.close()
    ann.client.close()


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
        ann.client.close()


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
        again = Person(server.base)
        again.client.cookies.update(ann.client.cookies)
        assert reading.actions(again.get(table).text) == reading.actions(html)
        again.client.close()
    with running(tmp_path, lenience=0.0, pace=SLOW) as server:
        again = Person(server.base)
        again.client.cookies.update(ann.client.cookies)
        look(server)
        assert "return" in does(again.get(table).text)
        again.client.close()
    ann.client.close()


# --- absence --------------------------------------------------------------------------------------


def test_the_others_give_a_seat_to_a_bot_and_its_player_takes_it_back(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        table, people = friends(server, "Ann Ben Cleo")
        ann, ben, cleo = people
        seat = next(c.seat for c in table_of(server, table).chairs if c.name == "Cleo")
        assert do(ann, table, f"bot {seat}").status_code == 409  # she is here
        hands.on(seconds=WITHOUT_SCRIPT + GRACE)
        for one in (ann, ben):
            assert f"bot {seat}" in does(one.get(table).text)
        assert do(ann, table, f"bot {seat}").status_code == 303
        html = ann.get(table).text
        assert t("company-votes", "en", have=1, need=2) in html
        assert f"no-bot {seat}" in does(html)
        assert not table_of(server, table).chairs[seat].bot
        cleo.get(table)  # a page without a script shows that she is back: the vote is void
        for _ in range(200):
            if not table_of(server, table).company.votes:
                break
            time.sleep(0.02)
        assert f"bot {seat}" not in does(ann.get(table).text)
        hands.on(seconds=WITHOUT_SCRIPT + GRACE)
        ben.get(table)
        do(ann, table, f"bot {seat}")
        assert do(ben, table, f"bot {seat}").status_code == 303
        assert table_of(server, table).chairs[seat].bot
        assert t("web-stood-in", "en") in ann.get(table).text
        hers = cleo.get(table).text
        assert t("company-stood-in", "en", why="vote") in hers
        assert not reading.actions(hers)
        assert cleo.act(table, "pass", reading.version(hers)).status_code == 422
        assert do(cleo, table, "return").status_code == 303
        assert not table_of(server, table).chairs[seat].bot
        for one in people:
            one.client.close()


def test_votes_outlive_a_restart_and_end_when_the_player_is_back(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        table, (ann, ben, cleo) = friends(server, "Ann Ben Cleo")
        hands.on(seconds=WITHOUT_SCRIPT + GRACE)
        seat = next(c.seat for c in table_of(server, table).chairs if c.name == "Cleo")
        ben.get(table)
        do(ann, table, f"bot {seat}")
        do(ann, table, "cancel")
    with serving(tmp_path, hands) as server:
        for one in (ann, ben, cleo):
            one.base = server.base
            one.client.base_url = server.base
            one.client.headers["origin"] = server.base
        ben.get(table)
        hands.on(seconds=GRACE + 1)
        html = ann.get(table).text
        assert f"no-bot {seat}" in does(html)
        assert "no-cancel" in does(html)
        with cleo.client.stream("GET", f"{table}/stream") as stream:
            next(stream.iter_bytes())
            for _ in range(200):
                if not any(vote.what == "bot" for vote in table_of(server, table).company.votes):
                    break
                time.sleep(0.02)
        html = ann.get(table).text
        assert f"no-bot {seat}" not in does(html)
        assert "no-cancel" in does(html)
        for one in (ann, ben, cleo):
            one.client.close()


def test_a_table_may_replace_who_is_away_by_itself(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        table, (ann, ben) = friends(server, away="bot")
        seat = next(c.seat for c in table_of(server, table).chairs if c.name == "Ben")
        with ann.client.stream("GET", f"{table}/stream") as stream:
            kept = stream.iter_bytes()  # dropped, it would close the stream
            next(kept)
            hands.on(seconds=WITHOUT_SCRIPT + PATIENCE - 5)
            look(server)
            assert not table_of(server, table).chairs[seat].bot
            hands.on(seconds=10)
            for _ in range(200):
                look(server)
                if table_of(server, table).chairs[seat].bot:
                    break
                time.sleep(0.02)
        assert t("company-stood-in", "en", why="away") in ben.get(table).text
        ann.client.close()
        ben.client.close()


def test_at_games_over_days_nobody_is_voted_out(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        table, (ann, ben) = friends(server, clock="three-days", away="bot")
        hands.on(days=2)
        look(server)
        html = ann.get(table).text
        assert not any(what.startswith("bot") for what in does(html))
        assert not any(chair.bot for chair in table_of(server, table).chairs)
        ann.client.close()
        ben.client.close()


def test_leaving_lets_a_bot_play_on_until_one_returns(server: Running) -> None:
    table, (ann, ben) = friends(server)
    assert do(ben, table, "leave").status_code == 303
    assert t("company-stood-in", "en", why="left") in ben.get(table).text
    assert t("wish-stood-in", "en") in ben.get("/").text
    html = reading.play_on(ann, table, random.Random(3).choice, steps=4)
    assert reading.actions(html)
    assert t("web-stood-in", "en") in html
    for one in (ann, ben):
        one.client.close()


def test_who_is_invited_reads_what_is_agreed(server: Running) -> None:
    ann, ben = Person(server.base), Person(server.base)
    given = {"kind": "friends", "name": "Ann", "players": "2", "clock": "day", "games": "3"}
    table = ann.post("/tables", **given).headers["location"]
    link = re.search(r'value="[^"]*(/join/[^"]+)"', ann.get(table).text)
    assert link
    for html in (ben.get(link[1]).text, ann.get(table).text):
        assert t("clock-step-days", "en", count=1) in html
        assert t("series-game", "en", number=1, games=3) in html
    for one in (ann, ben):
        one.client.close()


def test_getting_up_before_the_game_frees_the_chair(server: Running) -> None:
    ann, ben = Person(server.base), Person(server.base)
    table = ann.post("/tables", kind="friends", name="Ann", players="2").headers["location"]
    link = re.search(r'value="[^"]*(/join/[^"]+)"', ann.get(table).text)
    assert link
    ben.post(link[1], name="Ben")
    assert does(ben.get(table).text) == ["leave"]
    assert do(ben, table, "leave").headers["location"] == "/"
    assert ben.get(table).status_code == 403
    assert do(ann, table, "leave").status_code == 409
    for one in (ann, ben):
        one.client.close()


# --- cancelling -----------------------------------------------------------------------------------


def test_all_together_cancel_a_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, (ann, ben) = friends(server)
        assert do(ann, table, "cancel").status_code == 303
        assert "cancel" in does(ben.get(table).text)
        assert "no-cancel" in does(ann.get(table).text)
        do(ann, table, "no-cancel")
        assert do(ben, table, "cancel").status_code == 303
        who = decider(table, [ann, ben])
        html = who.get(table).text
        assert do(ann, table, "cancel").status_code == 303
        assert t("company-cancelled", "en") in who.get(table).text
        late = who.act(table, reading.actions(html)[0], reading.version(html))
        assert late.status_code == 422
        assert who.get(f"{table}/record").status_code == 403  # what was hidden stays hidden
        assert table not in who.get("/").text
    with running(tmp_path) as server:
        again = Person(server.base)
        again.client.cookies.update(ann.client.cookies)
        html = again.get(table).text
        assert t("company-cancelled", "en") in html
        assert not reading.actions(html)
        again.client.close()
    ann.client.close()
    ben.client.close()


def test_that_somebody_leaves_ends_no_game(server: Running) -> None:
    table, (ann, ben, cleo) = friends(server, "Ann Ben Cleo")
    do(ann, table, "cancel")
    do(ben, table, "cancel")
    do(cleo, table, "leave")
    assert table_of(server, table).is_running
    do(cleo, table, "return")
    do(cleo, table, "cancel")
    assert table_of(server, table).has_ended
    assert "again" in does(ann.get(table).text)
    assert do(ann, table, "again").headers["location"] == table
    for one in (ann, ben, cleo):
        one.client.close()


def test_what_cannot_be_stored_has_not_happened(server: Running, monkeypatch: Any) -> None:
    table, (ann, ben) = friends(server)
    seen = table_of(server, table)

    async def refuse(*_: object, **__: object) -> None:
        raise StoreBusy("no place")

    before = seen.seq, list(seen.chairs), seen.company.votes, seen.company.times
    with monkeypatch.context() as broken:
        broken.setattr(seen.store, "write", refuse)
        broken.setattr(seen.store, "append", refuse)
        for what in ("leave", "cancel"):
            assert do(ann, table, what).status_code == 503
    assert (seen.seq, list(seen.chairs), seen.company.votes, seen.company.times) == before
    assert do(ann, table, "leave").status_code == 303
    for one in (ann, ben):
        one.client.close()


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
        ann.client.close()


def test_no_clock_at_a_shared_screen(server: Running) -> None:
    ann = Person(server.base)
    given = {"kind": "bots", "name": "Ann", "players": "3", "other": "Ben"}
    refused = ann.post("/tables", **given, clock="day")
    assert refused.status_code == 422
    assert t("clock-not-shared", "en") in refused.text
    table = ann.post("/tables", **given, games="2").headers["location"]
    assert "leave" not in does(ann.get(table).text)
    ann.client.close()


def test_nonsense_changes_nothing(server: Running) -> None:
    table, (ann, ben) = friends(server)
    seq = table_of(server, table).seq
    for what in ("", "bot", "bot 9", "bot -1", "bot x", "again", "now", "fly", "no-bot 1", "bot 0"):
        assert do(ann, table, what).status_code in (303, 409), what
    stranger = Person(server.base)
    for what in ("leave", "cancel", "return"):
        assert do(stranger, table, what).status_code == 403
    assert table_of(server, table).seq == seq
    for one in (ann, ben, stranger):
        one.client.close()
