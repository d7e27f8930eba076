"""What tables 1.3 and 1.5 and rulings A-66 to A-123 say that no single scenario can show."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

import harena
from harena.position import Position

CA = "colossal-arena"
TA = "titan-the-arena"
TWELVE = (
    "Amazon", "Colossus", "Cyclops", "Daimon", "Ettin", "Gorgon",
    "Magus", "Seraphim", "Titan", "Troll", "Unicorn", "Wyrm",
)  # fmt: skip
BOTH = ["Amazon", "Daimon", "Gorgon", "Hydra", "Seraphim", "Titan", "Troll", "Warlock"]
DECISIONS = {
    "bid", "bet", "play", "column", "take", "power", "rival", "name", "give", "keep", "take-back",
    "bet-anywhere", "call", "swap", "with", "burn", "discard", "stalemate", "object", "chance",
}  # fmt: skip
SETUPS = [
    (CA, None, "none"),
    (CA, None, "faq"),
    (TA, None, "auction"),
    (TA, BOTH, "auction"),
    (TA, None, "none"),
]


def deal(game: harena.Game, chance: harena.Chance) -> None:
    """Let chance decide as long as it is asked."""
    while game.decision is not None and game.decision.player == harena.CHANCE:
        game.play(chance.choose(game.view(harena.CHANCE), game.legal_actions))


def do(game: harena.Game, text: str, seed: int = 0) -> harena.Game:
    """Play these actions, chance deciding what it is asked in between."""
    chance = harena.Chance(seed=seed)
    deal(game, chance)
    for action in text.split(";"):
        game.play(game.parse_action(action.strip()))
        deal(game, chance)
    return game


def at(ruleset: str, players: int, creatures: tuple[str, ...], **position: object) -> harena.Game:
    """A game that starts from this position; creatures () for those of Titan: The Arena."""
    names = ["Ann", "Ben", "Cleo", "Dora", "Emil"][:players]
    table: dict[str, object] = {"ruleset": ruleset, "players": names, "position": position}
    if creatures:
        table["creatures"] = list(creatures)
    return harena.Game.from_position(table)


def written(game: harena.Game) -> str:
    """The game's position as text: the whole truth, for orders that nobody at the table sees."""
    return Position.of(game.state, game.names).format()


def random_games(
    ruleset: str, creatures: list[str] | None, stalemate: str, games: int = 12
) -> Iterator[harena.Game]:
    """Games at every one of their decisions, chance's left out, played at random to the end."""
    for seed in range(games):
        game = harena.Game.new(
            ruleset, 2 + seed % 4, creatures=creatures, options={"stalemate": stalemate}, seed=seed
        )
        chance = harena.Chance(seed=seed)
        dice = random.Random(seed)
        for _ in range(20_000):
            deal(game, chance)
            yield game
            if game.is_over:
                break
            game.play(dice.choice(game.legal_actions))
        assert game.is_over, f"game {seed} has no end"


# --- any eight -----------------------------------------------------------------------------


def test_any_eight_of_the_twelve() -> None:
    """A-111: every choice of eight of the twelve may be played, with or without a use for all."""
    for eight in itertools.combinations(TWELVE, 8):
        assert harena.Game.new(CA, creatures=eight).ruleset.creatures == eight


# --- Random games: what holds at every moment -----------------------------------------------------


@pytest.mark.parametrize(("ruleset", "creatures", "stalemate"), SETUPS)
def test_at_every_decision(ruleset: str, creatures: list[str] | None, stalemate: str) -> None:
    """A-106, A-108: the decisions of the notation and no others; `pass` only where nothing else is.

    Free talk is no part of the rules, so there is no decision in which cards are shown or promised.
    """
    for game in random_games(ruleset, creatures, stalemate):
        if game.decision is None:
            continue
        assert game.decision.kind in DECISIONS
        legal = [game.format_action(action) for action in game.legal_actions]
        assert "pass" not in legal or legal == ["pass"]
        if game.decision.kind == "play" and legal == ["pass"]:
            view = game.view(game.decision.player)
            playable = [c for c in view.hand if c >= 88 or view.living[c // 11]]
            assert not playable


@pytest.mark.parametrize(("ruleset", "creatures", "stalemate"), SETUPS)
def test_how_games_end(ruleset: str, creatures: list[str] | None, stalemate: str) -> None:
    """1.3 game end, A-82, A-85, A-103: three survivors after a fifth fall, more otherwise.

    The winner is one player, with the most gold.
    """
    for game in random_games(ruleset, creatures, stalemate):
        outcome = game.outcome
        if outcome is None:
            continue
        fallen = game.view(harena.PUBLIC).fallen
        assert len(outcome.survivors) == 8 - len(fallen)
        assert (len(fallen) == 5) == (outcome.reason == "fifth-fall")
        assert outcome.scores[outcome.winner] == max(outcome.scores)
        assert outcome.tie_break == (outcome.scores.count(max(outcome.scores)) > 1)
        if stalemate == "none":
            assert outcome.reason in ("fifth-fall", "deck", "idle")
        else:
            assert outcome.reason in ("fifth-fall", "stalemate", "idle")


@pytest.mark.parametrize(("ruleset", "creatures", "stalemate"), SETUPS)
def test_one_fall_a_turn(ruleset: str, creatures: list[str] | None, stalemate: str) -> None:
    """A-93, A-94: at most one creature falls in a turn, and the next row is empty then."""
    for game in random_games(ruleset, creatures, stalemate):
        if not game.is_over:
            continue
        falls = 0
        for event in game.events(harena.PUBLIC):
            if event.kind == "turn":
                falls = 0
            elif event.kind == "fall":
                falls += 1
                assert falls == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("ruleset", [CA, TA])
def test_every_number_of_players_alike(ruleset: str, players: int) -> None:
    """A-107: hands, markers and the deck follow one rule for two to five players."""
    game = harena.Game.new(ruleset, players, seed=3)
    deal(game, harena.Chance(seed=3))
    view = game.view(harena.PUBLIC)
    assert view.hand_sizes == (8,) * players
    assert view.tokens == (5,) * players
    assert view.limits == (8,) * players
    assert view.deck_size == 102 - 8 * players


# --- Who learns what ------------------------------------------------------------------------------


def titan_theft(ruleset: str) -> harena.Game:
    """Ann has stolen a card from Ben; Cleo looked on."""
    creatures = TWELVE[4:] if ruleset == CA else ()
    hand = "Troll 1, Troll 2, Unicorn 3, Spectator 4"
    game = at(
        ruleset, 3, creatures, bets={"Ann": ["Titan 1"]},
        hands={"Ann": "Titan 5, Troll 9", "Ben": hand, "Cleo": "Troll 8"},
    )  # fmt: skip
    do(game, "no bet; play Titan 5; choose Ben")
    game.play(game.legal_actions[0])
    return game


@pytest.mark.parametrize("ruleset", [CA, TA])
def test_stolen_cards_are_never_published(ruleset: str) -> None:
    """A-39: thief and robbed player know the cards of a theft, nobody else learns any of them."""
    game = titan_theft(ruleset)
    for viewer in (2, harena.PUBLIC):
        events = [e for e in game.events(viewer) if e.kind in ("peek", "keep")]
        assert any(event.kind == "keep" for event in events)
        assert all(event.card is None and event.cards is None for event in events)
    for viewer in (0, 1):
        kept = [e for e in game.events(viewer) if e.kind == "keep"]
        assert [event.card for event in kept] == [kept[0].card]
        assert kept[0].card is not None


def test_a_gift_is_known_to_two() -> None:
    """A-42: the table learns who was asked for what, giver and caller alone which card it was."""
    game = at(
        CA, 3, TWELVE[4:], bets={"Ann": ["Gorgon 1"]},
        hands={"Ann": "Gorgon 5", "Ben": "Troll 1, Troll 2", "Cleo": "Troll 8"},
    )  # fmt: skip
    do(game, "no bet; play Gorgon 5; choose Ben; name Troll; give Troll 2")
    card = TWELVE[4:].index("Troll") * 11 + 2
    for viewer, seen in ((0, card), (1, card), (2, None), (harena.PUBLIC, None)):
        (gift,) = [event for event in game.events(viewer) if event.kind == "give"]
        assert (gift.player, gift.rival, gift.creature) == (1, 0, card // 11)
        assert gift.card == seen


def test_a_failed_call_is_shown_to_the_caller() -> None:
    """A-42, 1.5 Gorgon: who lacks the named creature shows the hand to the caller alone."""
    game = at(
        CA, 3, TWELVE[4:], bets={"Ann": ["Gorgon 1"]},
        hands={"Ann": "Gorgon 5", "Ben": "Troll 1, Spectator 2", "Cleo": "Troll 8"},
    )  # fmt: skip
    do(game, "no bet; play Gorgon 5; choose Ben; name Wyrm")
    shown = {}
    for viewer in (0, 2, harena.PUBLIC):
        (miss,) = [event for event in game.events(viewer) if event.kind == "miss"]
        shown[viewer] = miss.cards
    assert sorted(shown[0] or ()) == [TWELVE[4:].index("Troll") * 11 + 1, 90]
    assert not shown[2]
    assert not shown[harena.PUBLIC]


@pytest.mark.parametrize("ruleset", [CA, TA])
def test_a_pass_is_seen_by_all(ruleset: str) -> None:
    """A-105: everybody, the spectator too, sees the hand of a player who passes."""
    creatures = TWELVE[4:] if ruleset == CA else ()
    game = at(
        ruleset, 3, creatures, round=2, fallen=["Troll"],
        hands={"Ann": "Troll 1, Troll 2", "Ben": "Titan 1", "Cleo": "Titan 2"},
    )  # fmt: skip
    do(game, "no bet; pass")
    column = game.creatures.index("Troll")
    for viewer in (0, 1, 2, harena.PUBLIC):
        (event,) = [e for e in game.events(viewer) if e.kind == "pass"]
        assert sorted(event.cards or ()) == [column * 11 + 1, column * 11 + 2]


@pytest.mark.parametrize(
    ("ruleset", "creatures", "magus"),
    [(CA, TWELVE[4:], "Magus"), (TA, (), "Warlock")],
    ids=["Magus", "Warlock"],
)
def test_hidden_discards_stay_hidden(ruleset: str, creatures: tuple[str, ...], magus: str) -> None:
    """A-91, A-122: three cards in the player's order; others learn the top one when it is done."""
    game = at(
        ruleset, 2, creatures, bets={"Ann": [f"{magus} 1"]}, discard="Titan 10",
        hands={"Ann": f"{magus} 5, Troll 1, Troll 2, Troll 3, Unicorn 4", "Ben": "Titan 1"},
    )  # fmt: skip
    before = {viewer: game.view(viewer).discard_size for viewer in (1, harena.PUBLIC)}
    do(game, f"no bet; play {magus} 5; use; discard Troll 3; discard Troll 1")
    assert game.view(1).discard_top == game.creatures.index("Titan") * 11 + 10
    do(game, "discard Troll 2")
    troll = game.creatures.index("Troll") * 11
    assert 'discard = "Titan 10, Troll 3, Troll 1, Troll 2"' in written(game)
    for viewer in (1, harena.PUBLIC):
        view = game.view(viewer)
        assert view.discard_top == troll + 2
        assert view.discard_size == before[viewer] + 3
        seen = {card for event in view.history for card in (event.card, *(event.cards or ()))}
        assert not seen & {troll + 1, troll + 3}
        assert all(event.card is None for event in view.history if event.kind == "discard")
    own = [event.card for event in game.events(0) if event.kind == "discard"]
    assert own == [troll + 3, troll + 1, troll + 2]


def test_open_discards_are_seen() -> None:
    """1.2 discard, A-91: without the Magus every discarded card is seen by all."""
    game = at(
        CA, 2, TWELVE[4:], round=2, fallen=["Troll"],
        hands={"Ann": "Titan 3, Troll 1, Troll 2", "Ben": "Titan 1"},
    )  # fmt: skip
    do(game, "no bet; play Titan 3; discard Troll 1; discard Troll 2")
    troll = game.creatures.index("Troll") * 11
    for viewer in (0, 1, harena.PUBLIC):
        discards = [event.card for event in game.events(viewer) if event.kind == "discard"]
        assert discards == [troll + 1, troll + 2]


# --- Orders that no scenario can see --------------------------------------------------------------


def test_cards_revealed_by_one_magister() -> None:
    """A-113: in turn order from the player who played it, beneath the Magister."""
    game = at(
        CA, 4, TWELVE[4:], turn="Cleo", discard="Titan 10",
        hands={"Ann": "Titan 1", "Ben": "Titan 2", "Cleo": "Magister", "Dora": "Titan 3"},
        secret={"Ann": "Troll 1", "Ben": "Troll 2", "Cleo": "Troll 3", "Dora": "Unicorn 4"},
    )  # fmt: skip
    do(game, "no bet; play Magister; on Troll")
    order = "Titan 10, Troll 3, Troll 1, Troll 2, Magister"
    assert f'discard = "{order}"' in written(game)
    reveals = [event.player for event in game.events(harena.PUBLIC) if event.kind == "reveal"]
    assert reveals == [2, 0, 1]


def test_cards_revealed_by_one_head_referee() -> None:
    """A-117: on the cards that lay there the Head Referee, on it the others in turn order."""
    game = at(
        TA, 4, (), turn="Cleo", bets={"Dora": ["Troll crown"]}, revealed={"Troll": "Troll 9"},
        hands={"Ann": "Titan 1", "Ben": "Titan 2", "Cleo": "Head Referee", "Dora": "Titan 3"},
        secret={"Ann": "Troll 1", "Ben": "Troll 2", "Cleo": "Troll 3"},
    )  # fmt: skip
    do(game, "no bet; play Head Referee; on Troll")
    order = "Troll 9, Head Referee, Troll 3, Troll 1, Troll 2"
    assert f'Troll = "{order}"' in written(game)


def test_the_auctions_winner_starts_the_round() -> None:
    """A-104, 1.1 first player: the winner of the opening auction has the first turn of round 1."""
    hands = {
        name: ", ".join(f"{creature} {n}" for n in range(8))
        for name, creature in (("Ann", "Troll"), ("Ben", "Dragon"), ("Cleo", "Hydra"))
    }
    game = at(TA, 3, (), phase="bid", hands=hands)
    do(game, "bid 1; no bid; bid 2; no bid")
    assert game.view(0).turn == game.view(0).round_starter == 2
    assert game.view(0).must_open == 2


def test_after_a_stalemate_the_round_keeps_its_starter() -> None:
    """A-119, A-104: an auction's winner in the middle of a round does not start it."""
    game = at(
        TA, 2, (), round=2, fallen=["Warlock"], deck_size=0,
        hands={"Ann": "Troll 5", "Ben": "Warlock 0"},
        rows={"1": {"Troll": "Troll 2", "Dragon": "Dragon 9", "Hydra": "Hydra 1"}},
    )  # fmt: skip
    do(game, "no bet; play Troll 5; bid 0; no bid")
    view = game.view(0)
    assert (view.turn, view.round_starter) == (1, 0)
    assert view.redeals == 1
    assert view.one_draw


def test_a_bluffed_bid_is_for_the_rest_of_the_game() -> None:
    """A-17, A-102: the limit of seven stays to the end of the game."""
    hands = {"Ann": ", ".join(f"Troll {n}" for n in range(8)),
             "Ben": ", ".join(f"Dragon {n}" for n in range(8))}  # fmt: skip
    game = at(TA, 2, (), phase="bid", hands=hands)
    do(game, "bid 9; no bid")
    chance, dice = harena.Chance(seed=1), random.Random(1)
    while not game.is_over:
        view = game.view(0)
        assert view.limits == (7, 8)
        deal(game, chance)
        if not game.is_over:
            game.play(dice.choice(game.legal_actions))


@pytest.mark.parametrize(
    ("stalemate", "deck", "over"), [("none", 2, ""), ("faq", 0, "stalemate"), ("none", 1, "deck")]
)
def test_why_the_game_is_over(stalemate: str, deck: int, over: str) -> None:
    """1.3 game end, A-100, A-82: the reason that the outcome gives."""
    names = ["Ann", "Ben"]
    game = harena.Game.from_position(
        {
            "ruleset": CA, "players": names, "creatures": list(TWELVE[4:]),
            "options": {"stalemate": stalemate},
            "position": {
                "deck_size": deck,
                "hands": {"Ann": "Troll 1" + (", Wyrm 1, Wyrm 2, Wyrm 3, Wyrm 4, Wyrm 5, Wyrm 6, "
                                              "Wyrm 7" if stalemate == "none" else "")},
            },
        }
    )  # fmt: skip
    do(game, "no bet; play Troll 1")
    assert (game.outcome.reason if game.outcome else "") == over


def test_why_the_guard_ended_it() -> None:
    """A-109: the outcome's reason is `idle`, and the turn that ended it is the last one."""
    hands = {
        "Ann": ", ".join(f"Troll {n}" for n in range(8)),
        "Ben": ", ".join(f"Wyrm {n}" for n in range(8)),
    }
    game = at(CA, 2, TWELVE[4:], round=3, fallen=["Troll", "Wyrm"], hands=hands)
    do(game, "; ".join(["no bet; pass; done"] * 4))
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winner) == ("idle", 1)
    assert game.outcome.tie_break
