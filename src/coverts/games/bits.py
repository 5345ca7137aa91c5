"""Sets of small numbers, held as the bits of a whole number below 2**62.

Written with nothing but shifts, masks and bounded loops, so that the same source runs as plain Python and compiled
to 64-bit machine arithmetic.
"""


def size(bits: int) -> int:
    """How many numbers the set holds."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def lowest(bits: int) -> int:
    """The smallest number of a set that is not empty."""
    index = 0
    if not bits & 0xFFFFFFFF:
        bits >>= 32
        index += 32
    if not bits & 0xFFFF:
        bits >>= 16
        index += 16
    if not bits & 0xFF:
        bits >>= 8
        index += 8
    if not bits & 0xF:
        bits >>= 4
        index += 4
    if not bits & 0x3:
        bits >>= 2
        index += 2
    if not bits & 0x1:
        index += 1
    return index


def members(bits: int) -> list[int]:
    """The numbers of a set, ascending. For plain Python only: compiled code loops over `lowest`."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def nth(bits: int, place: int) -> int:
    """The number at a place of a set, counted from 0 for the smallest."""
    for _ in range(place):
        bits &= bits - 1
    return lowest(bits)
