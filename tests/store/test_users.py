"""Guests and their sessions: tokens are shown once and stored nowhere."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import select
from tests.store.conftest import Clock
from tests.store.places import Place
from tests.store.tables import table, user

from harena.store import Unfit, Unknown
from harena.store.schema import metadata


async def test_a_guest_comes_back_by_his_token(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        made = await store.create_user("Änn 👩‍👩‍👧‍👦", "hu", {"pace": "calm"})
        assert made.user.created == clock.now
        assert await store.user_by_token(made.token) == made.user
        assert await store.user(made.user.id) == made.user
        assert await store.user_by_token(made.token + "x") is None
        assert await store.user_by_token("") is None
        assert await store.user_by_token("half \ud800 \0") is None
        with pytest.raises(Unknown):
            await store.user("nobody")
    async with await place.open() as store:
        assert await store.user_by_token(made.token) == made.user


async def test_tokens_are_nowhere_in_the_database(place: Place) -> None:
    async with await place.open() as store:
        ann = await store.create_user("Ann", "en")
        link = await store.make_link("device", user=ann.user.id)
        rows = await store.read(
            lambda tx: [
                tuple(row)
                for one in metadata.tables.values()
                for row in tx.connection.execute(select(one))
            ]
        )
        assert rows
        assert ann.token not in repr(rows)
        assert link.token not in repr(rows)
        assert ann.token not in repr(ann)
        assert link.token not in repr(link)


async def test_tokens_are_long_and_all_different(place: Place) -> None:
    async with await place.open() as store:
        made = [await store.create_user("Ann", "en") for _ in range(20)]
        assert len({one.token for one in made}) == 20
        assert all(len(one.token) >= 43 for one in made)  # 256 bits
        assert len({one.user.id for one in made}) == 20


async def test_changes_show_on_the_seats(place: Place) -> None:
    async with await place.open() as store:
        made = await table(store)
        changed = await store.change_user(made.ann, name="Anna", settings={"theme": "dark"})
        assert (changed.name, changed.language, changed.settings) == (
            "Anna",
            "en",
            {"theme": "dark"},
        )
        assert await store.user(made.ann) == changed
        assert [one.name for one in await store.seats_of(made.id)] == ["Anna", "Bob", None, None]
        assert (await store.change_user(made.ann, language="fi")).language == "fi"
        assert (await store.change_user(made.ann)).name == "Anna"
        with pytest.raises(Unknown):
            await store.change_user("nobody", name="X")


@pytest.mark.parametrize("name", ["", "a" * 201, "nul \0", "half \ud800", 5], ids=ascii)
async def test_names_that_no_database_takes(place: Place, name: str) -> None:
    async with await place.open() as store:
        with pytest.raises(Unfit):
            await store.create_user(name, "en")
        ann = await user(store)
        with pytest.raises(Unfit):
            await store.change_user(ann, name=name)
        assert (await store.user(ann)).name == "Ann"


async def test_visits_are_noted_by_the_hour(place: Place, clock: Clock) -> None:
    async with await place.open(clock=clock) as store:
        ann = await store.create_user("Ann", "en")
        begun = clock.now
        clock.pass_by(minutes=59)
        await store.seen(ann.token)
        assert (await store.user(ann.user.id)).last_seen == begun
        clock.pass_by(minutes=2)
        await store.seen(ann.token)
        assert (await store.user(ann.user.id)).last_seen == begun + timedelta(minutes=61)
        await store.seen("no such token")


async def test_sessions_end_alone_or_together(place: Place) -> None:
    async with await place.open() as store:
        first = await store.create_user("Ann", "en")
        others = [await store.begin_session(first.user.id) for _ in range(3)]
        await store.end_session(others[0].token)
        assert await store.user_by_token(others[0].token) is None
        assert await store.user_by_token(first.token) is not None
        assert await store.end_sessions(first.user.id, but=first.token) == 2
        assert await store.user_by_token(others[1].token) is None
        assert await store.user_by_token(first.token) is not None
        assert await store.end_sessions(first.user.id) == 1
        await store.end_session("no such token")
        with pytest.raises(Unknown):
            await store.begin_session("nobody")
