cimport cython

from . cimport burials, playout
from .burials cimport Burial
from .playout cimport Luck
from .rules cimport copying, engine, moves, sets
from .rules.codes cimport *
from .rules.rulesets cimport Ruleset
from .rules.state cimport State
from .zones cimport *



cdef class Plan:
    cdef readonly State template
    cdef sets.CardSet pool
    cdef readonly Burial burial
    cdef readonly int zone_count
    cdef int[160] kind
    cdef int[160] index
    cdef int[160] need
    cdef sets.CardSet[160] allowed
    cdef int[160] expected
    cdef int[160] slot_from
    cdef int[160] slot_count
    cdef sets.CardSet[512] slots
    cdef int slots_used
    cdef sets.CardSet[5] hand_fixed
    cdef sets.CardSet[5] aside_fixed
    cdef sets.CardSet deck_allowed
    cdef int hidden_count
    cdef int[160] hidden
    cdef int script_count
    cdef int[640] script
    cdef readonly double bound
    cdef int picks
    cdef int rests
    cdef int needs_give
    cdef int needs_second
    cdef int needs_play
    cdef int must_open
    cdef int[5] hand_from
    cdef int[5] hand_slots
    cdef int[5] aside_from
    cdef int[5] aside_slots
    cdef sets.CardSet[5] secret_slot
    cdef sets.CardSet[160] hidden_slot
    cdef int[32] match
    cdef int tried
    cdef int relaxed


cpdef object set_pool(Plan plan, object bits)
cpdef object set_checks(Plan plan, int picks, int rests, int give, int second, int play, int must_open)
cpdef object relax(Plan plan)
@cython.locals(start=int)
cpdef int add_slots(Plan plan, object slots) except -1
@cython.locals(zone=int)
cpdef object add_zone(Plan plan, int kind, int index, int need, object allowed, object slots)
@cython.locals(start=int)
cpdef object set_place(Plan plan, int kind, int index, object fixed, object slots)
cpdef object add_script(Plan plan, int pile, int entry)
@cython.locals(zone=int, most=int, before=int, outside=int, need=int, k=int)
cpdef double close(Plan plan) noexcept
@cython.locals(left=sets.CardSet, weight=double, i=int, zone=int, free=sets.CardSet, count=int, need=int,
               expected=int, k=int, chosen=sets.CardSet, card=int)
cdef bint try_deal(Plan plan, Luck luck, State state) noexcept nogil
@cython.locals(kind=int, index=int)
cdef void place(Plan plan, State state, int zone, sets.CardSet cards) noexcept nogil
@cython.locals(last=int, i=int, pile=int, entry=int, card=int)
cdef void rebuild_piles(Plan plan, State state) noexcept nogil
@cython.locals(slot=int, left=sets.CardSet, card=int)
cdef bint can_match(Plan plan, sets.CardSet cards, int start, int count) noexcept nogil
@cython.locals(slot=int, other=int)
cdef bint seat_card(Plan plan, int card, int start, int count) noexcept nogil
@cython.locals(cards=sets.CardSet, found=int, seat=int)
cdef bint fulfils(Plan plan, State state) noexcept nogil
@cython.locals(seat=int, i=int)
cdef bint fits(Plan plan, State state, Plan dealt) noexcept nogil
cdef bint holds(Plan plan, sets.CardSet cards, sets.CardSet fixed, int start, int count) noexcept nogil
@cython.locals(free=sets.CardSet, card=int)
cdef void pick_hidden(Plan plan, Luck luck, State state) noexcept nogil
cdef void ready(Plan plan, State state) noexcept nogil
@cython.locals(total=double, tries=int, mark=double, chosen=int, plan=Plan, other=Plan, fitting=int)
cpdef int deal(object plans, object weights, Luck luck, State state, int most) except -1
@cython.locals(tries=int)
cpdef int deal_one(Plan plan, Luck luck, State state, int most) noexcept
@cython.locals(state=State, total=cython.longlong)
cpdef object deal_many(Plan plan, Luck luck, int count, int most)
