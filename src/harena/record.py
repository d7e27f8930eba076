"""A finished or running game as a file that a person can read and compare line by line.

A record holds ruleset, creatures, options, seats, the actions in the words of the notation
(chance's included), the result and the engine's version: everything else is derived by replaying
it. What is read is checked: kind and schema of the file, sizes, types, and every action for
legality.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from ._version import __version__
from .errors import HarenaError, RecordError, printable
from .game import Game
from .notation import quoted
from .rules import rulesets

FORMAT = "harena-record"
SCHEMA = 1
MAX_BYTES = 4 << 20
MAX_ACTIONS = 20_000
KEYS = (
    "format", "schema", "engine", "ruleset", "creatures", "options", "seats", "position",
    "actions", "result", "notes",
)  # fmt: skip


class Seat(NamedTuple):
    """Who sat in a seat: a name, and the bot that played it, if any."""

    name: str
    bot: str | None = None


class Record(NamedTuple):
    """A game as its actions. `result` is None for a game that is not over."""

    ruleset: str
    creatures: tuple[str, ...]
    options: Mapping[str, object]
    seats: tuple[Seat, ...]
    actions: tuple[str, ...]
    result: Mapping[str, object] | None = None
    position: str | None = None
    engine: str = __version__
    notes: Mapping[str, object] = {}

    @classmethod
    def of(
        cls,
        game: Game,
        bots: Sequence[str | None] | None = None,
        notes: Mapping[str, object] | None = None,
    ) -> Record:
        """The record of a game so far. `bots` names, by seat, the bots that play."""
        kinds = bots or (None,) * game.players
        return cls(
            game.ruleset.name,
            game.creatures,
            dict(game.ruleset.options),
            tuple(Seat(name, bot) for name, bot in zip(game.names, kinds, strict=True)),
            tuple(game.format_action(action) for action in game.history),
            _result(game),
            None if game.start is None else game.start.format(),
            notes=dict(notes or {}),
        )

    # --- text --------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as JSON, one action a line."""
        head: dict[str, object] = {
            "format": FORMAT,
            "schema": SCHEMA,
            "engine": self.engine,
            "ruleset": self.ruleset,
            "creatures": list(self.creatures),
            "options": dict(self.options),
            "seats": [
                {"name": seat.name} if seat.bot is None else {"name": seat.name, "bot": seat.bot}
                for seat in self.seats
            ],
        }
        if self.notes:
            head["notes"] = dict(self.notes)
        if self.position is not None:
            head["position"] = self.position.removesuffix("\n").split("\n")
        head["result"] = None if self.result is None else dict(self.result)
        lines = [f"  {_dump(key)}: {_dump(value)}" for key, value in head.items()]
        actions = ",\n".join(f"    {_dump(action)}" for action in self.actions)
        lines.append(f'  "actions": [\n{actions}\n  ]' if actions else '  "actions": []')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def loads(cls, text: str, source: str = "the record") -> Record:
        """The record a JSON text holds, checked but not yet replayed. Raises RecordError."""
        if len(text) > MAX_BYTES:
            raise RecordError(f"{source} is larger than {MAX_BYTES} bytes; no game is that long")
        try:
            data = _parse(text)
        except RecursionError:
            raise RecordError(f"{source} is not JSON that can be read: nested too deeply") from None
        except ValueError as error:
            raise RecordError(f"{source} is not JSON that can be read: {error!s:.300}") from None
        return _Reader(source).record(data)

    # --- files -------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the record; an older file is replaced at once or not at all. Raises RecordError."""
        target = Path(path)
        part = target.with_name(target.name + ".part") if target.name else target
        try:
            part.write_text(self.dumps(), encoding="utf-8")
            part.replace(target)
        except (OSError, ValueError) as error:  # ValueError: a path or notes that cannot be encoded
            if part != target:
                with suppress(OSError, ValueError):
                    part.unlink()
            raise RecordError(f"cannot write {target}: {_reason(error)}") from None

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record. Raises RecordError."""
        try:
            with Path(path).open("rb") as file:
                raw = file.read(MAX_BYTES + 1)
        except (OSError, ValueError) as error:  # ValueError: a path with a NUL
            raise RecordError(f"cannot read {path}: {_reason(error)}") from None
        if len(raw) > MAX_BYTES:
            raise RecordError(f"{path} is larger than {MAX_BYTES} bytes; no game is that long")
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            raise RecordError(f"{path} is not UTF-8 text (byte {error.start})") from None
        return cls.loads(text, str(path))

    # --- replaying ---------------------------------------------------------------------------

    def opening(self) -> Game:
        """The game before its first action. Raises RecordError."""
        try:
            ruleset = rulesets.ruleset(self.ruleset, self.creatures, self.options)
            if self.position is None:
                return Game.new(ruleset, names=[seat.name for seat in self.seats])
            game = Game.from_position(self.position)
        except HarenaError as error:
            raise RecordError(f"the record's game cannot be set up: {error}") from None
        if (game.ruleset, game.names) != (ruleset, tuple(seat.name for seat in self.seats)):
            raise RecordError(
                "the record's position has another ruleset, other creatures, options or players "
                "than the record itself"
            )
        return game

    def replay(self, upto: int | None = None) -> Game:
        """The game after so many actions (all: None). Raises RecordError where one is illegal."""
        game = self.opening()
        count = len(self.actions) if upto is None else max(0, upto)
        for number in range(min(count, len(self.actions))):
            self.play(game, number)
        if count >= len(self.actions):
            self._check_result(game)
        return game

    def play(self, game: Game, number: int) -> None:
        """Play the action of this number, counted from 0. Raises RecordError if it is illegal."""
        text = self.actions[number]
        try:
            game.play(game.parse_action(text))
        except HarenaError as error:
            raise RecordError(
                f"action {number + 1} ({quoted(text)}) cannot be played: {error}"
            ) from None

    def _check_result(self, game: Game) -> None:
        found = _result(game)
        if self.result is not None and found is None:
            raise RecordError("the record tells a result, but its actions do not end the game")
        if self.result is None and found is not None:
            raise RecordError(f"the record tells no result, but its actions end the game: {found}")
        for key, value in (found or {}).items():
            told = (self.result or {}).get(key)
            if told != value:
                raise RecordError(
                    f'the record\'s result tells {_short(told)} as "{key}", its actions give '
                    f"{_short(value)}"
                )

    def steps(self) -> Iterator[Game]:
        """The game before the first action, then after each: always the same object.

        Raises RecordError.
        """
        game = self.opening()
        yield game
        for number in range(len(self.actions)):
            self.play(game, number)
            yield game


class Replay:
    """A record to walk through, forwards and backwards. `at` counts the actions played."""

    __slots__ = ("game", "record", "at")

    def __init__(self, record: Record) -> None:
        """Replays the whole record once, so that an illegal one is refused at once."""
        record.replay()
        self.record = record
        self.game = record.opening()
        self.at = 0

    def forward(self) -> bool:
        """One action on; False at the end."""
        if self.at >= len(self.record.actions):
            return False
        self.record.play(self.game, self.at)
        self.at += 1
        return True

    def back(self) -> bool:
        """One action back; False at the start."""
        if self.at == 0:
            return False
        self.game.undo()
        self.at -= 1
        return True

    def go(self, at: int) -> None:
        """To the point after `at` actions, or as near as there is."""
        while self.at < at and self.forward():
            pass
        while self.at > at and self.back():
            pass


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _reason(error: OSError | ValueError) -> str:
    return str(getattr(error, "strerror", None) or error)


def _short(value: object) -> str:
    """A value as an error shows it: printable, not endless."""
    text = "".join(map(printable, _dump(value)))
    return text if len(text) <= 200 else f"{text[:197]}..."


def _parse(text: str) -> Any:
    """JSON, but no key twice, no number that JSON does not have, no half of a character."""
    data = json.loads(
        text,
        object_pairs_hook=_object,
        parse_constant=_no_number,
        parse_float=_number,
    )
    if "\\u" in text or not text.isascii():
        _dump(data).encode()  # a lone surrogate could be kept, but never be written or shown
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for key, value in pairs:
        if key in table:
            raise ValueError(f"the key {quoted(key)} stands twice in one object")
        table[key] = value
    return table


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text[:20]} is too large a number")
    return value


def _result(game: Game) -> dict[str, object] | None:
    outcome = game.outcome
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "winner": game.names[outcome.winner],
        "survivors": [game.creatures[column] for column in outcome.survivors],
    }


class _Reader:
    """Checks the parts of a record's JSON; every complaint names the file and the key."""

    def __init__(self, source: str) -> None:
        self.source = source

    def fail(self, message: str) -> RecordError:
        return RecordError(f"{self.source}: {message}")

    def record(self, data: Any) -> Record:
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise self.fail(f'this is no game record (its "format" is not "{FORMAT}")')
        schema = data.get("schema")
        if isinstance(schema, bool) or not isinstance(schema, int):
            raise self.fail('"schema" must be a whole number')
        if schema > SCHEMA:
            given = schema if schema < 10**18 else "(a very large number)"
            raise self.fail(
                f"schema {given} is newer than {SCHEMA}, the one read here: update Harena"
            )
        if schema < 1:
            raise self.fail("there is no schema below 1")
        for key in data:
            if key not in KEYS:
                raise self.fail(f"unknown key {quoted(key)}")
        notes = data.get("notes", {})
        if not isinstance(notes, dict):
            raise self.fail('"notes" must be an object')
        position = data.get("position")
        if position == []:
            raise self.fail('"position" must be left out or hold the lines of a position')
        return Record(
            self.text(data, "ruleset"),
            self.texts(data, "creatures", 8, 200),
            self.options(data.get("options", {})),
            self.seats(data.get("seats")),
            self.texts(data, "actions", MAX_ACTIONS),
            self.result(data.get("result")),
            None if position is None else "\n".join((*self.texts(data, "position", 2_000), "")),
            self.text(data, "engine"),
            notes,
        )

    def text(self, data: dict[str, Any], key: str) -> str:
        value = data.get(key)
        if not isinstance(value, str) or len(value) > 200:
            raise self.fail(f'"{key}" must be a short text')
        return value

    def options(self, value: Any) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.fail('"options" must be an object')
        for key, choice in value.items():
            if len(key) > 200 or not isinstance(choice, str | int) or len(str(choice)) > 200:
                raise self.fail(
                    f'"options": the value of {quoted(key)} must be a short text, true, false or '
                    "a number"
                )
        return value

    def texts(
        self, data: dict[str, Any], key: str, most: int, longest: int = 2_000
    ) -> tuple[str, ...]:
        value = data.get(key)
        if not isinstance(value, list) or len(value) > most:
            raise self.fail(f'"{key}" must be a list of at most {most} texts')
        for number, item in enumerate(value, start=1):
            if not isinstance(item, str) or len(item) > longest:
                raise self.fail(f'"{key}": entry {number} must be a short text')
        return tuple(value)

    def seats(self, value: Any) -> tuple[Seat, ...]:
        if not isinstance(value, list) or not 2 <= len(value) <= 5:
            raise self.fail('"seats" must list two to five players')
        seats = []
        for number, seat in enumerate(value, start=1):
            if not isinstance(seat, dict) or not set(seat) <= {"name", "bot"}:
                raise self.fail(f'"seats": entry {number} must be an object with "name" and "bot"')
            bot = seat.get("bot")
            if bot is not None and (not isinstance(bot, str) or len(bot) > 200):
                raise self.fail(f'"seats": the "bot" of entry {number} must be a short text')
            name = seat.get("name")
            if not isinstance(name, str) or len(name) > 200:
                raise self.fail(f'"seats": the "name" of entry {number} must be a short text')
            seats.append(Seat(name, bot))
        return tuple(seats)

    def result(self, value: Any) -> dict[str, object] | None:
        if value is None:
            return None
        if not isinstance(value, dict) or set(value) != {"reason", "scores", "winner", "survivors"}:
            raise self.fail(
                '"result" must be null or an object with "reason", "scores", "winner", "survivors"'
            )
        for key in ("reason", "winner"):
            if not isinstance(value[key], str) or len(value[key]) > 200:
                raise self.fail(f'"result": "{key}" must be a short text')
        scores = value["scores"]
        # type(): true is no score
        if not isinstance(scores, list) or [s for s in scores if type(s) is not int]:
            raise self.fail('"result": "scores" must be a list of whole numbers')
        survivors = value["survivors"]
        if not isinstance(survivors, list) or [s for s in survivors if not isinstance(s, str)]:
            raise self.fail('"result": "survivors" must be a list of texts')
        return value
