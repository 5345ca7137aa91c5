"""Players for experiments, not for tables: the arena takes them as `coverts.bots.pikoko.study:NAME`.

`UNFITTED`       searches thoroughly, but with the rule of thumb and a bell curve instead of fitted models
`SIMPLE`         the same with the simplest rule of thumb: it counts high numbers and trumps, and plays for two peacocks
`ONE_KIND`       searches thoroughly, and takes everybody for a player by rule of thumb
`FOR_POINTS`     a master who plays for points in the last round too, and not for the victory
`DEAF`           the same, to whom bids on its own peacock tell nothing
`KIND.bold`      a player by rule of thumb of this kind
`WITHOUT.bold`   a master for points who does not know this kind
`KNOWING.bold`   a master for points who knows that everybody is of this kind
"""

from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Final

import numpy as np
from msgspec.structs import replace

from coverts.belief.seen_rows import seen_row
from coverts.belief.worlds import worlds_in
from coverts.bots.bot import AnyView, Past
from coverts.bots.pikoko.members import RULE, Member
from coverts.bots.pikoko.minds.players import MASTER, THOROUGH, PikokoMind, action_numbered
from coverts.bots.pikoko.rule_kernel import all_of, rule_kernel, with_deck
from coverts.bots.pikoko.unfitted import Unfitted
from coverts.bots.pikoko.variants import VARIANTS, Traits
from coverts.games.contract import Draw
from coverts.games.pikoko import Action, View
from coverts.simulate.row import KEY, PLACE


class ByRule:
    """A player by rule of thumb, of some kind."""

    def __init__(self, traits: Traits) -> None:
        self._traits = all_of(traits)

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:  # noqa: ARG002 - it remembers nothing
        """What its rule says, and sometimes something else."""
        assert isinstance(view, View)
        seen = seen_row(view)
        # It does not look at its own peacock, and there must be something on it.
        row = np.array(with_deck(seen, int(worlds_in(seen).hands[0])), np.int64)
        row[KEY], row[PLACE] = draw(1 << 30), 0
        return action_numbered(view, int(rule_kernel()(row, self._traits, 0)))

    def ready(self) -> bool:
        """Return when it can be asked."""
        rule_kernel()
        return True


class Without(PikokoMind):
    """A master who does not know one member of the population, and plays for points."""

    def __init__(self, name: str) -> None:
        super().__init__(_FOR_POINTS)
        self._name = name

    def _members(self, everybody: Sequence[Member]) -> Sequence[Member]:
        return [one for one in everybody if one.name != self._name]


class WithoutModels(PikokoMind):
    """Searches with nothing learnt from games, but with the rule of thumb of somebody of these traits."""

    def __init__(self, rule: Traits) -> None:
        super().__init__(THOROUGH)
        self._rule = rule

    def _made_for(self, players: int) -> Unfitted:  # noqa: ARG002 - it is the same at every table
        return Unfitted(self._settings, self._rule)


_FOR_POINTS: Final = replace(MASTER, for_the_match=False, match_rounds=0)
_SIMPLE: Final = Traits(deaf=1.0, forgetful=1.0, plain=1.0, narrow=1.0)

UNFITTED: Final = partial(WithoutModels, Traits())
SIMPLE: Final = partial(WithoutModels, _SIMPLE)
ONE_KIND: Final = partial(PikokoMind, replace(THOROUGH, suspects=False), (RULE,))
FOR_POINTS: Final = partial(PikokoMind, _FOR_POINTS)
DEAF: Final = partial(PikokoMind, replace(_FOR_POINTS, hears_bids=False))
KIND: Final = SimpleNamespace(**{name: partial(ByRule, traits) for name, traits in VARIANTS.items()})
WITHOUT: Final = SimpleNamespace(**{name: partial(Without, name) for name in VARIANTS})
KNOWING: Final = SimpleNamespace(**{name: partial(PikokoMind, _FOR_POINTS, (name,)) for name in VARIANTS})
