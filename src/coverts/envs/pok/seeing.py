"""A seat's observation of POK from its view: all that a trained player needs, here and at a real table."""

from functools import cache
from typing import Final

from coverts.envs.layout import Planes, unpacked
from coverts.envs.pok.encoding import Seen, counters_of, pieces, thermometer, thrown, widths
from coverts.envs.pok.slots import COUNTERS, pok_layout
from coverts.games.contract import Awaits, Over
from coverts.games.pok import DieFace, Offer, Phase, RoundResult, Symbol, View
from coverts.games.pok.actions import OFFERS
from coverts.games.pok.dice import SYMBOLS
from coverts.games.pok.state import holding_of


def observation_of(view: View) -> Planes:
    """The tensor of what a seat sees."""
    return unpacked(observed(view), sum(widths(view.options.players)))


def mask_of(view: View) -> Planes:
    """Ones at the numbers of the legal actions."""
    return unpacked(numbers_of(view.legal), len(OFFERS))


class PokEncoder:
    """Makes observations at a table of one size: of views, and nothing else."""

    def __init__(self, players: int) -> None:
        self.layout = pok_layout(players)

    def observed(self, seen: View, seat: int) -> int:  # noqa: ARG002 - the view knows whose it is
        """Everything a seat may know, as a set of bits."""
        return observed(seen)

    def mask(self, seen: View, seat: int) -> int:  # noqa: ARG002 - the numbers are the same for every seat
        """The numbers of the counters a seat may offer now."""
        return numbers_of(seen.legal)


def observed(view: View) -> int:
    """The tensor as one set of places."""
    assert isinstance(view.observer, int), "only a seat has observations"
    players = view.options.players
    head, left, counters, tail = pieces(seen_by(view), view.observer, players)
    first, second, third, _ = widths(players)
    return head | (left | (counters | tail << third) << second) << first


def numbers_of(offers: tuple[Offer, ...]) -> int:
    """The numbers of actions as a set."""
    return sum([1 << offer.symbol.index for offer in offers])


def seen_by(view: View) -> Seen:
    """What a view shows, as the encoder's numbers."""
    assert isinstance(view.observer, int)
    prompt, own = view.prompt, view.sealed[view.observer]
    left, known = 0, 0
    for seat, counters in enumerate(view.counters):
        left |= thermometer(view.left[seat]) << seat * COUNTERS
        if counters is not None:
            known |= _counters(counters) << seat * COUNTERS
    return Seen(
        _PHASES["over" if isinstance(prompt, Over) else prompt.kind],
        _set(prompt.seats) if isinstance(prompt, Awaits) else 0,
        _throw(view.dice),
        left,
        known,
        0 if own is None else 1 << own.symbol.index,
        *((0, 0, 0) if view.last is None else _last(view.last)),
    )


_PHASES: Final = {phase.value: phase.number for phase in Phase}


def _last(result: RoundResult) -> tuple[int, int, int]:
    shown = sum([1 << seat * SYMBOLS + symbol.index for seat, symbol in enumerate(result.played)])
    return _throw(result.dice), shown, _set(result.handed_over)


def _set(seats: tuple[int, ...]) -> int:
    return sum([1 << seat for seat in seats])


@cache
def _throw(dice: tuple[DieFace, ...]) -> int:
    return thrown(tuple([face.index for face in dice]))


@cache
def _counters(counters: tuple[Symbol, ...]) -> int:
    return counters_of(holding_of(counters))
