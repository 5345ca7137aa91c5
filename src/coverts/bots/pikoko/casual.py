"""The rule-of-thumb (heuristic) player of Pikoko: counts what is strong, weighs bids, plays for its own bids."""

from coverts.bots.bot import AnyView, Past
from coverts.bots.chance import one_of_the_best
from coverts.bots.pikoko.bidding import trusts
from coverts.bots.pikoko.deciding import SAME, bid_on, card_worths, estimates_at
from coverts.bots.pikoko.playing import worths
from coverts.bots.pikoko.reading import bids_of, dealt, needs_of, now, seat_of
from coverts.games.contract import Awaits, Draw
from coverts.games.pikoko import Action, Bid, Confidence, Phase, Play, View
from coverts.games.pikoko.feathers import FACE
from coverts.games.pikoko.rows.layout import UNKNOWN


class PikokoCasual:
    """A player by rule of thumb."""

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:  # noqa: ARG002 - it remembers nothing
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
    return estimates_at(dealt(view))


def _bid(view: View, subject: int | None) -> Bid:
    seat = seat_of(view)
    return Bid(bid_on(seat if subject is None else subject, seat, bids_of(view), estimates_of(view), view.tokens[seat]))


def _card(view: View, draw: Draw) -> Confidence:
    sure = card_worths(seat_of(view), bids_of(view), estimates_of(view))
    chosen = one_of_the_best(sure, draw, within=SAME)
    return Confidence(chosen if chosen < len(sure) - 1 else None)


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
