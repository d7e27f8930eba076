"""How fast the table in the browser is: first page, sizes, rendering, posts and pushes, a load.

    python benchmarks/web.py             everything
    python benchmarks/web.py render      one part: start, size, render, latency, load

Figures are medians with the 95th percentile behind them; the machine is named. The server runs as
a process of its own with `synchronous=FULL`; the load comes from this process, by loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import os
import platform
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import harena
from harena.rules import codes
from harena.web import board, live, statics
from harena.web.logbook import LogBook
from harena.web.table import Table

ROOT = Path(__file__).resolve().parent.parent
SERVER = (
    "import sys; from pathlib import Path\n"
    "from harena.web.serve import run; from harena.web.settings import Settings\n"
    "run(Settings(port=int(sys.argv[1]), location=Path(sys.argv[2]), pace=0.0, is_limited=False),"
    " is_exact=True, opens_browser=False, is_quiet=True)"
)


def spread(values: list[float], unit: str = "ms") -> str:
    """Median and 95th and 99th percentile."""
    ordered = sorted(values)
    p95, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * at))] for at in (0.95, 0.99))
    middle = statistics.median(ordered)
    return f"{middle:.2f} {unit} (p95 {p95:.2f}, p99 {p99:.2f}, n {len(ordered)})"


@contextmanager
def serving() -> Iterator[tuple[str, int, subprocess.Popen[bytes], float]]:
    """A server process on a fresh database: host, port, process, seconds to the first page."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        begin = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(port), str(Path(folder, "harena.db"))],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
        try:
            while True:
                try:
                    with socket.create_connection(("127.0.0.1", port), 1) as one:
                        one.sendall(f"GET / HTTP/1.0\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
                        if one.recv(20):
                            break
                except OSError:
                    time.sleep(0.005)
            yield "127.0.0.1", port, process, time.perf_counter() - begin
        finally:
            process.terminate()
            process.wait(20)


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
        """Send a request; status, headers and body of the answer."""
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
        for line in head.split("\r\n"):
            if line.lower().startswith("set-cookie: harena="):
                self.cookie = line.split(": ", 1)[1].partition(";")[0]
        body = await self._reader.readexactly(int(headers.get("content-length", 0)))
        return status, headers, body

    def request(self, method: str, path: str, form: dict[str, str] | None = None) -> bytes:
        """The bytes of a request."""
        body = urlencode(form or {}).encode() if form is not None else b""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Origin: http://{self.host}:{self.port}",
            "HX-Request: true",
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


class Ear:
    """An open stream: when its last message came, and its bytes so far."""

    def __init__(self) -> None:
        self.heard = asyncio.Event()
        self.bytes = 0
        self.messages = 0
        self.at = 0.0

    async def listen(self, browser: Browser, table: str) -> None:
        """Read until cancelled."""
        reader, writer = await asyncio.open_connection(browser.host, browser.port, limit=1 << 20)
        request = browser.request("GET", f"{table}/stream").replace(
            b"HX-Request: true", b"Accept-Encoding: gzip"
        )
        writer.write(request)
        await reader.readuntil(b"\r\n\r\n")
        while chunk := await reader.read(1 << 16):
            self.at = time.perf_counter()
            self.bytes += len(chunk)
            self.messages += 1
            self.heard.set()
        writer.close()


def actions(html: str) -> list[str]:
    """What the buttons of a page send."""
    found = re.findall(r'data-action="([^"]*)"', html)
    return [text for text in map(unescape, dict.fromkeys(found)) if text != "undo"]


def version(html: str) -> str:
    """The version that a page answers."""
    found = re.search(r'name="version" value="([^"]*)"', html)
    return found[1] if found else ""


# --- the parts ------------------------------------------------------------------------------------


def measure_start() -> None:
    """From the start of the process to the first page."""
    times = []
    for _ in range(7):
        with serving() as (_, _, _, seconds):
            times.append(seconds * 1000)
    print(f"start to first page       {spread(times)}   goal 1000 ms")


def measure_size() -> None:
    """Everything a first visit to a table may load, compressed."""
    total = sum(
        len(file.packed or file.body)
        for name, file in statics.files().items()
        if not name.endswith((".txt", ".json"))
    )
    game, _ = played(60)
    sitters = tuple(board.Sitter(name) for name in game.names)
    sheet = board.sheet(game.view(0), board.Extra(sitters), "en")
    page = len(gzip.compress("".join(sheet.values()).encode()))
    print(f"files, first visit        {(total + page) / 1024:.1f} KB, all fonts   goal 150 KB")


def played(steps: int, seed: int = 5) -> tuple[harena.Game, harena.Chance]:
    """A game after so many actions."""
    game, chance = harena.Game.new("colossal-arena", players=4, seed=seed), harena.Chance(seed)
    bots = [harena.make_bot("random", seat) for seat in range(4)]
    while not game.is_over and len(game.history) < steps:
        decision = game.decision
        assert decision is not None
        who = decision.player
        chooser = chance if who == codes.CHANCE else bots[who]
        game.play(chooser.choose(game.view(who), game.legal_actions))
    return game, chance


def measure_render() -> None:
    """From a changed game to the message for one viewer, and the size of that message."""
    times: list[float] = []
    cold: list[float] = []
    sizes: list[float] = []
    for seed in range(12):
        game, chance = played(0, seed)
        bots = [harena.make_bot("greedy", seat) for seat in range(4)]
        sitters = tuple(board.Sitter(name) for name in game.names)
        books = [LogBook() for _ in range(4)]
        packers = [live.Packer() for _ in range(4)]
        shown: list[board.Sheet] = [{} for _ in range(4)]
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            if decision.player != codes.CHANCE:
                for seat in range(4):
                    begin = time.perf_counter()
                    view = game.view(seat)
                    after = Table._after_no_bet(game, view)
                    extra = board.Extra(sitters, str(len(view.history)), False, after, "x")
                    sheet = board.sheet(view, extra, "en", books[seat])
                    message = live.message(shown[seat], sheet)
                    took = (time.perf_counter() - begin) * 1000
                    if shown[seat] and message:
                        (cold if seed < 2 else times).append(took)
                        sizes.append(len(packers[seat](message.encode())) / 1024)
                    shown[seat] = sheet
            chooser = chance if decision.player == codes.CHANCE else bots[decision.player]
            game.play(chooser.choose(game.view(decision.player), game.legal_actions))
    print(f"render for one viewer     {spread(times)}   goal 0.5 ms")
    print(f"  in the first two games  {spread(cold)}")
    print(f"push, compressed          {spread(sizes, 'KB')}   goal 4 KB")


async def _latency() -> None:
    with serving() as (host, port, _, _):
        times: list[float] = []
        rng = random.Random(1)
        while len(times) < 100:
            ann = Browser(host, port)
            form = {"kind": "bots", "name": "Ann", "players": "2", "bots": "random"}
            _, headers, _ = await ann.ask("POST", "/tables", form)
            table = headers["location"]
            ear = Ear()
            listening = asyncio.create_task(ear.listen(ann, table))
            await ear.heard.wait()
            while len(times) < 100:
                _, _, body = await ann.ask("GET", table)
                html = body.decode()
                if 'id="see-end"' in html:
                    break
                choices = actions(html)
                if not choices:
                    continue
                ear.heard.clear()
                begin = time.perf_counter()
                form = {"action": rng.choice(choices), "version": version(html)}
                status, _, _ = await ann.ask("POST", f"{table}/actions", form)
                if status != 204:
                    continue
                await asyncio.wait_for(ear.heard.wait(), 5)
                times.append((ear.at - begin) * 1000)
            listening.cancel()
            await ann.close()
        print(f"post to own push          {spread(times)}   (without a browser; goal 60 ms with)")


def measure_latency() -> None:
    """From a post to the push on one's own stream, one table."""
    asyncio.run(_latency())


async def _load(tables: int, seats: int, seconds: float) -> None:
    with serving() as (host, port, process, _):
        people: list[tuple[Browser, str, list[Ear]]] = []
        tasks = []
        for _ in range(tables):
            ann = Browser(host, port)
            form = {"kind": "bots", "name": "Ann", "players": str(seats), "bots": "random"}
            _, headers, _ = await ann.ask("POST", "/tables", form)
            ears = [Ear() for _ in range(seats)]
            for ear in ears:
                tasks.append(asyncio.create_task(ear.listen(ann, headers["location"])))
            people.append((ann, headers["location"], ears))
        await asyncio.sleep(1)
        times: list[float] = []
        errors: list[int] = []
        end = time.perf_counter() + seconds

        async def play(ann: Browser, table: str, ears: list[Ear], delay: float) -> None:
            rng = random.Random(table)
            await asyncio.sleep(delay)
            while time.perf_counter() < end:
                begin = time.perf_counter()
                _, _, body = await ann.ask("GET", f"{table}/board")
                html = body.decode()
                choices = actions(html)
                if not choices:
                    if 'id="see-end"' in html:
                        return
                    await asyncio.sleep(0.2)
                    continue
                for ear in ears:
                    ear.heard.clear()
                sent = time.perf_counter()
                form = {"action": rng.choice(choices), "version": version(html)}
                status, _, _ = await ann.ask("POST", f"{table}/actions", form)
                if status != 204:
                    errors.append(status)
                    continue
                for ear in ears:
                    await asyncio.wait_for(ear.heard.wait(), 10)
                    times.append((ear.at - sent) * 1000)
                await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - begin)))

        await asyncio.gather(*(play(*one, delay=n / tables) for n, one in enumerate(people)))
        memory = _memory(process.pid)
        for task in tasks:
            task.cancel()
        print(f"load: {tables} tables of {seats}      {spread(times)}   goal p99 250 ms")
        told = f"{len(errors)} refused {sorted(set(errors))}, memory {memory:.0f} MB"
        print(f"  {told}   goal none, 400 MB")


def _memory(pid: int) -> float:
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def measure_load(tables: int = 200, seconds: float = 20) -> None:
    """Many tables with four open streams each, one answer a second at each."""
    asyncio.run(_load(tables, 4, seconds))


PARTS = {
    "start": measure_start,
    "size": measure_size,
    "render": measure_render,
    "latency": measure_latency,
    "load": measure_load,
}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure the table in the browser.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="which parts; all if none")
    given = parser.parse_args()
    engine = "compiled" if harena.compiled else "interpreted"
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"rules {engine}, zlib {zlib.ZLIB_RUNTIME_VERSION}"
    )
    for part in given.parts or PARTS:
        PARTS[part]()


if __name__ == "__main__":
    main()
