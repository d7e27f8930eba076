"""Dealing unknown cards onto the places they may lie in: the compiled half of `belief`.

A Plan is one hypothesis about a game as a viewer sees it: a state with everything known in place,
and zones that still need so many cards of an allowed set. `deal` fills them such that every way is
equally likely: buried cards first (burials.py), then zone after zone. Each way of filling them is
proposed with the probability 1 / (product of the numbers of choices), and accepted with that
product divided by its bound. Where the allowed sets are nested the product is constant and nothing
is rejected.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import burials, playout
from .burials import Burial
from .playout import Luck
from .rules import copying, engine, moves, sets
from .rules.arrays import filled
from .rules.codes import *
from .rules.state import State
from .zones import *


class Plan:
    """One hypothesis. Zones: where (kind, seat or hidden place), how many, of which cards.

    `slots` are the allowed sets of single places where a zone mixes several (a perfect matching is
    then needed); `scripts` rebuild the piles that hold unknown cards.
    """

    __slots__ = (
        "template", "pool", "burial", "zone_count", "kind", "index", "need", "allowed", "expected",
        "slot_from", "slot_count", "slots", "slots_used",
        "hand_fixed", "aside_fixed", "deck_allowed",
        "hidden_count", "hidden", "script_count", "script",
        "bound", "picks", "rests", "needs_give", "needs_second", "needs_play", "must_open",
        "hand_from", "hand_slots", "aside_from", "aside_slots", "secret_slot", "hidden_slot",
        "match", "tried",
        "relaxed",
    )  # fmt: skip

    def __init__(self, template: State) -> None:
        """A plan without zones; use `add_zone` and the setters, then `close`."""
        self.template = template
        self.pool = sets.EMPTY
        self.burial = Burial()
        self.zone_count = 0
        self.kind = filled(ZONES)
        self.index = filled(ZONES)
        self.need = filled(ZONES)
        self.expected = filled(ZONES)
        self.slot_from = filled(ZONES)
        self.slot_count = filled(ZONES)
        self.slots_used = 0
        self.deck_allowed = sets.EMPTY
        self.hidden_count = 0
        self.hidden = filled(ZONES)
        self.script_count = 0
        self.script = filled(ENTRIES)
        self.bound = 1.0
        self.picks = 0
        self.rests = 0
        self.needs_give = 0
        self.needs_second = 0
        self.needs_play = 0
        self.must_open = NO_NUMBER
        self.hand_from = filled(SEATS)
        self.hand_slots = filled(SEATS)
        self.aside_from = filled(SEATS)
        self.aside_slots = filled(SEATS)
        self.match = filled(32)
        self.tried = 0
        self.relaxed = 0
        self.allowed = filled(ZONES)
        self.slots = filled(PLACES)
        self.hand_fixed = filled(SEATS)
        self.aside_fixed = filled(SEATS)
        self.secret_slot = filled(SEATS)
        self.hidden_slot = filled(ZONES)


def set_pool(plan: Plan, bits: int) -> None:
    """The cards to deal."""
    plan.pool = sets.taken(bits)


def set_checks(
    plan: Plan, picks: int, rests: int, give: int, second: int, play: int, must_open: int
) -> None:
    """What the dealt state must fulfil besides, and how many picks of the Titan are hidden."""
    plan.picks = picks
    plan.rests = rests
    plan.needs_give = give
    plan.needs_second = second
    plan.needs_play = play
    plan.must_open = must_open


def relax(plan: Plan) -> None:
    """Take every proposal that fits, however uneven the proposals are."""
    plan.relaxed = 1


def add_slots(plan: Plan, slots: Sequence[int]) -> int:
    """Store the allowed sets of single places; where they begin."""
    start = plan.slots_used
    for bits in slots:
        plan.slots[plan.slots_used] = sets.taken(bits)
        plan.slots_used += 1
    return start


def add_zone(
    plan: Plan, kind: int, index: int, need: int, allowed: int, slots: Sequence[int]
) -> None:
    """A zone to fill; `slots` is empty where all its places allow the same cards."""
    zone = plan.zone_count
    plan.kind[zone] = kind
    plan.index[zone] = index
    plan.need[zone] = need
    plan.allowed[zone] = sets.taken(allowed)
    plan.slot_count[zone] = len(slots)
    plan.slot_from[zone] = add_slots(plan, slots)
    plan.zone_count += 1


def set_place(plan: Plan, kind: int, index: int, fixed: int, slots: Sequence[int]) -> None:
    """What a whole place holds, for comparing dealt states with this plan."""
    start = add_slots(plan, slots)
    if kind == IN_HAND:
        plan.hand_fixed[index] = sets.taken(fixed)
        plan.hand_from[index] = start
        plan.hand_slots[index] = len(slots)
    elif kind == ASIDE_CARDS:
        plan.aside_fixed[index] = sets.taken(fixed)
        plan.aside_from[index] = start
        plan.aside_slots[index] = len(slots)
    elif kind == SECRET_CARD:
        plan.secret_slot[index] = sets.taken(fixed)
    elif kind == IN_DECK:
        plan.deck_allowed = sets.taken(fixed)
    else:
        plan.hidden_slot[index] = sets.taken(fixed)
        plan.hidden_count = max(plan.hidden_count, index + 1)
        if sets.size(plan.hidden_slot[index]) == 1:  # no zone deals it
            plan.hidden[index] = sets.first(plan.hidden_slot[index])


def add_script(plan: Plan, pile: int, entry: int) -> None:
    """One entry of a pile with unknown cards, bottom first: a card, or CARDS + hidden place."""
    plan.script[2 * plan.script_count] = pile
    plan.script[2 * plan.script_count + 1] = entry
    plan.script_count += 1


def close(plan: Plan) -> float:
    """Work out the bound of the number of choices; its value (the plan's weight)."""
    plan.bound = burials.close(plan.burial)
    for zone in range(plan.zone_count):
        most = sets.size(plan.pool & plan.allowed[zone])
        outside = sets.size(sets.minus(plan.burial.reach, plan.allowed[zone]))
        if plan.burial.places > outside:
            most -= plan.burial.places - outside
        for before in range(zone):
            outside = sets.size(sets.minus(plan.pool & plan.allowed[before], plan.allowed[zone]))
            if plan.need[before] > outside:
                most -= plan.need[before] - outside
        plan.expected[zone] = most
        need = plan.need[zone]
        for k in range(need):
            if most - k <= 0:
                plan.bound = 0.0
            else:
                plan.bound = plan.bound * (most - k) / (k + 1)
    return plan.bound


def try_deal(plan: Plan, luck: Luck, state: State) -> bool:
    """One proposal, put into `state`; False if it was rejected."""
    copying.become(state, plan.template)
    left = plan.pool
    if plan.burial.places > 0:
        left = burials.bury(plan.burial, luck, left)
        for i in range(plan.burial.places):
            plan.hidden[plan.burial.number[i]] = plan.burial.card[i]
    weight = 1.0
    for zone in range(plan.zone_count):
        free = left & plan.allowed[zone]
        count = sets.size(free)
        need = plan.need[zone]
        if count < need:
            return False
        expected = plan.expected[zone]
        if count != expected:
            for k in range(need):
                weight = weight * (count - k) / (expected - k)
        chosen = free
        if count != need:
            chosen = sets.EMPTY
            for _ in range(need):
                card = playout.random_card(luck, free)
                chosen |= sets.one(card)
                free = sets.drop(free, card)
        left = sets.minus(left, chosen)
        if plan.slot_count[zone] > 0 and not can_match(
            plan, chosen, plan.slot_from[zone], plan.slot_count[zone]
        ):
            return False
        place(plan, state, zone, chosen)
    if weight < 1.0 and not plan.relaxed and playout.fraction(luck) >= weight:
        return False
    if plan.script_count > 0:
        rebuild_piles(plan, state)
    return fulfils(plan, state)


def place(plan: Plan, state: State, zone: int, cards: sets.CardSet) -> None:
    """Put the chosen cards of a zone where they belong."""
    kind = plan.kind[zone]
    index = plan.index[zone]
    if kind == IN_HAND:
        state.hands[index] |= cards
    elif kind == IN_DECK:
        state.deck |= cards
    elif kind == ASIDE_CARDS:
        state.aside[index] |= cards
    elif kind == SECRET_CARD:
        state.secret[index] = sets.first(cards)
    elif kind == IN_PILE:
        plan.hidden[index] = sets.first(cards)
    else:
        state.buried |= cards


def rebuild_piles(plan: Plan, state: State) -> None:
    """Lay the piles that hold unknown cards."""
    last = PILES
    for i in range(plan.script_count):
        pile = plan.script[2 * i]
        entry = plan.script[2 * i + 1]
        if pile != last:
            state.tops[pile] = NO_CARD
            last = pile
        card = entry if entry < CARDS else plan.hidden[entry - CARDS]
        moves.cover(state, pile, card)


def can_match(plan: Plan, cards: sets.CardSet, start: int, count: int) -> bool:
    """Whether the cards can be laid one on each of these places (a perfect matching)."""
    if sets.size(cards) != count:
        return False
    for slot in range(count):
        plan.match[slot] = NO_CARD
    left = cards
    while left != sets.EMPTY:
        card = sets.first(left)
        left = sets.rest(left)
        plan.tried = 0
        if not seat_card(plan, card, start, count):
            return False
    return True


def seat_card(plan: Plan, card: int, start: int, count: int) -> bool:
    """Find a place for one more card, moving others if need be (an augmenting path)."""
    for slot in range(count):
        if plan.tried >> slot & 1 == 0 and sets.has(plan.slots[start + slot], card):
            plan.tried |= 1 << slot
            other = plan.match[slot]
            if other == NO_CARD or seat_card(plan, other, start, count):
                plan.match[slot] = card
                return True
    return False


def fulfils(plan: Plan, state: State) -> bool:
    """The facts that everybody could see besides where cards lie."""
    if plan.needs_give:
        if state.hands[state.rival] & sets.run(state.named * STRENGTHS, STRENGTHS) == sets.EMPTY:
            return False
    if plan.needs_second:
        cards = moves.playable(state, state.turn)
        if not state.rules.second_referee:
            cards = cards & sets.run(0, PREFECT)
        if cards == sets.EMPTY:
            return False
    if plan.must_open != NO_NUMBER:
        if moves.honouring(state, state.turn, plan.must_open) == sets.EMPTY:
            return False
    if plan.needs_play:
        found = 0
        for seat in range(state.players):
            if (state.hands[seat] | state.aside[seat]) & state.live != sets.EMPTY:
                found = 1
        if found == 0:
            return False
    return True


def fits(plan: Plan, state: State, dealt: Plan) -> bool:
    """Whether a state dealt by another plan is one that this plan could deal."""
    for seat in range(state.players):
        if not holds(plan, state.hands[seat], plan.hand_fixed[seat], plan.hand_from[seat],
                     plan.hand_slots[seat]):  # fmt: skip
            return False
        if not holds(plan, state.aside[seat], plan.aside_fixed[seat], plan.aside_from[seat],
                     plan.aside_slots[seat]):  # fmt: skip
            return False
        if state.secret[seat] != NO_CARD:
            if not sets.has(plan.secret_slot[seat], state.secret[seat]):
                return False
    if sets.minus(state.deck, plan.deck_allowed) != sets.EMPTY:
        return False
    for i in range(plan.hidden_count):
        if not sets.has(plan.hidden_slot[i], dealt.hidden[i]):
            return False
    return True


def holds(plan: Plan, cards: sets.CardSet, fixed: sets.CardSet, start: int, count: int) -> bool:
    """Whether these cards are the fixed ones and some that match the places."""
    if sets.minus(fixed, cards) != sets.EMPTY:
        return False
    return can_match(plan, sets.minus(cards, fixed), start, count)


def pick_hidden(plan: Plan, luck: Luck, state: State) -> None:
    """Which cards the Titan has drawn, where the viewer cannot know."""
    if plan.picks == 0:
        return
    free = sets.minus(state.hands[state.rival], state.picked)
    for _ in range(plan.picks):
        card = playout.random_card(luck, free)
        state.picked |= sets.one(card)
        free = sets.drop(free, card)


def ready(plan: Plan, state: State) -> None:
    """Compute the pending decision, or leave the state where only hidden steps are pending."""
    if plan.rests:
        state.decider = CHANCE
        state.kind = CHANCE_DECISION
        state.legal_count = 0
        state.pool = sets.EMPTY
    else:
        engine.advance(state)


def deal(
    plans: Sequence[Plan], weights: Sequence[float], luck: Luck, state: State, most: int
) -> int:
    """Deal a state, uniformly over all that fit any plan; the number of proposals, 0 if none.

    `weights` are the plans' bounds, `most` the number of proposals after which to give up.
    """
    if len(plans) == 1:
        return deal_one(plans[0], luck, state, most)
    total = sum(weights)
    for tries in range(1, most + 1):
        mark = playout.fraction(luck) * total
        chosen = 0
        while chosen < len(plans) - 1 and mark >= weights[chosen]:
            mark -= weights[chosen]
            chosen += 1
        plan = plans[chosen]
        if try_deal(plan, luck, state):
            fitting = 1
            for other in plans:
                if other is not plan and fits(other, state, plan):
                    fitting += 1
            if fitting == 1 or playout.fraction(luck) * fitting < 1.0:
                pick_hidden(plan, luck, state)
                ready(plan, state)
                return tries
    return 0


def deal_one(plan: Plan, luck: Luck, state: State, most: int) -> int:
    """The same for a single plan."""
    for tries in range(1, most + 1):
        if try_deal(plan, luck, state):
            pick_hidden(plan, luck, state)
            ready(plan, state)
            return tries
    return 0


def deal_many(plan: Plan, luck: Luck, count: int, most: int) -> int:
    """Deal so many states one over the other (for the speed figure); the number of proposals."""
    state = plan.template.copy()
    total = 0
    for _ in range(count):
        total += deal_one(plan, luck, state, most)
    return total
