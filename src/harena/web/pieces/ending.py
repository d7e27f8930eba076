"""What the page at the end of a game tells."""

from __future__ import annotations

from typing import Any

from harena.locale import t, wording
from harena.rules import codes
from harena.rules.rulesets import TITAN_THE_ARENA
from harena.view import View
from harena.web.pieces.cards import SEATS, face, initial
from harena.web.rendering import named


def values(view: View, language: str) -> dict[str, Any]:
    """Everything end.html shows. The game must be over."""
    outcome = view.outcome
    assert outcome is not None
    best = outcome.scores[outcome.winner]
    you = ".you" if outcome.winner == view.viewer else ""
    tie = ""
    if outcome.tie_break:
        rule = view.options.get("tie_break", "last-mover")
        tie = t(f"end-tie-break-{rule}", language, amount=best)
    order = sorted(
        range(view.players), key=lambda seat: (seat != outcome.winner, -outcome.scores[seat])
    )
    rows = 4 if view.ruleset == TITAN_THE_ARENA else codes.ROWS
    return {
        "headline": t(
            f"end-winner{you}", language, player=named(view.names[outcome.winner]), amount=best
        ),
        "winner": _player(view, outcome.winner),
        "tie": tie,
        "reason": t(f"end-reason-{outcome.reason}", language),
        "standing": [_creature(view, column, language) for column in outcome.survivors],
        "fallen": [_creature(view, column, language) for column in view.fallen],
        "rows": rows,
        "scores": [
            {
                **_player(view, seat),
                "is_winner": seat == outcome.winner,
                "gold": outcome.scores[seat],
                "bets": [
                    *_open_bets(view, seat, rows, language),
                    _secret_bets(view, seat, language),
                ],
            }
            for seat in order
        ],
        "secrets": _secrets(view, language),
    }


def _player(view: View, seat: int) -> dict[str, Any]:
    name = view.names[seat]
    return {"letter": SEATS[seat], "initial": initial(name), "name": name}


def _creature(view: View, column: int, language: str) -> dict[str, str]:
    name = view.creatures[column]
    return {"icon": name.lower(), "name": wording.creature(view, column, language)}


def _bet(view: View, column: int, value: int, language: str) -> dict[str, Any]:
    return {**_creature(view, column, language), "value": value, "pays": view.living[column]}


def _open_bets(view: View, seat: int, rows: int, language: str) -> list[list[dict[str, Any]]]:
    return [
        [
            _bet(view, column, wording.bet_value(row), language)
            for column in range(codes.COLUMNS)
            if view.bets[row][column] == seat
        ]
        for row in range(rows)
    ]


def _secret_bets(view: View, seat: int, language: str) -> list[dict[str, Any]]:
    columns = [] if view.crowns[seat] == codes.NO_COLUMN else [view.crowns[seat]]
    if view.secrets[seat] != codes.NO_CARD:
        columns.append(codes.suit_of(view.secrets[seat]))
    return [_bet(view, column, 5, language) for column in columns]


def _secrets(view: View, language: str) -> list[dict[str, Any]]:
    made = []
    for seat in range(view.players):
        name = named(view.names[seat])
        if view.secrets[seat] != codes.NO_CARD:
            code = view.secrets[seat]
            shown = face(code, view.creatures, view.ruleset, language)
            noted = f"{view.creatures[codes.suit_of(code)]} {codes.strength_of(code)}"
            text = t("web-end-hid", language, player=name, card=noted)
            made.append({**_player(view, seat), "face": shown, "text": text})
        elif view.crowns[seat] != codes.NO_COLUMN:
            creature = view.creatures[view.crowns[seat]]
            text = t("web-end-turned-up", language, player=name, creature=creature)
            made.append({**_player(view, seat), "face": None, "text": text})
    return made
