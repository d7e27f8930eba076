"""A shared screen at a table where somebody has a screen of his own: who leaves, who is gone."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.web import reading
from tests.web.company import SLOW, Hands, do, does, name_of, serving
from tests.web.conftest import Person, Running, running
from tests.web.people import (
    game_of,
    on_loop,
    path_of,
    sit_down,
    site_of,
    table_of,
    value,
    write,
)

from harena.store import Unknown
from harena.store.schema import users
from harena.web.app import prune
from harena.web.tables.hotseat import HOT
from harena.web.tables.presence import GRACE, WITHOUT_SCRIPT
from harena.web.tables.seeing import viewer_of


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
    with running(tmp_path) as server:
        again = eve.again(server.base)
        html = reading.play_on(again, table, random.Random(5).choice, steps=6)
        assert reading.actions(html) or reading.is_over(html)
        assert len(game_of(server, table).history) > len(game.history)


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
