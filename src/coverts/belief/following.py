"""Likelihood that one's own hand followed suit with just this feather.

Whoever played it chose among all that could follow. Where there were few, each of them is likelier to be seen: so a
colour that has been shown is more likely short. The choice itself is taken for blind here; why it fell on this feather
depends on who chose, and says little (see docs/method.md).
"""

from collections.abc import Sequence

import numpy as np

from coverts.belief.arrays import Floats
from coverts.belief.seen_rows import plays_of
from coverts.belief.worlds import Worlds
from coverts.games.pikoko.feathers import FACES_OF, FACES_ON, FEATHER_OF, colour_of
from coverts.games.pikoko.rows.layout import SEAT


def follow_likelihoods(row: Sequence[int], worlds: Worlds) -> Floats:
    """[world]: the likelihood of the feathers that followed suit. Leads and discards tell nothing: they were free."""
    found, later = np.ones(len(worlds)), 0
    for face, first in reversed(plays_of(row, row[SEAT])):
        later |= FACES_ON[FEATHER_OF[face]]
        colour = colour_of(first)
        if face != first and colour_of(face) == colour:
            found /= np.bitwise_count((worlds.hands | later) & FACES_OF[colour])
    return found
