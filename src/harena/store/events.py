"""The event log `(game, seq)`: its unique key is the concurrency control of the games.

An append says how many events its author knew. If the game has gone on meanwhile, nothing of it is
written and the author learns how many there are now. The update of the game's own count takes the
lock that makes this exact; the primary key of the log would catch any mistake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, insert, select, update

from harena.store import games as games_
from harena.store import pending as pending_
from harena.store import seats as seats_
from harena.store.columns import fit_text
from harena.store.failures import Conflict, KeyReused, Unfit, Unknown
from harena.store.schema import KEY_LIMIT, WORD_LIMIT, answers, events, games
from harena.store.values import Appended, GameLog, StoredEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from harena.store.transaction import Transaction
    from harena.store.values import Changes, Key, NewEvent, Pending

EVENTS_LIMIT: Final = 1_000
"""Events of one append."""
ACTION_LIMIT: Final = 2**31
PLAYER_LIMIT: Final = 2**15

_ADVANCE = (
    update(games)
    .where(games.c.id == bindparam("of_game"), games.c.seq == bindparam("expected"))
    .values(seq=bindparam("reached"), updated=bindparam("now"))
)
_SEQ = select(games.c.seq).where(games.c.id == bindparam("game"))
_INSERT = insert(events)
_ANSWER = select(answers.c.seq, answers.c.answer, answers.c.fingerprint).where(
    answers.c.game_id == bindparam("game"),
    answers.c.user_id == bindparam("user"),
    answers.c.key == bindparam("key"),
)
_INSERT_ANSWER = insert(answers)
_FROM = (
    select(
        events.c.seq,
        events.c.kind,
        events.c.player,
        events.c.action,
        events.c.data,
        events.c.created,
    )
    .where(events.c.game_id == bindparam("game"), events.c.seq >= bindparam("from_seq"))
    .order_by(events.c.seq)
)


def append(
    tx: Transaction,
    game: str,
    expected_seq: int,
    new: Sequence[NewEvent],
    *,
    key: Key | None = None,
    answer: Any = None,
    pending: Sequence[Pending] | None = None,
    changes: Changes | None = None,
) -> Appended:
    """Add events to a game that holds exactly `expected_seq` of them: all of this, or nothing.

    With a `key` that this game has answered before nothing is done and the first `answer` comes
    back (KeyReused if that key's fingerprint was another). `pending`, when given, replaces what
    the game waits for. Conflict if the game holds another number of events, Unknown if there is
    no such game.
    """
    if key is not None:
        earlier = answered(tx, game, key)
        if earlier is not None:
            return earlier
    rows = _rows(tx, game, expected_seq, new)
    reached = expected_seq + len(rows)
    advanced = tx.connection.execute(
        _ADVANCE,
        {"of_game": game, "expected": expected_seq, "reached": reached, "now": tx.now},
    )
    if not advanced.rowcount:
        # Another server may have answered the very same request while this one waited.
        earlier = None if key is None else answered(tx, game, key)
        if earlier is not None:
            return earlier
        raise Conflict(game, expected_seq, count(tx, game))
    if rows:
        tx.connection.execute(_INSERT, rows if len(rows) > 1 else rows[0])
    if changes is not None:
        _change(tx, game, changes)
    if changes is not None and changes.status in ("finished", "cancelled"):
        pending_.replace(tx, game, ())
    elif pending is not None:
        pending_.replace(tx, game, pending)
    if key is not None:
        _remember(tx, game, key, reached, answer)
    return Appended(reached, answer, repeated=False)


def _rows(
    tx: Transaction, game: str, expected_seq: int, new: Sequence[NewEvent]
) -> list[dict[str, Any]]:
    if len(new) > EVENTS_LIMIT:
        raise Unfit(f"{len(new)} events at once; {EVENTS_LIMIT} is the limit")
    for event in new:
        _fit_number("an action", event.action, ACTION_LIMIT)
        _fit_number("a player", event.player, PLAYER_LIMIT)
    return [
        {
            "game_id": game,
            "seq": seq,
            "kind": fit_text("a kind", event.kind, WORD_LIMIT),
            "player": event.player,
            "action": event.action,
            "data": event.data,
            "created": tx.now,
        }
        for seq, event in enumerate(new, expected_seq)
    ]


def _fit_number(what: str, number: int | None, limit: int) -> None:
    if number is not None and not 0 <= number < limit:
        raise Unfit(f"{what} is {number}; the column takes 0 to {limit - 1}")


def _change(tx: Transaction, game: str, changes: Changes) -> None:
    values = games_.columns_of(changes.status, tx.now)
    given = {
        "visibility": changes.visibility,
        "owner_id": changes.owner,
        "settings": changes.settings,
        "summary": changes.summary,
        "outcome": changes.outcome,
    }
    values |= {column: value for column, value in given.items() if value is not None}
    if values:
        tx.connection.execute(update(games).where(games.c.id == game).values(values))


def _remember(tx: Transaction, game: str, key: Key, reached: int, answer: Any) -> None:
    tx.connection.execute(
        _INSERT_ANSWER,
        {
            "game_id": game,
            "user_id": key.user,
            "key": fit_text("an idempotency key", key.text, KEY_LIMIT),
            "fingerprint": key.fingerprint,
            "seq": reached,
            "answer": answer,
            "created": tx.now,
        },
    )


def answered(tx: Transaction, game: str, key: Key) -> Appended | None:
    """What an append with this key was answered, or None if there was none; KeyReused as above."""
    row = tx.connection.execute(_ANSWER, {"game": game, "user": key.user, "key": key.text}).first()
    if row is None:
        return None
    seq, answer, fingerprint = row
    if fingerprint != key.fingerprint:
        raise KeyReused(f"key {key.text!r} has answered another request in game {game}")
    return Appended(seq, answer, repeated=True)


def count(tx: Transaction, game: str) -> int:
    """How many events a game holds, or Unknown."""
    seq = tx.connection.execute(_SEQ, {"game": game}).scalar()
    if seq is None:
        raise Unknown(f"there is no game {game!r}")
    return int(seq)


def of_game(tx: Transaction, game: str, from_seq: int = 0) -> tuple[StoredEvent, ...]:
    """The events of a game from that number on."""
    rows = tx.connection.execute(_FROM, {"game": game, "from_seq": from_seq})
    return tuple(StoredEvent(*row) for row in rows)


def load(tx: Transaction, game: str, from_seq: int = 0) -> GameLog:
    """The game, its seats, what it waits for and its events from `from_seq` on; or Unknown."""
    return GameLog(
        game=games_.get(tx, game),
        seats=seats_.of_game(tx, game),
        pending=pending_.of_game(tx, game),
        events=of_game(tx, game, from_seq),
    )
