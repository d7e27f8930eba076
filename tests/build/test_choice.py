"""HARENA_PURE, what `import harena` loads, and how long it takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import harena

Run = Callable[..., str]
SOURCES = Path(harena.__file__).parent.parent
SHOW = "import harena; from harena.rules import turn; print(harena.compiled, turn.__file__)"


@pytest.mark.parametrize("value", ["1", "true", "YES", " 1 "])
def test_pure_selects_the_sources(run_python: Run, value: str) -> None:
    compiled, _, file = run_python(SHOW, HARENA_PURE=value).strip().partition(" ")
    assert compiled == "False"
    assert file.endswith("turn.py")


@pytest.mark.parametrize("value", ["", "0", "false", "No"])
def test_other_values_leave_the_choice(run_python: Run, value: str) -> None:
    compiled, _, file = run_python(SHOW, HARENA_PURE=value).strip().partition(" ")
    assert compiled == str(harena.compiled)
    assert file.endswith(".py") != harena.compiled


def test_a_wrong_value_is_named(run_python: Run) -> None:
    said = run_python("import harena", check=False, HARENA_PURE="maybe")
    assert "DataError: HARENA_PURE is 'maybe': set it to 1" in said


@pytest.mark.parametrize("pure", ["0", "1"])
def test_import_loads_nothing_from_outside(run_python: Run, pure: str) -> None:
    code = """
import json, sys
before = set(sys.modules)
import harena
print(json.dumps(sorted({name.partition(".")[0] for name in set(sys.modules) - before})))
"""
    loaded = set(json.loads(run_python(code, HARENA_PURE=pure)))
    # Cython registers modules of its own that hold the types shared by extension modules.
    outside = {name for name in loaded - sys.stdlib_module_names if not name.startswith("_cython_")}
    assert outside <= {"harena", "cython_runtime"}


def test_import_is_fast(run_python: Run, require: Callable[[object, str], None]) -> None:
    require(harena.compiled, "a compiled engine")
    code = """
import sys, time
begin = time.process_time()  # of the processor: what else the machine does is not ours
import harena
print((time.process_time() - begin) * 1000)
"""
    # With files of byte code, as an installed package has them; the first run writes them here.
    times = [float(run_python(code, PYTHONDONTWRITEBYTECODE="")) for _ in range(10)]
    best = min(times)
    assert best < 30, f"import harena took {best:.1f} ms at best"


def test_the_command_tells_of_a_wrong_choice_without_a_traceback(tmp_path: Path) -> None:
    """It is noticed while the package is imported, before any command runs."""
    environment = {**os.environ, "HARENA_PURE": "maybe", "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(
        [sys.executable, "-m", "harena", "--version"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("harena: HARENA_PURE is 'maybe': set it to 1")
    assert "Traceback" not in done.stderr
