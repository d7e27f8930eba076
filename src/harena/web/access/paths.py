"""Paths that hold a secret: whoever has the whole path may come in, so no log may name it."""

from __future__ import annotations

from typing import Final

SECRET_PATHS: Final = ("/join/", "/seat/", "/device/", "/moment/")
"""Below these everything is the token of a link (a test asks every route of the application)."""


def is_secret(path: str) -> bool:
    """Whether a path ends in the token of a link."""
    return path.startswith(SECRET_PATHS)


def told_path(path: str) -> str:
    """A path as it may be logged: without the token of a link, and on one line."""
    for prefix in SECRET_PATHS:
        if path.startswith(prefix):
            return prefix + "..."
    return path if path.isprintable() else repr(path)
