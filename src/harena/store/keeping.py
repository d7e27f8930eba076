"""What the keeper of a server asks for: everybody, every link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, func, or_, select

from harena.store.links import COLUMNS, read_link
from harena.store.schema import games, links, seats, sessions, users
from harena.store.users import read_user
from harena.store.values import Guest

if TYPE_CHECKING:
    from harena.store.transaction import Transaction
    from harena.store.values import Link


def guests(tx: Transaction, *, limit: int = 50) -> tuple[Guest, ...]:
    """Users, the one last seen first."""
    of_him = seats.c.user_id == users.c.id
    going_on = games.c.status.in_(("open", "running"))
    now = select(func.count()).select_from(seats.join(games)).where(of_him, going_on)
    ever = select(func.count()).select_from(seats).where(of_him)
    begun = select(func.count()).select_from(sessions).where(sessions.c.user_id == users.c.id)
    query = (
        select(
            users,
            begun.scalar_subquery().label("begun"),
            now.scalar_subquery().label("now"),
            ever.scalar_subquery().label("ever"),
        )
        .order_by(users.c.last_seen.desc(), users.c.id)
        .limit(limit)
    )
    return tuple(
        Guest(read_user(row), row["begun"], row["now"], row["ever"])
        for row in tx.connection.execute(query).mappings()
    )


def every_link(
    tx: Transaction, *, game: str | None = None, only_live: bool = True, limit: int = 50
) -> tuple[Link, ...]:
    """Links of all games or of one, the newest first; only those that can be used, or all."""
    query = select(*COLUMNS)
    if game is not None:
        query = query.where(links.c.game_id == game)
    if only_live:
        query = query.where(
            links.c.revoked_at.is_(None),
            or_(links.c.expires.is_(None), links.c.expires > tx.now),
            or_(links.c.once.is_(False), and_(links.c.once.is_(True), links.c.uses == 0)),
        )
    query = query.order_by(links.c.created.desc(), links.c.id).limit(limit)
    return tuple(read_link(row) for row in tx.connection.execute(query))
