"""The picture of the README: drawn by the terminal's own code, always the same, self-contained."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.conftest import ROOT


def drawn(path: Path) -> str:
    tool = ROOT / "tools" / "terminal_picture.py"
    subprocess.run([sys.executable, str(tool), str(path)], check=True, stdout=subprocess.DEVNULL)
    return path.read_text("utf-8")


def test_the_picture(tmp_path: Path) -> None:
    picture = drawn(tmp_path / "picture.svg")
    assert drawn(tmp_path / "again.svg") == picture
    assert re.findall(r"https?://\S+?(?=[\"'\s])", picture) == ["http://www.w3.org/2000/svg"]
    words = picture.replace("&#160;", " ")
    for text in ("Round 3 of 5", "Your hand:", "Which card do you play?", "▶3", "♛"):
        assert text in words
    assert str(tmp_path) not in picture


def test_the_picture_of_the_readme_is_there() -> None:
    picture = (ROOT / "docs" / "images" / "terminal.svg").read_text("utf-8")
    assert picture.startswith("<svg")
    assert "Your&#160;hand:" in picture
