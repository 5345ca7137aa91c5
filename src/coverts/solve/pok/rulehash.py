"""A hash of the rules as far as a table depends on them: other dice or another judgement give another hash."""

from hashlib import sha256

import numpy as np

from coverts.games.pok.course import is_dead
from coverts.games.pok.dice import THROWS
from coverts.solve.pok.hands import AFTER_ROUND, COUNTERS_LEFT, LIVE
from coverts.solve.pok.throws import CHANCES, released


def fingerprint(players: int) -> str:
    """Of dice, released symbols, holdings, victory and dead positions, for a number of players."""
    dead = [is_dead((holding,) * players) for holding in LIVE]
    handed = AFTER_ROUND[:, :, -1]
    parts = [np.array(THROWS), CHANCES, released(players), handed, COUNTERS_LEFT, np.array(LIVE), np.array(dead)]
    return sha256(b"".join(np.ascontiguousarray(part).tobytes() for part in parts)).hexdigest()
