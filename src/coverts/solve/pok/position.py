"""One position as a set of games of a single closed fist: one *stage* for each throw that makes a difference.

A *slot* is a holding and a symbol of it. Players with equal holdings play alike, so a round comes down to how many of
them show what: a *showing* says for each slot how many players chose it. A throw is nothing but the set of symbols
that each showing releases. Throws that release the same are one stage, and so are throws that turn into each other
when symbols change places in a way that leaves the position as it is. If such a change leaves even the stage as it
is, slots that it turns into each other must be equally likely; they form an *orbit*, which is one unknown.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from coverts.games.pok.counters import held
from coverts.games.pok.dice import SYMBOLS, THROWS
from coverts.solve.pok.hands import SWAPPED, SWAPS, Floats, Ints
from coverts.solve.pok.throws import CHANCES, released


@dataclass(frozen=True)
class Unknowns:
    """The chances to be found in a stage."""

    orbits: Ints
    """For each slot the number of its unknown, or -1 where its chance is settled."""
    kinds: Ints
    """For each holding the number of its group of unknowns, which add up to 1, or -1."""
    settled: Floats
    """For each slot its chance where that is settled."""
    first_slots: Ints
    """For each unknown its first slot."""
    owners: Ints
    """For each unknown its group."""
    times: Floats
    """For each unknown how often it counts in the sum of its group."""

    def chances(self, found: Floats) -> Floats:
        """The chance of every slot."""
        return np.where(self.orbits < 0, self.settled, found[self.orbits]) if len(found) else self.settled


@dataclass(frozen=True)
class Stage:
    """The game of one fist that some throws lead to."""

    chance: float
    released: NDArray[np.uint8]
    """For each showing the symbols that are handed over, a mask; 0 if nobody hands over."""
    unknowns: Unknowns


class Position:
    """What everybody holds, and what can happen in the next round."""

    def __init__(self, row: Sequence[int]) -> None:
        self.row = tuple(row)
        self.players = len(self.row)
        self.holdings = tuple(sorted(set(self.row)))
        self.numbers = tuple(self.row.count(holding) for holding in self.holdings)
        self.slots = [
            (kind, symbol)
            for kind, holding in enumerate(self.holdings)
            for symbol in range(SYMBOLS)
            if held(holding, symbol)
        ]
        self.slot_of = {slot: number for number, slot in enumerate(self.slots)}
        self._kinds = range(len(self.holdings))
        self._known: dict[tuple[int, ...], Unknowns] = {}
        self.showings = self._showings()
        self.swaps = self._swaps()
        """The changes of symbols that leave the position as it is, each as what every slot becomes."""
        self.alike = self._groups(self._kind_swaps)
        """For each holding a number that it shares with those it can turn into."""
        self.stages: list[Stage] = []
        self.stage_of_throw: list[tuple[int, Ints]] = []
        """For each throw its stage, and for each slot the slot of the stage that plays its part."""
        self._find_stages()

    def _showings(self) -> Ints:
        """For each showing and slot, how many players chose it."""
        ways = [_ways(number, self._symbols(kind)) for kind, number in enumerate(self.numbers)]
        return np.array([sum(parts, ()) for parts in product(*ways)])

    def _symbols(self, kind: int) -> int:
        return sum(1 for owner, _ in self.slots if owner == kind)

    def _swaps(self) -> list[Ints]:
        self._kind_swaps: list[list[int]] = []
        self._symbol_swaps: list[int] = []
        swaps = []
        for number, swap in enumerate(SWAPS):
            image = SWAPPED[number, list(self.row)]
            if tuple(sorted(image.tolist())) != self.row:
                continue
            kinds = [self.holdings.index(SWAPPED[number, holding]) for holding in self.holdings]
            self._kind_swaps.append(kinds)
            self._symbol_swaps.append(number)
            swaps.append(np.array([self.slot_of[kinds[kind], swap[symbol]] for kind, symbol in self.slots]))
        return swaps

    def _groups(self, swaps: Sequence[Sequence[int] | Ints]) -> Ints:
        """Numbers from 0, equal for what some swap turns into each other."""
        lowest = np.array(swaps).min(axis=0)
        return np.unique(lowest, return_inverse=True)[1]

    def _find_stages(self) -> None:
        symbol_of = np.array([symbol for _, symbol in self.slots])
        totals = np.stack([self.showings[:, symbol_of == symbol].sum(axis=1) for symbol in range(SYMBOLS)], axis=1)
        shown = ((totals > 0) << np.arange(SYMBOLS)).sum(axis=1)
        tables = released(self.players)[:, totals[:, 0], totals[:, 1]] & shown.astype(np.uint8)
        images = [self._swapped(tables, place) for place in range(len(self.swaps))]
        number_of: dict[bytes, int] = {}
        chances: list[float] = []
        originals: list[int] = []
        for throw in range(len(THROWS)):
            written = [image[throw].tobytes() for image in images]
            least = min(range(len(written)), key=written.__getitem__)
            number = number_of.setdefault(written[least], len(number_of))
            if number == len(chances):
                chances.append(0.0)
                originals.append(-1)
            if written[0] == written[least]:
                originals[number] = throw
            chances[number] += float(CHANCES[throw])
            self.stage_of_throw.append((number, self.swaps[least]))
        for chance, throw in zip(chances, originals, strict=True):
            # The dice favour no symbol, so among throws that turn into each other one is the least of its images.
            assert throw >= 0
            same = [place for place, image in enumerate(images) if np.array_equal(image[throw], tables[throw])]
            self.stages.append(Stage(chance, tables[throw], self._unknowns(tuple(same))))

    def _swapped(self, tables: NDArray[np.uint8], place: int) -> NDArray[np.uint8]:
        """What throws release when symbols have changed places."""
        if place == 0:
            return tables
        swapped = np.empty_like(self.showings)
        swapped[:, self.swaps[place]] = self.showings
        base = (self.players + 1) ** np.arange(self.showings.shape[1], dtype=np.int64)
        order = np.argsort(self.showings @ base)
        moved_to = order[np.searchsorted(self.showings @ base, swapped @ base, sorter=order)]
        masks = np.arange(1 << SYMBOLS)
        swap = SWAPS[self._symbol_swaps[place]]
        images = sum((masks >> symbol & 1) << swap[symbol] for symbol in range(SYMBOLS))
        result = np.empty_like(tables)
        result[:, moved_to] = np.asarray(images, dtype=np.uint8)[tables]
        return result

    def _unknowns(self, same: tuple[int, ...]) -> Unknowns:
        """What there is to find in a stage that these swaps leave as it is."""
        if same in self._known:
            return self._known[same]
        orbits = self._groups([self.swaps[place] for place in same]).tolist()
        kinds = self._groups([self._kind_swaps[place] for place in same]).tolist()
        choices = [
            {orbit for orbit, (kind, _) in zip(orbits, self.slots, strict=True) if kind == own} for own in self._kinds
        ]
        free_kinds = list(dict.fromkeys(kinds[kind] for kind in self._kinds if len(choices[kind]) > 1))
        free_orbits = list(
            dict.fromkeys(orbit for kind in self._kinds if len(choices[kind]) > 1 for orbit in sorted(choices[kind]))
        )
        firsts = [orbits.index(orbit) for orbit in free_orbits]
        found = self._known[same] = Unknowns(
            orbits=np.array([free_orbits.index(orbit) if orbit in free_orbits else -1 for orbit in orbits]),
            kinds=np.array([free_kinds.index(kind) if kind in free_kinds else -1 for kind in kinds]),
            settled=np.array(
                [
                    0.0 if orbit in free_orbits else 1.0 / self._symbols(kind)
                    for orbit, (kind, _) in zip(orbits, self.slots, strict=True)
                ]
            ),
            first_slots=np.array(firsts, dtype=np.int64),
            owners=np.array([free_kinds.index(kinds[self.slots[first][0]]) for first in firsts], dtype=np.int64),
            times=np.array([self._times(orbits, first) for first in firsts], dtype=float),
        )
        return found

    def _times(self, orbits: list[int], first: int) -> int:
        """How many slots of its holding are in the orbit of a slot."""
        return sum(
            orbit == orbits[first] and kind == self.slots[first][0]
            for orbit, (kind, _) in zip(orbits, self.slots, strict=True)
        )


def _ways(players: int, symbols: int) -> list[tuple[int, ...]]:
    """How many of some players show each of some symbols."""
    if symbols == 1:
        return [(players,)]
    return [(first, *rest) for first in range(players + 1) for rest in _ways(players - first, symbols - 1)]


@lru_cache(maxsize=256)
def position(row: tuple[int, ...]) -> Position:
    """The position with these holdings in ascending order; remembered, since a game asks for it again and again."""
    return Position(row)
