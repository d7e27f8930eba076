"""The compiled engine is the interpreted one: same games, states, views and imagined deals."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conftest import ROOT
from tests.properties import traces

import harena

HERE = Path(traces.__file__)


def run(count: int, seed: str, pure: str) -> dict[str, object]:
    """The traces as another process sees them."""
    package = Path(harena.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, str(HERE), str(count), seed],
        env={
            **os.environ,
            "HARENA_PURE": pure,
            "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)]),
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("part", range(2))
def test_both_engines_play_the_same_games(
    part: int, require: Callable[[object, str], None]
) -> None:
    require(harena.compiled, "a compiled engine")
    seed = f"engines {part}"
    pure = run(8, seed, "1")
    assert pure["engine"] == "interpreted"
    assert pure["traces"] == json.loads(json.dumps(traces.traces(8, seed)))


@pytest.mark.soak
def test_both_engines_play_the_same_games_for_long(
    soak_count: int, require: Callable[[object, str], None]
) -> None:
    require(harena.compiled, "a compiled engine")
    count = max(8, soak_count // 10)
    assert run(count, "long", "1")["traces"] == json.loads(json.dumps(traces.traces(count, "long")))
