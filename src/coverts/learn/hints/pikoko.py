"""Hints for Pikoko: the reason for each question when it first comes, and the figures of a rule of thumb each time."""

from collections.abc import Iterator, Sequence
from typing import Final

from coverts.belief.models.heuristics import ABOVE
from coverts.belief.seen_rows import DECK_FACES
from coverts.bots.pikoko.casual import estimates_of
from coverts.bots.pikoko.reading import seat_of
from coverts.games.bits import members
from coverts.games.contract import Awaits
from coverts.games.pikoko import Face, OpenHand, Phase, Play, View
from coverts.games.pikoko.course import target_of
from coverts.games.pikoko.feathers import FACES_ON, HAND_SIZE, NO_COLOUR, Colour, Feather
from coverts.games.pikoko.tricks import beats, strongest
from coverts.learn.hints.hint import Hint

FIRST_ROUND: Final = 1


def hints(view: View, past: Sequence[View]) -> tuple[Hint, ...]:  # noqa: ARG001 - a round has no use for the last one
    """What to tell somebody who is asked something."""
    prompt = view.prompt
    if not view.legal or not isinstance(prompt, Awaits):
        return ()
    match Phase(prompt.kind):
        case Phase.BID:
            assert prompt.about is not None
            return tuple(_bid(view, prompt.about))
        case Phase.SELF_BID:
            return tuple(_self_bid(view))
        case Phase.CONFIDENCE:
            return tuple(_confidence(view))
        case _:
            return tuple(_play(view))


def _bid(view: View, subject: int) -> Iterator[Hint]:
    seat, players, hand = seat_of(view), view.options.players, view.hands[subject]
    assert isinstance(hand, OpenHand)
    to_come = view.bids[seat].count(None)
    if view.round == FIRST_ROUND:
        if to_come == players:
            yield Hint("hint-bid-first", {"players": players, "tricks": HAND_SIZE})
        else:
            yield Hint("hint-bid-tokens", {"tokens": view.tokens[seat], "peacocks": to_come})
    tricks = _rounded(estimates_of(view)[subject])
    tops = _tops(view, hand.feathers)
    if view.trump is None:
        yield Hint("hint-bid-no-trump", {"seat": subject, "tops": tops, "number": tricks})
    else:
        trumps = sum([view.trump in feather.colours for feather in hand.feathers])
        yield Hint("hint-bid", {"seat": subject, "trumps": trumps, "tops": tops, "number": tricks})


def _tops(view: View, hand: Sequence[Feather]) -> int:
    """How many feathers have no higher one of their colour, or of one of their colours, on any other peacock."""
    elsewhere = DECK_FACES[view.options.players]
    for feather in (*hand, *([] if view.turned_up is None else [view.turned_up])):
        elsewhere &= ~FACES_ON[feather.index]
    return sum([any(not ABOVE[face] & elsewhere for face in members(FACES_ON[one.index])) for one in hand])


def _self_bid(view: View) -> Iterator[Hint]:
    seat = seat_of(view)
    heard = [bid for other in range(view.options.players) if (bid := view.bids[other][seat]) is not None]
    low, high = min(heard), max(heard)
    yield (
        Hint("hint-self-bid-agreed", {"number": low})
        if low == high
        else Hint("hint-self-bid", {"low": low, "high": high})
    )
    given = sum([bid for bid in view.bids[seat] if bid is not None])
    yield Hint("hint-self-bid-rest", {"given": given, "rest": max(0, HAND_SIZE - given), "tricks": HAND_SIZE})


def _confidence(view: View) -> Iterator[Hint]:
    seat = seat_of(view)
    yield Hint("hint-confidence")
    agreed = [on for on in range(view.options.players) if len({bids[on] for bids in view.bids}) == 1]
    if seat in agreed and len(agreed) == 1:
        yield Hint("hint-confidence-own")
    elif agreed:
        yield Hint("hint-confidence-agreed", {"seats": _seats(agreed)})
    else:
        yield Hint("hint-confidence-apart")


def _play(view: View) -> Iterator[Hint]:
    seat, trick = seat_of(view), view.trick
    assert trick is not None
    target, left = target_of(seat, view.options.players), HAND_SIZE - len(view.tricks)
    wanted = _wanted(view, seat)
    if view.round == FIRST_ROUND and not view.tricks:
        yield Hint("hint-play-first", {"seat": target})
    more = wanted[target]
    if not 0 <= more <= left:
        yield Hint("hint-lost", {"seat": target})
        others = [on for on, number in enumerate(wanted) if 0 < number <= left]
        if others:
            yield Hint("hint-lost-others", {"seats": _seats(others)})
    elif not trick.plays:
        yield Hint("hint-lead", {"seat": target, "number": more, "left": left})
    else:
        yield _followed(view, trick.plays, target, more, left)


def _followed(view: View, plays: Sequence[Face], target: int, more: int, left: int) -> Hint:
    """What a trick that has begun offers to a peacock that should take so many more."""
    trump = NO_COLOUR if view.trump is None else view.trump.index
    best = plays[strongest([face.index for face in plays], trump)]
    faces = sorted(
        [action.face for action in view.legal if isinstance(action, Play)], key=lambda f: _rank(f, view.trump)
    )
    takers = [face for face in faces if beats(face.index, best.index, trump)]
    below = [face for face in faces if face not in takers]
    after = view.options.players - len(plays) - 1
    if not takers:
        return Hint("hint-none-takes", {"number": more})
    if more:
        return Hint(
            "hint-take", {"seat": target, "number": more, "left": left, "played": takers[0].notation, "after": after}
        )
    if below:
        return Hint("hint-stay-below", {"seat": target, "played": below[-1].notation})
    return Hint("hint-all-take", {"seat": target, "after": after})


def _wanted(view: View, seat: int) -> list[int]:
    """How many tricks the seat still wants each peacock to take, by its own bids."""
    bids = [bid for bid in view.bids[seat] if bid is not None]
    return [bid - taken for bid, taken in zip(bids, view.taken, strict=True)]


def _rank(face: Face, trump: Colour | None) -> tuple[bool, int]:
    """What a feather is good for: low ones first, and trumps last."""
    return face.colour is trump, face.feather.number


def _rounded(tricks: float) -> int:
    return int(tricks + 0.5)


def _seats(seats: Sequence[int]) -> str:
    return " ".join(map(str, seats))
