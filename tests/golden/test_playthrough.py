"""The playthroughs are what the game plays today: their difference is to be read as a review."""

from __future__ import annotations

import difflib

import pytest
from tools import playthrough

from harena.rules import rulesets

LARGEST = 150_000


@pytest.mark.parametrize("name", rulesets.EDITIONS)
def test_a_playthrough_is_up_to_date(name: str) -> None:
    path = playthrough.path_of(name)
    kept = path.read_text("utf-8")
    made = playthrough.playthrough(name)
    assert len(made.encode()) < LARGEST
    if made != kept:
        changes = difflib.unified_diff(
            kept.splitlines(), made.splitlines(), path.name, "as played now", lineterm="", n=2
        )
        shown = "\n".join(list(changes)[:60])
        pytest.fail(
            f"{path.name} differs; if that is meant, refresh it with: "
            f"python -m tools.playthrough\n{shown}"
        )


@pytest.mark.parametrize("name", rulesets.EDITIONS)
def test_a_playthrough_shows_every_viewer_at_every_step(name: str) -> None:
    text = playthrough.path_of(name).read_text("utf-8")
    steps = text.count("  everybody:\n")
    assert steps >= 60
    for player in playthrough.NAMES[name]:
        assert text.count(f"\n  {player}:\n") == steps
