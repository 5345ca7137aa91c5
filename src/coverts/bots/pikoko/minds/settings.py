"""Search effort: numbers of worlds and rollouts of a searching player."""

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """What a searching player does, and how often."""

    bid_rounds: int
    """Rounds played on in the mind before a bid."""
    card_rounds: int
    """The same before a confidence card."""
    play_rounds: int
    """The same before a play, for each feather that may be played."""
    hears_bids: bool = True
    """Whether bids on one's own peacock tell something about it."""
    hears_plays: bool = True
    """Whether it tells something that one's own peacock followed colour, and with what."""
    suspects: bool = True
    """Whether it asks who the others are. If not, they are all like its first member."""
    for_the_match: bool = False
    """Whether it plays to win in the last round, and not for points."""
    exact_tricks: int = 0
    """The last so many tricks are worked out exactly, and not played on by chance."""
    match_rounds: int = 0
    """Rounds played on in the mind for each plan of bids that might win the game more often, in the last round."""
