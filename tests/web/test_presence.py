"""Who walks from page to page is not away; who closes them all is, and soon."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.web.company import Hands, do, does, friends, look, serving, until
from tests.web.conftest import Person, Running
from tests.web.people import on_loop, table_of

from harena.locale import t
from harena.rules import codes
from harena.web.tables.live import Listener
from harena.web.tables.presence import GRACE, WITHOUT_SCRIPT
from harena.web.tables.table import Table

READS = WITHOUT_SCRIPT - 30
"""Seconds that somebody reads one page."""
SCRIPT = {"sec-fetch-mode": "cors"}
"""How our script asks for something."""


@contextmanager
def stream_of(server: Running, who: Person, table: str, name: str) -> Iterator[None]:
    """Somebody's page with a script is open."""
    found = table_of(server, table)
    user = next(chair.user for chair in found.chairs if chair.name == name)
    assert user is not None
    with who.client.stream("GET", f"{table}/stream", headers=SCRIPT) as stream:
        kept = stream.iter_bytes()  # dropped, it would close the stream
        next(kept)
        yield
    until(lambda: not found.presence.listens(user))


def is_here(server: Running, sees: Person, table: str, name: str) -> bool:
    """Whether the others see somebody as here, and may start no vote about him."""
    look(server)
    found = table_of(server, table)
    seat = next(chair.seat for chair in found.chairs if chair.name == name)
    html = sees.get(table).text
    begin = html.index(f'id="plate-{seat}"')
    plate = html[begin : html.index("</button>", begin)]
    is_away = t("web-away", "en") in plate
    assert is_away == (f"bot {seat}" in does(html))
    assert is_away == (do(sees, table, f"bot {seat}").status_code == 303)
    return not is_away


@pytest.mark.parametrize("script", [True, False])
def test_walking_from_page_to_page_is_no_absence(tmp_path: Path, script: bool) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        table, (ann, ben) = friends(server)
        pages = (
            f"{table}/people", f"{table}/replay", f"{table}/replay?step=3",
            "/rules/colossal-arena", "/rules/colossal-arena/questions", "/me", "/", "/learn", table,
        )  # fmt: skip
        for _ in range(2):
            hands.on(seconds=1)
            if script:
                ben.get(table)
                with stream_of(server, ben, table, "Ben"):
                    hands.on(hours=1)
                    assert is_here(server, ann, table, "Ben")
                    assert ben.get(pages[0]).status_code == 200  # the old page is still open
            for page in pages:
                assert ben.get(page).status_code == 200, page
                for _ in range(3):
                    hands.on(seconds=READS / 3)
                    assert is_here(server, ann, table, "Ben"), page
        found = table_of(server, table)
        assert not any(chair.bot for chair in found.chairs)
        assert not found.company.votes


def test_who_closes_the_table_is_soon_away(tmp_path: Path) -> None:
    """Whatever his page asked for beside its stream; and other pages bring nobody back."""
    hands = Hands()
    with serving(tmp_path, hands) as server:
        table, (ann, ben) = friends(server)
        ben.get(table)
        with stream_of(server, ben, table, "Ben"):
            ben.get(f"{table}/board", headers=SCRIPT)
            script = {**SCRIPT, "hx-request": "true"}
            ben.client.post(f"{table}/company", data={"do": "cancel"}, headers=script)
            ben.client.post(f"{table}/company", data={"do": "no-cancel"}, headers=script)
            ben.get("/waiting", headers=SCRIPT)
            hands.on(seconds=5)
        assert is_here(server, ann, table, "Ben")
        hands.on(seconds=GRACE + 1)
        assert not is_here(server, ann, table, "Ben")
        assert any(chair.bot for chair in table_of(server, table).chairs)  # Ann has said so
        do(ben, table, "return")
        hands.on(seconds=WITHOUT_SCRIPT + 1)
        ben.get("/rules/colossal-arena")
        assert not is_here(server, ann, table, "Ben")


async def new_board(table: Table) -> None:
    """Let a spectator get what is to be seen now."""
    table.changed(wake=False)
    await table.sheet(codes.PUBLIC, "en")


def test_who_comes_changes_nothing_for_the_others_unless_he_was_away(tmp_path: Path) -> None:
    hands = Hands()
    with serving(tmp_path, hands) as server:
        table, (_, ben) = friends(server)
        found = table_of(server, table)
        user = next(str(chair.user) for chair in found.chairs if chair.name == "Ben")
        watcher = Listener()

        def told() -> bool:
            """Whether somebody else's page is told that Ben opens his."""
            server.loop.call_soon_threadsafe(found.listen, watcher)
            until(lambda: watcher in found.presence.listeners)
            watcher.rings.clear()
            with stream_of(server, ben, table, "Ben"):
                until(lambda: found.presence.listens(user))
                is_told = watcher.rings.is_set()
            server.loop.call_soon_threadsafe(found.leave, watcher)
            return is_told

        assert not told()
        hands.on(seconds=GRACE + 1)
        # Nobody has looked since, but whoever gets a new board is shown that he is away.
        on_loop(server, new_board(found))
        assert told()
        assert not told()
