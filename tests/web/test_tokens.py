"""Links of every kind at every route that takes one: each opens its own door, while it lives."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from tests.web.conftest import Person, Running
from tests.web.people import on_loop, open_table, site_of, value
from tests.web.stored import finished
from tests.web.test_garbage import routes

from harena.store import schema

DOORS = {"table": "/join/", "seat": "/seat/", "device": "/device/", "replay": "/moment/"}
STATES = ("fresh", "expired", "revoked", "used")


@pytest.fixture
def make(server: Running, person: Callable[..., Person]) -> Callable[[str, str], str]:
    """`make(purpose, state)` gives the token of a new link."""
    ann = person()
    open_ = open_table(ann).removeprefix("/tables/")
    over = finished(server, person(), 2)[0].removeprefix("/tables/")
    store = site_of(server).store
    owner = on_loop(server, store.game(open_)).owner
    assert owner is not None

    async def made(purpose: Any, state: str) -> str:
        given: dict[str, Any] = {"made_by": owner, "once": purpose in ("seat", "device")}
        if purpose == "device":
            given["user"] = owner
        else:
            given["game"] = over if purpose == "replay" else open_
        given["seat"] = 2 if purpose == "seat" else None
        given["data"] = {"as": "public", "step": 1} if purpose == "replay" else None
        if state == "expired":
            given["expires"] = datetime.now(UTC) - timedelta(seconds=1)
        link = await store.make_link(purpose, **given)
        if state == "revoked":
            await store.revoke_link(link.link.id)
        if state == "used":
            await store.redeem_link(link.token, owner)
        return link.token

    return lambda purpose, state: on_loop(server, made(purpose, state))


def test_every_kind_of_link_has_a_door_of_its_own() -> None:
    assert set(DOORS) == set(schema.PURPOSES)
    with_tokens = {path.partition("{")[0] for method in ("GET", "POST") for path in routes(method)
                   if "{token" in path}  # fmt: skip
    assert with_tokens == set(DOORS.values())


@pytest.mark.parametrize("purpose", DOORS)
def test_a_link_opens_no_other_door(
    make: Callable[[str, str], str],
    person: Callable[..., Person],
    purpose: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    eve = person()
    doors = [path.partition("{")[0] for path in routes("POST") if "{token" in path]
    for state in STATES:
        token = make(purpose, state)
        for door in {*DOORS.values()} - {DOORS[purpose]}:
            assert eve.get(door + token).status_code == 404, (door, state)
            if door in doors:
                assert eve.post(door + token, name="Eve").status_code == 404, (door, state)
    assert "harena" not in eve.client.cookies  # nobody has been let in
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("purpose", DOORS)
def test_a_link_that_has_ended_opens_nothing(
    make: Callable[[str, str], str], person: Callable[..., Person], purpose: str
) -> None:
    door = DOORS[purpose]
    takes_posts = f"{door}{{token}}" in [path.replace(":str", "") for path in routes("POST")]
    for state in STATES:
        eve = person("es")
        token = make(purpose, state)
        is_over = state in ("expired", "revoked") or (
            state == "used" and purpose in ("seat", "device")
        )
        assert eve.get(door + token).status_code == (410 if is_over else 200), state
        if takes_posts:
            answer = eve.post(door + token, name="Eve")
            assert answer.status_code == (410 if is_over else 303), state
            assert ("harena" in eve.client.cookies) == (not is_over), state


def test_no_token_at_all_and_tokens_that_never_were(person: Callable[..., Person]) -> None:
    eve = person()
    for door in DOORS.values():
        for token in ("", "x", "%00", "%ff", "x" * 5_000, "..%2f", "A" * 43, "%F0%9F%A6%84"):
            assert eve.get(door + token).status_code == 404, (door, token)
            assert eve.post(door + token, name="Eve").status_code in (404, 405), (door, token)


def test_a_link_to_a_chair_is_not_for_another_one(
    server: Running, person: Callable[..., Person]
) -> None:
    """Bound to its table and its chair: nothing in the request moves it elsewhere."""
    ann, eve = person(), person()
    table = open_table(ann)
    page = ann.post(f"{table}/seats/2/link").headers["location"]
    link = value(ann.get(page).text, "seat-link-2")
    token = link.rpartition("/")[2]
    answer = eve.post(f"/seat/{token}?seat=0&game=x", name="Eve", seat="0", game="x")
    assert answer.headers["location"] == table
    chairs = on_loop(server, site_of(server).store.seats_of(table.removeprefix("/tables/")))
    taken = [chair.seat for chair in chairs if chair.name == "Eve"]
    assert taken == [2]
