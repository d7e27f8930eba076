"""`harena check`: its lines, its count, its exit status, and JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.conftest import ROOT

from harena.cli.check import check, run

GOOD = """
[[scenario]]
id = "good"
ruleset = "titan-the-arena"
players = ["Ann", "Ben"]
position = {}
steps = [{ expect = { by = "Ann" } }]
"""
BAD = GOOD.replace("good", "bad").replace('by = "Ann"', 'by = "Ben"')
WRONG = GOOD.replace("good", "wrong").replace("position = {}", "position = { wonders = 1 }")


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    texts = {"good": GOOD, "mixed": GOOD + BAD + WRONG, "broken": "x = ["}
    for name, text in texts.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    return {name: str(tmp_path / f"{name}.toml") for name in (*texts, "missing")}


def test_all_held(files: dict[str, str]) -> None:
    done = CliRunner().invoke(check, [files["good"], files["good"]])
    assert done.exit_code == 0
    assert done.output == "ok good\nok good\n2 passed, 0 failed\n"


def test_some_did_not_hold(files: dict[str, str]) -> None:
    done = CliRunner().invoke(check, [files["mixed"]])
    assert done.exit_code == 1
    lines = done.output.splitlines()
    assert lines[:2] == ["ok good", "FAILED bad: step 1: by is Ann, not Ben"]
    assert lines[2].startswith("REFUSED wrong: position.wonders: unknown key")
    assert lines[3:] == ["1 passed, 2 failed"]


def test_unreadable_files_do_not_stop_the_others(files: dict[str, str]) -> None:
    done = CliRunner().invoke(check, [files["missing"], files["broken"], files["good"]])
    assert done.exit_code == 2
    assert done.stdout == "ok good\n1 passed, 0 failed\n"
    assert "missing.toml: cannot be read" in done.stderr
    assert "broken.toml: this is not valid TOML" in done.stderr


def test_json(files: dict[str, str]) -> None:
    done = CliRunner().invoke(check, ["--json", files["mixed"], files["missing"]])
    assert done.exit_code == 2
    report = json.loads(done.stdout)
    assert (report["passed"], report["failed"], len(report["unreadable"])) == (1, 2, 1)
    assert report["results"][1] == {
        "file": files["mixed"],
        "id": "bad",
        "status": "failed",
        "step": 1,
        "reason": "by is Ann, not Ben",
    }
    assert [result["status"] for result in report["results"]] == ["ok", "failed", "refused"]


def test_a_file_must_be_named() -> None:
    assert CliRunner().invoke(check, []).exit_code == 2


def test_the_plain_function(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([files["good"]]) == 0
    assert run([files["mixed"]], json=True) == 1
    assert run([files["broken"]]) == 2
    assert "1 passed, 0 failed" in capsys.readouterr().out


def test_the_formats_own_examples() -> None:
    done = CliRunner().invoke(check, [str(ROOT / "tests" / "scenarios" / "format.toml")])
    assert done.exit_code == 0, done.output
