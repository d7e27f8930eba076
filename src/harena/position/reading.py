"""A `position` table checked and turned into the fields of a Position (notation.md).

What is refused is what cannot be: a card in two places, a marker in no place of the table, a duty
that cannot be honoured. A position that no game reaches but that the rules can go on from is taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from harena import notation
from harena.rules import rulesets
from harena.rules.codes import (
    CARDS,
    COLUMNS,
    COMBAT_CARDS,
    CROWN,
    HAND_LIMIT,
    LONG_AGO,
    MAGISTER,
    MARKERS,
    NO_CARD,
    PREFECT,
    ROWS,
    SEATS,
    SECOND_PREFECT,
    SPECTATORS,
    START_AUCTION,
    strength_of,
    suit_of,
)
from harena.rules.rulesets import Ruleset

from .values import glimpse, number, refuse, said, table_of, text_list, typed, unknown

HEAD_KEYS = ("ruleset", "options", "players", "creatures", "seed", "position")
PHASES = ("bid", "bet", "play", "discard")

Cards = tuple[int, ...]
T = TypeVar("T")


def read_fields(rules: Ruleset, names: tuple[str, ...], table: object) -> dict[str, Any]:
    """The fields of a Position below `seed`. Raises PositionError."""
    reader = Reader(rules, names, table_of("position", table, "a table"))
    unknown(reader.table, tuple(FIELDS), "position.")
    fields: dict[str, Any] = {}
    for name, read in FIELDS.items():
        fields[name] = read(reader, f"position.{name}", fields)
    for check in CHECKS:
        check(reader, fields)
    return fields


class Reader:
    """One `position` table, and where each card of it was named."""

    def __init__(self, rules: Ruleset, names: tuple[str, ...], table: Mapping[str, Any]) -> None:
        self.rules = rules
        self.names = names
        self.table = table
        self.context = notation.Context(rules.creatures, names, rules.name)
        self.named: dict[int, str] = {}

    def get(self, where: str, default: object = None) -> Any:
        """The value of a key, named with its table."""
        return self.table.get(where.removeprefix("position."), default)

    def player(self, where: str, value: object) -> int:
        """A seat."""
        text = typed(where, value, str, "a player's name")
        return said(where, notation.parse_player, text, self.names)

    def creature(self, where: str, value: object) -> int:
        """A column."""
        text = typed(where, value, str, "a creature")
        return said(where, notation.parse_creature, text, self.context)

    def listed(self, where: str, value: object) -> Cards:
        """Cards in their order, which may be named elsewhere too."""
        text = typed(where, value, str, "a text of cards separated by commas")
        return said(where, notation.parse_cards, text, self.context)

    def cards(self, where: str, value: object) -> Cards:
        """Cards in their order, each named once in a position."""
        found = self.listed(where, value)
        for card in found:
            real = SECOND_PREFECT if card == PREFECT and card in self.named else card
            if real in self.named:
                times = "a third time" if card == PREFECT else "twice"
                name = notation.format_card(card, self.context)
                refuse(where, f"{name} is used {times}, before in {self.named[real]}")
            self.named[real] = where
        return found

    def hand(self, where: str, value: object) -> Cards:
        """Cards without order."""
        found = self.cards(where, value)
        return tuple(sorted(found))

    def by_player(
        self, where: str, value_of: Callable[[str, object], T], default: T
    ) -> tuple[T, ...]:
        """A table of players, as a tuple by seat."""
        found: dict[int, T] = {}
        for given, value in table_of(where, self.get(where, {}), "a table of players").items():
            seat = self.player(where, given)
            if seat in found:
                refuse(where, f"{self.names[seat]} is named twice")
            found[seat] = value_of(f"{where}.{self.names[seat]}", value)
        return tuple(found.get(seat, default) for seat in range(SEATS))

    def by_creature(self, where: str, value: object, others: Callable[[int], bool]) -> list[Cards]:
        """A table of piles, by column: the creature's combat cards, others that may lie there."""
        piles: list[Cards] = [()] * COLUMNS
        done = set()
        for given, pile in table_of(where, value, "a table of creatures").items():
            column = self.creature(where, given)
            place = f"{where}.{self.rules.creatures[column]}"
            if column in done:
                refuse(where, f"{self.rules.creatures[column]} is named twice")
            done.add(column)
            piles[column] = self.cards(place, pile)
            for card in piles[column]:
                if suit_of(card) != column and not others(card):
                    name = notation.format_card(card, self.context)
                    refuse(place, f"{name} cannot lie there")
        return piles


# --- the keys -----------------------------------------------------------------------------------

Fields = Mapping[str, Any]


def fallen(reader: Reader, where: str, _: Fields) -> tuple[int, ...]:
    """Creatures already out, in order; with the fifth the game is over."""
    texts = text_list(where, reader.get(where, []))
    columns = tuple(reader.creature(where, text) for text in texts)
    if len(set(columns)) < len(columns):
        refuse(where, "a creature falls only once")
    if len(columns) > 4:
        refuse(where, "at most four; with the fifth fall the game is over")
    return columns


def round_number(reader: Reader, where: str, fields: Fields) -> int:
    """Always the number of the fallen plus one."""
    due = len(fields["fallen"]) + 1
    given = number(where, reader.get(where, due), 1, ROWS)
    if given != due:
        refuse(where, f"must be the number of fallen plus one, {due}, not {given}")
    return given


def phase(reader: Reader, where: str, _: Fields) -> str:
    """Which phase begins."""
    given = typed(where, reader.get(where, "bet"), str, "a text")
    if given not in PHASES:
        refuse(where, f"{glimpse(given)} is none of {', '.join(PHASES)}")
    return given


def round_starter(reader: Reader, where: str, fields: Fields) -> int:
    """The turn player unless named."""
    given = reader.get(where)
    turn: int = fields["turn"]
    return turn if given is None else reader.player(where, given)


def markers(reader: Reader, where: str, value: object) -> tuple[tuple[int, int], ...]:
    """A player's places, each once."""
    found: list[tuple[int, int]] = []
    for text in text_list(where, value):
        place = said(where, notation.parse_place, text, reader.context)
        if place in found:
            refuse(where, f"{glimpse(text)} is named twice")
        found.append(place)
    return tuple(sorted(found))


def secret(reader: Reader, where: str, value: object) -> int:
    """The card under a secret bet."""
    found = reader.cards(where, value)
    if len(found) != 1 or found[0] >= COMBAT_CARDS:
        refuse(where, "a secret bet lies on one combat card")
    return found[0]


def rows(reader: Reader, where: str, fields: Fields) -> tuple[Cards, ...]:
    """The piles of the rows begun."""
    piles: list[Cards] = [()] * (COLUMNS * ROWS)
    for given, table in table_of(where, reader.get(where, {}), "a table of rows").items():
        if not isinstance(given, str) or not re.fullmatch(f"[1-{ROWS}]", given):
            refuse(where, f"{glimpse(given)} is no row; rows are 1 to {ROWS}")
        row = int(given) - 1
        if row >= fields["round"]:
            refuse(f"{where}.{given}", f"that row is not begun in round {fields['round']}")
        piles[row::ROWS] = reader.by_creature(
            f"{where}.{given}", table, lambda card: suit_of(card) == SPECTATORS
        )
    return tuple(piles)


def revealed(reader: Reader, where: str, _: Fields) -> tuple[Cards, ...]:
    """The piles of face-up secret cards, where they stay (A-9), Head Referee included (A-117)."""
    table = reader.get(where, {})
    if table and not reader.rules.revealed_stay:
        refuse(where, "in this ruleset revealed cards go to the discard pile (key discard)")
    return tuple(reader.by_creature(where, table, lambda card: card == MAGISTER))


def secret_used(reader: Reader, where: str, fields: Fields) -> tuple[int, ...]:
    """Who made his secret bet; needless to say where it still lies."""
    seats = {reader.player(where, name) for name in text_list(where, reader.get(where, []))}
    return tuple(seat for seat in sorted(seats) if not secret_bets(fields, seat))


def secret_bets(fields: Fields, seat: int) -> int:
    """How many secret bets of a player lie on the table, hidden or revealed."""
    rows_marked = [row for _, row in fields["bets"][seat]]
    return rows_marked.count(CROWN) + int(fields["secret"][seat] != NO_CARD)


def optional(low: int, high: int) -> Callable[[Reader, str, Fields], int | None]:
    """A number that may be left out."""

    def read(reader: Reader, where: str, _: Fields) -> int | None:
        given = reader.get(where)
        return None if given is None else number(where, given, low, high)

    return read


def counter(reader: Reader, where: str, fields: Fields) -> int:
    """Turns counted by A-109: `dry`, without a draw or fall, is never less than `idle`."""
    least: int = fields.get("idle", 0)
    return number(where, reader.get(where, least), least, 10 * len(reader.names))


def asked(reader: Reader, where: str, _: Fields) -> int | None:
    """How many turns ago the questions about a stalemate were last asked; 0: before this turn."""
    given = reader.get(where)
    if given is None:
        return None
    turns = number(where, given, 0, LONG_AGO)
    if not reader.rules.stalemate:
        refuse(where, "without a stalemate (option stalemate) nobody is asked")
    return asked_that_matters(turns, len(reader.names), reader.rules)


def asked_that_matters(turns: int, players: int, rules: Ruleset) -> int | None:
    """The count, unless a circuit will have passed before the next questions could be asked.

    Without an auction, which changes whose turn it is, they are never due earlier (A-110, A-119).
    """
    auction = rulesets.STALEMATES[rules.stalemate] == "auction"
    return turns if auction and turns < players - 1 else None


# How each key is read, in this order: later ones look at earlier ones.
FIELDS: dict[str, Callable[[Reader, str, Fields], Any]] = {
    "fallen": fallen,
    "round": round_number,
    "turn": lambda reader, where, _: reader.player(where, reader.get(where, "#1")),
    "phase": phase,
    "round_starter": round_starter,
    "hands": lambda reader, where, _: reader.by_player(where, reader.hand, ()),
    "aside": lambda reader, where, _: reader.by_player(where, reader.hand, ()),
    "bets": lambda reader, where, _: reader.by_player(
        where, lambda place, value: markers(reader, place, value), ()
    ),
    "secret": lambda reader, where, _: reader.by_player(
        where, lambda place, value: secret(reader, place, value), NO_CARD
    ),
    "rows": rows,
    "revealed": revealed,
    "discard": lambda reader, where, _: reader.cards(where, reader.get(where, "")),
    "deck": lambda reader, where, _: reader.cards(where, reader.get(where, "")),
    "deck_size": optional(0, CARDS),
    "limit": lambda reader, where, _: reader.by_player(
        where, lambda place, value: number(place, value, HAND_LIMIT - 1, HAND_LIMIT), HAND_LIMIT
    ),
    "open": lambda reader, where, _: reader.by_player(
        where, lambda place, value: tuple(sorted(reader.listed(place, value))), ()
    ),
    "must_open": optional(0, 10),
    "one_draw": lambda reader, where, _: typed(
        where, reader.get(where, False), bool, "true or false"
    ),
    "redeals": lambda reader, where, _: number(where, reader.get(where, 0), 0, CARDS),
    "idle": counter,
    "dry": counter,
    "asked": asked,
    "secret_used": secret_used,
}


# --- what must fit together -----------------------------------------------------------------------


def check_markers(reader: Reader, fields: Fields) -> None:
    """Places exist, are begun, hold one marker; each player has five, one of them secret."""
    taken: dict[tuple[int, int], int] = {}
    for seat, name in enumerate(reader.names):
        where = f"position.bets.{name}"
        for column, row in fields["bets"][seat]:
            place = (column, row)
            text = f'"{notation.format_place(column, row, reader.context)}"'
            if row == CROWN:
                continue
            if row >= reader.rules.bet_rows:
                refuse(where, f"{text}: in this ruleset no bets are made in row {row + 1}")
            if row >= fields["round"]:
                refuse(where, f"{text}: that row is not begun in round {fields['round']}")
            if place in taken:
                refuse(where, f"{text}: a marker of {reader.names[taken[place]]} lies there")
            taken[place] = seat
        if secret_bets(fields, seat) > 1:
            refuse(where, "a player has one secret bet, hidden or revealed")
        if len(fields["bets"][seat]) + (fields["secret"][seat] != NO_CARD) > MARKERS:
            refuse(where, f"{name} has only {MARKERS} markers, a secret bet's included")


def check_deck(reader: Reader, fields: Fields) -> None:
    """The cards of the deck exist."""
    size = fields["deck_size"]
    listed = len(fields["deck"])
    if size is None:
        return
    if size < listed:
        refuse("position.deck_size", f"is {size}, but position.deck names {listed} cards")
    most = CARDS - len(reader.named) + listed
    if size > most:
        refuse("position.deck_size", f"is {size}, but only {most} cards lie nowhere else")


def check_fallen(reader: Reader, fields: Fields) -> None:
    """Where the cards of the fallen leave the table, none lies there (A-8)."""
    if not reader.rules.fallen_leave:
        return
    for column in fields["fallen"]:
        name = reader.rules.creatures[column]
        for key, piles in (
            ("rows", fields["rows"][column * ROWS : column * ROWS + ROWS]),
            ("revealed", fields["revealed"][column : column + 1]),
        ):
            if any(piles):
                refuse(
                    f"position.{key}",
                    f"{name} has fallen: in this ruleset its cards lie in the discard pile",
                )


def check_auction(reader: Reader, fields: Fields) -> None:
    """Bidding and its duty exist where the ruleset has an auction (A-13 to A-17)."""
    stalemate = rulesets.STALEMATES[reader.rules.stalemate]
    auction = reader.rules.start == START_AUCTION or stalemate == "auction"
    if fields["phase"] == "bid" and not auction:
        refuse("position.phase", "without an auction (options start, stalemate) nobody bids")
    bid = fields["must_open"]
    if bid is None:
        return
    where = "position.must_open"
    if not auction:
        refuse(where, "without an auction (options start, stalemate) nobody bids")
    if fields["phase"] not in ("bet", "play"):
        refuse(where, "only in the phases bet and play is a bid still to be honoured")
    if not any(
        card < PREFECT and strength_of(card) >= bid and suit_of(card) not in fields["fallen"]
        for card in fields["hands"][fields["turn"]]
    ):
        name = reader.names[fields["turn"]]
        refuse(where, f"{name} holds no playable card of {bid} or more: penalty, not duty")


def check_open(reader: Reader, fields: Fields) -> None:
    """Open cards are in the hand, after a pass, until the next turn (A-105, A-115)."""
    for seat, name in enumerate(reader.names):
        cards = fields["open"][seat]
        where = f"position.open.{name}"
        if cards and not reader.rules.pass_stays_open:
            refuse(where, "in this ruleset no card lies open after a pass")
        for card in cards:
            if cards.count(card) > fields["hands"][seat].count(card):
                refuse(where, f"{notation.format_card(card, reader.context)} is not in that hand")


def check_stalemate(reader: Reader, fields: Fields) -> None:
    """What a stalemate leaves behind needs a ruleset that has one."""
    if reader.rules.stalemate:
        return
    for key in ("one_draw", "redeals"):
        if fields[key]:
            refuse(f"position.{key}", "without a stalemate (option stalemate) there is none")


CHECKS = (check_markers, check_deck, check_fallen, check_auction, check_open, check_stalemate)
