# uncompiled: the C twins of copying.py.
from libc.string cimport memcpy

from .codes cimport *
from .state cimport State


cdef inline void start(State twin, State state):
    twin.rules = state.rules


cdef inline void become(State twin, State state) noexcept nogil:
    memcpy(&twin.players, &state.players,
           <char*>&state.legal[0] + LEGAL - <char*>&state.players)
