"""A game is played in one terminal at a time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from harena.cli import data
from harena.cli.holding import held
from harena.errors import DataError

HOLD = """\
import time
from harena.cli.holding import held
with held("evening"):
    print("held", flush=True)
    time.sleep(60)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARENA_DATA", str(tmp_path))
    return tmp_path / "playing"


def test_a_second_terminal_is_told(folder: Path) -> None:
    with held("evening"):
        refused = "'evening' is being played in another terminal"
        with pytest.raises(DataError, match=refused), held("evening"):
            pass
        with held("morning"):
            pass
    assert list(folder.iterdir()) == []
    with held("evening"):
        pass


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is meant")
def test_a_killed_terminal_holds_nothing() -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(DataError), held("evening"):
            pass
        other.send_signal(signal.SIGKILL)
        other.wait()
    with held("evening"):
        pass


def test_new_games_do_not_share_a_name() -> None:
    first = data.free_name()
    with held(first):
        assert data.free_name() != first
