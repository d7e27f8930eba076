"""A table before its game: who sits there, and the link that lets others in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response

from harena.locale import t
from harena.web.access import links
from harena.web.pieces import rulebook
from harena.web.pieces.cards import SEATS, initial
from harena.web.pieces.piece import Sheet
from harena.web.rendering import parts
from harena.web.routes.setup import option_words
from harena.web.site import Site, show
from harena.web.tables import live
from harena.web.tables.clock import clock_words

if TYPE_CHECKING:
    from harena.store import User
    from harena.web.tables.table import Table


def sheet(table: Table, language: str) -> Sheet:
    """The chairs, the one piece of this page that changes."""
    seats = []
    for chair in table.chairs:
        name = chair.name or ""
        note = t("web-chair-open", language) if chair.is_open else ""
        if chair.bot is not None:
            name = t(f"bot-{chair.bot}", language)
            note = t("table-bot", language)
        elif chair.user is not None and chair.user == table.row.owner:
            note = t("web-chair-host", language)
        seats.append((SEATS[chair.seat], initial(name) if name else "", name, note))
    return {"chairs": str(parts(language, "lobby_parts.html").chairs(seats))}


def words_of(table: Table, language: str) -> list[str]:
    """What is agreed for this table: its clock, how many games."""
    _, games = table.place_in_series
    told = [clock_words(table.company.clock, language)]
    if games > 1:
        told.append(t("series-game", language, number=1, games=games))
    return [words for words in told if words]


async def page(
    site: Site,
    request: Request[Any, Any, Any],
    table: Table,
    user: User | None,
    language: str,
) -> Response[str]:
    """The page of the chairs; its owner sees the link and starts the game."""
    made = sheet(table, language)
    link = ""
    if user is not None and table.row.owner == user.id:
        link = links.address(site, request, f"/join/{await links.invitation(site, table)}")
    return show(
        request,
        "lobby.html",
        language,
        table=table.id,
        edition=t(f"edition-{table.row.settings['ruleset']}", language),
        rules=rulebook.page_of(table.row.settings["ruleset"], "short"),
        eight=", ".join(table.row.settings.get("eight") or ()),
        options=option_words(table.row.settings.get("options") or {}, language),
        told=words_of(table, language),
        may_get_up=not link and table.seat_of(user.id if user else None) is not None,
        sheet=made,
        state=live.state_of(made),
        link=link,
        qr=qr_code(link) if link else "",
    )


def qr_code(text: str) -> str:
    """A QR code as SVG, without a style of its own."""
    import segno

    code: str = segno.make(text, error="m").svg_inline(
        scale=4,
        border=2,
        dark="#241a10",
        light="#fff",
        omitsize=True,
        svgclass="code",
        lineclass=None,
    )
    return code
