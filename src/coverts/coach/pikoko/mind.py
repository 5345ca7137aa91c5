"""The searching player whose pieces the coach uses: its belief, its population and its rollouts."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from coverts.belief.arrays import Floats
from coverts.belief.models.likelihoods import bid_layers, play_layers
from coverts.belief.models.machines import Machine
from coverts.belief.seen_rows import seen_row
from coverts.belief.worlds import Worlds
from coverts.bots.pikoko.members import most_like_search, nets_of, population
from coverts.bots.pikoko.minds.casting import Cast, drawn_cast
from coverts.bots.pikoko.minds.players import MASTER
from coverts.bots.pikoko.minds.readiness import ready
from coverts.bots.pikoko.minds.searching import Searcher
from coverts.coach.seat_games import Moment

GREED = 10.0
"""The reviewed seat goes on like the member that is most like a searching player, but leans this much harder to what
that likes best: it is to be compared with a good player, who does not choose by lot."""


@dataclass(frozen=True)
class Situation:
    """A moment as the searching player sees it."""

    seen: list[int]
    worlds: Worlds
    suspected: Floats
    """[seat, model]: who the others may be."""


class Mind:
    """Belief and rollouts at one size of table."""

    def __init__(self, machine: Machine, players: int) -> None:
        members = population(players)
        nets, own = nets_of(members), most_like_search(members)
        self.machine = machine
        self.names = tuple([member.name for member in members])
        self.believing = Searcher(nets, own, MASTER)
        self.searcher = Searcher(np.vstack([nets, _greedy(nets[own])]), len(nets), MASTER)
        """Plays on with one model more than it suspects anybody of: that of the reviewed seat."""

    def situation(self, moment: Moment) -> Situation:
        """What may be on the seat's own peacock, and who the others may be, as far as it could be known then."""
        seen = seen_row(moment.view)
        worlds, suspected = self.believing.believed(self.machine, seen, [seen_row(view) for view in moment.past])
        return Situation(seen, worlds, suspected)

    def cast(self, at: Situation, number: int, chance: np.random.Generator) -> Cast:
        """Worlds and opponents for so many rounds."""
        return drawn_cast(at.seen, at.worlds, at.suspected, self.searcher.own, number, chance)


def _greedy(net: Floats) -> Floats:
    sharpened = net.copy()
    # The last layers: what they say is only compared with itself, so their biases matter where there are several.
    for layers in (play_layers(sharpened), bid_layers(sharpened, own=False), bid_layers(sharpened, own=True)):
        for part in layers[2:]:
            part *= GREED
    return sharpened


@cache
def mind_for(players: int) -> Mind:
    """The mind for a size of table. Waits for machine code; `ready` says whether there is any."""
    machine = ready()
    assert machine is not None
    return Mind(machine, players)
