"""Nonsense in every route there is: an answer that says so, no fault, and nothing changed.

The routes are read from the application, the names of fields from its templates, so that what is
added later is tried as well.
"""

from __future__ import annotations

import functools
import logging
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import select
from tests.web.conftest import Person, Running
from tests.web.people import on_loop, site_of
from tests.web.stored import played, stored

import harena
from harena.store import schema
from harena.web import statics
from harena.web.app import ROUTES

TEMPLATES = Path(statics.__file__).parent / "templates"
FIELDS = sorted(
    {
        name
        for file in TEMPLATES.glob("*.html")
        for name in re.findall(r'\bname="([\w-]+)"', file.read_text("utf-8"))
    }
    | {"sure", "key", "next", "version", "action", "a"}
)
LONG = "x" * 3_000
ODD = (
    "", " ", "\0", "\ud7ff\u202e\u0000", "-1", "0", "1.5", "9" * 400, "٣", "²", "null", "[]", "{}",
    "../..", "//evil.example", "%00", "%ff", "a;b;c;d", ";", "\r\nset-cookie: x=y", "<b>&'\"",
    "/木é🦄?a=ő b#\u05d0", "{{7*7}}", "' or 1=1 --", "🦄" * 200, "e\u0301" * 300, "undo", "public",
    "all", "bot 9", "bot ²", "front 7", "secret 99", LONG,
)  # fmt: skip
IN_PATHS = (
    "x", "-1", "0", "999999999", "%00", "%ff%fe", "%F0%9F%A6%84", "..%2f..", "%0d%0aa", "all",
    "public", "a" * 2_000, "%25", "'", "²", "%C2%B2",
)  # fmt: skip
STATES = (20, 10_000)  # actions that were played: the game runs, or is over
FAULTY = re.compile(r"Traceback|AssertionError|sqlalchemy|psycopg|\.py\b")


def routes(method: str) -> list[str]:
    """The paths that there are, with what they take in braces."""
    app = Litestar(route_handlers=ROUTES, openapi_config=None, logging_config=None)
    return sorted(route.path for route in app.routes if method in route.methods)


def ways(path: str, *, game: str, token: str = "nobody-knows-this-one") -> Iterator[str]:
    """A path with a real game, and with nonsense in place of each thing it takes."""
    given = {"game": game, "token": token, "who": "public", "step": "1", "name": "bets"}
    given |= {"ruleset": "colossal-arena", "stamp": "x", "path": "harena.css", "seat": "1"}
    names = re.findall(r"\{(\w+):\w+\}", path)

    def made(values: dict[str, str]) -> str:
        return re.sub(r"\{(\w+):\w+\}", lambda one: values.get(one[1], "x"), path)

    yield made(given)
    for name in names:
        for odd in IN_PATHS:
            yield made({**given, name: odd})


def bodies(rng: random.Random) -> Iterator[dict[str, Any]]:
    """Odd bodies of a post."""
    form = {"content-type": "application/x-www-form-urlencoded"}
    yield {}
    yield {"content": b"", "headers": form}
    yield {"content": b"\xff\xfe=\xff&\x00&&==&%zz=%f", "headers": form}
    raw = "&".join(f"{name}=%ff%00" for name in FIELDS)
    yield {"content": raw.encode(), "headers": form}
    yield {"content": b'{"action": ["no bet"], "version": {}}', "headers": {
        "content-type": "application/json"}}  # fmt: skip
    yield {"content": b'"', "headers": {"content-type": "application/json"}}
    yield {"content": b"--x\r\nnonsense", "headers": {
        "content-type": "multipart/form-data; boundary=x"}}  # fmt: skip
    yield {"content": b"x", "headers": {"content-type": "multipart/form-data"}}
    yield {"files": dict.fromkeys(FIELDS, ("a\x00.txt", b"\xff\x00", "text/plain"))}
    yield {"data": {name: [LONG[:300], ""] for name in FIELDS}}
    for odd in rng.sample(ODD, 6):
        yield {"data": dict.fromkeys(FIELDS, odd)}
    for _ in range(4):
        yield {"data": {name: rng.choice(ODD) for name in FIELDS}}


def rows_of(server: Running, game: str) -> list[Any]:
    """All that the store holds of a game."""

    def read(tx: Any) -> list[Any]:
        tables = [schema.games, schema.events, schema.seats, schema.pending, schema.links]
        found = []
        for table in tables:
            key = table.c.id if table is schema.games else table.c.game_id
            rows = tx.connection.execute(select(table).where(key == game))
            found.append(sorted([tuple(row) for row in rows], key=repr))
        return found

    return on_loop(server, site_of(server).store.read(read))


class Asker:
    """Somebody who keeps the cookie he has, whatever he is answered; collects what went wrong."""

    def __init__(self, base: str, session: str = "") -> None:
        self._client = httpx.Client(base_url=base, timeout=30)
        self._headers = {"origin": base, "accept-language": "hu"}
        if session:
            self._headers["cookie"] = f"harena={session}"
        self.faults: list[str] = []
        self.statuses: set[int] = set()

    def ask(self, method: str, path: str, **given: Any) -> int:
        headers = {**self._headers, **given.pop("headers", {})}
        self._client.cookies.clear()
        with self._client.stream(method, path, headers=headers, **given) as answer:
            kind = answer.headers.get("content-type", "")
            text = "" if kind.startswith("text/event-stream") else answer.read().decode("latin-1")
        status = answer.status_code
        self.statuses.add(status)
        what = f"{method} {path[:120]} {str(given)[:200]} {headers.get('content-type', '')}"
        if status >= 500 or (status >= 400 and FAULTY.search(text)):
            self.faults.append(f"{status} {what}")
        if "\n" in answer.headers.get("location", "") or "x=y" in str(answer.headers):
            self.faults.append(f"split {what}")
        return status

    def close(self) -> None:
        self._client.close()


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], list[str]]]:
    """What the server has logged as its own fault."""
    with caplog.at_level(logging.ERROR):
        yield lambda: [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


@functools.cache
def game_of(upto: int) -> harena.Game:
    """The game that the tables here are made of."""
    return played("colossal-arena", 2, upto)


def new_table(server: Running, upto: int) -> tuple[str, str]:
    """The identifier of a game and the session of somebody who sits there."""
    one = Person(server.base)
    game = game_of(upto)
    table = stored(server, one, game, own=0 if game.decision is None else game.decision.player)
    session = one.client.cookies["harena"]
    return table.removeprefix("/tables/"), session


def test_nonsense_is_posted_everywhere(server: Running, logged: Callable[[], list[str]]) -> None:
    rng = random.Random(8)
    _, stranger = new_table(server, 20)
    nobody, eve = Asker(server.base), Asker(server.base, stranger)
    for path in routes("POST"):
        both = any(word in path for word in ("replay", "again", "company", "actions"))
        for upto in STATES if both else STATES[:1]:
            game, session = new_table(server, upto)
            before = rows_of(server, game)
            ann = Asker(server.base, session)
            posts = list(bodies(rng))
            rng.shuffle(posts)
            real, *odd = ways(path, game=game)
            for body in posts[:2]:
                nobody.ask("POST", real, **body)
            for body in posts[2:5]:
                eve.ask("POST", real, **body)
            assert rows_of(server, game) == before, f"{path}: changed by a stranger"
            for body in posts[5:13]:
                ann.ask("POST", real, **body)
            for way in rng.sample(odd, min(len(odd), 3)):
                ann.ask("POST", way, data=dict.fromkeys(FIELDS, "1"))
            after = rows_of(server, game)
            if path.startswith("/tables/") and not path.endswith("/again"):
                assert after[1] == before[1], f"{path}: nonsense has become an event"
                assert after[2] == before[2], f"{path}: nonsense has moved somebody"
            faults = nobody.faults + eve.faults + ann.faults
            assert not faults, "\n".join(faults)
            ann.close()
    assert not logged()
    for one in (nobody, eve):
        one.close()


QUERIES = (
    "as=²&step=²", "as=9&step=-1", "as=all&step=999999", "step=%ff&as=%00", "step=" + "9" * 500,
    "a=%00&a=%ff&not=%F0%9F%A6%84", "a=" + "x" * 4_000, "&".join(["a=bet+Troll"] * 200),
    "state=%0d%0a&page=nothing", "page=end", "but=%00", "but=%ff", "=&&=", "%00", "next=//evil",
)  # fmt: skip
HEADERS: tuple[dict[str, str | bytes], ...] = (
    {"last-event-id": b"\xff\xfe"},
    {"accept-language": "x" * 3_000},
    {"accept-language": ";q=;,*;q=x,\u00ff".encode("latin-1")},
    {"cookie": "harena=" + "y" * 3_000},
    {"cookie": b"harena=\xff\xfe; language=\xff"},
    {"cookie": 'harena="\\000"; language=../../en; harena='},
    {"hx-request": "true", "accept-encoding": "gzip;q=nan"},
    {"range": "bytes=-5-", "if-none-match": "\\", "content-length": "0"},
)


def test_nonsense_is_asked_of_every_page(server: Running, logged: Callable[[], list[str]]) -> None:
    rng = random.Random(9)
    for upto in STATES:
        game, session = new_table(server, upto)
        before = rows_of(server, game)
        askers = Asker(server.base), Asker(server.base, session)
        for path in routes("GET"):
            if upto != STATES[0] and "{game" not in path:
                continue
            real, *odd = ways(path, game=game)
            nobody, ann = askers
            nobody.ask("GET", real)
            for way in rng.sample(odd, min(len(odd), 4)):
                rng.choice(askers).ask("GET", way)
            for query in rng.sample(QUERIES, 4):
                ann.ask("GET", f"{real}?{query}")
            for headers in rng.sample(HEADERS, 2):
                ann.ask("GET", real, headers=headers)
        faults = askers[0].faults + askers[1].faults
        assert not faults, "\n".join(faults)
        assert rows_of(server, game) == before
        for asker in askers:
            asker.close()
    assert not logged()


def test_methods_and_addresses_that_are_not(
    server: Running, logged: Callable[[], list[str]]
) -> None:
    asker = Asker(server.base)
    for method in ("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "NONSENSE"):
        for path in ("/", "/tables", "/tables/x/actions", "/nowhere", "/static/x/y", "/%ff"):
            asker.ask(method, path)
    for path in ("/%00", "//", "/./..", "/tables//actions", "/tables/x/../..", "/" + "y" * 9_000):
        asker.ask("GET", path)
    asker.close()
    assert not asker.faults
    assert not logged()
