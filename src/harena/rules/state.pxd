cimport cython

from . cimport sets
from .codes cimport *
from .rulesets cimport Ruleset


cdef class State:
    cdef readonly Ruleset rules
    # Everything from `players` up to `decider` is copied by one memcpy.
    cdef readonly int players
    cdef readonly int round
    cdef readonly int turn
    cdef readonly int round_starter
    cdef readonly int last_mover
    cdef readonly int living
    cdef readonly int fallen_count
    cdef readonly int over
    cdef readonly int depth
    cdef readonly int extra_used
    cdef readonly int foresight
    cdef readonly int discards_left
    cdef readonly int acted
    cdef readonly int drew
    cdef readonly int idle
    cdef readonly int dry
    cdef readonly int source
    cdef readonly int rival
    cdef readonly int named
    cdef readonly int chosen
    cdef readonly int played
    cdef readonly int drawer
    cdef readonly int bidder
    cdef readonly int bidders
    cdef readonly int high_bid
    cdef readonly int leader
    cdef readonly int must_open
    cdef readonly int one_draw
    cdef readonly int redeals
    cdef readonly int question
    cdef readonly int declarer
    cdef readonly int asked
    cdef sets.CardSet deck
    cdef sets.CardSet live
    cdef sets.CardSet picked
    cdef sets.CardSet buried
    cdef sets.CardSet[5] hands
    cdef sets.CardSet[5] aside
    cdef sets.CardSet[5] open
    cdef unsigned char[64] agenda
    cdef unsigned char[8] fallen
    cdef unsigned char[5] tokens
    cdef unsigned char[5] limit
    cdef unsigned char[5] crown
    cdef unsigned char[5] secret
    cdef unsigned char[5] secret_used
    cdef unsigned char[40] owner
    cdef unsigned char[50] tops
    cdef unsigned char[102] under
    cdef unsigned char[102] knows
    cdef unsigned char[102] sure
    # scratch
    cdef readonly int decider
    cdef readonly int kind
    cdef readonly int legal_count
    cdef sets.CardSet pool
    cdef sets.CardSet exposed
    cdef readonly int note_count
    cdef unsigned char[96] notes
    cdef unsigned char[112] legal

    @cython.locals(twin=State)
    cpdef State copy(self)


from . cimport copying  # last: its inline functions need the whole class
