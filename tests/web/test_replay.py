"""The past: its steps, who may see what of it, moments shared by a link, and what if."""

from __future__ import annotations

import asyncio
import itertools
import random
import re
from collections.abc import Callable
from html import unescape

import pytest
from tests.web import reading
from tests.web.conftest import Person, Running
from tests.web.stored import finished, played, site_of
from tests.web.test_no_leak import elsewhere

import harena
from harena.locale import t
from harena.record import Record
from harena.rules import codes
from harena.web.access.paths import told_path
from harena.web.pieces import board, past
from harena.web.pieces.piece import Sheet
from harena.web.routes import whatif
from harena.web.routes.moments import MOST_LINKS


def shown(game: harena.Game, viewer: int, step: int, language: str = "en") -> Sheet:
    """The pieces of a page of the past, as the routes make them."""
    all_steps = past.steps(game, viewer)
    turning = past.turns(game.events(viewer), all_steps)
    then = game.at(all_steps[step].actions)
    view = then.view(viewer)
    bar = past.bar(view, all_steps, step, turning, str, "", language)
    return past.sheet(view, tuple(map(board.Sitter, game.names)), bar, language)


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
@pytest.mark.parametrize("seed", range(6))
def test_steps_are_the_same_for_all_and_end_where_the_game_stood(ruleset: str, seed: int) -> None:
    game = played(ruleset, seed)
    public = past.steps(game, codes.PUBLIC)
    for viewer in (*range(game.players), codes.PUBLIC):
        # Nobody learns from their number or size what others were asked.
        assert past.steps(game, viewer) == public
        told = game.told(viewer)
        events = game.events(viewer)
        assert public[0].begin == 0
        assert public[-1] == (public[-1].begin, len(events), len(game.history))
        for before, step in itertools.pairwise(public):
            assert before.end == step.begin < step.end
            assert told[step.actions] == step.end
    kinds = [event.kind for event in events[: public[0].end]]
    assert set(kinds) == {"draw"}
    assert len(past.turns(events, public)) == [event.kind for event in events].count("turn")
    found = past.moments(game.view(codes.PUBLIC), public, "en")
    assert len(found) >= 5


def test_a_question_answered_with_done_makes_no_step() -> None:
    # The same events, whether a discard was declined in between or never asked for.
    for seed in range(4):
        game = played("colossal-arena", seed, upto=300)
        events = game.events(codes.PUBLIC)
        assert [step.begin for step in past.steps(game, codes.PUBLIC)[1:]] == past._cuts(events)


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
@pytest.mark.parametrize("seed", range(3))
def test_the_past_of_a_running_game_tells_a_seat_nothing_new(ruleset: str, seed: int) -> None:
    game = played(ruleset, seed, upto=240)
    rng = random.Random(seed)
    all_steps = past.steps(game, 0)
    compared = 0
    for step in rng.sample(range(1, len(all_steps)), 12):
        then = game.at(all_steps[step].actions)
        viewer = rng.randrange(game.players)
        other = elsewhere(then, viewer, rng.randrange(10**6))
        if other is None:
            continue
        last = len(past.steps(then, viewer)) - 1
        language = rng.choice(("en", "es", "fi", "hu"))
        assert shown(then, viewer, last, language) == shown(other, viewer, last, language)
        compared += 1
    assert compared >= 4


def test_the_public_past_shows_no_card_that_was_hidden_then() -> None:
    game = played("titan-the-arena", 7)
    for step in range(0, len(past.steps(game, codes.PUBLIC)) - 1, 5):
        actions = past.steps(game, codes.PUBLIC)[step].actions
        view = game.at(actions).view(codes.PUBLIC)
        open_ = {card for tops in view.tops for card in tops} | set(view.crown_tops)
        open_ |= {view.discard_top} | {card for cards in view.shown for card in cards}
        whole = "".join(map(str, shown(game, codes.PUBLIC, step).values()))
        assert "data-action" not in whole
        for seat in range(game.players):
            for card in set(game.at(actions).view(seat).hand) - open_:
                assert f'data-card="{card}"' not in whole


# --- pages ----------------------------------------------------------------------------------------


def few_answers(one: Person, table: str, count: int = 4) -> str:
    rng = random.Random(9)
    return reading.play_on(one, table, rng.choice, steps=count)


def last_step(html: str) -> int:
    found = re.search(r'id="decision-title">\D*(\d+)\D+(\d+)', html)
    assert found, html[:500]
    return int(found[2])


def test_looking_back_while_a_game_runs(person: Callable[..., Person]) -> None:
    ann, eve = person(), person()
    table = ann.play_now(public="yes")
    few_answers(ann, table)
    seat = re.search(r"replay/(\d)/\d+/stream", ann.get(f"{table}/replay").text)
    assert seat
    own = int(seat[1])
    page = ann.get(f"{table}/replay?as={own}&step=3").text
    for html in (page, ann.get(f"{table}/replay").text, ann.get(f"{table}/replay?as=public").text):
        assert "data-action" not in html
        assert "/actions" not in html
        assert "/replay/try" not in html
        assert "/replay/share" not in html
        assert "/record" not in html
    newer = re.search(r'id="newer".*?(\d+) newer', page)
    assert newer
    assert int(newer[1]) == last_step(page) - 3
    board_ = ann.get(f"{table}/replay/{own}/3/board")
    assert f"{newer[1]} newer" in board_.text
    # What has been taken back, or is yet to come, is no fault.
    assert " newer" not in ann.get(f"{table}/replay?step=99999").text
    for who in {"1", "2", "3", "all"} - {str(own)}:
        assert ann.get(f"{table}/replay?as={who}").status_code == 403
        assert ann.get(f"{table}/replay/{who}/1/board").status_code == 403
        assert ann.get(f"{table}/replay/{who}/1/stream").status_code == 403
    for who in ("1", "2", "3", "all"):
        assert eve.get(f"{table}/replay?as={who}").status_code == 403
        assert eve.get(f"{table}/replay/{who}/1/board").status_code == 403
    watched = eve.get(f"{table}/replay?step=5").text
    assert 'class="fan' not in watched
    for wrong in ("as=4x", "as=9", "as=-1", "step=x", "step=-1", "step=9999999", "step=²"):
        assert ann.get(f"{table}/replay?{wrong}").status_code in (400, 403), wrong
    assert ann.post(f"{table}/replay/share", **{"as": str(own), "step": "3"}).status_code == 403
    assert ann.post(f"{table}/replay/try", seat=str(own), step="3").status_code == 403


def test_a_replay_for_each_viewer(server: Running, person: Callable[..., Person]) -> None:
    ann, eve = person(), person()
    table, _ = finished(server, ann, 1)
    ann.client.cookies.set("language", "hu")
    assert f'href="{table}/replay"' in ann.get(f"{table}/end").text
    first = ann.get(f"{table}/replay").text
    assert t("web-past-dealt", "hu") in first
    last = last_step(first)
    record = Record.loads(ann.get(f"{table}/record").text)
    for who in ("1", "2", "3", "public", "all"):
        html = ann.get(f"{table}/replay?as={who}&step={last // 2}").text
        assert last_step(html) == last
        assert "data-action" not in html
        assert ('id="hands"' in html) == (who == "all")
        assert ('class="fan' in html) == (who in "123")
        end = ann.get(f"{table}/replay?as={who}&step=99999").text
        assert t("ui-replay-step", "hu", number=last, total=last) in end
    for name in (seat.name for seat in record.seats):
        assert name in first
    # Plain links lead everywhere; the script asks for pieces.
    links = re.findall(r'href="([^"]*)" data-step', first)
    assert len(links) > 6
    for link in links[:5]:
        assert ann.get(unescape(link)).status_code == 200
    pieces = ann.client.get(unescape(links[0]), headers={"hx-request": "true"}).text
    assert '<hx-partial hx-target="#column-7"' in pieces
    assert "<html" not in pieces
    assert eve.get(f"{table}/replay").status_code == 403  # private: for those who sat there


def test_a_moment_is_shared_and_taken_back(server: Running, person: Callable[..., Person]) -> None:
    ann, eve, max_ = person(), person(), person()
    table, own = finished(server, ann, 4)
    mine, theirs = str(own), str(3 - own)
    refused = ann.post(f"{table}/replay/share", **{"as": theirs, "step": "9"})
    assert refused.status_code == 403
    links = {}
    for who in (mine, "public", "all"):
        page = ann.post(f"{table}/replay/share", **{"as": who, "step": "9"}).text
        found = re.search(r'value="http[^"]*(/moment/[^"]+)"', page)
        assert found
        links[who] = found[1]
    assert len({len(link) > 40 for link in links.values()}) == 1
    public = eve.get(links["public"])
    assert public.status_code == 200
    assert t("ui-replay-step", "en", number=9, total=last_step(public.text)) in public.text
    assert 'class="fan' not in public.text
    assert 'class="fan' in eve.get(links[mine]).text
    assert 'id="hands"' in eve.get(links["all"]).text
    for path in (links["public"] + "?as=all", links["public"] + f"?as={mine}&step=12"):
        html = eve.get(path).text
        assert 'id="hands"' not in html
        assert 'class="fan' not in html
    # By the link alone: nothing of the table itself, no sharing, no other way on.
    for word in (table, "/replay/", "/record"):
        assert word not in public.text, word
    assert eve.get(f"{table}/replay").status_code == 403
    assert eve.post(f"{table}/replay/share", **{"as": "public", "step": "1"}).status_code == 403
    max_.play_now()
    page = ann.get(f"{table}/replay/links").text
    ids = re.findall(r'name="link" value="([^"]+)"', page)
    assert len(ids) == 3
    assert max_.post(f"{table}/replay/unshare", link=ids[0]).status_code == 404
    for one in ids:
        assert ann.post(f"{table}/replay/unshare", link=one).status_code == 303
    for link in links.values():
        gone = eve.get(link)
        assert gone.status_code == 410
        assert t("web-error-link-revoked", "en") in gone.text
    assert eve.get("/moment/" + "x" * 43).status_code == 404
    store = site_of(server).store
    making = store.make_link("table", game=table.removeprefix("/tables/"), once=False)
    invitation = asyncio.run_coroutine_threadsafe(making, server.loop).result(20)
    assert eve.get(f"/moment/{invitation.token}").status_code == 404  # made for something else
    assert told_path(links["all"]) == "/moment/..."


def test_there_is_an_end_to_the_links_of_one_person(
    server: Running, person: Callable[..., Person]
) -> None:
    ann = person()
    table, _ = finished(server, ann, 4)
    for _ in range(MOST_LINKS):
        made = ann.post(f"{table}/replay/share", **{"as": "public", "step": "1"})
        assert made.status_code == 200
    full = ann.post(f"{table}/replay/share", **{"as": "public", "step": "1"})
    assert full.status_code == 422
    assert t("web-past-links-full", "en") in full.text


# --- what if --------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_what_if_can_begin_at_every_step(ruleset: str) -> None:
    game = played(ruleset, 3)
    settings = {
        "ruleset": ruleset,
        "creatures": list(game.creatures),
        "names": list(game.names),
        "options": {},
    }
    all_steps = past.steps(game, codes.PUBLIC)
    for step in all_steps[::9]:
        then = game.at(step.actions)
        begun, events = whatif.begun_at(settings, then)
        assert begun.history[: step.actions] == game.history[: step.actions]
        assert [event.action for event in events] == list(begun.history)
        assert begun.is_over or begun.decision is not None
        if begun.decision is not None:
            assert begun.decision.player != codes.CHANCE
    assert whatif.begun_at(settings, game)[0].is_over


def test_what_if_goes_on_from_a_moment(
    server: Running, person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whatif, "AT_ONCE", 50)  # a long game is stored in several portions
    ann, eve = person(), person()
    table, _ = finished(server, ann, 1)
    before = Record.loads(ann.get(f"{table}/record").text)
    html = ann.get(f"{table}/replay?step=60").text
    key = re.search(r'name="key" value="([^"]+)"', html)
    assert key
    made = ann.post(f"{table}/replay/try", seat="2", step="60", key=key[1])
    assert made.status_code == 303
    other = made.headers["location"]
    assert other != table
    again = ann.post(f"{table}/replay/try", seat="2", step="60", key=key[1])
    assert again.headers["location"] == other  # a double click makes one table
    assert eve.get(other).status_code == 403
    assert eve.post(f"{table}/replay/try", seat="2", step="60").status_code == 403
    here = ann.get(f"{other}/replay?as=2&step=60").text
    then = ann.get(f"{table}/replay?as=2&step=60").text
    for piece in ("hand", "column-0", "column-6"):
        found = [
            re.search(rf'id="{piece}".*?(?=<[^>]+ id=)', page, re.DOTALL) for page in (here, then)
        ]
        assert found[0]
        assert found[1]
        assert found[0][0] == found[1][0]
    few_answers(ann, other, 2)
    assert f"({t('web-try-short', 'en')})" in ann.get("/").text
    assert t("web-try-note", "en") not in ann.get(f"{table}/end").text
    # From the last step before the end it is over soon, and then told what it was.
    last = last_step(html)
    late = ann.post(f"{table}/replay/try", seat="2", step=str(last - 12))
    few_answers(ann, late.headers["location"], 400)
    after = Record.loads(ann.get(f"{late.headers['location']}/record").text)
    assert after.replay().is_over
    assert after.actions[:200] == before.actions[:200]
    assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]
    assert [bool(seat.bot) for seat in after.seats] == [True, False, True]
    assert t("web-try-note", "en") in ann.get(f"{late.headers['location']}/end").text
    over = ann.post(f"{table}/replay/try", seat="1", step="99999")
    assert over.status_code == 422
    for wrong in ({"seat": "4", "step": "1"}, {"seat": "all", "step": "1"}, {"seat": "1"}):
        assert ann.post(f"{table}/replay/try", **wrong).status_code == 400
