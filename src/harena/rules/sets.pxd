# uncompiled: a card set is an unsigned 128-bit integer; Cython is told of a 64-bit one and writes
# the C type's name, so a set must never turn into a Python integer but by `whole` and `taken`.
cdef extern from *:
    """
    #ifndef HARENA_SETS
    #define HARENA_SETS
    typedef unsigned __int128 harena_set;
    static inline harena_set harena_one(int card) { return ((harena_set)1) << card; }
    static inline harena_set harena_run(int first, int count) {
        return (((harena_set)1 << count) - 1) << first;
    }
    static inline int harena_has(harena_set s, int card) { return (int)(s >> card) & 1; }
    static inline harena_set harena_drop(harena_set s, int card) { return s & ~harena_one(card); }
    static inline harena_set harena_minus(harena_set s, harena_set t) { return s & ~t; }
    static inline int harena_size(harena_set s) {
        return __builtin_popcountll((unsigned long long)s)
             + __builtin_popcountll((unsigned long long)(s >> 64));
    }
    static inline int harena_first(harena_set s) {
        unsigned long long low = (unsigned long long)s;
        return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((unsigned long long)(s >> 64));
    }
    static inline harena_set harena_rest(harena_set s) { return s & (s - 1); }
    static inline int harena_nth(harena_set s, int n) {
        unsigned long long half = (unsigned long long)s;
        int offset = 0, below = __builtin_popcountll(half);
        if (n >= below) { n -= below; half = (unsigned long long)(s >> 64); offset = 64; }
        while (n-- > 0) half &= half - 1;
        return offset + __builtin_ctzll(half);
    }
    static inline int harena_spread(harena_set s, unsigned char *out, int start, int offset) {
        unsigned long long half = (unsigned long long)s;
        for (; half; half &= half - 1) out[start++] = (unsigned char)(__builtin_ctzll(half) + offset);
        half = (unsigned long long)(s >> 64);
        for (; half; half &= half - 1) out[start++] = (unsigned char)(__builtin_ctzll(half) + 64 + offset);
        return start;
    }
    static inline unsigned long long harena_low(harena_set s) { return (unsigned long long)s; }
    static inline unsigned long long harena_high(harena_set s) { return (unsigned long long)(s >> 64); }
    static inline harena_set harena_join(unsigned long long high, unsigned long long low) {
        return ((harena_set)high << 64) | low;
    }
    #define HARENA_EMPTY ((harena_set)0)
    #endif
    """
    ctypedef unsigned long long CardSet "harena_set"
    CardSet EMPTY "HARENA_EMPTY"
    CardSet one "harena_one"(int card) noexcept nogil
    CardSet run "harena_run"(int first, int count) noexcept nogil
    bint has "harena_has"(CardSet cards, int card) noexcept nogil
    CardSet drop "harena_drop"(CardSet cards, int card) noexcept nogil
    CardSet minus "harena_minus"(CardSet cards, CardSet others) noexcept nogil
    int size "harena_size"(CardSet cards) noexcept nogil
    int first "harena_first"(CardSet cards) noexcept nogil
    CardSet rest "harena_rest"(CardSet cards) noexcept nogil
    int nth "harena_nth"(CardSet cards, int n) noexcept nogil
    int spread "harena_spread"(CardSet cards, unsigned char *out, int start, int offset) noexcept nogil
    unsigned long long low_half "harena_low"(CardSet cards) noexcept nogil
    unsigned long long high_half "harena_high"(CardSet cards) noexcept nogil
    CardSet join "harena_join"(unsigned long long high, unsigned long long low) noexcept nogil


cdef inline object whole(CardSet cards):
    return (<object>high_half(cards) << 64) | low_half(cards)


cdef inline CardSet taken(object bits):
    return join(bits >> 64, bits & 0xFFFFFFFFFFFFFFFF)
