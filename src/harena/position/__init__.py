"""Positions and scenario files as text (notation.md): read bottom up.

`values` reads TOML, `reading` checks a position's table, `writing` prints it, `model` has the
Position and its way to a State and back, `facts` and `scenario` play scenario files.
"""

from .model import Position
from .scenario import Result, Scenario, check_file, check_tables, check_text, read_file

__all__ = [
    "Position",
    "Result",
    "Scenario",
    "check_file",
    "check_tables",
    "check_text",
    "read_file",
]
