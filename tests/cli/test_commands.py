"""The command itself: help, versions, exit statuses, errors, completion, doctor, bench."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.terminal import COMMAND, environment, run

import harena
from harena.cli import main
from harena.cli.commands import COMMANDS

OWN = tuple(COMMANDS)


def test_version(folder: Path) -> None:
    for option in ("--version", "-V"):
        done = run([option], folder)
        assert (done.returncode, done.stdout) == (0, f"harena {harena.__version__}\n")


def test_version_loads_nothing_else(run_python: Callable[..., str]) -> None:
    code = (
        "import sys; from harena.cli import main; main(['--version']); print(sorted(sys.modules))"
    )
    loaded = run_python(code)
    for name in ("'click'", "'rich'", "'fluent'", "'babel'", "'json'"):
        assert name not in loaded


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    for name, line in COMMANDS.items():
        assert f"  {name}" in shown
        assert line in shown
    assert "Exit status" in shown


@pytest.mark.parametrize("name", OWN)
def test_every_command_has_examples_and_exit_statuses(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--help"]) == 0
    shown = capsys.readouterr().out
    assert f"harena {name}" in shown.partition("Options:")[0]
    assert "Example" in shown
    assert f"\n    harena {name}" in shown, "every example stands on a line of its own"
    assert "Exit status: 0" in shown


WRONG = [
    (["nonsense"], "no command 'nonsense'; there are: serve, play"),
    (["pley"], "did you mean play or replay?"),
    (["play", "--frob"], "No such option"),
    (["play", "-r", "chess"], "is not one of"),
    (["play", "Ann"], "a game needs 2 to 5"),
    (["play", "A", "B", "C", "D", "E", "F"], "a game needs 2 to 5"),
    (["play", "Ann", "ann"], "names must differ"),
    (["play", "Ann", "Ben=clever"], "no bot is called 'clever'"),
    (["play", "Ann", "a;b"], "character 2: a name may not hold"),
    (["play", "-y", "-c", "Troll,Titan"], "exactly 8 creatures"),
    (["play", "-y", "-c", "Amazon,Ranger,Titan,Troll,Unicorn,Magus,Ettin,Wyrm"], "take only one"),
    (["play", "-y", "-o", "luck=yes"], "unknown option 'luck'"),
    (["play", "-y", "-o", "stalemate"], "write name=value"),
    (["play", "-y", "-o", "start=Zed"], "option start"),
    (["play", "-l", "xx"], "no language 'xx'"),
    (["play", "--games", "0"], "is not in the range"),
    (["play", "--resume", "none-such"], "there is no unfinished game 'none-such'"),
    (["play", "--resume", "../x"], "no name of a game"),
    (["play", "--resume", "x", "--seed", "1"], "--resume goes with no other option"),
    (["replay"], "Missing argument"),
    (["replay", "/none/such.json"], "cannot read /none/such.json"),
    (["bench", "--players", "7"], "numbers from 2 to 5"),
    (["bench", "--only", "luck"], "no figure is called 'luck'"),
    (["completion", "tcsh"], "is not one of"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=lambda value: str(value)[:40])
def test_wrong_input_is_one_line(
    arguments: list[str], message: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("harena: ")
    assert message in err
    assert err.count("\n") == 1


def test_no_traceback_in_the_real_command(folder: Path) -> None:
    done = run(["play", "Ann", "Ben=clever"], folder)
    assert done.returncode == 2
    assert done.stderr.startswith("harena: no bot is called")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("place", ["a file", "no permission", "empty"])
def test_data_folder_that_cannot_be(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "here"
    if place == "a file":
        path.write_text("")
    elif place == "no permission":
        if os.geteuid() == 0:
            path = Path("/proc/here")
        else:
            tmp_path.chmod(0o500)
    monkeypatch.setenv("HARENA_DATA", "" if place == "empty" else str(path))
    assert main(["play", "--yes"]) == 2
    err = capsys.readouterr().err
    assert "HARENA_DATA" in err
    assert err.count("\n") == 1


def test_data_folder_of_the_platform(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HARENA_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    main(["doctor", "--json"])
    assert json.loads(capsys.readouterr().out)["data"]["folder"] == str(tmp_path / "harena")


def test_doctor(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["harena"] == harena.__version__
    assert found["compiled"] is harena.compiled
    assert (found["why_interpreted"] is None) is harena.compiled
    assert set(found["languages"]) == {"en", "es", "fi", "hu"}
    assert found["language"] == "en"
    assert found["data"]["folder"] == str(folder)
    assert found["data"]["writable"] is True
    assert found["packages"]["rich"]
    assert found["problems"] == []
    assert main(["doctor"]) == 0
    text = capsys.readouterr().out
    assert str(folder) in text
    assert text.endswith("all is well\n")


def test_doctor_tells_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_text("")
    monkeypatch.setenv("HARENA_DATA", str(path))
    assert main(["doctor"]) == 1
    assert "not a folder" in capsys.readouterr().out


@pytest.mark.parametrize("variables", [{"HARENA_PURE": "1"}, {}])
def test_doctor_says_why_the_rules_are_interpreted(folder: Path, variables: dict[str, str]) -> None:
    done = run(["doctor", "--json"], folder, more=variables)
    found = json.loads(done.stdout)
    if variables:
        assert found["compiled"] is False
        assert found["why_interpreted"] == "HARENA_PURE asks for the .py sources"
    assert (found["why_interpreted"] is None) is found["compiled"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "_HARENA_COMPLETE" in script
    assert "harena" in script


def test_completion_completes(folder: Path) -> None:
    variables = {"_HARENA_COMPLETE": "bash_complete", "COMP_WORDS": "harena re", "COMP_CWORD": "1"}
    done = run([], folder, more=variables)
    assert done.stdout == "plain,replay\nplain,restore\n"
    variables["COMP_WORDS"], variables["COMP_CWORD"] = "harena completion ", "2"
    done = run([], folder, more=variables)
    assert done.stdout.split() == ["plain,bash", "plain,zsh", "plain,fish"]
    variables["COMP_WORDS"], variables["COMP_CWORD"] = "harena admin delete", "2"
    done = run([], folder, more=variables)
    assert done.stdout.split() == ["plain,delete-game", "plain,delete-guest"]


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    only = [f"--only={name}" for name in ("copy_inside", "view", "random_decisions_inside")]
    assert main(["bench", "--quick", "--json", "--players", "2", *only]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"machine", "results"}
    assert report["machine"]["compiled"] is harena.compiled
    assert len(report["results"]) == 6
    for row in report["results"]:
        assert list(row) == ["name", "players", "ruleset", "value", "unit", "low", "high"]
        assert row["players"] == 2
        assert 0 < row["low"] <= row["value"] <= row["high"]
    assert {row["ruleset"] for row in report["results"]} == {"colossal-arena", "titan-the-arena"}


@pytest.mark.soak
def test_bench_measures_everything(folder: Path) -> None:
    from harena.cli.bench import NAMES

    done = run(["bench", "--quick", "--json"], folder, timeout=600)
    rows = json.loads(done.stdout)["results"]
    found = {(row["name"], row["players"], row["ruleset"]) for row in rows}
    assert len(found) == len(rows) == 9 * 4 * 2 + 1
    assert {name for name, _, _ in found} == set(NAMES)
    assert ("import", None, None) in found


def test_bench_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    only = ["--only=import", "--only=random_decisions_interpreted"]
    assert main(["bench", "--quick", "--players=2", "-r", "titan-the-arena", *only]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[1].startswith("random_decisions_interpreted")
    assert lines[2].startswith("import")


def test_a_reader_that_leaves_is_no_error(folder: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMMAND, "doctor"], stdout=writer, stderr=subprocess.PIPE, text=True, check=False,
        env=environment(folder),
    )  # fmt: skip
    os.close(writer)
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    assert done.returncode == 141
