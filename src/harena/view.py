"""The only way out of a State: what one viewer may know, built up field by field.

A View is never cut down from the state; every field below is one that this viewer may see. Bots and
pages get a View and nothing else. Viewers are the seats and PUBLIC, the spectator. What another
player is asked is hidden where the question itself would betray cards (`is_private`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .events import END_REASONS, Event
from .rules import access, actions, betting, scoring
from .rules.codes import (
    ACTIONS,
    BET,
    CALL,
    CHANCE,
    COLUMNS,
    CROWN_PILES,
    DISCARD,
    DISCARDS,
    FORESEE,
    MAGISTER,
    NO_CARD,
    NOBODY,
    PREFECT,
    RETURN,
    ROWS,
    SEATS,
    SECOND_CARD,
    SECOND_PREFECT,
    STACK,
    strength_of,
)  # fmt: skip
from .rules.rulesets import Ruleset
from .rules.state import State


class Action(int):
    """An action: a small integer of the fixed code (rules/codes.py) that knows its decision kind.

    Equal to its integer; interned, one object for each kind and code (`Action.of`). Chance's picks
    from a hand (Cyclops, Titan) have the kind "pick", though the decision's is "chance".
    """

    kind: str

    @staticmethod
    def of(kind: str, code: int) -> Action:
        """The action with this code in decisions of this kind."""
        return ACTIONS_OF[kind][code]

    def __repr__(self) -> str:
        return f"Action({self.kind!r}, {int(self)})"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return Action.of, (self.kind, int(self))


def _interned(kind: str, code: int) -> Action:
    action = Action(code)
    action.kind = kind
    return action


# Every action of every decision kind, by code.
ACTIONS_OF = {
    kind: tuple(_interned(kind, code) for code in range(ACTIONS))
    for kind in (*actions.DECISIONS, "pick")
}


class Decision(NamedTuple):
    """Who decides (a seat or CHANCE) and what kind of decision it is (notation.md's words)."""

    player: int
    kind: str


class Outcome(NamedTuple):
    """How a game ended: gold by seat, the one winner, surviving columns, and why.

    `reason` is fifth-fall, deck, stalemate or idle; `tie_break` tells whether gold alone did not
    decide.
    """

    scores: tuple[int, ...]
    winner: int
    survivors: tuple[int, ...]
    reason: str
    tie_break: bool


class Frame(NamedTuple):
    """The public course of the turn, as far as this viewer may see: what `belief` builds on."""

    agenda: tuple[int, ...]
    last_mover: int
    extra_used: int
    foresight: int
    discards_left: int
    acted: int
    drew: int
    idle: int
    dry: int
    source: int
    rival: int
    named: int
    chosen: int
    played: int
    bidder: int
    bidders: int
    high_bid: int
    leader: int
    question: int
    declarer: int
    asked: int
    secret_used: tuple[int, ...]
    stack_size: int


class View(NamedTuple):
    """Everything one viewer may know of a game.

    Seats, columns and rows count from 0, `round` from 1. Cards are numbers (rules/codes.py), both
    Prefects 99. `tops[row][column]` is a pile's top card or NO_CARD, `bets[row][column]` the seat
    whose marker lies there or NOBODY, `crowns[seat]` the column above which the marker of a
    revealed secret bet lies or NO_COLUMN. `known[seat]` are cards of a hand known for certain,
    `shown[seat]` those lying open, `secrets[seat]` the card under a secret bet if the viewer may
    know it. `gold` counts visible markers only. `weights` is for CHANCE alone. `origin` is the view
    at the start of a game that began from a position (None: at the opening).
    """

    viewer: int
    ruleset: str = ""
    options: Mapping[str, object] = {}
    creatures: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    players: int = 0
    round: int = 0
    turn: int = 0
    round_starter: int = 0
    decision: Decision | None = None
    legal_actions: tuple[Action, ...] = ()
    living: tuple[bool, ...] = ()
    fallen: tuple[int, ...] = ()
    tops: tuple[tuple[int, ...], ...] = ()
    pile_sizes: tuple[tuple[int, ...], ...] = ()
    crown_tops: tuple[int, ...] = ()
    crown_sizes: tuple[int, ...] = ()
    bets: tuple[tuple[int, ...], ...] = ()
    crowns: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    secret_placed: tuple[bool, ...] = ()
    secret: int = NO_CARD
    secrets: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    picked: tuple[int, ...] = ()
    hand_sizes: tuple[int, ...] = ()
    aside_sizes: tuple[int, ...] = ()
    limits: tuple[int, ...] = ()
    deck_size: int = 0
    discard_top: int = NO_CARD
    discard_size: int = 0
    known: tuple[tuple[int, ...], ...] = ()
    shown: tuple[tuple[int, ...], ...] = ()
    backers: tuple[int, ...] = ()
    values: tuple[int | None, ...] = ()
    gold: tuple[int, ...] = ()
    would_fall: int | None = None
    empty_places: int = 0
    must_open: int | None = None
    one_draw: bool = False
    redeals: int = 0
    history: tuple[Event, ...] = ()
    is_over: bool = False
    outcome: Outcome | None = None
    frame: Frame | None = None
    weights: tuple[int, ...] = ()
    origin: View | None = None


def is_private(state: State) -> bool:
    """Whether being asked the pending question would betray something of the asked one's cards."""
    if state.decider == CHANCE:
        return False
    step = access.step(state)
    if step in (DISCARD, SECOND_CARD, FORESEE, CALL):
        return True
    return step == BET and not _bet_is_public(state)


def _bet_is_public(state: State) -> bool:
    """Whether everybody can see that the turn player has something to choose in the bet phase."""
    seat = state.turn
    if access.secrets(state)[seat] != NO_CARD and not state.rules.fallen_leave:
        return True
    if access.tokens(state)[seat] == 0 or state.round >= state.rules.bet_rows:
        return False
    owners = access.owners(state)
    return any(
        state.living >> column & 1 and owners[column * ROWS + state.round] == NOBODY
        for column in range(COLUMNS)
    )


def shown_cards(bits: int) -> tuple[int, ...]:
    """The cards of a set as viewers see them: both Prefects are 99."""
    return tuple(PREFECT if card == SECOND_PREFECT else card for card in access.cards_in(bits))


def _visible_agenda(state: State, viewer: int) -> tuple[int, ...]:
    """The agenda as far as the viewer may see it, without steps that may be skipped unseen."""
    agenda = access.agenda(state)
    if state.decider == viewer or not is_private(state):
        return tuple(agenda)
    while agenda and agenda[-1] in (DISCARD, SECOND_CARD, FORESEE, CALL, BET):
        agenda.pop()
    if agenda and agenda[-1] == RETURN and access.aside(state, state.turn) == 0:
        agenda.pop()
    return tuple(agenda)


def _frame(state: State, viewer: int, tops: list[int], sizes: list[int]) -> Frame:
    played = PREFECT if state.played == SECOND_PREFECT else state.played
    return Frame(
        _visible_agenda(state, viewer), state.last_mover, state.extra_used, state.foresight,
        state.discards_left, state.acted, state.drew, state.idle, state.dry, state.source,
        state.rival, state.named, state.chosen, played, state.bidder, state.bidders,
        state.high_bid, state.leader, state.question, state.declarer, state.asked,
        tuple(access.secrets_used(state)[: state.players]), sizes[STACK],
    )  # fmt: skip


def outcome_of(state: State) -> Outcome | None:
    """The outcome of a game that is over."""
    if not state.over:
        return None
    scores = tuple(scoring.score(state, seat, 1) for seat in range(state.players))
    survivors = tuple(column for column in range(COLUMNS) if state.living >> column & 1)
    winner = scoring.winner(state)
    tie = scores.count(max(scores)) > 1
    return Outcome(scores, winner, survivors, END_REASONS[state.over], tie)


CHANCE_DECIDES = Decision(CHANCE, "chance")


def chance_view(state: State, legal: tuple[Action, ...]) -> View:
    """What chance needs: how many cards stand behind each outcome (two Prefects are one)."""
    weights = [1] * len(legal)
    if access.pool(state) >> PREFECT & 3 == 3:
        # Sorted by code: only the Magister comes after the Prefect.
        weights[-2 if legal[-1] == 1 + MAGISTER else -1] = 2
    return View(CHANCE, decision=CHANCE_DECIDES, legal_actions=legal, weights=tuple(weights))


def view_of(
    state: State,
    viewer: int,
    names: tuple[str, ...],
    legal: tuple[Action, ...],
    history: tuple[Event, ...],
    origin: View | None = None,
) -> View:
    """The view of a seat or of PUBLIC. `legal` is used only if the viewer decides."""
    rules: Ruleset = state.rules
    players = state.players
    seats = range(players)
    row = state.round
    tops = access.tops(state)
    sizes = access.pile_sizes(state)
    owners = access.owners(state)
    held, away, deck_size = access.sizes_of(state)
    crowns = access.crowns(state)
    secrets = access.secrets(state)
    limits = access.limits(state)
    living = tuple([state.living >> column & 1 == 1 for column in range(COLUMNS)])
    values = tuple([
        None if tops[column * ROWS + row] == NO_CARD else strength_of(tops[column * ROWS + row])
        for column in range(COLUMNS)
    ])  # fmt: skip
    is_seat = viewer < players
    decides = state.decider == viewer and is_seat
    decision = None
    if decides or (state.decider < SEATS and not is_private(state)):
        decision = Decision(state.decider, actions.DECISIONS[state.kind])
    over = state.over != 0
    may_see_picks = viewer in (state.turn, state.rival) and is_seat
    known = tuple([
        () if seat == viewer else _prefects(access.known_to(state, viewer, seat)) for seat in seats
    ])  # fmt: skip
    discard_size = sizes[DISCARDS] + sizes[STACK] + access.buried(state).bit_count()
    rows = range(ROWS)
    columns = range(COLUMNS)
    discard_top = tops[DISCARDS]
    return View(
        viewer=viewer,
        ruleset=rules.name,
        options=rules.options,
        creatures=rules.creatures,
        names=names,
        players=players,
        round=row + 1,
        turn=state.turn,
        round_starter=state.round_starter,
        decision=decision,
        legal_actions=legal if decides else (),
        living=living,
        fallen=tuple(access.fallen(state)),
        tops=tuple([tuple([tops[c * ROWS + r] for c in columns]) for r in rows]),
        pile_sizes=tuple([tuple([sizes[c * ROWS + r] for c in columns]) for r in rows]),
        crown_tops=tuple(tops[CROWN_PILES:DISCARDS]),
        crown_sizes=tuple(sizes[CROWN_PILES:DISCARDS]),
        bets=tuple([tuple([owners[c * ROWS + r] for c in columns]) for r in rows]),
        crowns=tuple(crowns[:players]),
        tokens=tuple(access.tokens(state)[:players]),
        secret_placed=tuple([secrets[seat] != NO_CARD for seat in seats]),
        secret=secrets[viewer] if is_seat else NO_CARD,
        secrets=tuple([secrets[s] if over or s == viewer else NO_CARD for s in seats]),
        hand=shown_cards(access.hand(state, viewer)) if is_seat else (),
        aside=shown_cards(access.aside(state, viewer)) if is_seat else (),
        picked=shown_cards(access.picked(state)) if may_see_picks else (),
        hand_sizes=tuple(held[:players]),
        aside_sizes=tuple(away[:players]),
        limits=tuple(limits[:players]),
        deck_size=deck_size,
        discard_top=PREFECT if discard_top == SECOND_PREFECT else discard_top,
        discard_size=discard_size,
        known=known,
        shown=tuple([shown_cards(access.shown(state, seat)) for seat in seats]),
        backers=tuple([betting.backer(state, column) for column in columns]),
        values=values,
        gold=tuple([scoring.score(state, seat, 0) for seat in seats]),
        would_fall=_lowest(living, values),
        empty_places=sum(living[c] and values[c] is None for c in columns),
        must_open=None if state.must_open > 10 else state.must_open,
        one_draw=state.one_draw != 0,
        redeals=state.redeals,
        history=history,
        is_over=over,
        outcome=outcome_of(state),
        frame=_frame(state, viewer, tops, sizes),
        origin=origin,
    )


def _prefects(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards as viewers see them: both Prefects are 99."""
    if SECOND_PREFECT in cards:
        return tuple(PREFECT if card == SECOND_PREFECT else card for card in cards)
    return cards


def _lowest(living: tuple[bool, ...], values: tuple[int | None, ...]) -> int | None:
    """The creature that would fall if no place were empty: alone lowest of those with a card."""
    found = None
    least = 99
    for column, value in enumerate(values):
        if living[column] and value is not None:
            if value < least:
                least, found = value, column
            elif value == least:
                found = None
    return found
