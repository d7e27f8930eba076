"""Who may see which card of which event: judged event by event, from the rules' text alone."""

from __future__ import annotations

import random

import pytest
from tests.properties import games
from tests.properties.ledger import Ledger
from tests.properties.twins import PRIVATE

from harena import CHANCE, PUBLIC, Event, Game
from harena.events import KINDS
from harena.rules import access
from harena.rules.codes import CARD_ACTION, COLUMN_ACTION, NOTHING, PREFECT, SECOND_PREFECT

SETUPS = games.setups(games.few(40), "events")
# Where the card is laid open, or lay open before, for everybody.
OPEN = {
    "reveal", "play", "spectator", "take", "burn", "stack", "take-back-secret", "swap", "pass",
}  # fmt: skip
WITHOUT_CARDS = set(KINDS) - OPEN - {
    "draw", "secret", "give", "keep", "peek", "aside", "discard", "miss",
}  # fmt: skip


def readers(event: Event, ledger: Ledger, is_hidden: bool) -> set[int]:
    """Who may know the card (or cards) of an event; `event` is its fullest wording."""
    everybody = {*range(ledger.players), PUBLIC}
    if event.kind in OPEN:
        return everybody
    assert event.player is not None
    if event.kind in ("draw", "secret"):
        return {event.player}
    if event.kind == "discard":
        return {event.player} if is_hidden else everybody
    # A card of a hand that lies open is seen wherever it goes.
    holder = event.player if event.kind in ("give", "aside", "miss") else event.rival
    assert holder is not None
    if event.card is not None and event.card in ledger.shown[holder]:
        return everybody
    if event.kind == "aside":
        return {event.player}
    assert event.rival is not None
    return {event.player, event.rival}


class Auditor:
    """Reads all viewers' events of a game side by side."""

    def __init__(self, game: Game) -> None:
        """Before the deal."""
        self.game = game
        self.ledger = Ledger(game.ruleset, game.players)
        self.heard = 0
        self.is_hidden = False  # whether the discards of this turn are

    def audit(self) -> list[Event]:
        """Check what is new; the fullest wordings of it."""
        told = {viewer: self.game.events(viewer) for viewer in games.viewers(self.game)}
        assert len({len(events) for events in told.values()}) == 1, "an event not all are told of"
        found = []
        for number in range(self.heard, len(told[PUBLIC])):
            found.append(self.one({viewer: events[number] for viewer, events in told.items()}))
        self.heard = len(told[PUBLIC])
        return found

    def one(self, wordings: dict[int, Event]) -> Event:
        """Check the wordings of one event."""
        bare = {event._replace(card=None, cards=None) for event in wordings.values()}
        assert len(bare) == 1, "wordings differ in more than cards"
        full = max(wordings.values(), key=lambda event: (event.card is not None, event.cards or ()))
        assert full.kind in KINDS
        if full.kind in WITHOUT_CARDS:
            assert full.card is None
            assert full.cards is None
            assert set(wordings.values()) == {full}
        else:
            allowed = readers(full, self.ledger, self.is_hidden)
            for viewer, event in wordings.items():
                if viewer in allowed:
                    assert event == full, f"{viewer} should see this"
                else:
                    assert (event.card, event.cards) == (None, None), f"{viewer} may not see this"
        assert SECOND_PREFECT not in (full.card, *(full.cards or ()))
        if full.kind == "turn":
            self.is_hidden = False
        if full.kind == "use" and full.creature is not None:
            name = self.game.creatures[full.creature]
            self.is_hidden = self.is_hidden or name in ("Magus", "Warlock")
        self.ledger.read(wordings[PUBLIC])
        return full


def true_card(game: Game, action: int) -> int | None:
    """The card an answer chooses; the two Prefects are one."""
    if CARD_ACTION <= action < COLUMN_ACTION:
        return min(action - CARD_ACTION, PREFECT if action - CARD_ACTION == SECOND_PREFECT else 200)
    return None


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_everybody_reads_what_he_may(number: int) -> None:
    luck = random.Random(f"events {number}")
    game = SETUPS[number].game()
    auditor = Auditor(game)
    auditor.audit()
    for action in games.steps(luck, game, games.TEMPERS[number // 2 % 4]):
        fresh = auditor.audit()
        # What was chosen by the action before is told truly.
        if game.history and fresh:
            last = true_card(game, game.history[-1])
            first = fresh[0]
            if first.kind in ("draw", "secret", "play", "give", "keep", "peek", "aside", "discard"):
                assert first.card == last
        assert action in game.legal_actions
    auditor.audit()


@pytest.mark.parametrize("number", range(games.few(16)))
def test_choosing_nothing_is_no_event(number: int) -> None:
    """`no bet`, `decline` and `done` tell nobody anything but what follows by itself."""
    luck = random.Random(f"nothing {number}")
    game = SETUPS[number].game()
    by_itself = {
        "turn", "fall", "round", "return", "stack", "over", "stalemate", "redeal",
    }  # fmt: skip
    for action in games.steps(luck, game, games.quiet):
        decision = game.decision
        assert decision is not None
        if action == NOTHING and decision.kind in PRIVATE:
            twin = game.copy()
            before = len(twin.events(PUBLIC))
            twin.play(action)
            for viewer in games.viewers(game):
                assert {event.kind for event in twin.events(viewer)[before:]} <= by_itself


def test_a_viewer_reads_his_own_words_only_once() -> None:
    """Events are appended, never rewritten: what was read stays as it was."""
    luck = random.Random("once")
    game = games.make_setup(luck).game()
    read = {viewer: game.events(viewer) for viewer in games.viewers(game)}
    for _ in games.steps(luck, game, games.busy):
        for viewer, before in read.items():
            now = game.events(viewer)
            assert now[: len(before)] == before
            assert game.view(viewer).history == now
            read[viewer] = now


def test_the_deal_is_told_to_its_receiver_only() -> None:
    luck = random.Random("deal")
    game = games.make_setup(luck, players=3).game()
    while game.decision is not None and game.decision.player == CHANCE and len(game.history) < 24:
        game.play(luck.choice(game.legal_actions))
    for viewer in games.viewers(game):
        deal = game.events(viewer)[:24]
        own = [event.card for event in deal if event.player == viewer]
        assert [event.card for event in deal if event.player != viewer] == [None] * (24 - len(own))
        if viewer != PUBLIC:
            assert sorted(c for c in own if c is not None) == list(game.view(viewer).hand)
            assert len(own) == 8
            assert access.hand(game.state, viewer)
