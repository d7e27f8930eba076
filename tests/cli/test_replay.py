"""`harena replay`: stepping through a record, for every viewer, as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import Terminal, plain

from harena.bots import make_bot
from harena.cli import main
from harena.cli.replay import ALL, stops
from harena.game import Game
from harena.players import Chance, play_game
from harena.record import Record, Replay
from harena.rules.codes import PUBLIC

NAMES = ("Ann", "Ben", "Cleo")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    game = Game.new("titan-the-arena", names=NAMES)
    play_game(game, [make_bot("random", seat) for seat in range(3)], Chance(8))
    path = tmp_path_factory.mktemp("records") / "game.json"
    Record.of(game, (None, "random", "random")).save(path)
    return path


@pytest.fixture(scope="module")
def unfinished(finished: Path) -> Path:
    """The record of a game that goes on."""
    path = finished.with_name("half.json")
    Record.of(Record.load(finished).replay(60)).save(path)
    return path


def as_json(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main(["replay", str(path), "--json", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("viewer", ["spectator", "Ben", "#1", "all"])
def test_everything_at_once(
    finished: Path, viewer: str, language: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(finished), "--viewer", viewer, "-l", language]) == 0
    shown = capsys.readouterr().out
    actions = Record.load(finished).actions
    is_shown = [action in shown for action in actions if action.startswith("draw ")]
    assert all(is_shown) is (viewer == "all")
    if language == "en":
        assert "The end" in shown
        assert ("You draw" in shown) is (viewer in ("Ben", "#1"))
        assert ("Your hand:" in shown) is (viewer != "spectator")
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_without_a_viewer_it_is_the_only_person(
    finished: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert as_json(finished, capsys)["viewer"] == "Ann"
    assert as_json(finished, capsys, "--viewer", "spectator")["viewer"] == "spectator"


def test_json_tells_what_the_viewer_knew(
    finished: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.load(finished)
    game = record.replay()
    for viewer, seat in (("spectator", PUBLIC), ("Cleo", 2)):
        found = as_json(finished, capsys, "--viewer", viewer)
        events = [event for step in found["steps"] for event in step["events"]]
        assert [event["kind"] for event in events] == [e.kind for e in game.events(seat)]
        drawn = [event for event in events if event["kind"] == "draw"]
        assert all(("card" in event) is (event["player"] == viewer) for event in drawn)
        assert all(event["text"] for event in events)
        assert "action" not in found["steps"][5]
        numbers = [step["step"] for step in found["steps"]]
        assert numbers == list(range(len(numbers)))
        assert found["result"] == record.result


def test_json_of_all_holds_the_actions(
    finished: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = as_json(finished, capsys, "--viewer", "all")
    actions = [step["action"] for step in found["steps"][1:]]
    assert actions == list(Record.load(finished).actions)


def test_steps_betray_no_hidden_decision(finished: Path) -> None:
    """A viewer's steps are those he noticed: as many as there are changes in his own history."""
    walk = Replay(Record.load(finished))
    for viewer in (0, 1, 2, PUBLIC):
        found = stops(walk, viewer)
        lengths = []
        for at in found:
            walk.go(at)
            lengths.append(len(walk.game.events(viewer)))
        walk.go(0)
        assert lengths == sorted(set(lengths))
        assert len(found) < len(walk.record.actions)
    assert len(stops(walk, ALL)) == len(walk.record.actions) + 1


def test_all_hands_only_when_the_game_is_over(
    unfinished: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(unfinished), "--viewer", "all"]) == 2
    assert "only when a game is over" in capsys.readouterr().err
    assert main(["replay", str(unfinished), "--viewer", "Ann"]) == 0
    assert "The end" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "is not JSON"),
        ('{"format": "other"}', "no game record"),
        (None, "cannot be played"),
    ],
)
def test_records_that_cannot_be_replayed(
    content: str | None, message: str, finished: Path, tmp_path: Path, folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    path = tmp_path / "bad.json"
    if content is None:
        content = finished.read_text().replace('"draw ', '"start ', 1)
    path.write_text(content)
    assert main(["replay", str(path)]) == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1


def test_an_unknown_viewer_is_refused(
    finished: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(finished), "--viewer", "Zed"]) == 2
    assert "there are: Ann, Ben, Cleo, spectator, all" in capsys.readouterr().err


def test_stepping_forward_and_back(finished: Path, folder: Path) -> None:
    end = "> "
    with Terminal(["replay", str(finished), "--viewer", "spectator"], folder) as terminal:
        start = plain(terminal.read(end))
        assert "Step 0 of " in start
        assert "Seen by a spectator" in start
        one = plain(terminal.ask("", end))
        assert "Step 1 of " in one
        assert "Ann draws 8 cards." in one
        assert "Step 2 of " in plain(terminal.ask("n", end))
        back = plain(terminal.ask("p", end))
        assert back.partition("\n")[2] == one.partition("\n")[2]
        turn = plain(terminal.ask("t", end))
        assert "turn." in turn
        last = plain(terminal.ask("e", end))
        assert "The end" in last
        assert plain(terminal.ask("n", end)).count("The end") == 1
        assert "Step 5 of " in plain(terminal.ask("5", end))
        assert "none of the choices" in plain(terminal.ask("frob", end))
        assert "another viewer" in plain(terminal.ask("v", "): "))
        seen = plain(terminal.ask("2", end))
        assert "Seen by Ben" in seen
        assert "Your hand:" in seen
        assert "Step 0 of " in plain(terminal.ask("0", end))
        terminal.ask("q", "never")
        assert terminal.process.wait(10) == 0
