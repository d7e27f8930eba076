"""One server per database, whatever becomes of the first."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.store.tables import user

from harena.store import Store, StoreInUse
from harena.store.lock import ServerLock

SERVE = """
import asyncio, os, pathlib, sys
from harena.store import Store
async def main():
    async with await Store.open(pathlib.Path(sys.argv[1])) as store:
        if len(sys.argv) > 2 and os.fork() == 0:  # a bot, say, that outlives its server
            os.write(1, b"%d\\n" % os.getpid())
            import time
            time.sleep(60)
            os._exit(0)
        os.write(1, b"serving\\n")
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(main())
"""

pytestmark = pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")


def serve(path: Path, *more: str) -> subprocess.Popen[str]:
    """Another process that serves the database until its input ends."""
    return subprocess.Popen(
        [sys.executable, "-W", "ignore::DeprecationWarning", "-c", SERVE, str(path), *more],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def line_of(process: subprocess.Popen[str]) -> str:
    """The next line that it prints."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


async def test_the_second_says_so_and_stops(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    with serve(path) as first:
        assert line_of(first) == "serving"
        with pytest.raises(StoreInUse) as told:
            await Store.open(path)
        assert f"process {first.pid}" in str(told.value)
        assert str(path) in str(told.value)
        # A link to it is the same database.
        (tmp_path / "alias.db").symlink_to(path)
        with pytest.raises(StoreInUse):
            await Store.open(tmp_path / "alias.db")
        # Whoever only reads may.
        async with await Store.open(path, read_only=True) as reader:
            await reader.public_games()
        first.communicate("")
    assert first.returncode == 0
    async with await Store.open(path) as store:
        await user(store)


async def test_the_lock_ends_with_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    for _ in range(3):
        with serve(path) as first:
            assert line_of(first) == "serving"
            first.kill()
            first.wait()
        async with await Store.open(path) as store:
            await user(store)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
async def test_a_forked_child_does_not_keep_it(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    with serve(path, "fork") as first:
        lines = {line_of(first), line_of(first)}
        (child,) = (int(line) for line in lines - {"serving"})
        try:
            first.kill()
            first.wait()
            async with await Store.open(path) as store:
                await user(store)
        finally:
            os.kill(child, signal.SIGKILL)


async def test_not_twice_in_one_process(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    async with await Store.open(path) as store:
        for _ in range(2):
            with pytest.raises(StoreInUse, match="in this process"):
                await Store.open(path)
        await user(store)
        with serve(path) as other:  # the refused ones have not given it away
            assert line_of(other) == ""
            other.communicate()
        assert other.returncode != 0
    async with await Store.open(path):
        pass


def test_a_lock_let_go_can_be_taken(tmp_path: Path) -> None:
    first, second = ServerLock(tmp_path / "x.db"), ServerLock(tmp_path / "x.db")
    first.acquire()
    first.release()
    first.release()
    second.acquire()
    second.release()


async def test_a_failed_start_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    path.write_text("Dear diary")
    with pytest.raises(Exception, match="not a database"):
        await Store.open(path)
    path.unlink()
    async with await Store.open(path):
        pass
