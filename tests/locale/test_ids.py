"""The ids that the code asks for exist, with their variables; and which nobody asks for."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.locale import files

import harena

SOURCES = sorted(Path(harena.__file__).parent.rglob("*.py"))
ENGLISH = files.patterns("en")
TEMPLATES = sorted(Path(harena.__file__).parent.rglob("*.html"))
# In a template: t("web-undo"), t("bot-" ~ name), t("web-bot.you", player=...).
IN_TEMPLATE = re.compile(r"""\bt\(["']([a-z0-9.-]+)["']\s*(~)?""")
PREFIXES = "event|decision|action|hint|edition|table|end|power|help|rules|option|bot|ui|stats|web"
ID = re.compile(rf"(?:{PREFIXES})-[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z-]+)?")
# What wording.py and texts.py must use up; the rest is for the front ends.
OURS = ("web-", "event-", "decision-", "action-", "hint-", "end-", "power-", "help-", "rules-")


def asked(tree: ast.AST) -> list[tuple[ast.Call, str]]:
    """Every call of `t`, and its id as a regular expression (variable parts match anything)."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        function = node.func
        name = getattr(function, "id", None) or getattr(function, "attr", None)
        if name == "t" and (pattern := as_pattern(node.args[0])):
            found.append((node, pattern))
    return found


def as_pattern(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9.-]*"
            for part in node.values
        )
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = as_pattern(node.left), as_pattern(node.right)
        return (left or "[a-z0-9.-]*") + (right or "[a-z0-9.-]*")
    if isinstance(node, ast.IfExp):
        return f"(?:{as_pattern(node.body)}|{as_pattern(node.orelse)})"
    return ""


def test_ids_asked_for_exist_with_their_variables() -> None:
    count = 0
    for path in SOURCES:
        for call, pattern in asked(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"{path.name}:{call.lineno}"
            matching = [name for name in ENGLISH if re.fullmatch(pattern, name)]
            assert matching, f"{place} asks for {pattern}, which is in no language file"
            names = {keyword.arg for keyword in call.keywords}
            if None not in names:  # no ** in the call
                for name in matching:
                    missing = ENGLISH[name].variables - names
                    assert not missing or len(matching) > 1, f"{place}: {name} needs {missing}"
            count += 1
    assert count > 20


def test_ids_written_anywhere_in_the_code_exist() -> None:
    for path in SOURCES:
        if not {"locale", "cli", "web"} & set(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                name = node.value
                if ID.fullmatch(name) and name.split("-")[0] in ("ui", "table", "stats", "web"):
                    assert name in ENGLISH, f"{path.name}:{node.lineno}: {name}"


def in_templates(text: str) -> list[str]:
    """The ids that a template asks for, as regular expressions."""
    return [
        re.escape(name) + ("[a-z0-9.-]*" if more else "")
        for name, more in IN_TEMPLATE.findall(text)
    ]


def test_ids_asked_for_by_templates_exist() -> None:
    count = 0
    for path in TEMPLATES:
        for pattern in in_templates(path.read_text(encoding="utf-8")):
            found = [name for name in ENGLISH if re.fullmatch(pattern, name)]
            assert found, f"{path.name} asks for {pattern}, which is in no language file"
            count += 1
    assert count > 50


def unused() -> list[str]:
    """Messages that no code names, not even by a pattern."""
    named: list[str] = []
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        named += [re.escape(name) for name in ID.findall(text)]
        named += [pattern for _, pattern in asked(ast.parse(text))]
    for path in TEMPLATES:
        named += in_templates(path.read_text(encoding="utf-8"))
    whole = re.compile("|".join(f"(?:{pattern})" for pattern in named if len(pattern) > 3))
    ids = {name.split(".")[0] for name in ENGLISH if not files.is_free(name)}
    return sorted(name for name in ids if not whole.fullmatch(name))


def test_no_message_of_wording_and_texts_is_unused() -> None:
    left = unused()
    print("used by no code yet:", ", ".join(left))  # for the front ends: shown by pytest -s
    assert not [name for name in left if name.startswith(OURS)]
