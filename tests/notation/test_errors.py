"""What an error says can be read: signs that are not seen stand in it as codes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harena import Game, RecordError
from harena.errors import HarenaError, NotationError


def kinds(kind: type[HarenaError] = HarenaError) -> Iterator[type[HarenaError]]:
    """All kinds of errors that are loaded."""
    yield kind
    for below in kind.__subclasses__():
        yield from kinds(below)


def takes_a_message(kind: type[HarenaError]) -> bool:
    """Whether errors of this kind are made of a message and nothing else."""
    return not any(
        "__init__" in vars(base) for base in kind.__mro__ if base.__module__[:6] == "harena"
    )


@pytest.mark.parametrize("sign", ["\x1b[2J", "\u202e", "\x00", "\ud800", "\U0003fffd", "\ufeff"])
def test_no_message_holds_a_sign_that_is_not_seen(sign: str) -> None:
    simple = [kind for kind in kinds() if takes_a_message(kind)]
    assert RecordError in simple
    for kind in simple:
        text = str(kind(f"the player An{sign}\nand Ben"))
        assert text.replace("\n", "").isprintable()
        assert text.startswith("the player An\\")
        assert text.endswith("\nand Ben")


def test_names_of_signs_that_this_python_does_not_know() -> None:
    """They are allowed, for a newer one may show them; messages name them by their codes."""
    game = Game.new("colossal-arena", names=["An\U0003fffd", "Ben"], seed=1)
    with pytest.raises(NotationError) as caught:
        game.parse_action("rival Ann")
    assert str(caught.value).isprintable()
    assert "start An\\U0003fffd" in str(caught.value)
