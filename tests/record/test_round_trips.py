"""Records written and read again, saved, replayed, walked through."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.record.samples import CREATURES, POSITION, played, records

import harena
from harena import Game, Record, RecordError, Replay
from harena.rules import access


@pytest.mark.parametrize("number", range(9))
def test_text_and_back(number: int) -> None:
    record = records()[number]
    text = record.dumps()
    assert Record.loads(text) == record
    assert Record.loads(text).dumps() == text
    assert text.endswith("}\n")


@pytest.mark.parametrize("number", range(9))
def test_replay_gives_the_same_record_and_game(number: int) -> None:
    record = records()[number]
    game = record.replay()
    bots = [seat.bot for seat in record.seats]
    assert Record.of(game, bots, record.notes) == record
    assert game.is_over == (record.result is not None)
    assert [game.format_action(action) for action in game.history] == list(record.actions)


def test_one_action_a_line_and_the_rest_in_words() -> None:
    record = records()[4]
    lines = record.dumps().splitlines()
    start = lines.index('  "actions": [')
    for line, action in zip(lines[start + 1 : -2], record.actions, strict=True):
        assert json.loads(line.rstrip(",")) == action
    head = json.loads(record.dumps())
    assert head["ruleset"] == "titan-the-arena"
    assert head["engine"] == harena.__version__
    assert head["schema"] == 1
    assert [seat["name"] for seat in head["seats"]] == ["Zoë", "Ödön 3.", "Łukasz 🦁"]
    assert "Zoë" in record.dumps()
    assert head["notes"] == {"seed": 7, "ö": [1.5]}


def test_a_record_tells_the_result_in_words() -> None:
    game = played(Game.new("titan-the-arena", names=["Ann", "Ben"]), "told")
    assert game.outcome is not None
    assert Record.of(game).result == {
        "reason": game.outcome.reason,
        "scores": list(game.outcome.scores),
        "winner": game.names[game.outcome.winner],
        "survivors": [game.creatures[column] for column in game.outcome.survivors],
    }


@pytest.mark.parametrize("number", range(9))
def test_save_and_load(number: int, tmp_path: Path) -> None:
    record = records()[number]
    path = tmp_path / "game.json"
    record.save(path)
    assert Record.load(path) == record
    assert Record.load(str(path)) == record
    assert path.read_text("utf-8") == record.dumps()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_saving_replaces_the_old_file_at_once_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    old, new = records()[0], records()[1]
    old.save(path)
    seen: list[Record] = []

    def failing(self: Path, target: Path) -> None:
        assert self.parent == path.parent  # the same file system: the replacement is one step
        seen.append(Record.load(self))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", failing)
    with pytest.raises(RecordError, match=r"cannot write .*game\.json: No space left"):
        new.save(path)
    assert seen == [new]
    assert Record.load(path) == old
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    record = records()[0]
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("x")
    for bad in ("folder", "none/game.json", "file/game.json", "a\0b", "x" * 300):
        with pytest.raises(RecordError, match="cannot write"):
            record.save(tmp_path / bad)
    with pytest.raises(RecordError, match="cannot write"):
        record.save("")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_text() == "x"


def test_notes_that_cannot_be_written(tmp_path: Path) -> None:
    for bad in (float("nan"), "\ud800"):
        record = records()[0]._replace(notes={"bad": bad})
        with pytest.raises(RecordError, match="cannot write"):
            record.save(tmp_path / "game.json")
    assert not list(tmp_path.iterdir())


def test_places_that_cannot_be_read(tmp_path: Path) -> None:
    for bad in ("", "none.json", "none/game.json", "a\0b", "x" * 300):
        with pytest.raises(RecordError, match="cannot read"):
            Record.load(tmp_path / bad)


def test_defaults_of_what_may_be_left_out() -> None:
    table = json.loads(records()[0].dumps())
    del table["options"], table["result"]
    record = Record.loads(json.dumps(table))
    assert record.result is None
    assert record.notes == {}
    assert record.replay().ruleset == records()[0].replay().ruleset


# --- replaying ----------------------------------------------------------------------------------


def test_replay_upto() -> None:
    record = records()[2]
    for upto in (0, 1, 17, len(record.actions) - 1, len(record.actions), len(record.actions) + 9):
        game = record.replay(upto)
        assert len(game.history) == min(upto, len(record.actions))
    assert record.replay(-1).history == ()


def test_steps_give_the_game_at_every_point() -> None:
    record = records()[1]
    lengths = [len(game.history) for game in record.steps()]
    assert lengths == list(range(len(record.actions) + 1))


@pytest.mark.parametrize("number", [2, 5, 8])
def test_walking_forward_and_back(number: int) -> None:
    record = records()[number]
    replay = Replay(record)
    views = [replay.game.view(0)]
    states = [access.fields(replay.game.state)]
    while replay.forward():
        views.append(replay.game.view(0))
        states.append(access.fields(replay.game.state))
    count = len(record.actions)
    assert replay.at == count == len(views) - 1
    assert not replay.forward()
    assert replay.at == count
    for at in range(count - 1, -1, -1):
        assert replay.back()
        assert replay.at == at
        assert access.fields(replay.game.state) == states[at]
        assert replay.game.view(0) == views[at]
    assert not replay.back()
    assert replay.at == 0
    for at in (count // 2, count // 3, count + 10, 1, -5, count):
        replay.go(at)
        assert replay.at == min(max(at, 0), count) == len(replay.game.history)
        assert replay.game.view(0) == views[replay.at]


def test_a_replay_refuses_an_illegal_record_at_once() -> None:
    record = records()[2]
    with pytest.raises(RecordError, match="action 3 "):
        Replay(record._replace(actions=(*record.actions[:2], "pass", *record.actions[3:])))


def test_records_are_values() -> None:
    first = Record.of(played(Game.new(names=["Ann", "Ben"], creatures=CREATURES), "v", 40))
    second = Record.of(played(Game.new(names=["Ann", "Ben"], creatures=CREATURES), "v", 40))
    assert first == second
    assert first.position is None
    assert str(Record.of(Game.from_position(POSITION)).position).endswith("\n")
