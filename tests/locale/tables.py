"""Views to word things in: small stand-ins built from the real View, Event and Frame."""

from __future__ import annotations

from collections.abc import Iterator

from tests.locale import files

from harena import PUBLIC, View
from harena.events import Event
from harena.rules import codes
from harena.view import Action, Decision, Frame

NAMES = ("Ann", "Ben", "Cleo")
# All sixteen creatures in two columns' worth of games; wording does not mind twins in one game.
SETS = (files.CREATURES[:8], files.CREATURES[8:])
RULESETS = ("colossal-arena", "titan-the-arena")
NO_FRAME = dict.fromkeys(Frame._fields, 0)


def frame(**fields: object) -> Frame:
    return Frame(**{**NO_FRAME, "agenda": (), "secret_used": (), **fields})  # type: ignore[arg-type]


def view(
    ruleset: str = "colossal-arena",
    creatures: tuple[str, ...] = SETS[0],
    viewer: int = PUBLIC,
    **fields: object,
) -> View:
    """A view with eight creatures, three players and an empty table, as far as words need one."""
    empty: dict[str, object] = {
        "names": NAMES,
        "players": 3,
        "round": 1,
        "living": (True,) * 8,
        "tops": ((codes.NO_CARD,) * 8,) * 5,
        "crown_tops": (codes.NO_CARD,) * 8,
        "bets": ((codes.NOBODY,) * 8,) * 5,
        "backers": (codes.NOBODY,) * 8,
        "crowns": (codes.NO_COLUMN,) * 3,
        "secrets": (codes.NO_CARD,) * 3,
        "tokens": (5, 4, 1),
        "hand_sizes": (8, 1, 0),
        "gold": (0, 1, 15),
        "frame": frame(),
    }
    return View(viewer, ruleset, {}, creatures, **{**empty, **fields})  # type: ignore[arg-type]


def asked(kind: str, actions: tuple[int, ...], seen: View | None = None, **fields: object) -> View:
    """A view of Ann who is asked this, with these legal actions."""
    seen = seen or view()
    legal = tuple(Action.of(kind, code) for code in actions)
    return seen._replace(
        viewer=0, decision=Decision(0, kind), legal_actions=legal, frame=frame(**fields)
    )


def some_cards(strengths: tuple[int, ...] = (0, 1, 5, 10)) -> Iterator[int]:
    """Combat cards of every column, spectators, and the three referees."""
    for column in range(codes.COLUMNS + 1):
        for strength in strengths:
            yield column * codes.STRENGTHS + strength
    yield from (codes.PREFECT, codes.MAGISTER)


PEOPLE = ((0, 1), (1, 0), (1, 2))
LISTS: tuple[tuple[int, ...], ...] = ((), (7,), (7, 90), (7, 90, 99, 101))
RUNS = ("draw", "discard", "aside")


def events() -> Iterator[Event]:
    """Every kind of event in every wording, with many creatures, cards and numbers."""
    for player, rival in PEOPLE:
        for kind in (
            "start", "no-bid", "turn", "prefect", "declare", "continue", "object", "agree",
            *RUNS, "secret",
        ):  # fmt: skip
            yield Event(kind, player)
        for kind in ("peek", "keep"):
            yield Event(kind, player, rival=rival)
        for reason in ("fifth-fall", "deck", "stalemate", "idle"):
            yield Event("over", player, reason=reason)
        yield from _numbered(player, rival)
        yield from _listed(player, rival)
        for card in some_cards():
            yield from _carded(player, rival, card)
        for column in range(codes.COLUMNS):
            yield from _placed(player, rival, column)
    for amount in range(1, 6):
        yield Event("round", amount=amount)
    for reason in ("automatic", "agreed", "idle"):
        yield Event("stalemate", reason=reason)
    for row in range(5):
        for amount in (1, 2, 5, 31):
            yield Event("redeal", row=row, amount=amount)


def _numbered(player: int, rival: int) -> Iterator[Event]:
    for amount in range(11):
        for kind in ("bid", "duty", "penalty"):
            yield Event(kind, player, amount=amount)
    for amount in (1, 2, 5):
        yield Event("return", player, amount=amount)
        yield Event("stack", player, card=7, amount=amount)
        yield Event("peek", player, rival=rival, amount=amount)
        for kind in RUNS:
            yield Event(kind, player, amount=amount)


def _listed(player: int, rival: int) -> Iterator[Event]:
    for cards in LISTS:
        yield Event("pass", player, cards=cards)
        for column in range(codes.COLUMNS):
            yield Event("miss", player, cards=cards, creature=column, rival=rival)
        if cards:
            yield Event("peek", player, cards[0], cards, rival=rival)
            for kind in RUNS:
                yield Event(kind, player, cards[0], cards)


def _carded(player: int, rival: int, card: int) -> Iterator[Event]:
    for kind in (*RUNS, "take"):
        yield Event(kind, player, card)
    for kind in ("peek", "keep"):
        yield Event(kind, player, card, rival=rival)
    yield Event("stack", player, card, amount=3)
    if card < codes.COMBAT_CARDS:
        column = codes.suit_of(card)
        yield Event("secret", player, card)
        yield Event("take-back-secret", player, card)
        for kind in ("play", "reveal", "take", "burn"):
            yield Event(kind, player, card, creature=column)
        yield Event("give", player, card, creature=column, rival=rival)
        other = column * codes.STRENGTHS + 8
        yield Event("swap", player, cards=(card, other), creature=column)


def _placed(player: int, rival: int, column: int) -> Iterator[Event]:
    for kind in ("magister", "call", "use", "take-back-crown"):
        yield Event(kind, player, creature=column)
    for kind in ("use", "name", "give", "miss"):
        yield Event(kind, player, creature=column, rival=rival)
    for card in range(codes.FIRST_SPECTATOR, codes.PREFECT):
        yield Event("spectator", player, card, creature=column)
        yield Event("burn", player, card, creature=column)
    for row in range(codes.ROWS):
        for kind in ("bet", "bet-anywhere", "take-back"):
            yield Event(kind, player, creature=column, row=row)
        yield Event("fall", creature=column, row=row)


def questions(seen: View) -> Iterator[View]:
    """Views of Ann for every decision in every variant of its question."""
    card, column, place = codes.CARD_ACTION, codes.COLUMN_ACTION, codes.PLACE_ACTION
    number, player = codes.NUMBER_ACTION, codes.PLAYER_ACTION
    for lowest in range(11):
        yield asked("bid", (0, *range(number + lowest, number + 11)), seen)
        yield asked("play", (card,), seen._replace(must_open=lowest))
    for round_ in range(1, 6):
        for tokens in (1, 2, 5):
            now = seen._replace(round=round_, tokens=(tokens, 0, 0))
            yield asked("bet", (0, column), now)
            yield asked("bet", (0, card, column), now)
            for secret in (codes.NO_CARD, 7):
                yield asked("bet", (0, column, codes.YES), now._replace(secret=secret))
                yield asked("bet", (0, codes.YES), now._replace(secret=secret))
    every_card = tuple(sorted(card + code for code in some_cards()))
    yield asked("play", every_card, seen)
    yield asked("play", (0, card + 1), seen)
    yield asked("play", (codes.PASS,), seen)
    columns = tuple(range(column, column + 8))
    tops = (tuple(range(0, 88, 11)), *seen.tops[1:])
    for played in (codes.FIRST_SPECTATOR, codes.MAGISTER):
        yield asked("column", columns, seen._replace(tops=tops), played=played)
    yield asked("take", (0, *every_card), seen, played=codes.PREFECT)
    for source in range(8):
        yield asked("take", (0, card + source * 11), seen, played=5, source=source)
        yield asked("power", (0, codes.YES), seen, source=source)
        yield asked("rival", (0, player, player + 1, player + 2), seen, source=source)
        called = seen._replace(history=(Event("play", 0), Event("call", 0, creature=source)))
        yield asked("power", (0, codes.YES), called, source=7)
        yield asked("give", (card + source * 11,), seen, named=source)
        yield asked("with", (card + source * 11 + 1,), seen, chosen=source * 11)
    for rival in (1, 2):
        yield asked("name", columns, seen, rival=rival)
        yield asked("keep", every_card, seen, rival=rival)
        yield asked("object", (0, codes.YES), seen, declarer=rival)
    places = tuple(range(place, place + 40))
    crowns = tuple(range(codes.CROWN_ACTION, codes.CROWN_ACTION + 8))
    for secret in (codes.NO_CARD, 7):
        own = seen._replace(secret=secret)
        yield asked("take-back", (0, *places, *crowns, codes.SECRET_ACTION), own)
    yield asked("bet-anywhere", (0, *places), seen)
    yield asked("call", (0, *columns), seen)
    yield asked("swap", (0, *every_card[:32]), seen)
    yield asked("burn", (0, *columns), seen._replace(tops=tops))
    spectators = ((88, 89, 90, 91, 92, 93, 98, 97), *seen.tops[1:])
    yield asked("burn", (0, *columns), seen._replace(tops=spectators))
    for left in (1, 2, 3):
        for foresight in (0, 1):
            legal = (0, *every_card)
            yield asked("discard", legal, seen, discards_left=left, foresight=foresight)
    yield asked("stalemate", (0, codes.YES), seen)
