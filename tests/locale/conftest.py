"""Every test here is strict: a message that Fluent would mend or skip raises."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harena import locale


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    locale.set_strict(True)
    yield
    locale.set_strict(None)
