"""The list of one's games: who plays, which wait, and what is said of those that are broken."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from tests.web.conftest import Person, Running
from tests.web.people import invitation, on_loop, open_table, sit_down, site_of, two_at_a_table
from tests.web.people import lasting_server as server
from tests.web.stored import played, spoilt, stored

from harena.locale import languages, t
from harena.store import NewSeat, Unknown, users

__all__ = ["server"]


def listed(page: str) -> dict[str, str]:
    """What the list says of each game, without marks, by its address."""
    found = re.search(r'<section[^>]*aria-labelledby="mine-title">(.*?)</section>', page, re.DOTALL)
    assert found, "there is no list"
    lines = re.findall(r'<li><a href="([^"]+)">(.*?)</a></li>', found[1], re.DOTALL)
    return {where: unescape(re.sub(r"<[^>]+>", " ", text)) for where, text in lines}


@pytest.mark.parametrize("language", languages())
def test_a_table_that_has_not_begun_names_who_sits_there(
    person: Callable[..., Person], language: str
) -> None:
    ann, ben = person(language), person(language)
    table = open_table(ann, name="Ann", players="4")
    alone = listed(ann.get("/").text)[table]
    assert "Ann" in alone
    assert t("web-chairs-free", language, count=3) in alone
    assert t("web-not-started", language) in alone
    sit_down(ben, invitation(ann, table), "Bén <b>")
    for one in (ann, ben):
        page = one.get("/").text
        line = listed(page)[table]
        assert "Ann" in line
        assert "Bén <b>" in line
        assert t("web-chairs-free", language, count=2) in line
        assert "<bdi>Bén &lt;b&gt;</bdi>" in page
    ben.post(f"{table}/company", do="leave")
    assert table not in ben.get("/").text
    assert "Bén" not in listed(ann.get("/").text)[table]


def test_bots_and_people_at_a_shared_screen_are_named_too(
    server: Running, person: Callable[..., Person]
) -> None:
    ann = person()
    site = site_of(server)

    async def put() -> tuple[str, str]:
        made = await site.store.create_user("Ann", "en")
        chairs = [NewSeat(user=made.user.id), NewSeat(bot="greedy"), NewSeat(), NewSeat()]
        settings = {"ruleset": "colossal-arena", "hot_seat": {"0": "Ann", "2": "Zoe"}}
        row = await site.store.create_game(settings, chairs, engine="1", owner=made.user.id)
        return row.id, made.token

    game, token = on_loop(server, put())
    ann.client.cookies.set("harena", token)
    line = listed(ann.get("/").text)[f"/tables/{game}"]
    assert "Zoe" in line
    assert t("bot-greedy", "en") in line
    assert t("web-chairs-free", "en", count=1) in line


def test_a_table_that_is_full_has_no_free_chairs(person: Callable[..., Person]) -> None:
    ann, _, table = two_at_a_table(person, players="2")
    line = listed(ann.get("/").text)[table]
    assert "Ann, Ben" in re.sub(r"\s+", " ", line).replace(" ,", ",")
    assert "free" not in line


# --- tables that cannot be played -----------------------------------------------------------------


def beside(server: Running, one: Person, seed: int) -> str:
    """Another table at which the same person is asked, and that is well."""
    game = played("colossal-arena", seed, 60)
    assert game.decision is not None
    own = game.decision.player
    site = site_of(server)
    other = Person(server.base)
    good = stored(server, other, game, own)

    def sit(tx: Any) -> None:
        from sqlalchemy import update

        from harena.store.schema import seats

        user = users.by_token(tx, one.client.cookies["harena"])
        assert user is not None
        where = (seats.c.game_id == good.rpartition("/")[2]) & (seats.c.seat == own)
        tx.connection.execute(update(seats).where(where).values(user_id=user.id))

    on_loop(server, site.store.write(sit))
    return good


@pytest.mark.parametrize("nonsense", ["action", "settings"])
@pytest.mark.parametrize("language", languages())
def test_a_table_that_cannot_be_played_waits_for_nobody(
    server: Running, person: Callable[..., Person], language: str, nonsense: str
) -> None:
    ann = person(language)
    bad = spoilt(server, ann, 4, nonsense=nonsense)
    assert ann.get("/waiting").json() == {"waiting": 0}
    assert ann.get("/next").headers["location"] == "/"
    good = beside(server, ann, 6)
    assert ann.get("/waiting").json() == {"waiting": 1}
    assert ann.get("/next").headers["location"] == good
    lines = listed(ann.get("/").text)
    assert list(lines) == [good, bad]
    assert t("web-broken-short", language) in lines[bad]
    assert t("web-my-turn", language) not in lines[bad]
    assert re.search(r'id="next-game"[^>]*hidden', ann.get(good).text)


@pytest.mark.parametrize("language", languages())
def test_who_comes_to_such_a_table_is_told_what_can_be_done(
    server: Running,
    person: Callable[..., Person],
    language: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ann, eve = person(language), person(language)
    bad = spoilt(server, ann, 4)
    with caplog.at_level(logging.ERROR):
        page = ann.get(bad)
        again = ann.get(bad)
    assert page.status_code == again.status_code == 500
    assert page.text == again.text
    said = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert len(said) == 1
    assert t("web-broken", language) in page.text
    assert unescape(t("web-broken-host", language)) in unescape(page.text)
    assert bad.rpartition("/")[2] in page.text
    assert f'action="{bad}/remove"' in page.text
    stranger = eve.get(bad)
    assert stranger.status_code == 500
    assert "/remove" not in stranger.text
    assert t("web-broken-others", language) in unescape(stranger.text)
    for path in ("/replay", "/people", "/end", "/record"):
        assert t("web-broken", language) in ann.get(bad + path).text, path
    line = ann.client.get(f"{bad}/board", headers={"hx-request": "true"})
    assert line.status_code == 500
    assert "<html" not in line.text


def test_its_host_may_delete_it_and_nothing_else(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, eve = person(), person()
    bad = spoilt(server, ann, 4)
    eve.play_now()
    assert person().post(f"{bad}/remove", sure="yes").status_code == 403
    assert eve.post(f"{bad}/remove", sure="yes").status_code == 403
    assert ann.post(f"{bad}/remove").headers["location"] == bad  # he is not sure
    assert ann.get(bad).status_code == 500
    assert ann.post(f"{bad}/remove", sure="yes").headers["location"] == "/"
    assert ann.post(f"{bad}/remove", sure="yes").status_code == 404  # sent twice
    assert ann.get(bad).status_code == 404
    assert bad not in ann.get("/").text
    store = site_of(server).store
    with pytest.raises(Unknown):
        on_loop(server, store.game(bad.rpartition("/")[2]))
    good = ann.play_now()
    assert ann.post(f"{good}/remove", sure="yes").status_code == 409
    assert ann.get(good).status_code == 200


def test_nobody_is_invited_to_watch_what_cannot_be_shown(
    server: Running, person: Callable[..., Person]
) -> None:
    ann = person()
    bad = spoilt(server, ann, 4)

    def publish(tx: Any) -> None:
        from sqlalchemy import update

        from harena.store.schema import games

        where = games.c.id == bad.rpartition("/")[2]
        tx.connection.execute(update(games).where(where).values(visibility="public"))

    on_loop(server, site_of(server).store.write(publish))
    ann.get(bad)
    assert bad not in person().get("/").text
