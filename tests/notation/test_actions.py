"""notation.md "Actions": every row of the table, both ways, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.games import CONTEXT, TITAN

from harena import notation
from harena.errors import NotationError
from harena.rules import codes
from harena.rules.actions import DECISIONS

TROLL = 6
TABLE = [
    ("bid", "bid 7", codes.NUMBER_ACTION + 7),
    ("bid", "bid 0", codes.NUMBER_ACTION),
    ("bid", "bid 10", codes.NUMBER_ACTION + 10),
    ("bid", "no bid", codes.NOTHING),
    ("bet", "bet Troll", codes.COLUMN_ACTION + TROLL),
    ("bet", "secret Troll 3", codes.CARD_ACTION + TROLL * 11 + 3),
    ("bet", "reveal", codes.YES),
    ("bet", "no bet", codes.NOTHING),
    ("play", "play Troll 7", codes.CARD_ACTION + TROLL * 11 + 7),
    ("play", "play Spectator 4", codes.CARD_ACTION + 92),
    ("play", "play Prefect", codes.CARD_ACTION + 99),
    ("play", "play Magister", codes.CARD_ACTION + 101),
    ("play", "pass", codes.PASS),
    ("play", "decline", codes.NOTHING),
    ("column", "on Troll", codes.COLUMN_ACTION + TROLL),
    ("take", "take Troll 7", codes.CARD_ACTION + TROLL * 11 + 7),
    ("take", "take nothing", codes.NOTHING),
    ("power", "use", codes.YES),
    ("power", "decline", codes.NOTHING),
    ("rival", "choose Ben", codes.PLAYER_ACTION + 1),
    ("rival", "decline", codes.NOTHING),
    ("name", "name Troll", codes.COLUMN_ACTION + TROLL),
    ("give", "give Troll 7", codes.CARD_ACTION + TROLL * 11 + 7),
    ("keep", "keep Troll 7", codes.CARD_ACTION + TROLL * 11 + 7),
    ("take-back", "take back Troll 2", codes.PLACE_ACTION + TROLL * 5 + 1),
    ("take-back", "take back Troll crown", codes.CROWN_ACTION + TROLL),
    ("take-back", "take back secret", codes.SECRET_ACTION),
    ("take-back", "decline", codes.NOTHING),
    ("bet-anywhere", "bet Troll 1", codes.PLACE_ACTION + TROLL * 5),
    ("bet-anywhere", "decline", codes.NOTHING),
    ("call", "call Troll", codes.COLUMN_ACTION + TROLL),
    ("call", "decline", codes.NOTHING),
    ("swap", "swap Troll 4", codes.CARD_ACTION + TROLL * 11 + 4),
    ("swap", "decline", codes.NOTHING),
    ("with", "with Troll 8", codes.CARD_ACTION + TROLL * 11 + 8),
    ("burn", "burn Troll", codes.COLUMN_ACTION + TROLL),
    ("burn", "decline", codes.NOTHING),
    ("discard", "discard Troll 7", codes.CARD_ACTION + TROLL * 11 + 7),
    ("discard", "done", codes.NOTHING),
    ("stalemate", "declare", codes.YES),
    ("stalemate", "continue", codes.NOTHING),
    ("object", "object", codes.YES),
    ("object", "agree", codes.NOTHING),
    ("chance", "draw Troll 7", codes.CARD_ACTION + TROLL * 11 + 7),
    ("chance", "start Ann", codes.PLAYER_ACTION),
    ("pick", "pick Troll 7", codes.CARD_ACTION + TROLL * 11 + 7),
]


@pytest.mark.parametrize(("kind", "text", "action"), TABLE, ids=[f"{k}: {t}" for k, t, _ in TABLE])
def test_the_table(kind: str, text: str, action: int) -> None:
    assert notation.parse_action(text, kind, CONTEXT) == action
    assert notation.format_action(action, kind, CONTEXT) == text
    blanks = f"\t {text.upper().replace(' ', '    ')}  "
    assert notation.parse_action(blanks, kind, CONTEXT) == action
    assert notation.is_action(blanks, CONTEXT.names)


def test_every_decision_has_its_forms() -> None:
    assert set(notation.FORMS) == {*DECISIONS, "pick"}
    assert {kind for kind, _, _ in TABLE} == set(notation.FORMS)


@pytest.mark.parametrize("kind", notation.FORMS)
@pytest.mark.parametrize("context", [CONTEXT, TITAN])
def test_every_action_of_every_decision_reads_back(kind: str, context: notation.Context) -> None:
    """What can be printed parses to the same action; the others are refused."""
    printed: dict[str, int] = {}
    for action in range(codes.ACTIONS):
        try:
            text = notation.format_action(action, kind, context)
        except NotationError:
            continue
        shown = action if action != codes.CARD_ACTION + 100 else codes.CARD_ACTION + 99
        assert notation.parse_action(text, kind, context) == shown
        assert printed.setdefault(text, shown) == shown
        assert notation.is_action(text, context.names)
    assert printed
    for example in notation.examples(kind, context):
        assert notation.parse_action(example, kind, context) in printed.values()


def test_seats_that_are_not_taken_have_no_text() -> None:
    with pytest.raises(NotationError, match="no seat"):
        notation.format_action(codes.PLAYER_ACTION + 3, "rival", CONTEXT)
    with pytest.raises(NotationError, match="no answer to the decision"):
        notation.format_action(codes.PASS, "bet", CONTEXT)
    with pytest.raises(NotationError, match="no decision is called"):
        notation.format_action(codes.PASS, "sing", CONTEXT)


def test_a_seat_in_place_of_a_name() -> None:
    assert notation.parse_action("choose #2", "rival", CONTEXT) == codes.PLAYER_ACTION + 1
    assert notation.parse_action("start #3", "chance", CONTEXT) == codes.PLAYER_ACTION + 2


def test_names_of_several_words() -> None:
    context = notation.Context(CONTEXT.creatures, ("Ann Marie", "Ann"))
    for seat, name in enumerate(context.names):
        action = codes.PLAYER_ACTION + seat
        assert notation.format_action(action, "rival", context) == f"choose {name}"
        assert notation.parse_action(f"Choose  {name.lower()}", "rival", context) == action


@pytest.mark.parametrize(
    ("text", "kind", "place", "reason"),
    [
        ("", "play", 0, "an action is missing; pending is the decision play, which takes"),
        ("   ", "play", 3, "an action is missing"),
        ("dance", "play", 0, '"dance" begins no action; pending is the decision play'),
        ("no", "bet", 0, "begins no action"),
        ("no bet", "play", 0, "answers the decision bet; pending is the decision play"),
        ("play", "play", 4, "a card is missing"),
        ("play Troll 17", "play", 11, "number from 0 to 10"),
        ("  play   Gorgon 3", "play", 9, "is not in this game"),
        ("pass now", "play", 5, '"now" is too much'),
        ("bid 11", "bid", 4, "a bid is a number from 0 to 10"),
        ("bid", "bid", 3, "and is missing"),
        ("bet Troll 1", "bet", 10, '"1" is too much'),
        ("bet Troll", "bet-anywhere", 9, "a row is a number from 1 to 5 and is missing"),
        ("bet Troll crown", "bet-anywhere", 10, "a row is a number from 1 to 5"),
        ("bet Troll 6", "bet-anywhere", 10, "a row is a number from 1 to 5"),
        ("take back Troll", "take-back", 15, "crown"),
        ("take back secret bet", "take-back", 17, "too much"),
        ("take back Troll 2", "take", 0, "answers the decision take-back"),
        ("choose", "rival", 6, "a player's name is missing"),
        ("choose Carl", "rival", 7, "no player is called"),
        ("choose #4", "rival", 7, "the seats are #1 to #3"),
        ("draw Troll 7", "pick", 0, "answers the decision chance"),
        ("pick Troll 7", "chance", 0, "answers the decision chance"),
        ("on Spectator 4", "column", 3, "is no creature"),
        ("play Troll 7; pass", "play", 11, "number from 0 to 10"),
        ("play Troll 7", "", 0, "the game is over"),
        ("play Troll 7", "sing", None, "no decision is called"),
        ("x" * 1_000, "play", 400, "no action is that long"),
    ],
)
def test_what_is_refused_and_where(text: str, kind: str, place: int | None, reason: str) -> None:
    with pytest.raises(NotationError, match=reason) as caught:
        notation.parse_action(text, kind, CONTEXT)
    assert str(caught.value).isprintable()
    if place is not None:
        assert caught.value.place == place
        assert notation.quoted(text) in str(caught.value)


def test_several_actions_on_one_line() -> None:
    line = " no bet;play Troll 7 ;  on Troll"
    assert notation.split_actions(line) == ["no bet", "play Troll 7", "on Troll"]
    for wrong in ("", ";", "no bet;", "no bet;;pass", "x;" * 10_000):
        with pytest.raises(NotationError):
            notation.split_actions(wrong)


@pytest.mark.parametrize(
    "text", ["bet Troll 6", "bid 99", "play Dragon 12", "choose #9", "take back Seraphim 0"]
)
def test_the_shape_of_an_action_in_any_game(text: str) -> None:
    assert notation.is_action(text, CONTEXT.names)


@pytest.mark.parametrize(
    "text",
    ["", "bet", "bet Trol", "choose Carl", "play Troll", "no", "pass it", "bid x", "a\n" * 999],
)
def test_what_has_not_the_shape_of_an_action(text: str) -> None:
    assert not notation.is_action(text, CONTEXT.names)


@given(st.text(max_size=80), st.sampled_from([*notation.FORMS, ""]))
def test_any_text_is_an_action_or_refused(text: str, kind: str) -> None:
    refusal = NotationError("")
    try:
        action = notation.parse_action(text, kind, CONTEXT)
    except NotationError as error:
        refusal = error
    else:
        assert notation.is_action(text, CONTEXT.names)
        printed = notation.format_action(action, kind, CONTEXT)
        assert notation.parse_action(printed, kind, CONTEXT) == action
    assert 0 <= refusal.place <= len(text)
    assert str(refusal).isprintable()
