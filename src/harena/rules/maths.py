"""Arithmetic modulo 2**64, which C does by itself: the random numbers of playouts and sampling.

SplitMix64: a counter and a mixing function, so that every seed gives a good stream at once.
"""

MASK = (1 << 64) - 1


def stepped(word: int) -> int:
    """The next counter value."""
    return (word + 0x9E3779B97F4A7C15) & MASK


def mixed(word: int) -> int:
    """64 well mixed bits of a counter value."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def scaled(bits: int, n: int) -> int:
    """A number from 0 to n - 1 out of 64 bits; for n below 2**7 the bias is under 2**-25."""
    return ((bits >> 32) * n) >> 32


def unit(bits: int) -> float:
    """A number from 0 to below 1 out of 64 bits."""
    return (bits >> 11) * (1.0 / 9007199254740992.0)


def folded(total: int, value: int) -> int:
    """A checksum with one more value."""
    return (total * 0x100000001B3 ^ value) & MASK
