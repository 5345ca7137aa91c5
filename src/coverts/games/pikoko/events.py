"""What happens in a game (events), and what each observer sees of it (sights).

An event may hold secrets and never leaves the house; a sight is what an observer gets. Events that are the same for
everybody are sights themselves. `sight` is an allow-list: an event it does not name is seen by nobody.
"""

from typing import TypeAlias, assert_never

from msgspec import Struct

from coverts.games import fists
from coverts.games.contract import OPEN, Observer
from coverts.games.fists import Ready, sees_choice
from coverts.games.pikoko.actions import Action
from coverts.games.pikoko.feathers import Colour, Face, Feather
from coverts.games.pikoko.state import RoundScore
from coverts.games.pikoko.taking import Taking
from coverts.games.seats import PerSeat, Seat


class HiddenHand(Struct, frozen=True, tag="hidden"):
    """A peacock whose faces the observer may not know (P6): a number, and nothing else."""

    size: int


class OpenHand(Struct, frozen=True, tag="open"):
    """A peacock whose feathers the observer sees, in deck order."""

    feathers: tuple[Feather, ...]


Hand: TypeAlias = HiddenHand | OpenHand


class StarterDrawn(Struct, frozen=True, tag="starter-drawn"):
    """Chance has named the first starting player."""

    seat: Seat


class Dealt(Struct, frozen=True, tag="dealt"):
    """Event: a round begins, with every hand."""

    round: int
    starter: Seat
    hands: PerSeat[tuple[Feather, ...]]
    turned_up: Feather
    trump: Colour | None


class DealSeen(Struct, frozen=True, tag="deal-seen"):
    """Sight: a round begins, with the hands that the observer sees."""

    round: int
    starter: Seat
    hands: PerSeat[Hand]
    turned_up: Feather
    trump: Colour | None


class Sealed(fists.Sealed[Action], frozen=True, tag="sealed"):
    """A secret choice has been made."""


class BidsRevealed(Struct, frozen=True, tag="bids-revealed"):
    """All fists open: the bids on one peacock, or everybody's on their own (`subject` None)."""

    subject: Seat | None
    bids: PerSeat[int | None]


class ConfidencePlaced(Struct, frozen=True, tag="confidence-placed"):
    """Everybody's confidence card lies face down."""


class Played(Struct, frozen=True, tag="played"):
    """A seat has played a feather from the peacock of `owner`."""

    seat: Seat
    owner: Seat
    face: Face


class TrickTaken(Struct, frozen=True, tag="trick-taken"):
    """A peacock takes the trick; the player on its right leads next."""

    by: Seat
    reason: Taking


class RoundScored(Struct, frozen=True, tag="round-scored"):
    """Confidence cards are turned over and points counted; `starter` begins the next round, if there is one."""

    score: RoundScore
    totals: PerSeat[int]
    starter: Seat | None


class Prompted(fists.Prompted[Action], frozen=True, tag="prompted"):
    """Event: who moves next, and what each seat may do."""


class Asked(fists.Asked[Action], frozen=True, tag="asked"):
    """Sight: who moves next, and what the observer may do."""


Event: TypeAlias = (
    StarterDrawn | Dealt | Sealed | BidsRevealed | ConfidencePlaced | Played | TrickTaken | RoundScored | Prompted
)
Sight: TypeAlias = (
    StarterDrawn
    | DealSeen
    | Sealed
    | Ready
    | BidsRevealed
    | ConfidencePlaced
    | Played
    | TrickTaken
    | RoundScored
    | Asked
)


def sees_peacock(seat: int, owner: int) -> bool:
    """P6: everyone sees a peacock's faces but its owner."""
    return seat != owner


def sees_hand(observer: Observer, owner: int) -> bool:
    """Whether an observer sees a peacock's faces. The public, who know what all know, see none."""
    return sees_peacock(observer, owner) if isinstance(observer, int) else observer == OPEN


def hand_seen(feathers: tuple[Feather, ...], *, by: Observer, owner: int) -> Hand:
    """A hand as an observer sees it."""
    return OpenHand(feathers) if sees_hand(by, owner) else HiddenHand(len(feathers))


def sight(event: Event, observer: Observer) -> Sight:
    """What an observer sees of an event."""
    match event:
        case Dealt(number, starter, hands, turned_up, trump):
            seen = tuple(hand_seen(hand, by=observer, owner=owner) for owner, hand in enumerate(hands))
            return DealSeen(number, starter, seen, turned_up, trump)
        case Sealed(seat, _):
            return event if sees_choice(observer, seat) else Ready(seat)
        case Prompted(prompt, legal):
            return Asked(prompt, fists.legal_for(observer, legal))
        case StarterDrawn() | BidsRevealed() | ConfidencePlaced() | Played() | TrickTaken() | RoundScored():
            return event
        case _:
            assert_never(event)
