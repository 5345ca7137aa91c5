"""A game of POK as one row of whole numbers: what stands where.

A row holds everything, its stream of random numbers included. Seats close their fists in ascending order, so there is
always one seat that decides next. An action is a symbol.
"""

from typing import Final

from coverts.games.pok.dice import DICE
from coverts.games.pok.state import PLAYERS as SIZES

MOST: Final = SIZES[-1]
"""Rows are as long at every table: what there is one of for each seat takes so many places."""

UNKNOWN: Final = -1
"""A fist not closed."""

# Places of a row; its stream of random numbers comes first.
PLAYERS: Final = 2
AID: Final = 3
"""Whether the table shows what a perfect memory would know."""
PHASE: Final = 4
SEAT: Final = 5
"""Who decides next."""
ROUND: Final = 6
"""How many throws there have been."""
DECISIONS: Final = 7
CHECKSUM: Final = 8
"""Depends on every decision and, in the end, on the winners."""
DIE: Final = 9
"""The three dice of the round."""
LAST_DIE: Final = DIE + len(DICE)
"""Those of the last round."""
RELEASED: Final = LAST_DIE + len(DICE)
"""The set of symbols that were handed over in the last round."""
HOLDINGS: Final = RELEASED + 1
SEALED: Final = HOLDINGS + MOST
SHOWN: Final = SEALED + MOST
"""What each seat showed in the last round."""
SIZE: Final = SHOWN + MOST
