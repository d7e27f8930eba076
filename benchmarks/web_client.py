"""Browsers without a screen for the measurements: a kept connection, a cookie, an open stream."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from html import unescape
from pathlib import Path
from urllib.parse import urlencode, urlsplit

ROOT = Path(__file__).resolve().parent.parent
SERVER = (
    "import sys; from pathlib import Path\n"
    "from harena.web.serve import run; from harena.web.settings import Settings\n"
    "run(Settings(port=int(sys.argv[1]), location=Path(sys.argv[2]), pace=0.0, is_limited=False),"
    " is_exact=True, opens_browser=False, is_quiet=True)"
)
PIECE = re.compile(
    r'<hx-partial hx-target="#([^"]+)" hx-swap="[^"]+">(.*?)</hx-partial>', re.DOTALL
)
ACTION = re.compile(r'data-action="([^"]*)"')
VERSION = re.compile(r'name="version" value="([^"]*)"')
RETRY = 0.25
"""Seconds until a stream that was cut is asked for again (the page's script begins with 0.5)."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process with its database in a folder; it can be killed and started again."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self.database = Path(folder, "harena.db")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; the seconds to the first byte of the first page."""
        begin = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(self.port), str(self.database)],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
        request = f"GET / HTTP/1.0\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode()
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 5) as one:
                    one.sendall(request)
                    if one.recv(20):
                        return time.perf_counter() - begin
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError("the server did not start: see what it said") from None
                time.sleep(0.005)

    def kill(self) -> None:
        """Let the system end it at once (kill -9)."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it as a person would."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)

    def cpu(self) -> float:
        """The seconds of processor time it has used."""
        assert self.process is not None
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Its resident memory in MB."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return int(found[1]) / 1024


class Browser:
    """A connection that is kept, a cookie, and forms: as little client as possible."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, form: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Send a request; status, headers and body of the answer. OSError if there is none."""
        try:
            return await self._ask(method, path, form)
        except (OSError, asyncio.IncompleteReadError) as error:
            await self.close()
            raise OSError("no answer") from error

    async def _ask(
        self, method: str, path: str, form: dict[str, str] | None
    ) -> tuple[int, dict[str, str], bytes]:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self.host, self.port)
        assert self._reader is not None
        self._writer.write(self.request(method, path, form))
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status = int(head.split(" ", 2)[1])
        headers: dict[str, str] = {}
        for line in head.strip().split("\r\n")[1:]:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
            if line.lower().startswith("set-cookie: harena="):
                self.cookie = value.partition(";")[0]
        body = await self._reader.readexactly(int(headers.get("content-length", 0)))
        return status, headers, body

    def request(
        self, method: str, path: str, form: dict[str, str] | None = None, *, is_packed: bool = False
    ) -> bytes:
        """The bytes of a request."""
        body = urlencode(form or {}).encode() if form is not None else b""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Origin: http://{self.host}:{self.port}",
            "Accept-Encoding: gzip" if is_packed else "HX-Request: true",
            f"Cookie: {self.cookie}",
        ]
        if form is not None:
            lines.append("Content-Type: application/x-www-form-urlencoded")
            lines.append(f"Content-Length: {len(body)}")
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None


class Guest:
    """One who sits at a table, with its page open: he knows his choices from the stream alone."""

    def __init__(self, port: int, name: str) -> None:
        self.browser = Browser("127.0.0.1", port)
        self.name = name
        self.table = ""
        self.heard = asyncio.Event()
        self.at = 0.0
        self.version = ""
        self.state = ""
        """What the page shows, as the server calls it: asked for again with that."""
        self.messages = 0
        self.bytes = 0
        self.is_open = False
        self.opened = 0.0
        """When its stream was last opened (of `time.perf_counter`)."""
        self._choices: dict[str, list[str]] = {}
        self._is_over = False

    @property
    def choices(self) -> list[str]:
        """What he may answer now."""
        return [text for texts in self._choices.values() for text in texts]

    @property
    def is_over(self) -> bool:
        """Whether his page shows the end of the game."""
        return self._is_over

    async def listen(self, told: Callable[[float], None] = lambda _: None) -> None:
        """Read the stream until cancelled, opening it again whenever it is cut.

        `told` hears when a message came (of `time.perf_counter`).
        """
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, zlib.error):
                await self._listen(told)
            self.is_open = False
            await asyncio.sleep(RETRY)

    async def _listen(self, told: Callable[[float], None]) -> None:
        browser = self.browser
        reader, writer = await asyncio.open_connection(browser.host, browser.port, limit=1 << 20)
        try:
            where = f"{self.table}/stream?state={self.state}"
            writer.write(browser.request("GET", where, is_packed=True))
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 200 " not in head.split(b"\r\n")[0]:
                raise OSError("no stream")
            unpack = zlib.decompressobj(16 + zlib.MAX_WBITS)
            text = ""
            while size := int((await reader.readline()).strip() or b"0", 16):
                chunk = await reader.readexactly(size)
                await reader.readexactly(2)
                at = time.perf_counter()
                self.bytes += len(chunk)
                text += unpack.decompress(chunk).decode()
                *events, text = text.split("\n\n")
                for event in events:
                    if not self.is_open:
                        self.is_open, self.opened = True, at
                    if "event: beat" not in event:
                        self._read(event)
                        self.at = at
                        self.messages += 1
                        self.heard.set()
                        told(at)
        finally:
            writer.close()

    def _read(self, event: str) -> None:
        lines = event.split("\n")
        self.state = next((line[4:] for line in lines if line.startswith("id: ")), self.state)
        data = "\n".join(line[6:] for line in lines if line.startswith("data: "))
        for name, html in PIECE.findall(data):
            actions = dict.fromkeys(unescape(action) for action in ACTION.findall(html))
            self._choices[name] = [action for action in actions if action != "undo"]
            if name == "version":
                found = VERSION.search(html)
                self.version = found[1] if found else ""
            if 'id="see-end"' in html:
                self._is_over = True

    async def post(self, action: str, version: str, key: str) -> int:
        """Send an answer; the status."""
        form = {"action": action, "version": version, "key": key}
        status, _, _ = await self.browser.ask("POST", f"{self.table}/actions", form)
        return status


async def sit_down(port: int, seats: int, name: str) -> list[Guest]:
    """A new table with so many people, in the order of their seats, its game begun."""
    guests = [Guest(port, f"{name} {letter}") for letter in "ABCDE"[:seats]]
    host = guests[0]
    form = {"kind": "friends", "name": host.name, "players": str(seats)}
    _, headers, _ = await host.browser.ask("POST", "/tables", form)
    table = headers["location"]
    _, _, body = await host.browser.ask("GET", table)
    found = re.search(r'value="(https?://[^"]*/join/[^"]*)"', body.decode())
    assert found is not None, "the page of the chairs has no link"
    path = urlsplit(unescape(found[1])).path
    for guest in guests[1:]:
        status, _, _ = await guest.browser.ask("POST", path, {"name": guest.name})
        assert status == 303, status
    status, _, _ = await host.browser.ask("POST", f"{table}/start", {})
    assert status == 303, status
    for guest in guests:
        guest.table = table
    return guests
