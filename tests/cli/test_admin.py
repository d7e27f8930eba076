"""`harena admin`, `backup` and `restore`: what the keeper of a server sees, changes and copies."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest
from tests import loops
from tests.cli.terminal import run

import harena
from harena.cli import main
from harena.cli.admin import admin
from harena.rules import codes

pytest.importorskip("sqlalchemy")
pytest.importorskip("jinja2")

from harena.store import Changes, NewEvent, NewSeat, Pending, Store

T = TypeVar("T")


class Done(NamedTuple):
    """What a command answered."""

    status: int
    out: str
    err: str


@dataclass
class Keeper:
    """Somebody who types commands on the machine where a server's data lies."""

    database: Path
    capsys: pytest.CaptureFixture[str]

    def __call__(self, *arguments: str) -> Done:
        status = loops.aside(lambda: main([*arguments, "--data", str(self.database)]))
        return Done(status, *self.capsys.readouterr())

    def json(self, *arguments: str) -> Any:
        done = self(*arguments, "--json")
        assert done.status == 0, done
        return json.loads(done.out)

    def ask(self, work: Callable[[Store], Awaitable[T]]) -> T:
        """Ask the store directly."""

        async def opened() -> T:
            async with await Store.open(self.database) as store:
                return await work(store)

        return loops.run(opened())

    @contextmanager
    def served(self) -> Iterator[None]:
        """While a server has the database."""
        loop = asyncio.new_event_loop()
        with ThreadPoolExecutor(1) as thread:
            opening = Store.open(self.database)
            store = thread.submit(loop.run_until_complete, opening).result()
            try:
                yield
            finally:
                thread.submit(loop.run_until_complete, store.close()).result()
                thread.submit(loop.close).result()


@dataclass(frozen=True)
class World:
    """A running game of Ann, Ben and a bot."""

    ann: str
    ben: str
    game: str
    link: str
    token: str


async def _make(store: Store) -> World:
    ann = await store.create_user("Ann", "en")
    ben = await store.create_user("Ben Ünal", "hu")
    row = await store.create_game(
        {"ruleset": "colossal-arena"},
        [NewSeat(user=ann.user.id), NewSeat(user=ben.user.id), NewSeat(bot="greedy")],
        engine=harena.__version__,
        owner=ann.user.id,
    )
    names = ["Ann", "Ben Ünal", "Cleo"]
    game = harena.Game.new("colossal-arena", names=names, seed=5)
    chance = harena.Chance(5)
    events = []
    while (decision := game.decision) is not None and decision.player == codes.CHANCE:
        action = chance.choose(game.view(codes.CHANCE), game.legal_actions)
        game.play(action)
        events.append(NewEvent("action", decision.player, int(action)))
    assert decision is not None
    settings = {"ruleset": "colossal-arena", "names": names, "creatures": list(game.creatures)}
    await store.append(
        row.id,
        0,
        events,
        pending=[Pending(decision.player)],
        changes=Changes(status="running", settings=settings, summary={"names": names}),
    )
    await store.say(row.id, "seats", ben.user.id, "hello")
    link = await store.make_link("table", game=row.id, made_by=ann.user.id, once=False)
    return World(ann.user.id, ben.user.id, row.id, link.link.id, link.token)


@pytest.fixture
def keeper(tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> Keeper:
    return Keeper(tmp_path / "harena.db", capsys)


@pytest.fixture
def world(keeper: Keeper) -> World:
    return keeper.ask(_make)


@pytest.mark.parametrize("name", sorted(admin.commands))
def test_every_part_has_examples_and_exit_statuses(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", name, "--help"]) == 0
    shown = capsys.readouterr().out
    assert f"\n    harena admin {name}" in shown, "every example stands on a line of its own"
    assert "Exit status: 0" in shown


def test_lists_beside_a_running_server(keeper: Keeper, world: World) -> None:
    with keeper.served():
        (game,) = keeper.json("admin", "games")
        assert (game["id"], game["status"]) == (world.game, "running")
        assert game["players"] == "Ann, Ben Ünal, [greedy]"
        guests = {one["id"]: one for one in keeper.json("admin", "guests")}
        assert set(guests) == {world.ann, world.ben}
        assert guests[world.ben]["name"] == "Ben Ünal"
        assert (guests[world.ben]["sessions"], guests[world.ben]["playing"]) == (1, 1)
        (link,) = keeper.json("admin", "links", "--game", world.game)
        assert (link["id"], link["purpose"]) == (world.link, "table")
        table = keeper("admin", "games").out.splitlines()
        assert table[0].split() == ["ID", "STATUS", "VISIBILITY", "EDITION", "PLAYERS", "CHANGED"]
        assert world.game in table[1]
        assert keeper.json("admin", "games", "--status", "finished") == []
        assert keeper("admin", "check").out.endswith("all is well\n")


def test_a_game_is_shown_without_what_lies_face_down(keeper: Keeper, world: World) -> None:
    shown = keeper("admin", "game", world.game)
    assert "Round 1" in shown.out
    assert "Ben Ünal" in shown.out
    (told,) = keeper.json("admin", "game", world.game)
    assert told["hands"] == [8, 8, 8]
    assert told["seats"][2]["bot"] == "greedy"
    # The dealt cards are in the log; in another deal all that is shown would be the same.
    log = keeper.ask(lambda store: store.load(world.game))
    assert len(log.events) > 20
    swapped = [event.action for event in log.events]

    async def redeal(store: Store) -> None:
        def swap(tx: Any) -> None:
            from sqlalchemy import update

            from harena.store.schema import events

            for seq, action in ((0, swapped[8]), (8, swapped[0])):
                tx.connection.execute(
                    update(events).where(events.c.seq == seq).values(action=action)
                )

        await store.write(swap)

    keeper.ask(redeal)
    assert keeper("admin", "game", world.game).out == shown.out
    assert keeper.json("admin", "game", world.game) == [told]


def test_changes_wait_for_the_server_to_stop(keeper: Keeper, world: World) -> None:
    with keeper.served():
        for command in (
            ["delete-game", world.game, "--yes"],
            ["delete-guest", world.ben, "--yes"],
            ["rename-guest", world.ben, "Bob"],
            ["revoke-link", world.link],
            ["log-out", world.ben],
            ["prune"],
        ):
            done = keeper("admin", *command)
            assert done.status == 2
            assert "is already open in this process" in done.err
            assert done.err.count("\n") == 1
        other = run(["admin", "prune", "--data", str(keeper.database)], keeper.database.parent)
        assert other.returncode == 2
        assert (
            f"is already served by process {os.getpid()}: use that server, stop it" in other.stderr
        )
    assert keeper.json("admin", "games")[0]["id"] == world.game
    assert {one["name"] for one in keeper.json("admin", "guests")} == {"Ann", "Ben Ünal"}


def test_a_guest_is_deleted_and_leaves_no_name(keeper: Keeper, world: World) -> None:
    assert keeper("admin", "delete-guest", world.ben).status == 2  # nobody is there to be asked
    done = keeper("admin", "delete-guest", world.ben, "--yes")
    assert done.status == 0, done
    (game,) = keeper.json("admin", "games")
    assert game["players"] == "Ann, [greedy], [greedy]"
    with closing(sqlite3.connect(keeper.database)) as database:
        whole = "\n".join(database.iterdump())
    assert "nal" not in whole.replace("signal", "").replace("final", "")
    assert world.ben not in whole
    assert b"Ben" in keeper.database.read_bytes()  # the spare name, for Ben itself was free
    assert keeper("admin", "check").status == 0
    assert keeper("admin", "delete-guest", world.ben, "--yes").status == 2


def test_a_guest_is_renamed_everywhere(keeper: Keeper, world: World) -> None:
    assert keeper("admin", "rename-guest", world.ben, "a;b").status == 2
    assert keeper("admin", "rename-guest", world.ben, "Ann").status == 0
    (told,) = keeper.json("admin", "game", world.game)
    assert [seat["name"] for seat in told["seats"]][:2] == ["Ann", "Ann"]
    log = keeper.ask(lambda store: store.load(world.game))
    assert log.game.settings["names"] == ["Ann", "Ann 2", "Cleo"]
    (line,) = keeper.ask(lambda store: store.chat_lines(world.game, "seats"))
    assert line.name == "Ann"
    assert keeper("admin", "check").status == 0


def test_games_links_and_sessions_end(keeper: Keeper, world: World) -> None:
    assert keeper("admin", "revoke-link", world.link).status == 0
    assert keeper.json("admin", "links") == []
    assert keeper.json("admin", "links", "--all")[0]["revoked"]
    assert keeper("admin", "log-out", world.ann).status == 0
    assert {one["sessions"] for one in keeper.json("admin", "guests")} == {0, 1}
    assert keeper("admin", "delete-game", world.game, "--yes").status == 0
    assert keeper.json("admin", "games") == []
    for gone in (["game", world.game], ["delete-game", world.game, "--yes"], ["log-out", "x"]):
        done = keeper("admin", *gone)
        assert done.status == 2
        assert done.err.startswith("harena: there is no ")


def test_pruning_now(keeper: Keeper, world: World) -> None:
    async def age(store: Store) -> None:
        from sqlalchemy import update

        from harena.store.schema import users

        old = datetime.now(UTC) - timedelta(days=40)
        await store.write(
            lambda tx: tx.connection.execute(update(users).values(last_seen=old)).close()
        )

    keeper.ask(age)
    assert "0 guests" in keeper("admin", "prune").out
    assert "2 guests, 1 games" in keeper("admin", "prune", "--days", "30").out


def test_damage_is_found(keeper: Keeper, world: World) -> None:
    async def spoil(store: Store) -> None:
        def write(tx: Any) -> None:
            from sqlalchemy import update

            from harena.store.schema import events

            tx.connection.execute(update(events).where(events.c.seq == 3).values(action=999))

        await store.write(write)

    keeper.ask(spoil)
    done = keeper("admin", "check")
    assert done.status == 1
    assert f"problem   game {world.game}: " in done.out
    assert "Traceback" not in done.err


def test_a_database_is_not_made_by_looking(keeper: Keeper) -> None:
    for command in (["admin", "games"], ["admin", "check"], ["admin", "prune"], ["backup", "x"]):
        done = keeper(*command)
        assert (done.status, done.out) == (2, "")
        assert "there is no database" in done.err
    assert not keeper.database.exists()


def test_postgresql_is_told_of_its_own_tools(capsys: pytest.CaptureFixture[str]) -> None:
    address = ["--data", "postgresql://nobody@127.0.0.1:1/none"]
    assert main(["restore", "x.db", *address]) == 2
    assert "pg_restore" in capsys.readouterr().err
    assert loops.aside(lambda: main(["admin", "prune", *address])) == 2
    assert "--server-stopped" in capsys.readouterr().err


def test_backup_and_restore(keeper: Keeper, world: World, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with keeper.served():
        assert keeper("backup", str(copy)).status == 0
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert world.token.encode() not in copy.read_bytes()
        again = keeper("backup", str(copy))
        assert again.status == 2
        assert "exists" in again.err
        busy = keeper("restore", str(copy), "--yes")
        assert busy.status == 2
        assert "already open" in busy.err
    keeper("admin", "delete-game", world.game, "--yes")
    assert keeper("restore", str(copy)).status == 2  # nobody is there to be asked
    done = keeper("restore", str(copy), "--yes")
    assert done.status == 0
    assert ".replaced-" in done.out
    assert keeper.json("admin", "games")[0]["id"] == world.game
    assert keeper("restore", str(tmp_path / "none.db"), "--yes").status == 2
    assert keeper.json("admin", "games")[0]["id"] == world.game


def test_the_real_command_is_plain_and_leaves_quietly(keeper: Keeper, world: World) -> None:
    given = ["admin", "guests", "--data", str(keeper.database)]
    done = run(given, keeper.database.parent, more={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0, done.stderr
    assert "Ben ?nal" in done.stdout
    assert "\x1b" not in done.stdout
