"""The searching levels of Pikoko: club, expert and master."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from coverts.belief.seen_rows import seen_row
from coverts.bots.bot import AnyView, Past
from coverts.bots.pikoko.members import RULE, Member, most_like_search, nets_of, population
from coverts.bots.pikoko.minds.raw import raw_choice
from coverts.bots.pikoko.minds.readiness import READINESS
from coverts.bots.pikoko.minds.searching import Searcher
from coverts.bots.pikoko.minds.settings import Settings
from coverts.games.contract import Awaits, Draw
from coverts.games.pikoko import Action, Bid, Confidence, Phase, Play, View
from coverts.games.pikoko.feathers import FACE

# How long the levels think keeps them apart: each should win three games of five against the one below. More than
# `THOROUGH` gains nothing.
CLUB: Final = Settings(bid_rounds=8, card_rounds=16, play_rounds=5, hears_bids=False, hears_plays=False, suspects=False)
EXPERT: Final = Settings(bid_rounds=24, card_rounds=40, play_rounds=16)
THOROUGH: Final = Settings(bid_rounds=60, card_rounds=120, play_rounds=40)
"""Nobody at a table: those from whom others learn, and with whom they are compared."""
MASTER: Final = Settings(
    bid_rounds=120, card_rounds=240, play_rounds=80, for_the_match=True, exact_tricks=2, match_rounds=1000
)


class PikokoMind:
    """A player that searches as soon as machine code is ready, and until then does what its net likes best."""

    def __init__(self, settings: Settings, names: Sequence[str] | None = None, newest: int = 0) -> None:
        """With the members of these names and the newest ones, or with the whole population."""
        self._settings = settings
        self._names = names
        self._newest = newest
        self._searcher = cache(self._made_for)

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:
        """One of the actions that the view lists as legal."""
        assert isinstance(view, View)
        # Always as many numbers are taken, so that what follows does not depend on how it was decided.
        key = draw(1 << 15) << 30 | draw(1 << 15) << 15 | draw(1 << 15)
        machine = READINESS.now()
        if machine is None or len(view.legal) == 1:
            return self.without_search(view)
        earlier = [seen_row(other) for other in past if isinstance(other, View)]
        searcher = self._searcher(view.options.players)
        return action_numbered(view, searcher.decide(machine, seen_row(view), earlier, key))

    def without_search(self, view: View) -> Action:
        """What its net likes best."""
        if len(view.legal) == 1:
            only: Action = view.legal[0]
            return only
        searcher = self._searcher(view.options.players)
        return action_numbered(view, raw_choice(seen_row(view), searcher.nets[searcher.own]))

    def _made_for(self, players: int) -> Searcher:
        members = self._members(population(players))
        return Searcher(nets_of(members), most_like_search(members), self._settings)

    def _members(self, everybody: Sequence[Member]) -> Sequence[Member]:
        if self._names is None:
            return everybody
        newest = everybody[len(everybody) - self._newest :]
        return [one for one in everybody if one.name in self._names or one in newest]


def action_numbered(view: View, chosen: int) -> Action:
    assert isinstance(view.prompt, Awaits)
    match Phase(view.prompt.kind):
        case Phase.PLAY:
            return Play(FACE[chosen])
        case Phase.CONFIDENCE:
            return Confidence(None if chosen == view.options.players else chosen)
        case _:
            return Bid(chosen)


class WithoutSearch:
    """Does what a player's net likes best, at once."""

    def __init__(self, mind: PikokoMind) -> None:
        self._mind = mind

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:  # noqa: ARG002 - it takes what all bots take
        """One of the actions that the view lists as legal."""
        assert isinstance(view, View)
        return self._mind.without_search(view)


class PikokoClub(PikokoMind):
    """Knows what may be on its own peacock, and takes everybody for a player by rule of thumb."""

    def __init__(self) -> None:
        super().__init__(CLUB, (RULE,))


class PikokoExpert(PikokoMind):
    """Listens to bids, and tells players by rule of thumb from the newest kind: searching ones, once there are such."""

    def __init__(self) -> None:
        super().__init__(EXPERT, (RULE,), newest=1)


class PikokoMaster(PikokoMind):
    """Knows many kinds of players, keeps in mind all game long which of them the others are like, and plays to win."""

    def __init__(self) -> None:
        super().__init__(MASTER)
