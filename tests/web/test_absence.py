"""Who is away, leaves, is voted out or replaced, and comes back."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tests.web import reading
from tests.web.company import Hands, do, does, friends, look, serving
from tests.web.conftest import Running
from tests.web.people import table_of

from harena.locale import t
from harena.web.tables.counting import PATIENCE
from harena.web.tables.presence import GRACE, WITHOUT_SCRIPT


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


def test_at_games_over_days_nobody_is_voted_out(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        table, (ann, _) = friends(server, clock="three-days", away="bot")
        hands.on(days=2)
        look(server)
        html = ann.get(table).text
        assert not any(what.startswith("bot") for what in does(html))
        assert not any(chair.bot for chair in table_of(server, table).chairs)


def test_leaving_lets_a_bot_play_on_until_one_returns(server: Running) -> None:
    table, (ann, ben) = friends(server)
    assert do(ben, table, "leave").status_code == 303
    assert t("company-stood-in", "en", why="left") in ben.get(table).text
    assert t("wish-stood-in", "en") in ben.get("/").text
    html = reading.play_on(ann, table, random.Random(3).choice, steps=4)
    assert reading.actions(html)
    assert t("web-stood-in", "en") in html
