"""notation.md "Scenario files": what is refused, what fails, and how it is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from harena.errors import DataError, PositionError
from harena.position import Result, check_file, check_text

HEAD = """
[[scenario]]
id = "one"
players = ["Ann", "Ben"]
creatures = ["Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Magus", "Troll", "Wyrm"]
"""
HANDS = """
position.hands = { Ann = "Troll 3, Spectator 4", Ben = "Wyrm 1" }
position.bets = { Ben = ["Wyrm 1"] }
position.deck = "Magus 1"
"""


def check(steps: str, head: str = HEAD + HANDS) -> Result:
    """The result of one scenario with these steps."""
    (result,) = check_text(f"{head}\nsteps = [{steps}]")
    return result


def test_all_that_holds() -> None:
    assert check("") == Result("one", "ok", 0)
    result = check('{ do = "no bet" }, { expect = { by = "Ann" } }')
    assert str(result) == "ok one"
    assert result.passed


# --- what fails, and at which step ----------------------------------------------------------------

FAILING = [
    ('{ do = "bet Wyrm" }', 1, r'do "bet Wyrm": .*bet Wyrm.* is not legal'),
    ('{ do = "no bet; play Troll 4" }', 1, r'do "play Troll 4": .* is not legal'),
    ('{ do = "no bet" }, { do = "no bet" }', 2, r'answers the decision bet; pending is .* play'),
    ('{ refuse = "no bet" }', 1, r'refuse "no bet": is legal, but should be refused'),
    ('{ refuse = "bet Wyrm; no bet" }', 1, r'refuse "no bet": is legal'),
    ('{ expect = { by = "Ben" } }', 1, "by is Ann, not Ben"),
    ('{ expect = { by = "none" } }', 1, "by is Ann, not none"),
    ('{ expect = { decision = "play" } }', 1, "decision is bet, not play"),
    ('{ expect = { legal = ["bet Wyrm", "no bet"] } }', 1, '^"bet Wyrm" is not legal$'),
    ('{ expect = { illegal = ["bet Wyrm", "no bet"] } }', 1, '^"no bet" is legal$'),
    (
        '{ do = "no bet" }, { expect = { only = ["play Troll 3", "pass"] } }',
        2,
        '^"pass" is not legal; "play Spectator 4" is legal too$',
    ),
    ('{ expect = { backer = { Troll = "Ben" } } }', 1, "backer of Troll is nobody, not Ben"),
    ('{ expect = { backer = { Wyrm = "nobody" } } }', 1, "backer of Wyrm is Ben, not nobody"),
    ('{ expect = { value = { Troll = 3 } } }', 1, "value of Troll is none, not 3"),
    (
        '{ do = "no bet; play Troll 3" }, { expect = { value = { Troll = 4 } } }',
        2,
        "value of Troll is 3, not 4",
    ),
    (
        '{ do = "no bet; play Troll 3" }, { expect = { value = { Troll = "none" } } }',
        2,
        "value of Troll is 3, not none",
    ),
    ('{ expect = { top = { "Troll 1" = "Troll 3" } } }', 1, "top of Troll 1 is none, not Troll 3"),
    ('{ expect = { top = { "Troll crown" = "Troll 3" } } }', 1, "top of Troll crown is none"),
    (
        '{ expect = { hand = { Ann = "Troll 3, Wyrm 2" } } }',
        1,
        "hand of Ann is Troll 3, Spectator 4, missing: Wyrm 2, extra: Spectator 4",
    ),
    ('{ expect = { hand = { Ben = "" } } }', 1, "hand of Ben is Wyrm 1, extra: Wyrm 1"),
    ('{ expect = { hand = { Ann = "Troll 3, Troll 3, Spectator 4" } } }', 1, "missing: Troll 3"),
    ('{ expect = { has = { Ann = "Troll 3, Wyrm 1" } } }', 1, "^Ann lacks Wyrm 1$"),
    ('{ expect = { lacks = { Ann = "Troll 3, Wyrm 1" } } }', 1, "^Ann has Troll 3$"),
    ('{ expect = { hand_size = { Ann = 3 } } }', 1, "hand_size of Ann is 2, not 3"),
    ('{ expect = { aside_size = { Ann = 1 } } }', 1, "aside_size of Ann is 0, not 1"),
    ('{ expect = { tokens = { Ben = 5 } } }', 1, "tokens of Ben is 4, not 5"),
    ('{ expect = { deck_size = 1 } }', 1, "deck_size is 99, not 1"),
    ('{ expect = { discard_top = "Troll 0" } }', 1, "discard_top is none, not Troll 0"),
    ('{ expect = { fallen = ["Troll"] } }', 1, "fallen is none, not Troll"),
    ('{ expect = { round = 2 } }', 1, "round is 1, not 2"),
    ('{ expect = { turn = "Ben" } }', 1, "turn is Ann, not Ben"),
    ('{ expect = { over = true } }', 1, "the game is not over"),
    ('{ expect = { scores = { Ben = 3 } } }', 1, "scores of Ben is 4, not 3"),
    ('{ expect = { winner = "Ann" } }', 1, "winner is none, not Ann"),
    ('{ expect = { sees = { Ben = { Ann = "Troll 3" } } } }', 1, "what Ben knows of Ann is none"),
    ('{ expect = { shown = { Ann = "Troll 3" } } }', 1, "shown of Ann is none, missing: Troll 3"),
    ('{ expect = { round = 2, turn = "Ben" } }', 1, "round is 1, not 2; turn is Ann, not Ben"),
    ('{ chance = "Troll 9" }', 1, "chance entries left over: Troll 9"),
    ('{ chance = "Troll 3" }, { do = "no bet; play Troll 3" }', 2, "impossible: next is a card of"),
    ('{ chance = "start Ann" }, { do = "no bet; play Troll 3" }', 2, '"start Ann" is impossible'),
    (
        '{ chance = "Troll 9, Wyrm 9" }, { do = "no bet" }, { expect = { by = "Ann" } }',
        3,
        "left over: Troll 9, Wyrm 9",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("steps", "number", "reason"), FAILING, ids=[s[:70] for s, _, _ in FAILING]
)
def test_what_fails_says_where_and_how(steps: str, number: int, reason: str) -> None:
    result = check(steps)
    assert result.status == "failed"
    assert result.step == number
    assert re.search(reason, result.reason), result.reason
    assert str(result) == f"FAILED one: step {number}: {result.reason}"
    assert "\n" not in str(result)


def test_a_pick_that_cannot_be() -> None:
    head = HEAD + (
        'position.hands = { Ann = "Cyclops 3", Ben = "Wyrm 1, Wyrm 2" }\n'
        'position.bets = { Ann = ["Cyclops 1"] }'
    )
    steps = '{ chance = "Troll 9" }, { do = "no bet; play Cyclops 3; choose Ben" }'
    assert "next is a card of a rival's hand" in check(steps, head).reason


def test_an_opening_that_cannot_be() -> None:
    cards = ", ".join(f"Troll {strength}" for strength in range(8))
    assert "next is a card of the deck" in check('{ chance = "Troll 1, Troll 1" }', HEAD).reason
    wyrms = cards.replace("Troll", "Wyrm")
    steps = f'{{ chance = "{cards}, {wyrms}, Magus 1" }}, {{ expect = {{ by = "Ann" }} }}'
    assert (
        check(steps, HEAD).reason == 'chance "Magus 1" is impossible: next chance names who starts'
    )
    steps = f'{{ chance = "{cards}, {wyrms}, start #2" }}, {{ expect = {{ by = "Ben" }} }}'
    assert check(steps, HEAD).passed


def test_the_seed_decides_what_nothing_else_does() -> None:
    def drawn(seed: int) -> str:
        result = check(
            '{ do = "no bet; play Troll 3" }, { expect = { hand = { Ann = "" } } }',
            f"{HEAD}seed = {seed}\n{HANDS}",
        )
        assert "hand of Ann is Magus 1, " in result.reason or "Magus 1" in result.reason
        return result.reason

    assert drawn(0) == drawn(0)
    assert len({drawn(seed) for seed in range(5)}) > 1


def test_a_refused_action_changes_nothing() -> None:
    steps = '{ refuse = "bet Wyrm" }, { refuse = "pass" }, { expect = { by = "Ann", round = 1 } }'
    assert check(steps).passed


# --- what is refused ----------------------------------------------------------------------------

REFUSED = [
    ('id = "x"\nname = "y"', "name: unknown key; the keys here are id, title, rules"),
    ('title = "x"', "id: is missing"),
    ("id = 7", "id: must be a text, not 7"),
    ('id = ""', "id: must be one line"),
    ('id = "a\\nb"', "id: must be one line"),
    (f'id = "{"x" * 201}"', "id: must be one line of at most 200 characters"),
    ('id = "x"\ntitle = 1', "title: must be a text"),
    ('id = "x"\nrules = "A-1"', "rules: must be a list of texts"),
    ('id = "x"\nrules = [1]', "rules: must be a list of texts, not 1"),
    ('id = "x"\nplayers = ["Ann"]', "players: a game has 2 to 5 players"),
    ('id = "x"\nsteps = {}', "steps: must be a list of tables"),
    ('id = "x"\nsteps = ["no bet"]', r"steps\.1: must be a table"),
    ('id = "x"\nsteps = [{}]', r"steps\.1: a step has exactly one key"),
    ('id = "x"\nsteps = [{ do = "no bet", expect = {} }]', r"steps\.1: a step has exactly one key"),
    ('id = "x"\nsteps = [{ dont = "no bet" }]', r"steps\.1\.dont: unknown key"),
    ('id = "x"\nsteps = [{ do = ["no bet"] }]', r"steps\.1\.do: must be a text, not a list"),
    ('id = "x"\nsteps = [{ do = "" }]', r"steps\.1\.do: .* an action is missing"),
    ('id = "x"\nsteps = [{ do = "no bet;" }]', r"steps\.1\.do: .* an action is missing"),
    ('id = "x"\nsteps = [{ do = "bet Trol" }]', r'steps\.1\.do: "bet Trol" is no action'),
    ('id = "x"\nsteps = [{ refuse = "dance" }]', r'steps\.1\.refuse: "dance" is no action'),
    ('id = "x"\nsteps = [{ refuse = "choose Carl" }]', "is no action of the notation"),
    ('id = "x"\nsteps = [{ chance = "" }]', r"steps\.1\.chance: .* a card is missing"),
    ('id = "x"\nsteps = [{ chance = "Gorgon 1" }]', r"steps\.1\.chance: .* is not in this game"),
    ('id = "x"\nsteps = [{ chance = "start Carl" }]', r"steps\.1\.chance: .* no player is called"),
    ('id = "x"\nsteps = [{ chance = 1 }]', r"steps\.1\.chance: must be a text"),
    ('id = "x"\nsteps = [{ expect = [] }]', r"steps\.1\.expect: must be a table of facts"),
    ('id = "x"\nsteps = [{ expect = { who = "Ann" } }]', r"steps\.1\.expect\.who: unknown key"),
    ('id = "x"\nposition.hands = { Ann = "Troll 3", Ben = "Troll 3" }', "Troll 3 is used twice"),
    ('id = "x"\nposition.bets = { Ann = ["Troll 6"] }', r"position\.bets\.Ann: "),
    ('id = "x"\nposition.hands = { Ann = "Hydra 3" }', r"hands\.Ann: .* not in this game"),
    ('id = "x"\nposition.wonders = 7', r"position\.wonders: unknown key"),
]  # fmt: skip

FACTS = [
    ('by = "Carl"', r"expect\.by: .* no player is called"),
    ("by = 1", r'expect\.by: must be a player or "none"'),
    ('decision = "sing"', r'expect\.decision: no decision is called "sing"'),
    ('decision = "pick"', r"expect\.decision: no decision is called"),
    ('legal = "no bet"', r"expect\.legal: must be a list of texts"),
    ('legal = ["bet Trol"]', r'expect\.legal: "bet Trol" is no action'),
    ('illegal = ["dance"]', r"expect\.illegal: .* is no action"),
    ('only = ["dance"]', r"expect\.only: .* is no action"),
    ('backer = { Gorgon = "Ann" }', r"expect\.backer: .* not in this game"),
    ('backer = { Troll = "none" }', r"expect\.backer\.Troll: .* no player"),
    ('backer = "Ann"', r"expect\.backer: must be a table"),
    ("value = { Troll = 11 }", r"expect\.value\.Troll: must be 0 to 10"),
    ('value = { Troll = "7" }', r"expect\.value\.Troll: must be a whole number"),
    ("value = { Troll = true }", r"expect\.value\.Troll: must be a whole number, not true"),
    ('top = { Troll = "none" }', r"expect\.top: .* a row .*is a number"),
    ('top = { "Troll 1" = "nothing" }', r"expect\.top\.Troll 1: .* begins no card"),
    ('top = { "Troll 1" = 7 }', r"expect\.top\.Troll 1: must be a card"),
    ('hand = { Carl = "Troll 1" }', r"expect\.hand: .* no player"),
    ('hand = { Ann = ["Troll 1"] }', r"expect\.hand\.Ann: must be a text of cards"),
    ('hand = { Ann = "none" }', r"expect\.hand\.Ann: .* begins no card"),
    ('has = { Ann = "Hydra 1" }', r"expect\.has\.Ann: .* not in this game"),
    ("lacks = { Ann = 1 }", r"expect\.lacks\.Ann: must be a text"),
    ('hand_size = { Ann = "1" }', r"expect\.hand_size\.Ann: must be a whole number"),
    ("hand_size = 3", r"expect\.hand_size: must be a table"),
    ("tokens = { Ann = -1 }", r"expect\.tokens\.Ann: must be 0 to"),
    ('deck_size = "1"', r"expect\.deck_size: must be a whole number"),
    ("discard_top = 1", r'expect\.discard_top: must be a card or "none"'),
    ('fallen = "Troll"', r"expect\.fallen: must be a list of texts"),
    ('fallen = ["Hydra"]', r"expect\.fallen: .* not in this game"),
    ("round = 6", r"expect\.round: must be 1 to 5"),
    ('turn = "none"', r"expect\.turn: .* no player"),
    ('over = "yes"', r"expect\.over: must be true or false"),
    ('winner = "nobody"', r"expect\.winner: .* no player"),
    ("sees = { Ann = 1 }", r"expect\.sees\.Ann: must be a table"),
    ('sees = { Ann = { Carl = "" } }', r"expect\.sees\.Ann: .* no player"),
    ('shown = { Ann = "Trol 1" }', r"expect\.shown\.Ann: .* begins no card"),
]  # fmt: skip


@pytest.mark.parametrize(("keys", "reason"), REFUSED, ids=[k[:70] for k, _ in REFUSED])
def test_what_is_refused_names_id_key_and_reason(keys: str, reason: str) -> None:
    head = HEAD.replace('id = "one"\n', "")
    if "players" in keys:
        head = head.replace('players = ["Ann", "Ben"]\n', "")
    (result,) = check_text(head + keys)
    assert result.status == "refused"
    assert re.match(reason, result.reason) or re.search(reason, result.reason), result.reason
    named = "x" if 'id = "x"' in keys else None
    if named:
        assert str(result) == f"REFUSED x: {result.reason}"


@pytest.mark.parametrize(("fact", "reason"), FACTS, ids=[fact for fact, _ in FACTS])
def test_a_fact_that_cannot_be_is_refused(fact: str, reason: str) -> None:
    result = check(f"{{ expect = {{ {fact} }} }}")
    assert result.status == "refused"
    assert result.reason.startswith("steps.1.")
    assert re.search(reason, result.reason), result.reason


def test_an_invalid_scenario_is_refused_alone() -> None:
    good = HEAD + HANDS
    bad = HEAD.replace('"one"', '"two"') + 'position.phase = "fight"\n'
    nameless = HEAD.replace('id = "one"', "") + "\n"
    third = HEAD.replace('"one"', '"three"')
    results = check_text(good + bad + nameless + third + good)
    assert [(result.id, result.status) for result in results] == [
        ("one", "ok"), ("two", "refused"), ("#3", "refused"), ("three", "ok"), ("one", "refused"),
    ]  # fmt: skip
    assert results[4].reason == "id: another scenario of this file has the same"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = 1", "x: unknown key; the keys here are scenario"),
        ("scenario = 1", "scenario: must be a list of tables"),
        ("[scenario]\nid = 1", "scenario: must be a list of tables"),
        ("[[scenario]", "not valid TOML"),
        ("scenario = [" + "{}," * 10_001 + "]", "more than 10000 scenarios"),
    ],
)
def test_no_scenario_file(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        check_text(text)


def test_a_file_may_hold_no_scenario() -> None:
    assert check_text("# nothing yet\n") == []
    assert check_text("scenario = []") == []


def test_a_scenario_that_is_no_table() -> None:
    (result,) = check_text("scenario = [1]")
    assert result == Result("#1", "refused", 0, "scenario: must be a table, not 1")


def test_too_many_steps() -> None:
    assert "more than 10000 steps" in check('{ do = "no bet" },' * 10_001).reason


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        check_file(tmp_path / "none.toml")
    with pytest.raises(DataError, match="cannot be read"):
        check_file(tmp_path)
    file = tmp_path / "file.toml"
    file.write_bytes(b"x = '\xff'")
    with pytest.raises(DataError, match=r"file\.toml: not a text in UTF-8"):
        check_file(file)
    file.write_bytes(b"#" * ((1 << 20) + 1))
    with pytest.raises(DataError, match=r"file\.toml: larger than"):
        check_file(file)
    file.write_text("x = [", "utf-8")
    with pytest.raises(DataError, match=r"file\.toml: this is not valid TOML"):
        check_file(file)


def test_a_byte_order_mark_is_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "file.toml"
    file.write_text(HEAD, "utf-8-sig")
    assert [result.status for result in check_file(file)] == ["ok"]


def test_a_report_is_safe_to_print() -> None:
    (result,) = check_text('[[scenario]]\nid = "a\\u001b[31mb"\n"\\u001b" = 1')
    assert str(result).isprintable()
