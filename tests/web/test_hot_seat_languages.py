"""Several people at one screen, each with a language of his own."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.web import reading
from tests.web.conftest import Person, Running, running
from tests.web.people import lasting_server as server
from tests.web.people import on_loop, site_of, table_of
from tests.web.test_stream import Stream

from harena.locale import t

__all__ = ["server"]


def together(one: Person, **choices: str) -> str:
    """A game of Anna and Bela at one screen, and nobody else; its path."""
    given = {"name": "Anna", "other": "Bela", "players": "2"}
    return one.play_now(**{**given, **choices})


def speaks(one: Person, path: str) -> str:
    """The language of a page."""
    found = re.search(r'<html lang="(\w+)"', one.get(path).text)
    assert found
    return found[1]


def sit(one: Person, table: str) -> str:
    """Let whoever is asked sit down in front; the button's words."""
    html = one.get(table).text
    (action,) = reading.actions(html)
    assert action.startswith("front ")
    assert one.act(table, action, reading.version(html)).status_code == 303
    return action


def play_until_curtain(one: Person, table: str) -> None:
    """Whoever sits in front plays until somebody else must."""
    for _ in range(40):
        html = one.get(table).text
        actions = reading.actions(html)
        if any(action.startswith("front ") for action in actions):
            return
        assert one.act(table, actions[-1], reading.version(html)).status_code == 303
    raise AssertionError("the curtain never came down")


def choose(one: Person, table: str, language: str) -> None:
    """Choose a language by the form of the table's own page."""
    html = one.get(table).text
    form = re.search(r'<form[^>]*id="languages".*?</form>', html, re.DOTALL)
    assert form
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)">', form[0].partition("<button")[0]))
    assert fields["table"] == table.rpartition("/")[2]
    answer = one.post("/language", **fields, language=language)
    assert answer.headers["location"] == table


def test_each_at_a_screen_reads_his_own_language(person: Callable[..., Person]) -> None:
    anna = person("en")
    table = together(anna)
    first = sit(anna, table)
    choose(anna, table, "hu")
    assert speaks(anna, table) == "hu"
    assert speaks(anna, "/") == "en"  # the device's own language stays
    play_until_curtain(anna, table)
    # The next one has chosen none: the curtain and his table are in the device's language.
    assert speaks(anna, table) == "en"
    second = sit(anna, table)
    assert second != first
    choose(anna, table, "fi")
    assert speaks(anna, table) == "fi"
    for path in ("/replay", "/people"):
        assert speaks(anna, table + path) == "fi"
    play_until_curtain(anna, table)
    html = anna.get(table).text
    assert '<html lang="hu">' in html
    assert t("web-hot-hidden", "hu") in html
    sit(anna, table)
    assert speaks(anna, table) == "hu"
    refused = anna.act(table, "nonsense", reading.version(anna.get(table).text))
    assert '<html lang="hu">' in refused.text


def test_at_the_curtain_it_is_the_next_one_who_chooses(person: Callable[..., Person]) -> None:
    anna = person("en")
    table = together(anna)
    sit(anna, table)
    play_until_curtain(anna, table)
    choose(anna, table, "es")
    assert speaks(anna, table) == "es"
    sit(anna, table)
    assert speaks(anna, table) == "es"
    play_until_curtain(anna, table)
    assert speaks(anna, table) == "en"


def test_an_open_page_loads_itself_anew_in_another_language(
    server: Running, person: Callable[..., Person]
) -> None:
    anna = person("en")
    table = together(anna)
    sit(anna, table)
    stream = Stream(anna, table, "old")
    stream.wait(1)
    choose(anna, table, "fi")
    assert stream.ended.wait(20)
    assert stream.events[-1]["event"] == "begun"
    again = Stream(anna, table, "old")
    again.wait(1)
    assert "event" not in again.events[0]
    play_until_curtain(anna, table)
    assert again.ended.wait(20)
    assert again.events[-1]["event"] == "begun"


def test_the_languages_outlive_a_restart_and_go_on_to_the_next_game(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        anna = Person(first.base)
        table = together(anna, games="2")
        sit(anna, table)
        choose(anna, table, "hu")
        play_until_curtain(anna, table)
        choose(anna, table, "fi")
        names = dict(table_of(first, table).hot.seats)  # type: ignore[union-attr]
        spoken = dict(table_of(first, table).hot.languages)  # type: ignore[union-attr]
    with running(tmp_path) as second:
        again = anna.again(second.base)
        sit(again, table)
        assert speaks(again, table) == "fi"
        play_until_curtain(again, table)
        assert speaks(again, table) == "hu"
        again.post(f"{table}/company", do="cancel")
        assert table_of(second, table).has_ended
        assert speaks(again, table) == "en"  # all look on
        following = again.post(f"{table}/again").headers["location"]
        assert following != table
        hot = table_of(second, following).hot
        assert hot is not None
        by_name = {hot.seats[seat]: language for seat, language in hot.languages.items()}
        assert by_name == {names[seat]: language for seat, language in spoken.items()}


@pytest.mark.parametrize("game", ["nowhere", "", "²", "x" * 300])
def test_elsewhere_a_language_is_chosen_for_the_device(
    person: Callable[..., Person], game: str
) -> None:
    anna = person("en")
    anna.play_now()
    assert anna.post("/language", language="fi", table=game).status_code == 303
    assert speaks(anna, "/") == "fi"


def test_nobody_chooses_for_a_screen_that_is_not_his(
    server: Running, person: Callable[..., Person]
) -> None:
    anna, eve = person("en"), person("en")
    table = together(anna, public="yes")
    sit(anna, table)
    eve.post("/language", language="fi", table=table.rpartition("/")[2])
    assert speaks(anna, table) == "en"
    assert speaks(eve, table) == "fi"
    row = on_loop(server, site_of(server).store.game(table.rpartition("/")[2]))
    assert "hot_languages" not in row.settings
