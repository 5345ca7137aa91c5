"""Rule-of-thumb players as compiled kernels, and rows that they can read."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coverts.belief.models.machines import dealt_hands
from coverts.belief.seen_rows import STOCK
from coverts.bots.pikoko.variants import Traits, play_on
from coverts.games.bits import members
from coverts.games.pikoko.feathers import FEATHER_OF, FIRST_FACES, HAND_SIZE
from coverts.games.pikoko.rows.layout import DECK, HANDS, MOST, PLAYERS, SEAT
from coverts.simulate.compiling import compiled


@cache
def rule_kernel() -> Callable[..., Any]:
    """`play_on`, compiled once for each process."""
    return compiled(play_on)


def all_of(traits: Traits) -> NDArray[np.float64]:
    """[seat, trait], as `play_on` takes them: everybody is of this kind."""
    return np.tile(np.array(traits), (MOST, 1))


def with_deck(seen: Sequence[int], hand: int) -> list[int]:
    """A seen row with these faces on one's own peacock, and with the deck from which all peacocks were dealt."""
    row, players = list(seen), seen[PLAYERS]
    row[HANDS + seen[SEAT]] = hand
    row[STOCK] &= ~hand
    for seat, faces in enumerate(dealt_hands(seen, hand).tolist()[:players]):
        first = DECK + HAND_SIZE * seat
        row[first : first + HAND_SIZE] = [FEATHER_OF[face] for face in members(faces & FIRST_FACES)]
    return row
