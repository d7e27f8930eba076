"""Cards, creatures and places as text and back."""

from __future__ import annotations

from collections.abc import Iterable

from harena.errors import NotationError
from harena.rules import codes, creatures, rulesets

from .words import LONGEST_LIST, Context, Words, either, fail, pieces, quoted

_NUMBERS = {str(number): number for number in range(codes.STRENGTHS)}


def format_card(card: int, context: Context) -> str:
    """A card's name; the two Prefects (Referees) have one. Raises NotationError."""
    if 0 <= card < codes.COMBAT_CARDS:
        column, strength = divmod(card, codes.STRENGTHS)
        return f"{context.creatures[column]} {strength}"
    if card < 0 or card >= codes.CARDS:
        raise NotationError(f"{card} is no card; cards are 0 to {codes.CARDS - 1}")
    if card < codes.PREFECT:
        return f"Spectator {card - codes.FIRST_SPECTATOR}"
    return rulesets.referees(context.ruleset)[card == codes.MAGISTER]


def format_cards(cards: Iterable[int], context: Context) -> str:
    """Cards separated by commas, in the order given."""
    return ", ".join(format_card(card, context) for card in cards)


def parse_card(text: str, context: Context) -> int:
    """A card; of the two Prefects the one with the lower number. Raises NotationError."""
    return read_card(Words(text), 0, context)


def parse_cards(text: str, context: Context) -> tuple[int, ...]:
    """Cards separated by commas; none for an empty text. Raises NotationError."""
    if len(text) > LONGEST_LIST:
        fail(text, LONGEST_LIST, "the list is too long")
    if not text.strip():
        return ()
    return tuple(read_card(words, 0, context) for words in pieces(text, ","))


def read_card(words: Words, index: int, context: Context) -> int:
    """The card that the words from `index` on name, and nothing after it."""
    prefect, magister = rulesets.referees(context.ruleset)
    for name, card in ((magister, codes.MAGISTER), (prefect, codes.PREFECT)):
        if words.have(index, name.lower()):
            words.close(index + len(name.split()))
            return card
    if words.word(index) == "spectator":
        first = codes.FIRST_SPECTATOR
    else:
        column = column_of(words.word(index), context)
        if column is None:
            words.fail(index, no_card(words.given(index), context))
        first = column * codes.STRENGTHS
    strength = read_number(words, index + 1, (0, 10), "a card's strength")
    words.close(index + 2)
    return first + strength


def column_of(word: str, context: Context) -> int | None:
    """The column of a creature given in lower case, None if it is not in the game."""
    for column, name in enumerate(context.creatures):
        if name.lower() == word:
            return column
    return None


def no_card(word: str, context: Context) -> str:
    """Why a word does not begin a card of this game."""
    if not word:
        return "a card is missing"
    if word.lower() in ("prefect", "magister", "referee", "head"):
        return f"in this game that card is called {either(rulesets.referees(context.ruleset))}"
    if word.capitalize() in creatures.NAMES:
        return no_creature(word, context)
    example = (f"{context.creatures[0]} 7", "Spectator 4", *rulesets.referees(context.ruleset))
    cards = ", ".join(context.creatures)
    return f"{quoted(word)} begins no card; a card is like {either(example)}, creatures are {cards}"


def no_creature(word: str, context: Context) -> str:
    """Why a word is no creature of this game."""
    if not word:
        return "a creature is missing"
    known = word.capitalize() in creatures.NAMES
    why = "is not in this game" if known else "is no creature"
    return f"{quoted(word)} {why}; the creatures here are {', '.join(context.creatures)}"


def parse_creature(text: str, context: Context) -> int:
    """The column of a creature of this game. Raises NotationError."""
    words = Words(text)
    column = read_creature(words, 0, context)
    words.close(1)
    return column


def read_creature(words: Words, index: int, context: Context) -> int:
    """The column of the creature that one word names."""
    column = column_of(words.word(index), context)
    if column is None:
        words.fail(index, no_creature(words.given(index), context))
    return column


def read_number(words: Words, index: int, limits: tuple[int, int], what: str) -> int:
    """The number that one word is, from the first to the last allowed."""
    given = words.given(index)
    low, high = limits
    number = _NUMBERS.get(given)
    if number is None or not low <= number <= high:
        but = f", not {quoted(given)}" if given else " and is missing"
        words.fail(index, f"{what} is a number from {low} to {high}{but}")
    return number


# --- places -----------------------------------------------------------------------------------


def format_place(column: int, row: int, context: Context) -> str:
    """A creature and its row, counted from 0 inside and from 1 in the text; row 5 is the crown."""
    return f"{context.creatures[column]} {'crown' if row == codes.CROWN else row + 1}"


def parse_place(text: str, context: Context) -> tuple[int, int]:
    """Column and row; `crown` is row 5. Raises NotationError."""
    return read_place(Words(text), 0, context, crown=True)


def read_place(words: Words, index: int, context: Context, *, crown: bool) -> tuple[int, int]:
    """The place that two words name, and nothing after it."""
    column = read_creature(words, index, context)
    if crown and words.word(index + 1) == "crown":
        row = codes.CROWN
    else:
        what = "a row (or crown)" if crown else "a row"
        row = read_number(words, index + 1, (1, codes.ROWS), what) - 1
    words.close(index + 2)
    return column, row
