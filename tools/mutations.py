"""The changes that `mutants.py` tries: made from the source of the rules, one at a time."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RULES = Path(__file__).resolve().parent.parent / "src" / "harena" / "rules"

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
