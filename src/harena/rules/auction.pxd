cimport cython

from . cimport actions, agenda, moves, sets
from .codes cimport *
from .rulesets cimport Ruleset
from .state cimport State

cdef int deals(State state) noexcept nogil
cdef void deal(State state, int card) noexcept nogil
@cython.locals(n=int, seat=int)
cdef int starts(State state) noexcept nogil
cdef void start(State state, int action) noexcept nogil
cdef void open_bidding(State state) noexcept nogil
@cython.locals(least=int, n=int, number=int)
cdef int bids(State state) noexcept nogil
@cython.locals(step=int, seat=int)
cdef void bid(State state, int action) noexcept nogil
@cython.locals(opening=bint)
cdef void close_bidding(State state) noexcept nogil
