"""Getting up, ending a game together, and what cannot be agreed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.web import reading
from tests.web.company import decider, do, does, friends
from tests.web.conftest import Person, Running, running
from tests.web.people import table_of

from harena.locale import t
from harena.store import StoreBusy


def test_who_is_invited_reads_what_is_agreed(server: Running) -> None:
    ann, ben = Person(server.base), Person(server.base)
    given = {"kind": "friends", "name": "Ann", "players": "2", "clock": "day", "games": "3"}
    table = ann.post("/tables", **given).headers["location"]
    link = re.search(r'value="[^"]*(/join/[^"]+)"', ann.get(table).text)
    assert link
    for html in (ben.get(link[1]).text, ann.get(table).text):
        assert t("clock-step-days", "en", count=1) in html
        assert t("series-game", "en", number=1, games=3) in html


def test_getting_up_before_the_game_frees_the_chair(server: Running) -> None:
    ann, ben = Person(server.base), Person(server.base)
    table = ann.post("/tables", kind="friends", name="Ann", players="2").headers["location"]
    link = re.search(r'value="[^"]*(/join/[^"]+)"', ann.get(table).text)
    assert link
    ben.post(link[1], name="Ben")
    assert does(ben.get(table).text) == ["leave"]
    assert do(ben, table, "leave").headers["location"] == "/"
    assert ben.get(table).status_code == 403
    assert do(ann, table, "leave").status_code == 409


def test_all_together_cancel_a_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, (ann, ben) = friends(server)
        assert do(ann, table, "cancel").status_code == 303
        assert "cancel" in does(ben.get(table).text)
        assert "no-cancel" in does(ann.get(table).text)
        do(ann, table, "no-cancel")
        assert do(ben, table, "cancel").status_code == 303
        who = decider(table, [ann, ben])
        html = who.get(table).text
        assert do(ann, table, "cancel").status_code == 303
        assert t("company-cancelled", "en") in who.get(table).text
        late = who.act(table, reading.actions(html)[0], reading.version(html))
        assert late.status_code == 422
        assert who.get(f"{table}/record").status_code == 403  # what was hidden stays hidden
        assert table not in who.get("/").text
    with running(tmp_path) as server:
        again = ann.again(server.base)
        html = again.get(table).text
        assert t("company-cancelled", "en") in html
        assert not reading.actions(html)


def test_that_somebody_leaves_ends_no_game(server: Running) -> None:
    table, (ann, ben, cleo) = friends(server, "Ann Ben Cleo")
    do(ann, table, "cancel")
    do(ben, table, "cancel")
    do(cleo, table, "leave")
    assert table_of(server, table).is_running
    do(cleo, table, "return")
    do(cleo, table, "cancel")
    assert table_of(server, table).has_ended
    assert "again" in does(ann.get(table).text)
    assert do(ann, table, "again").headers["location"] == table


def test_what_cannot_be_stored_has_not_happened(server: Running, monkeypatch: Any) -> None:
    table, (ann, ben) = friends(server)
    seen = table_of(server, table)

    async def refuse(*_: object, **__: object) -> None:
        raise StoreBusy("no place")

    before = seen.seq, list(seen.chairs), seen.company.votes, seen.company.times
    with monkeypatch.context() as broken:
        broken.setattr(seen.store, "write", refuse)
        broken.setattr(seen.store, "append", refuse)
        for what in ("leave", "cancel"):
            assert do(ann, table, what).status_code == 503
        asked = {one: one.get(table).text for one in (ann, ben)}
        who = next(one for one, html in asked.items() if reading.actions(html))
        answer = reading.actions(asked[who])[0]
        version = reading.version(asked[who])
        assert who.act(table, answer, version).status_code == 503
    assert (seen.seq, list(seen.chairs), seen.company.votes, seen.company.times) == before
    assert do(ann, table, "leave").status_code == 303


def test_nonsense_changes_nothing(server: Running) -> None:
    table, (ann, _) = friends(server)
    seq = table_of(server, table).seq
    for what in ("", "bot", "bot 9", "bot -1", "bot x", "again", "now", "fly", "no-bot 1", "bot 0"):
        assert do(ann, table, what).status_code in (303, 409), what
    stranger = Person(server.base)
    for what in ("leave", "cancel", "return"):
        assert do(stranger, table, what).status_code == 403
    assert table_of(server, table).seq == seq
