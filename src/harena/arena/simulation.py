"""Playing a plan: in this process or in several, with the same results."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from ..errors import HarenaError
from ..rules import rulesets
from .plan import Clock, GameResult, Maker, Plan, plan_games, play_deal
from .results import Results

LARGEST_TASK = 20  # deals
TASKS_EACH = 16  # at least so many tasks for a worker, that all end at about the same time


class Part(NamedTuple):
    """What playing one task gave."""

    games: list[GameResult]
    clocks: list[Clock]


def simulate(
    bots: Sequence[str],
    games: int,
    *,
    make: Maker,
    ruleset: str = rulesets.COLOSSAL_ARENA,
    creatures: Iterable[str] | str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str = 0,
    workers: int | None = None,
    rotate: bool = True,
    records: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play many games among bots, every deal in all seatings.

    `make` makes a bot from a name (harena.make_bot); `workers` are processes, None one for each
    core. The same seed gives the same games whatever the number of workers. `records` is a folder
    that gets a record of every game; `progress` is told, now and then, how many games are done. The
    other arguments are those of `plan_games`, which says what it raises; HarenaError if a worker
    dies. An exception of a bot, and KeyboardInterrupt, end all workers and come through.
    """
    plan = plan_games(
        bots, games, make=make, ruleset=ruleset, creatures=creatures, options=options, seed=seed,
        rotate=rotate, records=records,
    )  # fmt: skip
    start = perf_counter()
    workers = max(1, cores() if workers is None else workers)
    size = max(1, min(LARGEST_TASK, plan.deals // (TASKS_EACH * workers)))
    tasks = [range(deal, min(deal + size, plan.deals)) for deal in range(0, plan.deals, size)]
    workers = min(workers, len(tasks))
    parts: dict[int, Part] = {}
    done = 0
    for number, part in _play_here(plan, tasks) if workers == 1 else _share(plan, tasks, workers):
        parts[number] = part
        done += len(part.games)
        if progress is not None:
            progress(done)
    clocks = [Clock() for _ in plan.bots]
    played: list[GameResult] = []
    for number in range(len(tasks)):
        played += parts[number].games
        for clock, more in zip(clocks, parts[number].clocks, strict=True):
            clock.merge(more)
    return Results(plan, tuple(played), tuple(clocks), perf_counter() - start, workers)


def cores() -> int:
    """How many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_task(plan: Plan, task: range) -> Part:
    """Play some deals."""
    clocks = [Clock() for _ in plan.bots]
    return Part([game for deal in task for game in play_deal(plan, deal, clocks)], clocks)


def _play_here(plan: Plan, tasks: Sequence[range]) -> Iterator[tuple[int, Part]]:
    for number, task in enumerate(tasks):
        yield number, play_task(plan, task)


# --- several processes ----------------------------------------------------------------------------


def _share(plan: Plan, tasks: Sequence[range], count: int) -> Iterator[tuple[int, Part]]:
    """Give each worker the next task when it is free; parts come as they are done.

    Workers are started afresh, not forked: a fork of a process with threads may hang.
    """
    context = SpawnContext()
    workers: dict[Connection, SpawnProcess] = {}
    doing: dict[Connection, int] = {}
    waiting = iter(range(len(tasks)))
    try:
        for _ in range(count):
            mine, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, plan), daemon=True)
            worker.start()
            theirs.close()  # so that a dead worker's end counts as closed
            workers[mine] = worker
            doing[mine] = number = next(waiting)
            mine.send(tasks[number])
        while doing:
            for ready in wait(list(doing)):
                assert isinstance(ready, Connection)
                part = _receive(ready, workers[ready])
                finished = doing.pop(ready)
                following = next(waiting, None)
                if following is not None:
                    doing[ready] = following
                    ready.send(tasks[following])
                yield finished, part
    finally:
        for connection, worker in workers.items():
            connection.close()
            worker.terminate()
        for worker in workers.values():
            worker.join()


def _receive(connection: Connection, worker: SpawnProcess) -> Part:
    try:
        answer = connection.recv()
    except (EOFError, OSError):
        worker.join()
        raise HarenaError(
            f"a worker process ended unexpectedly (exit status {worker.exitcode}); "
            "fewer workers need less memory"
        ) from None
    if isinstance(answer, Part):
        return answer
    assert isinstance(answer, BaseException)
    raise answer


def _work(connection: Connection, plan: Plan) -> None:
    """A worker's life: play tasks until the other end closes. Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = connection.recv()
        except EOFError:
            return
        try:
            answer: Part | Exception = play_task(plan, task)
        except Exception as error:  # noqa: BLE001 (whatever it is, the parent raises it)
            answer = error
        connection.send(answer)
