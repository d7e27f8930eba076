"""A game keeps its names; the table says who plays a chair now, where he is called otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.web.company import do
from tests.web.conftest import Person, Running
from tests.web.people import (
    game_of,
    invitation,
    lasting_server,
    on_loop,
    open_table,
    path_of,
    sit_down,
    site_of,
    two_at_a_table,
    value,
)
from tests.web.test_stream import Stream

from harena.locale import t
from harena.store import Seat
from harena.web.rendering import named, sentence
from harena.web.tables.company import player_of

server = lasting_server


def said(player: str, language: str = "en") -> str:
    return str(sentence(t("web-played-by", language, player=named(player))))


def piece(html: str, id: str, end: str) -> str:
    """A piece of a page."""
    begin = html.index(f'id="{id}"')
    return html[begin : html.index(end, begin)]


def seats_of(who: Person, table: str) -> list[tuple[str, str]]:
    """Every plate and every player's sheet, as somebody sees them."""
    html = who.get(table).text
    count = len(re.findall(r'id="plate-\d"', html))
    return [
        (piece(html, f"plate-{seat}", "</button>"), piece(html, f"player-{seat}", "</ul>"))
        for seat in range(count)
    ]


@pytest.mark.parametrize("name", ["Eve", "<b>Ev & Co</b>", "עדה"])
def test_whoever_takes_a_chair_over_is_named_beside_its_name(
    server: Running, person: Callable[..., Person], name: str
) -> None:
    ann, ben, table = two_at_a_table(person)
    eve = person("fi")
    ann.post(f"{table}/seats/2/link")
    link = path_of(value(ann.get(f"{table}/people").text, "seat-link-2"))
    sit_down(eve, link, name)
    kept = game_of(server, table).names[2]
    assert kept != name
    for who in (ann, ben):
        plates = seats_of(who, table)
        for text in plates[2]:
            assert f"<bdi>{kept}</bdi>" in text
            assert said(name) in text
        assert not any(said("")[:9] in text for seat in (0, 1) for text in plates[seat])
        assert said(name) in who.get(f"{table}/people").text
        assert "<b>Ev" not in who.get(table).text
    mine = seats_of(eve, table)[2]
    assert t("table-you", "fi") in mine[0]
    assert said(name, "fi") in mine[1]
    do(eve, table, "leave")
    plate, sheet = seats_of(ann, table)[2]
    assert t("web-stood-in", "en") in plate
    assert said(name) in sheet
    row = on_loop(server, site_of(server).store.game(table.rpartition("/")[2]))
    assert row.settings["names"][2] == kept


def test_another_name_is_shown_beside_the_one_the_game_began_with(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben, table = two_at_a_table(person)
    stream = Stream(ann, table, "old")
    stream.wait(1)
    ben.post("/me/name", name="Benjamin")
    pushed = stream.wait(2)[1]["data"]
    assert said("Benjamin") in pushed
    assert said("Benjamin") in seats_of(ann, table)[1][0]
    assert game_of(server, table).names[1] == "Ben"
    # Who gives another name at another table has it at this one too.
    other = open_table(ann)
    sit_down(ben, invitation(ann, other), "Benno")
    assert said("Benno") in seats_of(ann, table)[1][0]
    ben.post("/me/name", name="Ben")
    assert said("")[:9] not in ann.get(table).text
    ben.post("/me/delete", sure="yes")
    assert said("")[:9] not in ann.get(table).text


def test_who_was_only_told_apart_by_a_number_is_the_same() -> None:
    for name, own, shown in (
        ("Ann", "Ann", ""),
        ("Ann 2", "Ann", ""),
        ("Ann 2", "ann", ""),
        ("Ann 2", "Ann 2", ""),
        ("abcdefghijklmnopqrst 3", "abcdefghijklmnopqrstuvwx", ""),
        ("Ann 2", "Ben", "Ben"),
        ("Ann x", "Ann", "Ann"),
        ("Cleo", "Ben", "Ben"),
    ):
        assert player_of(name, Seat(0, "u", None, own)) == shown, name
    assert player_of("Cleo", Seat(0, None, "greedy", None)) == ""
