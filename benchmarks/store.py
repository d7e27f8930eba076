"""How many moves a second the store makes durable, and how long one takes.

    python benchmarks/store.py                        SQLite in a new folder under the current one
    python benchmarks/store.py --compare              also other ways to drive SQLite
    python benchmarks/store.py --url postgresql://... the same on PostgreSQL
    python benchmarks/store.py --json figures.json    the figures as a file too

A move is what one post of a player writes: his action and the drawn card that follows (two events),
who must decide next and until when, and the idempotency key with its answer. It counts when
`append` has returned: synced, with `synchronous=FULL`. Every run begins with a new database; run it
on the disk that you mean, since a memory disk syncs nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy

from harena.store import Key, NewEvent, NewSeat, Pending, Store, Transaction
from harena.store import events as events_
from harena.store.sqlite import SqliteBackend

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    Append = Callable[..., Awaitable[Any]]

GOAL = 1_000.0
SEATS = 4


@dataclass(frozen=True)
class Run:
    """What one run came to; times in milliseconds."""

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    group_mean: float
    group_largest: int


@dataclass(frozen=True)
class Options:
    """What is run."""

    games: int
    seconds: float
    runs: int
    busy: float = 0.0


def move(game: str, seq: int, user: str, player: int) -> dict[str, Any]:
    """The arguments of an append that stands for a move."""
    return {
        "game": game,
        "expected_seq": seq,
        "new": [
            NewEvent("action", player=player, action=1 + seq % 176),
            NewEvent("action", player=6, action=1 + (seq * 31) % 102),
        ],
        "key": Key(user, f"{seq:08d}-4b1c-8a55-0f8a3c1d"),
        "answer": {"status": 204, "version": seq + 2},
        "pending": [Pending((player + 1) % SEATS, due=datetime.now(UTC) + timedelta(seconds=60))],
    }


async def play(append: Append, game: str, user: str, until: float, took: list[float]) -> None:
    """One table: the next move is made when the last one is durable."""
    seq = player = 0
    while time.perf_counter() < until:
        begun = time.perf_counter()
        await append(**move(game, seq, user, player))
        took.append(time.perf_counter() - begun)
        seq += 2
        player = (player + 1) % SEATS


async def keep_busy(share: float, until: float) -> None:
    """Use that share of the event loop's time, as a web server's pages would, in turns of 2 ms."""
    while time.perf_counter() < until:
        stop = time.perf_counter() + 0.002
        while time.perf_counter() < stop:
            pass
        await asyncio.sleep(0.002 * (1 - share) / share)


async def tables(store: Store, count: int) -> list[tuple[str, str]]:
    """New games and the user who moves in each."""
    made = []
    for number in range(count):
        user = (await store.create_user(f"Guest {number}", "en")).user.id
        chairs = [NewSeat(user=user), *[NewSeat(bot="greedy")] * (SEATS - 1)]
        game = await store.create_game({}, chairs, engine="bench", owner=user)
        made.append((game.id, user))
    return made


async def measure(
    append: Append,
    games: list[tuple[str, str]],
    options: Options,
    sizes: Callable[[], dict[int, int]],
) -> Run:
    """One run over games that have no events yet."""
    took: list[float] = []
    before = sizes()
    begun = time.perf_counter()
    until = begun + options.seconds
    tasks = [play(append, game, user, until, took) for game, user in games]
    if options.busy:
        tasks.append(keep_busy(options.busy, until))
    await asyncio.gather(*tasks)
    elapsed = time.perf_counter() - begun
    took.sort()
    groups = {size: count - before.get(size, 0) for size, count in sizes().items()}
    total = sum(groups.values())
    return Run(
        moves_per_s=len(took) / elapsed,
        p50_ms=1e3 * took[len(took) // 2],
        p99_ms=1e3 * took[int(len(took) * 0.99)],
        worst_ms=1e3 * took[-1],
        group_mean=sum(size * count for size, count in groups.items()) / total if total else 0,
        group_largest=max((size for size, count in groups.items() if count), default=0),
    )


async def run_store(location: Path | str, options: Options, group_limit: int = 128) -> Run:
    """The store as it is."""
    async with await Store.open(location, group_limit=group_limit) as store:
        games = await tables(store, options.games)
        return await measure(store.append, games, options, lambda: store.group_sizes)


async def run_single(location: Path | str, options: Options) -> Run:
    """The store with one transaction for each move."""
    return await run_store(location, options, group_limit=1)


async def run_aiosqlite(location: Path | str, options: Options) -> Run:
    """The same functions in the same groups, driven by aiosqlite from the event loop."""
    async with await Store.open(location) as store:
        games = await tables(store, options.games)
    async with aiosqlite_append(Path(location)) as (append, sizes):
        return await measure(append, games, options, lambda: dict(sizes))


@asynccontextmanager
async def aiosqlite_append(path: Path) -> AsyncIterator[tuple[Append, dict[int, int]]]:
    """An append that commits what waits, with SQLAlchemy's asyncio engine over aiosqlite."""
    from sqlalchemy import event
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("foreign_keys=ON", "synchronous=FULL", "journal_mode=WAL"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: sqlalchemy.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    queue: asyncio.Queue[tuple[dict[str, Any], asyncio.Future[Any]]] = asyncio.Queue()
    sizes: dict[int, int] = {}

    async def append(**given: Any) -> Any:
        waiter: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        queue.put_nowait((given, waiter))
        return await waiter

    async def commit(group: list[tuple[dict[str, Any], asyncio.Future[Any]]]) -> list[Any]:
        now = datetime.now(UTC)
        answers = []
        async with engine.begin() as connection:
            for given, _ in group:
                async with connection.begin_nested():
                    answers.append(await connection.run_sync(append_now, now, given))
        return answers

    async def serve() -> None:
        while True:
            group = [await queue.get()]
            while not queue.empty():
                group.append(queue.get_nowait())
            answers = await commit(group)
            sizes[len(group)] = sizes.get(len(group), 0) + 1
            for (_, waiter), answer in zip(group, answers, strict=True):
                waiter.set_result(answer)

    server = asyncio.create_task(serve())
    try:
        yield append, sizes
    finally:
        server.cancel()
        await asyncio.gather(server, return_exceptions=True)
        await engine.dispose()


def append_now(connection: sqlalchemy.Connection, now: datetime, given: dict[str, Any]) -> Any:
    """The store's own append, on a connection of somebody else."""
    return events_.append(Transaction(connection, now), **given)


def sync_ms(folder: Path) -> float:
    """The median time of one fsync of 4 KiB in that folder, in milliseconds."""
    path = folder / "sync"
    took = []
    handle = os.open(path, os.O_CREAT | os.O_WRONLY, 0o600)
    for _ in range(200):
        os.write(handle, b"x" * 4096)
        begun = time.perf_counter()
        os.fsync(handle)
        took.append(time.perf_counter() - begun)
    os.close(handle)
    path.unlink()
    return 1e3 * statistics.median(took)


def machine(folder: Path) -> dict[str, Any]:
    """What it ran on."""
    processor = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":")[1] for line in info.read_text().splitlines() if "model name" in line
        ]
        processor = names[0].strip() if names else processor
    return {
        "processor": processor,
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "sqlalchemy": sqlalchemy.__version__,
        "fsync_ms": round(sync_ms(folder), 3),
    }


def pragmas(folder: Path) -> dict[str, Any]:
    """How durable the measured connection is, asked of the connection itself."""
    engine = SqliteBackend(folder / "pragmas" / "harena.db")
    engine.prepare()
    try:
        writing = engine.writing_engine()
        with writing.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names}
        writing.dispose()
    finally:
        engine.close()
    return found


async def repeat(
    name: str,
    run: Callable[[Path | str, Options], Awaitable[Run]],
    options: Options,
    folder: Path,
    url: str | None = None,
) -> dict[str, Any]:
    """The runs of one way, each with a database of its own, and their median and spread."""
    runs = []
    for _ in range(options.runs):
        place = Path(tempfile.mkdtemp(dir=folder))
        runs.append(await run(url or place / "harena.db", options))
        shutil.rmtree(place)
    figures: dict[str, Any] = {
        key: [round(getattr(one, key), 2) for one in runs] for key in Run.__dataclass_fields__
    }
    rate = figures["moves_per_s"]
    told = (
        f"{name:42} {statistics.median(rate):7.0f} moves/s ({min(rate):.0f}-{max(rate):.0f})"
        f"  p50 {statistics.median(figures['p50_ms']):6.1f} ms"
        f"  p99 {statistics.median(figures['p99_ms']):6.1f} ms"
        f"  worst {max(figures['worst_ms']):6.1f} ms"
        f"  group {statistics.median(figures['group_mean']):5.1f}"
        f" (largest {max(figures['group_largest'])})"
    )
    print(told, flush=True)
    return {
        "name": name,
        "games": options.games,
        "seconds": options.seconds,
        "busy": options.busy,
        "median_moves_per_s": statistics.median(rate),
        **figures,
    }


async def run_all(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Everything that was asked for."""
    options = Options(arguments.games, arguments.seconds, arguments.runs)
    report: dict[str, Any] = {"machine": machine(folder), "goal_moves_per_s": GOAL, "results": []}
    results = report["results"]
    url = arguments.url
    if url is None:
        report["pragmas"] = pragmas(folder)
    print(json.dumps({key: report[key] for key in report if key != "results"}, indent=1))
    results.append(await repeat(f"store, {options.games} games", run_store, options, folder, url))
    one = Options(1, options.seconds, options.runs)
    results.append(await repeat("store, 1 game", run_store, one, folder, url))
    busy = Options(options.games, options.seconds, options.runs, busy=0.5)
    results.append(
        await repeat(f"store, {options.games} games, loop half busy", run_store, busy, folder, url)
    )
    if arguments.compare and url is None:
        results.append(await repeat("a transaction for each move", run_single, options, folder))
        lacking = [name for name in ("aiosqlite", "greenlet") if find_spec(name) is None]
        if lacking:
            print(f"aiosqlite: skipped: not installed: {', '.join(lacking)}")
        else:
            results.append(await repeat("aiosqlite, groups", run_aiosqlite, options, folder))
            results.append(
                await repeat("aiosqlite, groups, loop half busy", run_aiosqlite, busy, folder)
            )
    return report


def main() -> int:
    """Run it; 1 if the goal is missed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--folder", type=Path, default=Path.cwd() / "build")
    parser.add_argument("--url", help="PostgreSQL instead of SQLite")
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-store-", dir=arguments.folder))
    try:
        report = asyncio.run(run_all(arguments, folder))
    finally:
        shutil.rmtree(folder)
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n")
    return 0 if report["results"][0]["median_moves_per_s"] >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
