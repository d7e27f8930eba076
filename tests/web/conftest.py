"""A real server on a free port, browsers without a screen, and people who ask it things."""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from tests.conftest import REQUIRE_ALL, ROOT

from harena.locale import set_strict
from harena.web import statics
from harena.web.settings import Settings

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""


def lacks(what: str) -> None:
    """Skip for want of something; in CI, which has it, fail."""
    if REQUIRE_ALL:
        pytest.fail(f"{what}, and HARENA_REQUIRE_ALL is set")
    pytest.skip(what)


@pytest.fixture(scope="session", autouse=True)
def browser_files() -> None:
    """Without the built files there is no page to test."""
    try:
        statics.files()
    except statics.BrowserFilesMissing as error:
        lacks(str(error))


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A word that is missing in a page is a failure, not English."""
    set_strict(True)
    yield
    set_strict(None)


@pytest.fixture(autouse=True)
def loggers() -> None:
    """Tools that other tests run set up logging anew, which silences the loggers there are."""
    for name in ("harena.web", "harena.web.access"):
        logging.getLogger(name).disabled = False


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        from harena.web.serve import address, listening, make_server

        self.settings = settings
        self._bound = listening(settings, is_exact=False)
        self.base = address(settings, self._bound).rstrip("/")
        self._ready = threading.Event()
        self.server = make_server(settings, self._ready)
        self.loop: asyncio.AbstractEventLoop
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve(sockets=[self._bound])

    def start(self) -> Running:
        self._thread.start()
        assert self._ready.wait(20), "the server did not start"
        return self

    def stop(self) -> float:
        """Stop as a signal would; how long it took."""
        begin = time.perf_counter()
        self.server.handle_exit(signal.SIGTERM, None)
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server did not stop"
        self._bound.close()
        return time.perf_counter() - begin


@contextmanager
def running(folder: Path, **options: Any) -> Iterator[Running]:
    """A server on a database in a folder."""
    given: dict[str, Any] = {"port": 0, "location": folder / "harena.db", "pace": 0.0}
    found = Running(Settings(**{**given, "is_limited": False, **options})).start()
    try:
        yield found
    finally:
        if found._thread.is_alive():
            found.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


class Person:
    """Somebody with a browser without scripts: keeps cookies, says where its requests come from.

    Whoever comes in a test goes at its end (`everybody_goes`).
    """

    here: ClassVar[list[Person]] = []

    def __init__(self, base: str, language: str = "en") -> None:
        self.here.append(self)
        self.base = base
        self.language = language
        self.client = httpx.Client(
            base_url=base,
            headers={
                "origin": base,
                "accept": "text/html,*/*;q=0.8",
                "accept-language": language,
            },
            timeout=20,
        )

    def again(self, base: str, language: str = "") -> Person:
        """The same browser in another tab, or at a server that was started anew."""
        made = Person(base, language or self.language)
        made.client.cookies.update(self.client.cookies)
        return made

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.client.get(path, **options)

    def post(self, path: str, **data: str) -> httpx.Response:
        return self.client.post(path, data=data)

    def play_now(self, **choices: str) -> str:
        """Start a game against bots; its path."""
        given = {"kind": "bots", "name": "Ann", "players": "3", "bots": "random"}
        answer = self.post("/tables", **{**given, **choices})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def act(self, table: str, action: str, version: str, *, script: bool = False) -> httpx.Response:
        headers = {"hx-request": "true"} if script else {}
        data = {"action": action, "version": version}
        return self.client.post(f"{table}/actions", data=data, headers=headers)


@pytest.fixture(autouse=True)
def everybody_goes() -> Iterator[None]:
    """Close the connections of all who came in a test."""
    before = len(Person.here)
    yield
    for one in Person.here[before:]:
        one.client.close()
    del Person.here[before:]


@pytest.fixture
def person(server: Running) -> Callable[..., Person]:
    """`person()` makes somebody who has not been here before."""
    return functools.partial(Person, server.base)


class Process:
    """A server as a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, pace: str = "0") -> None:
        self.folder = folder
        self.pace = pace
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Process:
        code = (
            "import sys; from pathlib import Path\n"
            "from harena.web.serve import run; from harena.web.settings import Settings\n"
            "run(Settings(port=int(sys.argv[1]), location=Path(sys.argv[2]), "
            "pace=float(sys.argv[3]), is_limited=False), is_exact=True, opens_browser=False)"
        )
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    code,
                    str(self.port),
                    str(self.folder / "harena.db"),
                    self.pace,
                ],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            )
        for _ in range(400):
            try:
                if httpx.get(f"{self.base}/health", timeout=1).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(10)

    def stop(self) -> float:
        assert self._process is not None
        begin = time.perf_counter()
        self._process.terminate()
        self._process.wait(20)
        return time.perf_counter() - begin


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    made = Process(tmp_path).start()
    yield made
    made.kill()


# --- browsers -------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A headless Chromium for the whole run."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        lacks("playwright is missing")
    if not CHROMIUM:
        lacks("the program chromium is missing")
    with sync_playwright() as driver:
        found = driver.chromium.launch(
            executable_path=CHROMIUM,
            args=[
                "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
            ],
        )  # fmt: skip
        yield found
        found.close()


class Visitor:
    """A browser window whose complaints are collected: a test fails for any of them."""

    def __init__(self, chromium: Any, base: str, **options: Any) -> None:
        self.base = base
        self.context = chromium.new_context(
            **{"viewport": {"width": 1366, "height": 900}, "locale": "en", **options}
        )
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.may_fail = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def _console(self, message: Any) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.may_fail and "Failed to load resource" in message.text:
            return  # a planned outage, or an answer that a test provoked
        self.complaints.append(f"{message.type}: {message.text}")

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)

    def play_now(self, **choices: str) -> str:
        """Start a game against bots by the start page; its path."""
        self.go("/")
        form = "form:has(#play-now)"
        self.page.fill(f"{form} input[name=name]", choices.pop("name", "Ann"))
        for name, value in choices.items():
            self.page.check(f"{form} input[name={name}][value='{value}']", force=True)
        self.page.click("#play-now")
        self.page.wait_for_selector("#decision")
        return str(self.page.url.removeprefix(self.base))

    def choices(self) -> list[str]:
        """The ids of all buttons that act at once and can be seen."""
        css = "[data-action]:not([data-action=undo], [name=ask]):visible"
        found = self.page.locator(css)
        return [str(name) for name in found.evaluate_all("all => all.map(one => one.id)")]

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints


@pytest.fixture
def visitor(chromium: Any) -> Iterator[Callable[..., Visitor]]:
    """`visitor(base)` opens a window; at the end no console may have complained."""
    made: list[Visitor] = []

    def make(base: str, **options: Any) -> Visitor:
        made.append(Visitor(chromium, base, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()
