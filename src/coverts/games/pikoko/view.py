"""What an observer knows of the table: built by allow-list, so that no secret of the state can leak."""

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from msgspec.structs import replace

from coverts.games.bits import members
from coverts.games.contract import Awaits, Observer, Over
from coverts.games.fists import FistView, Ready, fold_ready
from coverts.games.pikoko.actions import Action, Confidence, number_of
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.events import (
    Asked,
    BidsRevealed,
    ConfidencePlaced,
    DealSeen,
    Hand,
    HiddenHand,
    OpenHand,
    Played,
    RoundScored,
    Sealed,
    Sight,
    StarterDrawn,
    TrickTaken,
)
from coverts.games.pikoko.feathers import FACE, FACES_ON, FEATHER, FEATHER_OF, FIRST_FACES, Colour, Feather
from coverts.games.pikoko.legality import legal, prompt
from coverts.games.pikoko.seen import Seen, seen_by
from coverts.games.pikoko.state import Bids, Options, Phase, RoundScore, State, Trick, tokens_after
from coverts.games.seats import PerSeat, Seat, with_entry


class View(FistView[Action], frozen=True, kw_only=True):
    """The table as one observer sees it. Everything a client shows and everything a bot decides on is in here."""

    options: Options
    round: int
    starter: Seat | None
    hands: PerSeat[Hand]
    turned_up: Feather | None
    trump: Colour | None
    bids: Bids
    """Revealed ones: `bids[b][t]` is what seat b bid on seat t."""
    tokens: PerSeat[int]
    confidence: PerSeat[Confidence | None]
    """Face-down cards that the observer knows: its own."""
    trick: Trick | None
    tricks: tuple[Trick, ...]
    taken: PerSeat[int]
    scores: tuple[RoundScore, ...]
    totals: PerSeat[int]


@lru_cache(maxsize=1 << 12)
def feathers_in(hand: int) -> tuple[Feather, ...]:
    """The feathers of a set of faces, in deck order."""
    return tuple([FEATHER[FEATHER_OF[face]] for face in members(hand & FIRST_FACES)])


def faces_on(feathers: Sequence[Feather]) -> int:
    """The set of faces of some feathers: the inverse."""
    return sum([FACES_ON[feather.index] for feather in feathers])


def view(state: State, observer: Observer) -> View:
    """What an observer sees of the table."""
    seen = seen_by(state, observer)
    return View(
        observer=observer,
        options=state.options,
        prompt=prompt(state),
        legal=legal(state, observer) if isinstance(observer, int) else (),
        round=seen.round,
        starter=seen.starter,
        hands=tuple([OpenHand(feathers_in(hand)) if isinstance(hand, int) else hand for hand in seen.hands]),
        turned_up=state.turned_up_feather,
        trump=state.trump,
        bids=seen.bids,
        tokens=tuple([tokens_after(bids) for bids in seen.bids]),
        ready=tuple([choice is not None for choice in state.sealed]),
        sealed=seen.sealed,
        confidence=seen.confidence,
        trick=None if seen.leader is None else Trick(seen.leader, tuple([FACE[face] for face in seen.trick])),
        tricks=seen.tricks,
        taken=seen.taken,
        scores=seen.scores,
        totals=state.totals,
    )


def seen_in(view: View) -> Seen:
    """What a view shows, in small numbers again."""
    prompt, trick = view.prompt, view.trick
    asked = prompt if isinstance(prompt, Awaits) else None
    return Seen(
        phase=Phase.OVER if isinstance(prompt, Over) else Phase(prompt.kind),
        awaits=asked.seats if asked else (),
        subject=asked.about if asked else None,
        legal=sum([1 << number_of(action, view.options.players) for action in view.legal]),
        round=view.round,
        starter=view.starter,
        hands=tuple([faces_on(hand.feathers) if isinstance(hand, OpenHand) else hand for hand in view.hands]),
        turned_up=None if view.turned_up is None else view.turned_up.index,
        bids=view.bids,
        sealed=view.sealed,
        confidence=view.confidence,
        leader=None if trick is None else trick.first,
        trick=() if trick is None else tuple([face.index for face in trick.plays]),
        tricks=view.tricks,
        taken=view.taken,
        scores=view.scores,
    )


def fold(view: View, sight: Sight) -> View:
    """The view after one more sight. It moves things about and knows no rule."""
    seats = view.options.players
    match sight:
        case StarterDrawn(seat):
            return replace(view, starter=seat)
        case DealSeen():
            return _fold_deal(view, sight)
        case Sealed(seat, action):
            return replace(fold_ready(view, seat), sealed=with_entry(view.sealed, seat, action))
        case Ready(seat):
            return fold_ready(view, seat)
        case BidsRevealed():
            return _fold_bids(view, sight)
        case ConfidencePlaced():
            cards = tuple([card if isinstance(card, Confidence) else None for card in view.sealed])
            return replace(view, confidence=cards, sealed=(None,) * seats, ready=(False,) * seats)
        case Played():
            return _fold_play(view, sight)
        case TrickTaken(by, reason):
            assert view.trick is not None
            tricks = (*view.tricks, replace(view.trick, taken_by=by, reason=reason))
            return replace(view, trick=None, tricks=tricks, taken=with_entry(view.taken, by, view.taken[by] + 1))
        case RoundScored(score, totals, starter):
            starter = view.starter if starter is None else starter
            scores = (*view.scores, score)
            return replace(view, scores=scores, totals=totals, starter=starter, confidence=(None,) * seats)
        case Asked():
            return _fold_asked(view, sight)
        case _:
            assert_never(sight)


def _fold_deal(view: View, deal: DealSeen) -> View:
    seats = view.options.players
    return replace(
        view,
        round=deal.round,
        starter=deal.starter,
        hands=deal.hands,
        turned_up=deal.turned_up,
        trump=deal.trump,
        bids=((None,) * seats,) * seats,
        tokens=(TOKENS,) * seats,
        tricks=(),
        taken=(0,) * seats,
    )


def _fold_bids(view: View, reveal: BidsRevealed) -> View:
    bids, tokens = list(view.bids), list(view.tokens)
    for seat, bid in enumerate(reveal.bids):
        if bid is not None:
            bids[seat] = with_entry(bids[seat], seat if reveal.subject is None else reveal.subject, bid)
            tokens[seat] -= bid
    nobody = len(bids)
    return replace(view, bids=tuple(bids), tokens=tuple(tokens), sealed=(None,) * nobody, ready=(False,) * nobody)


def _fold_play(view: View, played: Played) -> View:
    assert view.trick is not None
    return replace(
        view,
        hands=with_entry(view.hands, played.owner, _hand_without(view.hands[played.owner], played.face.feather)),
        trick=replace(view.trick, plays=(*view.trick.plays, played.face)),
    )


def _hand_without(hand: Hand, gone: Feather) -> Hand:
    match hand:
        case HiddenHand(size):
            return HiddenHand(size - 1)
        case OpenHand(feathers):
            return OpenHand(tuple([feather for feather in feathers if feather is not gone]))


def _fold_asked(view: View, asked: Asked) -> View:
    trick = view.trick
    if trick is None and isinstance(asked.prompt, Awaits) and asked.prompt.kind == Phase.PLAY.value:
        trick = Trick(asked.prompt.seats[0], ())
    return replace(view, prompt=asked.prompt, legal=asked.legal, trick=trick)
