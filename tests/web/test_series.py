"""Tournaments and another game at once: seats, standings, who is carried over, who must agree."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tests.web import reading
from tests.web.company import decider, do, does, friends
from tests.web.conftest import Person, Running, running
from tests.web.people import game_of, table_of

from harena.arena import Tournament
from harena.locale import t
from harena.view import Outcome
from harena.web.tables import series


def play_out(server: Running, table: str, people: list[Person]) -> None:
    """Let bots play a game to its end for these people, who then take their seats again."""
    for one in people:
        do(one, table, "leave")
    for _ in range(2000):
        if table_of(server, table).has_ended:
            break
        time.sleep(0.01)
    for one in people:
        do(one, table, "return")
        assert reading.is_over(one.get(table).text)


def test_a_tournament_by_one_click_from_game_to_game(
    person: Callable[..., Person], server: Running
) -> None:
    ann = person()
    table = ann.play_now(games="3", players="3")
    tables, firsts = [table], []
    for number in (1, 2, 3):
        play_out(server, table, [ann])
        html = ann.get(table).text
        assert t("series-game", "en", number=number, games=3) in html
        firsts.append(re.findall(r'id="player-0-t">.*?<bdi>([^<]+)</bdi>', html)[0])
        end = ann.get(f"{table}/end").text
        assert 'id="standings"' in end
        last = number == 3
        assert t("web-end-again" if last else "series-next-game", "en") in end
        shown = ann.get(f"{table}/standings").text
        assert re.search(r'<tr class="best"><td>1</td>', shown)
        answer = ann.post(f"{table}/again")
        assert answer.status_code == 303
        table = answer.headers["location"]
        assert table not in tables
        tables.append(table)
    assert len(set(firsts)) == 3, "the first seat moves on"
    assert t("series-game", "en", number=1, games=3) in ann.get(table).text  # a new tournament


def test_standings_are_those_of_the_rules(person: Callable[..., Person], server: Running) -> None:
    ann = person()
    table = ann.play_now(games="2", players="3")
    first = game_of(server, table)
    tournament = Tournament(first.names, 2)
    for seed in (1, 2):
        play_out(server, table, [ann])
        outcome = game_of(server, table).outcome
        assert outcome is not None
        tournament.add(Outcome(outcome.scores, outcome.winner, (), "", tie_break=False))
        told = ann.get(f"{table}/standings").text
        rows = re.findall(
            r"<tr[^>]*><td>(\d)</td>.*?<bdi>([^<]+)</bdi>.*?"
            r'<td class="sum">(\d+)</td><td[^>]*>(\d+)</td>',
            told,
        )
        assert rows == [
            (str(one.place), one.name, str(one.gold), str(one.wins))
            for one in tournament.standings()
        ]
        following = ann.post(f"{table}/again").headers["location"]
        if seed == 1:
            names = game_of(server, following).names
            assert names == first.names[1:] + first.names[:1]
        table = following
    best = t("series-won", "en", players="x", amount=1).partition("x")[2][:8]
    assert best in told


def test_people_are_carried_over_when_all_want_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, (ann, ben) = friends(server)
        play_out(server, table, [ann, ben])
        answer = ann.post(f"{table}/again")
        assert answer.headers["location"] == f"{table}/end"
        told = ben.get(f"{table}/end").text
        assert "again" in does(told)
        assert "now" in does(ann.get(f"{table}/end").text)
    with running(tmp_path) as server:  # what was said is not forgotten
        for one in (ann, ben):
            one.client.base_url = server.base
            one.client.headers["origin"] = server.base
        assert {"now", "no-again"} <= set(does(ann.get(f"{table}/end").text))
        following = do(ben, table, "again").headers["location"]
        assert following != table
        assert f'href="{following}" data-go' in ann.get(f"{table}/end").text
        assert not any(chair.bot for chair in table_of(server, following).chairs)
        assert reading.actions(decider(following, [ann, ben]).get(following).text)
        stranger = Person(server.base)
        assert stranger.get(following).status_code == 403
        # Pressed twice, it is the same game.
        assert ann.post(f"{table}/again").headers["location"] == following


def test_who_let_a_bot_play_but_is_here_is_asked_too(server: Running) -> None:
    table, (ann, ben) = friends(server)
    play_out(server, table, [ben, ann])
    seen = table_of(server, table)
    seat = next(chair.seat for chair in seen.chairs if chair.name == "Ben")
    seen.chairs[seat] = replace(seen.chairs[seat], bot="greedy")  # as if he had not returned
    assert ann.post(f"{table}/again").headers["location"] == f"{table}/end"
    following = ben.post(f"{table}/again").headers["location"]
    assert not any(chair.bot for chair in table_of(server, following).chairs)


def test_whoever_does_not_wait_plays_with_a_bot_until_the_other_comes(server: Running) -> None:
    table, (ann, ben) = friends(server)
    play_out(server, table, [ann, ben])
    ann.post(f"{table}/again")
    server_table = table_of(server, table)
    server_table.presence._until.clear()  # nobody has asked for a page for long
    server_table.presence._unknown = 0.0
    following = ann.post(f"{table}/again", do="now").headers["location"]
    chairs = {chair.name: chair for chair in table_of(server, following).chairs}
    assert chairs["Ben"].bot
    assert not chairs["Ann"].bot
    assert following in ben.get(f"{table}/end").text
    assert "return" in does(ben.get(following).text)
    do(ben, following, "return")
    play_out(server, following, [ann, ben])


def test_a_cancelled_game_of_a_tournament_is_played_again(
    person: Callable[..., Person], server: Running
) -> None:
    ann = person()
    table = ann.play_now(games="2", players="2")
    first = re.findall(r'id="player-0-t">.*?<bdi>([^<]+)</bdi>', ann.get(table).text)[0]
    do(ann, table, "cancel")
    following = ann.post(f"{table}/again").headers["location"]
    html = ann.get(following).text
    assert t("series-game", "en", number=1, games=2) in html
    assert first == re.findall(r'id="player-0-t">.*?<bdi>([^<]+)</bdi>', html)[0]
    play_out(server, following, [ann])
    assert ann.get(f"{following}/standings").status_code == 200


def test_a_next_game_that_was_made_but_not_begun_begins_when_opened(server: Running) -> None:
    """The server was stopped between the two."""
    ann = Person(server.base)
    table = ann.play_now(players="2")
    play_out(server, table, [ann])
    old = table_of(server, table)

    async def make() -> None:
        async with old.lock:
            await series._make_next(old)

    asyncio.run_coroutine_threadsafe(make(), server.loop).result(20)
    following = f"/tables/{old.company.next_game}"
    assert reading.actions(reading.wait_for_me(ann, following))
    assert ann.post(f"{table}/again").headers["location"] == following


def test_people_at_one_screen_play_on_in_the_next_game(server: Running) -> None:
    ann = Person(server.base)
    given = {"kind": "bots", "name": "Ann", "players": "3", "other": "Ben", "games": "2"}
    table = ann.post("/tables", **given).headers["location"]
    do(ann, table, "cancel")
    following = ann.post(f"{table}/again").headers["location"]
    old, new = table_of(server, table), table_of(server, following)
    assert new.hot is not None
    assert old.hot is not None
    assert new.hot.seats == old.hot.seats
    assert game_of(server, following).names == game_of(server, table).names
    assert new.is_running


def test_no_rematch_before_the_end_nor_for_strangers(person: Callable[..., Person]) -> None:
    ann, eve = person(), person()
    table = ann.play_now()
    assert ann.post(f"{table}/again").status_code == 409
    assert eve.post(f"{table}/again").status_code == 403
    assert eve.get(f"{table}/standings").status_code == 403
    assert ann.get(f"{table}/standings").headers["location"] == table  # no tournament
