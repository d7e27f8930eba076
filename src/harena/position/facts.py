"""The facts that a scenario's `expect` knows (notation.md), each as a check of a game.

A fact is a function from a game to a complaint, empty if it holds. Facts are read, and everything
wrong with their words is refused, before the game begins. A reader of facts takes its key's full
name (for errors), the value and the context of the words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from harena import notation
from harena.errors import HarenaError
from harena.game import Game
from harena.notation import Context
from harena.rules import access, betting, scoring
from harena.rules.actions import DECISIONS
from harena.rules.codes import (
    CARDS,
    CROWN,
    CROWN_PILES,
    DISCARDS,
    NO_CARD,
    NOBODY,
    ROWS,
    STRENGTHS,
    strength_of,
)
from harena.rules.state import State

from .model import Cards, cards_of, shown
from .values import glimpse, number, refuse, said, table_of, text_list, typed, unknown

Fact = Callable[[Game], str]
Reader = Callable[[str, Any, Context], Iterable[Fact]]
NONE = "none"


def read_facts(where: str, value: object, context: Context) -> Iterator[Fact]:
    """The facts of an `expect` table. Raises PositionError."""
    table = table_of(where, value, "a table of facts")
    unknown(table, tuple(FACTS), f"{where}.")
    for name, wanted in table.items():
        yield from FACTS[name](f"{where}.{name}", wanted, context)


def differs(name: str, found: object, wanted: object) -> str:
    """The complaint about a fact that does not hold."""
    return "" if found == wanted else f"{name} is {found}, not {wanted}"


def tables_of(
    where: str, value: object, parse: Callable[[str, Context], int], context: Context
) -> Iterator[tuple[str, int, Any]]:
    """The entries of a table of creatures or players: full name, number and value of each."""
    for given, wanted in table_of(where, value, "a table").items():
        yield f"{where}.{given}", said(where, parse, given, context), wanted


def player(text: str, context: Context) -> int:
    """A seat."""
    return notation.parse_player(text, context.names)


def player_or(word: str, where: str, value: object, context: Context) -> str:
    """A player's name as it is printed, or the word for no player."""
    text = typed(where, value, str, f'a player or "{word}"')
    if text.strip().lower() == word:
        return word
    return context.names[said(where, player, text, context)]


def card_or_none(where: str, value: object, context: Context) -> str:
    """A card as it is printed, or "none"."""
    text = typed(where, value, str, f'a card or "{NONE}"')
    if text.strip().lower() == NONE:
        return NONE
    return notation.format_card(said(where, notation.parse_card, text, context), context)


# --- whose turn, what is legal ------------------------------------------------------------------


def read_by(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Who decides; nobody when the game is over."""
    wanted = player_or(NONE, where, value, context)

    def check(game: Game) -> str:
        decision = game.decision
        return differs("by", NONE if decision is None else context.names[decision.player], wanted)

    yield check


def read_decision(where: str, value: object, _: Context) -> Iterator[Fact]:
    """What is decided; none when the game is over."""
    wanted = typed(where, value, str, "a kind of decision")
    if wanted not in (*DECISIONS, NONE):
        refuse(where, f"no decision is called {glimpse(wanted)}")
    yield lambda game: differs("decision", game.decision.kind if game.decision else NONE, wanted)


def actions(where: str, value: object, context: Context) -> list[str]:
    """Texts that all have the shape of an action."""
    texts = text_list(where, value)
    for text in texts:
        if not notation.is_action(text, context.names):
            refuse(where, f"{glimpse(text)} is no action of the notation")
    return texts


def is_legal(game: Game, text: str) -> bool:
    """Whether an action may be taken now by whoever decides."""
    try:
        return game.parse_action(text) in game.legal_actions
    except HarenaError:
        return False


def read_legal(where: str, value: object, context: Context) -> Iterator[Fact]:
    """All of these are legal."""
    texts = actions(where, value, context)
    yield lambda game: "; ".join(
        f'"{text}" is not legal' for text in texts if not is_legal(game, text)
    )


def read_illegal(where: str, value: object, context: Context) -> Iterator[Fact]:
    """None of these is legal."""
    texts = actions(where, value, context)
    yield lambda game: "; ".join(f'"{text}" is legal' for text in texts if is_legal(game, text))


def read_only(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Exactly these are legal."""
    texts = actions(where, value, context)

    def check(game: Game) -> str:
        there = {game.format_action(action) for action in game.legal_actions}
        legal = [text for text in texts if is_legal(game, text)]
        named = {game.format_action(game.parse_action(text)) for text in legal}
        parts = [f'"{text}" is not legal' for text in texts if text not in legal]
        parts += [f'"{text}" is legal too' for text in sorted(there - named)]
        return "; ".join(parts)

    yield check


# --- the table ----------------------------------------------------------------------------------


def read_backer(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Creature → the player who backs it, or "nobody"."""
    for name, column, given in tables_of(where, value, notation.parse_creature, context):
        yield backer_is(column, player_or("nobody", name, given, context), context)


def backer_is(column: int, wanted: str, context: Context) -> Fact:
    """The backer of a creature is this one."""

    def check(game: Game) -> str:
        seat = betting.backer(game.state, column)
        found = "nobody" if seat == NOBODY else context.names[seat]
        return differs(f"backer of {context.creatures[column]}", found, wanted)

    return check


def read_value(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Creature → the strength of its top card in the current row, or "none"."""
    for name, column, given in tables_of(where, value, notation.parse_creature, context):
        wanted = given if given == NONE else number(name, given, 0, STRENGTHS - 1)
        yield value_is(column, wanted, context)


def value_is(column: int, wanted: object, context: Context) -> Fact:
    """The value of a creature is this."""

    def check(game: Game) -> str:
        state = game.state
        card = access.tops(state)[column * ROWS + state.round]
        found = NONE if card == NO_CARD else strength_of(card)
        return differs(f"value of {context.creatures[column]}", found, wanted)

    return check


def read_top(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Creature and row (or crown) → its top card, or "none"."""
    for given, wanted in table_of(where, value, "a table of places").items():
        column, row = said(where, notation.parse_place, given, context)
        pile = CROWN_PILES + column if row == CROWN else column * ROWS + row
        name = f"top of {notation.format_place(column, row, context)}"
        yield top_is(name, pile, card_or_none(f"{where}.{given}", wanted, context), context)


def read_discard_top(where: str, value: object, context: Context) -> Iterator[Fact]:
    """The top card of the discard pile, or "none"."""
    yield top_is("discard_top", DISCARDS, card_or_none(where, value, context), context)


def top_is(name: str, pile: int, wanted: str, context: Context) -> Fact:
    """The top card of a pile is this one."""

    def check(game: Game) -> str:
        card = access.tops(game.state)[pile]
        found = NONE if card == NO_CARD else notation.format_card(card, context)
        return differs(name, found, wanted)

    return check


def read_fallen(where: str, value: object, context: Context) -> Iterator[Fact]:
    """The creatures out, in order."""
    columns = [
        said(where, notation.parse_creature, text, context) for text in text_list(where, value)
    ]

    def listed(columns: Iterable[int]) -> str:
        return ", ".join(context.creatures[column] for column in columns) or NONE

    yield lambda game: differs("fallen", listed(access.fallen(game.state)), listed(columns))


# --- players ------------------------------------------------------------------------------------


def numbers(key: str, found: Callable[[State, int], int]) -> Reader:
    """A fact that says a number for each player."""

    def read(where: str, value: object, context: Context) -> Iterator[Fact]:
        for name, seat, given in tables_of(where, value, player, context):
            wanted = number(name, given, 0, 2 * CARDS)
            yield number_is(f"{key} of {context.names[seat]}", found, seat, wanted)

    return read


def number_is(name: str, found: Callable[[State, int], int], seat: int, wanted: int) -> Fact:
    """A player's number is this."""
    return lambda game: differs(name, found(game.state, seat), wanted)


def card_list(where: str, value: object, context: Context) -> Cards:
    """The cards that a fact names."""
    text = typed(where, value, str, "a text of cards separated by commas")
    return said(where, notation.parse_cards, text, context)


def exact(key: str, found: Callable[[State, int], Cards]) -> Reader:
    """A fact that says exactly which cards, for each player."""

    def read(where: str, value: object, context: Context) -> Iterator[Fact]:
        for name, seat, given in tables_of(where, value, player, context):
            wanted = card_list(name, given, context)
            yield cards_are(f"{key} of {context.names[seat]}", found, seat, wanted, context)

    return read


def cards_are(
    name: str, found: Callable[[State, int], Cards], seat: int, wanted: Cards, context: Context
) -> Fact:
    """These are the cards, in any order."""

    def check(game: Game) -> str:
        there = found(game.state, seat)
        if sorted(there) == sorted(wanted):
            return ""
        complaint = f"{name} is {notation.format_cards(there, context) or NONE}"
        for what, some, others in (("missing", wanted, there), ("extra", there, wanted)):
            rest = without(some, others)
            if rest:
                complaint += f", {what}: {notation.format_cards(rest, context)}"
        return complaint

    return check


def without(some: Cards, others: Cards) -> list[int]:
    """The cards that are left when others are taken away, one for one."""
    rest = list(some)
    for card in others:
        if card in rest:
            rest.remove(card)
    return rest


def hand_of(state: State, seat: int) -> Cards:
    """The cards of a hand."""
    return cards_of(access.hand(state, seat))


def read_has(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Player → cards, all of which he holds."""
    for name, seat, given in tables_of(where, value, player, context):
        yield holding(seat, card_list(name, given, context), context, held=True)


def read_lacks(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Player → cards, none of which he holds."""
    for name, seat, given in tables_of(where, value, player, context):
        yield holding(seat, card_list(name, given, context), context, held=False)


def holding(seat: int, wanted: Cards, context: Context, *, held: bool) -> Fact:
    """A player holds all of these cards, or none of them."""

    def check(game: Game) -> str:
        hand = hand_of(game.state, seat)
        wrong = without(wanted, hand) if held else [card for card in wanted if card in hand]
        verb = "lacks" if held else "has"
        cards = notation.format_cards(wrong, context)
        return f"{context.names[seat]} {verb} {cards}" if wrong else ""

    return check


def read_sees(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Viewer → player → the cards of that hand that the viewer knows for certain."""
    for name, viewer, table in tables_of(where, value, player, context):
        for inner, seat, given in tables_of(name, table, player, context):
            wanted = card_list(inner, given, context)
            label = f"what {context.names[viewer]} knows of {context.names[seat]}"
            yield cards_are(label, known_to(viewer), seat, wanted, context)


def known_to(viewer: int) -> Callable[[State, int], Cards]:
    """What a viewer surely knows of a hand; of his own, everything."""

    def found(state: State, seat: int) -> Cards:
        if viewer == seat:
            return hand_of(state, seat)
        return tuple(shown(card) for card in access.known_to(state, viewer, seat))

    return found


# --- the course ---------------------------------------------------------------------------------


def whole(key: str, found: Callable[[State], int], low: int, high: int) -> Reader:
    """A fact that says one number."""

    def read(where: str, value: object, _: Context) -> Iterator[Fact]:
        wanted = number(where, value, low, high)
        yield lambda game: differs(key, found(game.state), wanted)

    return read


def read_turn(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Whose turn it is."""
    seat = said(where, player, typed(where, value, str, "a player"), context)
    names = context.names
    yield lambda game: differs("turn", names[game.state.turn], names[seat])


def read_over(where: str, value: object, _: Context) -> Iterator[Fact]:
    """Whether the game is over."""
    wanted = typed(where, value, bool, "true or false")
    yield (
        lambda game: (
            "" if game.is_over == wanted else f"the game is {'' if game.is_over else 'not '}over"
        )
    )


def read_winner(where: str, value: object, context: Context) -> Iterator[Fact]:
    """Who won; "none" until the game is over."""
    wanted = player_or(NONE, where, value, context)

    def check(game: Game) -> str:
        outcome = game.outcome
        return differs("winner", NONE if outcome is None else context.names[outcome.winner], wanted)

    yield check


FACTS: Mapping[str, Reader] = {
    "by": read_by,
    "decision": read_decision,
    "legal": read_legal,
    "illegal": read_illegal,
    "only": read_only,
    "backer": read_backer,
    "value": read_value,
    "top": read_top,
    "hand": exact("hand", hand_of),
    "has": read_has,
    "lacks": read_lacks,
    "hand_size": numbers("hand_size", lambda state, seat: access.sizes_of(state)[0][seat]),
    "aside_size": numbers("aside_size", lambda state, seat: access.sizes_of(state)[1][seat]),
    "tokens": numbers("tokens", lambda state, seat: access.tokens(state)[seat]),
    "deck_size": whole("deck_size", lambda state: access.sizes_of(state)[2], 0, CARDS),
    "discard_top": read_discard_top,
    "fallen": read_fallen,
    "round": whole("round", lambda state: state.round + 1, 1, ROWS),
    "turn": read_turn,
    "over": read_over,
    "scores": numbers("scores", lambda state, seat: scoring.score(state, seat, 1)),
    "winner": read_winner,
    "sees": read_sees,
    "shown": exact("shown", lambda state, seat: cards_of(access.shown(state, seat))),
}
