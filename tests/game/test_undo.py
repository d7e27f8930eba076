"""Undo: exactly back; and how far a player may go by himself (never across what was shown)."""

from __future__ import annotations

import pytest
from tests.game.tables import do, setup, table, walk

from harena import CHANCE, PUBLIC, Game, IllegalAction
from harena.rules import access

SECRET = {"Ben": "Unicorn 4"}


@pytest.mark.parametrize("number", range(4))
def test_undo_goes_back_exactly(number: int) -> None:
    seen = []
    for game in walk(number, seed=3):
        views = [game.view(viewer) for viewer in (*range(game.players), PUBLIC)]
        seen.append((access.fields(game.state), game.legal_actions, game.decision, views))
    history = game.history
    assert len(seen) == len(history) + 1
    for place in range(len(history) - 1, -1, -1):
        assert game.undo() is history[place]
        assert game.history == history[:place]
        views = [game.view(viewer) for viewer in (*range(game.players), PUBLIC)]
        fields, legal, decision, old = seen[place]
        assert access.fields(game.state) == fields
        assert (game.legal_actions, game.decision, views) == (legal, decision, old)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        game.undo()
    for action in history:
        game.play(action)
    assert access.fields(game.state) == seen[-1][0]


def test_undo_and_another_choice() -> None:
    game = table("Troll 3, Wyrm 1, Magus 4", phase="bet")
    do(game, "no bet", "play Troll 3")
    while game.history:
        game.undo()
    do(game, "bet Amazon", "play Magus 4")
    other = do(table("Troll 3, Wyrm 1, Magus 4", phase="bet"), "bet Amazon", "play Magus 4")
    assert game.history == other.history
    for viewer in (0, 1, PUBLIC):
        assert game.view(viewer) == other.view(viewer)


@pytest.mark.parametrize("number", range(4))
def test_what_may_be_undone_in_whole_games(number: int) -> None:
    """One's own last decisions only, and no event among them told anybody a card unseen before."""
    for game in walk(number, seed=4):
        counts = [game.undoable(seat) for seat in range(game.players)]
        assert sum(count > 0 for count in counts) <= 1
        assert game.undoable(CHANCE) == 0
        twin = game.copy()
        for seat, count in enumerate(counts):
            before = twin.events(PUBLIC)
            for _ in range(count):
                twin.undo()
                assert twin.decision is not None
                assert twin.decision.player == seat
            undone = before[len(twin.events(PUBLIC)) :]
            kinds = {event.kind for event in undone}
            shown = {"draw", "peek", "aside", "reveal", "pass", "miss", "give", "name", "stack"}
            assert not kinds & (shown | {"duty", "penalty", "stalemate", "redeal", "start"})
            assert not [event for event in undone if event.kind in ("take", "burn") and event.cards]


def test_nothing_yet() -> None:
    game = setup(0)
    assert [game.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_never_across_a_draw() -> None:
    game = table("Troll 3, Wyrm 1, Magus 4", phase="bet")
    do(game, "bet Amazon")
    assert (game.undoable(0), game.undoable(1)) == (1, 0)
    do(game, "play Magus 4")
    assert game.decision == (CHANCE, "chance")
    assert (game.undoable(0), game.undoable(1)) == (2, 0)
    game.play(game.legal_actions[0])
    assert game.undoable(0) == 0


def test_never_across_another_players_decision() -> None:
    game = table("Magus 1, Magus 4", "Wyrm 5, Wyrm 6", deck_size=0, bets={})
    do(game, "play Magus 4")
    assert game.decision == (1, "bet")
    assert (game.undoable(0), game.undoable(1)) == (1, 0)
    do(game, "no bet")
    assert (game.undoable(0), game.undoable(1)) == (0, 1)


def test_a_bid_may_be_undone_until_the_next_answers() -> None:
    game = Game.from_position({
        "ruleset": "titan-the-arena",
        "players": ["Ann", "Ben", "Cleo"],
        "position": {
            "phase": "bid", "deck_size": 9,
            "hands": {"Ann": "Troll 9", "Ben": "Hydra 8", "Cleo": "Titan 5"},
        },
    })  # fmt: skip
    do(game, "bid 3")
    assert game.undoable(0) == 1
    do(game, "bid 4")
    assert [game.undoable(seat) for seat in range(3)] == [0, 1, 0]
    do(game, "no bid", "no bid")
    # Ben leads: it shows that he holds a card to honour his bid with.
    assert [event.kind for event in game.events(PUBLIC)][-2:] == ["duty", "turn"]
    assert [game.undoable(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("name", ["Magus", "Unicorn"])
def test_never_across_the_answer_to_a_gorgon(name: str) -> None:
    """Whether Ben has the creature shows at once: by his question, or by his hand."""
    game = table("Gorgon 5, Amazon 1, Amazon 2", "Magus 1, Troll 9")
    do(game, "play Gorgon 5", "choose Ben")
    assert game.undoable(0) == 2
    do(game, f"name {name}")
    if name == "Magus":
        assert game.decision == (1, "give")
    else:
        assert [event.kind for event in game.events(PUBLIC)].count("miss") == 1
    assert (game.undoable(0), game.undoable(1)) == (0, 0)


def test_never_across_a_peek() -> None:
    game = table("Titan 5, Amazon 1", "Magus 1, Troll 9, Wyrm 2, Wyrm 3")
    do(game, "play Titan 5", "choose Ben")
    assert game.undoable(0) == 2
    do(game, "pick Magus 1", "pick Wyrm 2", "pick Troll 9")
    assert game.decision == (0, "keep")
    assert game.undoable(0) == 0
    do(game, "keep Wyrm 2")
    assert game.undoable(0) == 1  # he may keep another one


@pytest.mark.parametrize(("pile", "count"), [("Magus 5", 2), ("Magus 2, Magus 5", 0)])
def test_never_across_what_a_wyrm_uncovers(pile: str, count: int) -> None:
    game = table("Wyrm 5, Amazon 1", rows={"1": {"Magus": pile}})
    do(game, "play Wyrm 5")
    assert game.undoable(0) == 1
    do(game, "burn Magus")
    assert game.undoable(0) == count


@pytest.mark.parametrize(("pile", "count"), [("Magus 5", 2), ("Spectator 3, Magus 5", 0)])
def test_never_across_what_a_prefect_uncovers(pile: str, count: int) -> None:
    game = table("Prefect, Amazon 1, Amazon 2", rows={"1": {"Magus": pile}})
    do(game, "play Prefect", "take Magus 5")
    assert game.undoable(0) == count
    taking_nothing = table("Prefect, Amazon 1", rows={"1": {"Magus": pile}})
    do(taking_nothing, "play Prefect", "take nothing")
    assert taking_nothing.undoable(0) == 2


def test_never_across_a_reveal() -> None:
    game = table("Troll 3, Magus 2", phase="bet", secret={"Ann": "Unicorn 4"}, bets={})
    do(game, "reveal")
    assert game.undoable(0) == 0
    do(game, "play Magus 2")
    assert game.undoable(0) == 1
    game = table("Magister, Magus 2", secret=SECRET)
    do(game, "play Magister")
    assert game.undoable(0) == 1
    do(game, "on Unicorn")
    assert game.undoable(0) == 0


def test_never_across_a_magister_who_finds_nothing() -> None:
    """It shows that nobody has a secret bet there: he may not try one creature after another."""
    game = table("Magister, Magus 2", secret=SECRET)
    do(game, "play Magister", "on Amazon")
    assert game.undoable(0) == 0


def test_never_across_a_shown_hand() -> None:
    game = table("", "Wyrm 5, Wyrm 6", deck_size=0)
    do(game, "pass")
    assert game.decision == (1, "bet")
    assert game.undoable(0) == 0


def test_never_across_hidden_discards_that_lie_open_now() -> None:
    game = table(
        "Magus 5, Amazon 1, Amazon 2", bets={"Ann": ["Magus 1"]}, deck_size=0
    )  # fmt: skip
    do(game, "play Magus 5", "use", "discard Amazon 1")
    assert game.undoable(0) == 3
    do(game, "done")
    assert game.decision == (1, "bet")
    assert game.undoable(0) == 0


def test_a_copy_taken_back_and_played_on_leaves_the_original_alone() -> None:
    *_, game = walk(1, seed=3)
    whole = [access.fields(state) for state in game._past]
    for back in (5, 40):
        twin = game.copy()
        for _ in range(back):
            twin.undo()
        for action in game.history[len(twin.history) :]:
            twin.play(action)
        assert [access.fields(state) for state in game._past] == whole


@pytest.mark.parametrize("number", range(2))
def test_a_game_at_an_earlier_point(number: int) -> None:
    for game in walk(number, seed=5):
        last = game
    for viewer in (0, PUBLIC):
        told = last.told(viewer)
        assert told[-1] == len(last.events(viewer))
        for count in range(0, len(last.history) + 1, 7):
            then = last.at(count)
            assert then.history == last.history[:count]
            assert then.events(viewer) == last.events(viewer)[: told[count]]
            assert then.told(viewer) == told[: count + 1]
    then = last.at(len(last.history) // 2)
    for action in last.history[len(then.history) :]:
        then.play(action)
    assert access.fields(then.state) == access.fields(last.state)
    assert then.view(0) == last.view(0)
