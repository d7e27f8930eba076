"""Every deal that fits what a viewer saw, found the slow way: by trying them all.

A world is a game in which the viewer has seen exactly the same. `all_worlds` finds those of a game
in which nothing moved unseen yet: every way to deal out the unknown cards, each replayed from the
opening. `grow` plays all worlds on, with every choice that anybody may have made unseen, and keeps
those that still look the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.properties import twins

from harena import Event, Game, View
from harena.rules import access, engine
from harena.rules.codes import PREFECT, SECOND_PREFECT
from harena.rules.state import State

PREFECTS = 1 << PREFECT | 1 << SECOND_PREFECT
Zone = tuple[str, int]
Key = tuple[object, ...]


def merged(bits: int) -> int:
    """A card set in which a single Prefect is always the first one."""
    if bits & PREFECTS == 1 << SECOND_PREFECT:
        return bits ^ PREFECTS
    return bits


def hidden_part(state: State) -> Key:
    """What a state holds face down, and the piles; the two Prefects are one."""
    values = access.fields(state)
    return (
        *(merged(bits) for bits in values["hands"]),
        *(merged(bits) for bits in values["aside"]),
        *values["secret"],
        merged(values["deck"]),
        merged(values["picked"]),
        tuple(
            tuple(PREFECT if card == SECOND_PREFECT else card for card in pile)
            for pile in values["piles"]
        ),
    )


def look(game: Game, viewer: int) -> View:
    """The view without its history, which differs where the games began apart."""
    return game.view(viewer)._replace(history=(), origin=None)


# --- where nothing moved unseen yet ---------------------------------------------------------------


def unknown(game: Game, viewer: int) -> dict[Zone, list[int]]:
    """The cards that the viewer cannot place, by where they lie."""
    state = game.state
    values = access.fields(state)
    found: dict[Zone, list[int]] = {("deck", 0): list(access.cards_in(values["deck"]))}
    for seat in range(game.players):
        if seat != viewer:
            known = access.known_to(state, viewer, seat)
            cards = [c for c in access.cards_in(values["hands"][seat]) if c not in known]
            found["hand", seat] = cards
    return {zone: cards for zone, cards in found.items() if cards}


def dealings(sizes: list[int], cards: list[int]) -> Iterator[list[list[int]]]:
    """Every way to deal cards onto places of these sizes."""
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        left = [card for card in cards if card not in chosen]
        for rest in dealings(sizes[1:], left):
            yield [list(chosen), *rest]


def renaming(old: list[list[int]], new: list[list[int]]) -> dict[int, int]:
    """The renaming that turns one dealing into another and moves as few cards as it can."""
    names: dict[int, int] = {}
    for before, after in zip(old, new, strict=True):
        stay = set(before) & set(after)
        leaving = [card for card in before if card not in stay]
        coming = [card for card in after if card not in stay]
        names.update(zip(leaving, coming, strict=True))
    return names


def all_worlds(game: Game, viewer: int) -> list[Game]:
    """All worlds of a game so far, as games that start here (no history)."""
    zones = unknown(game, viewer)
    old = list(zones.values())
    pool = sorted(card for cards in old for card in cards)
    assert not set(pool) & {PREFECT, SECOND_PREFECT}, "twins cannot rename Prefects"
    made = twins.decisions(game)
    seen = game.events(viewer)
    here = look(game, viewer)
    found = []
    for new in dealings([len(cards) for cards in old], pool):
        twin = twins.twin_of(game, made, renaming(old, new))
        if twin is None or twin.events(viewer) != seen:
            continue
        assert look(twin, viewer) == here, "the same was seen, but the view differs"
        found.append(Game(game.ruleset, game.names, without_notes(twin.state)))
    return found


def without_notes(state: State) -> State:
    """The same state, as if nothing had just happened: a game made of it begins without events."""
    fresh = access.rebuild(state.rules, access.fields(state))
    engine.advance(fresh)
    return fresh


# --- playing on -----------------------------------------------------------------------------------


def course(game: Game, told: int) -> Key:
    """All but who knows what, and how much was told: equal where games go on and look alike."""
    values = access.fields(game.state)
    return told, *(
        str(value) if isinstance(value, list) else value
        for name, value in values.items()
        if name not in ("knows", "sure", "drawer")
    )


def grow(worlds: list[Game], viewer: int, told: tuple[Event, ...], view: View) -> list[Game]:
    """The worlds after these events, in which the viewer sees this (without history)."""
    found: dict[Key, Game] = {}
    waiting = list(worlds)
    met = {course(world, len(world.events(viewer))) for world in worlds}
    while waiting:
        world = waiting.pop()
        if world.events(viewer) == told:
            if look(world, viewer) == view:
                found[hidden_part(world.state)] = world
                continue
        for action in world.legal_actions:
            other = world.copy()
            other.play(action)
            events = other.events(viewer)
            if events == told[: len(events)]:
                name = course(other, len(events))
                if name not in met:
                    met.add(name)
                    waiting.append(other)
    return list(found.values())
