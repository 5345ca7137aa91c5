"""Sets become the same zeros and ones at both speeds, and nothing else is written."""

from typing import Any

import numpy as np
import pytest

from coverts.simulate.compiling import compiled
from coverts.simulate.planes import spread, spread_over


def both(first: int, second: int, width: int, seen: Any) -> int:
    """Two sets, the second one to the very end."""
    return spread(second, width, seen, spread_over(first, width, seen, 1))


def one(bits: int, width: int, seen: Any, first: int) -> int:
    """One set alone."""
    return spread(bits, width, seen, first)


@pytest.mark.parametrize("width", range(1, 63))
def test_places_are_the_members(width: int) -> None:
    random = np.random.default_rng(width)
    first, second = (int(number) for number in random.integers(0, 1 << 62, 2))
    # Two sets that are too small for 64 places at once have some behind them.
    behind = max(0, 64 - 2 * width)
    slow, fast = np.full(1 + 2 * width + behind, 7, np.int8), np.full(1 + 2 * width + behind, 7, np.int8)
    assert both(first, second, width, slow) == compiled(both)(first, second, width, fast) == 2 * width + 1
    expected = [7, *(bits >> place & 1 for bits in (first, second) for place in range(width))]
    assert slow[: 2 * width + 1].tolist() == fast[: 2 * width + 1].tolist() == expected


def test_nothing_is_written_beside_a_set() -> None:
    machine_code = compiled(one)
    for width in range(63):
        for first in (0, 3):
            seen = np.full(70, 7, np.int8)
            machine_code((1 << 62) - 1, width, seen, first)
            assert seen.tolist() == [7] * first + [1] * width + [7] * (70 - first - width)
