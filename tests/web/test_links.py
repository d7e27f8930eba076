"""Links: invitations that last until ended, chairs for one person, other devices, no traces."""

from __future__ import annotations

import logging
import re
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from sqlalchemy import update
from tests.web.conftest import Person, Running, running
from tests.web.people import (
    invitation,
    lasting_server,
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

from harena.errors import DataError
from harena.locale import t
from harena.store.schema import links
from harena.web.access.keys import derived, key_file, load_key
from harena.web.access.limits import kind_of
from harena.web.access.paths import is_secret, told_path
from harena.web.app import ROUTES

server = lasting_server


# --- the invitation -------------------------------------------------------------------------------


def test_an_invitation_stays_the_same_also_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        ann = Person(first.base)
        table = open_table(ann)
        link = invitation(ann, table)
        assert invitation(ann, table) == link
        assert value(ann.get(f"{table}/people").text, "table-link").endswith(link)
    with running(tmp_path) as second:
        again = ann.again(second.base)
        assert invitation(again, table) == link
        ben = Person(second.base)
        sit_down(ben, link, "Ben")
        assert "Ben" in again.get(table).text


def test_without_the_key_old_links_work_and_new_ones_are_shown(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        ann = Person(first.base)
        table = open_table(ann)
        link = invitation(ann, table)
    key_file(tmp_path / "harena.db").unlink()
    with running(tmp_path) as second:
        again, ben = ann.again(second.base), Person(second.base)
        assert invitation(again, table) != link
        sit_down(ben, link, "Ben")


def test_a_new_invitation_ends_the_old_one(person: Callable[..., Person]) -> None:
    ann, ben, eve = person(), person(), person()
    table = open_table(ann)
    old = invitation(ann, table)
    assert ben.post(f"{table}/invitation").status_code == 403  # the host alone
    assert ann.post(f"{table}/invitation").status_code == 303
    new = invitation(ann, table)
    assert new != old
    for answer in (eve.get(old), eve.post(old, name="Eve")):
        assert answer.status_code == 410
        assert f"<h1>{t('web-error-410', 'en')}</h1>" in answer.text
        assert t("web-error-link-revoked", "en") in answer.text
    assert "harena" not in eve.client.cookies  # nobody was made for nothing
    sit_down(ben, new, "Ben")
    assert "Eve" not in ann.get(table).text


def test_who_is_invited_finds_the_rules_of_that_edition(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    table = open_table(ann, ruleset="titan-the-arena")
    for page in (ben.get(invitation(ann, table)).text, ann.get(table).text):
        assert 'href="/rules/titan-the-arena/short"' in page


def test_a_link_of_another_kind_opens_nothing(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    link = invitation(ann, open_table(ann))
    token = link.rpartition("/")[2]
    for path in (f"/seat/{token}", f"/device/{token}"):
        assert ben.get(path).status_code == 404
        assert ben.post(path, name="Ben").status_code == 404


def test_a_form_sent_twice_makes_one_guest_on_one_chair(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben = person(), person()
    table = open_table(ann, players="5")
    link = invitation(ann, table)
    key = re.search(r'name="key" value="([^"]+)"', ben.get(link).text)
    assert key
    twins = [Person(server.base) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda one: one.post(link, name="Ben", key=key[1]), twins))
    assert [answer.status_code for answer in answers] == [303] * 4
    chairs = [chair.name for chair in table_of(server, table).chairs]
    assert chairs == ["Ann", "Ben", None, None, None]


def test_a_guest_is_made_once_also_for_his_own_table(person: Callable[..., Person]) -> None:
    one, two = person(), person()
    answers = [who.post("/tables", name="Ann", key="k" * 16) for who in (one, two)]
    assert answers[0].headers["location"] == answers[1].headers["location"]
    assert person().post("/tables", name="Ann", key="short").headers["location"] not in {
        answer.headers["location"] for answer in answers
    }


# --- links to a chair -----------------------------------------------------------------------------


def seat_link(host: Person, table: str, seat: int) -> str:
    answer = host.post(f"{table}/seats/{seat}/link")
    assert answer.status_code == 303, answer.text
    return path_of(value(host.get(f"{table}/people").text, f"seat-link-{seat}"))


def test_a_link_to_a_chair_is_for_one_person_once(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben, eve = person(), person(), person("fi")
    table = open_table(ann)
    link = seat_link(ann, table, 2)
    for _ in range(3):  # opening uses nothing up, whoever does it
        page = ben.get(link)
        assert page.status_code == 200
        assert t("web-chair-number", "en", number=3) in page.text
        eve.get(link)
    sit_down(ben, link, "Ben")
    assert [chair.name for chair in table_of(server, table).chairs] == ["Ann", None, "Ben"]
    assert ben.get(link).headers["location"] == table
    assert ben.post(link, name="Ben").headers["location"] == table
    for answer in (eve.get(link), eve.post(link, name="Eve")):
        assert answer.status_code == 410
        assert t("web-error-link-used", "fi") in answer.text
    assert "seat-link-2" not in ann.get(f"{table}/people").text


def test_two_who_follow_one_link_at_once(server: Running, person: Callable[..., Person]) -> None:
    ann = person()
    table = open_table(ann)
    link = seat_link(ann, table, 1)
    people = [person() for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda one: one.post(link, name="Ben"), people))
    assert sorted(answer.status_code for answer in answers) == [303, 410, 410, 410]
    assert [chair.name for chair in table_of(server, table).chairs] == ["Ann", "Ben", None]


def test_a_link_to_a_chair_ends_by_hand_and_by_time(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben = person(), person()
    table = open_table(ann)
    first = seat_link(ann, table, 1)
    second = seat_link(ann, table, 1)
    assert ben.post(first, name="Ben").status_code == 410  # the second replaced it
    assert ann.post(f"{table}/seats/1/unlink").status_code == 303
    assert ben.post(second, name="Ben").status_code == 410
    third = seat_link(ann, table, 1)

    def age(tx: Any) -> None:
        tx.connection.execute(update(links).values(expires=tx.now - timedelta(seconds=1)))

    write(server, age)
    answer = ben.post(third, name="Ben")
    assert t("web-error-link-expired", "en") in answer.text
    assert "harena" not in ben.client.cookies  # nobody was made for nothing


def test_only_the_host_invites_and_only_to_chairs_that_are_free(
    person: Callable[..., Person],
) -> None:
    ann, ben, table = two_at_a_table(person)
    for who in (ben, person()):
        for path in ("seats/2/link", "seats/2/unlink", "seats/1/free", "talk", "invitation"):
            assert who.post(f"{table}/{path}").status_code == 403, path
    taken = ann.post(f"{table}/seats/1/link")
    assert taken.status_code == 409
    assert t("web-error-chair", "en") in taken.text
    assert ann.post(f"{table}/seats/9/link").status_code == 404
    assert ann.post(f"{table}/seats/x/link").status_code in (400, 404)
    assert ann.post(f"{table}/seats/1/free").status_code == 409  # the game has begun


def test_a_bots_chair_in_a_running_game_is_given_to_a_person(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben, table = two_at_a_table(person)
    eve = person("hu")
    link = seat_link(ann, table, 2)
    page = eve.get(link).text
    cleo = table_of(server, table).row.settings["names"][2]
    said = t("web-chair-plays-as", "hu", player="\ue000").partition("\ue000")[0]
    assert said in page
    assert f"<bdi>{cleo}</bdi>" in page
    sit_down(eve, link, "Eve")
    chair = table_of(server, table).chairs[2]
    assert (chair.name, chair.bot) == ("Eve", None)
    assert 'id="hand-' in eve.get(table).text  # he sees his hand now
    assert t("web-phrase-here", "en") in ben.get(table).text  # and all are told


def test_who_lost_his_session_is_put_back_on_his_chair(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben, table = two_at_a_table(person)
    game = table.rpartition("/")[2]

    async def absent(bot: str | None) -> None:
        found = await site_of(server).hall.table(game)
        await site_of(server).store.stand_in(game, 1, bot)
        found.chairs = list(await site_of(server).store.seats_of(game))
        found.changed()

    on_loop(server, absent("greedy"))
    back = person()
    link = seat_link(ann, table, 1)
    on_loop(server, absent(None))  # he has come back himself
    refused = back.post(link, name="Ben")
    assert refused.status_code == 409
    assert t("web-error-chair", "en") in refused.text
    assert 'id="hand-' in ben.get(table).text
    on_loop(server, absent("greedy"))
    sit_down(back, link, "Ben")
    assert table_of(server, table).chairs[1].bot is None
    assert 'id="hand-' in back.get(table).text
    assert ben.get(table).status_code == 403  # the old session is nobody here any more


def test_the_host_frees_a_chair_before_the_game(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, eve = person(), person()
    table = open_table(ann)
    sit_down(eve, invitation(ann, table), "Eve")
    assert ann.post(f"{table}/seats/0/free").status_code == 409  # not his own
    assert ann.post(f"{table}/seats/1/free").status_code == 303
    assert eve.get(table).status_code == 403
    assert [chair.is_open for chair in table_of(server, table).chairs] == [False, True, True]


# --- other devices --------------------------------------------------------------------------------


def device_link(who: Person) -> str:
    assert who.post("/me/devices").headers["location"] == "/me#device-links"
    return path_of(value(who.get("/me").text, "device-link-1"))


def test_a_guest_plays_on_from_another_device(person: Callable[..., Person]) -> None:
    ann, phone, eve = person(), person("es"), person()
    table = ann.play_now()
    link = device_link(ann)
    assert "<svg" in ann.get("/me").text.split('class="qr"')[1]
    for who in (phone, eve):
        page = who.get(link)
        assert page.status_code == 200
        assert "set-cookie" not in page.headers
        assert who.get(table).status_code == 403
    answer = phone.post(link)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert 'id="hand-' in phone.get(table).text
    assert phone.client.cookies["harena"] != ann.client.cookies["harena"]
    for refused in (eve.get(link), eve.post(link)):
        assert refused.status_code == 410
        assert t("web-error-link-used", "en") in refused.text
    assert eve.get(table).status_code == 403


def test_a_device_link_ends_after_a_quarter_of_an_hour(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, phone = person(), person()
    ann.play_now()
    link = device_link(ann)
    left = re.search(r"good for (\d+) minutes more", ann.get("/me").text)
    assert left
    assert 10 <= int(left[1]) <= 15

    def age(tx: Any) -> None:
        here = (links.c.purpose == "device") & (links.c.expires > tx.now)
        rows = tx.connection.execute(links.select().where(here)).mappings().all()
        for row in rows:
            assert row["expires"] - row["created"] == timedelta(minutes=15)
        old = rows[0]["created"] - timedelta(minutes=16)
        expired = old + timedelta(minutes=15)
        tx.connection.execute(update(links).where(here).values(created=old, expires=expired))

    write(server, age)
    for answer in (phone.get(link), phone.post(link)):
        assert answer.status_code == 410
        assert t("web-error-link-expired", "en") in answer.text
    assert "device-link-1" not in ann.get("/me").text


def test_device_links_end_by_hand_and_are_few(person: Callable[..., Person]) -> None:
    ann, phone = person(), person()
    ann.play_now()
    for _ in range(8):
        device_link(ann)
    page = ann.get("/me").text
    assert page.count('id="device-link-') == 5
    link = path_of(value(page, "device-link-1"))
    assert ann.post("/me/devices/unlink").status_code == 303
    assert "device-link-1" not in ann.get("/me").text
    assert phone.post(link).status_code == 410


def test_the_button_replaces_who_was_here_and_says_so_before(
    person: Callable[..., Person],
) -> None:
    ann, other = person(), person()
    ann.play_now()
    theirs = other.play_now(name="Otto")
    old = other.client.cookies["harena"]
    link = device_link(ann)
    assert "Otto" in other.get(link).text
    assert other.get(theirs).status_code == 200  # opening has changed nothing
    other.post(link)
    assert other.get(theirs).status_code == 403
    thief = person()
    thief.client.cookies.set("harena", old)
    assert thief.get(theirs).status_code == 403  # a session that was replaced has ended


def test_devices_are_listed_and_logged_out(person: Callable[..., Person]) -> None:
    ann, phone, tablet = person(), person(), person()
    ann.client.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"
    phone.client.headers["user-agent"] = (
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"
    )
    table = ann.play_now()
    for who in (phone, tablet):
        assert who.post(device_link(ann)).status_code == 303
    page = ann.get("/me").text
    assert "Firefox, Linux" in page
    assert "Chrome, Android" in page
    assert page.count('name="device"') == 3
    mine, other = re.findall(r'name="device" value="([0-9a-f]+)"', page)[:2]
    assert ann.post("/me/devices/end", device="0" * 12).status_code == 404
    assert ann.post("/me/devices/end", device=other).status_code == 303
    gone = [who for who in (phone, tablet) if who.get(table).status_code == 403]
    assert len(gone) == 1
    ann.post("/me/devices/end")  # everywhere else
    assert all(who.get(table).status_code == 403 for who in (phone, tablet))
    assert ann.get(table).status_code == 200
    left = ann.post("/me/devices/end", device=mine)  # and here
    assert t("web-logged-out", "en") in left.text
    assert "max-age=0" in left.headers["set-cookie"].lower()
    assert left.headers["clear-site-data"] == '"storage"'
    assert ann.get(table).status_code == 403


def test_another_guest_ends_no_session_of_mine(person: Callable[..., Person]) -> None:
    ann, eve = person(), person()
    table = ann.play_now()
    eve.play_now()
    (mine,) = re.findall(r'name="device" value="([0-9a-f]+)"', ann.get("/me").text)
    assert eve.post("/me/devices/end", device=mine).status_code == 404
    assert ann.get(table).status_code == 200


def test_logging_out_ends_open_streams(server: Running, person: Callable[..., Person]) -> None:
    ann, phone = person(), person()
    table = ann.play_now()
    phone.post(device_link(ann))
    with phone.client.stream("GET", f"{table}/stream") as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("id:"))
        ann.post("/me/devices/end")
        told = [line for line in lines if line]  # the stream ends by itself
    assert "event: begun" in told


# --- no traces ------------------------------------------------------------------------------------


def test_every_route_with_a_token_hides_it_and_is_limited() -> None:
    """Whatever route takes a token: no log names it, and guessing is slow."""
    app = Litestar(route_handlers=ROUTES, openapi_config=None, logging_config=None)
    found = 0
    for route in app.routes:
        if "token" not in route.path:
            continue
        found += 1
        path = re.sub(r"\{[^}]*\}", "sEcReT", route.path_format)
        assert is_secret(path), path
        assert "sEcReT" not in told_path(path)
        assert kind_of("GET", path) == "join"
        assert kind_of("POST", path) == "join"
    assert found >= 3


def test_no_log_line_holds_a_token(
    person: Callable[..., Person], caplog: pytest.LogCaptureFixture
) -> None:
    noisy = logging.getLogger("uvicorn.access")  # as a tool that sets up logging may leave it
    noisy.propagate, noisy.disabled = True, False
    caplog.set_level(logging.DEBUG)
    ann, ben, eve, phone = person(), person(), person(), person()
    table = open_table(ann)
    given = [invitation(ann, table), seat_link(ann, table, 2), device_link(ann)]
    for who, link in zip((ben, eve, phone), given, strict=True):
        who.get(link)
        who.post(link, name="Ben")
        who.get(link + "?x=1")
    said = [
        f"{record.name}: {record.getMessage()}"
        for record in caplog.records
        if not record.name.startswith(("http", "hpack"))  # the browser's part of this test
    ]
    assert any("/device/..." in line for line in said)
    secrets = [link.rpartition("/")[2] for link in given]
    secrets += [who.client.cookies["harena"] for who in (ann, ben, eve, phone)]
    assert not [line for line in said if any(secret in line for secret in secrets)]


def test_a_path_cannot_break_a_log_line() -> None:
    assert "\n" not in told_path("/x\nGET /y 200")


def test_the_key_is_a_private_file_that_stays(tmp_path: Path) -> None:
    path = key_file(tmp_path / "harena.db")
    key = load_key(path)
    assert len(key) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert load_key(path) == key
    path.chmod(0o644)
    assert load_key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert derived(key, "a") != derived(key, "b")
    assert len(derived(key, "a")) == 43
    assert load_key(tmp_path / "other.key") != key
    assert not list(tmp_path.glob("*part*"))


@pytest.mark.parametrize("content", [b"", b"short", b"\xff\xfe", b"0" * 63])
def test_a_spoiled_key_is_not_repaired_by_guessing(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.key"
    path.write_bytes(content)
    with pytest.raises(DataError, match=r"x\.key"):
        load_key(path)
    assert path.read_bytes() == content


def test_all_files_of_a_server_are_private(server: Running, person: Callable[..., Person]) -> None:
    person().play_now()
    folder = Path(str(server.settings.location)).parent
    assert {path.name for path in folder.iterdir()} >= {"harena.db", "harena.db.key"}
    for path in folder.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_no_token_is_in_the_database(server: Running, person: Callable[..., Person]) -> None:
    ann = person()
    table = open_table(ann)
    tokens = [
        link.rpartition("/")[2]
        for link in (invitation(ann, table), seat_link(ann, table, 1), device_link(ann))
    ]
    tokens.append(ann.client.cookies["harena"])
    folder = Path(str(server.settings.location)).parent
    held = b"".join(path.read_bytes() for path in folder.iterdir())
    for token in tokens:
        assert token.encode() not in held
