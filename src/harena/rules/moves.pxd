cimport cython

from . cimport sets
from .codes cimport *
from .state cimport State

cdef void note(State state, int kind, int what, int detail) noexcept nogil
cdef void finish(State state, int reason) noexcept nogil
@cython.locals(covered=int)
cdef int cover(State state, int pile, int card) noexcept nogil
@cython.locals(card=int)
cdef int lift(State state, int pile) noexcept nogil
@cython.locals(top=int, bottom=int)
cdef void pour(State state, int pile) noexcept nogil
cdef void enter_hand(State state, int seat, int card, int knowers) noexcept nogil
cdef void leave_hand(State state, int seat, int card) noexcept nogil
@cython.locals(twin=int)
cdef void part_prefects(State state, sets.CardSet held, int card) noexcept nogil
@cython.locals(twin=int, held=bint, known=int)
cdef void see(State state, int seat, int card, int viewer) noexcept nogil
@cython.locals(knowers=int, hand=sets.CardSet, viewer=int, informed=int)
cdef int slip(State state, int seat, int card, sets.CardSet fits, int witnesses) noexcept nogil
@cython.locals(viewers=int)
cdef int knowers_of(State state, sets.CardSet cards) noexcept nogil
@cython.locals(whole=int, fitting=int, cards=sets.CardSet, card=int)
cdef int fade(State state, int viewer, sets.CardSet hand, sets.CardSet aside,
              sets.CardSet fits) noexcept nogil
@cython.locals(cards=sets.CardSet, card=int, twin=int)
cdef void show_hand(State state, int seat, int viewers) noexcept nogil
cdef void set_aside(State state, int seat, int card) noexcept nogil
@cython.locals(cards=sets.CardSet, card=int)
cdef void blur_hand(State state, int seat) noexcept nogil
@cython.locals(cards=sets.CardSet, card=int)
cdef void take_up(State state, int seat) noexcept nogil
@cython.locals(top=int, count=int, hidden=sets.CardSet, card=int, fits=sets.CardSet,
               viewer=int, cards=sets.CardSet, held=sets.CardSet)
cdef void finish_stack(State state, int seat) noexcept nogil
cdef void draw(State state, int seat, int card) noexcept nogil
cdef sets.CardSet playable(State state, int seat) noexcept nogil
@cython.locals(card=int, column=int)
cdef void reveal(State state, int seat) noexcept nogil
@cython.locals(cards=sets.CardSet, weak=sets.CardSet, left=sets.CardSet, card=int)
cdef sets.CardSet honouring(State state, int seat, int bid) noexcept nogil
cdef int chance_of_deck(State state, int seat) noexcept nogil
cdef int chance_of_hand(State state, sets.CardSet cards) noexcept nogil
