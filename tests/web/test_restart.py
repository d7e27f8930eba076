"""A start with many tables in the store: it waits for none of them, and none can prevent it."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.web.conftest import Person, running
from tests.web.people import on_loop
from tests.web.stored import played, site_of, stored, table_of

from harena.store import Changes, NewEvent, Pending


def test_a_table_that_cannot_be_played_stops_neither_the_server_nor_other_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as first:
        ann, ben, eve = (Person(first.base) for _ in range(3))
        good = stored(first, ann, played("colossal-arena", 3, 60), 0)
        illegal = stored(first, ben, played("colossal-arena", 4, 60), 0)
        nonsense = stored(first, eve, played("colossal-arena", 5, 60), 0)
        store = site_of(first).store

        async def spoil() -> None:
            name = illegal.rpartition("/")[2]
            seq = (await store.game(name)).seq
            late = datetime.now(UTC) - timedelta(days=1)
            waits = [Pending(1, due=late)]
            await store.append(name, seq, [NewEvent("action", 0, 999_999)], pending=waits)
            name = nonsense.rpartition("/")[2]
            row = await store.game(name)
            changes = Changes(settings={**row.settings, "creatures": ["Nobody"]})
            await store.append(name, row.seq, [], pending=[Pending(1)], changes=changes)

        on_loop(first, spoil())
    caplog.clear()
    with running(tmp_path, lenience=0.0) as second, caplog.at_level(logging.WARNING):
        for person, table in ((ben, illegal), (eve, nonsense)):
            person.client.base_url = second.base
            for _ in range(2):
                answer = person.get(table)
                assert answer.status_code == 500
                assert "Traceback" not in answer.text
        ann.client.base_url = second.base
        assert ann.get(good).status_code == 200
        assert ann.get("/").status_code == 200
        # The deadline of the broken one is looked at again and again, and said once.
        for _ in range(3):
            assert on_loop(second, site_of(second).keeper.look()) == 0
        said = [line for line in caplog.messages if "cannot be played" in line]
        assert len(said) == 2


def test_bots_go_on_after_a_restart_without_anybody_asking(tmp_path: Path) -> None:
    with running(tmp_path, pace=3600.0) as first:
        ann = Person(first.base)
        tables = [ann.play_now(players="5") for _ in range(3)]
        seqs = {table: table_of(first, table).seq for table in tables}
        waits = {
            table
            for table in tables
            if (game := table_of(first, table).game) is not None
            and game.decision is not None
            and table_of(first, table).bot_of(game.decision.player) is not None
        }
    with running(tmp_path) as second:
        deadline = time.monotonic() + 20
        store = site_of(second).store
        while waits and time.monotonic() < deadline:
            for table in list(waits):
                if on_loop(second, store.game(table.rpartition("/")[2])).seq > seqs[table]:
                    waits.discard(table)
            time.sleep(0.05)
        assert not waits
