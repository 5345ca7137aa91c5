"""What observations of Pikoko show again and again, noted as it happens: at the end of a game's row.

Plain functions that run interpreted and compiled.
"""

from typing import Final

from coverts.envs.pikoko.encoding import BID_WIDTH
from coverts.games.pikoko.feathers import FACES_ON
from coverts.games.pikoko.rows.layout import BIDS, LED, MOST, SIZE, TURNED_UP
from coverts.games.pikoko.rows.plays import owner_of
from coverts.games.pikoko.tricks import unfollowed
from coverts.games.row import Row

TURNED_UP_FACES: Final = SIZE
BIDDEN: Final = TURNED_UP_FACES + 1
"""For each seat its revealed bids, a one among ten places for each subject."""
LYING: Final = BIDDEN + MOST
"""For each peacock, the face of it that lies in the trick under way, as a set."""
PLAYED_FACES: Final = LYING + MOST
"""For each peacock, the set of faces that have been played from it in this round."""
VOID: Final = PLAYED_FACES + MOST
"""For each peacock, the set of colours that it has failed to follow."""
SIZE_WITH_MEMORY: Final = VOID + MOST


def note_deal(row: Row) -> None:
    """A new round: all else is forgotten."""
    for place in range(BIDDEN, SIZE_WITH_MEMORY):
        row[place] = 0
    row[TURNED_UP_FACES] = FACES_ON[row[TURNED_UP]]


def note_bids(row: Row, players: int) -> None:
    """Fists have been opened."""
    for seat in range(players):
        bids = 0
        for subject in range(players):
            # An unknown bid is -1, and leaves no one.
            bids |= 1 << row[BIDS + seat * MOST + subject] + 1 >> 1 << subject * BID_WIDTH
        row[BIDDEN + seat] = bids


def note_play(row: Row, face: int) -> None:
    """A face that is about to be played by the asked seat."""
    owner = owner_of(row)
    row[LYING + owner] = 1 << face
    row[PLAYED_FACES + owner] |= 1 << face
    row[VOID + owner] |= unfollowed(face, row[LED])


def note_taken(row: Row, players: int) -> None:
    """A trick has been taken."""
    for seat in range(players):
        row[LYING + seat] = 0
