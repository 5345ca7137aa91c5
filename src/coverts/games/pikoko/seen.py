"""What an observer sees of the table, in small numbers: the allow-list that views and observations share."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from coverts.games.contract import Observer
from coverts.games.fists import choices_seen
from coverts.games.pikoko.actions import Action, Confidence
from coverts.games.pikoko.events import HiddenHand, sees_hand
from coverts.games.pikoko.feathers import FIRST_FACES, HAND_SIZE
from coverts.games.pikoko.legality import legal_set
from coverts.games.pikoko.state import Bids, Phase, RoundScore, State, Trick
from coverts.games.seats import PerSeat, Seat, SeatSet


class Seen(NamedTuple):
    """The table as one observer sees it. `View` says the same in words, and is made of this."""

    phase: Phase
    awaits: SeatSet
    subject: Seat | None
    legal: int
    """The set of what the observer may do, as rows number it."""
    round: int
    starter: Seat | None
    hands: PerSeat[int | HiddenHand]
    """For each peacock the set of its faces, where the observer may see them."""
    turned_up: int | None
    bids: Bids
    sealed: PerSeat[Action | None]
    """Closed fists whose content the observer knows."""
    confidence: PerSeat[Confidence | None]
    """Face-down cards that the observer knows."""
    leader: Seat | None
    """Who plays the first feather of the trick under way."""
    trick: tuple[int, ...]
    tricks: tuple[Trick, ...]
    taken: PerSeat[int]
    scores: tuple[RoundScore, ...]


def seen_by(state: State, observer: Observer) -> Seen:
    """What an observer sees of the table."""
    players, peacocks = state.players, _peacocks(observer, state.players)
    return Seen(
        state.phase,
        state.awaits,
        state.subject,
        legal_set(state, observer) if isinstance(observer, int) else 0,
        state.round,
        state.starter,
        tuple([hand if is_seen else _hidden(hand) for hand, is_seen in zip(state.hands, peacocks, strict=True)]),
        state.turned_up,
        state.bids,
        _fists(state.sealed, observer),
        _cards(state.confidence, observer) if state.confidence else (None,) * players,
        state.leader if state.phase is Phase.PLAY else None,
        state.trick,
        state.tricks,
        state.taken,
        state.scores,
    )


@cache
def _peacocks(observer: Observer, players: int) -> tuple[bool, ...]:
    """Which peacocks an observer sees."""
    return tuple([sees_hand(observer, owner) for owner in range(players)])


def _hidden(hand: int) -> HiddenHand:
    return _HIDDEN[(hand & FIRST_FACES).bit_count()]


_HIDDEN: Final = tuple([HiddenHand(size) for size in range(HAND_SIZE + 1)])

_fists = lru_cache(maxsize=1 << 12)(choices_seen)
"""There are few different ones, and they are looked at often."""


@lru_cache(maxsize=1 << 12)
def _cards(trusted: tuple[Seat | None, ...], observer: Observer) -> tuple[Confidence | None, ...]:
    return choices_seen(tuple([Confidence(seat) for seat in trusted]), observer)
