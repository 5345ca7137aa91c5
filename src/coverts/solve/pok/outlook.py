"""Statistics of play in equilibrium: expected length of a game, chances of a dead position and of shared victory."""

import numpy as np

from coverts.solve.pok.hands import Floats, Positions
from coverts.solve.pok.payoffs import Round
from coverts.solve.pok.position import Position


def outlook(position: Position, after: Round, chances: Floats, known: Floats, table: Positions) -> Floats:
    """The number of rounds to come, and the chances of the dead position and of a shared victory.

    `known` has these three for every position that can follow.
    """
    likely = after.ways * np.prod(chances[:, None, :] ** position.showings[None, :, :], axis=2)
    likely *= np.array([stage.chance for stage in position.stages])[:, None]
    released = np.stack([stage.released for stage in position.stages])
    showing = np.broadcast_to(np.arange(len(after.ways)), released.shape)
    place, winners = after.place[showing, released], after.winners[showing, released]
    goes_on = (released > 0) & (winners == 0)
    coming = known[place] * goes_on[:, :, None]
    coming[:, :, 1] += goes_on * table.dead[place]
    coming[:, :, 2] += (winners > 1) + goes_on * table.dead[place]
    coming[:, :, 0] += 1.0
    moving = float(likely[released > 0].sum())
    total = (likely[:, :, None] * coming).sum(axis=(0, 1))
    return np.asarray(total / moving)
