"""Table talk: phrases for each reader, muting, switching off, and no way to break a page by it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.web.conftest import Person, Running
from tests.web.people import (
    invitation,
    lasting_server,
    on_loop,
    open_table,
    sit_down,
    site_of,
    table_of,
    two_at_a_table,
)

from harena.locale import languages, t
from harena.web.tables.talk import PHRASES, TOLD, person_of

server = lasting_server


def lines(who: Person, table: str) -> list[str]:
    """What a reader sees of the talk, in order."""
    found = re.search(r'<ol class="chat[^>]*>(.*?)</ol>', who.get(table).text, re.DOTALL)
    assert found
    return re.findall(r'<bdi class="words[^"]*">(.*?)</bdi>', found[1])


def buttons(who: Person, table: str) -> dict[str, str]:
    """Whom a reader may mute: the names by what they are called in the form."""
    page = who.get(f"{table}/people").text
    return {
        name: person
        for person, name in re.findall(
            r'name="person" value="([0-9a-f]+)">.*?<bdi>([^<]*)</bdi>', page, re.DOTALL
        )
    }


def test_a_phrase_is_read_by_each_in_his_own_language(person: Callable[..., Person]) -> None:
    ann, ben, table = two_at_a_table(person, ("hu", "fi"))
    for phrase in PHRASES:
        assert ann.post(f"{table}/chat", phrase=phrase).status_code == 303
    for who, language in ((ann, "hu"), (ben, "fi")):
        wanted = [t(f"web-phrase-{phrase}", language) for phrase in PHRASES]
        assert lines(who, table) == wanted
        page = who.get(table).text
        for phrase in PHRASES:
            assert f'name="phrase" value="{phrase}"' in page


def test_phrases_are_few_and_said_in_every_language() -> None:
    for language in languages():
        said = [t(f"web-phrase-{phrase}", language) for phrase in TOLD]
        assert len(set(said)) == len(TOLD)
        assert max(len(text) for text in said) <= 32


def test_unknown_phrases_are_refused(person: Callable[..., Person]) -> None:
    ann, _, table = two_at_a_table(person)
    for phrase in ("nonsense", "../hello", "here\n", "x" * 3000):
        assert ann.post(f"{table}/chat", phrase=phrase).status_code == 400
    assert lines(ann, table) == []


def test_talk_outlives_a_reload_of_the_table(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, _, table = two_at_a_table(person)
    ann.post(f"{table}/chat", phrase="hello")
    ann.post(f"{table}/chat", text="words")
    on_loop(server, table_of(server, table).reload())
    assert lines(ann, table) == [t("web-phrase-hello", "en"), "words"]


def test_who_is_muted_is_not_read_by_one_and_by_others_as_before(
    server: Running, person: Callable[..., Person]
) -> None:
    ann, ben = person(), person()
    eve = person()
    table = open_table(ann, players="4")
    link = invitation(ann, table)
    sit_down(ben, link, "Ben")
    sit_down(eve, link, "Eve")
    ann.post(f"{table}/start")
    ben.post(f"{table}/chat", text="from Ben")
    eve.post(f"{table}/chat", text="from Eve")
    assert set(buttons(ann, table)) == {"Ben", "Eve"}
    answer = ann.post(f"{table}/mute", person=buttons(ann, table)["Ben"], mute="yes")
    assert answer.status_code == 303
    assert lines(ann, table) == ["from Eve"]
    assert lines(ben, table) == lines(eve, table) == ["from Ben", "from Eve"]
    ben.post(f"{table}/chat", text="more")
    assert lines(ann, table) == ["from Eve"]
    assert "from Ben" not in ann.get(f"{table}/board").text
    # At other tables too, and after the table was loaded anew.
    site_of(server).hall._tables.clear()
    assert lines(ann, table) == ["from Eve"]
    assert "Ben" in ann.get("/me").text
    assert t("web-muted", "en") not in ben.get("/me").text
    (person_,) = re.findall(r'name="person" value="([0-9a-f]+)"', ann.get("/me").text)
    assert ann.post("/me/unmute", person=person_).status_code == 303
    assert lines(ann, table) == ["from Ben", "from Eve", "more"]


def test_a_muted_line_never_reaches_the_stream(person: Callable[..., Person]) -> None:
    ann, ben, table = two_at_a_table(person)
    with ann.client.stream("GET", f"{table}/stream") as stream:
        found = stream.iter_lines()
        assert next(line for line in found if line.startswith("id:"))
        ann.post(f"{table}/mute", person=buttons(ann, table)["Ben"], mute="yes")
        ben.post(f"{table}/chat", text="walrus")
        ann.post(f"{table}/chat", text="the end")
        seen = []
        for line in found:
            seen.append(line)
            if "the end" in line:
                break
    assert not [line for line in seen if "walrus" in line]


def test_mutings_that_make_no_sense(server: Running, person: Callable[..., Person]) -> None:
    ann, _, table = two_at_a_table(person)
    nobody = person()
    game = table.rpartition("/")[2]
    mine = table_of(server, table).row.owner
    assert mine is not None
    assert ann.post(f"{table}/mute", person=person_of(game, mine), mute="yes").status_code == 404
    assert ann.post(f"{table}/mute", person="0" * 12, mute="yes").status_code == 404
    assert nobody.post(f"{table}/mute", person="0" * 12, mute="yes").status_code == 403
    assert nobody.get(f"{table}/people").status_code == 403
    page = ann.get(f"{table}/people").text
    for user in {chair.user for chair in table_of(server, table).chairs if chair.user}:
        assert user not in page  # forms call people by names good for this table only


def test_the_host_switches_talk_off_and_on(server: Running, person: Callable[..., Person]) -> None:
    ann, ben, table = two_at_a_table(person)
    ben.post(f"{table}/chat", text="before")
    assert ann.post(f"{table}/talk", talk="off").status_code == 303
    for who in (ann, ben):
        page = who.get(table).text
        assert t("web-talk-off", "en") in page
        assert 'id="say-it"' not in page
        refused = who.post(f"{table}/chat", text="walrus")
        assert refused.status_code == 403
        assert t("web-talk-off", "en") in refused.text
    scripted = ben.client.post(
        f"{table}/chat", data={"phrase": "hello"}, headers={"hx-request": "true"}
    )
    assert scripted.status_code == 403
    assert '<hx-partial hx-target="#notice"' in scripted.text
    site_of(server).hall._tables.clear()  # it is durable
    assert ben.post(f"{table}/chat", text="walrus").status_code == 403
    assert ann.post(f"{table}/talk", talk="on").status_code == 303
    assert ben.post(f"{table}/chat", text="after").status_code == 303
    assert lines(ann, table) == ["before", "after"]


def test_who_is_asked_to_leave_reads_nothing_any_more(person: Callable[..., Person]) -> None:
    ann, eve = person(), person()
    table = open_table(ann)
    sit_down(eve, invitation(ann, table), "Eve")
    with eve.client.stream("GET", f"{table}/stream") as stream:
        found = stream.iter_lines()
        assert next(line for line in found if line.startswith("id:"))
        ann.post(f"{table}/seats/1/free")
        rest = [line for line in found if line]  # the stream ends
    assert "event: begun" in rest
    ann.post(f"{table}/start")
    ann.post(f"{table}/chat", text="walrus")
    for path in ("", "/board", "/stream", "/people"):
        answer = eve.get(table + path)
        assert answer.status_code == 403
        assert "walrus" not in answer.text


def test_spectators_and_seats_do_not_hear_each_other(person: Callable[..., Person]) -> None:
    ann, ben, table = two_at_a_table(person, public="yes")
    watcher = person()
    watcher.play_now(name="Walt")
    watcher.post(f"{table}/chat", text="from the stands")
    ann.post(f"{table}/chat", phrase="thanks")
    assert lines(ann, table) == lines(ben, table) == [t("web-phrase-thanks", "en")]
    assert lines(watcher, table) == ["from the stands"]
    other = person("es")
    other.play_now(name="Eva")
    assert "Walt" in buttons(other, table)
    assert "Walt" not in buttons(ann, table)


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "\u202eright to left\u202c",
        "</bdi></li></ol><h1>x",
        "a\x00b\x1b[31m",
        "{{ 7*7 }}",
    ],
)
def test_no_line_breaks_a_page(person: Callable[..., Person], text: str) -> None:
    ann, ben, table = two_at_a_table(person)
    assert ann.post(f"{table}/chat", text=text).status_code == 303
    page = ben.get(table).text
    for bad in ("<script>alert", "<img src=x", "\u202e", "</ol><h1>", "\x1b", "\x00", ">49<"):
        assert bad not in page
    assert len(lines(ben, table)) == 1


def test_a_line_has_a_size(person: Callable[..., Person]) -> None:
    ann, _, table = two_at_a_table(person)
    for text in ("x" * 301, "   "):
        told = ann.post(f"{table}/chat", text=text)
        assert told.status_code == 400
        assert t("web-talk-unfit", "en", count=300) in told.text
    assert ann.post(f"{table}/chat", text="x" * 300).status_code == 303
