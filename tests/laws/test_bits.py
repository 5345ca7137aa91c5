"""Bit sets against Python's own numbers and sets."""

from hypothesis import given
from hypothesis import strategies as st

from coverts.games.bits import lowest, members, size

SETS = st.integers(min_value=0, max_value=2**62 - 1) | st.sets(st.integers(0, 61)).map(
    lambda numbers: sum(1 << number for number in numbers)
)


@given(bits=SETS)
def test_size(bits: int) -> None:
    assert size(bits) == bits.bit_count()


@given(bits=SETS.filter(bool))
def test_lowest(bits: int) -> None:
    assert lowest(bits) == (bits & -bits).bit_length() - 1 == min(members(bits))


@given(numbers=st.sets(st.integers(0, 61)))
def test_members(numbers: set[int]) -> None:
    assert list(members(sum(1 << number for number in numbers))) == sorted(numbers)


def test_every_single_bit() -> None:
    for number in range(62):
        assert (size(1 << number), lowest(1 << number), [*members(1 << number)]) == (1, number, [number])
    assert (size(0), [*members(0)]) == (0, [])
