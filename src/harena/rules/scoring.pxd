cimport cython

from . cimport betting
from .codes cimport *
from .rulesets cimport Ruleset
from .state cimport State

@cython.locals(gold=int, column=int)
cpdef int score(State state, int seat, int with_secret) noexcept nogil
@cython.locals(best=int, seat=int, gold=int, tournament=bint, winning=int, most=int, back=int, stake=int)
cpdef int winner(State state) noexcept nogil
