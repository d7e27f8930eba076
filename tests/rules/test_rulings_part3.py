"""What rulings A-124 to A-150 say that no single scenario can show."""

from __future__ import annotations

from collections import Counter

import pytest

import harena
from harena.arena.tournament import Tournament
from harena.playout import Luck
from harena.rules import access
from harena.view import Outcome

CA = "colossal-arena"
TA = "titan-the-arena"
WITH_MAGUS = ("Amazon", "Colossus", "Ettin", "Gorgon", "Magus", "Seraphim", "Titan", "Troll")
GORGON_8 = ("Amazon", "Cyclops", "Gorgon", "Magus", "Seraphim", "Titan", "Troll", "Unicorn")


def at(
    ruleset: str, creatures: tuple[str, ...], players: int = 2, /, **position: object
) -> harena.Game:
    """A game that starts from this position; creatures () for those of Titan: The Arena."""
    names = ["Ann", "Ben", "Cleo", "Dora", "Emil"][:players]
    table: dict[str, object] = {"ruleset": ruleset, "players": names, "position": position}
    if creatures:
        table["creatures"] = list(creatures)
    return harena.Game.from_position(table)


def do(game: harena.Game, text: str, seed: int = 0) -> harena.Game:
    """Play these actions, chance deciding what it is asked in between."""
    chance = harena.Chance(seed=seed)
    for action in text.split(";"):
        game.play(game.parse_action(action.strip()))
        while game.decision is not None and game.decision.player == harena.CHANCE:
            game.play(chance.choose(game.view(harena.CHANCE), game.legal_actions))
    return game


# --- private questions ---------------------------------------------------------------------

# What is asked; the table; Ann's cards when she is asked, and what she answers; her cards when she
# is not asked, and what she does. Ben has the turn before.
PRIVATE = {
    "discard": (
        CA, WITH_MAGUS, {"round": 2, "fallen": ["Troll"]},
        {"Ann": "Titan 3, Troll 1"}, "no bet; play Titan 3", "done",
        {"Ann": "Titan 3, Titan 1"}, "no bet; play Titan 3",
    ),
    "magus": (
        CA, WITH_MAGUS, {"bets": {"Ann": ["Magus 1"]}},
        {"Ann": "Magus 5, Troll 1"}, "no bet; play Magus 5", "decline",
        {"Ann": "Magus 5, Spectator 1"}, "no bet; play Magus 5",
    ),
    "ettin": (
        CA, WITH_MAGUS, {"round": 2, "fallen": ["Troll"], "bets": {"Ann": ["Ettin 1"]}},
        {"Ann": "Ettin 5, Magus 1"}, "no bet; play Ettin 5", "decline",
        {"Ann": "Ettin 5, Troll 1"}, "no bet; play Ettin 5; done",
    ),
    "call": (
        CA, WITH_MAGUS, {"round": 2, "fallen": ["Magus"], "bets": {"Ann": ["Seraphim 1"]}},
        {"Ann": "Seraphim 5, Troll 1"}, "no bet; play Seraphim 5", "decline",
        {"Ann": "Seraphim 5, Spectator 1"}, "no bet; play Seraphim 5",
    ),
    "secret bet": (
        CA, WITH_MAGUS,
        {"bets": {"Ann": ["Amazon 1", "Colossus 1", "Ettin 1", "Gorgon 1"],
                  "Ben": ["Magus 1", "Seraphim 1", "Titan 1", "Troll 1"]}},
        {"Ann": "Spectator 3, Troll 1"}, "", "no bet; play Spectator 3; on Troll",
        {"Ann": "Spectator 3, Spectator 1"}, "play Spectator 3; on Troll",
    ),
    "reveal": (
        TA, (),
        {"round": 2, "fallen": ["Warlock"],
         "bets": {"Ann": ["Troll 1", "Dragon 1", "Hydra 1", "Titan 1"]}},
        {"Ann": "Titan 3", "secret": "Troll 4"}, "", "no bet; play Titan 3",
        {"Ann": "Titan 3", "secret": "Warlock 4"}, "play Titan 3",
    ),
}  # fmt: skip
PrivateCase = tuple[
    str, tuple[str, ...], dict[str, object], dict[str, str], str, str, dict[str, str], str
]


def before_ann(
    ruleset: str, creatures: tuple[str, ...], table: dict[str, object], hands: dict[str, str]
) -> harena.Game:
    """Ben has played, it is Ann's turn; the deck is empty, so that nobody draws."""
    position = dict(table)
    if "secret" in hands:
        position["secret"] = {"Ann": hands["secret"]}
    position["hands"] = {"Ann": hands["Ann"], "Ben": "Spectator 8, Spectator 9"}
    opening = "play Spectator 9; on Titan"
    game = at(ruleset, creatures, turn="Ben", deck_size=0, **position)
    asks = game.decision == (1, "bet")
    return do(game, f"no bet; {opening}" if asks else opening)


@pytest.mark.parametrize("case", PRIVATE.values(), ids=PRIVATE.keys())
def test_private_questions(case: PrivateCase) -> None:
    """A-142: what betrays cards is not told, and looks to others like a question not asked."""
    ruleset, creatures, table, asked_hands, up_to, answer, other_hands, other = case
    asked = before_ann(ruleset, creatures, table, asked_hands)
    if up_to:
        do(asked, up_to)
    assert asked.decision is not None
    assert asked.decision.player == 0
    for viewer in (1, harena.PUBLIC):
        view = asked.view(viewer)
        assert view.decision is None
        assert view.legal_actions == ()
    assert asked.view(0).decision == asked.decision
    do(asked, answer)
    unasked = do(before_ann(ruleset, creatures, table, other_hands), other)
    for viewer in (1, harena.PUBLIC):
        assert asked.view(viewer) == unasked.view(viewer)


@pytest.mark.parametrize("text", ["play Titan 3", "play Spectator 4"])
def test_public_questions(text: str) -> None:
    """A-142: everybody sees who is asked what the table shows: bets, plays, a spectator's place."""
    game = at(CA, WITH_MAGUS, hands={"Ann": "Titan 3, Spectator 4", "Ben": "Titan 1"})
    for viewer in (0, 1, harena.PUBLIC):
        assert game.view(viewer).decision == (0, "bet")
    do(game, "no bet")
    for viewer in (0, 1, harena.PUBLIC):
        assert game.view(viewer).decision == (0, "play")
    do(game, text)
    if text == "play Spectator 4":
        for viewer in (0, 1, harena.PUBLIC):
            assert game.view(viewer).decision == (0, "column")


# --- the tournament -----------------------------------------------------------------


def outcome(scores: tuple[int, ...], winner: int) -> Outcome:
    """A game that ended so, by seat."""
    return Outcome(scores, winner, (0, 1, 2), "fifth-fall", False)


def test_tournament_seats_and_sums() -> None:
    """1.3 tournament, A-143: the first seat goes round, the gold of all games is added up."""
    tournament = Tournament(["Ann", "Ben", "Cleo"], games=3)
    seated = []
    for _ in range(3):
        seated.append(tournament.next_game().names)
        tournament.add(outcome((7, 5, 3), 0))
    assert seated == [("Ann", "Ben", "Cleo"), ("Ben", "Cleo", "Ann"), ("Cleo", "Ann", "Ben")]
    assert tournament.is_over
    standings = tournament.standings()
    assert [standing.gold for standing in standings] == [15, 15, 15]
    assert sorted(standing.scores for standing in standings) == [(3, 5, 7), (5, 7, 3), (7, 3, 5)]


@pytest.mark.parametrize(
    ("games", "winner"),
    [
        # By seats of each game: Ann sits first in game 1, second in game 2, first again in game 3.
        ([((9, 4), 0), ((1, 9), 1), ((0, 5), 1)], "Ann"),  # 18 gold beat 10
        ([((9, 4), 0), ((9, 4), 0), ((4, 4), 1)], "Ben"),  # 17 each; Ben won two games
        ([((9, 4), 0), ((9, 4), 0)], "Ben"),  # 13 each, a game each; the last one was Ben's
    ],
)
def test_tournament_ties(games: list[tuple[tuple[int, ...], int]], winner: str) -> None:
    """A-144: most gold; then most games won; then the better score in the last game, and so on."""
    tournament = Tournament(["Ann", "Ben"], games=len(games))
    for scores, seat in games:
        tournament.add(outcome(scores, seat))
    (first,) = tournament.winners()
    assert tournament.names[first] == winner


# --- imagination ---------------------------------------------------------------------------


def test_imagined_states_are_uniform() -> None:
    """A-145: each state that fits what was seen is as likely as any other, whatever led to it.

    Ann has seen all of Cleo's hand, two Troll cards in it. Cleo drew a card X, then Ben's Gorgon
    took a Troll card of hers. Either of the two moved, X being any of 83 cards unseen, or X was one
    of the nine other Troll cards and moved itself: 83 + 83 + 9 states.
    """
    own = "Gorgon 5, " + ", ".join(f"Amazon {n}" for n in range(1, 9))
    hers = "Troll 1, Troll 2, Titan 1, " + ", ".join(f"Spectator {n}" for n in range(1, 6))
    table = {
        "ruleset": CA, "players": ["Ann", "Cleo", "Ben"], "creatures": list(GORGON_8),
        "options": {"stalemate": "faq"},
        "position": {
            "bets": {"Ann": ["Gorgon 1"]}, "secret": {"Ben": "Gorgon 1"}, "deck": "Magus 1",
            "hands": {"Ann": own, "Cleo": hers, "Ben": "Gorgon 6"}, "deck_size": 1,
        },
    }  # fmt: skip
    game = harena.Game.from_position(table)
    do(game, "no bet; play Gorgon 5; choose Cleo; name Magus; no bet; play Titan 1")
    do(game, "reveal; play Gorgon 6; choose Cleo; name Troll; give Troll 2")
    imaginer = harena.Imaginer(game.view(0))
    assert imaginer.exact
    luck = Luck(7)
    count = 20 * 175
    troll = GORGON_8.index("Troll") * 11
    moved: Counter[int] = Counter()
    for _ in range(count):
        (card,) = access.cards_in(access.hand(imaginer.imagine(luck), 2))
        assert card // 11 == troll // 11
        moved[card if card in (troll + 1, troll + 2) else troll] += 1
    expected = {troll: 9 * 20, troll + 1: 83 * 20, troll + 2: 83 * 20}
    chi_squared = sum((moved[card] - fair) ** 2 / fair for card, fair in expected.items())
    assert chi_squared < 13.8  # two degrees of freedom, one in a thousand


def test_imagined_cards_are_uniform() -> None:
    """A-145: a hand of one unknown card is each of the unseen cards as often (chi-squared)."""
    game = at(CA, GORGON_8, 2, deck_size=4, hands={"Ann": "Gorgon 5, Amazon 9", "Ben": "Titan 6"})
    imaginer = harena.Imaginer(game.view(0))
    luck = Luck(3)
    count = 100 * 100
    found = Counter(
        card
        for _ in range(count)
        for card in access.cards_in(access.hand(imaginer.imagine(luck), 1))
    )
    unseen = 102 - 2
    assert len(found) == unseen
    expected = count / unseen
    chi_squared = sum((number - expected) ** 2 / expected for number in found.values())
    assert chi_squared < 149  # 99 degrees of freedom, one in a thousand
