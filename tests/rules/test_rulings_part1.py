"""What tables 1.1, 1.2 and 1.4 and rulings A-1 to A-65 say that no single scenario can show."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import harena
from harena.position import Position

CA = "colossal-arena"
TA = "titan-the-arena"
TWELVE = (
    "Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Gorgon",
    "Magus", "Seraphim", "Titan", "Troll", "Unicorn", "Wyrm",
)  # fmt: skip
TITANS_EIGHT = (
    "Cyclops", "Dragon", "Hydra", "Ranger", "Titan", "Troll", "Unicorn", "Warlock",
)  # fmt: skip
PAIRS = (("Ranger", "Amazon"), ("Dragon", "Wyrm"), ("Hydra", "Ettin"), ("Warlock", "Magus"))

HEAD = """
[[scenario]]
id = "{id}"
title = "written by a test"
rules = []
ruleset = "{ruleset}"
players = ["Ann", "Ben"]
creatures = {creatures}
"""


def check(path: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Run `harena check` on a scenario file with this text."""
    path.write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "harena", "check", str(path)],
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


def scenario(ident: str, position: str, steps: str, ruleset: str = CA) -> str:
    """One scenario with the first eight of the twelve creatures, or Titan: The Arena's eight."""
    names = TWELVE[:8] if ruleset == CA else TITANS_EIGHT
    quoted = "[" + ", ".join(f'"{name}"' for name in names) + "]"
    head = HEAD.format(id=ident, ruleset=ruleset, creatures=quoted)
    return f"{head}{position}\nsteps = [ {steps} ]\n"


def deal(game: harena.Game, seed: int) -> None:
    """Let chance deal the opening hands, up to its choice of who starts."""
    chance = harena.Chance(seed=seed)
    for _ in range(8 * game.players):
        game.play(chance.choose(game.view(harena.CHANCE), game.legal_actions))


def play_on(game: harena.Game, seed: int, decisions: int) -> harena.Game:
    """Play at random for at most so many decisions, chance's included."""
    dice = random.Random(seed)
    for _ in range(decisions):
        if game.is_over:
            break
        game.play(dice.choice(game.legal_actions))
    return game


# --- Table 1.1 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7])
@pytest.mark.parametrize("ruleset", [CA, TA])
def test_two_to_five_players(ruleset: str, players: int) -> None:
    """1.1 players: fewer than two or more than five are refused."""
    with pytest.raises(harena.errors.HarenaError):
        harena.Game.new(ruleset, players)


@pytest.mark.parametrize("seed", range(20))
def test_colossal_arena_draws_eight_of_its_twelve(seed: int) -> None:
    """1.1 choosing the 8, option creatures: at random, eight different ones of the twelve."""
    creatures = harena.Game.new(CA, seed=seed).ruleset.creatures
    assert len(set(creatures)) == len(creatures) == 8
    assert set(creatures) <= set(TWELVE)
    assert creatures == harena.Game.new(CA, seed=seed).ruleset.creatures


def test_every_creature_comes_into_play() -> None:
    """1.1 choosing the 8: the drawing leaves none of the twelve out for good."""
    drawn = {
        name for seed in range(60) for name in harena.Game.new(CA, seed=seed).ruleset.creatures
    }
    assert drawn == set(TWELVE)


def test_titan_the_arena_has_its_own_eight() -> None:
    """1.1 creatures, option creatures: the eight of Titan: The Arena."""
    assert sorted(harena.Game.new(TA).ruleset.creatures) == sorted(TITANS_EIGHT)


def test_there_are_twelve_creatures_and_no_others() -> None:
    """A-11: the twelve of the box are playable in any company, and no other name exists."""
    for first in range(12):
        eight = [TWELVE[(first + k) % 12] for k in range(8)]
        assert list(harena.Game.new(CA, creatures=eight).ruleset.creatures) == eight
    for stranger in ("Hippogriff", "Minotaur", "Spectator", ""):
        with pytest.raises(harena.errors.HarenaError):
            harena.Game.new(CA, creatures=[*TWELVE[:7], stranger])


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("ruleset", [CA, TA])
def test_one_power_plays_under_one_name(ruleset: str, pair: tuple[str, str]) -> None:
    """Option creatures: both editions may be mixed, but never both of a pair with one power."""
    others = ["Cyclops", "Titan", "Troll", "Unicorn", "Colossus", "Daimon", "Gorgon"]
    for name in pair:
        mixed = [name, *others]
        assert list(harena.Game.new(ruleset, creatures=mixed).ruleset.creatures) == mixed
    with pytest.raises(harena.errors.HarenaError):
        harena.Game.new(ruleset, creatures=[*pair, *others[:6]])


@pytest.mark.parametrize(
    "creatures",
    [TWELVE[:7], TWELVE[:9], (*TWELVE[:7], "Amazon"), ()],
    ids=["seven", "nine", "one twice", "none"],
)
def test_exactly_eight_different_creatures(creatures: tuple[str, ...]) -> None:
    """1.1 creatures: exactly eight, each once."""
    with pytest.raises(harena.errors.HarenaError):
        harena.Game.new(CA, creatures=creatures)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("ruleset", [CA, TA])
def test_anybody_may_start(ruleset: str, players: int) -> None:
    """1.1 first player, A-13: after the deal chance names one of all seats."""
    game = harena.Game.new(ruleset, players, seed=1)
    deal(game, seed=players)
    assert game.decision == (harena.CHANCE, "chance")
    names = [f"start {name}" for name in game.names]
    assert sorted(game.format_action(a) for a in game.legal_actions) == sorted(names)
    assert game.view(harena.PUBLIC).deck_size == 102 - 8 * players


def test_all_pass_and_anybody_may_start() -> None:
    """A-13: if all pass, the starter is drawn among all players."""
    game = harena.Game.new(TA, 3)
    deal(game, seed=5)
    game.play(game.parse_action("start Cleo"))
    for who in (2, 0, 1):
        assert game.decision == (who, "bid")
        game.play(game.parse_action("no bid"))
    assert game.decision == (harena.CHANCE, "chance")
    assert len(game.legal_actions) == 3


# --- Cards that a game has, and has not -----------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "ruleset"),
    [
        ("Prefect, Prefect, Prefect", CA),
        ("Magister, Magister", CA),
        ("Referee", CA),
        ("Prefect", TA),
        ("Troll 3, Troll 3", TA),
        ("Troll 11", TA),
        ("Spectator 11", CA),
        ("Troll 3", CA),
        ("Amazon 3", TA),
    ],
)
def test_no_other_cards(tmp_path: Path, hand: str, ruleset: str) -> None:
    """1.1 numbered creature cards, wild cards, special cards, choosing the 8: 102 cards, each once.

    The eight of Colossal Arena here are the first of the alphabet: no Troll among them.
    """
    good = scenario("good", "", "{ expect = { over = false } }", ruleset)
    bad = scenario("bad", f'position.hands = {{ Ann = "{hand}" }}', "{ do = 'no bet' }", ruleset)
    run = check(tmp_path / "cards.toml", good + bad)
    assert run.returncode != 0
    refused = [line for line in (run.stdout + run.stderr).splitlines() if "bad" in line]
    assert refused, run.stdout + run.stderr
    assert "Traceback" not in run.stderr
    alone = check(tmp_path / "good.toml", good)
    assert alone.returncode == 0, alone.stdout + alone.stderr


# --- Knowledge ------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [CA, TA])
def test_counts_are_the_same_for_everybody(ruleset: str) -> None:
    """A-44: hand sizes, set-aside counts and the deck's count are public at every moment."""
    game = harena.Game.new(ruleset, 3, seed=11)
    for step in range(400):
        if game.is_over:
            break
        views = [game.view(viewer) for viewer in (0, 1, 2, harena.PUBLIC)]
        assert len({(tuple(v.hand_sizes), tuple(v.aside_sizes), v.deck_size) for v in views}) == 1
        for seat in range(3):
            assert len(views[seat].hand) == views[seat].hand_sizes[seat]
        play_on(game, seed=step, decisions=1)


def covered(buried: int, discarded: int, top: int = 9) -> harena.Game:
    """A position with a card buried in the row and one under the top of the discard pile."""
    return harena.Game.from_position(
        {
            "ruleset": TA,
            "players": ["Ann", "Ben"],
            "position": {
                "hands": {"Ann": "Hydra 1"},
                "rows": {"1": {"Troll": f"Troll {buried}, Troll {top}"}},
                "discard": f"Dragon {discarded}, Dragon {top}",
            },
        }
    )


@pytest.mark.parametrize("viewer", [0, 1, harena.PUBLIC])
def test_buried_and_discarded_cards_are_in_no_view(viewer: int) -> None:
    """1.2 looking at discards / buried cards, A-92: of every pile only the top card is seen."""
    view = covered(1, 2).view(viewer)
    assert view == covered(3, 2).view(viewer) == covered(1, 4).view(viewer)
    assert view != covered(1, 2, top=8).view(viewer)


def test_order_in_which_a_fallen_creature_is_cleared() -> None:
    """A-62, A-63: revealed bets and Head Referee first, then the rows, oldest first."""
    game = harena.Game.from_position(
        {
            "ruleset": TA,
            "players": ["Ann", "Ben"],
            "position": {
                "fallen": ["Titan", "Unicorn", "Warlock"],
                "hands": {"Ann": "Troll 0", "Ben": "Dragon 1"},
                "revealed": {"Troll": "Head Referee, Troll 9"},
                "rows": {
                    "1": {"Troll": "Troll 5, Troll 6"},
                    "3": {"Troll": "Spectator 2, Troll 2"},
                    "4": {
                        "Cyclops": "Cyclops 5",
                        "Dragon": "Dragon 6",
                        "Hydra": "Hydra 7",
                        "Ranger": "Ranger 8",
                        "Troll": "Troll 10",
                    },
                },
                "discard": "Unicorn 3",
            },
        }
    )
    for action in ("no bet", "play Troll 0"):
        game.play(game.parse_action(action))
    while game.decision is not None and game.decision.player == harena.CHANCE:
        game.play(game.legal_actions[0])
    text = Position.of(game.state, game.names).format()
    order = "Head Referee, Troll 9, Troll 5, Troll 6, Spectator 2, Troll 2, Troll 10, Troll 0"
    assert f'discard = "Unicorn 3, {order}"' in text


@pytest.mark.parametrize("picked", [1, 2, 3, 4])
@pytest.mark.parametrize("ruleset", [CA, TA])
def test_titan_may_draw_every_card_of_the_hand(tmp_path: Path, ruleset: str, picked: int) -> None:
    """A-38: the draw is blind; chance may take each card of the hand, first or last."""
    creature, eight = ("Wyrm", TWELVE[4:]) if ruleset == CA else ("Hydra", TITANS_EIGHT)
    names = "[" + ", ".join(f'"{name}"' for name in eight) + "]"
    head = HEAD.format(id="blind", ruleset=ruleset, creatures=names)
    hand = ", ".join(f"{creature} {n}" for n in range(1, 5))
    others = [n for n in (1, 2, 3, 4) if n != picked]
    taken = f"{creature} {picked}"
    for order in ([picked, *others[:2]], [*others[:2], picked]):
        picks = ", ".join(f"{creature} {n}" for n in order)
        steps = f"""
position.hands = {{ Ann = "Titan 5", Ben = "{hand}" }}
position.bets = {{ Ann = ["Titan 1"] }}
steps = [
  {{ do = "no bet; play Titan 5" }},
  {{ chance = "{picks}" }},
  {{ do = "choose Ben" }},
  {{ do = "keep {taken}" }},
  {{ expect = {{ has = {{ Ann = "{taken}" }}, lacks = {{ Ben = "{taken}" }} }} }},
]
"""
        run = check(tmp_path / "blind.toml", head + steps)
        assert run.returncode == 0, run.stdout + run.stderr


def test_titan_draws_no_card_twice(tmp_path: Path) -> None:
    """A-38: three different cards are drawn; a card not in the hand cannot be."""
    position = """
position.hands = { Ann = "Titan 5", Ben = "Hydra 1, Hydra 2, Hydra 3, Hydra 4" }
position.bets = { Ann = ["Titan 1"] }"""
    for picks in ("Hydra 1, Hydra 1", "Hydra 5"):
        steps = f"""{{ do = "no bet; play Titan 5" }}, {{ chance = "{picks}" }},
            {{ do = "choose Ben" }}"""
        run = check(tmp_path / "twice.toml", scenario("twice", position, steps, TA))
        assert run.returncode != 0
        assert "Traceback" not in run.stderr


@pytest.mark.parametrize("text", ["say I hold Troll 7", "show Ben", "promise Troll", "trade Ben"])
def test_table_talk_is_no_action(text: str) -> None:
    """1.2 table talk, A-39: talk is free and binds nobody, so the game knows no word for it."""
    game = harena.Game.new(CA, 2, seed=2)
    deal(game, seed=2)
    game.play(game.parse_action("start Ann"))
    with pytest.raises(harena.errors.HarenaError):
        game.parse_action(text)
