"""P16–P19: what a round is worth, who starts the next one, and who wins. Whole numbers only."""

from collections.abc import Sequence
from typing import Final

PASSES_ON: Final = 0
MAY_STAY: Final = 1
LEFT_NEIGHBOUR: Final = 2

NO_CONFIDENCE_POINTS: Final = 1
ROUNDS: Final = 3


def bid_points(bid: int, taken: int) -> int:
    """P16: correct 2, close 1, bad 0. A bid of 0 is a bid."""
    return max(0, 2 - abs(bid - taken))


def confidence_points(bid: int, taken: int) -> int:
    """P17: what a confidence card on this bid is worth."""
    return 3 if bid == taken else -1


def next_starter(totals: Sequence[int], starter: int, tie: int) -> int:
    """P18: who has the fewest points; a tie goes round clockwise from the last starter."""
    players = len(totals)
    found = starter
    tied = 1
    # Counting begins at the last starter, who thus keeps the token in a tie, or else ends with them.
    first = starter if tie == MAY_STAY else starter + 1
    for step in range(players):
        seat = (first + step) % players
        if step == 0 or totals[seat] < totals[found]:
            found = seat
            tied = 1
        elif totals[seat] == totals[found]:
            tied += 1
    if tie == LEFT_NEIGHBOUR and tied > 1:
        return (starter + 1) % players
    return found


def wins(seat: int, totals: Sequence[int], best_rounds: Sequence[int]) -> bool:
    """P19: most points; among those the best single round; those still level share the victory."""
    for other in range(len(totals)):
        if totals[other] > totals[seat]:
            return False
        if totals[other] == totals[seat] and best_rounds[other] > best_rounds[seat]:
            return False
    return True
