"""notation.md "Cards": names of cards, lists of cards, the two Prefects, case and blanks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.games import CONTEXT, TITAN

from harena import notation
from harena.errors import NotationError
from harena.rules import codes, rulesets

CARDS = st.integers(0, codes.CARDS - 1)
CONTEXTS = st.sampled_from((CONTEXT, TITAN))


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Troll 7", 6 * 11 + 7),
        ("Amazon 0", 0),
        ("Wyrm 10", 87),
        ("Spectator 4", 92),
        ("Spectator 10", 98),
        ("Prefect", 99),
        ("Magister", 101),
    ],
)
def test_cards_of_colossal_arena(text: str, card: int) -> None:
    assert notation.parse_card(text, CONTEXT) == card
    assert notation.format_card(card, CONTEXT) == text


@pytest.mark.parametrize(("text", "card"), [("Referee", 99), ("Head Referee", 101)])
def test_referees_of_titan_the_arena(text: str, card: int) -> None:
    assert notation.parse_card(text, TITAN) == card
    assert notation.format_card(card, TITAN) == text


@pytest.mark.parametrize("context", [CONTEXT, TITAN])
def test_the_two_prefects_are_interchangeable(context: notation.Context) -> None:
    text = notation.format_card(codes.SECOND_PREFECT, context)
    assert text == notation.format_card(codes.PREFECT, context)
    assert notation.parse_card(text, context) == codes.PREFECT


@given(CARDS, CONTEXTS)
def test_a_card_reads_back(card: int, context: notation.Context) -> None:
    text = notation.format_card(card, context)
    shown = codes.PREFECT if card == codes.SECOND_PREFECT else card
    assert notation.parse_card(text, context) == shown
    assert notation.parse_card(text.upper(), context) == shown
    assert notation.parse_card(f"  {text.lower().replace(' ', '   ')} ", context) == shown


@given(st.lists(CARDS, max_size=102), CONTEXTS)
def test_a_list_of_cards_reads_back(cards: list[int], context: notation.Context) -> None:
    text = notation.format_cards(cards, context)
    shown = tuple(99 if card == 100 else card for card in cards)
    assert notation.parse_cards(text, context) == shown
    assert notation.parse_cards(text.replace(",", "  ,"), context) == shown


def test_a_list_is_separated_by_commas() -> None:
    assert notation.parse_cards("Troll 7,wyrm 0 ,  Prefect", CONTEXT) == (73, 77, 99)
    assert notation.parse_cards("  ", CONTEXT) == ()


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", 0, "a card is missing"),
        ("Trol 7", 0, "begins no card"),
        ("Troll", 5, "number from 0 to 10 and is missing"),
        ("Troll 11", 6, 'number from 0 to 10, not "11"'),
        ("Troll 07", 6, "number from 0 to 10"),
        ("Troll -1", 6, "number from 0 to 10"),
        ("Troll \uff17", 6, "number from 0 to 10"),
        ("Troll seven", 6, "number from 0 to 10"),
        ("Troll 7 8", 8, "too much"),
        ("Spectator", 9, "missing"),
        ("Spectator 11", 10, "number from 0 to 10"),
        ("Prefect 1", 8, "too much"),
        ("Gorgon 3", 0, "is not in this game; the creatures here are Amazon"),
        ("Referee", 0, "called Prefect or Magister"),
        ("Head Referee", 0, "called Prefect or Magister"),
    ],
)
def test_a_wrong_card_is_refused(text: str, place: int, reason: str) -> None:
    with pytest.raises(NotationError, match=reason) as caught:
        notation.parse_card(text, CONTEXT)
    assert caught.value.place == place
    assert f"character {place + 1}:" in str(caught.value)


def test_titan_the_arena_has_referees_only() -> None:
    for text in ("Prefect", "Magister", "Head"):
        with pytest.raises(NotationError, match="called Referee or Head Referee"):
            notation.parse_card(text, TITAN)


@pytest.mark.parametrize(
    ("text", "place"), [("Troll 7,", 8), (",", 0), ("Troll 7, , Wyrm 1", 9), ("Troll 7 Wyrm 1", 8)]
)
def test_a_wrong_list_says_where(text: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        notation.parse_cards(text, CONTEXT)
    assert caught.value.place == place


def test_a_list_has_a_limit() -> None:
    with pytest.raises(NotationError, match="too long"):
        notation.parse_cards("Troll 7," * 5_000, CONTEXT)


@pytest.mark.parametrize("card", [-1, codes.CARDS, 10**9])
def test_no_card_has_no_name(card: int) -> None:
    with pytest.raises(NotationError, match="is no card"):
        notation.format_card(card, CONTEXT)


@given(st.integers(0, 7), st.integers(0, 5), CONTEXTS)
def test_a_place_reads_back(column: int, row: int, context: notation.Context) -> None:
    text = notation.format_place(column, row, context)
    assert notation.parse_place(text.upper(), context) == (column, row)


def test_rows_count_from_one_and_the_crown_is_a_place() -> None:
    assert notation.format_place(6, 0, CONTEXT) == "Troll 1"
    assert notation.parse_place("Troll 5", CONTEXT) == (6, 4)
    assert notation.parse_place("troll  CROWN", CONTEXT) == (6, codes.CROWN)
    for wrong in ("Troll 0", "Troll 6", "Troll", "Troll crowns", "crown", "Troll 1 2"):
        with pytest.raises(NotationError):
            notation.parse_place(wrong, CONTEXT)


def test_creatures() -> None:
    for column, name in enumerate(CONTEXT.creatures):
        assert notation.parse_creature(f" {name.lower()} ", CONTEXT) == column
    for wrong in ("", "Gorgon", "Troll 7", "Trolls"):
        with pytest.raises(NotationError):
            notation.parse_creature(wrong, CONTEXT)


def test_all_creatures_of_the_notation() -> None:
    """The names that notation.md lists are those of the rules."""
    ca = "Amazon Colossus Cyclops Daimon Ettin Gorgon Magus Seraphim Titan Troll Unicorn Wyrm"
    ta = "Cyclops Dragon Hydra Ranger Titan Troll Unicorn Warlock"
    assert " ".join(rulesets.pool(rulesets.COLOSSAL_ARENA)) == ca
    assert " ".join(rulesets.pool(rulesets.TITAN_THE_ARENA)) == ta
