"""Where the chance of Pikoko comes from, for fair deals."""

from typing import Final

from coverts.fair.part import FairPart, Source
from coverts.games.pikoko.scoring import ROUNDS
from coverts.games.pikoko.state import Phase, State


def _source(state: State) -> Source:
    """The first starting player is drawn with the seed of the first round, as its deal is."""
    return Source(1, "starter") if state.phase is Phase.STARTER else Source(state.round + 1, "deck")


def _scored(state: State) -> int:
    return len(state.scores)


PIKOKO_FAIR: Final = FairPart(version="pikoko/1", seeds=ROUNDS, source=_source, scored=_scored)
"""A seed for every round."""
