# uncompiled: C twins of maths.py.
cdef inline unsigned long long stepped(unsigned long long word) noexcept nogil:
    return word + <unsigned long long>0x9E3779B97F4A7C15ULL


cdef inline unsigned long long mixed(unsigned long long word) noexcept nogil:
    word = (word ^ (word >> 30)) * <unsigned long long>0xBF58476D1CE4E5B9ULL
    word = (word ^ (word >> 27)) * <unsigned long long>0x94D049BB133111EBULL
    return word ^ (word >> 31)


cdef inline int scaled(unsigned long long bits, int n) noexcept nogil:
    return <int>(((bits >> 32) * <unsigned long long>n) >> 32)


cdef inline double unit(unsigned long long bits) noexcept nogil:
    return <double>(bits >> 11) * (1.0 / 9007199254740992.0)


cdef inline unsigned long long folded(unsigned long long total, unsigned long long value) noexcept nogil:
    return (total * <unsigned long long>0x100000001B3ULL) ^ value
