cimport cython

from . cimport actions, agenda, moves, sets
from .codes cimport *
from .rulesets cimport Ruleset
from .state cimport State

@cython.locals(blocked=bint)
cdef void guard(State state) noexcept nogil
cdef void declare(State state, int how) noexcept nogil
@cython.locals(seat=int)
cdef bint nobody_can_play(State state) noexcept nogil
@cython.locals(column=int)
cdef bint may_be_declared(State state) noexcept nogil
@cython.locals(row=int, column=int)
cdef int oldest_row(State state) noexcept nogil
@cython.locals(n=int)
cdef int declarations(State state) noexcept nogil
cdef void ask(State state, int action) noexcept nogil
@cython.locals(n=int)
cdef int objections(State state) noexcept nogil
cdef void object_to(State state, int action) noexcept nogil
@cython.locals(row=int, column=int, pile=int)
cdef void redeal(State state) noexcept nogil
cdef int single_deals(State state) noexcept nogil
cdef void deal_one(State state, int card) noexcept nogil
cdef void recheck(State state) noexcept nogil
