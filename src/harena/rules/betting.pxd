cimport cython

from .codes cimport *
from .rulesets cimport Ruleset
from .state cimport State

@cython.locals(totals=cython.ulonglong, marked=int, owner=int, seat=int,
               row=int, total=int, best=int, leader=int, place=int)
cpdef int backer(State state, int column) noexcept nogil
@cython.locals(gold=int, place=int, row=int)
cpdef int gold_on(State state, int column, int seat, int with_secret) noexcept nogil
