"""Changes the rules in many small ways, one at a time, and reports the changes no test notices.

    make mutants                                  every change: half an hour or so
    make mutants ARGS="--sample 200 --seed 3"     some of them, drawn at random
    make mutants ARGS="--module turn,powers -v"   those of two modules
    make mutants ARGS="--match finish_stack"      those whose name holds a text

Each mutant is a module of `harena.rules`, interpreted, with one operator, number, condition,
argument or statement changed. A process forked off this one plays the scenarios of tests/scenarios
with it, those that killed its neighbours first, then runs TESTS, until something fails; scenarios
and tests that never call the changed function are left out. A mutant that passes all is a survivor:
either a test is missing, or the change changes nothing. docs/mutants.md lists the survivors that
were looked at, each in a line that begins with its name as printed here. Ends with 1 when there
are others.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import select
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from tools.mutations import RULES, Mutant, mutants_of, mutated

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
EXPLAINED = ROOT / "docs" / "mutants.md"
TESTS = ["tests/rules", "tests/golden"]
# Tests of rulings.md, and tests that start another Python, which plays by the true rules.
NOT = [
    "--ignore=tests/rules/test_rulings_meta.py",
    "-k",
    "not other_cards and not titan_may and not titan_draws",
]
LEFT_OUT = {
    # Vocabulary and arithmetic: every test stands on them.
    "__init__", "codes", "sets", "maths", "copying", "arrays",
    # The window through which tests look at a state, and through which a state is put together.
    "access",
}  # fmt: skip
# What is worked out from these when they are loaded would keep the truth.
LOADED_ANEW = {"creatures", "rulesets", "state"}
MEMORY = 2 << 30  # bytes; a mutant that fills a list for ever is stopped
SURVIVED = "survived: "
SCENARIO_SECONDS = 3  # of the processor; a mutant that never ends is stopped


@dataclass(frozen=True)
class Case:
    """One scenario, as read from its file."""

    name: str
    table: object
    scenario: Any


# --- running them -----------------------------------------------------------------------------


def install(mutant: Mutant) -> None:
    """Put a mutant in place: give its function other code, or load everything anew with it."""
    code = compile(mutated(mutant), str(RULES / f"{mutant.module}.py"), "exec", dont_inherit=True)
    name_wanted = f"harena.rules.{mutant.module}"
    function = getattr(sys.modules[name_wanted], mutant.function, None)
    if isinstance(function, FunctionType) and mutant.module not in LOADED_ANEW:
        codes = [part for part in code.co_consts if isinstance(part, CodeType)]
        function.__code__ = next(part for part in codes if part.co_name == mutant.function)
        return
    for name in [name for name in sys.modules if name.partition(".")[0] == "harena"]:
        del sys.modules[name]
    original = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return code if name == name_wanted else original(loader, name)

    # On the class, because harena brings a finder of its own that uses the same loader.
    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010 (mypy allows no assignment)


def all_cases() -> list[Case]:
    """Every scenario of the repository, in the order of the files."""
    read = import_module("harena.position.scenario").read_scenario
    return [
        Case(f"{path.stem}:{table['id']}", table, read(table))
        for path in sorted(SCENARIOS.rglob("*.toml"))
        for table in tomllib.loads(path.read_text("utf-8"))["scenario"]
    ]


class Watch:
    """Notes which functions of the rules are called; as a plugin of pytest, by each test."""

    def __init__(self) -> None:
        self.called: set[str] = set()
        self.by_test: dict[str, list[str]] = {}

    def see(self, frame: FrameType, event: str, argument: object) -> None:
        """A profile function of Python's."""
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(str(RULES)):
            self.called.add(f"{Path(path).stem}.{frame.f_code.co_qualname}")

    def watched(self, name: str, run: Callable[[], object]) -> None:
        """Run something and note under its name what it called."""
        self.called = set()
        sys.setprofile(self.see)
        try:
            run()
        finally:
            sys.setprofile(None)
        self.by_test[name] = sorted(self.called)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Watch one test."""
        self.called = set()
        sys.setprofile(self.see)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.by_test[item.nodeid] = sorted(self.called)


class Failures:
    """A plugin of pytest that notes which tests fail."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One phase of one test is over."""
        if report.failed:
            self.names.append(report.nodeid)


def run_pytest(tests: list[str], *plugins: object) -> int:
    """Run tests in this process until one fails; pytest's exit status."""
    quiet = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist"]
    # Hypothesis was loaded before pytest could ask to.
    quiet += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    return int(pytest.main([*quiet, *NOT, *tests], plugins=list(plugins)))


def watch_all(cases: list[Case]) -> str:
    """Run everything without a change; what failed, or which functions each test calls, as JSON."""
    watch = Watch()
    for case in cases:
        results: list[Any] = []
        watch.watched(case.name, lambda: results.append(case.scenario.run()))  # noqa: B023
        if not results[0].passed:
            return case.name
    if run_pytest([test for test in TESTS if (ROOT / test).exists()], watch):
        return "pytest"
    return json.dumps(watch.by_test)


def played(case: Case) -> Any:
    """The result of a scenario; it is read again where harena was loaded anew."""
    known = sys.modules.get("harena.position.scenario")
    if known is not None and isinstance(case.scenario, known.Scenario):
        return case.scenario.run()
    return import_module("harena.position.scenario").read_scenario(case.table).run()


def failing(tests: list[str]) -> str:
    """The first of these tests that fails, or nothing."""
    failures = Failures()
    if tests and run_pytest(tests, failures):
        return failures.names[0] if failures.names else "pytest"
    return ""


def killer_of(cases: list[Case], tests: list[str], first: list[str], seconds: int) -> str:
    """Run everything against the rules as they are now imported; what failed first, or nothing.

    `first` are the names of those that are likely to fail.
    """

    def stop(signum: int, frame: FrameType | None) -> None:
        raise TimeoutError

    signal.signal(signal.SIGPROF, stop)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    used = int(time.process_time())
    resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, used + seconds))
    likely = [name for name in tests if name in first]
    if killer := failing(likely):
        return killer
    for case in sorted(cases, key=lambda case: case.name not in first):
        try:
            signal.setitimer(signal.ITIMER_PROF, SCENARIO_SECONDS)
            passed = played(case).passed
        except BaseException:  # noqa: BLE001 (whatever it is, the mutant is noticed)
            passed = False
        if not passed:
            return case.name
    signal.setitimer(signal.ITIMER_PROF, 0)
    return failing([name for name in tests if name not in likely])


@dataclass(frozen=True)
class Child:
    """A process that runs tests, and the end of the pipe that tells how it went."""

    number: int
    pipe: int
    mutant: Mutant | None

    def answer(self) -> str:
        """Wait for the end: what failed, nothing for a survivor."""
        with os.fdopen(self.pipe, encoding="utf-8") as pipe:
            said = pipe.read()
        os.waitpid(self.number, 0)
        return said.strip() if said.endswith("\n") else "no answer"


def fork(run: Callable[[], str], mutant: Mutant | None = None) -> Child:
    """Begin a run in a process of its own, with a mutant in place."""
    reading, writing = os.pipe()
    number = os.fork()
    if number:
        os.close(writing)
        return Child(number, reading, mutant)
    try:
        os.setpgid(0, 0)
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        if mutant is not None:
            install(mutant)
        with os.fdopen(writing, "w", encoding="utf-8") as pipe:
            pipe.write(run() + "\n")
    finally:
        os._exit(0)


class Runner:
    """Runs mutants, some at a time, each against the scenarios and tests that call its function."""

    def __init__(self, cases: list[Case], calls: dict[str, list[str]], seconds: int) -> None:
        self.cases = cases
        self.calls = {name: set(called) for name, called in calls.items()}
        self.functions = {function for called in calls.values() for function in called}
        self.seconds = seconds
        self.favourites: dict[str, list[str]] = {}
        self.running: list[Child] = []

    def start(self, mutant: Mutant) -> None:
        """Begin with a mutant."""
        place = f"{mutant.module}.{mutant.function}"

        def concerns(name: str) -> bool:
            return place not in self.functions or place in self.calls[name]

        first = self.favourites.get(place, [])[:10]
        cases = [case for case in self.cases if concerns(case.name)]
        tests = [name for name in self.calls if "::" in name and concerns(name)]
        seconds = self.seconds
        self.running.append(fork(lambda: killer_of(cases, tests, first, seconds), mutant))

    def finish(self) -> tuple[Mutant, str]:
        """Wait for one to end: the mutant and what killed it."""
        ready, _, _ = select.select([child.pipe for child in self.running], [], [])
        child = next(child for child in self.running if child.pipe == ready[0])
        self.running.remove(child)
        assert child.mutant is not None
        killer = child.answer()
        place = f"{child.mutant.module}.{child.mutant.function}"
        others = [name for name in self.favourites.get(place, []) if name != killer]
        self.favourites[place] = [killer, *others]
        return child.mutant, killer


def survivors(mutants: list[Mutant], runner: Runner, options: Options) -> list[str]:
    """Run all mutants; the names of those that nothing noticed."""
    found: list[str] = []
    left = list(reversed(mutants))
    done = 0
    while left or runner.running:
        while left and len(runner.running) < options.processes:
            runner.start(left.pop())
        mutant, killer = runner.finish()
        done += 1
        if not killer:
            found.append(mutant.name)
            print(f"{SURVIVED}{mutant.name}   [line {mutant.line}]", flush=True)
        elif options.verbose:
            print(f"killed: {mutant.name}   [line {mutant.line}] by {killer}", flush=True)
        if done % 100 == 0:
            print(f"{done} of {len(mutants)} run, {len(found)} survived", flush=True)
    return found


def explained() -> set[str]:
    """The names of survivors that docs/mutants.md has a line for."""
    if not EXPLAINED.is_file():
        return set()
    lines = EXPLAINED.read_text("utf-8").splitlines()
    return {line.removeprefix("- ").partition(" — ")[0].strip() for line in lines}


# --- the command line -------------------------------------------------------------------------


class Options(argparse.Namespace):
    """What the command line says."""

    module: str | None
    match: str | None
    unexplained: bool
    again: str | None
    sample: int | None
    seed: int
    processes: int
    list: bool
    verbose: bool


def read_options() -> Options:
    """The command line's options."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--module", help="modules of harena.rules, with commas between")
    parser.add_argument("--match", help="only mutants whose name holds this text")
    parser.add_argument("--unexplained", action="store_true", help="not those of docs/mutants.md")
    parser.add_argument("--again", metavar="LOG", help="only the survivors of an earlier run")
    parser.add_argument("--sample", type=int, help="so many mutants, drawn at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--list", action="store_true", help="print the mutants and run nothing")
    parser.add_argument("-v", "--verbose", action="store_true", help="print who kills whom, too")
    return parser.parse_args(namespace=Options())


def chosen(options: Options) -> list[Mutant]:
    """The mutants that the options ask for."""
    wanted = set(options.module.split(",")) if options.module else None
    mutants: list[Mutant] = []
    for path in sorted(RULES.glob("*.py")):
        if path.stem not in LEFT_OUT if wanted is None else path.stem in wanted:
            mutants += mutants_of(path)
    if options.match:
        mutants = [mutant for mutant in mutants if options.match in mutant.name]
    if options.again:
        lines = Path(options.again).read_text("utf-8").splitlines()
        survived = {line[10:].rpartition("   [line")[0] for line in lines if line[:10] == SURVIVED}
        mutants = [mutant for mutant in mutants if mutant.name in survived]
    if options.unexplained:
        known = explained()
        mutants = [mutant for mutant in mutants if mutant.name not in known]
    if options.sample is not None and options.sample < len(mutants):
        mutants = random.Random(options.seed).sample(mutants, options.sample)
    return mutants


def main() -> int:
    """Run what was asked for; 0 when every survivor is explained."""
    options = read_options()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
    os.environ |= {"HARENA_PURE": "1", "CI": "true"}
    mutants = chosen(options)
    if options.list:
        for mutant in mutants:
            print(f"{mutant.name}   [line {mutant.line}]")
        return 0
    import_module("hypothesis")  # once here, and so not by every child
    cases = all_cases()
    begin = resource.getrusage(resource.RUSAGE_CHILDREN)
    answer = fork(lambda: watch_all(cases)).answer()
    if not answer.startswith("{"):
        print(f"{answer} fails without any change; run: HARENA_PURE=1 make test")
        return 2
    end = resource.getrusage(resource.RUSAGE_CHILDREN)
    base = end.ru_utime + end.ru_stime - begin.ru_utime - begin.ru_stime
    print(f"{len(mutants)} mutants; all tests, watched, take {base:.1f} s", flush=True)
    runner = Runner(cases, json.loads(answer), int(2 * base + 10))
    found = survivors(mutants, runner, options)
    new = [name for name in found if name not in explained()]
    print(
        f"{len(mutants) - len(found)} of {len(mutants)} killed; {len(found)} survived, "
        f"{len(found) - len(new)} of them explained in docs/mutants.md"
    )
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
