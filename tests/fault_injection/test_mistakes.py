"""Fault injection notices mistakes: each of these would be found within a few seeds."""

from collections import deque
from collections.abc import Callable

import pytest

from coverts.store.statements import PRAGMAS
from tests.fault_injection.disks import PowerDisk, new_files
from tests.fault_injection.mistakes import MISTAKES, Patch
from tests.fault_injection.seeds import BrokenLaw, tried

SEEDS = 40


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.__name__)
def test_a_mistake_is_noticed(mistake: Callable[[], Patch]) -> None:
    with mistake(), pytest.raises(BrokenLaw, match=MISTAKES[mistake]):
        deque(map(tried, range(SEEDS)), 0)


def test_a_disk_that_promises_too_much_is_noticed() -> None:
    careless = [pragma.replace("FULL", "OFF") for pragma in PRAGMAS]
    with pytest.raises(BrokenLaw, match="something of the log is gone"):
        deque((tried(seed, PowerDisk(new_files(), careless)) for seed in range(SEEDS)), 0)
