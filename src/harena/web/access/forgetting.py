"""The names that tables keep in their settings and summaries, where a person goes or is renamed.

Names belong to seats, from which the store takes them; but a game that has begun keeps the names
it is played under, for its record must read the same for ever. Where a person is deleted, the chair
is called by one of the names that bots have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.game import DEFAULT_NAMES
from harena.notation.players import NUMBERED, clipped, folded
from harena.store import chat, games, seats, users

if TYPE_CHECKING:
    from harena.store import Game, Transaction

SPARE = (*DEFAULT_NAMES, *"FGHIJ")
"""Names of nobody, more than a table has chairs."""


def forget_name(tx: Transaction, game: str, seat: int) -> None:
    """Give a chair of a game that has begun a name of nobody; another player is its host then."""
    row = games.get(tx, game)
    chairs = seats.of_game(tx, game)
    if row.owner is not None and row.owner == chairs[seat].user:
        others = [chair.user for chair in chairs if chair.user not in (None, row.owner)]
        games.hand_over(tx, game, others[0] if others else None)
    names = _names(row)
    if seat < len(names):
        taken = {folded(name) for name in names}
        spare = next(name for name in SPARE if folded(name) not in taken)
        for one in (row, *_made_of(tx, row)):
            _rename(tx, one, names[seat], spare)


def _names(row: Game) -> list[str]:
    """The names by seat that a game is played under, or will be."""
    return list(row.settings.get("names") or row.settings.get("keep_names") or ())


def _made_of(tx: Transaction, row: Game) -> list[Game]:
    """The games that begin where this one stood once, and those that begin where they stood."""
    found = games.mentioning(tx, f'"origin":{{"game":"{row.id}"')
    return [one for made in found for one in (made, *_made_of(tx, made))]


def _rename(tx: Transaction, row: Game, old: str, new: str) -> None:
    """Call somebody otherwise, wherever the game's row has his name."""
    settings, summary = dict(row.settings), dict(row.summary or {})

    def called(name: str | None) -> str | None:
        return new if name == old else name

    for place, key in ((settings, "names"), (settings, "keep_names"), (summary, "names")):
        if place.get(key):
            place[key] = [called(name) for name in place[key]]
    if settings.get("hot_seat"):
        shared = settings["hot_seat"]
        settings["hot_seat"] = {seat: called(name) for seat, name in shared.items()}
    options = settings.get("options")
    if options and folded(str(options.get("start", ""))) == folded(old):
        settings["options"] = {**options, "start": new}
    games.rewrite(tx, row.id, settings=settings, summary=summary or None)


def rename_everywhere(tx: Transaction, user: str, name: str) -> int:
    """Give a user another name, in his games and talk too; in how many games. Raises Unknown."""
    users.change(tx, user, name=name)
    chat.rename(tx, user, name)
    count = 0
    for game, seat in seats.of_user(tx, user):
        row = games.get(tx, game)
        names = _names(row)
        if seat >= len(names):
            continue
        others = {folded(other) for place, other in enumerate(names) if place != seat}
        shown, number = name, 2
        while folded(shown) in others:
            shown, number = f"{clipped(name, NUMBERED)} {number}", number + 1
        for one in (row, *_made_of(tx, row)):
            _rename(tx, one, names[seat], shown)
        count += 1
    return count
