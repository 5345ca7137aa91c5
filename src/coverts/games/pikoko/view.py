"""What an observer knows of the table: built by allow-list, with no way back to the state."""

from typing import assert_never

from msgspec.structs import replace

from coverts.games.bits import members
from coverts.games.contract import Awaits, Observer
from coverts.games.fists import FistView, Ready, fold_ready, sees_choice
from coverts.games.pikoko.actions import Action, Confidence
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
    hand_seen,
)
from coverts.games.pikoko.feathers import FACE, FEATHER, FEATHER_OF, FIRST_FACES, Colour, Feather
from coverts.games.pikoko.legality import legal, prompt
from coverts.games.pikoko.state import Bids, Options, Phase, RoundScore, State, Trick
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


def feathers_in(hand: int) -> tuple[Feather, ...]:
    """The feathers of a set of faces, in deck order."""
    return tuple([FEATHER[FEATHER_OF[face]] for face in members(hand & FIRST_FACES)])


def view(state: State, observer: Observer) -> View:
    """What an observer sees of the table."""
    seats = range(state.players)
    playing = state.phase is Phase.PLAY
    return View(
        observer=observer,
        options=state.options,
        prompt=prompt(state),
        legal=legal(state, observer) if isinstance(observer, int) else (),
        round=state.round,
        starter=state.starter,
        hands=tuple([hand_seen(feathers_in(state.hands[seat]), by=observer, owner=seat) for seat in seats]),
        turned_up=state.turned_up_feather,
        trump=state.trump,
        bids=state.bids,
        tokens=tuple([state.tokens(seat) for seat in seats]),
        ready=tuple([choice is not None for choice in state.sealed]),
        sealed=tuple([state.sealed[seat] if sees_choice(observer, seat) else None for seat in seats]),
        confidence=tuple([_card_seen(state, seat) if sees_choice(observer, seat) else None for seat in seats]),
        trick=Trick(state.leader, tuple([FACE[face] for face in state.trick])) if playing else None,
        tricks=state.tricks,
        taken=state.taken,
        scores=state.scores,
        totals=state.totals,
    )


def _card_seen(state: State, seat: int) -> Confidence | None:
    return Confidence(state.confidence[seat]) if state.confidence else None


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
