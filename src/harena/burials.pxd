cimport cython

from . cimport playout
from .playout cimport Luck
from .rules cimport sets
from .rules.codes cimport *
from .zones cimport *


cdef class Burial:
    cdef readonly int places
    cdef int[160] number
    cdef int[160] column
    cdef int[160] crowned
    cdef int[160] card
    cdef int[9] piles
    cdef int[9] crowns
    cdef sets.CardSet[9] own
    cdef sets.CardSet spectators
    cdef sets.CardSet magister
    cdef sets.CardSet reach
    cdef double[216] ways


cpdef object add(Burial burial, int number, int column, int crowned)
@cython.locals(column=int)
cpdef object allow(Burial burial, object own, object spectators, object magister)
@cython.locals(column=int, gone=int, used=int, total=double, strangers=int, referees=int)
cdef double close(Burial burial) noexcept
@cython.locals(piles=int, crowns=int, ways=double)
cdef double ways_from(Burial burial, int column, int gone, int used, int strangers, int referees) noexcept nogil
@cython.locals(ways=double, i=int)
cdef double falling(int n, int k) noexcept nogil
@cython.locals(gone=int, used=int, spectators=sets.CardSet, column=int, piles=int, crowns=int, mark=double, strangers=int,
               referees=int, take=int, with_it=int, share=double, own=sets.CardSet, place=int, card=int)
cdef sets.CardSet bury(Burial burial, Luck luck, sets.CardSet pool) noexcept nogil
