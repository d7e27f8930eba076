"""Two hidden cards changed places, in the store itself: every byte that others get is the same.

One game is stored twice over, one after the other under the same name: as it was played, and with
two cards renamed in its whole history that the viewer never saw. Whatever the server then answers
to him, every page, piece, stream, file and refusal of every route, must be equal, and so must be
what it logs. The routes are read from the application: a new one is compared as well.
"""

from __future__ import annotations

import itertools
import logging
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import delete, insert, select, update
from tests.properties import twins
from tests.web import reading
from tests.web.conftest import Person, Running, running
from tests.web.people import on_loop, site_of
from tests.web.test_garbage import routes
from tests.web.test_stream import Stream

import harena
from harena.rules import access, codes
from harena.store import Changes, NewEvent, NewSeat, Pending, schema
from harena.view import is_private
from harena.web.tables import company
from harena.web.tables.table import Table

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
PLAYERS = 3
# Made anew for every form, whatever the cards are.
CHANCE = re.compile(r'name="key" value="[^"]*"')
ACTING = ("/actions", "/again", "/invitation", "/talk")  # posts that act without a word in them
STEPS = ("1", "12", "999")


class Twins(NamedTuple):
    """A game and its twin, who decides in them, and who cannot tell one from the other."""

    game: harena.Game
    twin: harena.Game
    decider: int
    viewer: int


def all_twins(ruleset: str, kind: str) -> Iterator[Twins]:
    """Pairs of games that differ in a card of the decider's hand or of somebody's secret bet."""
    for seed in itertools.count():
        luck = random.Random(f"{ruleset} {kind} {seed}")
        game = harena.Game.new(ruleset, players=PLAYERS, seed=seed)
        chance = harena.Chance(seed)
        bots = [harena.make_bot("random", seed * 10 + seat) for seat in range(PLAYERS)]
        stop = luck.randrange(40, 160)
        while (decision := game.decision) is not None:
            who = decision.player
            if len(game.history) > stop and who != codes.CHANCE and not is_private(game.state):
                break
            chooser = chance if who == codes.CHANCE else bots[who]
            game.play(chooser.choose(game.view(who), game.legal_actions))
        if decision is None:
            continue
        viewer = (decision.player + luck.randrange(1, PLAYERS)) % PLAYERS
        found = twin_for(game, decision.player, viewer, kind, luck)
        if found is not None:
            yield found


def twin_for(
    game: harena.Game, decider: int, viewer: int, kind: str, luck: random.Random
) -> Twins | None:
    values = access.fields(game.state)
    others = [seat for seat in range(PLAYERS) if seat != viewer]
    held = {card for seat in others for card in access.cards_in(values["hands"][seat])}
    deck = set(access.cards_in(values["deck"]))
    if kind == "secret":
        firsts = [values["secret"][seat] for seat in others]
        firsts = [card for card in firsts if card != codes.NO_CARD]
    else:
        firsts = list(access.cards_in(values["hands"][decider]))
    pairs = [(one, two) for one in firsts for two in sorted(held | deck) if one != two]
    made = twins.decisions(game)
    for one, two in luck.sample(pairs, min(len(pairs), 40)):
        if one // 11 == two // 11 or max(one, two) >= 99:
            continue  # of one creature: only their numbers differ
        twin = twins.twin_of(game, made, {one: two, two: one})
        if twin is None or twin.decision != game.decision:
            continue
        same = all(twin.events(who) == game.events(who) for who in (viewer, codes.PUBLIC))
        seen = game.view(decider).hand != twin.view(decider).hand or kind == "secret"
        if same and seen and twin.history != game.history:
            return Twins(game, twin, decider, viewer)
    return None


# --- one table, whose game is exchanged ---------------------------------------------------------


class Place(NamedTuple):
    """A table at which everybody is a person, and their sessions."""

    server: Running
    id: str
    sessions: list[str]


def events_of(settings: dict[str, Any], game: harena.Game) -> list[NewEvent]:
    again = Table.opening(settings)
    made = []
    for action in game.history:
        assert again.decision is not None
        made.append(NewEvent("action", player=again.decision.player, action=int(action)))
        again.play(action)
    return made


def put(server: Running, game: harena.Game) -> Place:
    store = site_of(server).store
    settings = {
        "ruleset": game.ruleset.name,
        "creatures": list(game.creatures),
        "names": list(game.names),
        "clock": [600, 30],
    }

    async def work() -> Place:
        people = [await store.create_user(name, "en") for name in game.names]
        chairs = [NewSeat(user=one.user.id) for one in people]
        row = await store.create_game(
            settings, chairs, engine="1", owner=people[0].user.id, visibility="public",
            summary={"names": list(game.names)},
        )  # fmt: skip
        assert game.decision is not None
        await store.append(
            row.id, 0, events_of(settings, game), pending=[Pending(game.decision.player)],
            changes=Changes(status="running"),
        )  # fmt: skip
        return Place(server, row.id, [one.token for one in people])

    return on_loop(server, work())


def exchange(
    place: Place, game: harena.Game, due: datetime | None = None, *, is_new: bool = False
) -> None:
    """Put another game in the place of the table's: in the store, and out of memory.

    `due`: when the time of its decider is up. `is_new`: nobody has come, gone or voted yet.
    """
    site = site_of(place.server)
    table = schema.events

    def work(tx: Any) -> None:
        row = tx.connection.execute(select(schema.games.c.settings).where(
            schema.games.c.id == place.id)).one()  # fmt: skip
        rest = tx.connection.execute(
            select(table.c.kind, table.c.player, table.c.action, table.c.data)
            .where(table.c.game_id == place.id, table.c.kind.in_(company.EVENTS))
            .order_by(table.c.seq)
        ).all()
        tx.connection.execute(delete(table).where(table.c.game_id == place.id))
        answers, waits = schema.answers, schema.pending
        tx.connection.execute(delete(answers).where(answers.c.game_id == place.id))
        assert game.decision is not None
        tx.connection.execute(
            update(waits)
            .where(waits.c.game_id == place.id)
            .values(seat=game.decision.player, since=NOW, due=due)
        )
        new = [(one.kind, one.player, one.action, None) for one in events_of(row[0], game)]
        new += [] if is_new else [tuple(event) for event in rest]
        tx.connection.execute(
            insert(table),
            [
                {"game_id": place.id, "seq": seq, "created": NOW}
                | dict(zip(("kind", "player", "action", "data"), event, strict=True))
                for seq, event in enumerate(new)
            ],
        )
        tx.connection.execute(
            update(schema.games).where(schema.games.c.id == place.id).values(seq=len(new))
        )

    async def change() -> None:
        await site.store.write(work)
        old = site.hall._tables.pop(place.id, None)
        if old is not None:
            await old.stop()

    on_loop(place.server, change())


def filled(path: str, given: dict[str, str]) -> str:
    """A path with what it takes."""
    return re.sub(r"\{(\w+):\w+\}", lambda one: given.get(one[1], "x"), path)


def everything(place: Place, session: str, seat: int | None) -> dict[str, str]:
    """All that somebody is answered, by what he asked."""
    own = "public" if seat is None else str(seat + 1)
    given = {"game": place.id, "token": "none", "name": "bets", "ruleset": "colossal-arena"}
    found: dict[str, str] = {}
    headers = {"origin": place.server.base, "accept-language": "en"}
    if session:
        headers["cookie"] = f"harena={session}"
    with httpx.Client(base_url=place.server.base, headers=headers, timeout=30) as client:

        def ask(method: str, path: str, **more: Any) -> None:
            with client.stream(method, path, **more) as answer:
                if answer.headers.get("content-type", "").startswith("text/event-stream"):
                    text = ""
                    for line in answer.iter_lines():
                        if not line:
                            break
                        text += line + "\n"
                else:
                    text = answer.read().decode()
            told = [item for item in answer.headers.items() if item[0] != "date"]
            told = [item for item in told if item[0] != "content-length"] if "key" in text else told
            text = CHANCE.sub("", text)
            found[f"{method} {path} {more}"] = f"{answer.status_code} {sorted(told)}\n{text}"
            client.cookies.clear()

        for path in routes("GET"):
            if "static" in path or ("{" not in path and path in ("/health", "/sw.js")):
                continue
            views = [own, "public", "all", "2"] if "{who" in path else [""]
            for who, step in itertools.product(views, STEPS[1:] if "{step" in path else ("",)):
                named = {**given, "who": who, "step": step, "stamp": "x", "path": "x", "seat": "0"}
                ask("GET", filled(path, named))
        for who, step in itertools.product((own, "public", "all", "2"), STEPS):
            ask("GET", f"/tables/{place.id}/replay?as={who}&step={step}")
        ask("GET", f"/tables/{place.id}/board", headers={"accept-language": "fi"})
        ask("GET", f"/tables/{place.id}/replay?step=5", headers={"hx-request": "true"})
        html = found[f"GET /tables/{place.id} {{}}"]
        version = reading.version(html) if 'name="version"' in html else "1.1"
        for script in ({}, {"hx-request": "true"}):
            for data in (
                {"action": "no bet", "version": version},
                {"action": "no bet", "version": "0.0"},
                {"action": "undo", "version": version},
                {"action": "play Spectator 3", "version": version},
                {"action": "pass"},
            ):
                ask("POST", f"/tables/{place.id}/actions", data=data, headers=script)
        for path in routes("POST"):
            if "{game" in path and not path.endswith(ACTING):
                ask("POST", path.replace("{game:str}", place.id).replace("{seat:int}", "0"))
    return found


@contextmanager
def table_for(folder: Path, pair: Twins) -> Iterator[Place]:
    with running(folder, clock=lambda: NOW, lenience=1e6) as server:
        yield put(server, pair.game)


def differing(one: dict[str, str], two: dict[str, str]) -> list[str]:
    assert one.keys() == two.keys()
    return [what for what in one if one[what] != two[what]]


@pytest.mark.parametrize(
    ("ruleset", "kind"), [("colossal-arena", "hand"), ("titan-the-arena", "secret")]
)
def test_every_byte_is_the_same_for_who_cannot_know(
    tmp_path: Path, ruleset: str, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    pair = next(all_twins(ruleset, kind))
    with table_for(tmp_path, pair) as place:
        askers = {"viewer": (place.sessions[pair.viewer], pair.viewer), "nobody": ("", None)}
        own: list[str] = []
        told: list[dict[str, dict[str, str]]] = []
        logs: list[list[str]] = []
        for game in (pair.game, pair.twin):
            exchange(place, game)
            caplog.clear()
            with caplog.at_level(logging.INFO):
                told.append({who: everything(place, *asker) for who, asker in askers.items()})
            cookie = {"cookie": f"harena={place.sessions[pair.decider]}"}
            page = httpx.get(f"{place.server.base}/tables/{place.id}", headers=cookie).text
            own.append(CHANCE.sub("", page))
            ours = [one for one in caplog.records if one.name.startswith("harena")]
            logs.append([re.sub(r"[\d.]+ ms", "", one.getMessage()) for one in ours])
        one, two = told
        for who in ("viewer", "nobody"):
            assert not differing(one[who], two[who]), who
            assert len(one[who]) > 60
        if kind == "hand":  # the cards that were exchanged are cards that somebody sees
            assert own[0] != own[1]
        assert logs[0] == logs[1]
        assert len(logs[0]) > 100


def test_what_is_pushed_is_the_same_too(tmp_path: Path) -> None:
    """Whoever does what all can see, with whatever hand: the others' streams say the same."""
    pair = next(one for one in all_twins("colossal-arena", "hand")
                if one.game.decision is not None and one.game.decision.kind == "bet")  # fmt: skip
    with table_for(tmp_path, pair) as place:
        path = f"/tables/{place.id}"
        viewer, decider, nobody = (Person(place.server.base) for _ in range(3))
        viewer.client.cookies.set("harena", place.sessions[pair.viewer])
        decider.client.cookies.set("harena", place.sessions[pair.decider])
        told: list[list[dict[str, str]]] = []
        choice = ""
        for game in (pair.game, pair.twin):
            exchange(place, game)
            html = decider.get(path).text
            bets = [text for text in reading.actions(html) if re.fullmatch(r"bet [A-Z]\w+", text)]
            choice = choice or bets[0]
            assert choice in bets
            streams = [Stream(one, path, "old") for one in (viewer, nobody)]
            for stream in streams:
                stream.wait(1)
            assert decider.act(path, choice, reading.version(html)).status_code == 303
            told.append([event for stream in streams for event in stream.wait(2)[:2]])
            changed = decider.get(path).text
            assert decider.act(path, "undo", reading.version(changed)).status_code == 303
            told[-1] += [stream.wait(3)[2] for stream in streams]
        assert told[0] == told[1]
        for one in (viewer, decider, nobody):
            one.client.close()


def test_a_game_that_is_given_up_stays_as_hidden_as_it_was(tmp_path: Path) -> None:
    pair = next(all_twins("colossal-arena", "hand"))
    with table_for(tmp_path, pair) as place:
        for session in place.sessions:
            headers = {"origin": place.server.base, "cookie": f"harena={session}"}
            path = f"{place.server.base}/tables/{place.id}/company"
            assert httpx.post(path, data={"do": "cancel"}, headers=headers).status_code == 303
        asker = place.sessions[pair.viewer], pair.viewer
        told = []
        for game in (pair.game, pair.twin):
            exchange(place, game)
            told.append(everything(place, *asker))
        assert on_loop(place.server, site_of(place.server).store.game(place.id)).status not in (
            "running",
            "open",
        )
        assert not differing(*told)
        for path in ("record", "replay?as=all&step=1", "replay?as=2&step=1"):
            if path == f"replay?as={pair.viewer + 1}&step=1":
                continue
            who = httpx.get(
                f"{place.server.base}/tables/{place.id}/{path}",
                headers={"cookie": f"harena={asker[0]}"},
            )
            assert who.status_code == 403, path
