"""The benchmark runs, and tells what it ran on and how durable what it measured was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import ROOT

BENCHMARK = ROOT / "benchmarks" / "store.py"


def test_the_benchmark_runs(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    size = ["--games", "5", "--runs", "1", "--seconds", "0.3"]
    done = subprocess.run(
        [sys.executable, str(BENCHMARK), *size, "--folder", tmp_path, "--json", figures],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode in (0, 1), (
        done.stderr
    )  # 1: the goal is missed, as it is in so short a run
    report = json.loads(figures.read_text())
    assert report["pragmas"] == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    assert {"processor", "cores", "python", "sqlite", "fsync_ms"} <= set(report["machine"])
    assert [one["games"] for one in report["results"]] == [5, 1, 5]
    for one in report["results"]:
        assert one["median_moves_per_s"] > 0
        assert one["p50_ms"][0] <= one["p99_ms"][0] <= one["worst_ms"][0]
    assert list(tmp_path.iterdir()) == [figures]  # it tidies up
