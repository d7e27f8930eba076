"""The no-leak property: re-deal what a viewer cannot know, and everything he gets is identical.

Three re-dealings, independent of each other: the whole game replayed with cards renamed (twins.py),
two hidden cards exchanged in the state, and the states that `belief` imagines.
"""

from __future__ import annotations

import json
import pickle
import random

import pytest
from tests.properties import games, twins
from tests.properties.games import viewers

from harena import CHANCE, PUBLIC, Decision, Event, Game, Imaginer, View
from harena.playout import Luck
from harena.rules import access, engine, rulesets
from harena.rules.codes import CARDS, NO_CARD, PREFECT, SECOND_PREFECT
from harena.rules.state import State
from harena.view import is_private, view_of

SETUPS = games.setups(games.few(40), "no leak")
# What renaming a hidden card may rightly change: bids are kept or not, and a stalemate proves
# that nobody holds a playable card.
PROOFS = {"duty", "penalty", "stalemate"}


def sent(view: View) -> tuple[str, str, bytes]:
    """The bytes that could reach a viewer."""
    return repr(view), json.dumps(view), pickle.dumps(view)


def pause(luck: random.Random, game: Game, temper: games.Temper) -> None:
    """Play to a random point where nobody is asked what others must not notice."""
    stop = luck.randrange(320)
    for _ in games.steps(luck, game, temper):
        if len(game.history) >= stop and not is_private(game.state):
            return


def seen(game: Game, viewer: int) -> set[int]:
    """Every card that the viewer ever saw or knows of."""
    view = game.view(viewer)
    cards = {card for event in view.history for card in (event.card, *(event.cards or ()))}
    for group in (*view.known, *view.shown, view.hand, view.aside, view.picked, view.secrets):
        cards.update(group)
    assert view.frame is not None
    cards.add(view.frame.played)
    return {card for card in cards if card is not None}


def first_difference(one: tuple[Event, ...], two: tuple[Event, ...]) -> list[Event]:
    """The events at the first place where two histories differ."""
    for a, b in zip(one, two, strict=False):
        if a != b:
            return [a, b]
    return list((one[len(two) :] + two[len(one) :])[:1])


# --- twins -----------------------------------------------------------------------------------


def compare_twins(game: Game, viewer: int, luck: random.Random, made: list[Decision]) -> int:
    """Rename pairs of cards that the viewer never saw; how many twins looked the same."""
    hidden = sorted(set(range(CARDS)) - {PREFECT, SECOND_PREFECT} - seen(game, viewer))
    events, here = game.events(viewer), sent(game.view(viewer))
    alike = 0
    for _ in range(6):
        if len(hidden) < 2:
            break
        one = luck.choice(hidden)
        # Cards of one creature differ in nothing but strength: no call can tell them apart.
        kin = [card for card in hidden if card // 11 == one // 11 and card != one]
        others = kin if kin and luck.random() < 0.5 else [card for card in hidden if card != one]
        two = luck.choice(others)
        twin = twins.twin_of(game, made, {one: two, two: one})
        if twin is None:
            continue
        if twin.events(viewer) != events:
            difference = first_difference(events, twin.events(viewer))
            told = {c for event in difference for c in (event.card, *(event.cards or ()))}
            assert told & {one, two} or PROOFS & {event.kind for event in difference}, difference
            continue
        assert twin.decision == game.decision
        assert sent(twin.view(viewer)) == here
        if game.decision is not None and game.decision.player == viewer:
            assert twin.legal_actions == game.legal_actions
        alike += 1
    return alike


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_twins_look_the_same(number: int) -> None:
    luck = random.Random(f"twins {number}")
    game = SETUPS[number].game()
    pause(luck, game, games.TEMPERS[number // 2 % 4])
    made = twins.decisions(game)
    alike = sum(compare_twins(game, viewer, luck, made) for viewer in viewers(game))
    assert alike > 0 or len(game.history) > 150


# --- two cards exchanged ----------------------------------------------------------------------


def hidden_cards(state: State, viewer: int) -> list[int]:
    """The cards in hands, aside, under secret bets and in the deck that the viewer cannot place."""
    values = access.fields(state)
    found = list(access.cards_in(values["deck"]))
    for seat in range(state.players):
        if seat != viewer:
            known = access.known_to(state, viewer, seat)
            found += [c for c in access.cards_in(values["hands"][seat]) if c not in known]
            found += access.cards_in(values["aside"][seat] & ~values["picked"])
            found += [values["secret"][seat]] if values["secret"][seat] != NO_CARD else []
    return [card for card in found if card not in (PREFECT, SECOND_PREFECT)]


def exchanged(state: State, one: int, two: int) -> State:
    """The state with two cards in each other's place, and who knows of them with them."""
    values = access.fields(state)
    names = {one: two, two: one}

    def bits(cards: int) -> int:
        return sum(1 << names.get(card, card) for card in access.cards_in(cards))

    for name in ("deck", "picked", "buried"):
        values[name] = bits(values[name])
    for name in ("hands", "aside", "open"):
        values[name] = [bits(cards) for cards in values[name]]
    values["secret"] = [names.get(card, card) for card in values["secret"]]
    for name in ("knows", "sure"):
        values[name][one], values[name][two] = values[name][two], values[name][one]
    twin = access.rebuild(state.rules, values)
    engine.advance(twin)
    return twin


def is_secret_possible(state: State) -> bool:
    """Whether every secret bet lies on a creature's card."""
    return all(card == NO_CARD or card < 88 for card in access.secrets(state))


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_exchanged_cards_look_the_same(number: int) -> None:
    luck = random.Random(f"exchange {number}")
    game = SETUPS[number].game()
    temper = games.TEMPERS[number // 2 % 4]
    compared = 0
    for _ in games.steps(luck, game, temper):
        if luck.random() > 0.1 or is_private(game.state):
            continue
        viewer = luck.choice(viewers(game))
        cards = hidden_cards(game.state, viewer)
        if len(cards) < 2:
            continue
        twin = exchanged(game.state, *luck.sample(cards, 2))
        alike = (twin.decider, twin.kind) == (game.state.decider, game.state.kind)
        if not alike or not is_secret_possible(twin):
            continue  # the exchange itself has changed what is asked
        view = game.view(viewer)
        legal = game.legal_actions
        again = view_of(twin, viewer, game.names, legal, view.history, view.origin)
        assert sent(again) == sent(view)
        if twin.decider == viewer:
            assert engine.legal_actions(twin) == list(legal)
        compared += 1
    assert compared > 3


# --- imagined states ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_imagined_states_look_the_same(number: int) -> None:
    luck = random.Random(f"imagined {number}")
    game = SETUPS[number].game()
    for _ in games.steps(luck, game, games.TEMPERS[number // 2 % 4]):
        if luck.random() < 0.04:
            viewer = luck.choice(viewers(game))
            view = game.view(viewer)
            state = Imaginer(view).imagine(Luck(luck.getrandbits(60)))
            again = view_of(
                state, viewer, game.names, view.legal_actions, view.history, view.origin
            )
            assert sent(again) == sent(view)
            if game.decision is not None and game.decision.player == viewer:
                assert engine.legal_actions(state) == list(game.legal_actions)


# --- a question not asked looks like one answered with nothing ---

HEAD = """
ruleset = "{ruleset}"
players = ["Ann", "Ben", "Cleo"]
creatures = ["Cyclops", "Daimon", "Ettin", "Magus", "Seraphim", "Titan", "Troll", "Wyrm"]
[position]
turn = "Ben"
deck_size = {deck}
"""
FALLEN = """round = 3
fallen = ["Troll", "Ettin"]
bets = { Ben = ["Magus 1", "Seraphim 1"] }
"""
FIRST = "round = 1\n"
ETTIN = """round = 2
fallen = ["Troll"]
bets = { Ben = ["Ettin 1"] }
"""
SERAPHIM = """round = 2
fallen = ["Magus"]
bets = { Ben = ["Seraphim 1"] }
"""
# No free place and no second marker: what is left to choose in the bet phase is hidden in the hand.
FULL = """round = 1
[position.bets]
Ann = ["Cyclops 1", "Daimon 1", "Ettin 1"]
Ben = ["Magus 1"]
Cleo = ["Seraphim 1", "Titan 1", "Troll 1", "Wyrm 1"]
"""
# Name: the position, Ben's hand where he is asked and where he is not, what he does before.
QUESTIONS = {
    "discard": (FALLEN, "Daimon 3, Troll 5", "Daimon 3, Titan 5", "no bet; play Daimon 3"),
    "second discard": (
        FALLEN, "Daimon 3, Troll 4, Troll 5", "Daimon 3, Troll 4, Titan 5",
        "no bet; play Daimon 3; discard Troll 4",
    ),
    "magus": (FALLEN, "Magus 3, Daimon 5", "Magus 3, Spectator 5", "no bet; play Magus 3"),
    "ettin": (ETTIN, "Ettin 3, Daimon 5", "Ettin 3, Troll 5", "no bet; play Ettin 3"),
    "seraphim": (
        SERAPHIM, "Seraphim 3, Daimon 5", "Seraphim 3, Spectator 5", "no bet; play Seraphim 3",
    ),
    "secret bet": (FULL, "Titan 1, Spectator 1", "Spectator 2, Spectator 1", ""),
}  # fmt: skip
# In TA the Magus hides spectators too: there both hands are asked.
BOTH_ASKED = {("magus", rulesets.TITAN_THE_ARENA), ("seraphim", rulesets.TITAN_THE_ARENA)}


def twin_position(ruleset: str, deck: int, where: str, hand: str, secret: str = "") -> Game:
    """A game from a position in which only Ben's cards differ."""
    text = HEAD.format(ruleset=ruleset, deck=deck) + where
    text += f'[position.hands]\nAnn = "Wyrm 1"\nBen = "{hand}"\nCleo = "Wyrm 2"\n'
    if secret:
        text += f'[position.secret]\nBen = "{secret}"\n'
    return Game.from_position(text)


def others_see(game: Game) -> list[tuple[str, str, bytes]]:
    """All that reaches the others."""
    return [sent(game.view(viewer)) for viewer in viewers(game) if viewer != 1]


@pytest.mark.parametrize("deck", [0, 30])
@pytest.mark.parametrize("ruleset", games.NAMES)
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_not_asked_looks_like_one_declined(name: str, ruleset: str, deck: int) -> None:
    where, asked, not_asked, before = QUESTIONS[name]
    one = twin_position(ruleset, deck, where, asked)
    two = twin_position(ruleset, deck, where, not_asked)
    if before:
        assert others_see(one) == others_see(two)
        for action in before.split("; "):
            one.play(one.parse_action(action))
            two.play(two.parse_action(action))
    assert one.decision is not None
    assert one.decision.player == 1
    assert is_private(one.state)
    assert (one.decision == two.decision) == ((name, ruleset) in BOTH_ASKED)
    assert one.view(0).decision is None
    if two.decision is not None and two.decision.player == CHANCE:
        assert others_see(one) == others_see(two), "being asked shows"
    for game in (one, two):
        while is_private(game.state):
            game.play(0)
    assert one.decision == two.decision
    assert others_see(one) == others_see(two)


def test_a_reveal_on_a_fallen_creature_is_no_secret_message() -> None:
    """TA: who cannot reveal, because his creature is gone, looks like one who will not (A-29)."""
    where = """round = 5
fallen = ["Troll", "Ettin", "Wyrm", "Magus"]
"""
    one = twin_position(games.NAMES[1], 30, where, "Daimon 1", "Titan 3")
    two = twin_position(games.NAMES[1], 30, where, "Daimon 1", "Troll 3")
    assert one.decision == (1, "bet")
    assert two.decision == (1, "play")
    one.play(0)
    assert others_see(one) == others_see(two)


def test_public_sees_less_than_any_seat() -> None:
    luck = random.Random("public")
    game = games.make_setup(luck).game()
    for _ in games.steps(luck, game, games.busy):
        view = game.view(PUBLIC)
        assert view.hand == view.aside == view.picked == view.legal_actions == ()
        assert view.secret == NO_CARD
        for seat in range(game.players):
            other = game.view(seat)
            for holder in range(game.players):
                if holder != seat:
                    assert set(view.known[holder]) <= set(other.known[holder])
