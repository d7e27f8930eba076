"""From an answered decision to the events that tell of it, and who may read which wording.

A `Told` pairs the full event with the viewers (bits 0-4, bit 5 the spectator) who see it, and with
the wording for everybody else, if there is one.
"""

from __future__ import annotations

from typing import NamedTuple

from .events import END_REASONS, STALEMATE_REASONS, Event
from .rules import access, scoring
from .rules.codes import (
    CARD_ACTION,
    COLUMN_ACTION,
    CROWN_ACTION,
    CROWN_PILES,
    DISCARDS,
    EVERYBODY,
    MAGISTER,
    NO_CARD,
    NOTE_DUTY,
    NOTE_FALL,
    NOTE_MISS,
    NOTE_OVER,
    NOTE_PENALTY,
    NOTE_REDEAL,
    NOTE_RETURN,
    NOTE_REVEAL,
    NOTE_ROUND,
    NOTE_SHOW,
    NOTE_STACK,
    NOTE_STALEMATE,
    NOTE_TURN,
    NOTHING,
    NUMBER_ACTION,
    PASS,
    PLACE_ACTION,
    PLAYER_ACTION,
    PREFECT,
    REGENERATE,
    ROWS,
    SECOND_PREFECT,
    SECRET_ACTION,
    SET_ASIDE,
    SPECTATORS,
    START,
    STEAL,
    YES,
    suit_of,
)  # fmt: skip
from .rules.state import State
from .view import shown_cards

# Notes that show somebody something that was hidden: no undo goes back across them.
REVEALING = frozenset(
    (NOTE_REVEAL, NOTE_SHOW, NOTE_MISS, NOTE_DUTY, NOTE_PENALTY, NOTE_STALEMATE, NOTE_STACK)
)


class Told(NamedTuple):
    """An event with its readers."""

    event: Event
    viewers: int = EVERYBODY
    others: Event | None = None

    def to(self, viewer: int) -> Event | None:
        """The wording for one viewer, or None."""
        return self.event if self.viewers >> viewer & 1 else self.others


class Teller:
    """Tells what an answer did: asked before the answer (`listen`), then after it (`tell`).

    Keeps one thing between answers: the fallen creature whose power the Seraphim called.
    """

    __slots__ = ("called",)

    def __init__(self) -> None:
        self.called: int | None = None

    def copy(self) -> Teller:
        """An independent teller."""
        twin = Teller()
        twin.called = self.called
        return twin

    def listen(self, state: State, kind: str, action: int) -> tuple[list[Told], bool]:
        """What the answer itself says, and whether it will show somebody what was hidden."""
        if kind == "chance":
            return [_chance(state, action)], True
        if action == NOTHING:
            return _nothing(kind, state.decider), False
        method = getattr(self, "_" + kind.replace("-", "_"))
        told: list[Told] = method(state, action)
        if kind in ("take", "burn"):
            return told, told[-1].event.cards is not None  # a card is uncovered
        # Whether the rival has the creature named, or somebody a secret bet on it, shows at once.
        return told, kind == "name" or (kind == "column" and state.played == MAGISTER)

    # --- one method for each decision kind ---------------------------------------------------

    def _bid(self, state: State, action: int) -> list[Told]:
        return [Told(Event("bid", player=state.decider, amount=action - NUMBER_ACTION))]

    def _bet(self, state: State, action: int) -> list[Told]:
        seat = state.turn
        if action == YES:
            return []  # the note of the reveal tells it
        if action >= COLUMN_ACTION:
            column = action - COLUMN_ACTION
            return [Told(Event("bet", player=seat, creature=column, row=state.round))]
        card = action - CARD_ACTION
        return [Told(Event("secret", player=seat, card=card), 1 << seat, Event("secret", seat))]

    def _play(self, state: State, action: int) -> list[Told]:
        card = action - CARD_ACTION
        self.called = None
        if action == PASS:
            return []  # the note of the shown hand tells it
        if card == PREFECT:
            return [Told(Event("prefect", player=state.turn))]
        if suit_of(card) < SPECTATORS:
            return [Told(Event("play", player=state.turn, card=card, creature=suit_of(card)))]
        return []  # told when its column is chosen

    def _column(self, state: State, action: int) -> list[Told]:
        column = action - COLUMN_ACTION
        if suit_of(state.played) == SPECTATORS:
            return [Told(Event("spectator", state.turn, state.played, creature=column))]
        return [Told(Event("magister", player=state.turn, creature=column))]

    def _take(self, state: State, action: int) -> list[Told]:
        card = action - CARD_ACTION
        place = access.tops(state).index(card)
        column = None if place == DISCARDS else _column_of(place)
        told = self._used(state) if access.step(state) == REGENERATE else []
        event = Event("take", state.turn, card, _uncovered(state, card), column)
        return [*told, Told(event)]

    def _power(self, state: State, action: int) -> list[Told]:
        return self._used(state)

    def _used(self, state: State, rival: int | None = None) -> list[Told]:
        creature = state.source if self.called is None else self.called
        return [Told(Event("use", player=state.turn, creature=creature, rival=rival))]

    def _rival(self, state: State, action: int) -> list[Told]:
        return self._used(state, action - PLAYER_ACTION)

    def _name(self, state: State, action: int) -> list[Told]:
        column = action - COLUMN_ACTION
        return [Told(Event("name", state.turn, creature=column, rival=state.rival))]

    def _give(self, state: State, action: int) -> list[Told]:
        seen = Event("give", state.rival, action - CARD_ACTION, None, state.named, state.turn)
        return [Told(seen, _pair(state, action), seen._replace(card=None))]

    def _keep(self, state: State, action: int) -> list[Told]:
        seen = Event("keep", state.turn, action - CARD_ACTION, rival=state.rival)
        return [Told(seen, _pair(state, action), seen._replace(card=None))]

    def _take_back(self, state: State, action: int) -> list[Told]:
        seat = state.turn
        if action == SECRET_ACTION:
            event = Event("take-back-secret", player=seat, card=access.secrets(state)[seat])
        elif action >= CROWN_ACTION:
            event = Event("take-back-crown", player=seat, creature=action - CROWN_ACTION)
        else:
            column, row = divmod(action - PLACE_ACTION, ROWS)
            event = Event("take-back", player=seat, creature=column, row=row)
        return [*self._used(state), Told(event)]

    def _bet_anywhere(self, state: State, action: int) -> list[Told]:
        column, row = divmod(action - PLACE_ACTION, ROWS)
        event = Event("bet-anywhere", player=state.turn, creature=column, row=row)
        return [*self._used(state), Told(event)]

    def _call(self, state: State, action: int) -> list[Told]:
        told = self._used(state)
        self.called = action - COLUMN_ACTION
        return [*told, Told(Event("call", player=state.turn, creature=self.called))]

    def _swap(self, state: State, action: int) -> list[Told]:
        return self._used(state)

    def _with(self, state: State, action: int) -> list[Told]:
        first, second = state.chosen, action - CARD_ACTION
        cards = (first, second)
        return [Told(Event("swap", state.turn, cards=cards, creature=suit_of(first)))]

    def _burn(self, state: State, action: int) -> list[Told]:
        column = action - COLUMN_ACTION
        card = access.tops(state)[column * ROWS + state.round]
        event = Event("burn", state.turn, card, _uncovered(state, card), column)
        return [*self._used(state), Told(event)]

    def _discard(self, state: State, action: int) -> list[Told]:
        seat = state.turn
        seen = Event("discard", player=seat, card=action - CARD_ACTION)
        if state.foresight:
            return [Told(seen, 1 << seat, seen._replace(card=None))]
        return [Told(seen)]

    def _stalemate(self, state: State, action: int) -> list[Told]:
        return [Told(Event("declare", player=state.decider))]

    def _object(self, state: State, action: int) -> list[Told]:
        return [Told(Event("object", player=state.decider))]


def notes_told(state: State, turn: int) -> tuple[list[Told], bool]:
    """What the rules did by themselves after the answer, and whether it showed anything hidden.

    `turn` is whose turn it was before the answer: the next one may have begun since.
    """
    told = []
    revealing = False
    for kind, what, detail in access.notes(state):
        told.append(_note(state, turn, kind, what, detail))
        revealing = revealing or kind in REVEALING
    return told, revealing


def _note(state: State, turn: int, kind: int, what: int, detail: int) -> Told:
    if kind == NOTE_TURN:
        return Told(Event("turn", player=what))
    if kind == NOTE_FALL:
        return Told(Event("fall", creature=what, row=detail))
    if kind == NOTE_ROUND:
        return Told(Event("round", amount=what + 1))
    if kind == NOTE_REVEAL:
        return Told(Event("reveal", player=what, card=detail, creature=suit_of(detail)))
    if kind == NOTE_SHOW:
        return Told(Event("pass", player=what, cards=shown_cards(access.exposed(state))))
    if kind == NOTE_MISS:
        hand = shown_cards(access.exposed(state))
        seen = Event("miss", what, None, hand, detail, turn)
        return Told(seen, 1 << what | 1 << turn, seen._replace(cards=None))
    if kind == NOTE_STACK:
        card = PREFECT if detail == SECOND_PREFECT else detail
        return Told(Event("stack", player=what % 8, card=card, amount=what // 8))
    if kind == NOTE_RETURN:
        return Told(Event("return", player=what, amount=detail))
    if kind == NOTE_DUTY:
        return Told(Event("duty", player=what, amount=detail))
    if kind == NOTE_PENALTY:
        return Told(Event("penalty", player=what, amount=detail))
    if kind == NOTE_STALEMATE:
        return Told(Event("stalemate", reason=STALEMATE_REASONS[what]))
    if kind == NOTE_REDEAL:
        return Told(Event("redeal", row=what, amount=detail))
    assert kind == NOTE_OVER
    return Told(Event("over", player=scoring.winner(state), reason=END_REASONS[what]))


def _chance(state: State, action: int) -> Told:
    step = access.step(state)
    if step == START:
        return Told(Event("start", player=action - PLAYER_ACTION))
    card = action - CARD_ACTION
    if step == SET_ASIDE:
        seen = Event("aside", player=state.rival, card=card)
        return Told(seen, _open_or(state, card, 1 << state.rival), seen._replace(card=None))
    if step == STEAL:
        seen = Event("peek", player=state.turn, card=card, rival=state.rival)
        return Told(seen, _pair(state, action), seen._replace(card=None))
    seen = Event("draw", player=state.drawer, card=card)
    return Told(seen, 1 << state.drawer, seen._replace(card=None))


def _nothing(kind: str, seat: int) -> list[Told]:
    word = {"bid": "no-bid", "stalemate": "continue", "object": "agree"}.get(kind)
    return [] if word is None else [Told(Event(word, player=seat))]


def _pair(state: State, action: int) -> int:
    """The two players of a theft or gift; all, if the card lay open in the hand."""
    return _open_or(state, action - CARD_ACTION, 1 << state.turn | 1 << state.rival)


def _open_or(state: State, card: int, viewers: int) -> int:
    is_open = access.shown(state, state.rival) >> card & 1
    return EVERYBODY if is_open else viewers


def _column_of(place: int) -> int:
    return place - CROWN_PILES if place >= CROWN_PILES else place // ROWS


def _uncovered(state: State, card: int) -> tuple[int, ...] | None:
    """The card that lifting this one shows, as a tuple of one, or None."""
    below = access.under(state)[card]
    return None if below == NO_CARD else shown_cards(1 << below)
