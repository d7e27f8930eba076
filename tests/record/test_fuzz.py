"""Mutated valid records: they are read and replayed or refused by RecordError, and quickly.

20,000 in every run; `make fuzz` makes a million (HARENA_FUZZ).
"""

from __future__ import annotations

import copy
import json
import random
import time

import pytest
from tests.record.samples import records

from harena import Record, RecordError

NASTY = (
    "", " ", "\t", "\n", "\x00", "\x1b[2J", "\u202e", "\u2028", "\ufeff", "\ud800", "é", "🦁", '"',
    "'", "\\", "\\u0000", "\\ud800", "{", "}", "[", "]", "[[[[[[[[", "{{{{", ",", ",,", ":", "-1",
    "0", "00", "1e9", "1e999", "NaN", "Infinity", "11", "99999999999", "9" * 400, "true", "null",
    "none", "x" * 300, "#2", ";", "Troll 7", "play ", "draw ", "pass", "no bet", '"notes": {},',
    '"schema": 1,', '"a": 1,', "[]", "{}", '""',
)  # fmt: skip
VALUES: tuple[object, ...] = (
    None, True, False, 0, -1, 1, 7, 10**30, 0.5, "", "Ann", "#2", "pass", "no bet", "none", [], {},
    [[]], [None], {"name": "Ann"}, "\x00", "\u2028", "x" * 3_000, ["pass"] * 50,
)  # fmt: skip


def damaged(text: str, luck: random.Random, other: str) -> str:
    """A text with one to three small damages."""
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        place = luck.randint(0, len(text))
        end = min(len(text), place + luck.choice((1, 1, 2, 5, 20, 200)))
        how = luck.randrange(7)
        if how == 0:
            text = text[:place] + text[end:]
        elif how == 1:
            text = text[:place] + luck.choice(NASTY) + text[place:]
        elif how == 2:
            text = text[:place] + luck.choice(NASTY) + text[end:]
        elif how == 3:
            text = text[:place] + text[place:end] * 2 + text[end:]
        elif how == 4:
            start = luck.randint(0, len(other))
            text = text[:place] + other[start : start + 40] + text[place:]
        elif how == 5:
            text = text[:place] + chr(luck.randrange(0x11000)) + text[end:]
        else:
            lines = text.split("\n")
            first, second = luck.randrange(len(lines)), luck.randrange(len(lines))
            lines[first], lines[second] = lines[second], lines[first]
            text = "\n".join(lines)
    return text


def edited(text: str, luck: random.Random, other: str) -> str:
    """A text that is JSON still, with one or two values, keys or actions changed."""
    data, donor = json.loads(text), json.loads(other)
    for _ in range(luck.choice((1, 1, 2))):
        key = luck.choice([*data, "actions", "actions", "position", "more"])
        value = data.get(key)
        how = luck.randrange(5)
        if how == 0:
            data[key] = copy.deepcopy(luck.choice(VALUES))
        elif how == 1:
            data[key] = donor.get(key)
        elif how == 2:
            data.pop(key, None)
        elif isinstance(value, list) and value:
            place = luck.randrange(len(value))
            new = copy.deepcopy(luck.choice((*VALUES, value[luck.randrange(len(value))])))
            value[place : place + luck.randint(0, 2)] = [new] * luck.randint(0, 2)
        elif isinstance(value, dict) and value:
            value[luck.choice([*value, "more"])] = copy.deepcopy(luck.choice(VALUES))
    return json.dumps(data, indent=luck.choice((None, 2)))


def check(text: str) -> bool:
    """Whether a text is a record that replays; refused, or read and written alike."""
    started = time.process_time()
    try:
        record = Record.loads(text)
        assert Record.loads(record.dumps()) == record
        game = record.replay()
    except RecordError as error:
        message = str(error)
        assert message.isprintable(), message
        assert len(message) < 2_000
        return False
    finally:
        assert time.process_time() - started < 10
    assert game.is_over == (record.result is not None)
    again = Record.of(game, [seat.bot for seat in record.seats], record.notes)
    assert again.result == record.result
    assert len(again.actions) == len(record.actions)
    return True


def fuzz(count: int, seed: int) -> int:
    """Try so many mutated records; how many were accepted."""
    luck = random.Random(seed)
    # Short records mostly: replaying is not what is under test here.
    found = [record for record in records() if len(record.actions) < 100]
    texts = [record.dumps() for record in found]
    accepted = 0
    for _ in range(count):
        text, other = luck.choice(texts), luck.choice(texts)
        change = edited if luck.random() < 0.3 else damaged
        mutated = change(text, luck, other)
        try:
            accepted += check(mutated)
        except Exception as error:
            error.add_note(f"given: {mutated!r}")
            raise
    return accepted


@pytest.mark.parametrize("seed", [1, 2])
def test_mutated_records(seed: int) -> None:
    accepted = fuzz(10_000, seed)
    assert 100 < accepted < 5_000  # some damages change nothing, most are refused


@pytest.mark.fuzz
def test_very_many_mutated_records(fuzz_count: int) -> None:
    assert fuzz(fuzz_count, fuzz_count)
