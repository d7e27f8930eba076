"""A data folder for every test, in memory where possible: saving waits for the disk."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """HARENA_DATA of the test."""
    place = Path(tempfile.mkdtemp(dir=MEMORY)) if MEMORY.is_dir() else tmp_path / "data"
    monkeypatch.setenv("HARENA_DATA", str(place))
    monkeypatch.setenv("HARENA_STRICT_LOCALE", "1")
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    yield place
    shutil.rmtree(place, ignore_errors=True)
