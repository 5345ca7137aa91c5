"""A seat's observation of POK as one would write it by hand, slot by slot: what the encoder is held to."""

import numpy as np

from coverts.envs.layout import Planes
from coverts.envs.pok.slots import pok_layout
from coverts.games.contract import Awaits, Chance
from coverts.games.pok import DieFace, Phase, RoundResult, Symbol, View
from coverts.games.pok.actions import OFFERS


def observation_of(view: View) -> Planes:
    """The tensor of what a seat sees."""
    tensor, planes = pok_layout(view.options.players).blank()
    phase = Phase(view.prompt.kind) if isinstance(view.prompt, Awaits | Chance) else Phase.OVER
    planes["phase"][list(Phase).index(phase)] = 1
    if isinstance(view.prompt, Awaits):
        planes["awaited"][[_from(view, seat) for seat in view.prompt.seats]] = 1
    _write_throw(view.dice, planes["dice"])
    for seat in range(view.options.players):
        _write_seat(view, seat, planes)
    own = view.sealed[_me(view)]
    if own is not None:
        planes["own_offer"][own.symbol.index] = 1
    if view.last is not None:
        _write_last(view, view.last, planes)
    return tensor


def mask_of(view: View) -> Planes:
    """Ones at the numbers of the legal actions."""
    return np.array([offer in view.legal for offer in OFFERS], np.int8)


def _me(view: View) -> int:
    assert isinstance(view.observer, int), "only a seat has observations"
    return view.observer


def _from(view: View, seat: int) -> int:
    return (seat - _me(view)) % view.options.players


def _write_throw(dice: tuple[DieFace, ...], plane: Planes) -> None:
    for die, face in enumerate(dice):
        plane[die, face.index] = 1


def _write_seat(view: View, seat: int, planes: dict[str, Planes]) -> None:
    place, counters = _from(view, seat), view.counters[seat]
    planes["left"][place, : view.left[seat]] = 1
    for symbol in Symbol:
        number = 0 if counters is None else counters.count(symbol)
        planes["counters"][place, symbol.index, :number] = 1


def _write_last(view: View, result: RoundResult, planes: dict[str, Planes]) -> None:
    _write_throw(result.dice, planes["last_dice"])
    for seat, symbol in enumerate(result.played):
        planes["last_shown"][_from(view, seat), symbol.index] = 1
        planes["last_handed"][_from(view, seat)] = seat in result.handed_over
