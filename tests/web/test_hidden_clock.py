"""At a table with a clock, too, nobody is told what he cannot know: not by a figure, not by a push.

Two worlds, one after the other at the same table. In the second one the decider holds another card
and answers hidden questions at another time; whatever the others get must be the same at every
moment: pages, pieces, streams, the answers of every route, the place of a line in the log.
"""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

from tests.web import reading
from tests.web.company import Hands, do
from tests.web.conftest import Person, running
from tests.web.people import table_of
from tests.web.test_hidden_bytes import (
    CHANCE,
    NOW,
    PLAYERS,
    Place,
    Twins,
    all_twins,
    differing,
    everything,
    exchange,
    put,
)
from tests.web.test_stream import Stream

import harena
from harena.rules import codes
from harena.web.pieces.logbook import Note

BANK, STEP = 600, 30  # what `put` gives a table
PLAY = 10
FIRST, BETWEEN, LAST = 40, 45, 55
"""Seconds after which a card is played; and after that all hidden questions but one are answered,
somebody leaves, and the last one is answered: more than a decision has, so that the bank pays."""


class World(NamedTuple):
    """All that the others were told in one of the worlds."""

    told: dict[str, str]
    pushed: list[dict[str, str]]
    pages: list[str]
    banks: tuple[float, ...]
    notes: tuple[Note, ...]


def hidden_answers(game: harena.Game, play: str) -> list[str]:
    """What its player may answer to questions that nobody else sees, after he has played a card."""
    trial = game.copy()
    trial.play(trial.parse_action(play))
    told = trial.events(codes.PUBLIC)
    found: list[str] = []
    while (decision := trial.decision) is not None and trial.events(codes.PUBLIC) == told:
        is_hidden = trial.view(codes.PUBLIC).decision is None
        if decision.player == codes.CHANCE or not is_hidden:
            break
        if codes.NOTHING not in trial.legal_actions:
            return []
        found.append(trial.format_action(codes.NOTHING))
        trial.play(codes.NOTHING)
    return found


def pair_and_play() -> tuple[Twins, str]:
    """Two worlds, and a card after which its player is asked more in one than in the other."""
    for pair in all_twins("colossal-arena", "hand"):
        assert pair.game.decision is not None
        if pair.game.decision.kind != "play":
            continue
        both = [
            {game.format_action(action) for action in game.legal_actions}
            for game in (pair.game, pair.twin)
        ]
        for play in sorted(both[0] & both[1]):
            counts = [len(hidden_answers(game, play)) for game in (pair.game, pair.twin)]
            if min(counts) == 1 and max(counts) > 1:
                return pair, play
    raise AssertionError("there are always more")


def lived(place: Place, hands: Hands, pair: Twins, play: str, *, is_twin: bool) -> World:
    path = f"/tables/{place.id}"
    hands.time = NOW
    due = NOW + timedelta(seconds=BANK + STEP)
    game = pair.twin if is_twin else pair.game
    exchange(place, game, due, is_new=True)
    answers = hidden_answers(game, play)
    people = [Person(place.server.base) for _ in range(PLAYERS)]
    for person, session in zip(people, place.sessions, strict=True):
        person.client.cookies.set("harena", session)
        person.get(path)
    nobody = Person(place.server.base)
    decider, viewer = people[pair.decider], people[pair.viewer]
    third = people[3 - pair.decider - pair.viewer]
    streams = [Stream(one, path, "old") for one in (viewer, nobody)]
    for stream in streams:
        stream.wait(1)
    pages: list[str] = []

    def look() -> None:
        for one in (viewer, nobody):
            pages.append(CHANCE.sub("", one.get(path).text))
            pages.append(one.get(f"{path}/board").text)

    def answer(*texts: str) -> None:
        for text in texts:
            html = decider.get(path).text
            assert decider.act(path, text, reading.version(html)).status_code == 303, text

    look()
    hands.on(seconds=PLAY)
    answer(play)
    for stream in streams:
        stream.wait(2)
    look()
    hands.on(seconds=FIRST)
    answer(*answers[:-1])
    look()
    hands.on(seconds=BETWEEN - FIRST)
    assert do(third, path, "leave").status_code == 303
    for stream in streams:
        stream.wait(3)
    look()
    hands.on(seconds=LAST - BETWEEN)
    answer(answers[-1])
    for stream in streams:
        stream.wait(4)
    look()
    told = everything(place, place.sessions[pair.viewer], pair.viewer)
    pushed = [event for stream in streams for event in stream.events]
    table = table_of(place.server, path)
    found = World(told, pushed, pages, table.company.times.banks, table.company.notes)
    assert do(third, path, "return").status_code == 303
    return found


def test_a_clock_tells_nothing_of_what_is_hidden(tmp_path: Path) -> None:
    pair, play = pair_and_play()
    hands = Hands()
    hands.time = NOW
    with running(tmp_path, clock=hands, lenience=1e6, pace=300.0) as server:
        place = put(server, pair.game)
        one, two = (lived(place, hands, pair, play, is_twin=is_twin) for is_twin in (False, True))
    for before, after in zip(one.pages, two.pages, strict=True):
        assert before == after
    assert one.pushed == two.pushed
    assert not differing(one.told, two.told)
    assert (one.banks, one.notes) == (two.banks, two.notes)
    # It was a clock that ran, was paid for and was shown, and somebody did leave.
    assert one.banks[pair.decider] == BANK - (LAST - STEP)
    told = [page for page in one.pages if "</html>" in page]
    times = [re.findall(r'datetime="([^"]+)" data-due>', page) for page in told]
    first = NOW + timedelta(seconds=BANK + STEP)
    ends = (first, first + timedelta(seconds=PLAY + LAST))
    shown = [[f"{due:%Y-%m-%dT%H:%M:%SZ}"] for due in ends]
    # While he is asked what others do not see, nobody else sees whose time runs.
    assert times == [shown[0]] * 2 + [[]] * 6 + [shown[1]] * 2
    assert all("9:35" in page for page in told[-2:])
    assert len(one.notes) == 1
