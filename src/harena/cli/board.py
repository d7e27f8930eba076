"""The board as lines of text: eight creatures by five rows, in a wide and in a narrow layout.

Draws from a View alone. Every line fits the width: a creature takes one line, and two where there
is no room for that.
"""

from __future__ import annotations

from functools import cached_property

from rich.text import Text

from harena.locale import t, wording
from harena.rules.codes import (
    CROWN,
    MAGISTER,
    NO_CARD,
    NOBODY,
    PREFECT,
    ROWS,
    SPECTATORS,
    strength_of,
    suit_of,
)
from harena.rules.rulesets import EDITIONS
from harena.view import View

from .marks import SHAPES, Signs, codes, creature_chip, initials, player_chip
from .screen import flowed, styled, wrapped

BET_VALUES = (4, 3, 2, 1, 0)
CURRENT = "bold"  # the style of the current row
NARROW_CELL = 7  # columns of a place in the narrow layout
NARROWEST_ROW = ROWS * (NARROW_CELL + 1)  # columns that five of them take
POWERS_FROM = 110  # columns from which on the powers stand beside the creatures


class Board:
    """What one viewer sees of the board, in one language and width."""

    def __init__(
        self, view: View, language: str, width: int, sign: Signs, bots: tuple[str | None, ...] = ()
    ) -> None:
        self.view = view
        self.language = language
        self.width = width
        self.sign = sign
        self.bots = bots or (None,) * view.players
        self.letters = initials(view.names)

    def t(self, id: str, /, **args: str | int) -> str:
        """A message in the table's language."""
        return t(id, self.language, **args)

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """Two letters for each creature."""
        names = [
            wording.creature(self.view, column, self.language)
            for column in range(len(self.view.creatures))
        ]
        return codes(names)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The creatures' short names."""
        columns = range(len(self.view.creatures))
        return tuple(wording.creature(self.view, c, self.language, "short") for c in columns)

    # --- parts of the board ------------------------------------------------------------------

    def chip(self, column: int) -> Text:
        """The sign of a creature."""
        fallen = not self.view.living[column]
        return creature_chip(self.view.creatures[column], self.codes[column], fallen=fallen)

    def seat(self, seat: int, *, faded: bool = False) -> Text:
        """The sign of a player; faded where it counts for nothing any more."""
        chip = player_chip(seat, self.letters, self.sign)
        return Text(chip.plain, "dim") if faded else chip

    def card_sign(self, card: int) -> str:
        """A card on the table in at most four cells: 7, spectator (7)."""
        if card == MAGISTER:
            return wording.card(self.view, card, self.language)[:2]
        if card >= PREFECT:
            return "?"
        strength = str(strength_of(card))
        return f"({strength})" if suit_of(card) == SPECTATORS else strength

    def pile(self, column: int, row: int, *, narrow: bool = False) -> Text:
        """What lies in a place: top card, how many beneath it, whose marker; at most nine cells.

        Narrow: at most seven cells, without blanks, and only whether there are cards beneath.
        """
        view = self.view
        card = view.tops[row][column]
        is_current = row == view.round - 1
        style = CURRENT if is_current else ""
        if not view.living[column]:
            style = "dim"
        place = Text()
        beneath = ""
        if card == NO_CARD:
            waits = is_current and view.living[column] and not view.is_over
            top = self.sign.empty if waits or row < view.round - 1 else ""
        else:
            top = self.card_sign(card)
            count = view.pile_sizes[row][column] - 1
            beneath = f"+{'' if narrow else count}" if count else ""
        place.append(top if narrow else f"{top:>4}", style)
        place.append(beneath if narrow else f"{beneath:<2} ", "dim")
        owner = view.bets[row][column]
        if owner != NOBODY:
            place.append_text(self.seat(owner, faded=not view.living[column]))
        return place

    def crown(self, column: int) -> Text:
        """What lies above (behind) the creature: revealed secret bets and their cards."""
        view = self.view
        found = Text()
        card = view.crown_tops[column]
        if card != NO_CARD:
            found.append(self.card_sign(card), "" if view.living[column] else "dim")
            beneath = view.crown_sizes[column] - 1
            found.append(f"+{beneath}" if beneath else "", "dim")
            found.append(" ")
        for seat, crowned in enumerate(view.crowns):
            secret = view.secrets[seat] if view.is_over else NO_CARD  # all are revealed at the end
            if column in (crowned, suit_of(secret)):
                found.append_text(self.seat(seat, faded=not view.living[column]))
        found.rstrip()
        return found

    def state_sign(self, column: int) -> Text:
        """Whether the creature would fall now, or has fallen."""
        if not self.view.living[column]:
            return styled(self.sign.fallen, "dim")
        if self.view.would_fall == column and not self.view.is_over:
            return styled(self.sign.falls, "bold red")
        return Text(" ")

    def row_title(self, row: int) -> Text:
        """A row's number and what a bet in it pays."""
        is_current = row == self.view.round - 1 and not self.view.is_over
        text = styled(f"{self.sign.turn if is_current else ' '}{row + 1}", CURRENT)
        if row < int(str(EDITIONS[self.view.ruleset]["bet_rows"])):
            text.append(f" +{BET_VALUES[row]}", "dim")
        if is_current:
            text.stylize("reverse")
        return text

    def name(self, column: int) -> Text:
        """A creature's short name."""
        return styled(self.names[column], "bold" if self.view.living[column] else "dim strike")

    def backer(self, column: int) -> Text:
        """The sign of a creature's backer."""
        seat = self.view.backers[column]
        return styled(f"{self.sign.dash} ", "dim") if seat == NOBODY else self.seat(seat)

    # --- the board ---------------------------------------------------------------------------

    def board(self) -> list[Text]:
        """Eight creatures by five rows."""
        columns = range(len(self.view.creatures))
        crowns = [self.crown(column) for column in columns]
        crown_width = max(2, *(crown.cell_len for crown in crowns))
        name_width = max(Text(name).cell_len for name in self.names)
        fixed = 1 + 3 + name_width + 2 + 2 + 1 + crown_width
        cell = min(11, (self.width - fixed) // ROWS - 1)
        if cell < 9:
            return self._narrow_board()
        used = fixed + ROWS * (cell + 1)
        title = Text(" " * (name_width + 6))
        title.append(f"{self.sign.crown}  ", "dim")
        title.append_text(padded(Text(f"+{CROWN}", "dim"), crown_width))
        for row in range(ROWS):
            title.append_text(padded(Text(" ") + self.row_title(row), cell + 1))
        found = [title]
        for column in columns:
            line = self.state_sign(column) + self.chip(column) + Text(" ")
            line.append_text(padded(self.name(column), name_width + 2))
            line.append_text(self.backer(column))
            line.append(" ")
            line.append_text(padded(crowns[column], crown_width))
            for row in range(ROWS):
                line.append(" ")
                line.append_text(padded(self.pile(column, row), cell))
            if self.width >= POWERS_FROM:
                self._append_power(line, column, used)
            line.rstrip()
            found.append(line)
        return found + self.legend()

    def _append_power(self, line: Text, column: int, used: int) -> None:
        room = self.width - used - 2
        power = wording.power_line(self.view.creatures[column], self.language)
        text = Text(power, "dim" if self.view.living[column] else "dim strike")
        if room >= 20:
            text.truncate(room, overflow="ellipsis" if self.sign.shapes == SHAPES else "crop")
            line.append("  ")
            line.append_text(text)

    def _narrow_board(self) -> list[Text]:
        """Two lines a creature: who it is and who backs it; its five places."""
        titles = [self.row_title(row) for row in range(ROWS)]
        found = (
            flowed(titles, self.width) if self.width < NARROWEST_ROW else self._narrow_line(titles)
        )
        for column in range(len(self.view.creatures)):
            head = self.state_sign(column) + self.chip(column) + Text(" ") + self.name(column)
            if self.view.backers[column] != NOBODY:
                head.append(f"  {self.sign.crown}", "dim")
                head.append_text(self.backer(column))
            crown = self.crown(column)
            if crown.cell_len:
                head.append(f"  +{CROWN}: ", "dim")
                head.append_text(crown)
            found += wrapped(head, self.width, indent=4)
            places = [self.pile(column, row, narrow=True) for row in range(ROWS)]
            found += self._narrow_line(places)
        return found + self.legend()

    def _narrow_line(self, places: list[Text]) -> list[Text]:
        """Five places below each other's numbers; numbered where even that is too wide."""
        if self.width < NARROWEST_ROW:
            numbered = [
                Text(f" {row}:") + place
                for row, place in enumerate(places, start=1)
                if place.cell_len
            ]
            return flowed(numbered, self.width) if numbered else []
        line = Text(" ")
        for place in places:
            place.truncate(NARROW_CELL)
            line.append_text(padded(place, NARROW_CELL + 1))
        line.rstrip()
        return [line]

    def legend(self) -> list[Text]:
        """What the signs of the board mean."""
        sign = self.sign
        parts = [
            f"{sign.turn} {self.t('table-legend-current')}",
            f"+4 {self.t('table-legend-pays')}",
            f"{sign.crown} {self.t('table-legend-backer')}",
            self.t("table-legend-spectator"),
            self.t("table-legend-covered"),
        ]
        return flowed([Text(part, "dim") for part in parts], self.width, indent=2, gap=3)


def padded(text: Text, width: int) -> Text:
    """A text filled up to a width."""
    text = text.copy()
    text.append(" " * max(0, width - text.cell_len))
    return text
