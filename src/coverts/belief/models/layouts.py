"""Input layouts: what stands at which place of each network's input vector.

The shipped parameters are stored input by input, so a place never changes its meaning. Numbers are scaled to about
−1 to 1. *Need* is how many more tricks the deciding seat wants a hand to take, by its own bid; *promise* is the points
to hope for from a bid (`heuristics.promise`); the *owner* is the left neighbour, whose hand the seat plays from.
"""

from enum import IntEnum


class PlayInput(IntEnum):
    """What the play network is told of one face. Those before `NUMBER` are the same for all faces."""

    LEADS = 0
    PLAYERS_TO_COME = 1
    TRICKS_LEFT = 2
    OWNER_NEED = 3
    OWNER_NEED_IS_MET = 4
    OWNER_NEED_IS_EXCEEDED = 5
    TAKER_NEED = 6
    """The taker's is the best face of the trick so far."""
    TAKER_NEEDS_MORE = 7
    NO_TRUMP = 8
    NEEDS_BEYOND_TRICKS = 9
    OTHERS_WANT_OWNER = 10
    """How many of the others want the owner to take tricks, less those for whom it has taken too many."""
    OWN_NEED = 11
    OWNER_TRUMPS = 12
    NUMBER = 13
    IS_TRUMP = 14
    IS_BEST_SO_FAR = 15
    OWNER_TAKES = 16
    """The chance that the owner takes the trick with this face."""
    PROMISE = 17
    PROMISE_BELOW_BEST = 18
    OWNER_PROMISE = 19
    OWN_PROMISE = 20
    OWNER_SURPLUS = 21
    """Tricks to expect of the owner beyond those needed."""
    HIGHER_ELSEWHERE = 22
    COLOUR_LENGTH = 23
    IS_MULTICOLOURED = 24
    STRENGTH = 25
    STRENGTH_ABOVE_MEAN = 26
    LATER_RUFFS = 27
    """How many of the later hands can only follow with a trump."""


class OtherBidInput(IntEnum):
    """What the network for bids on another's hand, the *subject's*, is told."""

    EXPECTED = 0
    """Tricks to expect of the subject."""
    TRUMPS = 1
    TRUMP_NUMBERS = 2
    HIGH_TRUMPS = 3
    HIGH_PLAIN = 4
    MIDDLE_PLAIN = 5
    LOW_PLAIN = 6
    VOID_COLOURS = 7
    IS_LEFT_NEIGHBOUR = 8
    IS_RIGHT_NEIGHBOUR = 9
    NO_TRUMP = 10
    TOKENS_LEFT = 11
    EXPECTED_TO_COME = 12
    """Tricks to expect of those on whom the seat has yet to bid."""
    OWN_EXPECTED = 13
    OWN_WAS_BID_ON = 14
    STRONGEST_EXPECTED = 15
    """Tricks to expect of the strongest of the others."""
    TOKENS_TO_SPARE = 16
    TURN = 17
    HIGHER_TRUMPS_ELSEWHERE = 18
    SURE_WINNERS = 19


class OwnBidInput(IntEnum):
    """What the network for bids on one's own hand is told: above all, the others' bids on it."""

    EXPECTED = 0
    MEAN_BID = 1
    LEAST_BID = 2
    MOST_BID = 3
    TOKENS_LEFT = 4
    TRICKS_NOT_BID = 5
    """Tricks beyond those that the seat has bid on the others."""
    STRONGEST_EXPECTED = 6
    NO_TRUMP = 7
    TRICKS_NOT_EXPECTED = 8
    """Tricks beyond the mean bids on the others."""
    MEAN_BID_BEYOND_TOKENS = 9
    BIDS_APART = 10
    BID_OF_RIGHT_NEIGHBOUR = 11
    """Who plays from this hand."""
    BID_OF_LEFT_NEIGHBOUR = 12
    NO_TOKENS_LEFT = 13
    ALL_BID_ALIKE = 14
    MEAN_BID_WITHIN_TOKENS = 15
    ALL_BID_NOTHING = 16
    TRICKS_WITHIN_TOKENS = 17
    TABLE_SIZE = 18
    EXPECTED_BEYOND_TOKENS = 19


class CardInput(IntEnum):
    """What the weights for confidence cards are told of one card."""

    BID_NOTHING = 0
    BID_ONE = 1
    BID_TWO = 2
    BID_MORE = 3
    OTHERS_APART = 4
    """How far the others' bids on the same hand are from this one, on average."""
    EXPECTED = 5
    BID_OFF_EXPECTED = 6
    IS_OWN = 7
    IS_LEFT_NEIGHBOUR = 8
    IS_NO_CONFIDENCE = 9
