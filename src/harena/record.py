"""A finished or running game as a file that a person can read and compare line by line.

A record holds ruleset, creatures, options, seats, the actions in the words of the notation
(chance's included), the result and the engine's version: everything else is derived by replaying
it. What is read is checked: kind and schema of the file, sizes, types, and every action for
legality.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ._version import __version__
from .errors import HarenaError, RecordError
from .game import Game
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
            head["position"] = self.position.splitlines()
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
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"{source} is not JSON: {error}") from None
        return _Reader(source).record(data)

    # --- files -------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the record; an older file is replaced at once or not at all. Raises RecordError."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        try:
            part.write_text(self.dumps(), encoding="utf-8")
            part.replace(target)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise RecordError(f"cannot write {target}: {error.strerror or error}") from None

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record. Raises RecordError."""
        try:
            with Path(path).open("rb") as file:
                raw = file.read(MAX_BYTES + 1)
        except OSError as error:
            raise RecordError(f"cannot read {path}: {error.strerror or error}") from None
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
            if self.position is not None:
                return Game.from_position(self.position)
            ruleset = rulesets.ruleset(self.ruleset, self.creatures, self.options)
            return Game.new(ruleset, names=[seat.name for seat in self.seats])
        except HarenaError as error:
            raise RecordError(f"the record's game cannot be set up: {error}") from None

    def replay(self, upto: int | None = None) -> Game:
        """The game after so many actions (all: None). Raises RecordError where one is illegal."""
        game = self.opening()
        for number, text in enumerate(self.actions[:upto], start=1):
            try:
                game.play(game.parse_action(text))
            except HarenaError as error:
                raise RecordError(f"action {number} ({text!r}) cannot be played: {error}") from None
        if upto is None or upto >= len(self.actions):
            self._check_result(game)
        return game

    def _check_result(self, game: Game) -> None:
        found = _result(game)
        if self.result is not None and found is None:
            raise RecordError("the record tells a result, but its actions do not end the game")
        if self.result is not None and dict(self.result) != found:
            raise RecordError(
                f"the record tells the result {dict(self.result)}, its actions give {found}"
            )

    def steps(self) -> Iterator[Game]:
        """The game before the first action, then after each: always the same object."""
        game = self.opening()
        yield game
        for text in self.actions:
            game.play(game.parse_action(text))
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
        self.game.play(self.game.parse_action(self.record.actions[self.at]))
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
    return json.dumps(value, ensure_ascii=False)


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
            raise self.fail(
                f"schema {schema} is newer than {SCHEMA}, the one read here: update Harena"
            )
        if schema < 1:
            raise self.fail(f"there is no schema {schema}")
        for key in data:
            if key not in KEYS:
                raise self.fail(f"unknown key {key!r}")
        options = data.get("options", {})
        notes = data.get("notes", {})
        if not isinstance(options, dict) or not isinstance(notes, dict):
            raise self.fail('"options" and "notes" must be objects')
        position = data.get("position")
        return Record(
            self.text(data, "ruleset"),
            self.texts(data, "creatures", 8),
            options,
            self.seats(data.get("seats")),
            self.texts(data, "actions", MAX_ACTIONS),
            self.result(data.get("result")),
            None if position is None else "\n".join(self.texts(data, "position", 2_000)),
            self.text(data, "engine"),
            notes,
        )

    def text(self, data: dict[str, Any], key: str) -> str:
        value = data.get(key)
        if not isinstance(value, str) or len(value) > 200:
            raise self.fail(f'"{key}" must be a short text')
        return value

    def texts(self, data: dict[str, Any], key: str, most: int) -> tuple[str, ...]:
        value = data.get(key)
        if not isinstance(value, list) or len(value) > most:
            raise self.fail(f'"{key}" must be a list of at most {most} texts')
        for number, item in enumerate(value, start=1):
            if not isinstance(item, str) or len(item) > 2_000:
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
            if bot is not None and not isinstance(bot, str):
                raise self.fail(f'"seats": the "bot" of entry {number} must be a text')
            seats.append(Seat(self.text(seat, "name"), bot))
        return tuple(seats)

    def result(self, value: Any) -> dict[str, object] | None:
        if value is None:
            return None
        keys = {"reason", "scores", "winner", "survivors"}
        if not isinstance(value, dict) or set(value) != keys:
            raise self.fail(f'"result" must be null or an object with {", ".join(sorted(keys))}')
        return value
