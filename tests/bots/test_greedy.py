"""What the greedy bot does where one thing is plainly best."""

from __future__ import annotations

import random

from tests.properties.games import busy, setups, steps

from harena import CHANCE, Game, make_bot
from harena.bots.outlook import Outlook, piles_of
from harena.bots.weights import POWERS, Weights
from harena.rules import creatures

CA = "Amazon, Colossus, Cyclops, Daimon, Ettin, Gorgon, Unicorn, Wyrm"
TA = "Cyclops, Dragon, Hydra, Ranger, Titan, Troll, Unicorn, Warlock"
# Everywhere a card in the row but on the Wyrm; the Amazon is lowest, then the Colossus.
ROW = {
    "Amazon": "Amazon 1", "Colossus": "Colossus 2", "Cyclops": "Cyclops 6", "Daimon": "Daimon 7",
    "Ettin": "Ettin 8", "Gorgon": "Gorgon 6", "Unicorn": "Unicorn 9",
}  # fmt: skip
FULL = "Wyrm 0, Wyrm 1, Wyrm 2, Colossus 0, Colossus 1, Gorgon 0, Gorgon 1"
WYRM_10 = 7 * 11 + 10


def game(ruleset: str = "colossal-arena", creatures: str = CA, **position: object) -> Game:
    """Ann, who is to decide, against Ben."""
    return Game.from_position(
        {
            "ruleset": ruleset,
            "players": ["Ann", "Ben"],
            "creatures": creatures.split(", "),
            "position": {"turn": "Ann", "phase": "play", **position},
        }
    )


def do(game: Game, *actions: str) -> Game:
    """Play these actions; chance takes the first card there is."""
    for action in actions:
        settle(game)
        game.play(game.parse_action(action))
    return settle(game)


def settle(game: Game) -> Game:
    """Let chance play until somebody decides."""
    while game.decision is not None and game.decision.player == CHANCE:
        game.play(game.legal_actions[0])
    return game


def answers(game: Game) -> set[str]:
    """What bots of many seeds do in the pending decision."""
    assert game.decision is not None
    view = game.view(game.decision.player)
    return {
        game.format_action(make_bot("greedy", seed).choose(view, game.legal_actions))
        for seed in range(10)
    }


# --- cards ------------------------------------------------------------------------------------


def test_saves_its_own_creature() -> None:
    row = ROW | {"Wyrm": "Wyrm 4"}
    start = game(rows={"1": row}, bets={"Ann": ["Amazon 1"]}, hands={"Ann": "Amazon 9, Ettin 3"})
    assert answers(start) == {"play Amazon 9"}


def test_kills_a_rivals_creature() -> None:
    start = game(
        rows={"1": ROW}, bets={"Ben": ["Amazon 1"]}, hands={"Ann": "Amazon 9, Wyrm 5, Amazon 8"}
    )
    assert answers(start) == {"play Wyrm 5"}  # the row is full: the Amazon falls


def test_lays_a_spectator_where_it_kills_a_rivals_creature() -> None:
    row = ROW | {"Wyrm": "Wyrm 4"}
    start = game(rows={"1": row}, bets={"Ben": ["Unicorn 1"]}, hands={"Ann": "Spectator 0"})
    assert answers(do(start, "play Spectator 0")) == {"on Unicorn"}


def test_throws_dead_cards_away() -> None:
    start = game(
        round=2, fallen=["Ettin"], phase="discard", deck_size=60, hands={"Ann": "Ettin 9, Wyrm 5"}
    )
    assert answers(start) == {"discard Ettin 9"}


# --- bets -------------------------------------------------------------------------------------


def test_places_its_marker_early() -> None:
    start = game(phase="bet", hands={"Ann": "Wyrm 5, Ettin 3"}, rows={"1": ROW})
    assert all(answer.startswith(("bet ", "secret ")) for answer in answers(start))


def test_bets_on_what_stands_strong() -> None:
    row = dict.fromkeys(ROW, "") | {"Amazon": "Amazon 0", "Ettin": "Ettin 10"}
    start = game(
        round=2, fallen=["Wyrm"], phase="bet", hands={"Ann": "Wyrm 5, Unicorn 3"},
        rows={"2": {name: pile for name, pile in row.items() if pile}},
        bets={"Ben": ["Colossus 2", "Cyclops 2", "Daimon 2", "Gorgon 2", "Unicorn 2"]},
    )  # fmt: skip
    assert answers(start) == {"bet Ettin"}


def test_keeps_its_secret() -> None:
    start = game(
        round=2, fallen=["Wyrm"], phase="bet", hands={"Ann": "Unicorn 3, Ettin 5"},
        secret={"Ann": "Ettin 4"}, bets={"Ann": [f"{name} 1" for name in list(ROW)[:4]]},
        rows={"2": {"Ettin": "Ettin 6"}},
    )  # fmt: skip
    assert answers(start) == {"no bet"}


def test_bids_no_more_than_it_can_play() -> None:
    hands = {"Ann": "Troll 4, Dragon 1", "Ben": "Troll 3"}
    assert answers(game("titan-the-arena", TA, phase="bid", hands=hands)) == {"bid 0"}
    start = do(game("titan-the-arena", TA, phase="bid", hands=hands), "bid 2")
    assert answers(start) == {"bid 3"}
    start = do(game("titan-the-arena", TA, phase="bid", hands=hands), "bid 3")
    assert answers(start) == {"no bid"}


# --- powers -----------------------------------------------------------------------------------


def test_burns_to_kill() -> None:
    row = dict.fromkeys(ROW, "") | {
        name: f"{name} {strength}" for strength, name in enumerate(list(ROW)[:6], start=5)
    }
    row["Unicorn"] = "Unicorn 0, Unicorn 9"
    start = game(rows={"1": row}, bets={"Ben": ["Unicorn 1"], "Ann": ["Wyrm 1"]},
                 hands={"Ann": "Wyrm 8"})  # fmt: skip
    assert answers(do(start, "play Wyrm 8")) == {"burn Unicorn"}


def test_swaps_to_save() -> None:
    row = {name: pile for name, pile in ROW.items() if name != "Daimon"} | {"Wyrm": "Wyrm 4"}
    start = game(
        round=2, fallen=["Daimon"], rows={"1": {"Amazon": "Amazon 9"}, "2": row},
        bets={"Ann": ["Amazon 1", "Unicorn 1"]}, hands={"Ann": "Unicorn 10"},
    )  # fmt: skip
    do(start, "play Unicorn 10")
    assert answers(start) == {"swap Amazon 1", "swap Amazon 9"}
    assert answers(do(start, "swap Amazon 1")) == {"with Amazon 9"}


def test_bets_with_the_daimon_where_most_is_to_win() -> None:
    start = game(
        round=4, fallen=["Cyclops", "Ettin", "Gorgon"], rows={"4": {"Daimon": "Daimon 3"}},
        bets={"Ann": ["Daimon 2"], "Ben": ["Wyrm 4"]}, hands={"Ann": "Daimon 9, Amazon 2"},
    )  # fmt: skip
    assert all(answer.endswith(" 1") for answer in answers(do(start, "play Daimon 9")))


def test_names_a_creature_whose_card_it_saw() -> None:
    """The first call misses and shows the hand; the second asks for what was seen there."""
    start = game(
        bets={"Ann": ["Gorgon 1", "Wyrm 1"]}, rows={"1": {"Ettin": "Ettin 4"}},
        hands={"Ann": "Gorgon 9, Gorgon 8", "Ben": "Wyrm 10, Ettin 3"},
    )  # fmt: skip
    do(start, "play Gorgon 9", "choose Ben", "name Cyclops")
    assert WYRM_10 in start.view(0).known[1]
    do(start, "no bet", "play Ettin 3", "no bet", "play Gorgon 8", "choose Ben")
    assert WYRM_10 in start.view(0).known[1]
    assert answers(start) == {"name Wyrm"}


def test_gives_away_the_poorest_card() -> None:
    start = game(
        bets={"Ann": ["Gorgon 1"], "Ben": ["Wyrm 1"]},
        hands={"Ann": "Gorgon 9", "Ben": "Wyrm 10, Wyrm 5, Wyrm 9"},
    )
    assert answers(do(start, "play Gorgon 9", "choose Ben", "name Wyrm")) == {"give Wyrm 5"}


def test_ends_a_game_that_it_leads() -> None:
    start = game(
        rows={"1": ROW}, deck_size=3, hands={"Ann": f"Amazon 9, {FULL}"},
        bets={"Ann": ["Amazon 1", "Ettin 1", "Colossus 1"]},
    )  # fmt: skip
    assert answers(do(start, "play Amazon 9")) == {"use"}


def test_does_not_end_a_game_that_it_would_lose() -> None:
    start = game(
        rows={"1": ROW}, deck_size=3, hands={"Ann": f"Amazon 9, {FULL}"},
        bets={"Ann": ["Amazon 1"], "Ben": ["Ettin 1", "Cyclops 1", "Colossus 1"]},
    )  # fmt: skip
    assert answers(do(start, "play Amazon 9")) == {"decline"}


# --- what it judges by ------------------------------------------------------------------------


def test_a_creature_is_safer_the_stronger_it_stands() -> None:
    view = game(rows={"1": ROW}, hands={"Ann": "Amazon 9"}).view(0)
    chances = Outlook(view, Weights()).chances
    assert sorted(range(7), key=lambda column: chances[column])[::6] == [0, 6]
    assert all(0.0 < chance < 1.0 for chance in chances)


def test_every_power_has_its_worth() -> None:
    assert set(POWERS) == set(creatures.NAMES)
    assert set(POWERS.values()) == set(Weights().powers)


def test_remembers_what_lies_beneath() -> None:
    """The piles told by the history are those of the table, whatever was played."""
    deep = 0
    for number, setup in enumerate(setups(12, "piles")):
        running = setup.game()
        for _ in steps(random.Random(number), running, busy):
            view = running.view(0)
            piles = piles_of(view.history)
            row = view.round - 1
            assert tuple(len(pile) for pile in piles) == view.pile_sizes[row]
            tops = [
                (pile[-1], top) for pile, top in zip(piles, view.tops[row], strict=True) if pile
            ]
            assert all(told == top for told, top in tops)
            deep += max(view.pile_sizes[row]) > 1
    assert deep > 100
