"""Players at a training table, which decide from rows."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol, TypeAlias

import numpy as np
from msgspec import Struct

from coverts.belief.arrays import Floats
from coverts.belief.models.machines import Machine, compiled_machine
from coverts.belief.seen_rows import seen_from
from coverts.bots.pikoko.minds.searching import Searcher
from coverts.bots.pikoko.minds.settings import Settings
from coverts.bots.pikoko.rule_kernel import all_of, rule_kernel
from coverts.bots.pikoko.variants import Traits, deal_round
from coverts.games.pikoko.rows.layout import SEAT, SIZE
from coverts.simulate.row import KEY, PLACE

Past = Sequence[Sequence[int]]
"""What a seat saw when each earlier round of the match had ended."""


class BySearch(Struct, frozen=True):
    """A searching player: what it is made from, to be sent to another process."""

    nets: tuple[tuple[float, ...], ...]
    own: int
    settings: Settings


class ByRule(Struct, frozen=True):
    """A player by rule of thumb, of some kind."""

    traits: Traits = Traits()


Who: TypeAlias = BySearch | ByRule


def by_search(nets: Floats, own: int, settings: Settings) -> BySearch:
    """A searching player with these nets, most like one of them."""
    return BySearch(tuple([tuple(net) for net in nets.tolist()]), own, settings)


class Sitter(Protocol):
    """Decides for the seat that a row asks."""

    def decide(self, row: Sequence[int], past: Past, key: int) -> int:
        """An action, with a key for all that is left to chance."""


@lru_cache(maxsize=32)
def sitter(who: Who) -> Sitter:
    """The player that a description stands for."""
    return _Searching(who, compiled_machine()) if isinstance(who, BySearch) else _ByRule(who)


class _Searching:
    def __init__(self, who: BySearch, machine: Machine) -> None:
        self._machine = machine
        self._searcher = Searcher(np.array(who.nets), who.own, who.settings)

    def decide(self, row: Sequence[int], past: Past, key: int) -> int:
        # It is given nothing but what its seat sees.
        return self._searcher.decide(self._machine, seen_from(row, row[SEAT]), past, key)


class _ByRule:
    def __init__(self, who: ByRule) -> None:
        self._traits = all_of(who.traits)

    def decide(self, row: Sequence[int], past: Past, key: int) -> int:  # noqa: ARG002 - it remembers nothing
        numbers = np.array(row, np.int64)
        numbers[KEY], numbers[PLACE] = key, 0
        return int(rule_kernel()(numbers, self._traits, 0))


def rule_round(traits: Traits, players: int, seed: int, number: int) -> list[int]:
    """The row of a round between players of these traits, when it has been scored."""
    row = [0] * SIZE
    deal_round(row, players, number % players, seed, number)
    numbers = np.array(row, np.int64)
    rule_kernel()(numbers, all_of(traits), 1)
    found: list[int] = numbers.tolist()
    return found


def start() -> None:
    """Compile what sitters need, or fetch it, before there are several processes that would all do it."""
    compiled_machine().start()
    row = [0] * SIZE
    deal_round(row, 3, 0, 0, 0)
    sitter(ByRule()).decide(row, (), 0)
