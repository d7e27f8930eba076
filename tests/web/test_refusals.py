"""What is refused is said to be so in the language of whoever asks, and as he can show it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests import loops
from tests.web import reading
from tests.web.conftest import Person, Running, running
from tests.web.people import lasting_server as server
from tests.web.people import on_loop, site_of

from harena.locale import languages, t
from harena.store import StoreBusy
from harena.web.access import refusals
from harena.web.access.guard import Guard
from harena.web.settings import Settings
from harena.web.tables.live import Streams

__all__ = ["server"]

BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8"
FOREIGN = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
ELSEWHERE = {"host": "elsewhere.example"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("method", "path", "status", "heading", "more"),
    [
        ("POST", "/tables", 403, "web-error-site", FOREIGN),
        ("GET", "/", 400, "web-error-host", ELSEWHERE),
        ("GET", "/nowhere", 404, "web-error-404", {}),
        ("PUT", "/tables", 405, "web-error-405", {}),
        ("POST", "/nowhere", 404, "web-error-404", {"sec-fetch-site": "same-origin"}),
        ("POST", "/tables", 413, "web-error-413", {"sec-fetch-site": "same-origin"}),
    ],
)
def test_a_browser_gets_a_page_and_others_a_line(
    server: Running,
    language: str,
    method: str,
    path: str,
    status: int,
    heading: str,
    more: dict[str, str],
) -> None:
    content = b"name=" + b"x" * (70_000 if status == 413 else 3)
    form = {"content-type": "application/x-www-form-urlencoded", **more}
    asked: dict[str, Any] = {"content": content} if method == "POST" else {}
    words = t(heading, language)

    def ask(**headers: str) -> httpx.Response:
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        made = httpx.request(
            method,
            server.base + path,
            headers={**form, "accept-language": language, **told},
            timeout=20,
            **asked,
        )
        assert made.status_code == status
        assert made.headers["cache-control"] == "no-store"
        assert "set-cookie" not in made.headers
        return made

    page = ask(accept=BROWSER)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in page.text
    assert f"<h1>{words}</h1>" in page.text
    script = {"accept": "text/html", "hx_request": "true"}
    for headers in ({"accept": "*/*"}, {"accept": "image/png"}, {"sec_fetch_mode": "cors"}):
        line = ask(**headers)
        assert line.headers["content-type"] == "text/plain; charset=utf-8"
        assert line.text.startswith(f"{words}.")
        assert "<" not in line.text
        assert len(line.text) < 300
    notice = ask(**script)
    assert notice.text.startswith('<hx-partial hx-target="#notice"')
    assert words in notice.text


def test_the_chosen_language_goes_before_the_browsers(server: Running) -> None:
    headers = {"accept": BROWSER, "accept-language": "es", "cookie": "language=fi", **FOREIGN}
    assert t("web-error-site", "fi") in httpx.post(f"{server.base}/tables", headers=headers).text
    odd = {**headers, "cookie": "language=<b>; harena=x", "accept-language": "<i>;q=x"}
    told = httpx.post(f"{server.base}/tables", headers=odd).text
    assert t("web-error-site", "en") in told
    assert "<b>;" not in told


def test_an_unknown_name_gets_nothing_but_words(server: Running) -> None:
    """What the page would ask for is refused there too, and a way home leads nowhere."""
    page = httpx.get(server.base, headers={"accept": BROWSER, **ELSEWHERE}).text
    assert "elsewhere.example" not in page
    assert "--allowed-host" in page
    assert not re.search(r"\b(href|src|action)=", page)


def test_a_refusal_of_the_guard_asks_neither_session_nor_store(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    store = site_of(server).store

    async def told(*_: object, **__: object) -> None:
        asked.append("store")

    monkeypatch.setattr(store, "user_by_token", told)
    headers = {"accept": BROWSER, "cookie": f"harena={'x' * 43}"}
    httpx.post(f"{server.base}/tables", headers={**headers, **FOREIGN})
    httpx.get(server.base, headers={**headers, **ELSEWHERE})
    assert not asked
    httpx.get(server.base, headers=headers)
    assert asked


def test_the_page_of_a_refusal_is_made_once() -> None:
    refusals.made.cache_clear()
    for _ in range(5):
        refusals.made(refusals.SITE, "fi", "page")
    assert refusals.made.cache_info().misses == 1


def test_every_refusal_has_its_words() -> None:
    for status in (400, 401, 403, 404, 405, 409, 410, 413, 414, 422, 429, 500, 503, 507):
        refusal = refusals.of_status(status)
        assert refusal.status == status
        for language in languages():
            for form in ("page", "notice", "line"):
                assert refusals.made(refusal, language, form)[0]


@pytest.mark.parametrize(
    ("path", "above"),
    [
        ("/tables", "/"),
        ("/tables/{}/actions", "/tables/{}"),
        ("/tables/{}/replay/try", "/tables/{}"),
        ("/tables/{}/seats/1/link", "/tables/{}"),
        ("/me/name", "/me"),
        ("/me/devices/end", "/me"),
        ("/language", "/"),
        ("/wishes", "/"),
        ("/tables/%F0%9F%A6%84/actions", "/tables/%F0%9F%A6%84"),
    ],
)
def test_who_goes_to_where_a_form_was_sent_finds_its_page(
    person: Callable[..., Person], path: str, above: str
) -> None:
    """A browser shows such an address after an answer that is no redirect; Enter goes there."""
    ann = person()
    answer = ann.get(path.format("x"))
    assert answer.status_code == 303
    assert answer.headers["location"] == above.format("x")
    script = ann.get(path.format("x"), headers={"sec-fetch-mode": "cors"})
    assert script.status_code == 405
    assert "POST" in script.headers["allow"]


def test_who_asks_for_the_head_alone_gets_it(person: Callable[..., Person]) -> None:
    """As those do who look whether a server or a link is well."""
    ann = person()
    table = ann.play_now()
    reading.wait_for_me(ann, table)
    for path in ("/", "/health", "/learn", table, "/nowhere", "/tables/x/actions"):
        whole, head = ann.get(path), ann.client.head(path)
        assert head.status_code == whole.status_code, path
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.content == b""
    assert ann.client.head(f"{table}/stream").status_code == 405


def test_who_may_not_any_more_is_told_at_the_table(person: Callable[..., Person]) -> None:
    """Our script shows what an answer says where notices are: a whole page would be lost."""
    ann = person("hu")
    table = ann.play_now()
    html = reading.wait_for_me(ann, table)
    assert 'id="notice"' in html
    ann.client.cookies.clear()  # logged out in another tab
    told = ann.act(table, reading.actions(html)[0], reading.version(html), script=True)
    assert told.status_code == 403
    assert told.text.startswith('<hx-partial hx-target="#notice"')
    assert t("web-error-403", "hu") in told.text
    assert "<html" not in told.text


def test_where_forms_are_sent_by_script_there_is_room_for_a_notice() -> None:
    from harena.web import statics

    folder = Path(statics.__file__).parent / "templates"
    pages = {"wishes.html": "menu.html", "menu.html": "table.html"}  # parts of other pages
    for file in folder.glob("*.html"):
        if "hx-post" in file.read_text("utf-8"):
            name = file.name
            while name in pages:
                name = pages[name]
            assert 'id="notice"' in (folder / name).read_text("utf-8"), name


def test_a_store_with_too_much_to_do_says_when_to_come_back(
    server: Running, person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise StoreBusy("too much to do")

    ann = person("es")
    ann.play_now()
    monkeypatch.setattr(site_of(server).store, "read", refuse)
    answer = ann.get("/")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "10"
    assert t("web-error-503", "es") in answer.text


def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as found:
        on_loop(found, site_of(found).store.close())
        headers = {"accept": BROWSER, "accept-language": "fi", "cookie": "harena=x"}
        answer = httpx.get(found.base, headers=headers)
    assert answer.status_code == 503
    assert f"<h1>{t('web-error-503', 'fi')}</h1>" in answer.text


def _guarded(failure: BaseException, *, is_late: bool = False) -> list[Any]:
    """What is sent where the application fails, before or after its answer began."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if is_late:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        raise failure

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "client": ("127.0.0.1", 1),
        "headers": [
            (b"host", b"localhost"),
            (b"accept", b"text/html"),
            (b"accept-language", b"hu"),
        ],
    }

    async def run() -> None:
        guard = Guard(app, Settings(), Streams())
        await guard(scope, asyncio.Event().wait, send)

    try:
        loops.run(run())
    except type(failure):
        sent.append(failure)
    return sent


def test_what_fails_outside_the_application_is_a_page_too(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR, "harena.web"):
        start, body = _guarded(RuntimeError("secret"))
    assert start["status"] == 500
    assert t("web-error-500", "hu") in body["body"].decode()
    assert b"secret" not in body["body"]
    assert caplog.records[0].exc_info
    late = _guarded(RuntimeError("late"), is_late=True)
    assert [type(one) for one in late] == [dict, RuntimeError]


def test_what_a_stopping_server_gives_up_is_told_so() -> None:
    start, body, raised = _guarded(asyncio.CancelledError())
    assert start["status"] == 503
    assert t("web-error-503", "hu") in body["body"].decode()
    assert isinstance(raised, asyncio.CancelledError)
