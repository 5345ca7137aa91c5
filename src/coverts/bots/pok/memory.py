"""What a seat can know of the counters, from what it sees and has seen.

Nothing in POK is secret but the fists: who was there from the first round on, and writes down who handed over what,
knows what everybody holds (K9). Whoever came later knows it only with the memory aid.
"""

from collections.abc import Sequence
from typing import NamedTuple

from coverts.bots.bot import Past
from coverts.games.pok import View
from coverts.games.pok.counters import FULL, handed
from coverts.games.pok.state import RoundResult, holding_of

Holdings = tuple[int, ...]
"""By seat: what it holds, as the rule book's numbers."""


class Round(NamedTuple):
    """A round that was seen: what everybody held before it, what the dice showed, and what everybody offered."""

    holdings: Holdings
    dice: tuple[int, ...]
    offered: tuple[int, ...]


class Remembered(NamedTuple):
    """What a seat knows by now."""

    holdings: Holdings | None
    """None if it cannot know."""
    rounds: list[Round]
    """The latest first, as far back as it has seen them all."""


def remembered(view: View, past: Past) -> Remembered:
    """What a seat knows that is asked with this view."""
    results = {seen.round: seen.last for seen in past if isinstance(seen, View) and seen.last is not None}
    if view.last is not None:
        results[view.round - 1] = view.last
    now = _shown(view) or _reckoned(len(view.left), [results.get(number) for number in range(1, view.round)])
    rounds: list[Round] = []
    if now is not None:
        held, number = list(now), view.round - 1
        while (result := results.get(number)) is not None:
            for seat in result.handed_over:
                held[seat] += 1 << (2 * result.played[seat].index)
            dice = tuple([face.index for face in result.dice])
            rounds.append(Round(tuple(held), dice, tuple([symbol.index for symbol in result.played])))
            number -= 1
    return Remembered(now, rounds)


def _shown(view: View) -> Holdings | None:
    """What the memory aid shows."""
    found = [None if counters is None else holding_of(counters) for counters in view.counters]
    return tuple([holding for holding in found if holding is not None]) if None not in found else None


def _reckoned(players: int, results: Sequence[RoundResult | None]) -> Holdings | None:
    """What is left of all that there was, if no round has been missed."""
    held = [FULL] * players
    for result in results:
        if result is None:
            return None
        for seat in result.handed_over:
            held[seat] = handed(held[seat], result.played[seat].index)
    return tuple(held)
