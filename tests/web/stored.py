"""Games put into a server's store as if they had been played there: late games, quickly."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.web.conftest import Person, Running

import harena
from harena.rules import codes
from harena.store import Changes, NewEvent, NewSeat, Pending
from harena.web.site import Site
from harena.web.tables.table import Table


def site_of(server: Running) -> Site:
    """The parts of a running server."""
    site = server.server.config.app.app.state.site  # type: ignore[union-attr]
    assert isinstance(site, Site)
    return site


def table_of(server: Running, path: str) -> Table:
    """A table itself: the truth that its pages are compared with."""
    found = site_of(server).hall._tables[path.removeprefix("/tables/")]
    assert isinstance(found, Table)
    return found


def played(ruleset: str, seed: int, upto: int = 10_000) -> harena.Game:
    """A game of random bots: over, or at a decision after about so many actions."""
    game = harena.Game.new(ruleset, players=2 + seed % 4, seed=seed)
    chance = harena.Chance(seed)
    bots = [harena.make_bot("random", seed * 10 + seat) for seat in range(game.players)]
    while (decision := game.decision) is not None:
        who = decision.player
        if len(game.history) >= upto and who != codes.CHANCE:
            break
        chooser = chance if who == codes.CHANCE else bots[who]
        game.play(chooser.choose(game.view(who), game.legal_actions))
    return game


def stored(
    server: Running, one: Person, game: harena.Game, own: int, hot: dict[str, str] | None = None
) -> str:
    """The path of this game as a table at which the person sits; `hot`: others at his screen."""
    site = site_of(server)
    settings: dict[str, Any] = {
        "ruleset": game.ruleset.name,
        "creatures": list(game.creatures),
        "names": list(game.names),
    }
    if hot is not None:
        settings["hot_seat"] = hot

    async def put() -> tuple[str, str]:
        made = await site.store.create_user("Ann", "en")
        chairs = [
            NewSeat(user=made.user.id)
            if seat == own
            else NewSeat(bot=None if str(seat) in (hot or {}) else "greedy")
            for seat in range(game.players)
        ]
        row = await site.store.create_game(
            settings,
            chairs,
            engine="1",
            owner=made.user.id,
            summary={"names": list(game.names)},
        )
        again = Table.opening(settings)
        new = []
        for action in game.history:
            decision = again.decision
            assert decision is not None
            new.append(NewEvent("action", player=decision.player, action=int(action)))
            again.play(action)
        waits = game.decision
        await site.store.append(
            row.id,
            0,
            new,
            pending=[] if waits is None else [Pending(waits.player)],
            changes=Changes(status="running" if waits else "finished"),
        )
        return row.id, made.token

    table, token = asyncio.run_coroutine_threadsafe(put(), server.loop).result(30)
    one.client.cookies.set("harena", token)
    return f"/tables/{table}"


def finished(server: Running, one: Person, seed: int) -> tuple[str, int]:
    """A finished game in which this person sat; its path and his seat, counted from 1."""
    game = played("colossal-arena", seed)
    own = seed % game.players
    return stored(server, one, game, own), own + 1


def spoilt(server: Running, one: Person, seed: int, *, nonsense: str = "action") -> str:
    """A table at which this person is asked, whose log no rules allow; nobody has seen it yet."""
    game = played("colossal-arena", seed, 60)
    assert game.decision is not None
    own = game.decision.player
    table = stored(server, one, game, own)
    one.post("/language", language=one.language)
    spoil(server, table, own, nonsense=nonsense)
    return table


def spoil(server: Running, table: str, asked: int, *, nonsense: str = "action") -> None:
    """Make the log of a table unplayable, as if it had been read last before that."""
    site, name = site_of(server), table.rpartition("/")[2]

    async def change() -> None:
        row = await site.store.game(name)
        new, changes = [NewEvent("action", 0, 999_999)], None
        if nonsense == "settings":
            new, changes = [], Changes(settings={**row.settings, "creatures": ["Nobody"]})
        await site.store.append(row.id, row.seq, new, pending=[Pending(asked)], changes=changes)
        site.hall._tables.pop(name, None)
        site.hall._sound.discard(name)

    asyncio.run_coroutine_threadsafe(change(), server.loop).result(30)
