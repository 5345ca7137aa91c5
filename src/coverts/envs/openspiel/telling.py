"""Pikoko's sights in a word or two: strung together they are a seat's information state."""

from coverts.games.pikoko import Bid, Confidence, HiddenHand, Sight
from coverts.games.pikoko.events import (
    BidsRevealed,
    DealSeen,
    Hand,
    Played,
    RoundScored,
    Sealed,
    StarterDrawn,
    TrickTaken,
)


def pikoko_sight_text(sight: Sight) -> str:
    """What an observer is told of an event; nothing when it follows from the rest."""
    match sight:
        case StarterDrawn(seat):
            return f" starter {seat}"
        case DealSeen(number, starter, hands, turned_up):
            return f" | round {number} from {starter}: {' / '.join(map(_hand, hands))} up {turned_up}"
        case Sealed(_, Bid(tokens)):
            return f" my {tokens}"
        case Sealed(_, Confidence(seat)):
            return f" my card {_or_nobody(seat)}"
        case BidsRevealed(subject, bids):
            return f" on {'own' if subject is None else subject}: {' '.join(map(_or_nobody, bids))};"
        case Played(seat, _, face):
            return f" {seat}:{face}"
        case TrickTaken(by):
            return f" to {by};"
        case RoundScored(score):
            return f" cards {' '.join(map(_or_nobody, score.confidence))} points {' '.join(map(str, score.scores))}"
        case _:
            return ""


def _or_nobody(number: int | None) -> str:
    return "-" if number is None else str(number)


def _hand(hand: Hand) -> str:
    return f"?{hand.size}" if isinstance(hand, HiddenHand) else " ".join(str(feather) for feather in hand.feathers)
