"""Tables by plain forms: whole games, races, mistakes, undo, friends, restarts."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.web import reading
from tests.web.conftest import Person, Running, running

from harena.locale import t
from harena.record import Record


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
@pytest.mark.parametrize("language", ["en", "fi"])
def test_a_whole_game_by_forms_alone(
    person: Callable[..., Person], ruleset: str, language: str
) -> None:
    ann = person(language)
    table = ann.play_now(ruleset=ruleset, players="4", bots="mixed")
    html = reading.play_on(ann, table, random.Random(ruleset).choice)
    assert reading.is_over(html)
    end = ann.get(f"{table}/end")
    assert end.status_code == 200
    assert t("web-end-bets", language) in end.text
    record = Record.loads(ann.get(f"{table}/record").text)
    assert record.replay().is_over
    assert ann.get("/").text.count(f'href="{table}/end"') == 1


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        ann = Person(first.base)
        table = ann.play_now()
        before = reading.play_on(ann, table, random.Random(1).choice, steps=3)
    with running(tmp_path) as second:
        again = ann.again(second.base)
        after = reading.wait_for_me(again, table)
        assert reading.actions(after) == reading.actions(before)
        assert reading.version(after) == reading.version(before)
        assert reading.is_over(reading.play_on(again, table, random.Random(2).choice))


def test_a_double_click_is_one_action(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    action, version = reading.actions(html)[0], reading.version(html)
    with ThreadPoolExecutor(6) as pool:
        given = list(pool.map(lambda _: ann.act(table, action, version), range(6)))
    assert [answer.status_code for answer in given] == [303] * 6
    record = ann.get(table).text
    assert reading.version(record) != version


def test_two_answers_to_one_question_make_one_loser(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    version = reading.version(html)
    choices = reading.actions(html)[:6]
    with ThreadPoolExecutor(6) as pool:
        given = list(pool.map(lambda action: ann.act(table, action, version), choices))
    statuses = sorted(answer.status_code for answer in given)
    assert statuses == [303] + [409] * (len(choices) - 1)


def test_an_old_board_is_told_so_and_shown_the_new_one(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    choices = reading.actions(html)
    ann.act(table, choices[0], reading.version(html))
    late = ann.act(table, choices[1], reading.version(html))
    assert late.status_code == 409
    assert t("web-stale", "en") in late.text
    assert 'id="column-0"' in late.text
    told = ann.act(table, choices[1], reading.version(html), script=True)
    assert told.status_code == 409
    assert '<hx-partial hx-target="#notice"' in told.text
    assert '<hx-partial hx-target="#column-7"' in told.text
    assert "<html" not in told.text


def test_what_is_missing_or_wrong_is_refused(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    version = reading.version(html)
    assert ann.post(f"{table}/actions", action="no bet").status_code == 400
    assert ann.post(f"{table}/actions", version=version).status_code == 400
    for action in ("nonsense", "play Nobody 7", "bet #9", "a;b;c;d;e", ";", "x" * 5_000, "undo"):
        answer = ann.act(table, action, version)
        assert answer.status_code in (422, 409), action
        assert t("web-refused", "en") in answer.text
    assert reading.version(ann.get(table).text) == version


def test_several_actions_are_played_all_or_none(person: Callable[..., Person]) -> None:
    ann = person()
    for _ in range(20):
        table = ann.play_now()
        html = reading.wait_for_me(ann, table)
        pairs = [text for text in reading.actions(html) if ";" in text]
        if pairs:
            break
    first, second = pairs[0].split("; ")
    wrong = ann.act(table, f"{first}; {second}; {second}", reading.version(html))
    assert wrong.status_code == 422
    assert reading.version(ann.get(table).text) == reading.version(html)
    assert reading.actions(ann.get(table).text) == reading.actions(html)
    assert ann.act(table, pairs[0], reading.version(html)).status_code == 303


def test_undo_goes_back_to_the_start_of_ones_decisions(person: Callable[..., Person]) -> None:
    ann = person()
    for _ in range(20):
        table = ann.play_now()
        html = reading.wait_for_me(ann, table)
        bets = [text for text in reading.actions(html) if text.startswith("bet ")]
        bets = [text for text in bets if "secret" not in text and not text[-1].isdigit()]
        if bets:
            break
    ann.act(table, bets[0], reading.version(html))
    changed = ann.get(table).text
    assert 'data-action="undo"' in changed
    assert ann.act(table, "undo", reading.version(changed)).status_code == 303
    back = ann.get(table).text
    assert reading.actions(back) == reading.actions(html)
    # The same answer once more is a new action, not a repetition of the first.
    assert ann.act(table, bets[0], reading.version(back)).status_code == 303
    assert reading.actions(ann.get(table).text) == reading.actions(changed)


def test_strangers_see_and_do_nothing(person: Callable[..., Person]) -> None:
    ann, eve = person(), person()
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    eve.play_now()
    assert eve.get(table).status_code == 403
    assert eve.get(f"{table}/board").status_code == 403
    assert eve.get(f"{table}/stream").status_code == 403
    action, version = reading.actions(html)[0], reading.version(html)
    assert eve.act(table, action, version).status_code == 403
    assert eve.post(f"{table}/start").status_code == 403
    assert eve.get(f"{table}/record").status_code == 403
    assert ann.get(f"{table}/record").status_code == 403  # not before the end
    assert ann.get(f"{table}/end").status_code == 303
    assert reading.version(ann.get(table).text) == version


def test_whoever_may_watch_sees_what_all_may_know(person: Callable[..., Person]) -> None:
    ann, eve = person(), person("es")
    table = ann.play_now(public="yes")
    reading.wait_for_me(ann, table)
    assert f'href="{table}"' in eve.get("/").text
    html = eve.get(table).text
    assert t("web-watching", "es") in html
    assert not reading.actions(html)
    assert 'class="fan' not in html
    assert eve.act(table, "no bet", "0.0").status_code == 403
    hidden = ann.play_now()
    assert hidden not in eve.get("/").text


def test_talk_stays_in_its_channel_and_is_escaped(person: Callable[..., Person]) -> None:
    ann, eve, passer = person(), person(), person()
    table = ann.play_now(public="yes")
    eve.play_now(name="Eve")
    assert ann.post(f"{table}/chat", text="<b>hullo</b> \u202e you").status_code == 303
    assert eve.post(f"{table}/chat", text="psst").status_code == 303
    mine = ann.get(table).text
    assert "&lt;b&gt;hullo&lt;/b&gt; you" in mine
    assert "psst" not in mine
    theirs = eve.get(table).text
    assert "psst" in theirs
    assert "hullo" not in theirs
    assert "hullo" not in eve.get(f"{table}/board").text
    assert passer.post(f"{table}/chat", text="x").status_code == 403
    assert 'id="say-it"' not in passer.get(table).text
    for text in ("", "   ", "x" * 301, "\u200b"):
        assert ann.post(f"{table}/chat", text=text).status_code == 400


# --- friends --------------------------------------------------------------------------------------


def invitation(host: Person, table: str) -> str:
    found = re.search(r'value="http[^"]*(/join/[^"]+)"', host.get(table).text)
    assert found, "the host sees no link"
    return found[1]


def test_friends_meet_by_a_link_and_play(person: Callable[..., Person]) -> None:
    ann, ben = person(), person("hu")
    table = ann.play_now(kind="friends", players="3")
    link = invitation(ann, table)
    assert len(link) > 40  # at least 128 random bits
    assert "Ann" in ben.get(link).text
    assert ben.get(link).status_code == 200  # opening it uses nothing up
    joined = ben.post(link, name="Ben")
    assert joined.headers["location"] == table
    assert "Ben" in ann.get(table).text
    assert ben.post(link, name="Ben").status_code == 303  # once more changes nothing
    assert "/join/" not in ben.get(table).text
    assert ann.post(f"{table}/start").status_code == 303
    pages = [reading.actions(one.get(table).text) for one in (ann, ben)]
    assert sum(bool(found) for found in pages) <= 1
    rng = random.Random(3)
    for _ in range(400):
        for one in (ann, ben):
            html = one.get(table).text
            if found := reading.actions(html):
                assert one.act(table, rng.choice(found), reading.version(html)).status_code == 303
        if reading.is_over(html):
            break
    assert reading.is_over(ann.get(table).text)
    assert t("web-end-bets", "hu") in ben.get(f"{table}/end").text


def test_a_table_takes_no_more_than_its_chairs(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.play_now(kind="friends", players="2")
    link = invitation(ann, table)
    guests = [person() for _ in range(5)]
    with ThreadPoolExecutor(5) as pool:
        given = list(pool.map(lambda one: one.post(link, name="Guest"), guests))
    assert sorted(answer.status_code for answer in given) == [303, 409, 409, 409, 409]
    late = next(one for one, answer in zip(guests, given, strict=True) if answer.is_error)
    assert t("web-invited-full", "en") in late.get(link).text
    assert late.get(table).status_code == 403


def test_names_are_checked_and_escaped(person: Callable[..., Person]) -> None:
    ann = person()
    for name in ("a,b", "x;y", "#1", "a\u202eb", "\u0000", "z" * 60):
        assert ann.post("/tables", name=name).status_code == 422, name
    # Alone one need not say who one is; friends want to know.
    assert ann.post("/tables", name=" ", kind="friends").status_code == 422
    nobody = person("fi")
    assert f"<bdi>{t('web-guest-name', 'fi')}</bdi>" in nobody.get(nobody.play_now(name=" ")).text
    for name in ("<b>x</b>", "Zoë 🦄", "محمد", '"><script>'):
        ben = person()
        html = ben.get(ben.play_now(name=name)).text
        assert "<b>x" not in html
        assert "<script>" not in html.replace("<script src", "")
        assert "<bdi>" in html


def test_two_of_one_name_are_told_apart(person: Callable[..., Person]) -> None:
    ann, ben = person(), person()
    table = ann.play_now(kind="friends", players="2", name="Kim")
    ben.post(invitation(ann, table), name="kim")
    ann.post(f"{table}/start")
    html = ann.get(table).text
    assert "<bdi>Kim</bdi>" in html
    assert "<bdi>kim 2</bdi>" in html


def test_creating_twice_with_one_key_makes_one_table(person: Callable[..., Person]) -> None:
    ann = person()
    first = ann.play_now()
    tables = {ann.play_now(key="same") for _ in range(3)}
    assert len(tables) == 1
    assert first not in tables


def test_again_starts_another_game(person: Callable[..., Person], server: Running) -> None:
    ann = person()
    table = ann.play_now(players="2")
    reading.play_on(ann, table, random.Random(5).choice)
    answer = ann.post(f"{table}/again")
    assert answer.status_code == 303
    assert answer.headers["location"] != table
    assert reading.actions(reading.wait_for_me(ann, answer.headers["location"]))
    assert ann.post(f"{table}/again").headers["location"] == answer.headers["location"]
