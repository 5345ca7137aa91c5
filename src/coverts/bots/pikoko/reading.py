"""From a seat's view to the integers that the heuristics work on."""

from collections.abc import Iterator

from coverts.belief.seen_rows import DECK_FACES
from coverts.bots.pikoko.seen_hands import Rows, SeenHands, without_colours
from coverts.games.pikoko import Face, HiddenHand, OpenHand, View
from coverts.games.pikoko.course import owner_at
from coverts.games.pikoko.events import Hand
from coverts.games.pikoko.feathers import FACES_ON, HAND_SIZE, NO_COLOUR
from coverts.games.pikoko.rows.layout import UNKNOWN


def seat_of(view: View) -> int:
    """The seat that decides."""
    assert isinstance(view.observer, int)
    return view.observer


def dealt(view: View) -> SeenHands:
    """The table when the round was dealt, as far as the seat can know it by now."""
    seat = seat_of(view)
    hands = [_faces(hand) for hand in view.hands]
    for owner, face, _ in _played(view):
        hands[owner] |= FACES_ON[face.feather.index]
    # What has been turned up of one's own peacock was unseen when the bids were made.
    hands[seat] = 0
    return SeenHands(seat, _trump(view), tuple(hands), _unseen(view, hands), HAND_SIZE)


def now(view: View) -> SeenHands:
    """The table as it stands."""
    seat = seat_of(view)
    hands = [_faces(hand) for hand in view.hands]
    unseen = _unseen(view, hands)
    lacking = 0
    for owner, face, first in _played(view):
        unseen &= ~FACES_ON[face.feather.index]
        if owner == seat and face.colour is not first.colour:
            lacking |= 1 << first.colour.index
    own = view.hands[seat]
    assert isinstance(own, HiddenHand)
    return SeenHands(seat, _trump(view), tuple(hands), without_colours(unseen, lacking), own.size)


def bids_of(view: View) -> Rows:
    """All revealed bids."""
    return tuple([tuple([UNKNOWN if bid is None else bid for bid in row]) for row in view.bids])


def needs_of(view: View) -> Rows:
    """How many tricks everybody still wants each peacock to take, by their bids."""
    taken, seats = view.taken, range(view.options.players)
    return tuple([tuple([row[seat] - taken[seat] for seat in seats]) for row in bids_of(view)])


def _faces(hand: Hand) -> int:
    return sum([FACES_ON[feather.index] for feather in hand.feathers]) if isinstance(hand, OpenHand) else 0


def _trump(view: View) -> int:
    return NO_COLOUR if view.trump is None else view.trump.index


def _played(view: View) -> Iterator[tuple[int, Face, Face]]:
    """Every face played in this round: its owner, itself, and the first of its trick."""
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    for trick in tricks:
        for place, face in enumerate(trick.plays):
            yield owner_at(trick.first, place, view.options.players), face, trick.plays[0]


def _unseen(view: View, hands: list[int]) -> int:
    unseen = DECK_FACES[view.options.players]
    if view.turned_up is not None:
        unseen &= ~FACES_ON[view.turned_up.index]
    for hand in hands:
        unseen &= ~hand
    return unseen
