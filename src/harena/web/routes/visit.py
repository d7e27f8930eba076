"""What routes ask first: who comes; at a table, to which one, and as whom he may look."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from harena.web.site import Ask, Nobody, Site, is_page, language_of
from harena.web.tables.hall import Broken
from harena.web.tables.seeing import language_at, viewer_of

if TYPE_CHECKING:
    from harena.store import User
    from harena.web.tables.table import Table


class Guest(NamedTuple):
    """A request of somebody who is known here."""

    site: Site
    user: User
    language: str


async def guest(request: Ask) -> Guest:
    """The guest who asks. Raises Nobody, which is answered 403."""
    site = Site.of(request)
    user = await site.user(request)
    if user is None:
        raise Nobody("this is for guests")
    return Guest(site, user, language_of(request, user))


class Visit(NamedTuple):
    """A request at a table."""

    site: Site
    user: User | None
    table: Table
    viewer: int | None
    """As whom he may look at the table (`seeing.viewer_of`); None: not at all."""
    language: str


async def visit(request: Ask, game: str) -> Visit:
    """Who asks, at which table; he is there then. Raises Unknown, or Broken."""
    site = Site.of(request)
    user = await site.user(request)
    try:
        table = await site.hall.table(game)
    except Broken as error:
        error.is_host = user is not None and error.owner == user.id
        raise
    if user is not None and table.seat_of(user.id) is not None:
        # Our script asks beside its stream, which tells better when he goes.
        if is_page(request) or not table.presence.listens(user.id):
            table.presence.asked(user.id)
    viewer = viewer_of(table, user)
    language = language_at(table, viewer, language_of(request, user))
    return Visit(site, user, table, viewer, language)
