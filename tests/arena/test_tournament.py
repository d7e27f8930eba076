"""Tournaments: seats that move on, winnings added up, ties broken (rules.md table 1.3)."""

from __future__ import annotations

import json

import pytest

from harena import Chance, Game, HarenaError, Outcome, RulesetError, make_bot, play_game
from harena.arena import Tournament

NAMES = ("Ann", "Ben", "Cleo")


def outcome(scores: tuple[int, ...], winner: int) -> Outcome:
    """An outcome by seat."""
    return Outcome(scores, winner, (0, 1, 2), "fifth-fall", scores.count(max(scores)) > 1)


def played(*games: tuple[tuple[int, ...], int]) -> Tournament:
    """A tournament of which these games, scores and winner by player, are over."""
    tournament = Tournament(NAMES, games=max(1, len(games)))
    for scores, winner in games:
        seating = tournament.seating()
        by_seat = tuple(scores[player] for player in seating)
        tournament.add(outcome(by_seat, seating.index(winner)))
    return tournament


def test_table_1_3_tournament_several_games_winnings_added_up() -> None:
    tournament = played(((5, 9, 1), 1), ((8, 2, 3), 0), ((3, 4, 6), 2))
    assert [(s.name, s.gold, s.place) for s in tournament.standings()] == [
        ("Ann", 16, 1), ("Ben", 15, 2), ("Cleo", 10, 3),
    ]  # fmt: skip
    assert tournament.is_over
    assert tournament.winners() == (0,)
    assert tournament.standings()[1].scores == (9, 2, 4)


def test_the_first_seat_moves_on() -> None:
    tournament = Tournament(NAMES, games=4)
    seated = []
    while not tournament.is_over:
        game = tournament.next_game()
        seated.append(game.names)
        tournament.add(outcome((1, 2, 3), 2))
    assert seated == [
        ("Ann", "Ben", "Cleo"), ("Ben", "Cleo", "Ann"), ("Cleo", "Ann", "Ben"),
        ("Ann", "Ben", "Cleo"),
    ]  # fmt: skip
    # Scores came by seat: the third seat won each game.
    assert [s.scores for s in sorted(tournament.standings(), key=lambda s: s.player)] == [
        (1, 3, 2, 1), (2, 1, 3, 2), (3, 2, 1, 3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("games", "order"),
    [
        # equal gold: more games won
        ((((6, 1, 4), 0), ((2, 6, 4), 1), ((1, 2, 1), 1)), ["Ben", "Ann", "Cleo"]),
        # equal gold and wins: better in the last game
        ((((6, 3, 0), 0), ((3, 6, 0), 1)), ["Ben", "Ann", "Cleo"]),
        # and in the game before, if the last was equal too
        ((((2, 1, 9), 2), ((1, 2, 0), 1), ((4, 4, 0), 0)), ["Cleo", "Ben", "Ann"]),
        # scores equal throughout: who won the last game of which either was the winner
        ((((5, 5, 0), 0), ((5, 5, 0), 1), ((0, 0, 1), 2)), ["Ben", "Ann", "Cleo"]),
    ],
)
def test_ties_are_broken(games: tuple[tuple[tuple[int, ...], int], ...], order: list[str]) -> None:
    assert [standing.name for standing in played(*games).standings()] == order


def test_equal_players_share_a_place() -> None:
    tournament = played(((1, 1, 5), 2))
    assert [(s.name, s.place) for s in tournament.standings()] == [
        ("Cleo", 1), ("Ann", 2), ("Ben", 2),
    ]  # fmt: skip


def test_a_whole_tournament_among_bots() -> None:
    tournament = Tournament(NAMES, 3, "colossal-arena", options={"start": 0}, seed=4)
    creatures, starters = set(), []
    while not tournament.is_over:
        assert tournament.winners() == ()
        game = tournament.next_game()
        bots = [make_bot("greedy", seat) for seat in range(3)]
        play_game(game, bots, Chance(tournament.played))
        starters.append(game.names[0])
        creatures.add(game.creatures)
        tournament.add(game.outcome)
    assert starters == list(NAMES)  # a named start is each player's in turn
    assert len(creatures) == 3
    assert tournament.winners()
    assert sum(s.wins for s in tournament.standings()) == 3


def test_json_and_back() -> None:
    tournament = played(((5, 9, 1), 1), ((8, 2, 3), 0))
    again = Tournament.from_dict(json.loads(json.dumps(tournament.as_dict())))
    assert again.standings() == tournament.standings()
    assert again.as_dict() == tournament.as_dict()


@pytest.mark.parametrize(
    "change",
    [
        {"games": 0}, {"games": "three"}, {"names": ["Ann"]}, {"names": 3}, {"creatures": ["Elf"]},
        {"options": {"chess": True}}, {"results": [{"scores": [1, 2], "winner": 0}]},
        {"results": [{"scores": [1, 2, 3], "winner": 3}]}, {"results": [{}]}, {"results": 7},
        {"results": [{"scores": [1, 2, 3], "winner": 0}] * 3}, {"ruleset": "go"}, {"seed": []},
        {"results": [{"scores": [1, "2", 3], "winner": 0}]}, {"options": 5},
    ],
)  # fmt: skip
def test_what_is_no_tournament_is_refused(change: dict[str, object]) -> None:
    data = played(((5, 9, 1), 1), ((8, 2, 3), 0)).as_dict()
    with pytest.raises(HarenaError):
        Tournament.from_dict(data | change)


@pytest.mark.parametrize("wrong", [None, [], {}, "x", 3])
def test_what_is_no_object_is_refused(wrong: object) -> None:
    with pytest.raises(HarenaError):
        Tournament.from_dict(wrong)


def test_only_finished_games_count_and_only_so_many() -> None:
    tournament = Tournament(NAMES, games=1)
    game = tournament.next_game()
    assert isinstance(game, Game)
    with pytest.raises(HarenaError, match="finished game of 3 players"):
        tournament.add(game.outcome)
    with pytest.raises(HarenaError, match="finished game of 3 players"):
        tournament.add(outcome((1, 2), 0))
    tournament.add(outcome((1, 2, 3), 2))
    with pytest.raises(HarenaError, match="all 1 games"):
        tournament.add(outcome((1, 2, 3), 2))
    with pytest.raises(HarenaError, match="all 1 games"):
        tournament.next_game()


def test_impossible_tournaments_are_refused_at_once() -> None:
    with pytest.raises(RulesetError):
        Tournament(["Ann"], games=3)
    with pytest.raises(HarenaError, match="at least one"):
        Tournament(NAMES, games=0)
