"""Games of POK from their own streams of random numbers: beginnings and throws."""

from typing import Final

from coverts.games.pok.dice import DICE
from coverts.games.pok.rows.course import set_up, throw
from coverts.games.pok.rows.layout import CHECKSUM, DECISIONS
from coverts.games.row import Row
from coverts.simulate.row import KEY, PLACE
from coverts.simulate.stream import below, number_at

FACES: Final = tuple(tuple(face.index for face in die) for die in DICE)
"""The faces of each die, as numbers."""


def begin(row: Row, players: int, aid: int, key: int) -> None:
    """The table before the first throw, with nothing counted yet."""
    row[KEY] = key
    row[PLACE] = 0
    row[DECISIONS] = 0
    row[CHECKSUM] = 0
    set_up(row, players, aid)


def happen(row: Row) -> None:
    """What chance does next: the throw, from the same numbers as the rule book's `outcome`."""
    place = row[PLACE]
    row[PLACE] = place + len(FACES)
    throw(row, (face(row, 0, place), face(row, 1, place), face(row, 2, place)))


def face(row: Row, die: int, place: int) -> int:
    """What a die of a throw shows whose numbers begin at this place of the stream."""
    return FACES[die][below(number_at(row[KEY], place + die), len(FACES[die]))]
