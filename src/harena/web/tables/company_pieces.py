"""What a table says of its people: the bar above the players, and a part of the table's sheet."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final, NamedTuple

from harena.locale import t
from harena.web.pieces.cards import CACHED
from harena.web.pieces.piece import Piece, Sheet
from harena.web.rendering import named, parts
from harena.web.tables import counting
from harena.web.tables.clock import clock_words

if TYPE_CHECKING:
    from harena.web.tables.table import Table

FILE: Final = "company_parts.html"


class Does(NamedTuple):
    """A button: what it sends, what it says."""

    do: str
    label: str
    is_main: bool = False

    @property
    def id(self) -> str:
        """The id of its element."""
        return "company-" + self.do.replace(" ", "-")


class Row(NamedTuple):
    """A line of the bar above the players: what is so, and what one may do about it."""

    text: str
    buttons: tuple[Does, ...] = ()
    link: str = ""
    link_label: str = ""
    goes: bool = False


class Aside(NamedTuple):
    """What the sheet of the table says besides."""

    clock: str
    series: str
    standings: str
    may_leave: bool
    may_cancel: bool
    is_alone: bool


def pieces(table: Table, viewer: int, language: str) -> Sheet:
    """The bar and the sheet for a viewer."""
    return {
        "bar": bar(table, viewer, language),
        "company": Piece(_company, _aside(table, viewer, language), language),
    }


def bar(table: Table, viewer: int, language: str) -> Piece:
    """The bar alone, for the page at the end of a game."""
    return Piece(_bar, tuple(_rows(table, viewer, language)), language)


@functools.lru_cache(CACHED)
def _bar(rows: tuple[Row, ...], language: str) -> str:
    return str(parts(language, FILE).bar(rows))


@functools.lru_cache(CACHED)
def _company(aside: Aside, language: str) -> str:
    return str(parts(language, FILE).company(aside))


def _rows(table: Table, viewer: int, language: str) -> list[Row]:
    game = table.game
    assert game is not None
    state = table.company
    rows = []
    is_seat = viewer < game.players
    if state.is_cancelled:
        rows.append(Row(t("company-cancelled", language), _again(table, viewer, language)))
    if is_seat and table.is_running:
        if table.bot_of(viewer) is not None and table.chairs[viewer].user is not None:
            why = state.whys.get(viewer, "vote")
            back = Does("return", t("company-return", language), is_main=True)
            rows.append(Row(t("company-stood-in", language, why=why), (back,)))
        else:
            rows += _absent(table, viewer, language)
            rows += _cancelling(table, viewer, language)
    if table.has_ended:
        rows += _after_the_end(table, viewer, language)
    return rows


def _absent(table: Table, viewer: int, language: str) -> list[Row]:
    assert table.game is not None
    rows = []
    for seat, name in enumerate(table.game.names):
        if seat == viewer or not counting.may_vote_out(table, seat):
            continue
        told = t("company-away", language, player=named(name))
        need = counting.needed(table, "bot", seat)
        if need > 1:
            have = len(table.company.for_it("bot", seat))
            told += " " + t("company-votes", language, have=have, need=need)
        do = Does(f"bot {seat}", t("company-let-bot", language))
        if table.company.has_voted("bot", viewer, seat):
            do = Does(f"no-bot {seat}", t("company-withdraw", language))
        rows.append(Row(told, (do,)))
    return rows


def _cancelling(table: Table, viewer: int, language: str) -> list[Row]:
    assert table.game is not None
    for_it = table.company.for_it("cancel")
    if not for_it:
        return []
    names = table.game.names
    told = t("company-cancelling", language, players=", ".join(named(names[s]) for s in for_it))
    need = counting.needed(table, "cancel")
    told += " " + t("company-votes", language, have=len(for_it), need=need)
    do = Does("cancel", t("company-cancel-agree", language))
    if viewer in for_it:
        do = Does("no-cancel", t("company-withdraw", language))
    return [Row(told, (do,))]


def _after_the_end(table: Table, viewer: int, language: str) -> list[Row]:
    assert table.game is not None
    state = table.company
    what = "series" if table.has_more_games else "again"
    if state.next_game:
        told = t("company-next", language, what=what)
        goes = state.has_voted("again", viewer)
        label = t("company-go", language)
        return [Row(told, link=f"/tables/{state.next_game}", link_label=label, goes=goes)]
    for_it = state.for_it("again")
    if not for_it or viewer >= table.game.players:
        return []
    names = table.game.names
    players = ", ".join(named(names[seat]) for seat in for_it)
    told = t("company-wants", language, players=players, what=what)
    need = counting.needed(table, "again")
    told += " " + t("company-votes", language, have=len(for_it), need=need)
    if viewer in for_it:
        wait = Does("now", t("company-start-now", language))
        return [Row(told, (wait, Does("no-again", t("company-withdraw", language))))]
    return [Row(told, (Does("again", t("company-again", language, what=what), is_main=True),))]


def _again(table: Table, viewer: int, language: str) -> tuple[Does, ...]:
    """The button for the next game, where nobody has pressed it yet."""
    assert table.game is not None
    if viewer >= table.game.players or table.company.next_game or table.company.for_it("again"):
        return ()
    what = "series" if table.has_more_games else "again"
    return (Does("again", t("company-again", language, what=what)),)


def _aside(table: Table, viewer: int, language: str) -> Aside:
    assert table.game is not None
    is_player = table.is_running and viewer in counting.players_themselves(table)
    number, games = table.place_in_series
    return Aside(
        clock=clock_words(table.company.clock, language),
        series=t("series-game", language, number=number, games=games) if games > 1 else "",
        standings=f"/tables/{table.id}/standings" if games > 1 else "",
        may_leave=is_player and not table.shares_screen(viewer),
        may_cancel=is_player and not table.company.has_voted("cancel", viewer),
        is_alone=len(counting.players_themselves(table)) < 2,
    )
