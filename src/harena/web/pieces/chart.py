"""How the gold of a finished game went, turn by turn: lines, and a table for each fall."""

from __future__ import annotations

from typing import Any, NamedTuple

from harena.game import Game
from harena.rules import codes
from harena.web.pieces.cards import SEATS, initial

WIDTH, HEIGHT = 760, 220
LEFT, TOP, BOTTOM = 34, 12, 24
"""Room for the numbers of the scale, above the lines and for the numbers of the rounds."""
STEP = 5
"""Gold between two lines of the scale."""


class Moment(NamedTuple):
    """What all could see at the start of a turn, and at the end of the game."""

    gold: tuple[int, ...]
    fallen: int


def course(game: Game) -> list[Moment]:
    """The start of every turn and the end. Before the end, secret bets count once revealed."""
    found: list[Moment] = []
    history = game.events(codes.PUBLIC)
    told = game.told(codes.PUBLIC)
    for count in range(len(told) - 1):
        begin = told[count - 1] if count else 0
        if any(event.kind == "turn" for event in history[begin : told[count]]):
            view = game.at(count).view(codes.PUBLIC)
            found.append(Moment(view.gold, len(view.fallen)))
    outcome = game.outcome
    if outcome is not None:
        found.append(Moment(outcome.scores, len(game.view(codes.PUBLIC).fallen)))
    return found


def values(game: Game) -> dict[str, Any]:
    """What the chart of end.html is drawn from."""
    moments = course(game)
    most = max(max(moment.gold) for moment in moments) or 1
    top = most + -most % STEP
    across = (WIDTH - LEFT - 8) / max(1, len(moments) - 1)
    high = HEIGHT - TOP - BOTTOM

    def line(seat: int) -> str:
        return " ".join(
            f"{LEFT + place * across:.1f},{TOP + high * (1 - moment.gold[seat] / top):.1f}"
            for place, moment in enumerate(moments)
        )

    def spark(seat: int) -> str:
        return " ".join(
            f"{place * 200 / max(1, len(moments) - 1):.1f},{38 - 36 * moment.gold[seat] / top:.1f}"
            for place, moment in enumerate(moments)
        )

    falls = [
        place
        for place in range(1, len(moments))
        if moments[place].fallen > moments[place - 1].fallen
    ]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "left": LEFT,
        "scale": [
            {"gold": gold, "y": round(TOP + high * (1 - gold / top), 1)}
            for gold in range(0, top + 1, STEP)
        ],
        "falls": [
            {
                "x": round(LEFT + place * across, 1),
                "spark": round(place * 200 / max(1, len(moments) - 1), 1),
                "round": moments[place].fallen,
                "gold": moments[place].gold,
            }
            for place in falls
        ],
        "players": [
            {
                "letter": SEATS[seat],
                "initial": initial(name),
                "name": name,
                "line": line(seat),
                "spark": spark(seat),
                "gold": moments[-1].gold[seat],
            }
            for seat, name in enumerate(game.names)
        ],
    }
