"""Quantization of mixed strategies: probabilities as whole numbers in a file, and back.

Of a group of chances that add up to 1, all but the last are kept.
"""

from itertools import pairwise
from typing import Final

import numpy as np

from coverts.solve.pok.hands import Floats, Ints
from coverts.solve.pok.position import Position, Unknowns

PARTS: Final = (1 << 24) - 1
"""Into how many parts certainty is cut. With 16 bits the start would be wrong by 1e-5, with 24 by 1e-7."""


def _lasts(unknowns: Unknowns) -> list[bool]:
    """For each unknown whether it is the last of its group; those of a group stand together."""
    owners = [*unknowns.owners.tolist(), None]
    return [owner != after for owner, after in pairwise(owners)]


def kept(unknowns: Unknowns) -> int:
    """How many numbers are kept of a stage."""
    return _lasts(unknowns).count(False)


def numbers_of(unknowns: Unknowns, found: Floats) -> Ints:
    """The numbers to keep."""
    lasts = np.array(_lasts(unknowns), dtype=bool)
    numbers: Ints = np.rint(np.clip(found[~lasts], 0.0, 1.0) * PARTS).astype(np.int64)
    return numbers


def found_in(unknowns: Unknowns, numbers: Ints) -> Floats:
    """The chances that numbers stand for."""
    found, rest, taken, place = [], float(PARTS), 0.0, 0
    begun = 0
    for is_last, times in zip(_lasts(unknowns), unknowns.times.tolist(), strict=True):
        if is_last:
            # Rounded up, the others may come to more than all there is.
            found.append(max(rest, 0.0) / times)
            whole = taken + max(rest, 0.0)
            found[begun:] = [chance / whole for chance in found[begun:]]
            begun, rest, taken = len(found), float(PARTS), 0.0
        else:
            found.append(float(numbers[place]))
            rest -= times * found[-1]
            taken += times * found[-1]
            place += 1
    return np.array(found)


def all_chances(position: Position, numbers: Ints) -> Floats:
    """By stage and slot, the chances that the numbers kept of a position stand for."""
    chances, place = [], 0
    for stage in position.stages:
        after = place + kept(stage.unknowns)
        chances.append(stage.unknowns.chances(found_in(stage.unknowns, numbers[place:after])))
        place = after
    return np.stack(chances)
