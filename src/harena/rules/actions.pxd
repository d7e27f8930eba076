from . cimport sets
from .codes cimport *
from .state cimport State

cdef int offer(State state, int n, int action) noexcept nogil
cdef int offer_cards(State state, int n, sets.CardSet cards) noexcept nogil
cdef int offer_columns(State state, int n, int columns) noexcept nogil
cdef int offer_rivals(State state, int n, int least) noexcept nogil
cpdef int offer_chance(State state) noexcept nogil
cdef int card_of(sets.CardSet cards, int action) noexcept nogil
