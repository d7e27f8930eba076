"""A piece of a page: what it shows, and its HTML as soon as somebody needs that.

Whoever comes back after a restart has nearly all of a page already. What a piece shows (its key) is
known without its HTML, and so is its name (`digest`), by which that page can tell what it has.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Hashable
from typing import Any, Final

from harena._version import __version__

SIZE: Final = 12
"""Bytes of a digest."""


class Piece:
    """What `make` says of a key in a language; made once.

    `make` is a function of a module that gives the same HTML for the same key. A key is made of
    tuples, numbers, strings and other pieces, and holds nothing that its viewer may not know: its
    digest is told to him.
    """

    __slots__ = ("_digest", "_html", "key", "language", "make")

    def __init__(self, make: Callable[[Any, str], str], key: Hashable, language: str) -> None:
        self.make = make
        self.key = key
        self.language = language
        self._html = ""
        self._digest = b""

    @property
    def digest(self) -> bytes:
        """A name for what it shows (`SIZE` bytes), the same after a restart."""
        if not self._digest:
            make = f"{self.make.__module__}.{self.make.__qualname__}"
            shown = f"{__version__} {make} {self.language} {_ENCODE(self.key)}"
            self._digest = digest(shown.encode())
        return self._digest

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Piece)
            and self.make is other.make
            and self.language == other.language
            and self.key == other.key
        )

    def __hash__(self) -> int:
        return hash(self.digest)

    def __str__(self) -> str:
        if not self._html:
            self._html = self.make(self.key, self.language)
        return self._html

    __html__ = __str__


Sheet = dict[str, str | Piece]
"""The pieces of a page by the id of their element, in the order of the page."""


def digest(shown: bytes) -> bytes:
    """A name for these bytes. Not Python's hash, which is another one after a restart."""
    return hashlib.blake2b(shown, digest_size=SIZE).digest()


def _named(piece: object) -> str:
    if not isinstance(piece, Piece):
        raise TypeError(f"{type(piece).__name__} is no part of a piece's key")
    return piece.digest.hex()


_ENCODE: Final = json.JSONEncoder(separators=(",", ":"), default=_named).encode
