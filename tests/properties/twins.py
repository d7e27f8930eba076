"""Twin games: the same history with some cards renamed, for what a viewer cannot tell apart.

Questions that only one of the twins is asked are answered with nothing, or left out: to everybody
else that must make no difference (design.md 5).
"""

from __future__ import annotations

from collections.abc import Mapping

from harena import Action, Decision, Game
from harena.rules.codes import CARD_ACTION, COLUMN_ACTION, NOTHING

# The questions whose being asked depends on what nobody else sees.
PRIVATE = frozenset(("bet", "power", "call", "discard"))
Renaming = Mapping[int, int]


def opening(game: Game) -> Game:
    """The same game before its first action."""
    if game.start is not None:
        return game.start.game()
    return Game.new(game.ruleset, names=game.names)


def renamed(action: int, names: Renaming) -> int:
    """The same action, with its card renamed."""
    if CARD_ACTION <= action < COLUMN_ACTION:
        card = action - CARD_ACTION
        return CARD_ACTION + names.get(card, card)
    return action


def follow(twin: Game, decision: Decision, action: Action, names: Renaming) -> bool:
    """Answer in the twin what was answered in the original; False where that cannot be."""
    while twin.decision is not None:
        if twin.decision == decision:
            answer = renamed(action, names)
            if answer not in twin.legal_actions:
                return False
            twin.play(answer)
            return True
        if action == NOTHING and decision.kind in PRIVATE:
            return True
        if twin.decision.kind not in PRIVATE or twin.legal_actions[0] != NOTHING:
            return False
        twin.play(NOTHING)
    return False


def decisions(game: Game) -> list[Decision]:
    """Who decided what at every action of a game's history."""
    again = opening(game)
    made = []
    for action in game.history:
        assert again.decision is not None
        made.append(again.decision)
        again.play(action)
    return made


def twin_of(game: Game, made: list[Decision], names: Renaming) -> Game | None:
    """The whole game with cards renamed; None if the twin cannot be."""
    twin = opening(game)
    for decision, action in zip(made, game.history, strict=True):
        if not follow(twin, decision, action, names):
            return None
    catch_up(twin, game.decision)
    return twin


def catch_up(twin: Game, decision: Decision | None) -> None:
    """Answer with nothing what only the twin is asked, until the original's decision is pending."""
    while twin.decision is not None and twin.decision != decision:
        if twin.decision.kind not in PRIVATE or twin.legal_actions[0] != NOTHING:
            return
        twin.play(NOTHING)
