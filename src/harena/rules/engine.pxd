cimport cython

from . cimport actions, agenda, auction, moves, powers, sets, stalemate, turn
from .codes cimport *
from .rulesets cimport Ruleset
from .state cimport State

@cython.locals(state=State)
cpdef State new_state(Ruleset rules, int players)
@cython.locals(step=int, n=int)
cpdef int advance(State state) noexcept nogil
cpdef int play(State state, int action) noexcept nogil
cpdef int play_card(State state, int card) noexcept nogil
@cython.locals(n=int, i=int)
cpdef list legal_actions(State state)
@cython.locals(card=int, i=int)
cpdef bint is_legal(State state, int action) noexcept nogil
cdef int options(State state, int step) noexcept nogil
cdef int power_options(State state, int step) noexcept nogil
cdef int other_options(State state, int step) noexcept nogil
cdef void perform(State state, int step, int action) noexcept nogil
cdef void perform_power(State state, int step, int action) noexcept nogil
cdef void perform_other(State state, int step, int action) noexcept nogil
