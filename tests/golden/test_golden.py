"""The golden games replay alike, and together they show everything that such games must show."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.items import ITEMS, checksum, replayed
from tests.golden.plans import PLANS

from harena import Record

FILES = sorted((Path(__file__).parent / "games").glob("*.json"), key=lambda path: path.stem)
HINT = "if that is meant, refresh the files with: python -m tools.golden"


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_game_replays_alike(path: Path) -> None:
    record = Record.load(path)
    game, covers = replayed(record)
    assert game.is_over
    assert checksum(game) == record.notes["final"], f"it ends in another state; {HINT}"
    assert [item for item in ITEMS if item in covers] == record.notes["covers"], HINT
    twin = record.replay()  # compares the result
    assert twin.outcome == game.outcome
    again = Record.of(twin, notes=record.notes)._replace(engine=record.engine)
    assert again == record
    assert again.dumps() == path.read_text("utf-8")


def test_golden_games_show_everything() -> None:
    shown: set[object] = set()
    for path in FILES:
        covers = Record.load(path).notes["covers"]
        assert isinstance(covers, list)
        shown.update(covers)
    assert not [item for item in ITEMS if item not in shown], HINT


def test_every_plan_has_its_file_and_no_file_is_left_over() -> None:
    assert sorted(plan.name for plan in PLANS) == [path.stem for path in FILES], HINT


def test_every_file_shows_what_its_plan_wants() -> None:
    for plan, path in zip(sorted(PLANS, key=lambda plan: plan.name), FILES, strict=True):
        covers = Record.load(path).notes["covers"]
        assert isinstance(covers, list)
        assert plan.items() <= set(covers), f"{plan.name}: {HINT}"


@pytest.mark.parametrize("name", ["ca-idle", "ta-powers"])
def test_a_plan_finds_the_same_game_again(name: str) -> None:
    (plan,) = [plan for plan in PLANS if plan.name == name]
    (path,) = [path for path in FILES if path.stem == name]
    record = Record.load(path)
    assert plan.find()._replace(engine=record.engine) == record
