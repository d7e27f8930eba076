"""`harena simulate`: what it prints where, its exit status, and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.conftest import ROOT

from harena.cli import simulate as command
from harena.cli.simulate import read_options, read_seed

SMALL = ("greedy", "random", "-n", "4", "--seed", "1", "--workers", "1")


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, piped."""
    return subprocess.run(
        [sys.executable, "-m", "harena.cli.simulate", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
        capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False, timeout=120,
    )  # fmt: skip


def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """The command in this process; what it prints."""
    monkeypatch.setattr(sys, "argv", ["harena", "simulate", *words])
    command.simulate.main(list(words), standalone_mode=False)
    return capsys.readouterr().out


def test_tables_when_piped() -> None:
    done = run(*SMALL)
    assert (done.returncode, done.stderr) == (0, "")
    assert "4 games of colossal-arena: 2 deals, each in 2 seatings; seed 1" in done.stdout
    assert "greedy" in done.stdout
    assert "\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_json_has_command_and_seed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (*SMALL, "-r", "ta", "-c", "mixed", "-o", "stalemate=faq", "--json")
    data = json.loads(call(capsys, monkeypatch, *words))
    assert data["command"] == ["harena", "simulate", *words]
    assert data["setup"]["ruleset"] == "titan-the-arena"
    assert data["setup"]["creatures"] == "mixed"
    assert data["setup"]["options"]["stalemate"] == "faq"
    assert data["setup"]["seed"] == 1


def test_without_a_seed_one_is_drawn_and_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("random", "random", "-n", "2", "-w", "1", "--json")
    first, second = (json.loads(call(capsys, monkeypatch, *words)) for _ in range(2))
    assert first["setup"]["seed"] != second["setup"]["seed"]
    seed = str(first["setup"]["seed"])
    again = json.loads(call(capsys, monkeypatch, *words, "--seed", seed))
    assert again["results"] == first["results"]


def test_records_go_to_a_new_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "new" / "games"
    call(capsys, monkeypatch, *SMALL, "--records", str(folder))
    assert len(list(folder.iterdir())) == 4
    done = run(*SMALL, "--records", str(folder))
    assert done.returncode == 2
    assert "holds records already" in done.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "name two to five bots; there are: random, greedy"),
        (("greedy",), "a game needs 2 to 5"),
        (("greedy", "gready"), "no bot 'gready'"),
        (("greedy", "random", "-o", "stalemate"), "write name=value"),
        (("greedy", "random", "-o", "chess=yes"), "unknown option 'chess'"),
        (("greedy", "random", "-c", "Troll"), "exactly 8 creatures"),
        (("greedy", "random", "-n", "0"), "0 is not in the range"),
    ],
)
def test_wrong_usage_is_status_2(words: tuple[str, ...], message: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_help_has_examples() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert "\n    harena simulate greedy random random random --games 1000\n" in done.stdout
    assert "Exit status" in done.stdout


def test_options_and_seeds_are_read() -> None:
    assert read_options(["tie-break=tournament", "zero_bet_backs=false", "start=#2"]) == {
        "tie_break": "tournament", "zero_bet_backs": False, "start": "#2",
    }  # fmt: skip
    assert (read_seed("12"), read_seed("-3"), read_seed("x1"), read_seed(None)) == (
        12, -3, "x1", None,
    )  # fmt: skip


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_ends_all_workers_with_130() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "harena.cli.simulate", "greedy", "random", "-n", "1000000", "-w2"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        wait_for_children(process.pid, 2)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert is_gone(process.pid)


def is_gone(group: int) -> bool:
    """Whether all processes of a group have ended, or do so within seconds."""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def wait_for_children(pid: int, count: int) -> None:
    """Until the process has started its workers and they had time to begin."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not Path("/proc/self/task").exists():
        pytest.skip("no /proc to look for workers")
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if len(children.read_text().split()) >= count:
            time.sleep(1.0)
            return
        time.sleep(0.05)
    pytest.fail("the workers did not start")
