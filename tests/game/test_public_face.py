"""The public face of Game, as other programs rely on it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from tests.game.tables import CREATURES, do, setup, table, walk, whole

import harena
from harena import (
    CHANCE,
    PUBLIC,
    Action,
    Chance,
    Decision,
    Event,
    Game,
    NotationError,
    Position,
    PositionError,
    Record,
    View,
)
from harena.rules import access, engine, rulesets

EXAMPLE = """
import harena

game = harena.Game.new("colossal-arena", players=4)          # or creatures=[...], options={...}, names=[...]
chance = harena.Chance(seed=7)                                # the only source of luck
bots = [harena.make_bot(name) for name in ("greedy", "greedy", "random", "random")]
while not game.is_over:
    who = game.decision.player
    chooser = chance if who == harena.CHANCE else bots[who]
    game.play(chooser.choose(game.view(who), game.legal_actions))   # IllegalAction if not among them
print(game.outcome.scores, game.format_action(game.history[-1]))
harena.Record.of(game).save("game.json")
"""  # noqa: E501 (to the letter)


def test_the_example(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Game] = {}
    exec(EXAMPLE, names)
    game = names["game"]
    assert game.outcome is not None
    last = game.format_action(game.history[-1])
    assert capsys.readouterr().out == f"{game.outcome.scores} {last}\n"
    record = Record.load("game.json")
    assert record == Record.of(game)
    assert record.replay().outcome == game.outcome


def test_what_the_module_offers() -> None:
    assert {"Game", "Chance", "make_bot", "Record", "CHANCE", "PUBLIC"} <= set(dir(harena))
    assert isinstance(harena.__version__, str)
    assert harena.compiled in (True, False)
    with pytest.raises(AttributeError, match="no attribute 'Gane'"):
        _ = harena.Gane
    for name in harena.__all__:
        assert getattr(harena, name) is not None


def test_a_new_game() -> None:
    game = Game.new("titan-the-arena", players=3)
    assert game.ruleset.name == "titan-the-arena"
    assert game.ruleset.options["stalemate"] == "auction"
    assert game.ruleset.creatures == game.creatures == rulesets.pool("titan-the-arena")
    assert game.players == 3
    assert game.decision == (CHANCE, "chance")
    assert isinstance(game.decision, Decision)
    assert game.history == ()
    assert not game.is_over
    assert game.outcome is None
    assert game.start is None
    assert len(game.legal_actions) == 8 * 11 + 11 + 2  # two Referees are one outcome
    assert repr(game) == "<Game titan-the-arena Ann, Ben, Cleo: 0 actions, " + f"{game.decision}>"


def test_defaults() -> None:
    game = Game.new()
    assert game.ruleset.name == "colossal-arena"
    assert game.players == 4
    for players in range(2, 6):
        names = ("Ann", "Ben", "Cleo", "Dora", "Emil")[:players]
        assert Game.new(players=players).names == names
    assert Game.new(names=["Zoë", "Bo"]).players == 2
    assert Game.new(names=["Zoë", "Bo"]).names == ("Zoë", "Bo")


def test_creatures_given_or_drawn() -> None:
    assert Game.new(creatures=CREATURES[::-1]).creatures == CREATURES[::-1]
    assert (
        Game.new(creatures=["  troll", *CREATURES[:5], "WYRM", "unicorn"]).creatures[0] == "Troll"
    )
    drawn = Game.new(seed=3).creatures
    assert drawn == Game.new(seed=3).creatures == tuple(sorted(drawn))
    assert len(set(drawn)) == 8
    assert set(drawn) <= set(rulesets.pool("colossal-arena"))
    assert len({Game.new(seed=seed).creatures for seed in range(40)}) > 20
    assert len({Game.new().creatures for _ in range(40)}) > 20
    counts = Counter(name for seed in range(600) for name in Game.new(seed=seed).creatures)
    assert set(counts) == set(rulesets.pool("colossal-arena"))
    assert all(340 < count < 460 for count in counts.values())  # 400 each, 11.5 the deviation


def test_a_seat_by_name_may_start() -> None:
    for start in ("Ben", "ben", 1, "#2"):
        game = Game.new("titan-the-arena", names=["Ann", "Ben"], options={"start": start})
        assert game.ruleset.options["start"] == 1
        game = whole_deal(game)
        assert game.decision == (1, "bet")


def whole_deal(game: Game) -> Game:
    luck = random.Random(1)
    while game.decision is not None and game.decision.player == CHANCE:
        game.play(luck.choice(game.legal_actions))
    return game


@pytest.mark.parametrize("number", range(4))
def test_a_game_at_its_end(number: int) -> None:
    game = whole(number)
    assert game.is_over
    assert game.decision is None
    assert game.legal_actions == ()
    outcome = game.outcome
    assert outcome is not None
    assert len(outcome.scores) == game.players
    assert outcome.scores[outcome.winner] == max(outcome.scores)
    assert outcome.tie_break == (outcome.scores.count(max(outcome.scores)) > 1)
    assert len(outcome.survivors) == 8 - len(game.view(PUBLIC).fallen)
    assert game.view(PUBLIC).outcome == outcome


@pytest.mark.parametrize("number", range(4))
def test_every_action_is_sorted_and_reads_back(number: int) -> None:
    for game in walk(number):
        legal = game.legal_actions
        assert list(legal) == sorted(set(legal))
        assert bool(legal) != game.is_over
        for action in legal:
            text = game.format_action(action)
            assert text == game.format_action(int(action))
            parsed = game.parse_action(text)
            assert parsed is action
            assert isinstance(action, Action)
            assert game.parse_action(f"  {text.upper()} ") == action


@pytest.mark.parametrize("number", range(4))
def test_a_history_can_be_played_on_a_fresh_game(number: int) -> None:
    game = whole(number)
    texts = [game.format_action(action) for action in game.history]
    by_action, by_number, by_text = setup(number), setup(number), setup(number)
    for action, text in zip(game.history, texts, strict=True):
        by_action.play(action)
        by_number.play(int(action))
        do(by_text, text)
    for twin in (by_action, by_number, by_text):
        assert twin.history == game.history
        assert access.fields(twin.state) == access.fields(game.state)
        for viewer in (*range(game.players), PUBLIC):
            assert twin.view(viewer) == game.view(viewer)
            assert twin.events(viewer) == game.events(viewer)


def test_events_only_grow() -> None:
    seen: dict[int, tuple[harena.Event, ...]] = {}
    for game in walk(2):
        for viewer in (*range(game.players), PUBLIC):
            events = game.events(viewer)
            assert events[: len(seen.get(viewer, ()))] == seen.get(viewer, ())
            assert game.view(viewer).history == events
            seen[viewer] = events


# --- copies -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_copies_are_independent(number: int) -> None:
    luck = random.Random(number)
    for step, game in enumerate(walk(number)):
        if step % 25 != 7 or game.is_over:
            continue
        before = (access.fields(game.state), game.history, game.view(0), game.view(CHANCE))
        twin = game.copy()
        assert (access.fields(twin.state), twin.history, twin.view(0)) == before[:3]
        for _ in range(30):
            if not twin.is_over:
                twin.play(luck.choice(twin.legal_actions))
        twin.events(0)
        assert len(twin.history) > len(game.history)
        assert (access.fields(game.state), game.history, game.view(0), game.view(CHANCE)) == before
        again = twin.copy()
        while again.history:
            again.undo()
        assert len(twin.history) > len(game.history)
        assert (access.fields(game.state), game.history, game.view(0), game.view(CHANCE)) == before


def test_the_state_given_out_is_a_copy() -> None:
    game = table("Troll 1")
    state = game.state
    engine.play(state, game.legal_actions[0])
    assert state.decider == CHANCE
    assert game.decision == (0, "play")
    assert access.hand(game.state, 0) != access.hand(state, 0)


# --- chance -------------------------------------------------------------------------------------


def test_weights_count_the_cards_behind_each_outcome() -> None:
    for number in range(4):
        game = setup(number)
        referee = "draw Prefect" if number < 2 else "draw Referee"
        luck = random.Random(number)
        while game.decision is not None and game.decision.player == CHANCE:
            view = game.view(CHANCE)
            assert view.legal_actions == game.legal_actions
            assert len(view.weights) == len(game.legal_actions)
            if game.format_action(game.legal_actions[0]).startswith("start"):
                assert set(view.weights) == {1}
                break
            drawn = [game.format_action(action) for action in game.history].count(referee)
            assert sum(view.weights) == 102 - len(game.history)
            texts = [game.format_action(action) for action in game.legal_actions]
            for text, weight in zip(texts, view.weights, strict=True):
                assert weight == (2 - drawn if text == referee else 1)
            choices = game.legal_actions
            game.play(choices[-2] if luck.random() < 0.1 else luck.choice(choices))


def test_chance_knows_its_choices_and_nothing_else() -> None:
    view = setup(0).view(CHANCE)
    empty = View(CHANCE, decision=Decision(CHANCE, "chance"))
    assert view._replace(legal_actions=(), weights=()) == empty


@pytest.mark.parametrize(
    ("deck", "shares"),
    [
        ("Prefect, Prefect, Troll 1", {"Prefect": 2 / 3, "Troll 1": 1 / 3}),
        ("Prefect, Prefect, Magister", {"Prefect": 2 / 3, "Magister": 1 / 3}),
        ("Prefect, Magister, Wyrm 3", {"Prefect": 1 / 3, "Magister": 1 / 3, "Wyrm 3": 1 / 3}),
    ],
)
def test_every_card_is_as_likely(deck: str, shares: dict[str, float]) -> None:
    game = do(table("Magus 2, Magus 5", deck=deck, deck_size=3), "play Magus 5")
    assert game.decision == (CHANCE, "chance")
    chance = Chance(7)
    count = 6_000
    drawn = Counter(
        game.format_action(chance.choose(game.view(CHANCE), game.legal_actions))
        for _ in range(count)
    )
    assert set(drawn) == {f"draw {card}" for card in shares}
    for card, share in shares.items():
        assert abs(drawn[f"draw {card}"] / count - share) < 0.025  # four deviations


def test_seeds_deal_again_the_same() -> None:
    def deal(seed: int | str | None) -> tuple[Action, ...]:
        game, chance = setup(0), Chance(seed)
        while game.decision is not None and game.decision.player == CHANCE:
            game.play(chance.choose(game.view(CHANCE), game.legal_actions))
        return game.history

    assert deal(7) == deal(7) != deal(8)
    assert deal("rain") == deal("rain") != deal("sun")
    assert deal(None) != deal(None)


# --- positions ----------------------------------------------------------------------------------

TEXT = """
ruleset = "titan-the-arena"
players = ["Ann", "Ben"]

[position]
round = 2
turn = "Ben"
fallen = ["Hydra"]
hands = { Ann = "Troll 3", Ben = "Troll 9, Hydra 1" }
deck_size = 4
"""


def test_a_game_from_a_position() -> None:
    position = Position.read(TEXT)
    head: dict[str, object] = {"ruleset": "titan-the-arena", "players": ["Ann", "Ben"]}
    keys = {
        "round": 2, "turn": "Ben", "fallen": ["Hydra"], "deck_size": 4,
        "hands": {"Ann": "Troll 3", "Ben": "Troll 9, Hydra 1"},
    }  # fmt: skip
    games = [Game.from_position(source) for source in (TEXT, position, head | {"position": keys})]
    view = games[0].view(0)
    for game in games:
        assert game.start == position
        assert game.names == ("Ann", "Ben")
        assert game.decision == (1, "bet")
        assert game.history == ()
        assert game.events(PUBLIC) == (Event("turn", player=1),)
        assert game.view(0) == view
        do(game, "no bet", "play Troll 9")
        origin = game.view(0).origin
        assert origin is not None
        assert origin.turn == 1
        assert origin.hand_sizes == (1, 2)
    assert setup(0).view(0).origin is None


def test_positions_that_cannot_be() -> None:
    for bad in (TEXT.replace("round = 2", "round = 3"), "x = [", "", TEXT + "deck_sise = 3"):
        with pytest.raises(PositionError):
            Game.from_position(bad)
    for wrong in (None, 3, [TEXT]):
        with pytest.raises(PositionError, match="must be a text or a table"):
            Game.from_position(wrong)  # type: ignore[arg-type]


def test_texts_that_name_no_action() -> None:
    game = table("Troll 1")
    for bad in ("", "jump", "play", "play Troll 11", "play Hydra 1", "bet Troll", "play Troll 1;"):
        with pytest.raises(NotationError):
            game.parse_action(bad)
    assert game.parse_action("play Troll 2") not in game.legal_actions  # well said, not legal
    with pytest.raises(NotationError):
        whole(0).parse_action("pass")
