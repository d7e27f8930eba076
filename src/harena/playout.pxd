cimport cython

from .rules cimport copying, engine, maths, sets
from .rules.codes cimport *
from .rules.rulesets cimport Ruleset
from .rules.state cimport State


cdef class Luck:
    cdef unsigned long long word


cdef int below(Luck luck, int n) noexcept nogil
cdef double fraction(Luck luck) noexcept nogil
@cython.locals(count=int, card=int)
cdef int random_card(Luck luck, sets.CardSet cards) noexcept nogil
@cython.locals(count=int)
cpdef int settle(State state, Luck luck) noexcept nogil
cpdef int random_action(State state, Luck luck) noexcept nogil
@cython.locals(count=int)
cpdef int play_out(State state, Luck luck) noexcept nogil
@cython.locals(luck=Luck, opening=State, state=State, decisions=cython.longlong, chances=cython.longlong)
cpdef tuple run_games(Ruleset rules, int players, int games, object seed)
@cython.locals(luck=Luck, opening=State, state=State, total=cython.ulonglong, action=int, card=int, pile=int, seat=int)
cpdef object checksum(Ruleset rules, int players, int games, object seed)
@cython.locals(twin=State, total=cython.longlong, i=int)
cpdef object copies(State state, int count)
@cython.locals(total=cython.longlong)
cpdef object listings(State state, int count)
