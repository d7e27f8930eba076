"""Many tables of people at once: how long until a move is seen, and what a kill loses.

    python -m benchmarks.web_load load             200 tables of four, one move a second at each
    python -m benchmarks.web_load kill             kill -9 at random moments under that load
    python -m benchmarks.web_load load --tables 50 --seconds 10

Nobody is played by a bot: every seat has a page with an open stream, and knows its choices from
that alone. The load comes from this process by loopback, the server is a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import statistics
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.web_client import Guest, Server, sit_down

import harena
from harena.rules import codes

CLOSED = 5.0
"""Seconds after which a page that has not come back counts as lost."""


def spread(values: list[float], unit: str = "ms") -> str:
    """Median, 95th and 99th percentile and the largest."""
    ordered = sorted(values)
    p95, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * at))] for at in (0.95, 0.99))
    middle = statistics.median(ordered)
    last = f"p95 {p95:.1f}, p99 {p99:.1f}, max {ordered[-1]:.1f}, n {len(ordered)}"
    return f"{middle:.1f} {unit} ({last})"


@dataclass
class Sent:
    """An answer that somebody sent."""

    seat: int
    action: str


@dataclass
class Match:
    """A table, its people, and what was accepted of them."""

    guests: list[Guest]
    rng: random.Random
    accepted: list[Sent] = field(default_factory=list)
    posted: float = 0.0
    listening: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The game's identifier."""
        return self.guests[0].table.rpartition("/")[2]

    def open(self, times: list[float]) -> None:
        """Open everybody's page."""

        def told(at: float) -> None:
            if self.posted:
                times.append((at - self.posted) * 1000)

        self.listening = [asyncio.create_task(guest.listen(told)) for guest in self.guests]

    def close(self) -> None:
        """Close everybody's page."""
        for task in self.listening:
            task.cancel()
        for guest in self.guests:
            guest.is_open = False

    def decider(self) -> int | None:
        """The seat whose page offers a choice."""
        return next((seat for seat, guest in enumerate(self.guests) if guest.choices), None)

    async def move(self) -> int | None:
        """One answer of whoever must decide, sent again until it is answered; its status."""
        seat = self.decider()
        if seat is None:
            return None
        guest = self.guests[seat]
        action, version = self.rng.choice(guest.choices), guest.version
        key = f"{self.rng.getrandbits(64):x}"
        guest.heard.clear()
        self.posted = time.perf_counter()
        while True:
            try:
                status = await guest.post(action, version, key)
                break
            except OSError:
                await asyncio.sleep(0.25)
        if status == 204:
            self.accepted.append(Sent(seat, action))
            while guest.version == version and not guest.is_over:
                await guest.heard.wait()  # nobody answers a board that he has answered
                guest.heard.clear()
        return status


async def settle(matches: list[Match]) -> None:
    """Wait until every page is open."""
    while not all(guest.is_open for match in matches for guest in match.guests):
        await asyncio.sleep(0.1)


async def play(match: Match, until: float, refused: Counter[int]) -> None:
    """One answer a second."""
    await asyncio.sleep(match.rng.random())
    while time.perf_counter() < until and not match.guests[0].is_over:
        begin = time.perf_counter()
        status = await match.move()
        if status not in (204, None):
            refused[status] += 1
        await asyncio.sleep(max(0.02, 1 - (time.perf_counter() - begin)))


async def seated(server: Server, tables: int) -> list[Match]:
    """So many tables, begun."""
    return [
        Match(await sit_down(server.port, 4, f"T{number}"), random.Random(number))
        for number in range(tables)
    ]


async def load(tables: int, seconds: float) -> float:
    """Post-to-push under load; the 99th percentile in ms."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        server.start()
        times: list[float] = []
        refused: Counter[int] = Counter()
        matches = await seated(server, tables)
        for match in matches:
            match.open(times)
        await settle(matches)
        used = server.cpu()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(play(match, until, refused) for match in matches))
        used = server.cpu() - used
        await asyncio.sleep(1)
        moves = sum(len(match.accepted) for match in matches)
        pushed = sum(guest.bytes for match in matches for guest in match.guests)
        count = sum(guest.messages for match in matches for guest in match.guests)
        print(f"harena: {tables} tables of 4, {moves / seconds:.0f} moves/s")
        print(f"  post to push   {spread(times)}   goal p99 250 ms")
        print(f"  refused {dict(refused)}, memory {server.memory():.0f} MB   goal none, 400 MB")
        print(
            f"  {pushed / count / 1024:.2f} KB a push, {used / moves * 1000:.2f} ms of CPU a move"
        )
        for match in matches:
            match.close()
        server.stop()
        return sorted(times)[int(len(times) * 0.99)]


# --- kills ----------------------------------------------------------------------------------------


async def kills(tables: int, times: int) -> int:
    """Kill the server so often under load; the number of faults found."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        server.start()
        refused: Counter[int] = Counter()
        matches = await seated(server, tables)
        for match in matches:
            match.open([])
        await settle(matches)
        over = asyncio.Event()
        rng = random.Random(9)
        finished: list[Match] = []

        async def go_on(place: int) -> None:
            while not over.is_set():
                match = matches[place]
                await play(match, time.perf_counter() + 5, refused)
                if match.guests[0].is_over:
                    await seen(match)
                    match.close()
                    finished.append(match)
                    guests = await anew(server, f"T{place}.{len(finished)}", over)
                    if guests is None:
                        return
                    matches[place] = Match(guests, random.Random(rng.getrandbits(40)))
                    matches[place].open([])

        going = [asyncio.create_task(go_on(place)) for place in range(tables)]
        back: list[float] = []
        lost = 0
        for number in range(times):
            await asyncio.sleep(rng.uniform(0.5, 3.0))
            waiting = [guest for match in matches for guest in match.guests if guest.is_open]
            begin = time.perf_counter()
            server.kill()
            for guest in waiting:
                guest.is_open = False
            starting = asyncio.to_thread(server.start)
            task = asyncio.create_task(starting)
            while waiting and time.perf_counter() - begin < 30:
                await asyncio.sleep(0.02)
                # Whoever has come back may have closed his page since, at the end of a game.
                back += [(one.opened - begin) * 1000 for one in waiting if one.opened > begin]
                waiting = [one for one in waiting if one.opened <= begin]
            await task
            lost += len(waiting)
            if number % 10 == 9:
                print(f"  {number + 1} kills", flush=True)
        over.set()
        await asyncio.gather(*going)
        for match in matches:
            match.close()
        server.stop()
        late = sum(at > CLOSED * 1000 for at in back)
        faults = lost + sum([await check(server, match) for match in (*matches, *finished)])
        moves = sum(len(match.accepted) for match in (*matches, *finished))
        print(f"{times} kills, {tables} tables of 4, {moves} answers accepted, {dict(refused)} not")
        print(f"  page back after  {spread(back)}, {late} later than {CLOSED:.0f} s   goal none")
        print(f"  lost, doubled or out of order: {faults}   goal none")
        return faults + late


async def seen(match: Match) -> None:
    """Wait until everybody's page is back and shows the end: only then do people close it."""
    while not all(guest.is_open and guest.is_over for guest in match.guests):
        await asyncio.sleep(0.1)


async def anew(server: Server, name: str, over: asyncio.Event) -> list[Guest] | None:
    """Another table, whatever is killed meanwhile."""
    while not over.is_set():
        try:
            return await sit_down(server.port, 4, name)
        except OSError:
            await asyncio.sleep(0.5)
    return None


async def check(server: Server, match: Match) -> int:
    """Whether the stored game holds every accepted answer, once and in order; the faults."""
    from harena.store import Store
    from harena.web.tables.forced import PUBLIC_FORCE
    from harena.web.tables.table import Table

    store = await Store.open(server.database)
    log = await store.load(match.id)
    await store.close()
    game = Table.opening(log.game.settings)
    expected = [(sent.seat, text) for sent in match.accepted for text in sent.action.split("; ")]
    for event in log.events:
        decision, legal = game.decision, game.legal_actions
        assert decision is not None
        assert event.action is not None
        if decision.player != codes.CHANCE:
            seat, text = expected[0] if expected else (codes.NOBODY, "")
            if decision.player == seat and told(game, text) == event.action:
                expected.pop(0)
            elif len(legal) > 1 or not (
                decision.kind in PUBLIC_FORCE or int(legal[0]) == codes.PASS
            ):
                print(f"  {match.id}: nobody was told of {game.format_action(event.action)}")
                return 1
        game.play(event.action)
    if expected:
        print(f"  {match.id}: {len(expected)} accepted answers are not there")
    return len(expected)


def told(game: harena.Game, text: str) -> int | None:
    """The number of an action's text where it fits."""
    try:
        return int(game.parse_action(text))
    except harena.HarenaError:
        return None


# --- the command line -----------------------------------------------------------------------------


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("part", choices=["load", "kill"])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--kills", type=int, default=50)
    given: Any = parser.parse_args()
    print(machine())
    if given.part == "kill":
        return 1 if asyncio.run(kills(given.tables, given.kills)) else 0
    asyncio.run(load(given.tables, given.seconds))
    return 0


def machine() -> str:
    """Where this runs."""
    engine = "compiled" if harena.compiled else "interpreted"
    return (
        f"{processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, "
        f"Python {platform.python_version()}, rules {engine}"
    )


def processor() -> str:
    """The processor's name."""
    for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
        if line.startswith("model name"):
            return line.partition(": ")[2]
    return platform.machine()


if __name__ == "__main__":
    raise SystemExit(main())
