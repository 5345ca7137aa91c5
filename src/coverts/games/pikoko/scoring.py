"""What a round is worth, who starts the next one, and who wins. Whole numbers only."""

from collections.abc import Sequence
from typing import Final

from coverts.games.seats import left_of

PASSES_ON: Final = 0
MAY_STAY: Final = 1
LEFT_NEIGHBOUR: Final = 2

NO_CONFIDENCE_POINTS: Final = 1
"""What No Confidence brings, whatever happens."""
ROUNDS: Final = 3


def bid_points(bid: int, taken: int) -> int:
    """P16: correct 2, close 1, bad 0. A bid of 0 is a bid."""
    return max(0, 2 - abs(bid - taken))


def confidence_points(bid: int, taken: int) -> int:
    """P17: what a confidence card on this bid is worth: 3 if it is exact, else −1; No Confidence has its own points."""
    return 3 if bid == taken else -1


def next_starter(totals: Sequence[int], starter: int, tie: int) -> int:
    """P18: who has the fewest points; a tie goes round clockwise from the last starter."""
    players = len(totals)
    left = left_of(starter, players)
    # Counting begins at the last starter, who thus keeps the token in a tie, or else ends with them.
    seat = starter if tie == MAY_STAY else left
    found = seat
    tied = 0
    for _ in range(players):
        if totals[seat] < totals[found]:
            found = seat
            tied = 0
        tied += totals[seat] == totals[found]
        seat = left_of(seat, players)
    return left if tie == LEFT_NEIGHBOUR and tied > 1 else found


def standing(total: int, best_round: int) -> int:
    """P19: the highest standing wins: most points, among those the best single round; equals share the victory.

    Points of a round stay far below the factor, so that they are a tie-break only.
    """
    return total * 64 + best_round


def wins(seat: int, totals: Sequence[int], best_rounds: Sequence[int]) -> bool:
    """Whether nobody stands higher."""
    highest = standing(totals[0], best_rounds[0])
    for other in range(1, len(totals)):
        highest = max(highest, standing(totals[other], best_rounds[other]))
    return standing(totals[seat], best_rounds[seat]) == highest


BY_POINTS: Final = 0
BY_BEST_ROUND: Final = 1
SHARED: Final = 2


def decided_by(leaders: int, winners: int) -> int:
    """What decided the game, when so many had most points and so many have won."""
    if leaders == 1:
        return BY_POINTS
    return BY_BEST_ROUND if winners < leaders else SHARED


DECIDED_BY: Final = ("points", "best-round", "shared")
"""What records and views call it."""
