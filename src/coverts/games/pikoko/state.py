"""Everything there is to know about a game of Pikoko at one moment, secrets included."""

from enum import Enum
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from coverts.games.pikoko.actions import Action
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import NOBODY, leader_of, subject_of
from coverts.games.pikoko.feathers import COLOUR, FEATHER, NO_COLOUR, TRUMP_OF, Colour, Face, Feather
from coverts.games.pikoko.scoring import LEFT_NEIGHBOUR, MAY_STAY, PASSES_ON
from coverts.games.pikoko.taking import Taking
from coverts.games.seats import PerSeat, Seat, SeatSet

PLAYERS = range(3, 6)


class StartTokenTie(Enum):
    """Who gets the start token when several have the fewest points (P18)."""

    PASSES_ON = "passes-on"
    MAY_STAY = "may-stay"
    LEFT_NEIGHBOUR = "left-neighbour"

    @property
    def code(self) -> int:
        """What the scoring kernel calls it."""
        return (PASSES_ON, MAY_STAY, LEFT_NEIGHBOUR)[tuple(StartTokenTie).index(self)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays: how many, and what the rules leave to the table."""

    players: int
    start_token_tie: StartTokenTie = StartTokenTie.PASSES_ON
    first_starter: Seat | None = None
    """A seat to start the game (P20); None draws it at random."""


class Phase(Enum):
    """What is going on; also the kind of the prompt."""

    STARTER = "starter"
    DEAL = "deal"
    BID = "bid"
    SELF_BID = "self-bid"
    CONFIDENCE = "confidence"
    PLAY = "play"
    OVER = "over"

    # Each member exists once; Enum would hash its name, which takes five times as long.
    __hash__ = object.__hash__


PHASES: Final = tuple(Phase)
"""The phases in the order in which `course` numbers them."""


class Trick(Struct, frozen=True):
    """A trick: `plays[i]` came from the peacock of seat (first + i + 1) mod n."""

    first: Seat
    plays: tuple[Face, ...]
    taken_by: Seat | None = None
    reason: Taking | None = None
    """Why it was taken (P14)."""


class RoundScore(Struct, frozen=True):
    """One line of the score pad, with every point's reason. `bids[b][t]` is what seat b bid on seat t."""

    starter: Seat
    bids: PerSeat[PerSeat[int]]
    confidence: PerSeat[Seat | None]
    taken: PerSeat[int]
    bid_points: PerSeat[PerSeat[int]]
    confidence_points: PerSeat[int]
    scores: PerSeat[int]


Bids: TypeAlias = PerSeat[PerSeat[int | None]]


@lru_cache(maxsize=1 << 12)
def tokens_after(bids: PerSeat[int | None]) -> int:
    """The tokens that these revealed bids of a seat leave it."""
    return TOKENS - sum([bid or 0 for bid in bids])


class State(Struct, frozen=True):
    """A game at one moment. Hands are sets of faces, `turned_up` is a feather's number, `trick` holds faces.

    The tricks, bids and trump of a round stay on the table until the next deal.
    """

    options: Options
    phase: Phase
    hands: PerSeat[int]
    bids: Bids
    """Revealed ones: `bids[b][t]` is what seat b bid on seat t."""
    sealed: PerSeat[Action | None]
    """Choices in closed fists, not yet revealed."""
    taken: PerSeat[int]
    awaits: SeatSet = ()
    """The seats that are to act; none when the next move is chance's."""
    round: int = 0
    """How many rounds have been dealt."""
    starter: Seat | None = None
    turned_up: int | None = None
    turn: int = 0
    """How many peacocks have been bid on."""
    confidence: PerSeat[Seat | None] = ()
    """Cards face down on the table: empty until everybody has chosen, and after they have been scored."""
    trick: tuple[int, ...] = ()
    tricks: tuple[Trick, ...] = ()
    scores: tuple[RoundScore, ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return self.options.players

    @property
    def round_starter(self) -> int:
        """The starting player of a round under way."""
        assert self.starter is not None
        return self.starter

    @property
    def trump_code(self) -> int:
        """The trump of the round as kernels know it."""
        return NO_COLOUR if self.turned_up is None else TRUMP_OF[self.turned_up]

    @property
    def trump(self) -> Colour | None:
        """The trump of the round, or None if there is none."""
        return None if self.trump_code == NO_COLOUR else COLOUR[self.trump_code]

    @property
    def turned_up_feather(self) -> Feather | None:
        """The feather turned up beside the stock."""
        return None if self.turned_up is None else FEATHER[self.turned_up]

    @property
    def subject(self) -> int | None:
        """The peacock being bid on, in a bidding turn that has one."""
        return subject_of(self.turn, self.round_starter, self.players) if self.phase is Phase.BID else None

    @property
    def leader(self) -> int:
        """Who plays the first feather of the trick."""
        taker = self.tricks[-1].taken_by if self.tricks else None
        return leader_of(len(self.tricks), self.round_starter, NOBODY if taker is None else taker, self.players)

    def tokens(self, seat: int) -> int:
        """The tokens a seat has left; bids not yet revealed are still in its fist."""
        return tokens_after(self.bids[seat])

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all rounds scored so far."""
        if not self.scores:
            return (0,) * self.players
        return tuple(map(sum, zip(*[score.scores for score in self.scores], strict=True)))

    @property
    def best_rounds(self) -> tuple[int, ...]:
        """Each seat's best single round."""
        return tuple([max(score.scores[seat] for score in self.scores) for seat in range(self.players)])
