"""A viewer's own settings: pace, being asked first, sound; where he is waited for."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.web import reading
from tests.web.company import friends
from tests.web.conftest import Person, Running, running
from tests.web.people import table_of

from harena.locale import t
from harena.rules import codes
from harena.web.tables import pace


def test_the_calmest_of_those_who_play_sets_the_pace(tmp_path: Path) -> None:
    with running(tmp_path, pace=None) as server:
        table, (ann, ben) = friends(server, pace="quick")
        seen = table_of(server, table)
        assert pace.seconds(seen) == pace.PACES["quick"]
        ann.post("/wishes", pace="instant")
        assert pace.seconds(seen) == pace.PACES["quick"]  # Ben has not chosen: the table's
        ben.post("/wishes", pace="calm")
        assert pace.seconds(seen) == pace.PACES["calm"]
        ben.post(f"{table}/company", do="leave")
        assert pace.seconds(seen) == pace.PACES["instant"]
        assert 'value="instant" checked' in ann.get(table).text
        assert ann.post("/wishes", pace="frantic", next=table).headers["location"] == table
        assert pace.seconds(seen) == pace.PACES["instant"]
    with running(tmp_path, pace=None) as server:  # kept with the person
        again = ann.again(server.base)
        again.get(table)
        assert pace.seconds(table_of(server, table)) == pace.PACES["instant"]


def test_a_secret_bet_is_seen_as_long_as_a_turn() -> None:
    """The pause before an answer follows from what all are told with it, never from a card."""
    bets = {pace.share("bet", action) for action in (codes.NOTHING, codes.YES, codes.COLUMN_ACTION)}
    secret = {pace.share("bet", codes.CARD_ACTION + card) for card in range(codes.COMBAT_CARDS)}
    play = {pace.share("play", codes.CARD_ACTION + card) for card in range(codes.COMBAT_CARDS)}
    assert bets == {0.5}
    assert secret == play == {1.0}


def test_asked_before_every_action(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    assert ann.post("/wishes", asks="yes", sound="yes", next=table).headers["location"] == table
    html = reading.wait_for_me(ann, table)
    assert 'name="asks" value="yes" checked' in html
    assert "data-sound" in html
    action, version = reading.actions(html)[0], reading.version(html)
    asked = ann.act(table, action, version)
    assert asked.status_code == 200
    assert t("wish-sure", "en") in asked.text
    assert reading.version(ann.get(table).text) == version  # nothing was done
    piece = ann.act(table, action, version, script=True)
    assert piece.status_code == 200
    assert 'id="sure"' in piece.text
    assert "<html" not in piece.text
    assert ann.act(table, "play Nobody 99", version).status_code == 422
    done = ann.post(f"{table}/actions", sure=action, version=version)
    assert done.status_code == 303
    assert reading.version(ann.get(table).text) != version
    stale = ann.act(table, action, version)
    assert stale.status_code in (303, 409)
    ann.post("/wishes")
    html = reading.wait_for_me(ann, table)
    assert ann.act(table, reading.actions(html)[0], reading.version(html)).status_code == 303


def test_a_secret_bet_is_asked_about_first(person: Callable[..., Person]) -> None:
    """Its seal lies close to its card, and a draw follows: what slipped could not be taken back."""
    ann = person()
    table = ann.play_now(players="2")
    html = reading.wait_for_me(ann, table)
    seals = re.findall(r'class="seal-it"[^>]* name="(\w+)" value="([^"]+)"', html)
    assert len(seals) > 1
    assert {name for name, _ in seals} == {"ask"}
    version = reading.version(html)
    for script in (False, True):
        headers = {"hx-request": "true"} if script else {}
        data = {"ask": seals[0][1], "version": version}
        asked = ann.client.post(f"{table}/actions", data=data, headers=headers)
        assert asked.status_code == 200
        assert f'name="sure" value="{seals[0][1]}"' in asked.text
        assert reading.version(ann.get(table).text) == version  # nothing was done
    assert ann.post(f"{table}/actions", ask="secret Nobody 9", version=version).status_code == 422
    assert ann.post(f"{table}/actions", ask=seals[0][1], version="old").status_code == 409
    done = ann.post(f"{table}/actions", sure=seals[0][1], version=version)
    assert done.status_code == 303
    html = ann.get(table).text
    assert reading.version(html) != version
    assert 'name="ask"' not in html
    assert 'value="undo"' not in html


def test_wishes_are_a_guests_own(person: Callable[..., Person]) -> None:
    assert person().post("/wishes", pace="calm").status_code == 403


@pytest.mark.parametrize("way", ["/next", "/waiting"])
def test_where_one_is_waited_for_is_asked_anew(
    person: Callable[..., Person], way: str, server: Running
) -> None:
    ann = person()
    first = ann.play_now()
    second = ann.play_now()
    reading.wait_for_me(ann, first)
    html = reading.wait_for_me(ann, second)
    here = first.rpartition("/")[2]
    if way == "/next":
        assert ann.get(f"/next?but={here}").headers["location"] == second
    else:
        assert ann.get(f"/waiting?but={here}").json() == {"waiting": 1}
        assert 'id="next-game"' in ann.get(first).text
    assert reading.actions(html)
    ann.post(f"{second}/company", do="leave")
    if way == "/next":
        assert ann.get(f"/next?but={here}").headers["location"] == "/"
        assert ann.get("/next").headers["location"] == first
    else:
        assert ann.get(f"/waiting?but={here}").json() == {"waiting": 0}
        assert person().get("/waiting").json() == {"waiting": 0}


def test_one_tap_bets_nothing_and_plays(person: Callable[..., Person]) -> None:
    """Where a bet is optional, the card's own button does both; a pass is never asked for."""
    ann = person()
    seen = 0
    for _ in range(6):
        table = ann.play_now()
        html = reading.wait_for_me(ann, table)
        pairs = [action for action in reading.actions(html) if ";" in action]
        if not pairs:
            continue
        seen += 1
        assert all(action.partition("; ")[2].startswith("play ") for action in pairs)
        assert len({action.partition(";")[0] for action in pairs}) == 1
        assert ann.act(table, pairs[0], reading.version(html)).status_code == 303
        assert len(reading.actions(html)) > 1
    assert seen
