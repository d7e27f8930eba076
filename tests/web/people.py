"""What tests of links, talk and people's own data share: friends at a table, asking the store."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from tests.web.conftest import Person, Running, running

if TYPE_CHECKING:
    from harena import Game
    from harena.store import Transaction
    from harena.web.site import Site
    from harena.web.tables.table import Table

T = TypeVar("T")


@pytest.fixture(scope="module", name="server")
def lasting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a file, each with guests and tables of its own.

    A file takes it in place of a server for each test by `server = lasting_server`.
    """
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def site_of(server: Running) -> Site:
    """The parts of a running server."""
    found: Site = server.server.config.loaded_app.app.state.site
    return found


def on_loop(server: Running, work: Coroutine[Any, Any, T]) -> T:
    """Run something on the server's own loop."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(30)


def write(server: Running, work: Callable[[Transaction], T]) -> T:
    """Change something in the store, behind the tables' backs."""
    return on_loop(server, site_of(server).store.write(work))


def table_of(server: Running, path: str) -> Table:
    """A table in use."""
    return on_loop(server, site_of(server).hall.table(path.rpartition("/")[2]))


def game_of(server: Running, path: str) -> Game:
    """The game at a table that has begun."""
    found = table_of(server, path).game
    assert found is not None
    return found


def value(page: str, id: str) -> str:
    """What a field of a page holds."""
    found = re.search(rf'<input id="{id}"[^>]*value="([^"]*)"', page)
    assert found, f"no field {id}"
    return html.unescape(found[1])


def path_of(address: str) -> str:
    """An address without its host."""
    return "/" + address.split("/", 3)[3]


def open_table(host: Person, name: str = "Ann", **choices: str) -> str:
    """A table for friends; its path."""
    given = {"kind": "friends", "name": name, "players": "3", **choices}
    answer = host.post("/tables", **given)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def invitation(host: Person, table: str) -> str:
    """The path of the link that the host shares."""
    return path_of(value(host.get(table).text, "table-link"))


def sit_down(guest: Person, link: str, name: str) -> None:
    """Follow an invitation."""
    answer = guest.post(link, name=name)
    assert answer.status_code == 303, answer.text


def two_at_a_table(
    person: Callable[..., Person], languages: tuple[str, str] = ("en", "en"), **choices: str
) -> tuple[Person, Person, str]:
    """Ann, who is the host, and Ben in a running game; its path."""
    ann, ben = person(languages[0]), person(languages[1])
    table = open_table(ann, **choices)
    sit_down(ben, invitation(ann, table), "Ben")
    assert ann.post(f"{table}/start").status_code == 303
    return ann, ben, table
