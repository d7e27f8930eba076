"""What happened in a game, told to one viewer: the words of a history before any language.

An event has a public and perhaps a private wording: who may not know a card gets the same event
without it. Answers that choose nothing (`no bet`, `decline`, `done`) are no events for anybody, so
that a question not asked looks like one so answered.
"""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """One thing that happened. Fields that do not apply, or that the viewer may not know, are None.

    `card` and `cards` are card numbers (the two Prefects are both 99), `creature` a column,
    `player` and `rival` seats, `row` 0 to 4, `amount` a number. Kinds and their fields:

    draw(player, card) · start(player) · bid(player, amount) · no-bid(player) ·
    duty(player, amount) · penalty(player, amount) · turn(player) · round(amount: 1 to 5)
    bet(player, creature, row) · secret(player, card) · reveal(player, card, creature)
    play(player, card, creature) · spectator(player, card, creature) · prefect(player) ·
    magister(player, creature) ·
    take(player, card, creature: None from the discard pile, cards: the one uncovered) ·
    pass(player, cards)
    use(player, creature whose power it is, rival) · name(player, rival, creature) ·
    give(player who gives, rival who gets, card, creature) ·
    miss(player who has none, rival who asked, creature, cards) · aside(player, card) ·
    peek(player, rival, card) · keep(player, rival, card) · take-back(player, creature, row) ·
    take-back-crown(player, creature) · take-back-secret(player, card) ·
    bet-anywhere(player, creature, row) · call(player, creature) ·
    swap(player, creature, cards: the two) ·
    burn(player, creature, card, cards: the one uncovered)
    discard(player, card) · stack(player, card: now on top, amount) · return(player, amount)
    fall(creature, row) · declare(player) · continue(player) · object(player) · agree(player) ·
    stalemate(reason: automatic, agreed, idle) · redeal(row, amount) · over(reason, player: winner)
    """

    kind: str
    player: int | None = None
    card: int | None = None
    cards: tuple[int, ...] | None = None
    creature: int | None = None
    rival: int | None = None
    row: int | None = None
    amount: int | None = None
    reason: str | None = None


KINDS = (
    "draw", "start", "bid", "no-bid", "duty", "penalty", "turn", "round", "bet", "secret", "reveal",
    "play", "spectator", "prefect", "magister", "take", "pass", "use", "name", "give", "miss",
    "aside", "peek", "keep", "take-back", "take-back-crown", "take-back-secret", "bet-anywhere",
    "call", "swap", "burn", "discard", "stack", "return", "fall", "declare", "continue", "object",
    "agree", "stalemate", "redeal", "over",
)  # fmt: skip

STALEMATE_REASONS = ("automatic", "agreed", "idle")
END_REASONS = ("", "fifth-fall", "deck", "stalemate", "idle")
