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

def watch():
    for is_on in (False, True):
        while gc.isenabled() != is_on:
            time.sleep(0.01)
        print(is_on, gc.get_threshold(), gc.get_freeze_count() > 10_000, flush=True)
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=watch).start()
try:
    serve.run(Settings(port=0, location=Path(sys.argv[1])), opens_browser=False, is_quiet=True)
except KeyboardInterrupt:
    print("stopped", gc.isenabled())
"""


def test_rubbish_is_looked_for_as_soon_as_the_start_is_over(tmp_path: Path) -> None:
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
    assert lines[1:] == ["True (20000, 5, 100) True", "stopped True"]
