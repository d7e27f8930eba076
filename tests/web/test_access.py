"""Every route of the application, asked by those whom it does not concern."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from litestar import Litestar
from tests.web.conftest import Person, Running
from tests.web.people import invitation, lasting_server, open_table, sit_down, table_of

from harena.web.app import ROUTES

WORDS = {
    "seat": "0", "who": "0", "step": "1", "token": "x" * 43, "ruleset": "titan-the-arena",
    "lesson": "power", "stamp": "x", "path": "none.css", "link": "x", "size": "192",
}  # fmt: skip
FORM = {
    "action": "no bet", "version": "1.0", "text": "walrus", "phrase": "hello", "person": "0" * 12,
    "mute": "yes", "talk": "off", "as": "0", "step": "1", "do": "leave", "link": "x", "name": "Eve",
}  # fmt: skip


server = lasting_server


def routes() -> list[tuple[str, str]]:
    """All methods and paths, as they are written."""
    app = Litestar(route_handlers=ROUTES, openapi_config=None, logging_config=None)
    found = set()
    for route in app.routes:
        for method in getattr(route, "methods", ()):
            if method in ("GET", "POST"):
                found.add((method, route.path_format))
    assert len(found) > 40
    return sorted(found)


def path_of(pattern: str, game: str) -> str:
    """A path with something in place of what varies."""

    def given(part: re.Match[str]) -> str:
        name = part[1].split(":")[0]
        return game if name == "game" else WORDS.get(name, "x")

    return re.sub(r"\{([^}]*)\}", given, pattern)


def ask(who: Person, method: str, path: str) -> httpx.Response:
    return who.get(path) if method == "GET" else who.post(path, **FORM)


@pytest.mark.parametrize("is_begun", [False, True], ids=["open", "running"])
def test_a_private_table_is_shut_to_all_who_do_not_sit_there(
    server: Running, person: Callable[..., Person], is_begun: bool
) -> None:
    ann, ben, eve, nobody = person(), person(), person(), person()
    table = open_table(ann, "Annabella")
    sit_down(ben, invitation(ann, table), "Benedict")
    if is_begun:
        ann.post(f"{table}/start")
    eve.play_now(name="Eve")
    game = table.rpartition("/")[2]
    before = list(table_of(server, table).chairs)
    asked = 0
    for method, pattern in routes():
        if "{game" not in pattern:
            continue
        asked += 1
        for who in (eve, nobody):
            answer = ask(who, method, path_of(pattern, game))
            assert answer.status_code in (400, 403, 404), (method, pattern, answer.status_code)
            assert "Annabella" not in answer.text, pattern
            assert "Benedict" not in answer.text, pattern
    assert asked > 20
    found = table_of(server, table)
    assert list(found.chairs) == before
    assert found.is_talking
    assert "walrus" not in ann.get(table).text


def test_what_is_a_guests_own_is_nobody_elses(person: Callable[..., Person]) -> None:
    ann, nobody = person(), person()
    ann.play_now(name="Annabella")
    for method, pattern in routes():
        if not pattern.startswith("/me"):
            continue
        answer = ask(nobody, method, pattern)
        assert "Annabella" not in answer.text
        assert answer.status_code in (200, 303, 403), pattern
        assert "set-cookie" not in answer.headers, pattern


def test_every_answer_says_what_it_is(server: Running, person: Callable[..., Person]) -> None:
    ann = person()
    game = ann.play_now().rpartition("/")[2]
    kinds = set()
    for method, pattern in routes():
        if method == "POST" or "stream" in pattern:
            continue
        answer = ann.get(path_of(pattern, game))
        if not answer.content:
            continue
        kind = answer.headers["content-type"]
        kinds.add(kind.partition(";")[0])
        assert kind.partition("/")[0] != "text" or "charset=utf-8" in kind, (pattern, kind)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in answer.headers
    assert {"text/html", "application/json"} <= kinds


def test_no_page_of_ones_own_is_kept_by_a_cache(person: Callable[..., Person]) -> None:
    ann = person()
    game = ann.play_now().rpartition("/")[2]
    for method, pattern in routes():
        if method == "POST" or "stream" in pattern or not pattern.startswith(("/tables", "/me")):
            continue
        answer = ann.get(path_of(pattern, game))
        if answer.status_code == 200:
            assert "no-store" in answer.headers["cache-control"], pattern


def test_what_is_only_read_changes_nothing_when_it_is_posted_or_guessed(
    person: Callable[..., Person],
) -> None:
    """Methods that a route does not know, and folders that a program is kept in."""
    ann = person()
    table = ann.play_now()
    for method in ("PUT", "DELETE", "PATCH", "TRACE", "CONNECT2"):
        answer = ann.client.request(method, table)
        assert answer.status_code in (400, 404, 405, 501), method
    inside = (
        "/.git/config",
        "/.git/HEAD",
        "/.svn/entries",
        "/harena.db",
        "/openapi.json",
        "/schema",
    )
    static = ("/static/x/.git/HEAD", "/static/x/../app.py", "/static/x/%2e%2e/app.py")
    for path in (*inside, *static):
        assert ann.get(path).status_code in (400, 404), path
