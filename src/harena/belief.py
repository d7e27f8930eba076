"""From a view back to a state: a deal in which the viewer would see exactly the same.

    state = imagine(view, chance)                  # one state
    imaginer = Imaginer(view); imaginer.imagine(luck)   # many of them, prepared once

Every state that fits what the viewer saw is as likely as any other (hands, set-aside cards, secret
bets, hidden discards, the deck): memory.py and recollect.py work out the hypotheses, dealing.py
deals. What other viewers know of each other's cards is not imagined: the state holds the viewer's
own knowledge only.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import burials, dealing, zones
from .errors import BeliefError
from .events import END_REASONS
from .hypotheses import LIMITS, LeftOutError
from .memory import ALL, COMBAT, SPECTATOR_CARDS, Memory, card_of, is_single, run_of
from .players import Chance
from .playout import Luck
from .recollect import Recollection
from .rules import access
from .rules.codes import (
    CARDS,
    COLUMNS,
    DEAL,
    DEAL_ONE,
    DRAW,
    EVERYBODY,
    MAGISTER,
    NO_CARD,
    NO_NUMBER,
    NOBODY,
    PREFECT,
    REFILL,
    ROWS,
    SEATS,
    SECOND,
    SECOND_PREFECT,
    SET_ASIDE,
    START,
    STEAL,
    STRENGTHS,
)  # fmt: skip
from .rules.rulesets import Ruleset, ruleset
from .rules.state import State
from .view import View

TRIES = 50_000
CERTAIN = (DRAW, SET_ASIDE, STEAL, DEAL, START, DEAL_ONE)


class Imaginer:
    """Imagines states that fit a view. `exact` is False if hypotheses had to be left out.

    `is_uniform` turns False where too many proposals were rejected (seen in one of 9,000 views of
    games that begin from a late position): then all deals fit, but not all are as likely.

    `hypotheses` counts the ways in which known cards may have moved unseen; `tries` sums the
    proposals so far, `deals` the states imagined: their quotient tells how much is rejected.
    """

    def __init__(self, view: View) -> None:
        """Raises BeliefError for a view that no game shows."""
        self.view = view
        self.rules: Ruleset = ruleset(view.ruleset, view.creatures, view.options)
        self.exact = True
        self.weights: list[float] = []
        self.plans: list[dealing.Plan] = []
        for most in LIMITS:
            try:
                self._read(Recollection(view, most))
                break
            except LeftOutError:
                if most == LIMITS[-1]:
                    raise
        self.hypotheses = len(self.plans)
        self.is_uniform = True
        self.tries = 0
        self.deals = 0

    def _read(self, recollection: Recollection) -> None:
        """Plan how to deal each hypothesis. Raises BeliefError if none can be dealt."""
        self.exact = recollection.exact
        plans = [_Planner(self, recollection, memory).plan() for memory in recollection.memories]
        weighed = [(dealing.close(plan), plan) for plan in plans]
        weighed = [pair for pair in weighed if pair[0] > 0]
        if not weighed:
            raise recollection.refusal("its cards cannot be dealt")
        self.weights = [weight for weight, _ in weighed]
        self.plans = [plan for _, plan in weighed]

    def imagine(self, luck: Luck) -> State:
        """A state in which the viewer sees the same."""
        state = self.plans[0].template.copy()
        self.imagine_into(state, luck)
        return state

    def imagine_into(self, state: State, luck: Luck) -> None:
        """The same, over a state of the same ruleset and players that is no longer needed."""
        tries = dealing.deal(self.plans, self.weights, luck, state, TRIES)
        if tries == 0 and self.is_uniform:
            # Even proposals are rare: rather a deal that fits, not all as likely, than none.
            self.is_uniform = False
            for plan in self.plans:
                dealing.relax(plan)
            tries = dealing.deal(self.plans, self.weights, luck, state, TRIES)
        if tries == 0:
            raise BeliefError(f"no state found that fits the view in {TRIES} proposals")
        self.tries += tries
        self.deals += 1

    def imagine_many(self, count: int, seed: int) -> int:
        """Deal so many states inside the compiled code (for speed figures); how many proposals."""
        return int(dealing.deal_many(self.plans[0], Luck(seed), count, TRIES))


def imagine(view: View, chance: Chance) -> State:
    """One state in which the viewer would see exactly what he sees. Raises BeliefError.

    Where a hidden step of another player is pending, the state stands just behind it: call
    `engine.advance` to go on.
    """
    return Imaginer(view).imagine(Luck(chance.bits()))


class _Planner:
    """Turns one hypothesis into a plan for the dealing."""

    def __init__(self, imaginer: Imaginer, seen: Recollection, memory: Memory) -> None:
        self.rules = imaginer.rules
        self.view = imaginer.view
        self.seen = seen
        self.memory = memory
        self.zones: list[tuple[int, int, int, int, list[int]]] = []
        self.table = 0  # cards of known place, as bits

    def plan(self) -> dealing.Plan:
        """The plan, not yet closed."""
        memory = self.memory
        plan = dealing.Plan(access.rebuild(self.rules, self.fields()))
        pool = ALL & ~self.table
        for seat in range(self.view.players):
            self.group(zones.IN_HAND, seat, memory.hands[seat].elements(), pool)
            self.group(zones.ASIDE_CARDS, seat, memory.aside[seat].elements(), pool)
            if memory.secret[seat] and not is_single(memory.secret[seat]):
                self.zones.append((zones.SECRET_CARD, seat, 1, memory.secret[seat] & pool, []))
        places = [
            (number, allowed & pool)
            for number, allowed in enumerate(memory.hidden)
            if allowed and not is_single(allowed)
        ]
        for number, allowed in self.bury(plan, places):
            self.zones.append((zones.IN_PILE, number, 1, allowed, []))
        self.zones.sort(key=lambda zone: zone[3].bit_count())
        left = pool.bit_count() - sum(zone[2] for zone in self.zones) - plan.burial.places
        deck = self.view.deck_size
        if deck:
            self.zones.append((zones.IN_DECK, 0, deck, memory.deck & pool, []))
        if left > deck:
            self.zones.append((zones.BURIED_CARDS, 0, left - deck, pool, []))
        if len(self.zones) > zones.ZONES:
            raise BeliefError("too many unknown places for one view")
        dealing.set_pool(plan, pool)
        for zone in self.zones:
            dealing.add_zone(plan, *zone)
        self.places(plan)
        self.checks(plan)
        return plan

    @staticmethod
    def bury(plan: dealing.Plan, places: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Lay hidden places that differ in the creature only into the plan's burial; the others.

        What may lie in such a place is nearly always the same for all of a creature.
        """
        known = [(number, *_creature_of(allowed)) for number, allowed in places]
        owns = [Counter[int]() for _ in range(COLUMNS)]
        strangers, referees = Counter[int](), Counter[int]()
        for _, column, combat, others in known:
            if column < COLUMNS:
                owns[column][combat] += 1
            if column <= COLUMNS:
                (strangers if others & SPECTATOR_CARDS else referees)[others] += 1
        own = [_commonest(found) for found in owns]
        spectators = _commonest(strangers) & SPECTATOR_CARDS
        magister = _commonest(referees) & 1 << MAGISTER
        left = []
        for (number, column, combat, others), (_, allowed) in zip(known, places, strict=True):
            if column > COLUMNS or (column < COLUMNS and combat != own[column]):
                left.append((number, allowed))
            elif others in (spectators, magister):
                burials.add(plan.burial, number, column, others != spectators)
            else:
                left.append((number, allowed))
        burials.allow(plan.burial, own, spectators, magister)
        return left

    def group(self, kind: int, seat: int, slots: Any, pool: int) -> None:
        """The zones of a hand: places that share no card are separate zones."""
        groups: list[tuple[int, list[int]]] = []
        for slot in slots:
            if is_single(slot):
                continue
            allowed = slot & pool
            members = [allowed]
            apart = []
            for union, others in groups:
                if union & allowed:
                    allowed |= union
                    members += others
                else:
                    apart.append((union, others))
            groups = [*apart, (allowed, members)]
        for union, members in groups:
            mixed = members if len(set(members)) > 1 else []
            self.zones.append((kind, seat, len(members), union, mixed))

    def places(self, plan: dealing.Plan) -> None:
        """What whole places hold, so that states of other plans can be compared with this one."""
        memory = self.memory
        for seat in range(self.view.players):
            for kind, group in (
                (zones.IN_HAND, memory.hands[seat]),
                (zones.ASIDE_CARDS, memory.aside[seat]),
            ):
                slots = list(group.elements())
                known = sum(slot for slot in slots if is_single(slot))
                dealing.set_place(plan, kind, seat, known, [s for s in slots if not is_single(s)])
            dealing.set_place(plan, zones.SECRET_CARD, seat, memory.secret[seat], [])
        dealing.set_place(plan, zones.IN_DECK, 0, memory.deck, [])
        for number, allowed in enumerate(memory.hidden):
            dealing.set_place(plan, zones.IN_PILE, number, allowed or ALL, [])
        for pile, entries in enumerate(self.seen.piles):
            if any(self.entry(entry) >= CARDS for entry in entries):
                for entry in entries:
                    dealing.add_script(plan, pile, self.entry(entry))

    def entry(self, entry: int) -> int:
        """A pile's entry: the card, where this hypothesis knows it."""
        if entry >= CARDS and is_single(self.memory.hidden[entry - CARDS]):
            return card_of(self.memory.hidden[entry - CARDS])
        return entry

    def checks(self, plan: dealing.Plan) -> None:
        """Facts that everybody could see, beyond where cards lie."""
        view = self.view
        assert view.frame is not None
        agenda = view.frame.agenda
        decision = view.decision
        hidden_picks = 0 if view.picked else self.seen.peeks
        # Where the deck is empty, a stalemate would have come if nobody held a playable card.
        pending = decision is not None and (
            decision.kind in ("stalemate", "object")
            or (decision.kind == "bid" and self.seen.redealt)
        )
        may_play = (
            view.options["stalemate"] != "none"
            and view.deck_size == 0
            and (pending or not self.seen.played)
            and not view.is_over
        )
        dealing.set_checks(
            plan,
            hidden_picks,
            self.rests(),
            decision is not None and decision.kind == "give",
            bool(agenda) and agenda[-1] == SECOND,
            may_play,
            NO_NUMBER if view.must_open is None else view.must_open,
        )

    def rests(self) -> bool:
        """Whether only hidden steps are pending, so that the state must not be advanced."""
        view = self.view
        if view.decision is not None or view.is_over:
            return False
        assert view.frame is not None
        step = view.frame.agenda[-1]
        if step == REFILL:
            held = view.hand_sizes[view.turn]
            return not (view.deck_size and held < view.limits[view.turn])
        return step not in CERTAIN

    def known(self, seat: int, group: Any) -> int:
        """The known cards of a group, as bits; they are of known place."""
        bits: int = sum(slot for slot in group if is_single(slot))
        self.table |= bits
        return bits

    def fields(self) -> dict[str, Any]:
        """The fields of the state with everything known in place."""
        view = self.view
        frame = view.frame
        assert frame is not None
        memory = self.memory
        piles = [[self.entry(entry) for entry in entries] for entries in self.seen.piles]
        for entries in piles:
            for entry in entries:
                if entry < CARDS:
                    self.table |= 1 << entry
        if any(entry >= CARDS for entries in piles for entry in entries):
            piles = [[e for e in entries if e < CARDS] for entries in piles]
        if memory.limbo != NO_CARD:
            self.table |= 1 << memory.limbo
        seats = range(SEATS)
        hands = [self.known(seat, memory.hands[seat]) for seat in seats]
        aside = [self.known(seat, memory.aside[seat]) for seat in seats]
        secret = [NO_CARD] * SEATS
        for seat in seats:
            if memory.secret[seat] and is_single(memory.secret[seat]):
                secret[seat] = card_of(memory.secret[seat])
                self.table |= memory.secret[seat]
            elif memory.secret[seat]:
                secret[seat] = 0  # to be dealt
        knowledge = self.knowledge(hands)
        return {
            **frame._asdict(),
            "players": view.players,
            "round": view.round - 1,
            "turn": view.turn,
            "round_starter": view.round_starter,
            "living": sum(alive << column for column, alive in enumerate(view.living)),
            "over": END_REASONS.index(view.outcome.reason) if view.outcome else 0,
            "played": memory.limbo,
            "must_open": NO_NUMBER if view.must_open is None else view.must_open,
            "one_draw": int(view.one_draw),
            "redeals": view.redeals,
            "picked": _ids(view.picked, hands[frame.rival] if frame.rival < NOBODY else 0),
            "hands": hands,
            "aside": aside,
            "open": [_ids(view.shown[seat], hands[seat]) for seat in range(view.players)],
            "fallen": list(view.fallen),
            "tokens": list(view.tokens),
            "limit": list(view.limits),
            "crown": list(view.crowns),
            "secret": secret,
            "owner": [view.bets[r][c] for c in range(COLUMNS) for r in range(ROWS)],
            "piles": piles,
            "knows": knowledge,
            "sure": knowledge,
            "agenda": list(frame.agenda),
        }

    def knowledge(self, hands: list[int]) -> list[int]:
        """Who surely knows a card of a hand: the viewer, and all of those lying open."""
        view = self.view
        knows = [0] * CARDS
        for seat in range(view.players):
            for card in access.cards_in(_ids(view.known[seat], hands[seat])):
                knows[card] |= 1 << view.viewer
            for card in access.cards_in(_ids(view.shown[seat], hands[seat])):
                knows[card] |= EVERYBODY
        return knows


def _creature_of(allowed: int) -> tuple[int, int, int]:
    """The creature whose combat cards are among these, those cards, and the others.

    COLUMNS if there are none, more if there are several creatures'.
    """
    combat, others = allowed & COMBAT, allowed & ~COMBAT
    column = card_of(combat) // STRENGTHS if combat else COLUMNS
    if column < COLUMNS and combat & ~run_of(column):
        column = COLUMNS + 1
    return column, combat, others


def _commonest(found: Counter[int]) -> int:
    return max(found, key=found.__getitem__, default=0)


def _ids(cards: tuple[int, ...], held: int) -> int:
    """The cards as bits; a Prefect is the one that is held there."""
    bits = 0
    for card in cards:
        other = card == PREFECT and (bits >> PREFECT & 1 or not held >> PREFECT & 1)
        bits |= 1 << (SECOND_PREFECT if other else card)
    return bits
