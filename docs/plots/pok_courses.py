"""How games of POK go, worked out without playing any: every position, how likely games come by it, and how they end.

A counter handed over never comes back. So going down from the start every position's chance is known before it is
needed, and going up from the ends so is every position's chance to end in the dead one.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from coverts.games.pok.counters import EACH
from coverts.solve.pok.coding import all_chances
from coverts.solve.pok.hands import COUNTERS_LEFT, HELD, SWAPPED, Floats, Ints, Positions, keys_of, positions
from coverts.solve.pok.payoffs import Round
from coverts.solve.pok.position import Position
from coverts.solve.pok.shipped import shipped

Offers: TypeAlias = Callable[[Position], Floats]
"""With which chance everybody offers what: by stage and slot."""


def by_table(players: int) -> Offers:
    """Everybody keeps to the table that comes with the program."""
    table = shipped(players)
    places = {key: place for place, key in enumerate(table.keys.tolist())}
    return lambda at: all_chances(at, table.numbers_at(places[int(keys_of(np.array(at.row)))]))


def by_chance(position: Position) -> Floats:
    """Everybody offers any symbol that they hold."""
    kinds = np.array([kind for kind, _ in position.slots])
    return np.tile(1.0 / np.bincount(kinds)[kinds], (len(position.stages), 1))


class Courses:
    """All games at once, for a number of players who all offer in the same way."""

    def __init__(self, players: int, offers: Offers) -> None:
        self.table: Positions = positions(players)
        self.counters: Ints = COUNTERS_LEFT[self.table.rows].sum(axis=1)
        self.untouched = (HELD[self.table.rows] == EACH).all(axis=1).any(axis=1)
        """[position]: whether there is a symbol of which nobody has handed over any: without one, none is dead."""
        self.reached = np.zeros(len(self.table.rows))
        """[position]: how likely a game comes by it."""
        self.dead = self.table.dead.astype(float)
        """[position]: how likely a game that comes by it ends in the dead position."""
        self.alone = 0.0
        """How likely one player wins alone."""
        self._offers = offers
        self._same = _least_images(self.table)
        self._steps: list[tuple[int, Ints, Floats]] = []
        self.reached[self._same[-1]] = 1.0  # everybody holds everything

    def go_down(self, place: int, at: Position, after: Round) -> None:
        """From a position whose chance is known to those that follow it."""
        likely = after.ways * np.prod(self._offers(at)[:, None, :] ** at.showings[None, :, :], axis=2)
        likely *= np.array([stage.chance for stage in at.stages])[:, None]
        released = np.stack([stage.released for stage in at.stages])
        showing = np.broadcast_to(np.arange(len(after.ways)), released.shape)
        winners = after.winners[showing, released]
        # If nobody hands over, the round is played again.
        likely[released == 0] = 0.0
        likely /= likely.sum()
        then = self._same[after.place[showing, released][winners == 0]]
        places, which = np.unique(then, return_inverse=True)
        chances = np.zeros(len(places))
        np.add.at(chances, which, likely[winners == 0])
        np.add.at(self.reached, places, self.reached[place] * chances)
        self.alone += float(self.reached[place] * likely[winners == 1].sum())
        self._steps.append((place, places, chances))

    def come_up(self) -> None:
        """From the ends to the start: how likely the dead position is from everywhere."""
        for place, places, chances in reversed(self._steps):
            self.dead[place] = float(chances @ self.dead[places])


def _least_images(table: Positions) -> Ints:
    """[position]: the one of its images that is kept."""
    images: Ints = keys_of(np.sort(SWAPPED[:, table.rows], axis=2)).min(axis=0)
    return np.searchsorted(table.keys, images)


def follow(companies: Sequence[Courses], tell: Callable[[], None] = lambda: None) -> None:
    """Work out the courses of companies of the same number of players, together: laying out positions takes longest."""
    table = companies[0].table
    for layer in reversed(table.layers):
        for place in layer.tolist():
            at = Position(table.rows[place].tolist())
            after = Round(at, table)
            for courses in companies:
                courses.go_down(place, at, after)
            tell()
    for courses in companies:
        courses.come_up()
