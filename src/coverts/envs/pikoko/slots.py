"""What a seat's observation of Pikoko holds, and in which order. No slot is for the faces of one's own peacock."""

from coverts.envs.layout import Layout, Slot
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.feathers import COLOURS, DECK_SIZE, FACES_ON, HAND_SIZE
from coverts.games.pikoko.scoring import ROUNDS
from coverts.games.pikoko.state import Phase


def faces_in_play(players: int) -> int:
    """How many faces the deck has."""
    return sum(FACES_ON[: DECK_SIZE[players]]).bit_length()


def best_round(players: int) -> int:
    """The most that a round can bring: every bid right, and the confidence card."""
    return 2 * players + 3


WORST_ROUND = -1
"""The least: every bid far off, and a wrong confidence card."""


def pikoko_layout(players: int) -> Layout:
    """The slots of a table of this size."""
    faces, best = faces_in_play(players), best_round(players)
    return Layout(
        Slot("phase", (len(Phase),)),
        Slot("awaited", (players,)),
        Slot("round", (ROUNDS,)),
        Slot("starter", (players,)),
        Slot("subject", (players,)),
        Slot("trump", (COLOURS + 1,)),
        Slot("own_size", (HAND_SIZE,)),
        Slot("leader", (players,)),
        Slot("led", (COLOURS,)),
        Slot("own_void", (COLOURS,)),
        Slot("own_bid", (TOKENS + 1,), is_private=True),
        Slot("own_card", (players + 1,), is_private=True),
        Slot("taken", (players, HAND_SIZE)),
        Slot("tokens", (players, TOKENS)),
        Slot("totals", (players, ROUNDS * (best - WORST_ROUND))),
        Slot("best", (players, best - WORST_ROUND)),
        Slot("bids", (players, players, TOKENS + 1)),
        Slot("turned_up", (faces,)),
        Slot("hands", (players - 1, faces), is_private=True),
        Slot("trick", (players, faces)),
        Slot("played", (players, faces)),
    )
