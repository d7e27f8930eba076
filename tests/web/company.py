"""What tests of clocks, absence and votes share: a clock of our own, friends in a game."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from html import unescape
from pathlib import Path

import httpx
from tests.web import reading
from tests.web.conftest import Person, Running, running
from tests.web.people import site_of

SLOW = 300.0
"""A pace at which bots that stand in have not yet played when somebody comes back."""


class Hands:
    """A clock that the test moves, and looks for what is due."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 28, 20, 0, tzinfo=UTC)  # a night later summer time begins

    def __call__(self) -> datetime:
        return self.time

    def on(self, **more: float) -> None:
        self.time += timedelta(**more)


@contextmanager
def serving(folder: Path, hands: Hands, pace: float = 0.0) -> Iterator[Running]:
    with running(folder, clock=hands, lenience=0.0, pace=pace) as found:
        yield found


def look(server: Running) -> int:
    """Let the server look for what is due, as it does every second."""
    found = asyncio.run_coroutine_threadsafe(site_of(server).keeper.look(), server.loop)
    return found.result(20)


def friends(server: Running, names: str = "Ann Ben", **choices: str) -> tuple[str, list[Person]]:
    """A table at which these people sit, begun; its path and they."""
    people = [Person(server.base) for _ in names.split()]
    given = {"kind": "friends", "name": names.partition(" ")[0], "players": str(len(people))}
    table = people[0].post("/tables", **{**given, **choices}).headers["location"]
    link = re.search(r'value="[^"]*(/join/[^"]+)"', people[0].get(table).text)
    assert link
    for name, person in zip(names.split()[1:], people[1:], strict=True):
        assert person.post(link[1], name=name).status_code == 303
    assert people[0].post(f"{table}/start").status_code == 303
    for person in people:
        person.get(table)
    return table, people


def does(html: str) -> list[str]:
    """What may be done about the people of a table."""
    return [unescape(text) for text in re.findall(r'name="do" value="([^"]+)"', html)]


def decider(table: str, people: list[Person]) -> Person:
    """Who of them is asked."""
    return next(one for one in people if reading.actions(one.get(table).text))


def do(person: Person, table: str, what: str) -> httpx.Response:
    return person.post(f"{table}/company", do=what)


def until(holds: Callable[[], object], seconds: float = 20) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def name_of(table: str) -> str:
    """The identifier of a table."""
    return table.rpartition("/")[2]
