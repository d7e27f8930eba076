"""Several people at one screen: whose hand it shows, and the curtain between two of them.

The chairs of all of them belong to one table's owner; the table's settings name them
(`hot_seat`). His requests look at the table as HOT, which stands for whoever sits in front just
now. Before somebody else decides, a curtain comes down: from then on every answer is made from the
spectators' view alone, until that person says that he sits there. After a restart it is down.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Final

from harena.errors import IllegalAction
from harena.locale import t
from harena.rules import codes
from harena.web.pieces.cards import CACHED, SEATS, initial
from harena.web.pieces.controls import Layout
from harena.web.pieces.hand import hand_key, hand_piece
from harena.web.pieces.piece import Piece
from harena.web.rendering import named, parts, plain

if TYPE_CHECKING:
    import harena
    from harena.web.pieces.piece import Sheet

HOT: Final = 64
"""As whom the owner of such a table looks at it: whoever sits in front."""
SIT: Final = "front "
"""What the curtain's button sends, with a seat from 1."""

LANGUAGES: Final = "hot_languages"
"""The setting of a table that holds the languages of those at its screen, by seat."""


def _by_seat(told: dict[str, str]) -> dict[int, str]:
    return {int(seat): word for seat, word in told.items()}


class HotSeat:
    """The people at one screen, by seat, and who of them sits in front (None: nobody)."""

    def __init__(self, seats: dict[int, str], languages: dict[int, str] | None = None) -> None:
        self.seats = seats
        self.languages = languages or {}
        """What those want to read who have chosen a language for themselves."""
        self.front: int | None = None

    @staticmethod
    def of(settings: dict[str, Any]) -> HotSeat | None:
        """Those of a table's settings; None where everybody has a screen of his own."""
        told = settings.get("hot_seat")
        if not told:
            return None
        chosen = settings.get(LANGUAGES) or {}
        return HotSeat(_by_seat(told), _by_seat(chosen))

    def awaited(self, game: harena.Game) -> int | None:
        """For whom the curtain is down; None while it is up."""
        decision = game.decision
        if decision is None or decision.player not in self.seats:
            return None
        return None if decision.player == self.front else decision.player

    def eye(self, game: harena.Game) -> int:
        """Whose view the screen shows: the one in front, or a spectator's."""
        if game.is_over or self.front is None or self.awaited(game) is not None:
            return codes.PUBLIC
        return self.front

    def sit(self, game: harena.Game, text: str) -> None:
        """Let somebody sit down in front: the one who is asked. Raises IllegalAction."""
        awaited = self.awaited(game)
        if awaited is None or text != f"{SIT}{awaited + 1}":
            raise IllegalAction(f"{text!r}: it is somebody else's turn to sit in front")
        self.front = awaited


def sheet(seen: Sheet, game: harena.Game, eye: int, awaited: int | None, language: str) -> Sheet:
    """The shared screen, made of the pieces of `eye`, with the curtain where it is down."""
    made = {name: html for name, html in seen.items() if name != "chat"}
    if eye == codes.PUBLIC:
        view = game.view(codes.PUBLIC)
        hand = hand_key(view, Layout(), t("web-hot-all", language))
        made["hand"] = Piece(hand_piece, hand, language)
    if awaited is not None:
        name = game.names[awaited]
        made["decision"] = Piece(_curtain, (awaited, name), language)
        spoken = plain(t("web-hot-pass", language, player=name))
        made["said"] = Piece(_said, spoken, language)
        made["version"] = str(parts(language).version("curtain"))
    return made


@functools.lru_cache(CACHED)
def _curtain(key: tuple[int, str], language: str) -> str:
    seat, name = key
    macros = parts(language, "hotseat_parts.html")
    return str(
        macros.curtain(seat + 1, named(name), SEATS[seat], initial(name), f"{SIT}{seat + 1}")
    )


@functools.lru_cache(CACHED)
def _said(text: str, language: str) -> str:
    return str(parts(language).said(text))
