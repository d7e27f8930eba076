cimport cython

from . cimport actions, agenda, betting, moves, sets
from .codes cimport *
from .state cimport State

@cython.locals(seat=int)
cdef void begin_turn(State state) noexcept nogil
@cython.locals(seat=int, n=int, column=int)
cdef int bets(State state) noexcept nogil
@cython.locals(seat=int, column=int, card=int)
cdef void bet(State state, int action) noexcept nogil
@cython.locals(cards=sets.CardSet)
cdef int plays(State state) noexcept nogil
@cython.locals(seat=int, card=int, suit=int)
cdef void play(State state, int action) noexcept nogil
@cython.locals(column=int, covered=int)
cdef void play_combat(State state, int card) noexcept nogil
@cython.locals(cards=sets.CardSet, n=int)
cdef int seconds(State state) noexcept nogil
cdef int columns(State state) noexcept nogil
@cython.locals(chosen=int, card=int, step=int, seat=int)
cdef void column(State state, int action) noexcept nogil
@cython.locals(cards=sets.CardSet, pile=int, card=int, n=int)
cdef int takes(State state) noexcept nogil
@cython.locals(pile=int)
cdef void take(State state, int action) noexcept nogil
cdef void settle(State state) noexcept nogil
@cython.locals(hand=sets.CardSet)
cdef sets.CardSet discardable(State state, int foresight) noexcept nogil
@cython.locals(cards=sets.CardSet, n=int)
cdef int discards(State state) noexcept nogil
@cython.locals(seat=int, card=int)
cdef void discard(State state, int action) noexcept nogil
cdef void give_back(State state) noexcept nogil
@cython.locals(seat=int)
cdef int refills(State state) noexcept nogil
cdef void refill(State state, int card) noexcept nogil
@cython.locals(lowest=int, least=int, column=int, card=int, strength=int)
cdef void judge(State state) noexcept nogil
@cython.locals(row=int)
cdef void fall(State state, int column) noexcept nogil
cdef void next_turn(State state) noexcept nogil
