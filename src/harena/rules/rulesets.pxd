from .codes cimport *


cdef class Ruleset:
    cdef readonly object name
    cdef readonly object creatures
    cdef readonly object options
    cdef readonly object bet_values
    cdef readonly int stalemate
    cdef readonly bint tournament_tie_break
    cdef readonly bint by_count
    cdef readonly bint zero_bet_backs
    cdef readonly bint secret_bet_again
    cdef readonly bint extra_card_chain
    cdef readonly int start
    cdef readonly int bet_rows
    cdef readonly bint halves_up
    cdef readonly int steal_minimum
    cdef readonly bint wide_reach
    cdef readonly bint second_referee
    cdef readonly bint any_discards
    cdef readonly bint fallen_leave
    cdef readonly bint revealed_stay
    cdef readonly bint pass_stays_open
    cdef int[6] values
    cdef unsigned long long[6] weights
    cdef int[8] powers
