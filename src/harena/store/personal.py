"""What belongs to a person: he may have it all as a file, and have it all deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, update

from harena.store import events as events_
from harena.store import games as games_
from harena.store import users as users_
from harena.store.columns import fit_text
from harena.store.schema import WORD_LIMIT, answers, chat, games, links, seats, sessions, users

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from harena.store.transaction import Transaction


def export(tx: Transaction, user: str) -> dict[str, Any]:
    """Everything the store knows of a user, as JSON values; Unknown if there is no such user.

    Events are included of finished games only: those of running ones hold hidden cards of others.
    Secrets (hashes of tokens, seeds) and what others wrote are not.
    """
    person = users_.get(tx, user)
    return {
        "user": {
            "id": person.id,
            "name": person.name,
            "language": person.language,
            "settings": person.settings,
            "created": _text(person.created),
            "last_seen": _text(person.last_seen),
        },
        "sessions": [
            {"created": _text(created), "last_seen": _text(last_seen)}
            for created, last_seen in tx.connection.execute(
                select(sessions.c.created, sessions.c.last_seen)
                .where(sessions.c.user_id == user)
                .order_by(sessions.c.created)
            )
        ],
        "games": [_game(tx, game, seat) for game, seat in _seats_of(tx, user)],
        "chat": [
            {"game": game, "channel": channel, "kind": kind, "body": body, "created": _text(time)}
            for game, channel, kind, body, time in tx.connection.execute(
                select(chat.c.game_id, chat.c.channel, chat.c.kind, chat.c.body, chat.c.created)
                .where(chat.c.user_id == user)
                .order_by(chat.c.id)
            )
        ],
        "links": [
            {
                "purpose": purpose,
                "game": game,
                "seat": seat,
                "created": _text(created),
                "used": _text(used),
                "revoked": _text(revoked),
            }
            for purpose, game, seat, created, used, revoked in tx.connection.execute(
                select(
                    links.c.purpose,
                    links.c.game_id,
                    links.c.seat,
                    links.c.created,
                    links.c.used_at,
                    links.c.revoked_at,
                )
                .where(or_(links.c.made_by == user, links.c.user_id == user))
                .order_by(links.c.created)
            )
        ],
    }


def _text(time: datetime | None) -> str | None:
    return None if time is None else time.isoformat()


def _seats_of(tx: Transaction, user: str) -> list[tuple[str, int]]:
    query = (
        select(seats.c.game_id, seats.c.seat)
        .join(games, games.c.id == seats.c.game_id)
        .where(seats.c.user_id == user)
        .order_by(games.c.created, games.c.id)
    )
    return [(game, seat) for game, seat in tx.connection.execute(query)]


def _game(tx: Transaction, game: str, seat: int) -> dict[str, Any]:
    found = games_.get(tx, game)
    told: dict[str, Any] = {
        "id": found.id,
        "seat": seat,
        "status": found.status,
        "settings": found.settings,
        "engine": found.engine,
        "created": _text(found.created),
        "finished": _text(found.finished),
    }
    if found.status == "finished":
        told["outcome"] = found.outcome
        told["events"] = [
            {
                "seq": event.seq,
                "kind": event.kind,
                "player": event.player,
                "action": event.action,
                "data": event.data,
                "created": _text(event.created),
            }
            for event in events_.of_game(tx, game)
        ]
    return told


def remove(
    tx: Transaction,
    user: str,
    *,
    bot: str,
    unused_since: datetime | None = None,
    forget: Callable[[Transaction, str, int], None] | None = None,
) -> tuple[int, int]:
    """Delete a user and all that is his; how many users and games went. Unknown if there is none.

    His chairs are opened at tables not yet begun and given to `bot` where the game runs; at
    finished games they stay without a name. Games in which no user is left go with him. With
    `unused_since` nothing happens if he was seen after that. `forget` is called with each game and
    chair of his, for the layer above to take his name out of what it wrote itself.
    """
    fit_text("a bot's name", bot, WORD_LIMIT)
    person = users_.get(tx, user)
    if unused_since is not None and person.last_seen >= unused_since:
        return 0, 0
    chairs = _seats_of(tx, user)
    if forget is not None:
        for game, seat in chairs:
            forget(tx, game, seat)
    his = [game for game, _ in chairs]
    his += tx.connection.execute(select(games.c.id).where(games.c.owner_id == user)).scalars()
    running = select(games.c.id).where(games.c.status == "running")
    mine = seats.c.user_id == user
    tx.connection.execute(
        update(seats)
        .where(mine, seats.c.game_id.in_(running))
        .values(user_id=None, name=None, bot=bot)
    )
    unbegun = select(games.c.id).where(games.c.status == "open")
    tx.connection.execute(
        update(seats)
        .where(mine, seats.c.game_id.in_(unbegun))
        .values(user_id=None, name=None, bot=None, taken=None)
    )
    tx.connection.execute(update(seats).where(mine).values(user_id=None, name=None))
    tx.connection.execute(delete(users).where(users.c.id == user))
    gone = tx.connection.execute(delete(games).where(games.c.id.in_(his), _has_no_user()))
    return 1, gone.rowcount


def _has_no_user() -> ColumnElement[bool]:
    sits = exists().where(and_(seats.c.game_id == games.c.id, seats.c.user_id.is_not(None)))
    return and_(~sits, games.c.owner_id.is_(None))


def unused(tx: Transaction, since: datetime, *, limit: int = 100) -> tuple[str, ...]:
    """Users not seen since then, the longest absent first."""
    query = select(users.c.id).where(users.c.last_seen < since).order_by(users.c.last_seen)
    return tuple(tx.connection.execute(query.limit(limit)).scalars())


def remove_nobodys_games(tx: Transaction, since: datetime) -> int:
    """Delete games that no user sits in or owns, unchanged since then; how many."""
    gone = tx.connection.execute(delete(games).where(games.c.updated < since, _has_no_user()))
    return gone.rowcount


def remove_old_answers(tx: Transaction, since: datetime) -> int:
    """Forget idempotency keys from before then; how many."""
    return tx.connection.execute(delete(answers).where(answers.c.created < since)).rowcount


def remove_dead_links(tx: Transaction, since: datetime) -> int:
    """Delete links that were used up, revoked or have expired before then; how many."""
    dead = or_(
        links.c.revoked_at < since,
        links.c.expires < since,
        and_(links.c.once.is_(True), links.c.used_at < since),
    )
    return tx.connection.execute(delete(links).where(dead)).rowcount
