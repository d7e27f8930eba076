"""What is a guest's own: his name, his data to take away, and that nothing is left of him."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update
from tests.web import reading
from tests.web.conftest import Person, Running
from tests.web.people import (
    game_of,
    invitation,
    lasting_server,
    on_loop,
    open_table,
    sit_down,
    site_of,
    table_of,
    two_at_a_table,
    write,
)

from harena.locale import languages, t
from harena.store import NewSeat
from harena.store.schema import users
from harena.web.access.sessions import device_label
from harena.web.app import prune

server = lasting_server


OWN = ("/me", "/me/export", "/me/delete")


def everything(server: Running) -> str:
    """All of the database as text."""
    with closing(sqlite3.connect(str(server.settings.location))) as database:
        return "\n".join(database.iterdump())


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_page_speaks_every_language(person: Callable[..., Person], language: str) -> None:
    ann = person(language)
    assert t("web-me-nobody", language) in ann.get("/me").text
    ann.play_now()
    ann.post("/me/devices")
    html = ann.get("/me").text
    assert t("web-devices", language) in html
    assert t("web-data-delete", language) in ann.get("/me/delete").text
    assert "\ue000" not in html


def test_nobody_has_no_data(person: Callable[..., Person]) -> None:
    eve = person()
    assert eve.get("/me").status_code == 200
    assert eve.get("/me/export").status_code == 403
    assert eve.get("/me/delete").headers["location"] == "/me"
    for path in ("name", "unmute", "devices", "devices/unlink", "devices/end", "delete"):
        assert eve.post(f"/me/{path}").status_code == 403, path
    assert "harena" not in eve.client.cookies


def test_own_pages_are_kept_by_no_cache(person: Callable[..., Person]) -> None:
    ann = person()
    ann.play_now()
    for path in OWN:
        assert ann.get(path).headers["cache-control"] == "no-store", path


def test_a_name_changes_where_no_game_has_begun(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben, running_table = two_at_a_table(person)
    table = open_table(ann)
    assert ben.post("/me/name", name="Benedek").status_code == 303
    assert value_of_name(ben) == "Benedek"
    assert game_of(server, running_table).names[1] == "Ben"
    assert "<bdi>Ben</bdi>" in ann.get(running_table).text  # beside it: who that is now
    assert ann.post("/me/name", name="Anna").status_code == 303
    assert "<bdi>Anna</bdi>" in ann.get(table).text
    assert ">Ann<" in ann.get(running_table).text
    assert "<bdi>Anna</bdi>" in ben.get(running_table).text
    assert [chair.name for chair in table_of(server, table).chairs] == ["Anna", None, None]


def value_of_name(who: Person) -> str:
    found = re.search(r'name="name" value="([^"]*)"', who.get("/me").text)
    assert found
    return found[1]


NAMES = {
    "a;b": False,
    "": False,
    "x" * 25: False,
    "Ann\u202enna": False,
    "\u200b": False,
    "<script>alert(1)</script>": False,  # 25 signs, as it happens; shorter ones are escaped
    "<b>Ann</b>": True,
    "👩‍👩‍👧‍👦" * 6: True,
    "é" * 24: True,
    "العربية": True,
}


@pytest.mark.parametrize(("name", "is_good"), NAMES.items(), ids=range(len(NAMES)))
def test_names_that_are_and_are_not(
    person: Callable[..., Person], name: str, is_good: bool
) -> None:
    ann = person()
    ann.play_now()
    answer = ann.post("/me/name", name=name)
    assert answer.status_code == (303 if is_good else 422)
    if not is_good:
        assert t("web-error-name", "en") in answer.text
        assert value_of_name(ann) == "Ann"
    html = ann.get("/me").text + answer.text
    assert "<script>alert" not in html
    assert "<b>Ann</b>" not in html
    assert "\u202e" not in ann.get("/me").text


def test_the_export_holds_what_is_mine_alone(person: Callable[..., Person]) -> None:
    ann, ben, table = two_at_a_table(person)
    ann.post(f"{table}/chat", text="walrus")
    ben.post(f"{table}/chat", text="a secret of Ben's")
    answer = ann.get("/me/export")
    assert answer.headers["content-type"].startswith("application/json")
    assert "attachment" in answer.headers["content-disposition"]
    found = json.loads(answer.text)
    assert found["user"]["name"] == "Ann"
    assert found["chat"][0]["body"] == "walrus"
    assert found["games"][0]["id"] == table.rpartition("/")[2]
    assert "events" not in found["games"][0]  # the game runs: its log holds others' cards
    assert "secret of Ben" not in answer.text
    assert ann.client.cookies["harena"] not in answer.text
    assert ben.client.cookies["harena"] not in answer.text


def test_deleting_asks_first(person: Callable[..., Person]) -> None:
    ann = person("hu")
    table = ann.play_now()
    answer = ann.post("/me/delete")
    assert answer.status_code == 422
    assert t("web-delete-unsure", "hu") in answer.text
    assert ann.get(table).status_code == 200


def test_nothing_is_left_of_who_deletes_himself(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben = person(), person()
    table = open_table(ann, "Zsuzsanna", public="yes", players="2")
    sit_down(ben, invitation(ann, table), "Ben")
    open_ = open_table(ben, "Ben")
    sit_down(ann, invitation(ben, open_), "Zsuzsanna")
    alone = ann.play_now(name="Zsuzsanna")
    ann.post(f"{table}/start")
    ann.post(f"{table}/chat", text="penguin talk")
    ben.post(f"{table}/chat", text="kept")
    game = table.rpartition("/")[2]
    user = table_of(server, table).row.owner
    assert user is not None
    assert user in everything(server)
    version = reading.version(ben.get(table).text)
    answer = ann.post("/me/delete", sure="yes")
    assert t("web-deleted", "en") in answer.text
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    whole = everything(server)
    for trace in (user, "Zsuzsanna", "penguin"):
        assert trace not in whole
    page = ben.get(table).text
    assert "Zsuzsanna" not in page
    assert "penguin" not in page
    assert "kept" in page
    assert ann.get(alone).status_code == 404  # where nobody else was
    assert ann.get(table).status_code == 200  # public: he may look on like anybody
    assert "kept" not in ann.get(table).text
    # The game goes on with a bot on his chair, and Ben is its host now.
    assert table_of(server, table).chairs[0].bot == "greedy"
    assert table_of(server, table).row.owner == table_of(server, table).chairs[1].user
    html = reading.wait_for_me(ben, table)
    assert reading.version(html) >= version
    assert ben.act(table, reading.actions(html)[0], reading.version(html)).status_code == 303
    assert [chair.is_open for chair in table_of(server, open_).chairs] == [False, True, True]
    assert on_loop(server, site_of(server).store.load(game)).game.settings["names"][1] == "Ben"


def test_links_made_for_others_are_listed_and_ended(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    table = open_table(ann)
    link = invitation(ann, table)
    ann.post(f"{table}/seats/2/link")
    page = ann.get("/me").text
    assert t("web-link-table", "en") in page
    assert t("web-link-seat", "en", number=3) in page
    ends = re.findall(r'name="link" value="([^"]+)"', page)
    assert len(ends) == 2
    ben.play_now(name="Ben")
    assert ben.post("/me/links/end", link=ends[0]).status_code == 404
    for one in ends:
        assert ann.post("/me/links/end", link=one).status_code == 303
    assert t("web-my-links", "en") not in ann.get("/me").text
    assert ben.post(link, name="Ben").status_code == 410
    assert invitation(ann, table) != link  # the host is shown a new one


def test_settings_are_changed_on_ones_own_page(person: Callable[..., Person]) -> None:
    ann = person()
    ann.play_now()
    assert 'name="next" value="/me"' in ann.get("/me").text
    answer = ann.post("/wishes", pace="quick", asks="yes", next="/me")
    assert answer.headers["location"] == "/me"
    page = ann.get("/me").text
    assert re.search(r'name="pace" value="quick" checked', page)
    assert re.search(r'name="asks" value="yes" checked', page)


def test_games_made_of_ones_games_forget_the_name_too(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben, table = two_at_a_table(person)
    ann.post("/me/name", name="Ann")
    game = table.rpartition("/")[2]
    store = site_of(server).store
    owner = table_of(server, table).chairs[1].user
    assert owner is not None
    names = ["Ann", "Ben", "Cleo"]

    async def make(settings: dict[str, Any], chairs: list[NewSeat]) -> str:
        given = {"ruleset": "colossal-arena", **settings}
        made = await store.create_game(given, chairs, engine="1", owner=owner)
        return made.id

    async def names_of(one: str) -> list[str]:
        settings = (await store.game(one)).settings
        return list(settings.get("names") or settings["keep_names"])

    bens = [NewSeat(bot="greedy"), NewSeat(user=owner), NewSeat(bot="greedy")]
    origin = {"origin": {"game": game, "step": 3}}
    tried = on_loop(server, make({"names": names, **origin}, bens))
    again = {"names": names, "origin": {"game": tried, "step": 1}, "options": {"start": "Ann"}}
    tried_again = on_loop(server, make(again, bens))
    other = on_loop(server, make({"names": names, "origin": {"game": "x", "step": 1}}, bens))
    anns = table_of(server, table).chairs[0].user
    both = [NewSeat(user=owner), NewSeat(user=anns), NewSeat()]
    follows = on_loop(server, make({"keep_names": ["Ben", "Ann", "Cleo"]}, both))
    assert ann.post("/me/delete", sure="yes").status_code == 200
    for one, seat in ((tried, 0), (tried_again, 0), (game, 0), (follows, 1)):
        left = on_loop(server, names_of(one))
        assert "Ann" not in left
        assert left[seat] not in names
        assert len(set(left)) == 3
    assert on_loop(server, store.game(tried_again)).settings["options"]["start"] != "Ann"
    assert on_loop(server, names_of(other)) == names  # another Ann
    assert ben.get(table).status_code == 200


def test_deleting_oneself_ends_open_streams(server: Running, person: Callable[..., Person]) -> None:
    ann, _, table = two_at_a_table(person)
    watcher = ann.again(server.base)
    with watcher.client.stream("GET", f"{table}/stream") as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("id:"))
        ann.post("/me/delete", sure="yes")
        rest = [line for line in lines if line]
    assert "event: begun" in rest
    assert watcher.get(table).status_code == 403


def test_unused_guests_and_their_talk_go_after_90_days(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben, table = two_at_a_table(person)
    ann.post(f"{table}/chat", text="walrus talk")
    ben.post(f"{table}/chat", text="kept")
    hall = site_of(server).hall
    mine = table_of(server, table).row.owner

    def seen(days: int) -> Callable[[Any], None]:
        when = datetime.now(UTC) - timedelta(days=days)

        def change(tx: Any) -> None:
            tx.connection.execute(update(users).where(users.c.id == mine).values(last_seen=when))

        return change

    write(server, seen(89))
    assert on_loop(server, prune(hall)).users == 0
    write(server, seen(91))
    assert on_loop(server, prune(hall)).users == 1
    page = ben.get(table).text
    assert "walrus" not in page
    assert ">Ann<" not in page
    assert "kept" in page
    assert ann.get(table).status_code == 403
    assert table_of(server, table).chairs[0].bot == "greedy"
    assert "Ann" not in table_of(server, table).row.settings["names"]


def test_devices_are_called_by_browser_and_system() -> None:
    assert device_label("") == ""
    assert device_label("curl/8.0") == ""
    iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
    assert device_label(iphone) == "Safari, iPhone"
    windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0"
    assert device_label(windows) == "Edge, Windows"
    assert device_label("<script>" * 1000) == ""
