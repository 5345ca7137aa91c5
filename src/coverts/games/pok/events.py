"""What happens in a game (events), and what each observer sees of it (sights).

An event may hold secrets and never leaves the house; a sight is what an observer gets. Events that are the same for
everybody are sights themselves. `sight` is an allow-list: an event it does not name is seen by nobody.
"""

from typing import TypeAlias, assert_never

from msgspec import Struct

from coverts.games import fists
from coverts.games.contract import Observer
from coverts.games.fists import Ready, sees_choice
from coverts.games.pok.actions import Action
from coverts.games.pok.dice import DieFace
from coverts.games.pok.state import RoundResult


class Thrown(Struct, frozen=True, tag="thrown"):
    """The dice have been thrown: a round begins."""

    round: int
    dice: tuple[DieFace, ...]


class Sealed(fists.Sealed[Action], frozen=True, tag="sealed"):
    """A secret choice has been made."""


class OffersRevealed(Struct, frozen=True, tag="offers-revealed"):
    """All fists open, and those who may hand over."""

    result: RoundResult


class Prompted(fists.Prompted[Action], frozen=True, tag="prompted"):
    """Event: who moves next, and what each seat may do."""


class Asked(fists.Asked[Action], frozen=True, tag="asked"):
    """Sight: who moves next, and what the observer may do."""


Event: TypeAlias = Thrown | Sealed | OffersRevealed | Prompted
Sight: TypeAlias = Thrown | Sealed | Ready | OffersRevealed | Asked


def sight(event: Event, observer: Observer) -> Sight:
    """What an observer sees of an event."""
    match event:
        case Sealed(seat, _):
            return event if sees_choice(observer, seat) else Ready(seat)
        case Prompted(prompt, legal):
            return Asked(prompt, fists.legal_for(observer, legal))
        case Thrown() | OffersRevealed():
            return event
        case _:
            assert_never(event)
