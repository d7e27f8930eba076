"""An unfinished game of the terminal as a file: a record, and what it takes to play on.

The file lies in the data folder and is no record to hand around: it may hold the seed of a game
that is not over. The record of a finished game is written apart.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from harena.arena.tournament import Tournament
from harena.errors import HarenaError, RecordError
from harena.game import Game
from harena.players import Chance
from harena.record import Record
from harena.rules.codes import CHANCE

from . import data

NOTE = "play"


class Save(NamedTuple):
    """A game to play on. `bots` by seat, None for people; `seed` None: the system's luck."""

    name: str
    game: Game
    bots: tuple[str | None, ...]
    chance: Chance
    seed: int | str | None = None
    language: str = "en"
    tournament: Tournament | None = None
    random_creatures: bool = False

    def write(self, *, final: bool = False) -> Path:
        """Put the game on the disk; a finished one among the records. Raises DataError."""
        if final:
            notes: dict[str, object] = {} if self.seed is None else {"seed": self.seed}
            path = data.record_path(self.name)
            data.write(path, Record.of(self.game, self.bots, notes).dumps())
            data.game_path(self.name).unlink(missing_ok=True)
            return path
        path = data.game_path(self.name)
        data.write(path, Record.of(self.game, self.bots, {NOTE: self._note()}).dumps())
        return path

    def _note(self) -> dict[str, object]:
        return {
            "language": self.language,
            "seed": self.seed,
            "tournament": None if self.tournament is None else self.tournament.as_dict(),
            "random_creatures": self.random_creatures,
        }


def load(name: str) -> Save:
    """The unfinished game of this name, replayed. Raises DataError, RecordError."""
    path = data.game_path(name)
    if not path.exists():
        known = ", ".join(data.unfinished()) or "none"
        raise RecordError(f"there is no unfinished game {name!r}; there are: {known}")
    record = Record.load(path)
    note = record.notes.get(NOTE)
    if not isinstance(note, dict):
        raise RecordError(f'{path} is no game saved by the terminal: it has no notes of "{NOTE}"')
    seed = note.get("seed")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, (int, str))):
        raise RecordError(f"{path}: the seed must be a whole number or a text")
    chance = Chance(seed)
    game = _replayed(record, chance, path, checked=seed is not None)
    return Save(
        name,
        game,
        tuple(_bot(seat.bot, path) for seat in record.seats),
        chance,
        seed,
        str(note.get("language", "en")),
        _tournament(note, record, path),
        note.get("random_creatures") is True,
    )


def _replayed(record: Record, chance: Chance, path: Path, *, checked: bool) -> Game:
    """The game after all its actions; `chance` has drawn as often as it had when it was saved."""
    if not checked:
        return record.replay()
    game = record.opening()
    for number, text in enumerate(record.actions, start=1):
        decision = game.decision
        try:
            action = game.parse_action(text)
            if decision is not None and decision.player == CHANCE:
                drawn = chance.choose(game.view(CHANCE), game.legal_actions)
                if drawn != action:
                    raise RecordError(f"its seed gives {game.format_action(drawn)!r} here")
            game.play(action)
        except HarenaError as error:
            raise RecordError(f"{path}: action {number} ({text!r}): {error}") from None
    return game


def _bot(name: str | None, path: Path) -> str | None:
    from harena.bots import BOTS

    if name is not None and name not in BOTS:
        raise RecordError(f"{path}: no bot is called {name!r}; the bots are: {', '.join(BOTS)}")
    return name


def _tournament(note: dict[str, object], record: Record, path: Path) -> Tournament | None:
    found = note.get("tournament")
    if found is None:
        return None
    try:
        tournament = Tournament.from_dict(found)
    except HarenaError as error:
        raise RecordError(f"{path}: {error}") from None
    names = [seat.name for seat in record.seats]
    if tournament.is_over or [tournament.names[p] for p in tournament.seating()] != names:
        raise RecordError(f"{path}: the game is not the next one of its tournament")
    return tournament
