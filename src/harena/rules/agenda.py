"""The agenda: a stack of steps in the state, the next one on top.

Plain Python; `agenda.pxd` gives the compiled rules an inline twin, since every turn pushes seven.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import State


def then(state: State, step: int) -> None:
    """Do this step next."""
    state.agenda[state.depth] = step
    state.depth += 1
