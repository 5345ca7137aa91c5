"""Pikoko by rule of thumb: count what is strong, believe those who seem to count alike, play for one's own bids."""

from typing import Any, Final

from coverts.bots.chance import one_of_the_best
from coverts.bots.pikoko.bidding import fitted, sureness, trusts, with_hearsay
from coverts.bots.pikoko.playing import worths
from coverts.bots.pikoko.reading import bids_of, dealt, needs_of, now, seat_of
from coverts.bots.pikoko.strength import shares, strengths
from coverts.bots.pikoko.table import UNKNOWN
from coverts.games.contract import Awaits, Draw
from coverts.games.fists import FistView
from coverts.games.pikoko import Action, Bid, Confidence, Phase, Play, View
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.feathers import FACE, HAND_SIZE

SAME: Final = 0.02
"""A difference in points that is too small to tell."""


class PikokoCasual:
    """A player by rule of thumb."""

    def choose(self, view: FistView[Any], draw: Draw) -> Action:
        """One of the actions that the view lists as legal."""
        assert isinstance(view, View)
        assert isinstance(view.prompt, Awaits)
        match Phase(view.prompt.kind):
            case Phase.PLAY:
                return _play(view, draw)
            case Phase.CONFIDENCE:
                return _card(view, draw)
            case _:
                return _bid(view, view.prompt.about)


def estimates_of(view: View) -> list[float]:
    """How many tricks of the round the seat expects every peacock to take."""
    return shares(strengths(dealt(view)), HAND_SIZE)


def _bid(view: View, subject: int | None) -> Bid:
    seat, bids, estimates = seat_of(view), bids_of(view), estimates_of(view)
    heard = with_hearsay(seat, bids, estimates, trusts(seat, bids, estimates))
    to_come = [other for other in range(len(heard)) if bids[seat][other] == UNKNOWN]
    # Nine tokens, but eight tricks: whoever bids nine in all is wrong somewhere.
    most = max(0, view.tokens[seat] - (TOKENS - HAND_SIZE))
    plan = fitted([heard[other] for other in to_come], most)
    return Bid(plan[to_come.index(seat if subject is None else subject)])


def _card(view: View, draw: Draw) -> Confidence:
    seat, bids, estimates = seat_of(view), bids_of(view), estimates_of(view)
    believed = trusts(seat, bids, estimates)
    heard = with_hearsay(seat, bids, estimates, believed)
    sure = [sureness(seat, subject, bids, heard, believed) for subject in range(len(heard))]
    # No Confidence is worth as much as a card that is right in one case of two.
    chosen = one_of_the_best([*sure, 0.0], draw, within=SAME)
    return Confidence(chosen if chosen < len(sure) else None)


def _play(view: View, draw: Draw) -> Play:
    seat, trick = seat_of(view), view.trick
    assert trick is not None
    believed = trusts(seat, bids_of(view), estimates_of(view))
    card = view.confidence[seat]
    trusted = UNKNOWN if card is None or card.seat is None else card.seat
    plays = tuple([face.index for face in trick.plays])
    found = worths(now(view), trick.first, plays, needs_of(view), believed, trusted)
    chosen = one_of_the_best([worth for _, worth in found], draw, within=SAME)
    return Play(FACE[found[chosen][0]])
