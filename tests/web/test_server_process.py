"""The server's process: what it asks of Python while it runs, and leaves behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETTLES = """
import gc, os, signal, sys, threading, time
from pathlib import Path
from harena.web import serve
from harena.web.settings import Settings

serve.SETTLING = 0.5
serve.EVERYTHING = 0.2
looks = []
gc.callbacks.append(lambda phase, told: looks.append(told["generation"]))

def watch():
    for is_on in (False, True):
        while gc.isenabled() != is_on:
            time.sleep(0.01)
        print(is_on, gc.get_threshold(), gc.get_freeze_count() > 10_000, flush=True)
    looks.clear()
    while looks.count(2) < 4:  # a look begins and ends: two of them
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=watch).start()
try:
    serve.run(Settings(port=0, location=Path(sys.argv[1])), opens_browser=False, is_quiet=True)
except KeyboardInterrupt:
    print("stopped", gc.isenabled())
"""


def test_rubbish_is_looked_for_when_the_start_is_over_and_then_again_and_again(
    tmp_path: Path,
) -> None:
    told = subprocess.run(
        [sys.executable, "-c", SETTLES, str(tmp_path / "harena.db")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    ).stdout
    lines = [line for line in told.splitlines() if not line.startswith("Harena")]
    assert lines[0].startswith("False")
    assert lines[1:] == ["True (2000, 100000, 10) True", "stopped True"]
