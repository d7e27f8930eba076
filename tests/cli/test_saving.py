"""Saves: written whole or not at all, and only readable where they make sense."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.robots import Robot

from harena.cli import data, play, saving
from harena.cli.saving import Save
from harena.cli.session import Session
from harena.cli.setup import Plan
from harena.errors import DataError, HarenaError, RecordError
from harena.record import Record


def begun(patience: int = 12, seed: int | str | None = 1, games: int = 1) -> Save:
    """A game left in its first round."""
    plan = Plan(names=("Ann", "Ben"), bots=(None, "greedy"), seed=seed, games=games)
    save = plan.save("fi")
    play.run(Robot("fi", patience=patience), save, fresh=True)
    return save


def test_what_is_written_is_on_the_disk_before_the_name_is_taken(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def noted_fsync(handle: int) -> None:
        steps.append("fsync")
        fsync(handle)

    def noted_replace(self: Path, target: Path) -> Path:
        steps.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    path = data.subfolder("games") / "x.json"
    data.write(path, "árvíz\n")
    assert path.read_bytes() == "árvíz\n".encode()
    assert steps == ["fsync", "replace", "fsync"]
    assert [other.name for other in path.parent.iterdir()] == ["x.json"]


def test_a_write_that_fails_leaves_the_old_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = data.subfolder("games") / "x.json"
    data.write(path, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DataError, match="No space left"):
        data.write(path, "new")
    assert path.read_text() == "old"
    assert [other.name for other in path.parent.iterdir()] == ["x.json"]


def test_a_game_goes_on_where_saving_fails(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Save, *, final: bool = False) -> Path:
        raise DataError("the disk is full")

    screen = Robot(patience=5)
    save = Plan(names=("Ann", "Ben"), bots=(None, "greedy"), seed=1).save("en")
    monkeypatch.setattr(Save, "write", fail)
    play.run(screen, save, fresh=True)
    assert "The game could not be saved: the disk is full" in screen.paper.getvalue()


def test_every_action_is_stored_before_the_next_question(folder: Path) -> None:
    save = Plan(names=("Ann", "Ben"), bots=(None, "greedy"), seed=1).save("en")
    stored: list[bool] = []

    class Checking(Robot):
        def ask(self, prompt: str, words: object = ()) -> str:
            path = data.game_path(save.name)
            known = Record.load(path).actions if path.exists() else ()
            stored.append(len(known) == len(save.game.history))
            return super().ask(prompt, list(words) if isinstance(words, list) else ())

    Session(save, Checking(patience=10**6)).run()
    assert len(stored) > 20
    assert all(stored)


def test_names_do_not_collide(folder: Path) -> None:
    first = begun()
    second = begun()
    assert first.name != second.name
    assert data.unfinished() == [second.name, first.name] or first.name in data.unfinished()
    finished = saving.load(first.name)
    play.run(Robot(), finished, fresh=False)
    assert data.free_name() not in (first.name, second.name)


def test_loading_gives_everything_back(folder: Path) -> None:
    save = begun(games=3, seed="abc")
    again = saving.load(save.name)
    assert again.bots == (None, "greedy")
    assert again.language == "fi"
    assert again.seed == "abc/0"
    assert again.random_creatures
    assert again.tournament is not None
    assert again.tournament.as_dict() == save.tournament.as_dict() if save.tournament else False
    assert again.game.history == save.game.history


def test_the_chance_of_a_seeded_game_goes_on(folder: Path) -> None:
    save = begun()
    again = saving.load(save.name)
    view, legal = save.game.view(6), tuple(range(1, 90))
    drawn = [save.chance.choose(view._replace(weights=()), legal) for _ in range(5)]  # type: ignore[arg-type]
    assert [again.chance.choose(view._replace(weights=()), legal) for _ in range(5)] == drawn  # type: ignore[arg-type]


def edited(change: Callable[[dict[str, object]], object]) -> Callable[[Path], None]:
    def edit(path: Path) -> None:
        content = json.loads(path.read_text())
        change(content)
        path.write_text(json.dumps(content))

    return edit


def note(key: str, value: object) -> Callable[[Path], None]:
    def change(content: dict[str, object]) -> None:
        notes = content["notes"]
        assert isinstance(notes, dict)
        notes["play"][key] = value

    return edited(change)


def drop_first_action(content: dict[str, object]) -> None:
    actions = content["actions"]
    assert isinstance(actions, list)
    actions[0], actions[1] = actions[1], actions[0]


DAMAGES: list[tuple[Callable[[Path], object], str]] = [
    (lambda path: path.write_text("{"), "is not JSON"),
    (lambda path: path.write_bytes(b"\xff"), "not UTF-8"),
    (lambda path: path.write_text(path.read_text()[:-40]), "is not JSON"),
    (edited(lambda content: content.update(notes={})), "no game saved by the terminal"),
    (edited(lambda content: content.update(seats=[])), "two to five players"),
    (edited(lambda content: content.update(schema=99)), "newer"),
    (edited(drop_first_action), "its seed gives"),
    (note("seed", 2), "its seed gives"),
    (note("seed", [1]), "the seed must be"),
    (note("tournament", {"names": 3}), "this is no tournament"),
    (note("tournament", {"names": ["X", "Y"], "games": 2, "ruleset": "colossal-arena",
                         "creatures": None, "options": {}, "seed": None, "results": []}),
     "not the next one"),
    (edited(lambda content: content.update(
        seats=[{"name": "Ann"}, {"name": "Ben", "bot": "clever"}])), "no bot is called 'clever'"),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "message"), DAMAGES, ids=[m for _, m in DAMAGES])
def test_damaged_saves_are_refused(
    folder: Path, damage: Callable[[Path], object], message: str
) -> None:
    save = begun()
    damage(data.game_path(save.name))
    with pytest.raises(HarenaError, match=message):
        saving.load(save.name)


def test_names_of_saves_stay_in_their_folder(folder: Path) -> None:
    for name in ("", "../x", "a/b", ".hidden", "x" * 200):
        with pytest.raises(DataError):
            data.game_path(name)
    with pytest.raises(RecordError, match="there are: none"):
        saving.load("x")


def test_a_home_folder_may_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("HARENA_DATA", "~/games of mine")
    assert data.folder() == tmp_path / "games of mine"
    assert data.is_writable()
