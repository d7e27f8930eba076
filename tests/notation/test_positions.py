"""notation.md "Scenario files": every key of a position, its default, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.notation.games import CA, TA

from harena import Game, Position
from harena.errors import PositionError
from harena.rules import access, codes

CARDS = {name: column * 11 for column, name in enumerate(CA)}
HEAD: dict[str, Any] = {"players": ["Ann", "Ben", "Cleo"], "creatures": list(CA)}
TITAN: dict[str, Any] = {"ruleset": "titan-the-arena", "players": ["Ann", "Ben", "Cleo"]}


def ca(**keys: Any) -> Position:
    return Position.read({**HEAD, "position": keys})


def ta(**keys: Any) -> Position:
    return Position.read({**TITAN, "position": keys})


def fields(position: Position) -> dict[str, Any]:
    return access.fields(position.state())


def card(text: str) -> int:
    name, strength = text.split()
    return CARDS[name] + int(strength)


def bits(*texts: str) -> int:
    return sum(1 << card(text) for text in texts)


# --- keys and defaults ----------------------------------------------------------------------------


def test_defaults() -> None:
    position = ca()
    assert (position.round, position.turn, position.phase) == (1, 0, "bet")
    assert (position.round_starter, position.fallen, position.seed) == (0, (), 0)
    assert position.deck_size is None
    state = position.state()
    assert access.sizes_of(state) == ([0] * 5, [0] * 5, 102)
    assert access.tokens(state) == [5] * 5
    assert access.limits(state) == [8] * 5
    assert position == Position.read({**HEAD, "ruleset": "colossal-arena"})
    assert position == Position.read({**HEAD, "position": {}})


def test_titan_the_arena_has_its_own_eight() -> None:
    assert ta().ruleset.creatures == TA


def test_the_turn_decides_the_round_starter_unless_named() -> None:
    assert ca(turn="Ben").round_starter == 1
    assert ca(turn="Ben", round_starter="#3").round_starter == 2
    assert ca(turn=" bEN ").turn == 1


def test_the_round_is_the_fallen_plus_one() -> None:
    assert ca(fallen=["Troll", "Wyrm"]).round == 3
    state = ca(fallen=["troll", "Wyrm"], round=3).state()
    assert access.fallen(state) == [6, 7]
    assert state.round == 2
    assert state.living == 0b00111111


@pytest.mark.parametrize(
    ("phase", "decision"), [("bet", "bet"), ("play", "play"), ("discard", "discard")]
)
def test_phases(phase: str, decision: str) -> None:
    game = ca(phase=phase, fallen=["Wyrm"], hands={"Ann": "Troll 3, Wyrm 1"}).game()
    assert game.decision is not None
    assert game.decision == (0, decision)


def test_the_phase_bid() -> None:
    game = ta(phase="bid", turn="Ben").game()
    assert game.decision == (1, "bid")
    with pytest.raises(PositionError, match=r"position\.phase: without an auction"):
        ca(phase="bid")
    auction = {**HEAD, "options": {"start": "auction"}, "position": {"phase": "bid"}}
    assert Position.read(auction).game().decision == (0, "bid")


def test_in_the_phase_play_the_bet_is_over() -> None:
    game = ca(phase="play", hands={"Ann": "Troll 3"}).game()
    game.play(game.parse_action("play Troll 3"))
    assert game.decision is not None
    assert game.decision.player != 0 or game.decision.kind != "bet"


def test_hands_and_set_aside_cards() -> None:
    values = fields(ca(hands={"Ann": "Troll 3, Wyrm 1", "#2": "Prefect"}, aside={"Cleo": "Wyrm 2"}))
    assert values["hands"] == [bits("Troll 3", "Wyrm 1"), 1 << 99, 0, 0, 0]
    assert values["aside"] == [0, 0, bits("Wyrm 2"), 0, 0]


def test_both_prefects_may_be_named() -> None:
    values = fields(ca(hands={"Ann": "Prefect", "Ben": "Prefect"}, discard="Magister"))
    assert values["hands"][:2] == [1 << 99, 1 << 100]
    assert fields(ca(hands={"Ann": "Prefect, Prefect"}))["hands"][0] == 3 << 99
    assert fields(ca(hands={"Ann": "Prefect"}, rows={}, discard="Prefect"))["piles"][48] == [100]


def test_bets_take_markers() -> None:
    position = ca(bets={"Ben": ["Magus 1", "Troll crown"], "Ann": ["Troll 1"]})
    values = fields(position)
    assert values["owner"][5 * 5] == 1
    assert values["owner"][6 * 5] == 0
    assert values["crown"][1] == 6
    assert values["tokens"] == [4, 3, 5, 5, 5]
    assert values["secret_used"] == [0, 1, 0, 0, 0]


def test_a_secret_bet_lies_on_its_card() -> None:
    values = fields(ca(secret={"Ann": "Wyrm 4"}))
    assert values["secret"][0] == card("Wyrm 4")
    assert values["tokens"][0] == 4
    assert values["secret_used"][0] == 1
    assert not values["deck"] >> card("Wyrm 4") & 1


def test_a_bet_on_the_fallen_in_titan_the_arena_has_left_the_game() -> None:
    state = ta(fallen=["Troll"], bets={"Ann": ["Troll 1", "Troll crown"]}).state()
    assert access.tokens(state)[0] == 3


def test_rows_have_the_bottom_card_first() -> None:
    position = ca(fallen=["Wyrm"], rows={"1": {"magus": "Magus 2, Spectator 5"}, "2": {}})
    state = position.state()
    assert access.pile(state, 5 * 5) == [card("Magus 2"), 93]
    assert access.tops(state)[5 * 5] == 93


def test_the_last_discard_is_on_top() -> None:
    state = ca(discard="Troll 0, Magus 10").state()
    assert access.pile(state, codes.DISCARDS) == [card("Troll 0"), card("Magus 10")]


def test_all_cards_nobody_names_are_in_the_deck() -> None:
    values = fields(ca(hands={"Ann": "Troll 3"}, rows={"1": {"Wyrm": "Wyrm 1"}}))
    assert values["deck"] == (1 << 102) - 1 - bits("Troll 3", "Wyrm 1")
    assert values["buried"] == 0


def test_deck_size_buries_the_rest_by_seed() -> None:
    def dealt(seed: int) -> dict[str, Any]:
        table = {"deck": "Troll 1, Magus 3", "deck_size": 30, "hands": {"Ann": "Wyrm 1"}}
        return fields(Position.read({**HEAD, "seed": seed, "position": table}))

    values = dealt(0)
    assert values["deck"].bit_count() == 30
    assert values["buried"].bit_count() == 102 - 30 - 1
    assert values["deck"] & values["buried"] == 0
    assert values["deck"] & bits("Troll 1", "Magus 3") == bits("Troll 1", "Magus 3")
    assert dealt(0) == values
    assert dealt(1) != values


def test_buried_cards_are_never_visible() -> None:
    state = ca(deck_size=10).state()
    assert access.tops(state)[codes.DISCARDS] == codes.NO_CARD


def test_revealed_piles_of_titan_the_arena() -> None:
    position = ta(revealed={"Troll": "Troll 1, Head Referee, Troll 3"})
    troll = TA.index("Troll")
    pile = access.pile(position.state(), codes.CROWN_PILES + troll)
    assert pile == [troll * 11 + 1, codes.MAGISTER, troll * 11 + 3]


def test_hand_limits() -> None:
    assert access.limits(ta(limit={"Ben": 7, "Ann": 8}).state()) == [8, 7, 8, 8, 8]


def test_open_cards_are_known_to_all() -> None:
    position = ta(turn="Ben", hands={"Ann": "Troll 3, Referee, Troll 4"}, open={"Ann": "Troll 3"})
    state = position.state()
    troll = 11 * TA.index("Troll") + 3
    assert access.shown(state, 0) == 1 << troll
    for viewer in (1, 2, codes.PUBLIC):
        assert access.known_to(state, viewer, 0) == (troll,)
    both = ta(turn="Ben", hands={"Ann": "Referee, Referee"}, open={"Ann": "Referee, Referee"})
    assert access.shown(both.state(), 0) == 3 << 99


@pytest.mark.parametrize(("phase", "lies"), [("bet", 0), ("play", 0), ("discard", 1), ("bid", 1)])
def test_open_cards_are_taken_up_when_their_holders_turn_begins(phase: str, lies: int) -> None:
    """After a pass in this very turn (discard) they lie open still; known they stay."""
    hands = {"Ann": "Troll 3, Hydra 4"}
    state = ta(phase=phase, fallen=["Troll"], hands=hands, open={"Ann": "Troll 3"}).state()
    troll = 11 * TA.index("Troll") + 3
    assert access.shown(state, 0) == lies << troll
    assert access.known_to(state, 1, 0) == (troll,)


def test_nobody_knows_anything_else() -> None:
    state = ca(hands={"Ann": "Troll 3", "Ben": "Troll 4"}, aside={"Ben": "Troll 5"}).state()
    assert not any(access.knows(state))
    assert not any(access.sure(state))


def test_a_duty_binds_the_first_card() -> None:
    game = ta(must_open=8, hands={"Ann": "Troll 3, Troll 8, Hydra 9"}).game()
    game.play(game.parse_action("no bet"))
    legal = [game.format_action(action) for action in game.legal_actions]
    assert legal == ["play Hydra 9", "play Troll 8"]


def test_after_a_stalemate() -> None:
    values = fields(ta(one_draw=True, redeals=2))
    assert (values["one_draw"], values["redeals"]) == (1, 2)


def test_the_turns_of_the_guard() -> None:
    values = fields(ca(idle=3))
    assert (values["idle"], values["dry"]) == (3, 3)
    values = fields(ca(idle=1, dry=12))
    assert (values["idle"], values["dry"]) == (1, 12)


def test_when_a_stalemate_was_last_asked_about() -> None:
    """Told only where it can matter: an auction may bring the round's starter forward (A-110)."""
    assert ta(asked=0).asked == 0
    assert fields(ta(asked=1))["asked"] == 1
    assert ta(asked=2).asked is None
    assert fields(ta())["asked"] == codes.LONG_AGO
    faq = {**HEAD, "options": {"stalemate": "faq"}, "position": {"asked": 0}}
    assert Position.read(faq).asked is None


def test_secret_bets_used_up() -> None:
    position = ca(secret_used=["Ann", "Ben"], secret={"Ben": "Wyrm 4"})
    assert position.secret_used == (0,)
    assert fields(position)["secret_used"] == [1, 1, 0, 0, 0]


def test_options_and_seats() -> None:
    table = {**HEAD, "options": {"start": "Ben", "zero_bet_backs": "no", "backer_by": "count"}}
    rules = Position.read(table).ruleset
    assert rules.start == 1
    assert not rules.zero_bet_backs
    assert rules.by_count


# --- what is refused ----------------------------------------------------------------------------

BAD_CA: list[tuple[dict[str, Any], str]] = [
    ({"hand": {}}, r"position\.hand: unknown key; the keys here are"),
    ({"hands": {"Ann": "Troll 3", "Ben": "Troll 3"}}, r"Ben: Troll 3 is used twice, .*Ann"),
    ({"hands": {"Ann": "Troll 3, Troll 3"}}, "Troll 3 is used twice"),
    ({"hands": {"Ann": "Troll 3"}, "deck": "Troll 3"}, r"position\.deck: Troll 3 is used twice"),
    ({"hands": {"Ann": "Troll 3"}, "aside": {"Ann": "Troll 3"}}, "used twice"),
    ({"discard": "Wyrm 3", "rows": {"1": {"Wyrm": "Wyrm 3"}}}, "used twice"),
    ({"secret": {"Ann": "Wyrm 3"}, "hands": {"Ann": "Wyrm 3"}}, "used twice"),
    ({"hands": {"Ann": "Prefect, Prefect, Prefect"}}, "Prefect is used a third time"),
    ({"hands": {"Ann": "Gorgon 3"}}, r"position\.hands\.Ann: .* is not in this game"),
    ({"hands": {"Ann": "Referee"}}, "called Prefect or Magister"),
    ({"hands": {"Carl": "Troll 3"}}, r"position\.hands: .* no player is called"),
    ({"hands": {"Ann": "Troll 3", "#1": "Troll 4"}}, "Ann is named twice"),
    ({"hands": "Troll 3"}, "must be a table of players, not"),
    ({"hands": {"Ann": ["Troll 3"]}}, "must be a text of cards separated by commas, not a list"),
    ({"hands": {"Ann": 7}}, "must be a text of cards"),
    ({"bets": {"Ann": ["Magus 6"]}}, "a row .* is a number from 1 to 5"),
    ({"bets": {"Ann": ["Magus 2"]}}, r'position\.bets\.Ann: "Magus 2": that row is not begun'),
    ({"bets": {"Ann": ["Magus 1"], "Ben": ["magus 1"]}}, "Ben: .* a marker of Ann lies there"),
    ({"bets": {"Ann": ["Magus 1", "Magus 1"]}}, '"Magus 1" is named twice'),
    ({"bets": {"Ann": ["Magus crown", "Troll crown"]}}, "one secret bet, hidden or revealed"),
    ({"bets": {"Ann": ["Magus crown"]}, "secret": {"Ann": "Troll 1"}}, "one secret bet"),
    ({"bets": {"Ann": [f"{c} 1" for c in CA[:6]]}}, "Ann has only 5 markers"),
    ({"bets": {"Ann": [f"{c} 1" for c in CA[:5]]}, "secret": {"Ann": "Troll 1"}}, "only 5 markers"),
    ({"bets": {"Ann": "Magus 1"}}, "must be a list of texts"),
    ({"bets": {"Ann": [1]}}, "must be a list of texts, not 1"),
    ({"secret": {"Ann": "Spectator 4"}}, "lies on one combat card"),
    ({"secret": {"Ann": "Troll 1, Troll 2"}}, "lies on one combat card"),
    ({"secret": {"Ann": ""}}, "lies on one combat card"),
    ({"round": 2}, r"position\.round: must be the number of fallen plus one, 1, not 2"),
    ({"round": 1, "fallen": ["Troll"]}, "must be the number of fallen plus one"),
    ({"round": 0}, "must be 1 to 5"),
    ({"round": True}, "must be a whole number, not true"),
    ({"round": 1.0}, "must be a whole number"),
    ({"fallen": ["Gorgon"]}, r"position\.fallen: .* is not in this game"),
    ({"fallen": ["Troll", "troll"]}, "falls only once"),
    ({"fallen": list(CA[:5])}, "at most four"),
    ({"fallen": "Troll"}, "must be a list of texts"),
    ({"phase": "fight"}, r'position\.phase: "fight" is none of bid, bet, play, discard'),
    ({"phase": ["bet"]}, "must be a text"),
    ({"turn": "Carl"}, r"position\.turn: .* no player is called"),
    ({"turn": 1}, "must be a player's name"),
    ({"round_starter": "Carl"}, r"position\.round_starter: "),
    ({"rows": {"0": {}}}, r'position\.rows: "0" is no row; rows are 1 to 5'),
    ({"rows": {"6": {"Troll": "Troll 1"}}}, "is no row"),
    ({"rows": {"2": {"Troll": "Troll 1"}}}, r"position\.rows\.2: that row is not begun in round 1"),
    ({"rows": {"1": {"Troll": "Wyrm 1"}}}, r"position\.rows\.1\.Troll: Wyrm 1 cannot lie there"),
    ({"rows": {"1": {"Troll": "Prefect"}}}, "Prefect cannot lie there"),
    ({"rows": {"1": {"Troll": "Troll 1", "troll": "Troll 2"}}}, "Troll is named twice"),
    ({"rows": {"1": "Troll 1"}}, "must be a table of creatures"),
    ({"rows": ["Troll 1"]}, "must be a table of rows"),
    ({"revealed": {"Troll": "Troll 1"}}, r"position\.revealed: .* go to the discard pile"),
    ({"deck_size": 103}, r"position\.deck_size: must be 0 to 102"),
    ({"deck_size": -1}, "must be 0 to 102"),
    ({"deck_size": 102, "hands": {"Ann": "Troll 3"}}, "but only 101 cards lie nowhere else"),
    ({"deck_size": 1, "deck": "Troll 3, Troll 4"}, "is 1, but position.deck names 2 cards"),
    ({"deck": "Troll 3, Troll 3"}, "used twice"),
    ({"limit": {"Ann": 6}}, r"position\.limit\.Ann: must be 7 to 8"),
    ({"limit": {"Ann": "7"}}, "must be a whole number"),
    ({"open": {"Ben": "Troll 3"}, "hands": {"Ben": "Troll 3"}}, "no card lies open"),
    ({"must_open": 7, "hands": {"Ann": "Troll 7"}}, "without an auction"),
    ({"one_draw": True}, r"position\.one_draw: without a stalemate"),
    ({"one_draw": 1}, "must be true or false"),
    ({"redeals": 1}, r"position\.redeals: without a stalemate"),
    ({"asked": 0}, r"position\.asked: without a stalemate"),
    ({"idle": -1}, r"position\.idle: must be 0 to 30"),
    ({"idle": 31}, r"position\.idle: must be 0 to 30"),
    ({"idle": 3, "dry": 2}, r"position\.dry: must be 3 to 30"),
    ({"secret_used": ["Carl"]}, r"position\.secret_used: "),
    ({"secret_used": "Ann"}, "must be a list of texts"),
]  # fmt: skip

BAD_TA: list[tuple[dict[str, Any], str]] = [
    (
        {"fallen": list(TA[:4]), "bets": {"Ann": ["Troll 5"]}},
        '"Troll 5": in this ruleset no bets are made in row 5',
    ),
    ({"asked": -1}, r"position\.asked: must be 0 to 10"),
    ({"must_open": 11}, r"position\.must_open: must be 0 to 10"),
    ({"must_open": 7, "hands": {"Ann": "Troll 6, Referee"}}, "Ann holds no playable card of 7"),
    ({"must_open": 7, "hands": {"Ann": "Troll 8"}, "fallen": ["Troll"]}, "no playable card of 7"),
    ({"must_open": 7, "hands": {"Ben": "Troll 8"}}, "Ann holds no playable card"),
    ({"must_open": 7, "hands": {"Ann": "Troll 8"}, "phase": "discard"}, "still to be honoured"),
    ({"must_open": 7, "hands": {"Ann": "Troll 8"}, "phase": "bid"}, "still to be honoured"),
    ({"open": {"Ben": "Troll 3"}}, r"position\.open\.Ben: Troll 3 is not in that hand"),
    (
        {"open": {"Ben": "Referee, Referee"}, "hands": {"Ben": "Referee"}},
        "Referee is not in that hand",
    ),
    ({"fallen": ["Troll"], "rows": {"1": {"Troll": "Troll 3"}}}, r"\.rows: Troll has fallen"),
    ({"fallen": ["Troll"], "revealed": {"Troll": "Troll 3"}}, r"\.revealed: Troll has fallen"),
    ({"revealed": {"Troll": "Referee"}}, "Referee cannot lie there"),
    ({"revealed": {"Troll": "Spectator 3"}}, "Spectator 3 cannot lie there"),
    ({"revealed": {"Troll": "Troll 3", "TROLL": ""}}, "Troll is named twice"),
]  # fmt: skip

BAD_HEAD: list[tuple[dict[str, Any], str]] = [
    ({"position": []}, "position: must be a table"),
    ({"positions": {}}, "positions: unknown key"),
    ({"players": None}, "players: is missing"),
    ({"players": "Ann, Ben"}, "players: must be a list of texts"),
    ({"players": ["Ann"]}, "players: a game has 2 to 5 players"),
    ({"players": ["Ann", "ann"]}, "players: two players are called"),
    ({"players": ["Ann", "B;n"]}, "players: .* a name may not hold"),
    ({"players": ["Ann", 2]}, "players: must be a list of texts, not 2"),
    ({"ruleset": "chess"}, "unknown ruleset 'chess'"),
    ({"ruleset": 1}, "ruleset: must be a text"),
    ({"creatures": None}, "needs its eight creatures"),
    ({"creatures": list(CA[:7])}, "exactly 8 creatures"),
    ({"creatures": [*CA[:7], "Unicron"]}, "no creature is called"),
    ({"creatures": [*CA[:7], "Ranger"]}, "one power under two names"),
    ({"creatures": ", ".join(CA)}, "creatures: must be a list of texts"),
    ({"options": {"speed": "fast"}}, "unknown option 'speed'"),
    ({"options": {"stalemate": "maybe"}}, "stalemate"),
    ({"options": {"start": "Carl"}}, r"options\.start: .* no player is called"),
    ({"options": {"start": 1}}, r"options\.start: must be a text"),
    ({"options": []}, "options: must be a table"),
    ({"seed": "x"}, "seed: must be a whole number"),
    ({"seed": 2**63}, "seed: must be"),
]


@pytest.mark.parametrize(("keys", "reason"), BAD_CA, ids=[str(keys)[:60] for keys, _ in BAD_CA])
def test_refused_in_colossal_arena(keys: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        ca(**keys)


@pytest.mark.parametrize(("keys", "reason"), BAD_TA, ids=[str(keys)[:60] for keys, _ in BAD_TA])
def test_refused_in_titan_the_arena(keys: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        ta(**keys)


@pytest.mark.parametrize(("keys", "reason"), BAD_HEAD, ids=[str(keys)[:60] for keys, _ in BAD_HEAD])
def test_refused_above_the_position(keys: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        Position.read({key: value for key, value in {**HEAD, **keys}.items() if value is not None})


def test_numbers_too_large_to_print() -> None:
    huge = 16**5000
    for keys in ({"seed": huge}, {"options": {"start": huge}}, {"position": {"idle": huge}}):
        with pytest.raises(PositionError, match="a very large number"):
            Position.read({**HEAD, **keys})
    with pytest.raises(PositionError, match="a very large number"):
        Position.read(ca().format() + "idle = 0x" + "f" * 5_000)


# --- texts --------------------------------------------------------------------------------------


def test_a_position_as_text() -> None:
    position = ca(
        turn="Ben", round_starter="Ann", hands={"Ann": "Troll 3"}, bets={"Ben": ["Troll 1"]}
    )
    assert position.format() == (
        'ruleset = "colossal-arena"\n'
        'players = ["Ann", "Ben", "Cleo"]\n'
        'creatures = ["Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Magus", "Troll",'
        ' "Wyrm"]\n'
        "\n"
        "[position]\n"
        "round = 1\n"
        'turn = "Ben"\n'
        'round_starter = "Ann"\n'
        "\n"
        "[position.hands]\n"
        'Ann = "Troll 3"\n'
        "\n"
        "[position.bets]\n"
        'Ben = ["Troll 1"]\n'
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("players = [", "not valid TOML"),
        ("a = " + "[" * 5_000, "nested too deeply"),
        ("a = " + "9" * 5_000, "not valid TOML"),
        ("a." * 300 + "b = 1", "line 1 has more than 200 dots"),
        ("#" * (1 << 20) + "##", "longer than"),
        ('"\\u0000" = 1', "unknown key"),
    ],
)
def test_no_position_text(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        Position.read(text)


def test_neither_text_nor_table() -> None:
    with pytest.raises(PositionError, match="must be a text or a table"):
        Position.read(7)  # type: ignore[arg-type]
    with pytest.raises(PositionError):
        Position.read({7: 8})  # type: ignore[dict-item]
    with pytest.raises(PositionError):
        Position.read({**HEAD, "position": {"rows": {1: {}}, "hands": {2: ""}}})


def test_a_state_within_a_turn_is_no_position() -> None:
    game = Game.from_position(ca(hands={"Ann": "Spectator 4"}))
    assert Position.of(game.state, game.names).phase == "bet"
    game.play(game.parse_action("no bet"))
    assert Position.of(game.state, game.names).phase == "play"
    game.play(game.parse_action("play Spectator 4"))
    with pytest.raises(PositionError, match="only the start of a turn"):
        Position.of(game.state, game.names)


def test_a_game_from_a_position_knows_where_it_started() -> None:
    position = ca(hands={"Ann": "Troll 3"})
    for source in (
        position,
        position.format(),
        {**HEAD, "position": {"hands": {"Ann": "Troll 3"}}},
    ):
        game = Game.from_position(source)
        assert game.start == position
        assert game.history == ()
        assert game.decision == (0, "bet")


def test_half_of_the_largest_hand_fits_the_agenda() -> None:
    """A position may give a hand of nearly all cards; the Cyclops sets half of them aside."""
    hand = ", ".join(f"{name} {strength}" for name in CA for strength in range(1, 11))
    game = ca(
        turn="Ann",
        hands={"Ann": f"{CA[2]} 0, {CA[0]} 0", "Ben": hand},
        bets={"Ann": [f"{CA[2]} 1"]},
        deck_size=5,
    ).game()
    for text in ("no bet", f"play {CA[2]} 0", "choose Ben"):
        game.play(game.parse_action(text))
    for _ in range(40):
        game.play(game.legal_actions[0])
    assert CA[2] == "Cyclops"
    assert game.view(1).aside_sizes[1] == 40
