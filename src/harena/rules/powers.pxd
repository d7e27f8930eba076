cimport cython

from . cimport actions, agenda, moves, sets
from .codes cimport *
from .rulesets cimport Ruleset
from .state cimport State

cdef int offers(State state, int step) noexcept nogil
@cython.locals(least=int)
cdef int scoutings(State state) noexcept nogil
@cython.locals(count=int)
cdef void scout(State state, int action) noexcept nogil
@cython.locals(seat=int, n=int, place=int, crown=int)
cdef int markers(State state) noexcept nogil
cdef bint is_on_table(State state, int column) noexcept nogil
@cython.locals(seat=int)
cdef void take_back(State state, int action) noexcept nogil
@cython.locals(held=int)
cdef int half(State state, int seat) noexcept nogil
@cython.locals(seat=int, n=int)
cdef int stuns(State state) noexcept nogil
@cython.locals(count=int)
cdef void stun(State state, int action) noexcept nogil
cdef int asides(State state) noexcept nogil
@cython.locals(n=int, column=int, row=int)
cdef int places(State state) noexcept nogil
cdef void bet_anywhere(State state, int action) noexcept nogil
@cython.locals(cards=sets.CardSet)
cdef int second_cards(State state) noexcept nogil
cdef void second_card(State state, int action) noexcept nogil
@cython.locals(seat=int, n=int)
cdef int callings(State state) noexcept nogil
cdef void call_on(State state, int action) noexcept nogil
cdef int names(State state) noexcept nogil
cdef void name(State state, int action) noexcept nogil
cdef sets.CardSet wanted(State state) noexcept nogil
cdef int gifts(State state) noexcept nogil
@cython.locals(card=int, pair=int, fits=sets.CardSet)
cdef void give(State state, int action) noexcept nogil
@cython.locals(hand=sets.CardSet)
cdef int foresights(State state) noexcept nogil
cdef void foresee(State state, int action) noexcept nogil
@cython.locals(able=int, i=int, column=int, step=int, n=int)
cdef int calls(State state) noexcept nogil
cdef void call(State state, int action) noexcept nogil
@cython.locals(n=int)
cdef int robberies(State state) noexcept nogil
cdef void rob(State state, int action) noexcept nogil
cdef int steals(State state) noexcept nogil
cdef void steal(State state, int card) noexcept nogil
cdef int keeps(State state) noexcept nogil
@cython.locals(card=int, pair=int, fits=sets.CardSet)
cdef void keep(State state, int action) noexcept nogil
@cython.locals(own=sets.CardSet, cards=sets.CardSet, row=int)
cdef sets.CardSet reachable(State state) noexcept nogil
@cython.locals(cards=sets.CardSet, n=int)
cdef int regenerations(State state) noexcept nogil
@cython.locals(cards=sets.CardSet, row=int)
cdef sets.CardSet shown_of(State state, int column) noexcept nogil
@cython.locals(n=int, column=int, cards=sets.CardSet)
cdef int swaps(State state) noexcept nogil
cdef void swap(State state, int action) noexcept nogil
@cython.locals(cards=sets.CardSet)
cdef int partners(State state) noexcept nogil
@cython.locals(first=int, second=int, column=int, below=int, row=int)
cdef void swap_with(State state, int action) noexcept nogil
cdef void exchange(State state, int pile, int first, int second) noexcept nogil
@cython.locals(n=int, column=int)
cdef int burnings(State state) noexcept nogil
@cython.locals(pile=int)
cdef void burn(State state, int action) noexcept nogil
