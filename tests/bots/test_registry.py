"""What every bot of the registry must keep: legal answers, no leak, no influence on the deal."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from time import perf_counter

import pytest
from tests.properties.games import TEMPERS, make_setup, setups

from harena import CHANCE, Chance, Game, HarenaError, View, make_bot
from harena.belief import imagine
from harena.bots import BOTS
from harena.rules import actions, engine
from harena.rules.codes import COLUMNS
from harena.view import Action, view_of

QUICK = 24  # games of each kind
BUDGETS = {"random": 50e-6, "greedy": 1e-3}  # seconds a decision (opponents.md 2)
every_bot = pytest.mark.parametrize("name", BOTS)


def answer(game: Game, name: str, seed: int | str) -> int:
    """What a new bot does in a game's pending decision; it must be legal."""
    decision = game.decision
    assert decision is not None
    view, legal = game.view(decision.player), game.legal_actions
    action = make_bot(name, seed).choose(view, legal)
    assert action in legal, (name, decision, legal)
    return action


def decisions(number: int) -> Iterator[Game]:
    """A game at every decision of a player, played on by all kinds of temper."""
    luck = random.Random(f"decisions {number}")
    game = make_setup(luck, players=2 + number % 4).game()
    temper = TEMPERS[number // 4 % len(TEMPERS)]
    while not game.is_over:
        assert game.decision is not None
        if game.decision.player != CHANCE:
            yield game
        game.play(temper(luck, game))


def play(game: Game, names: list[str], seed: int | str) -> Game:
    """Play a game among bots to its end, every answer checked by `Game.play`."""
    chance = Chance(seed)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not game.is_over:
        assert game.decision is not None
        seat = game.decision.player
        chooser = chance if seat == CHANCE else bots[seat]
        game.play(chooser.choose(game.view(seat), game.legal_actions))
    return game


@every_bot
def test_plays_every_kind_of_game(name: str) -> None:
    for number, setup in enumerate(setups(QUICK, f"bots {name}")):
        game = play(setup.game(), [name] * setup.players, number)
        assert game.outcome is not None


@every_bot
def test_answers_every_decision_legally(name: str) -> None:
    kinds = set()
    for number in range(2 * QUICK):
        for game in decisions(number):
            assert game.decision is not None
            kinds.add(game.decision.kind)
            answer(game, name, number)
    assert kinds == set(actions.DECISIONS) - {"chance"}


@every_bot
def test_same_seed_and_view_same_answer(name: str) -> None:
    for number in range(8):
        for game in decisions(number):
            assert answer(game, name, 7) == answer(game.copy(), name, 7)


@every_bot
def test_knows_nothing_of_hidden_cards(name: str) -> None:
    """The hidden cards dealt anew, as they may lie for all that the viewer saw: the same answer."""
    checked = 0
    for number in range(12):
        luck = Chance(number)
        for step, game in enumerate(decisions(number)):
            if step % 7:
                continue
            view = seen(game)
            other = imagined(view, luck)
            assert other._replace(history=()) == view._replace(history=())
            legal = game.legal_actions
            first, second = (make_bot(name, number).choose(v, legal) for v in (view, other))
            assert first == second
            checked += 1
    assert checked > 100


def seen(game: Game) -> View:
    """The view of whoever decides."""
    assert game.decision is not None
    return game.view(game.decision.player)


def imagined(view: View, luck: Chance) -> View:
    """The same viewer's view of another deal that fits what he saw."""
    state = imagine(view, luck)
    engine.advance(state)
    assert view.decision is not None
    legal = tuple(Action.of(view.decision.kind, a) for a in engine.legal_actions(state))
    return view_of(state, view.viewer, view.names, legal, view.history)


@every_bot
@pytest.mark.parametrize("ruleset", ["colossal-arena", "titan-the-arena"])
def test_thinking_changes_no_deal(name: str, ruleset: str) -> None:
    """Same chance, other bots: the same creatures, hands and start."""
    openings = []
    for names in ([name] * 3, ["random", name, "random"]):
        game = Game.new(ruleset, 3, seed=5)
        chance = Chance(11)
        bots = [make_bot(bot, seat) for seat, bot in enumerate(names)]
        while game.decision is not None and game.decision.player == CHANCE:
            game.play(chance.choose(game.view(CHANCE), game.legal_actions))
        openings.append((game.creatures, game.history))
        assert game.decision is not None
        seat = game.decision.player
        game.play(bots[seat].choose(game.view(seat), game.legal_actions))
    assert openings[0] == openings[1]
    assert len(openings[0][0]) == COLUMNS


@every_bot
def test_leaves_the_global_luck_alone(name: str) -> None:
    before = random.getstate()
    play(Game.new(players=3, seed=1), [name] * 3, 1)
    assert random.getstate() == before


@every_bot
def test_keeps_its_time(name: str) -> None:
    """The median, because the machine may be busy; the benchmark has the whole story."""
    times = []
    for number in range(4):
        bot = make_bot(name, number)
        for game in decisions(number):
            view, legal = seen(game), game.legal_actions
            start = perf_counter()
            bot.choose(view, legal)
            times.append(perf_counter() - start)
    assert statistics.median(times) < BUDGETS.get(name, 1.0)


def test_unknown_bots_are_refused_with_the_known_ones() -> None:
    with pytest.raises(HarenaError, match=r"no bot 'gready'.*random, greedy"):
        make_bot("gready")


@every_bot
def test_plays_without_a_seed(name: str) -> None:
    game = Game.new(players=2, seed=1)
    chance = Chance(1)
    while game.decision is not None and game.decision.player == CHANCE:
        game.play(chance.choose(game.view(CHANCE), game.legal_actions))
    bot = make_bot(name)
    assert bot.choose(seen(game), game.legal_actions) in game.legal_actions


@pytest.mark.soak
@every_bot
def test_plays_very_many_games(name: str, soak_count: int) -> None:
    for number, setup in enumerate(setups(max(QUICK, soak_count // 50), f"soak {name}")):
        assert play(setup.game(), [name] * setup.players, number).is_over
