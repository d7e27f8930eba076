"""The compiled rules are the same rules: equal checksums of whole games."""

from __future__ import annotations

from collections.abc import Callable

from tests.build import engines

import harena


def test_compiled_and_interpreted_games_are_equal(
    require: Callable[[object, str], None],
) -> None:
    require(harena.compiled, "a compiled engine")
    assert engines.agree(games=12, seed=20) == []
