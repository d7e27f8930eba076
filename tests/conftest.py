"""What every test may use: profiles for Hypothesis, sizes of long runs, fresh Pythons."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import harena

ROOT = Path(__file__).resolve().parent.parent
# A missing text is an error here; a game in progress would fall back to English.
os.environ.setdefault("HARENA_STRICT_LOCALE", "1")
# In the background a process ignores these, and so would the programs that tests interrupt.
for _name, _usual in (("SIGINT", signal.default_int_handler), ("SIGHUP", signal.SIG_DFL)):
    _number = getattr(signal, _name, None)
    if _number is not None and signal.getsignal(_number) == signal.SIG_IGN:
        signal.signal(_number, _usual)
REQUIRE_ALL = os.environ.get("HARENA_REQUIRE_ALL", "") not in ("", "0")

# No deadlines: the same example takes a hundred times longer where the rules run interpreted.
_COMMON = settings(deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("home", _COMMON)
# The same examples in every run of CI: a failure there is the change's own.
settings.register_profile("ci", _COMMON, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "home")


def pytest_report_header() -> str:
    """Say which engine is under test: a green run of the wrong one proves little."""
    return f"harena {harena.__version__}, rules {'compiled' if harena.compiled else 'interpreted'}"


@pytest.fixture(autouse=True)
def loggers_speak() -> None:
    """Tools that other tests run (import-linter) set up logging anew and silence the loggers."""
    for name, logger in logging.root.manager.loggerDict.items():
        if name.startswith("harena") and isinstance(logger, logging.Logger):
            logger.disabled = False


@pytest.fixture
def require() -> Callable[[object, str], None]:
    """`require(found, what)` skips a test for want of something; in CI, which has it, it fails."""

    def check(found: object, what: str) -> None:
        if found:
            return
        if REQUIRE_ALL:
            pytest.fail(f"{what} is missing, and HARENA_REQUIRE_ALL is set")
        pytest.skip(f"{what} is missing")

    return check


@pytest.fixture
def require_tool(require: Callable[[object, str], None]) -> Callable[[str], str]:
    """`require_tool("valgrind")` gives the path of a program, or skips like `require`."""

    def find(name: str) -> str:
        path = shutil.which(name)
        require(path, f"the program {name}")
        return str(path)

    return find


@pytest.fixture
def run_python() -> Callable[..., str]:
    """`run_python(code, HARENA_PURE="1")` runs code in a fresh Python and gives what it prints."""

    def run(code: str, *, check: bool = True, **environment: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if check and done.returncode:
            pytest.fail(f"exit status {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout if check else done.stdout + done.stderr

    return run


@pytest.fixture
def fuzz_count() -> int:
    """How many malformed inputs a fuzz test makes (HARENA_FUZZ)."""
    return int(os.environ.get("HARENA_FUZZ") or 20_000)


@pytest.fixture
def soak_count() -> int:
    """How many games a soak test plays (HARENA_SOAK)."""
    return int(os.environ.get("HARENA_SOAK") or 1_000)
