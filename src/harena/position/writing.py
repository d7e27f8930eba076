"""A position as TOML, one thing a line; what has its default value is left out (notation.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from harena import notation
from harena.rules import rulesets
from harena.rules.codes import HAND_LIMIT, NO_CARD, ROWS

if TYPE_CHECKING:
    from .model import Position

Pairs = list[tuple[str, str]]


def quote(text: str) -> str:
    """A text as TOML writes it."""
    inside = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{inside}"'


def key(text: str) -> str:
    """A key as TOML writes it: bare where it may be."""
    return text if re.fullmatch("[A-Za-z0-9_-]+", text) else quote(text)


def listing(texts: Iterable[str]) -> str:
    """A list of texts."""
    return "[" + ", ".join(map(quote, texts)) + "]"


def inline(pairs: Pairs) -> str:
    """A table on one line; the values are written already."""
    return "{ " + ", ".join(f"{key(name)} = {value}" for name, value in pairs) + " }"


def option_value(name: str, value: object) -> str:
    """A switch of the ruleset as the text has it."""
    if isinstance(value, bool):
        return quote("yes" if value else "no")
    if name == "start" and isinstance(value, int):
        return quote(f"#{value + 1}")
    return quote(str(value))


def written(position: Position) -> Iterator[str]:
    """The lines of a position's text."""
    rules = position.ruleset
    usual = rulesets.check_options(rules.name, {})
    options = [
        (name, option_value(name, value))
        for name, value in rules.options.items()
        if value != usual[name]
    ]
    yield f"ruleset = {quote(rules.name)}"
    if options:
        yield f"options = {inline(options)}"
    yield f"players = {listing(position.names)}"
    yield f"creatures = {listing(rules.creatures)}"
    if position.seed:
        yield f"seed = {position.seed}"
    yield ""
    yield "[position]"
    yield from course(position)
    yield from cards_and_limits(position)
    for name, pairs in tables(position):
        if pairs:
            yield ""
            yield f"[position.{name}]"
            for owner, value in pairs:
                yield f"{key(owner)} = {value}"


def course(position: Position) -> Iterator[str]:
    """The lines of rounds, turns, auctions, stalemates and the guard against endless play."""
    names = position.names
    yield f"round = {position.round}"
    yield f"turn = {quote(names[position.turn])}"
    if position.phase != "bet":
        yield f"phase = {quote(position.phase)}"
    if position.round_starter != position.turn:
        yield f"round_starter = {quote(names[position.round_starter])}"
    if position.fallen:
        creatures = position.ruleset.creatures
        yield f"fallen = {listing(creatures[column] for column in position.fallen)}"
    if position.must_open is not None:
        yield f"must_open = {position.must_open}"
    if position.one_draw:
        yield "one_draw = true"
    if position.redeals:
        yield f"redeals = {position.redeals}"
    if position.idle:
        yield f"idle = {position.idle}"
    if position.dry != position.idle:
        yield f"dry = {position.dry}"
    if position.asked is not None:
        yield f"asked = {position.asked}"


def cards_and_limits(position: Position) -> Iterator[str]:
    """The lines of discards and deck, and of what few players have."""
    limits = by_player(position, (str(n) if n != HAND_LIMIT else "" for n in position.limit))
    if limits:
        yield f"limit = {inline(limits)}"
    if position.secret_used:
        yield f"secret_used = {listing(position.names[seat] for seat in position.secret_used)}"
    if position.discard:
        yield f"discard = {cards(position, position.discard)}"
    if position.deck:
        yield f"deck = {cards(position, position.deck)}"
    if position.deck_size is not None:
        yield f"deck_size = {position.deck_size}"


def tables(position: Position) -> Iterator[tuple[str, Pairs]]:
    """The tables of a position: their names, and what stands in them."""
    context = position.context
    yield "hands", by_player(position, (cards(position, hand) for hand in position.hands))
    yield "aside", by_player(position, (cards(position, hand) for hand in position.aside))
    yield "open", by_player(position, (cards(position, hand) for hand in position.open))
    placed = (
        [notation.format_place(column, row, context) for column, row in markers]
        for markers in position.bets
    )
    yield "bets", by_player(position, (listing(places) if places else "" for places in placed))
    secrets = (() if card == NO_CARD else (card,) for card in position.secret)
    yield "secret", by_player(position, (cards(position, secret) for secret in secrets))
    for row in range(ROWS):
        yield f"rows.{row + 1}", by_creature(position, position.rows[row::ROWS])
    yield "revealed", by_creature(position, position.revealed)


def cards(position: Position, some: tuple[int, ...]) -> str:
    """Cards as one TOML text; empty if there are none."""
    return quote(notation.format_cards(some, position.context)) if some else ""


def by_player(position: Position, values: Iterable[str]) -> Pairs:
    """What each player has, who has anything."""
    return [(name, value) for name, value in zip(position.names, values, strict=False) if value]


def by_creature(position: Position, piles: Iterable[tuple[int, ...]]) -> Pairs:
    """What lies with each creature, where anything does."""
    creatures = position.ruleset.creatures
    return [
        (name, cards(position, pile)) for name, pile in zip(creatures, piles, strict=True) if pile
    ]
