"""`kill -9` at any moment: nothing that was accepted is lost, nothing is there twice.

A kill cannot tell whether the disk was synced, since the system keeps what was written; that the
connections ask for it is in test_sqlite_files, that it happens before the answer is here as well.
"""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.store.places import Place
from tests.store.tables import actions, table

from harena.store import Key, NewEvent, Store
from harena.store.schema import chat

APPENDER = Path(__file__).with_name("appender.py")
LIMIT_S = 5.0  # what a recovery may take


def environment() -> dict[str, str]:
    """Of a child that finds what this process finds."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@dataclass
class Ledger:
    """What the killed processes had been told."""

    user: str = ""
    accepted: dict[str, int] = field(default_factory=dict)  # events of a game, at least
    keys: dict[str, tuple[str, int]] = field(default_factory=dict)  # accepted
    asked: dict[str, tuple[str, int]] = field(default_factory=dict)  # whatever became of it
    said: dict[int, str] = field(default_factory=dict)

    def read(self, output: str) -> int:
        """Take in what a process printed; how much of it was accepted."""
        count = 0
        for line in output.splitlines(keepends=True):
            if not line.endswith("\n"):
                break
            what, game, number, word = line.split()
            if what == "ready":
                self.user = word
            elif what == "asked":
                self.asked[word] = (game, int(number))
            elif what == "said":
                self.said[int(number)] = word
            else:
                count += 1
                self.accepted[game] = int(number)
                self.keys[word] = (game, int(number))
        return count


def run_and_kill(place: Place, ledger: Ledger, seconds: float) -> int:
    """Let it append for so long after it began, then kill it."""
    with subprocess.Popen(
        [sys.executable, str(APPENDER), str(place.location)],
        stdout=subprocess.PIPE,
        env=environment(),
    ) as child:
        assert child.stdout is not None
        begun = child.stdout.readline()
        ledger.read(begun.decode())
        assert begun.startswith(b"ready")
        time.sleep(seconds)
        child.kill()
        count = ledger.read(child.stdout.read().decode())
        child.wait()
    assert child.returncode == -9, "it ended before it was killed"
    return count


async def check(store: Store, ledger: Ledger) -> None:
    """Nothing lost, nothing doubled."""
    for game, least in ledger.accepted.items():
        log = await store.load(game)
        assert log.game.seq == len(log.events) >= least
        assert [one.seq for one in log.events] == list(range(log.game.seq))
        # Every event says which one it was to be.
        assert [one.data["seq"] for one in log.events] == list(range(log.game.seq))
        assert [one.seat for one in log.pending] != []
    for key, (game, seq) in ledger.keys.items():
        told = await store.answered(game, Key(ledger.user, key))
        assert told is not None, f"{key} was accepted and is lost"
        assert told.seq == seq
    if ledger.said:
        rows = await store.read(
            lambda tx: tx.connection.execute(select(chat.c.id, chat.c.body)).all()
        )
        lines = dict(rows)
        for number, body in ledger.said.items():
            assert lines[number].replace(" ", "-") == body
        assert len(set(lines.values())) == len(lines)


async def check_the_unanswered(store: Store, ledger: Ledger) -> None:
    """Whoever repeats what was not answered is served once, whether it had been written or not."""
    asked, ledger.asked = ledger.asked, {}
    for key, (game, seq) in asked.items():
        if key in ledger.keys:
            continue
        now = (await store.game(game)).seq
        told = await store.answered(game, Key(ledger.user, key))
        if told is not None:
            assert told.seq == seq
            continue
        again = [NewEvent("action", data={"seq": now})]
        first = await store.append(game, now, again, key=Key(ledger.user, key))
        second = await store.append(game, now, again, key=Key(ledger.user, key))
        assert (first.repeated, second.repeated) == (False, True)
        assert (await store.game(game)).seq == now + 1


async def kill_often(place: Place, kills: int) -> int:
    """Kill so often at random moments; how much was accepted in all."""
    ledger = Ledger()
    luck = random.Random()
    total = 0
    for _ in range(kills):
        total += run_and_kill(place, ledger, luck.uniform(0.0, 0.4))
        begun = time.perf_counter()
        async with await place.open() as store:
            assert time.perf_counter() - begun < LIMIT_S
            await check(store, ledger)
            if luck.random() < 0.3:
                await check_the_unanswered(store, ledger)
    return total


async def test_kill_9(place: Place) -> None:
    assert await kill_often(place, 4) > 0


def kill_while_it_starts(place: Place, seconds: float) -> None:
    """Kill a process so long after it began, while it makes the database, say."""
    with subprocess.Popen(
        [sys.executable, str(APPENDER), str(place.location)],
        stdout=subprocess.DEVNULL,
        env=environment(),
    ) as child:
        time.sleep(seconds)
        child.kill()


async def start_and_kill(place: Place, luck: random.Random) -> None:
    """After a start that was killed somewhere the next one finds all or nothing."""
    kill_while_it_starts(place, luck.uniform(0.2, 0.8))
    async with await place.open() as store:
        made = await table(store)
        await store.append(made.id, 0, actions(1))


async def test_kill_9_at_the_first_start(unmade_place: Place) -> None:
    await start_and_kill(unmade_place, random.Random())


@pytest.mark.soak
async def test_kill_9_at_thirty_first_starts(tmp_path: Path) -> None:
    luck = random.Random()
    for number in range(30):
        await start_and_kill(Place("sqlite", tmp_path / str(number) / "harena.db"), luck)


@pytest.mark.soak
async def test_kill_9_fifty_times(tmp_path: Path) -> None:
    assert await kill_often(Place("sqlite", tmp_path / "harena.db"), 50) > 1_000


def test_the_log_is_synced_before_the_answer(
    tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    """What the system was asked, in order: between two answers to one game there is a sync."""
    strace = require_tool("strace")
    trace = tmp_path / "trace"
    command = [strace, "-f", "-o", str(trace), "-e", "trace=fdatasync,fsync,write", "-s", "200"]
    with subprocess.Popen(
        [*command, sys.executable, str(APPENDER), str(tmp_path / "harena.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        begun = child.stdout.readline()
        if begun:
            time.sleep(1)
            os.killpg(child.pid, signal.SIGKILL)  # what is traced goes on without its tracer
        child.communicate()
    if not begun:
        pytest.skip("strace is not allowed to trace here")
    synced = 0
    answers: dict[str, int] = {}
    for line in trace.read_text(errors="replace").splitlines():
        if re.search(r"(fdatasync|fsync)(\(| resumed).*= 0", line):
            synced += 1
        elif found := re.search(r'write\(1, "(asked|accepted) (\w+) ', line):
            what, game = found.groups()
            if what == "asked":
                answers[game] = synced
            else:
                assert synced > answers[game], "answered without a sync"
    assert len(answers) > 1
    assert synced > 5
