# uncompiled: the inline twin of agenda.py.
from .state cimport State


cdef inline void then(State state, int step) noexcept nogil:
    state.agenda[state.depth] = <unsigned char>step
    state.depth += 1
