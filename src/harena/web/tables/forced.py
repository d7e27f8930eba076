"""What goes on by itself: chance, and answers that are no choice, until somebody must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harena.rules import codes

if TYPE_CHECKING:
    import harena
    from harena.players import Chance

PUBLIC_FORCE: Final = ("column", "take", "rival", "name", "take-back", "with", "burn", "call")
"""Decisions whose options all can see: with a single one they are answered by themselves. Where the
options lie in a hand, an answer without delay would tell how many there were."""


def go_on(game: harena.Game, chance: Chance, deciders: list[int]) -> None:
    """Play chance, and answers that are no choice, until somebody must decide."""
    while (decision := game.decision) is not None:
        legal = game.legal_actions
        if decision.player == codes.CHANCE:
            game.play(chance.choose(game.view(codes.CHANCE), legal))
        elif len(legal) == 1 and (decision.kind in PUBLIC_FORCE or int(legal[0]) == codes.PASS):
            game.play(legal[0])
        else:
            return
        deciders.append(decision.player)
