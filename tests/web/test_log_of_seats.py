"""Who plays a chair is told in the log, at its place, to all alike, and for ever."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

from tests.web import reading
from tests.web.company import SLOW, Hands, decider, do, friends, look, serving
from tests.web.conftest import Person, Running, running
from tests.web.people import game_of, table_of
from tests.web.test_no_leak import added, whole
from tests.web.test_stream import Stream

import harena
from harena.locale import t
from harena.rules import codes
from harena.web.pieces import board
from harena.web.pieces.logbook import LogBook, Note
from harena.web.rendering import named, sentence
from harena.web.tables.company import Company
from harena.web.tables.counting import PATIENCE
from harena.web.tables.presence import GRACE, WITHOUT_SCRIPT


def log_of(person: Person, table: str) -> list[str]:
    """The lines of the log, with their markup."""
    html = person.get(table).text
    log = html[html.index('id="log"') : html.index('id="chat"')]
    return re.findall(r"<span>(.*?)</span></li>", log)


def told(why: str, player: str, language: str = "en") -> str:
    return str(sentence(t("log-seat", language, why=why, player=named(player))))


def visit(person: Person, server: Running, language: str = "en") -> Person:
    """The same person at another server, or in another language."""
    return person.again(server.base, language)


def test_leaving_and_coming_back_are_told_to_all_and_outlive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, pace=SLOW) as server:
        table, (ann, ben) = friends(server, public="yes")
        nobody = Person(server.base, "fi")
        stream = Stream(ann, table, "old")
        stream.wait(1)
        do(ben, table, "leave")
        assert told("left", "Ben") in stream.wait(2)[1]["data"]
        do(ben, table, "return")
        logs = [log_of(one, table) for one in (ann, ben)]
        for lines in logs:
            assert lines[-2:] == [told("left", "Ben"), told("back", "Ben")]
        who = decider(table, [ann, ben])
        html = who.get(table).text
        seen = next(one for one in reading.actions(html) if "play" in one or "bet " in one[:4])
        who.act(table, seen, reading.version(html))
        do(ben, table, "leave")
        wanted = log_of(ann, table)
        assert wanted.count(told("left", "Ben")) == 2
        assert wanted.index(told("back", "Ben")) < len(wanted) - 2  # what was played comes after it
        assert nobody.get(table).status_code == 200
        assert told("left", "Ben", "fi") in log_of(nobody, table)
        shown = [ann.get(f"{table}/board").headers["harena-state"], wanted]
    with running(tmp_path, pace=SLOW) as server:
        again = visit(ann, server)
        assert [again.get(f"{table}/board").headers["harena-state"], log_of(again, table)] == shown
        assert told("left", "Ben") in again.get(f"{table}/board").text


def test_time_votes_and_absence_are_told(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands, SLOW) as server:
        table, people = friends(server, clock="brisk")
        who = decider(table, people)
        name = ("Ann", "Ben")[people.index(who)]
        hands.on(minutes=4)
        look(server)
        for one in people:
            assert log_of(one, table)[-1] == told("time", name)
        voted, (ann, ben, cleo) = friends(server, "Ann Ben Cleo", away="vote")
        hands.on(seconds=WITHOUT_SCRIPT + GRACE)
        for one in (ann, ben):
            one.get(voted)
        seat = next(c.seat for c in table_of(server, voted).chairs if c.name == "Cleo")
        for one in (ann, ben):
            do(one, voted, f"bot {seat}")
        assert log_of(cleo, voted)[-1] == told("vote", "Cleo") == log_of(ann, voted)[-1]
        left, (dan, _) = friends(server, "Dan Eve", away="bot")
        stream = Stream(dan, left, "old")
        stream.wait(1)
        hands.on(seconds=WITHOUT_SCRIPT + PATIENCE + 1)
        for _ in range(500):
            look(server)
            if told("away", "Eve") in log_of(dan, left):
                break
            time.sleep(0.02)
        assert told("away", "Eve") in log_of(dan, left)


def test_whoever_takes_a_chair_over_is_told_of(server: Running) -> None:
    table, (ann, ben) = friends(server, "Ann Ben", players="3")
    game = game_of(server, table)
    seat = next(c.seat for c in table_of(server, table).chairs if c.user is None)
    eve, same = Person(server.base), Person(server.base)
    ann.post(f"{table}/seats/{seat}/link")
    link = re.search(r'value="[^"]*(/seat/[^"]+)"', ann.get(f"{table}/people").text)
    assert link
    assert eve.post(link[1], name="Eve").status_code == 303
    assert told("other", game.names[seat]) in log_of(ben, table)
    # Who has lost his session comes back by a link too: he is no other person.
    do(ben, table, "leave")
    mine = game.names.index("Ben")
    ann.post(f"{table}/seats/{mine}/link")
    link = re.search(r'value="[^"]*(/seat/[^"]+)"', ann.get(f"{table}/people").text)
    assert link
    assert same.post(link[1], name="Ben").status_code == 303
    assert told("back", "Ben") in log_of(ann, table)
    assert told("other", "Ben") not in log_of(ann, table)


def test_after_the_end_nobody_is_told_of(server: Running) -> None:
    table, (ann, ben) = friends(server)
    do(ben, table, "leave")
    do(ann, table, "cancel")
    assert table_of(server, table).has_ended
    assert ben.post(f"{table}/again").status_code == 303
    assert told("back", "Ben") not in log_of(ann, table)


# --- where it stands ------------------------------------------------------------------------------


def test_what_was_taken_back_leaves_the_line_at_the_end() -> None:
    game = harena.Game.new(players=3, seed=4)
    chance = harena.Chance(4)
    bots = [harena.make_bot("random", seat) for seat in range(3)]
    state = Company({})
    while (decision := game.decision) is not None:
        who = decision.player
        chooser = chance if who == codes.CHANCE else bots[who]
        game.play(chooser.choose(game.view(who), game.legal_actions))
        before = len(game.events(codes.PUBLIC))
        if game.is_over or who == codes.CHANCE or not game.undoable(who):
            continue
        state.seated(0, "greedy", "left", game)
        game.undo()
        if len(game.events(codes.PUBLIC)) < before:
            break
    assert state.notes[-1].place == before
    state.took_back(game)
    assert state.notes[-1].place == len(game.events(codes.PUBLIC)) < before


def test_a_log_book_with_seats_says_the_same_as_a_fresh_one() -> None:
    """Whenever somebody leaves and whatever is taken back: kept blocks are as good as new ones."""
    game = harena.Game.new("colossal-arena", players=4, seed=9)
    chance = harena.Chance(9)
    bots = [harena.make_bot("random", seat) for seat in range(4)]
    sitters = tuple(board.Sitter(name) for name in game.names)
    books = {viewer: LogBook() for viewer in (0, 3, codes.PUBLIC)}
    state = Company({})
    rng = random.Random(9)
    whys = ("left", "time", "other", "back")
    all_lines = [told(why, name) for why in whys for name in game.names]
    lines = 0
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        if decision.player != codes.CHANCE:
            if rng.random() < 0.1:
                state.seated(rng.randrange(4), "greedy", rng.choice(whys), game)
            for viewer, book in books.items():
                view = game.view(viewer)
                assert len(view.history) == len(game.events(codes.PUBLIC))
                extra = added(game, viewer, sitters)._replace(notes=state.notes)
                kept, fresh = board.sheet(view, extra, "en", book), board.sheet(view, extra, "en")
                assert kept == fresh
                assert whole(kept) == whole(fresh)
                log = {name: piece for name, piece in kept.items() if name.startswith("log-")}
                lines = sum(whole(log).count(f"{line}</span></li>") for line in all_lines)
                assert lines == len(state.notes)
            if rng.random() < 0.2 and game.undoable(decision.player):
                for _ in range(game.undoable(decision.player)):
                    game.undo()
                state.took_back(game)
                continue
        chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
        game.play(chooser.choose(game.view(decision.player), game.legal_actions))
    assert lines > 10


def test_a_line_stands_between_what_was_told_before_and_after() -> None:
    game = harena.Game.new(players=2, seed=3)
    chance = harena.Chance(3)
    bots = [harena.make_bot("random", seat) for seat in range(2)]
    while len(game.events(codes.PUBLIC)) < 60:
        decision = game.decision
        assert decision is not None
        chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
        game.play(chooser.choose(game.view(decision.player), game.legal_actions))
    view = game.view(codes.PUBLIC)
    say = view._replace(names=tuple(named(name) for name in view.names))
    line = told("left", view.names[1])
    for place in range(len(view.history) + 1):
        notes = (Note(place, 1, "left"),)
        html = "".join(map(str, LogBook().pieces(view, say, "en", notes).values()))
        assert html.count(line) == 1
        upto = view._replace(history=view.history[:place])
        before = "".join(map(str, LogBook().pieces(upto, say, "en").values()))
        heard = re.findall(r"<span>(.*?)</span></li>", html.partition(line)[0])
        assert heard == re.findall(r"<span>(.*?)</span></li>", before)
