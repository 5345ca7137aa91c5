"""A seat's observation of Pikoko as one would write it by hand, slot by slot: what the encoder is held to."""

from typing import Any

import numpy as np

from coverts.envs.layout import Planes
from coverts.envs.pikoko.numbering import numbered
from coverts.envs.pikoko.slots import WORST_ROUND, pikoko_layout
from coverts.games.contract import Awaits, Chance
from coverts.games.pikoko import Bid, Confidence, HiddenHand, OpenHand, Phase, Trick, View
from coverts.games.pikoko.feathers import FACES_ON, NO_COLOUR, Face, Feather
from coverts.games.pikoko.scoring import ROUNDS


def observation_of(view: View) -> Planes:
    """The tensor of what a seat sees."""
    tensor, planes = pikoko_layout(view.options.players).blank()
    _write_table(view, planes)
    for bidder, row in enumerate(view.bids):
        for subject, bid in enumerate(row):
            if bid is not None:
                planes["bids"][_from(view, bidder), _from(view, subject), bid] = 1
    for seat in range(view.options.players):
        _write_seat(view, seat, planes)
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        _write_trick(view, trick, planes)
    _write_own_choice(view, planes)
    return tensor


def mask_of(view: View) -> Planes:
    """Ones at the numbers of the legal actions."""
    actions = numbered(view.options.players, _me(view))
    return np.array([action in view.legal for action in actions], np.int8)


def _me(view: View) -> int:
    assert isinstance(view.observer, int), "only a seat has observations"
    return view.observer


def _from(view: View, seat: int) -> int:
    return (seat - _me(view)) % view.options.players


def _phase(view: View) -> Phase:
    return Phase(view.prompt.kind) if isinstance(view.prompt, Awaits | Chance) else Phase.OVER


def _write_table(view: View, planes: dict[str, Planes]) -> None:
    planes["phase"][list(Phase).index(_phase(view))] = 1
    if isinstance(view.prompt, Awaits):
        planes["awaited"][[_from(view, seat) for seat in view.prompt.seats]] = 1
        if view.prompt.about is not None:
            planes["subject"][_from(view, view.prompt.about)] = 1
    if view.starter is not None:
        planes["starter"][_from(view, view.starter)] = 1
    if view.turned_up is not None:
        planes["round"][view.round - 1] = 1
        planes["turned_up"][_faces(view.turned_up)] = 1
        planes["trump"][NO_COLOUR if view.trump is None else view.trump.index] = 1


def _write_seat(view: View, seat: int, planes: dict[str, Planes]) -> None:
    place, points = _from(view, seat), [score.scores[seat] for score in view.scores]
    match view.hands[seat]:
        case HiddenHand(size):
            planes["own_size"][:size] = 1
        case OpenHand(feathers):
            planes["hands"][place - 1, [face for feather in feathers for face in _faces(feather)]] = 1
    planes["taken"][place, : view.taken[seat]] = 1
    planes["tokens"][place, : view.tokens[seat]] = 1
    planes["totals"][place, : sum(points) - ROUNDS * WORST_ROUND] = 1
    if points:
        planes["best"][place, : max(points) - WORST_ROUND] = 1


def _write_trick(view: View, trick: Trick, planes: dict[str, Planes]) -> None:
    under_way = trick.taken_by is None
    if under_way:
        planes["leader"][_from(view, trick.first)] = 1
    for step, face in enumerate(trick.plays):
        owner, led = _from(view, trick.first + step + 1), trick.plays[0].colour.index
        planes["played"][owner, face.index] = 1
        if under_way:
            planes["trick"][owner, face.index] = 1
            planes["led"][led] = 1
        if owner == 0 and face.colour.index != led:
            planes["own_void"][led] = 1


def _write_own_choice(view: View, planes: dict[str, Planes]) -> None:
    choice: Any = view.sealed[_me(view)] or view.confidence[_me(view)]
    match choice:
        case Bid(tokens):
            planes["own_bid"][tokens] = 1
        case Confidence(trusted):
            planes["own_card"][-1 if trusted is None else _from(view, trusted)] = 1


def _faces(feather: Feather) -> list[int]:
    return [face.index for face in Face if FACES_ON[feather.index] >> face.index & 1]
