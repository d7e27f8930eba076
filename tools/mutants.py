"""Changes the rules in many small ways, one at a time, and reports the changes no test notices.

    make mutants                                  every change: half an hour or so
    make mutants ARGS="--sample 200 --seed 3"     some of them, drawn at random
    make mutants ARGS="--module turn,powers -v"   those of two modules
    make mutants ARGS="--match finish_stack"      those whose name holds a text

Each mutant is a module of `harena.rules`, interpreted, with one operator, number, condition,
argument or statement changed. A process forked off this one plays all scenarios of tests/scenarios
with it, those that killed its neighbours first, then runs TESTS, until something fails. One that
passes all is a survivor: either a test is missing, or the change changes nothing. docs/mutants.md
lists the survivors that were looked at, each in a line that begins with its name as printed here
and goes on with the reason. Ends with 1 when there are others.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import re
import resource
import signal
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "harena" / "rules"
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
MEMORY = 2 << 30  # bytes; a mutant that fills a list for ever is stopped
SCENARIO_SECONDS = 3  # of the processor; a mutant that never ends is stopped

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the module, the function or table it is in, what it does, where it stands.

    `statement` is the first line of the statement changed, empty where the change tells all; of
    several changes that read alike, `number` is the how-manieth this one is.
    """

    module: str
    index: int
    function: str
    line: int
    what: str
    statement: str
    number: int

    @property
    def name(self) -> str:
        """A name that survives changes elsewhere in the module."""
        where = f" in `{self.statement}`" if self.statement else ""
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{self.module}.{self.function}: {self.what}{where}{again}"


@dataclass(frozen=True)
class Case:
    """One scenario, as read from its file."""

    name: str
    table: object


# --- making mutants ---------------------------------------------------------------------------


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The nodes that may stand in place of one node, each with a word on what changed."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = COMPARISONS[type(node.ops[0])]
        yield from replaced(node, ops=[other()])
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        yield from replaced(node, op=OPERATORS[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield from replaced(node, op=ast.And() if isinstance(node.op, ast.Or) else ast.Or())
        for part in node.values:
            yield f"`{ast.unparse(node)}` → `{ast.unparse(part)}`", part
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"`{ast.unparse(node)}` → `{ast.unparse(node.operand)}`", node.operand
    elif isinstance(node, ast.IfExp):
        for part in (node.body, node.orelse):
            yield f"`{ast.unparse(node)}` → `{ast.unparse(part)}`", part
    elif isinstance(node, ast.Constant):
        yield from changed_constant(node)
    elif isinstance(node, ast.Name) and node.id.isupper() and isinstance(node.ctx, ast.Load):
        one_more = ast.BinOp(ast.Name(node.id, ast.Load()), ast.Add(), ast.Constant(1))
        yield f"`{node.id}` → `{ast.unparse(one_more)}`", one_more
    elif isinstance(node, ast.Call):
        yield from swapped(node)
    if isinstance(node, ast.stmt):
        yield from changed_statement(node)


def changed_constant(node: ast.Constant) -> Iterator[tuple[str, ast.AST]]:
    """The other truth; one more and one less."""
    if isinstance(node.value, bool):
        yield from replaced(node, value=not node.value)
    elif isinstance(node.value, int):
        yield from replaced(node, value=node.value + 1)
        if node.value > 0:
            yield from replaced(node, value=node.value - 1)


def swapped(call: ast.Call) -> Iterator[tuple[str, ast.AST]]:
    """A call with two neighbouring arguments in each other's place; the state stays the first."""
    first = 1 if call.args and ast.unparse(call.args[0]) == "state" else 0
    for place in range(first, len(call.args) - 1):
        arguments = call.args[:]
        arguments[place], arguments[place + 1] = arguments[place + 1], arguments[place]
        yield from replaced(call, args=arguments)


def changed_statement(node: ast.stmt) -> Iterator[tuple[str, ast.AST]]:
    """A condition that always or never holds; a statement left out."""
    if isinstance(node, ast.If | ast.While):
        for value in (False,) if isinstance(node, ast.While) else (True, False):
            twin = copy.copy(node)
            twin.test = ast.Constant(value)
            yield f"`{ast.unparse(node.test)}` → always {value}", twin
    elif isinstance(node, ast.For):
        yield f"`for {ast.unparse(node.target)} in {ast.unparse(node.iter)}` left out", ast.Pass()
    elif (
        isinstance(node, ast.Assign | ast.AugAssign | ast.Break | ast.Continue)
        or (isinstance(node, ast.Return) and node.value is None)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
    ):
        yield f"`{ast.unparse(node)}` left out", ast.Pass()


def replaced(node: ast.expr | ast.stmt, **fields: object) -> Iterator[tuple[str, ast.AST]]:
    """One copy of a node with other fields, if that makes a difference."""
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    if ast.unparse(twin) != ast.unparse(node):
        yield f"`{ast.unparse(node)}` → `{ast.unparse(twin)}`", twin


class Swap(ast.NodeTransformer):
    """Puts one node in place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        """Replace the node that is looked for, and look into all others."""
        if node is self.old:
            return self.new
        return self.generic_visit(node)


def mutable(
    tree: ast.AST, function: str = "", statement: str = ""
) -> Iterator[tuple[str, str, ast.AST]]:
    """All nodes of a module's code and tables, with the function or table and the statement."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            inside = f"{function}.{node.name}" if function else node.name
            for part in node.body:
                yield from whole(part, inside, statement)
        elif function:
            yield from whole(node, function, statement)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            name = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield from whole(node.value, ast.unparse(name), "")


def whole(node: ast.AST, function: str, statement: str) -> Iterator[tuple[str, str, ast.AST]]:
    """A node and all below it, but what only checks or declares."""
    if isinstance(node, ast.Assert | ast.Raise | ast.AnnAssign | ast.JoinedStr):
        return
    if isinstance(node, ast.stmt):
        statement = ast.unparse(node).partition("\n")[0]
    yield function, statement, node
    yield from mutable(node, function, statement)


def mutants_of(path: Path) -> list[Mutant]:
    """All mutants of a module, in the order of its lines."""
    found: list[Mutant] = []
    seen: dict[tuple[str, str, str], int] = {}
    for function, statement, node in mutable(ast.parse(path.read_text("utf-8"))):
        for change, _ in changes(node):
            what = re.sub(r"\s+", " ", change)
            where = "" if isinstance(node, ast.stmt) or statement in change else statement
            key = (function, what, where)
            seen[key] = number = seen.get(key, 0) + 1
            line = getattr(node, "lineno", 0)
            found.append(Mutant(path.stem, len(found), function, line, what, where, number))
    return found


def mutated(mutant: Mutant) -> ast.Module:
    """The mutant's module: the same walk as in `mutants_of`, with one change carried out."""
    tree, position = ast.parse((RULES / f"{mutant.module}.py").read_text("utf-8")), 0
    for _, _, node in mutable(tree):
        options = list(changes(node))
        if position <= mutant.index < position + len(options):
            new = ast.copy_location(options[mutant.index - position][1], node)
            Swap(node, new).visit(tree)
            return ast.fix_missing_locations(tree)
        position += len(options)
    raise AssertionError(mutant.name)


# --- running them -----------------------------------------------------------------------------


def install(mutant: Mutant) -> None:
    """Have the import system compile the mutant when its module is asked for."""
    name_wanted = f"harena.rules.{mutant.module}"
    code = compile(mutated(mutant), str(RULES / f"{mutant.module}.py"), "exec", dont_inherit=True)
    original = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return code if name == name_wanted else original(loader, name)

    # On the class, because harena brings a finder of its own that uses the same loader.
    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010 (mypy allows no assignment)


def all_cases() -> list[Case]:
    """Every scenario of the repository, in the order of the files."""
    return [
        Case(f"{path.stem}:{table['id']}", table)
        for path in sorted(SCENARIOS.rglob("*.toml"))
        for table in tomllib.loads(path.read_text("utf-8"))["scenario"]
    ]


def killer_of(cases: list[Case], tests: list[str], seconds: int) -> str:
    """Run everything against the rules as they are now imported; what failed first, or nothing."""

    def stop(signum: int, frame: FrameType | None) -> None:
        raise TimeoutError

    signal.signal(signal.SIGPROF, stop)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    used = int(time.process_time())
    resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, used + seconds))
    try:
        check = import_module("harena.position").check_tables
    except BaseException as error:  # noqa: BLE001 (whatever it is, the mutant is noticed)
        return f"import ({type(error).__name__})"
    for case in cases:
        try:
            signal.setitimer(signal.ITIMER_PROF, SCENARIO_SECONDS)
            passed = all(result.passed for result in check([case.table]))
        except BaseException:  # noqa: BLE001
            passed = False
        if not passed:
            return case.name
    signal.setitimer(signal.ITIMER_PROF, 0)
    quiet = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist"]
    # Hypothesis was loaded before pytest could ask to.
    quiet += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    status = import_module("pytest").main([*quiet, *NOT, *tests]) if tests else 0
    return f"pytest ({int(status)})" if status else ""


def fork(mutant: Mutant | None, cases: list[Case], tests: list[str], seconds: int) -> Child:
    """Begin a run in a process of its own."""
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
        os.write(writing, f"{killer_of(cases, tests, seconds)}\n".encode())
    finally:
        os._exit(0)


@dataclass(frozen=True)
class Child:
    """A process that runs the tests, and the end of the pipe that tells how it went."""

    number: int
    pipe: int
    mutant: Mutant | None

    def killer(self) -> str:
        """Wait for the end: what failed, nothing for a survivor."""
        with os.fdopen(self.pipe, encoding="utf-8") as pipe:
            said = pipe.read()
        os.waitpid(self.number, 0)
        return said.strip() if said.endswith("\n") else "no answer"


def survivors(mutants: list[Mutant], tests: list[str], seconds: int, options: Options) -> list[str]:
    """Run all mutants; the names of those that nothing noticed."""
    cases, running, found = all_cases(), list[Child](), list[str]()
    favourites: dict[str, list[str]] = {}
    for done, mutant in enumerate([*mutants, *[None] * options.processes], 1):
        if len(running) == options.processes or mutant is None:
            if not running:
                break
            child = running.pop(0)
            assert child.mutant is not None
            killer, name = child.killer(), child.mutant.name
            place = f"{child.mutant.module}.{child.mutant.function}"
            if not killer:
                found.append(name)
                print(f"survived: {name}   [line {child.mutant.line}]", flush=True)
            elif options.verbose:
                print(f"killed: {name}   [line {child.mutant.line}] by {killer}", flush=True)
            favourites[place] = [killer, *favourites.get(place, [])][:20]
        if mutant is not None:
            first = favourites.get(f"{mutant.module}.{mutant.function}", [])
            ordered = sorted(cases, key=lambda case: case.name not in first)
            running.append(fork(mutant, ordered, tests, seconds))
        if done % 100 == 0:
            print(f"{done} of {len(mutants)} begun, {len(found)} survived", flush=True)
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
    tests = [test for test in TESTS if (ROOT / test).exists()]
    for name in ("pytest", "_pytest.assertion.rewrite", "hypothesis"):
        import_module(name)  # once here, and so not by every child
    begin = resource.getrusage(resource.RUSAGE_CHILDREN)
    failing = fork(None, all_cases(), tests, 600).killer()
    if failing:
        print(f"{failing} fails without any change; run: HARENA_PURE=1 make test")
        return 2
    end = resource.getrusage(resource.RUSAGE_CHILDREN)
    base = end.ru_utime + end.ru_stime - begin.ru_utime - begin.ru_stime
    print(f"{len(mutants)} mutants; all tests take {base:.1f} s", flush=True)
    found = survivors(mutants, tests, int(5 * base + 10), options)
    new = [name for name in found if name not in explained()]
    print(
        f"{len(mutants) - len(found)} of {len(mutants)} killed; {len(found)} survived, "
        f"{len(found) - len(new)} of them explained in docs/mutants.md"
    )
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
