"""One tree of errors: whatever is wrong with something given to Harena is a HarenaError.

    HarenaError
    ├── RulesetError      an option, a creature or a number of players the rules do not allow
    ├── IllegalAction     an action that is not among the legal ones (the game is unchanged)
    ├── NotationError     a text that does not name a card, an action or a player; says where
    ├── PositionError     a position or scenario that cannot be; says which key and why
    ├── RecordError       a record that cannot be read, or does not replay
    ├── BeliefError       a view that no reachable game shows
    ├── DataError         files, folders and environment variables of the user
    └── LocaleError       a text that the language files lack (harena.locale)

A message says what was given, what is wrong with it and what to do.
"""


def printable(sign: str) -> str:
    """A character, or its code where it would not be seen."""
    return sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")


class HarenaError(Exception):
    """Anything wrong with what Harena was given."""

    def __str__(self) -> str:
        """The message; signs that are not seen, of names and files say, stand in it as codes."""
        return "".join(sign if sign == "\n" else printable(sign) for sign in super().__str__())


class RulesetError(HarenaError, ValueError):
    """An option, a creature or a number of players the rules do not allow."""


class IllegalAction(HarenaError, ValueError):  # noqa: N818 (the name relied upon from outside)
    """An action that is not among the legal ones; the game is unchanged."""


class NotationError(HarenaError, ValueError):
    """A text that does not name what it should; `place` counts characters from 0."""

    def __init__(self, message: str, place: int = 0) -> None:
        super().__init__(message)
        self.place = place


class PositionError(HarenaError, ValueError):
    """A position or scenario that cannot be; the message names the key and the reason."""


class RecordError(HarenaError, ValueError):
    """A record that cannot be read, or does not replay."""


class BeliefError(HarenaError, ValueError):
    """A view that no reachable game shows."""


class DataError(HarenaError):
    """Something wrong with the user's files, folders or environment."""
