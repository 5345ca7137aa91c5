"""What a seat's observation of POK holds, and in which order."""

from coverts.envs.layout import Layout, Slot
from coverts.games.pok.counters import EACH
from coverts.games.pok.dice import DICE, DIE_FACE, SYMBOLS
from coverts.games.pok.state import Phase

COUNTERS = EACH * SYMBOLS
"""How many counters everybody has at first."""


def pok_layout(players: int) -> Layout:
    """The slots of a table of this size."""
    return Layout(
        Slot("phase", (len(Phase),)),
        Slot("awaited", (players,)),
        Slot("dice", (len(DICE), len(DIE_FACE))),
        Slot("left", (players, COUNTERS)),
        Slot("counters", (players, SYMBOLS, EACH), is_private=True),
        Slot("own_offer", (SYMBOLS,), is_private=True),
        Slot("last_dice", (len(DICE), len(DIE_FACE))),
        Slot("last_shown", (players, SYMBOLS)),
        Slot("last_handed", (players,)),
    )
