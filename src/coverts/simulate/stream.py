"""A counter-based random number generator for simulated games.

A stream belongs to a seed and a game's number, so a game is the same however many are played around it and in
whatever order. Numbers have 62 bits and come from shifts, masks and products of which only the low bits are kept:
the same in Python's whole numbers and in a machine's 64-bit arithmetic. Nothing here is fit for secrets.
"""

BITS = 62
MASK = (1 << BITS) - 1
STRIDE = 0x1E3779B97F4A7C15
FACTORS = (0x3F58476D1CE4E5B9, 0x14D049BB133111EB)


def mixed(number: int) -> int:
    """A number whose every bit depends on every bit of the one given; different ones stay different."""
    number = ((number ^ (number >> 30)) * FACTORS[0]) & MASK
    number = ((number ^ (number >> 27)) * FACTORS[1]) & MASK
    return number ^ (number >> 31)


def added_to(checksum: int, number: int) -> int:
    """A checksum after one more number: another one, whichever single number differs.

    A single product, because this is done for every decision of millions of games; `mixed` took a sixth of their time.
    """
    return ((checksum + number + 1) * FACTORS[0]) & MASK


def stream_key(seed: int, game: int) -> int:
    """Where the stream of one game begins."""
    return mixed((mixed(seed & MASK) + game * STRIDE) & MASK)


def number_at(key: int, place: int) -> int:
    """The number at a place of a stream."""
    return mixed((key + (place + 1) * STRIDE) & MASK)


def below(number: int, bound: int) -> int:
    """A number from 0 to `bound` − 1. Of 48 bits a bound of 47 favours some by less than one in 10**12.

    A machine's arithmetic has room for bounds up to 2**15; `of_bits` gives the same for any power of two.
    """
    return ((number >> 14) * bound) >> 48


def of_bits(number: int, bits: int) -> int:
    """A number of so many bits, at most 48: what `below` gives for 2**`bits`."""
    return number >> (BITS - bits)


class Stream:
    """A `Draw` for the rule books: the numbers of one game's stream, one after the other."""

    def __init__(self, seed: int, game: int) -> None:
        self.key = stream_key(seed, game)
        self.place = 0

    def __call__(self, bound: int) -> int:
        """The next number, from 0 to `bound` − 1."""
        number = number_at(self.key, self.place)
        self.place += 1
        return below(number, bound)
