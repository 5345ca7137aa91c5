"""Where the chance of POK comes from, for fair throws."""

from typing import Final

from coverts.fair.part import FairPart, Source
from coverts.games.pok.state import Phase, State


def _source(state: State) -> Source:
    return Source(1, f"throw/{state.round + 1}")


def _scored(state: State) -> int:
    return 1 if state.phase is Phase.OVER else 0


POK_FAIR: Final = FairPart(version="pok/1", seeds=1, source=_source, scored=_scored)
"""One seed for the whole game, and a key for each throw."""
