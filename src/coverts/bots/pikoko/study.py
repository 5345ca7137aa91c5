"""Players made to find something out, not for tables: the arena takes them as `coverts.bots.pikoko.study:NAME`.

`UNFITTED`       listens to bids and searches like an expert, but takes everybody for a player by rule of thumb
`DEAF`           a master to whom bids on its own peacock tell nothing
`KIND.bold`      a player by rule of thumb of this kind
`WITHOUT.bold`   a master who does not know this kind
`KNOWING.bold`   a master who knows that everybody is of this kind
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from coverts.belief.seen_rows import seen_row
from coverts.bots.bot import AnyView, Past
from coverts.bots.pikoko.members import RULE, Member
from coverts.bots.pikoko.minds.players import EXPERT, MASTER, PikokoMind, action_numbered
from coverts.bots.pikoko.minds.raw import laid_out
from coverts.bots.pikoko.variants import VARIANTS, Traits, play_on
from coverts.games.contract import Draw
from coverts.games.pikoko import Action, View
from coverts.simulate.compiling import compiled
from coverts.simulate.pikoko.layout import MOST
from coverts.simulate.row import KEY, PLACE


class ByRule:
    """A player by rule of thumb, of some kind."""

    def __init__(self, traits: Traits) -> None:
        self._traits = np.zeros((MOST, len(traits))) + np.array(traits)

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:  # noqa: ARG002 - it remembers nothing
        """What its rule says, and sometimes something else."""
        assert isinstance(view, View)
        row = np.array(laid_out(seen_row(view)), np.int64)
        row[KEY], row[PLACE] = draw(1 << 30), 0
        return action_numbered(view, int(rule_kernel()(row, self._traits, 0)))

    def ready(self) -> bool:
        """Return when it can be asked."""
        rule_kernel()
        return True


@cache
def rule_kernel() -> Callable[..., Any]:
    """Players by rule of thumb as machine code."""
    return compiled(play_on)


class Without(PikokoMind):
    """A master who does not know one member of the population."""

    def __init__(self, name: str) -> None:
        super().__init__(MASTER)
        self._name = name

    def _members(self, everybody: Sequence[Member]) -> Sequence[Member]:
        return [one for one in everybody if one.name != self._name]


UNFITTED: Final = partial(PikokoMind, replace(EXPERT, suspects=False), (RULE,))
DEAF: Final = partial(PikokoMind, replace(MASTER, hears_bids=False))
KIND: Final = SimpleNamespace(**{name: partial(ByRule, traits) for name, traits in VARIANTS.items()})
WITHOUT: Final = SimpleNamespace(**{name: partial(Without, name) for name in VARIANTS})
KNOWING: Final = SimpleNamespace(**{name: partial(PikokoMind, MASTER, (name,)) for name in VARIANTS})
