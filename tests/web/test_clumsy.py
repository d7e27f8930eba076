"""What clumsy and hostile hands do: odd numbers, twice, too late, from a page of an hour ago."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.web.company import Hands, do, serving
from tests.web.conftest import Person, Running
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
)
from tests.web.people import lasting_server as server
from tests.web.stored import finished

from harena.locale import t
from harena.notation.players import check_name, clipped
from harena.web.access.newcomers import KEPT

__all__ = ["server"]

FAMILY = "👩‍👩‍👧‍👦"
HAND = "👍🏽"
FLAG = "🇭🇺"


def guests(server: Running) -> int:
    """How many guests the store knows."""
    found = on_loop(server, site_of(server).store.count_rows())
    return int(found["users"])


# --- odd values -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["9" * 5_000, "5", "-1", "٣", "1 2", "", "0x1", "1_0"])
def test_a_vote_about_a_seat_that_is_none(person: Callable[..., Person], number: str) -> None:
    ann = person()
    table = ann.play_now()
    for word in ("bot", "no-bot"):
        assert do(ann, table, f"{word} {number}").status_code == 409, number


@pytest.mark.parametrize(
    "name", [FAMILY * 24, HAND * 24, FLAG * 24, "木" * 24, "א" * 24, "กำ" * 12]
)
def test_two_of_one_name_are_told_apart_without_cutting_a_letter(
    server: Running, person: Callable[..., Person], name: str
) -> None:
    ann, ben = person(), person()
    table = open_table(ann, name, players="2")
    sit_down(ben, invitation(ann, table), name)
    assert ann.post(f"{table}/start").status_code == 303
    first, second = game_of(server, table).names
    assert first == check_name(name)
    whole, _, number = second.rpartition(" ")
    assert number == "2"
    assert first.startswith(whole)
    for sign in (FAMILY, HAND, FLAG):
        if name.startswith(sign):
            assert whole == sign * 20
    for one in (ann, ben):
        page = one.get(table).text
        assert f"<bdi>{second}</bdi>" in page
        assert t("web-played-by", "en", player="")[:9] not in page  # it is still he


def test_a_name_is_clipped_between_letters() -> None:
    assert clipped("Ann", 3) == "Ann"
    assert clipped("Ann", 2) == "An"
    assert clipped("An Bo", 3) == "An"
    assert clipped("e\u0301e\u0301e\u0301", 2) == "e\u0301e\u0301"
    assert clipped(FLAG * 3, 2) == FLAG * 2
    assert clipped(FAMILY + "x", 1) == FAMILY
    assert clipped("", 3) == ""


@pytest.mark.parametrize("path", ["/language", "/wishes"])
@pytest.mark.parametrize(
    ("wanted", "led"),
    [
        ("/tables/木", "/tables/%E6%9C%A8"),
        ("/é?a=ő b#🦄", "/%C3%A9?a=%C5%91%20b#%F0%9F%A6%84"),
        ("/learn/bets?a=bet+Troll&a=no%20bet", "/learn/bets?a=bet+Troll&a=no%20bet"),
        ('/"><x', "/%22%3E%3Cx"),
        ("//evil.example/木", "/"),
        ("/\\木", "/"),
        ("/" + "木" * 3_000, "/"),
    ],
)
def test_the_way_back_may_hold_any_sign(
    person: Callable[..., Person], path: str, wanted: str, led: str
) -> None:
    """The page of an address that is none names it, and offers other languages."""
    ann = person()
    ann.play_now()
    answer = ann.post(path, language="fi", next=wanted)
    assert answer.status_code == 303
    assert answer.headers["location"] == led


# --- too late, and twice --------------------------------------------------------------------------


def test_who_comes_too_late_is_told_and_made_no_guest(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben = person(), person()
    full = open_table(ann, players="2")
    link = invitation(ann, full)
    sit_down(ben, link, "Ben")
    for begun in (False, True):
        if begun:
            ann.post(f"{full}/start")
        eve = person("fi")
        before = guests(server)
        told = eve.post(link, name="Eve")
        assert told.status_code == 409
        assert t("web-invited-full", "fi") in told.text
        assert "harena" not in eve.client.cookies
        assert guests(server) == before
    assert ben.post(link, name="Ben").headers["location"] == full  # his own, sent again


def test_who_finds_a_chair_taken_is_made_no_guest(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben, table = two_at_a_table(person, players="2")
    do(ben, table, "leave")
    ann.post(f"{table}/seats/1/link")
    link = path_of(value(ann.get(f"{table}/people").text, "seat-link-1"))
    do(ben, table, "return")
    eve = person()
    before = guests(server)
    told = eve.post(link, name="Eve")
    assert told.status_code == 409
    assert t("web-error-chair", "en") in told.text
    assert guests(server) == before


def test_only_leaving_gets_up_before_the_game(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben = person(), person()
    table = open_table(ann)
    sit_down(ben, invitation(ann, table), "Ben")
    for what in ("return", "no-again", "again", "now", "cancel", "bot 1", "no-bot 1", "", "x"):
        do(ben, table, what)
        assert [chair.name for chair in table_of(server, table).chairs] == ["Ann", "Ben", None]
    assert do(ben, table, "leave").headers["location"] == "/"
    assert table_of(server, table).chairs[1].is_open


# --- pages of a while ago -------------------------------------------------------------------------


def test_a_form_filled_in_otherwise_makes_another_table(tmp_path: Path) -> None:
    """A browser may show a page again as it was, with the key that has been used."""
    hands = Hands()
    with serving(tmp_path, hands) as server:
        ann = Person(server.base)
        key = "k" * 16
        table = ann.play_now(key=key)
        assert ann.play_now(key=key) == table  # sent twice
        other = ann.play_now(key=key, players="5")
        assert other != table
        assert len(game_of(server, other).names) == 5
        assert ann.play_now(key=key, players="5") == other
        hands.on(seconds=KEPT + 1)
        assert ann.play_now(key=key) not in (table, other)


def test_what_if_from_another_step_or_seat_is_another_table(
    server: Running, person: Callable[..., Person]
) -> None:
    ann = person()
    table, _ = finished(server, ann, 5)
    made = set()
    for seat, step in (("1", "5"), ("2", "5"), ("1", "30")):
        form = {"seat": seat, "step": step, "key": "k" * 12}
        answers = [ann.post(f"{table}/replay/try", **form) for _ in range(2)]
        assert answers[0].headers["location"] == answers[1].headers["location"]
        made.add(answers[0].headers["location"])
    assert len(made) == 3


@pytest.mark.parametrize(
    "path", ["/me/name", "/me/delete", "/me/devices", "/me/devices/end", "/me/unmute", "/wishes"]
)
def test_whose_session_has_ended_is_told_so(person: Callable[..., Person], path: str) -> None:
    ann = person("hu")
    ann.play_now()
    tab = ann.again(ann.base)
    ann.post("/me/delete", sure="yes")
    told = tab.post(path, name="Anna", sure="yes", pace="calm")
    assert told.status_code == 403
    assert t("web-me-nobody", "hu") in told.text
    script = tab.client.post(path, data={"name": "Anna"}, headers={"hx-request": "true"})
    assert script.text.startswith('<hx-partial hx-target="#notice"')


# --- languages ------------------------------------------------------------------------------------


def test_a_guest_is_answered_in_his_language_on_any_device(
    server: Running, person: Callable[..., Person]
) -> None:
    """His browser there prefers another one, and he has chosen nothing on it."""
    ann, ben = person("fi"), person("hu")
    table = ann.play_now()
    ann.post("/me/devices")
    there = person("en")
    there.post(path_of(value(ann.get("/me").text, "device-link-1")))
    link = invitation(ben, open_table(ben, "Ben"))
    pages = [
        there.get("/tables/nowhere"),
        there.get(f"{table}/replay?as=nobody"),
        there.post(link, name=";"),
        there.post(f"{table}/again"),
        there.post("/me/name", name=";"),
    ]
    for page in pages:
        assert page.status_code >= 400
        assert '<html lang="fi">' in page.text, page.url
