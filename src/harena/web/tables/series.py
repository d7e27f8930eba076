"""Several games of the same people: a tournament with its standings, and another game at once.

Whoever wants the next game says so by one button; it begins when all who are here do, or when one
who has said so does not want to wait. Everybody who played is carried over, and a bot stands in for
those who are away until they take their seat. The first seat moves on by one player from game to
game (`harena.arena.tournament` has the rules of seats, sums and ties).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import harena
from harena.arena import Tournament
from harena.errors import IllegalAction
from harena.locale import t
from harena.store import NewEvent, NewSeat, new_id
from harena.store import events as log
from harena.store import games as games_
from harena.view import Outcome
from harena.web.pieces.cards import SEATS, initial
from harena.web.tables import counting, standing_in, voting
from harena.web.tables.hotseat import LANGUAGES

if TYPE_CHECKING:
    from harena.store import Appended, Game, Transaction
    from harena.web.tables.hall import Hall
    from harena.web.tables.table import Table

OWN: Final = ("names", "creatures", "number", "keep_names", "follows", "origin")
"""Settings of one game that the next one does not take over."""


async def want_again(hall: Hall, table: Table, seat: int, *, is_now: bool = False) -> str:
    """Say that a seat wants the next game; its identifier if it has begun. Raises IllegalAction."""
    async with table.lock:
        if not table.has_ended:
            raise IllegalAction("the game is not over")
        if table.chairs[seat].bot is not None:
            await standing_in.take_back(table, seat)
        if not table.company.next_game:
            await voting.vote(table, seat, "again", is_yes=True)
            if is_now or counting.is_carried(table, "again"):
                await _make_next(table)
        following = table.company.next_game
    if following:
        made = await hall.table(following)
        if made.game is None:
            await hall.start(made)
    table.changed()
    return following


async def _make_next(table: Table) -> None:
    """Make the game that follows; whoever calls holds the lock."""
    wanted, series = _settings(table)
    owner = table.row.owner or next(chair.user for chair in table.chairs if chair.user)
    chairs = _chairs(table)

    def work(tx: Transaction) -> tuple[Game, Appended]:
        made = games_.create(
            tx,
            wanted,
            chairs,
            engine=harena.__version__,
            owner=owner,
            visibility=table.row.visibility,
            series=series,
        )
        event = NewEvent("next", data={"game": made.id})
        return made, log.append(tx, table.id, table.seq, [event])

    made, done = await table.stored(table.store.write(work))
    table.seq = done.seq
    table.company.next_game = made.id


def _settings(table: Table) -> tuple[dict[str, Any], str | None]:
    """The settings of the next game, and its series."""
    assert table.game is not None
    number, games = table.place_in_series
    wanted = {name: value for name, value in table.row.settings.items() if name not in OWN}
    wanted["follows"] = table.id
    shared = wanted.get("hot_seat")
    if shared:
        seats = [shared.get(str(seat)) for seat in range(len(table.chairs))]
        turned = enumerate(_turned(table, seats))
        wanted["hot_seat"] = {str(seat): name for seat, name in turned if name}
        spoken = wanted.get(LANGUAGES) or {}
        read = [spoken.get(str(seat)) for seat in range(len(table.chairs))]
        turned = enumerate(_turned(table, read))
        wanted[LANGUAGES] = {str(seat): word for seat, word in turned if word}
    wanted["keep_names"] = _turned(table, list(table.game.names))
    series = None
    if games > 1:
        series = table.row.series if table.has_more_games else new_id()
        following = number if table.company.is_cancelled else number + 1
        wanted["number"] = following if table.has_more_games else 1
    return wanted, series


def _turned(table: Table, given: list[Any]) -> list[Any]:
    """By seat of the next game: the next player sits first, unless this game had no result."""
    return given if table.company.is_cancelled else given[1:] + given[:1]


def _chairs(table: Table) -> list[NewSeat]:
    ready = set(table.company.for_it("again"))
    chairs = []
    for chair in table.chairs:
        if table.hot is not None and chair.seat in table.hot.seats and chair.user is None:
            chairs.append(NewSeat())  # he sits at the owner's screen
        elif chair.user is None:
            chairs.append(NewSeat(bot=chair.bot or standing_in.STANDING_IN))
        else:
            is_here = chair.seat in ready or chair.seat in counting.here(table)
            bot = None if is_here else standing_in.STANDING_IN
            chairs.append(NewSeat(user=chair.user, bot=bot))
    return _turned(table, chairs)


# --- standings ------------------------------------------------------------------------------------


async def standings(table: Table) -> list[dict[str, Any]]:
    """The players of a tournament by place, as a page shows them; none if this is no tournament."""
    _, count = table.place_in_series
    if count < 2 or table.row.series is None:
        return []
    games = await table.store.series(table.row.series)
    played = [game for game in games if game.status == "finished"]
    names = games[0].settings.get("names")
    if not names:
        return []
    tournament = Tournament(names, count, games[0].settings["ruleset"])
    for game in played[:count]:
        result = game.outcome
        tournament.add(Outcome(tuple(result["scores"]), result["winner"], (), "", tie_break=False))
    return [
        {
            "place": one.place,
            "letter": SEATS[one.player],
            "initial": initial(one.name),
            "name": one.name,
            "gold": one.gold,
            "wins": one.wins,
            "scores": [*one.scores, *[None] * (count - len(one.scores))],
            "is_best": one.place == 1 and bool(played),
        }
        for one in tournament.standings()
    ]


def heading(table: Table, rows: list[dict[str, Any]], language: str) -> str:
    """What stands above the standings: how far the tournament is, or who has won it."""
    number, games = table.place_in_series
    if rows and not any(score is None for score in rows[0]["scores"]):
        best = ", ".join(one["name"] for one in rows if one["place"] == 1)
        return t("series-won", language, players=best, amount=rows[0]["gold"])
    return t("series-game", language, number=number, games=games)
