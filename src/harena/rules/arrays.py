"""Arrays of a new state: lists here, C arrays in the compiled rules (which copy the values in)."""

from __future__ import annotations

from collections.abc import Iterable


def filled(size: int, value: int = 0) -> list[int]:
    """A list of equal numbers."""
    return [value] * size


def listed(values: Iterable[int]) -> list[int]:
    """A list of these numbers."""
    return list(values)
