"""P7–P10: bidding. Whole numbers only."""

from typing import Final

TOKENS: Final = 9
"""P7: tokens each, back in full every round."""


def subject_of(turn: int, starter: int, players: int) -> int:
    """P7: the peacock being bid on in the given turn of the bidding: the starting player's first, then clockwise."""
    return (starter + turn) % players


def may_bid(tokens: int, left: int) -> bool:
    """P9: any number from 0 to the tokens still in stock."""
    return 0 <= tokens <= left
