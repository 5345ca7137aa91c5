"""Matches of Pikoko that are watched by somebody who knows the truth, and tells nobody.

At each decision the player's belief about its own peacock is worked out once more, and put beside what is there. The
players decide from what their seats see, as always.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from coverts.belief.models.machines import compiled_machine
from coverts.belief.seen_rows import seen_from
from coverts.belief.worlds import Worlds, worlds_in
from coverts.bots.pikoko.members import RULE, most_like_search, nets_of, population
from coverts.bots.pikoko.minds.players import EXPERT
from coverts.bots.pikoko.minds.searching import Searcher
from coverts.games.pikoko.course import PLAY, SELF_BID
from coverts.games.pikoko.feathers import FACES_OF, FACES_ON
from coverts.games.pikoko.rows.layout import HANDS, PHASE, SEAT, TRICK
from coverts.train.matches import match_rounds
from coverts.train.seats import BySearch, Past, by_search, sitter

BEFORE_PLAY: Final = -1
"""Instead of the number of a trick: all peacocks have been bid on, and everybody thinks about their own."""

CERTAIN: Final = 1e-9


def expert(players: int) -> BySearch:
    """The player of the level *expert*."""
    everybody = population(players)
    known = [member for member in everybody if member.name == RULE or member is everybody[-1]]
    return by_search(nets_of(known), most_like_search(known), EXPERT)


class Watched:
    """What was believed in one match and what was so, and its rounds."""

    def __init__(self) -> None:
        self.statements: list[tuple[int, bool, float, float, bool]] = []
        """The trick; whether it is about a colour, not a feather; its chance by who hears bids, and by who does not;
        whether it was so."""
        self.beliefs: list[tuple[int, float, int]] = []
        """The trick, the chance given to the true hand, and the number of worlds."""
        self.rounds: list[list[int]] = []

    def note(self, trick: int, believed: Worlds, uniform: Worlds, hand: int) -> None:
        """A belief beside the hand that is there."""
        self.beliefs.append((trick, believed.chance_of(hand), len(believed)))
        before = uniform.feather_chances()
        for feather, chance in believed.feather_chances().items():
            self._state(trick, before[feather], chance, is_so=bool(hand & FACES_ON[feather]), of_colour=False)
        pairs = zip(uniform.colour_chances(), believed.colour_chances(), strict=True)
        for colour, (plain, chance) in enumerate(pairs):
            self._state(trick, plain, chance, is_so=bool(hand & FACES_OF[colour]), of_colour=True)

    def _state(self, trick: int, plain: float, chance: float, *, is_so: bool, of_colour: bool) -> None:
        # What can be seen to be so, or not, is no belief.
        if CERTAIN < plain < 1.0 - CERTAIN:
            self.statements.append((trick, of_colour, chance, plain, is_so))


class _Onlooker:
    """Sits behind a player and looks at everything; the player is asked as if nobody were there."""

    def __init__(self, who: BySearch, watched: Watched) -> None:
        self._player = sitter(who)
        self._machine = compiled_machine()
        self._believer = Searcher(np.array(who.nets), who.own, who.settings)
        self._watched = watched

    def decide(self, row: Sequence[int], past: Past, key: int) -> int:
        """What the player decides; its belief is noted."""
        if row[PHASE] in (SELF_BID, PLAY):
            seat = row[SEAT]
            seen = seen_from(row, seat)
            believed, _ = self._believer.believed(self._machine, seen, past)
            trick = row[TRICK] if row[PHASE] == PLAY else BEFORE_PLAY
            if row[HANDS + seat]:
                self._watched.note(trick, believed, worlds_in(seen), row[HANDS + seat])
        return self._player.decide(row, past, key)


def watch(who: BySearch, players: int, seed: int, match: int) -> Watched:
    """One match of three rounds between equals."""
    watched = Watched()
    onlooker = _Onlooker(who, watched)
    watched.rounds = list(match_rounds([onlooker] * players, seed, match))
    return watched
