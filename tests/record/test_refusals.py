"""Truncated, edited, newer and hostile files: RecordError that names the place, nothing else."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.record.samples import records

from harena import Record, RecordError
from harena.record import MAX_ACTIONS, MAX_BYTES

LONG = "x" * 100_000


def table(number: int = 2) -> dict[str, Any]:
    """A valid record as plain JSON data."""
    found: dict[str, Any] = json.loads(records()[number].dumps())
    return found


def refusal(text: str) -> str:
    """The message of the error that reading and replaying a text raises."""
    started = time.process_time()
    with pytest.raises(RecordError) as caught:
        Record.loads(text, "game.json").replay()
    assert time.process_time() - started < 10
    message = str(caught.value)
    assert message.isprintable()
    assert len(message) < 2_000
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__ or caught.value.__context__ is None
    return message


# --- not JSON -----------------------------------------------------------------------------------


def test_every_truncated_record_is_refused() -> None:
    text = records()[1].dumps()
    for end in range(0, len(text) - 2, 7):
        assert "game.json is not JSON" in refusal(text[:end])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "\ufeff{}",
        "\0",
        "{'format': 'harena-record'}",
        "[" * 200_000,
        '{"a":' * 200_000,
        "[" * 200_000 + "]" * 200_000,
        "9" * 5_000,
        "-",
        '{"notes": NaN}',
        '{"notes": {"a": -Infinity}}',
        '{"notes": {"a": 1e999}}',
        '{"notes": {"a": "\\ud800"}}',
        '{"notes": {"\\udfff": 1}}',
        '{"notes": {"a": "\ud800"}}',
        '{"format": "harena-record", "format": "harena-record"}',
        '{"notes": {"a": [{"b": 1, "b": 1}]}}',
    ],
)
def test_what_is_no_json(text: str) -> None:
    assert "game.json is not JSON" in refusal(text)


def test_a_key_that_stands_twice_is_named() -> None:
    text = records()[0].dumps().replace('"seats"', '"result": null, "seats"')
    assert 'the key "result" stands twice' in refusal(text)


def test_texts_and_files_that_are_too_large(tmp_path: Path) -> None:
    assert "larger than" in refusal(" " * (MAX_BYTES + 1))
    path = tmp_path / "big.json"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # a sparse file: only its beginning is ever read
    with pytest.raises(RecordError, match=r"big\.json is larger than"):
        Record.load(path)


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(records()[5].dumps().encode("utf-16"))
    with pytest.raises(RecordError, match=r"game\.json is not UTF-8 text \(byte 0\)"):
        Record.load(path)
    path.write_bytes(b'{"format": "\xe9"}')
    with pytest.raises(RecordError, match=r"not UTF-8 text \(byte 12\)"):
        Record.load(path)


# --- not a record -------------------------------------------------------------------------------

WRONG_VALUES: dict[str, list[object]] = {
    "format": [None, "harena-records", 1, [], {}],
    "schema": [None, "1", True, 1.0, 0, -1, 2, 10**4000, []],
    "engine": [None, 1, [], "x" * 201],
    "ruleset": [None, 3, [], {}, "chess", "", "x" * 201],
    "creatures": [None, "Amazon", {}, [], [1] * 8, ["Amazon"] * 8, ["Amazon"] * 9, ["Hydra"]],
    "options": [
        None, [], "none", {"stalemate": "never"}, {"stalemate": []}, {"stalemate": {}}, {"x": 1},
        {"zero_bet_backs": 1}, {"start": 9}, {"start": True}, {"start": 2}, {"start": [1]},
        {"start": {"a": 1}}, {"tie_break": None}, {"start": "Ann"}, {LONG: LONG},
    ],
    "seats": [
        None, {}, [], [{"name": "Ann"}], [{"name": "Ann"}] * 2, [{"name": "Ann"}] * 6,
        ["Ann", "Ben"], [{"name": "Ann"}, {"name": 1}], [{"name": "Ann"}, {"bot": "greedy"}],
        [{"name": "Ann"}, {"name": "Ben", "bot": 1}], [{"name": "Ann"}, {"name": "Ben", "x": 1}],
        [{"name": "Ann"}, {"name": "B;n"}], [{"name": "Ann"}, {"name": ""}],
        [{"name": "Ann"}, {"name": LONG}], [{"name": "Ann"}, {"name": "Ben", "bot": LONG}],
        [{"name": "Ann"}, {"name": "b\n"}],
    ],
    "position": [1, "round = 1", {}, [1], ["round = "], ["[" * 1_999] * 10, [LONG]],
    "actions": [None, "pass", {}, [1], [None], [[]], [LONG], [""], ["pass"] * (MAX_ACTIONS + 1)],
    "result": [
        [], "deck", {}, {"reason": "deck"}, 0, False,
        {"reason": 1, "scores": [], "winner": "Ann", "survivors": []},
        {"reason": "deck", "scores": [True, False], "winner": "Ann", "survivors": []},
        {"reason": "deck", "scores": [1.0], "winner": "Ann", "survivors": []},
        {"reason": "deck", "scores": [1], "winner": None, "survivors": []},
        {"reason": "deck", "scores": [1], "winner": "Ann", "survivors": [1]},
        {"reason": "deck", "scores": [1], "winner": "Ann", "survivors": [], "more": 1},
    ],
    "notes": [None, [], "a", 1],
}  # fmt: skip
CASES = [(key, number) for key, values in WRONG_VALUES.items() for number in range(len(values))]
MAY_BE_MISSING = {"options", "notes", "position"}


@pytest.mark.parametrize(("key", "number"), CASES, ids=[f"{key}-{n}" for key, n in CASES])
def test_wrong_values_are_refused_by_name(key: str, number: int) -> None:
    data = table()
    data[key] = WRONG_VALUES[key][number]
    if data["schema"] == 10**4000:
        message = refusal(json.dumps(data))
        assert "schema (a very large number) is newer than 1" in message
        return
    message = refusal(json.dumps(data))
    if not message.startswith("the record's game cannot be set up: ") and key != "actions":
        assert key in message
        assert message.startswith("game.json: ")


@pytest.mark.parametrize("key", list(table()))
def test_missing_keys(key: str) -> None:
    data = table()
    del data[key]
    if key in MAY_BE_MISSING:
        Record.loads(json.dumps(data)).replay()
    elif key == "result":
        assert "tells no result" in refusal(json.dumps(data))
    else:
        assert key in refusal(json.dumps(data))


def test_other_json_than_an_object() -> None:
    for text in ("[]", "1", "null", '"harena-record"', "true", "[" * 50 + "]" * 50):
        assert "this is no game record" in refusal(text)


def test_unknown_keys() -> None:
    for key in ("seed", "Format", "", "a\nb", LONG):
        assert "unknown key" in refusal(json.dumps(table() | {key: 1}))


def test_a_newer_schema() -> None:
    message = refusal(json.dumps(table() | {"schema": 2, "something new": 1}))
    assert "schema 2 is newer than 1" in message
    assert "update Harena" in message


# --- a record that does not replay --------------------------------------------------------------


def test_an_illegal_action_is_named_with_its_number() -> None:
    data = table()
    data["actions"][20] = "pass"
    message = refusal(json.dumps(data))
    assert message.startswith('action 21 ("pass") cannot be played: ')


def test_an_action_in_unknown_words() -> None:
    for text in ("jump", "", "play", "play Troll 11", "a" * 1_999, "\x1b[2J", "draw Troll 7; pass"):
        data = table()
        data["actions"][4] = text
        assert refusal(json.dumps(data)).startswith('action 5 ("')


def test_actions_after_the_end() -> None:
    data = table()
    data["actions"].append(data["actions"][-1])
    assert f"action {len(data['actions'])} " in refusal(json.dumps(data))


def test_a_missing_action() -> None:
    data = table()
    del data["actions"][30]
    refusal(json.dumps(data))
    data = table()
    del data["actions"][-1]
    assert "its actions do not end the game" in refusal(json.dumps(data))


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("reason", lambda old: "idle"),
        ("scores", lambda old: [old[0] + 1, *old[1:]]),
        ("scores", lambda old: old[:1]),
        ("scores", lambda old: [0] * 100_000),
        ("scores", lambda old: [10**4_000]),
        ("winner", lambda old: "Ann" if old == "Ben" else "Ben"),
        ("winner", lambda old: "a\x1b[2Jb"),
        ("survivors", lambda old: old[::-1]),
    ],
)
def test_a_wrong_result(key: str, change: Callable[[Any], object]) -> None:
    data = table()
    data["result"][key] = change(data["result"][key])
    message = refusal(json.dumps(data))
    assert "the record's result tells" in message
    assert f'as "{key}"' in message


def test_a_result_of_an_unfinished_game_and_none_of_a_finished_one() -> None:
    data = table(1)
    data["result"] = table(2)["result"]
    assert "its actions do not end the game" in refusal(json.dumps(data))
    data = table(2)
    data["result"] = None
    assert "tells no result" in refusal(json.dumps(data))


def test_a_position_that_disagrees_with_the_record() -> None:
    for key, value in (
        ("ruleset", "titan-the-arena"),
        ("creatures", table(0)["creatures"][::-1]),
        ("options", {"stalemate": "faq"}),
        ("seats", [{"name": "Ann"}, {"name": "Cleo"}]),
    ):
        data = table(8)
        data[key] = value
        assert "position has another ruleset" in refusal(json.dumps(data))


def test_a_hostile_position_is_refused_quickly() -> None:
    for lines in (
        ["a" + ".a" * 900] * 400,
        ["x = " + "[" * 1_900] * 50,
        ["x = [" + "{a=" * 600] * 3,
        ["[a]"] * 2_000,
        ["#" * 1_999] * 500,
        ["a = 1" * 300] * 500,
        [""] * 2_001,
    ):
        data = table(8)
        data["position"] = lines
        refusal(json.dumps(data))


def test_a_refusal_can_be_printed() -> None:
    """Signs that are not seen, or that break lines, are told by their codes."""
    record = next(record for record in records() if record.result is not None)
    told = json.loads(record.dumps())
    told["result"]["winner"] = "\u2028\u202e"
    reason = refusal(json.dumps(told))
    assert reason.isprintable()
    assert "\\u2028\\u202e" in reason
