"""What views show of the table is what events tell: bookkeeping by hand agrees at every step.

Backers, values, gold, the elimination check, scores and winners are worked out afresh there
(ledger.py), from markers and cards alone.
"""

from __future__ import annotations

import random

import pytest
from tests.properties import games
from tests.properties.ledger import Ledger
from tests.properties.test_games import check_conserved

from harena import PUBLIC, Action, Game

SETUPS = games.setups(games.few(40), "tables")


def follow(
    game: Game, actions: list[Action] | None = None, luck: random.Random | None = None
) -> Game:
    """Play on by these actions or at random, and compare ledger and view at every step."""
    ledger = Ledger(game.ruleset, game.players)
    read = 0
    left = list(actions or ())
    while True:
        events = game.events(PUBLIC)
        for event in events[read:]:
            ledger.read(event)
        read = len(events)
        ledger.check(game.view(PUBLIC))
        if game.is_over:
            break
        action = left.pop(0) if luck is None else luck.choice(game.legal_actions)
        game.play(action)
    ledger.check_end(game.view(PUBLIC))
    assert game.outcome == game.view(PUBLIC).outcome
    check_conserved(game.state)
    return game


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_views_show_what_events_told(number: int) -> None:
    luck = random.Random(f"table {number}")
    game = games.finish(luck, SETUPS[number].game(), games.TEMPERS[number // 2 % 4])
    follow(Game.new(game.ruleset, names=game.names), list(game.history))


def test_golden_games() -> None:
    """Redeals, auctions and powers of every kind."""
    ends = set()
    for game in games.golden():
        follow(Game.new(game.ruleset, names=game.names), list(game.history))
        assert game.outcome is not None
        ends.add(game.outcome.reason)
    assert ends >= {"fifth-fall", "deck"}


@pytest.mark.parametrize("number", range(games.few(12)))
def test_every_seat_sees_the_same_table(number: int) -> None:
    """Fields about the table are equal for all viewers; a view differs only in what is hidden."""
    luck = random.Random(f"seats {number}")
    game = SETUPS[number].game()
    own = {
        "viewer", "legal_actions", "secret", "secrets", "hand", "aside", "picked", "known",
        "history", "decision", "frame", "origin",
    }  # fmt: skip
    for _ in games.steps(luck, game, games.TEMPERS[number % 4]):
        if luck.random() < 0.3:
            public = game.view(PUBLIC)
            common = {name: getattr(public, name) for name in public._fields if name not in own}
            for seat in range(game.players):
                view = game.view(seat)
                assert {name: getattr(view, name) for name in common} == common
                assert view.decision in (game.decision, public.decision)
                assert view.frame is not None
                assert public.frame is not None
                assert view.frame._replace(agenda=()) == public.frame._replace(agenda=())


@pytest.mark.soak
def test_many_tables(soak_count: int) -> None:
    for number in range(soak_count):
        luck = random.Random(f"soak table {number}")
        game = games.make_setup(luck).game()
        games.finish(luck, game, luck.choice(games.TEMPERS))
        follow(Game.new(game.ruleset, names=game.names), list(game.history))
