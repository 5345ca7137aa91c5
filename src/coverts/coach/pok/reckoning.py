"""What is known after a game of POK: who has won, and how luck divides into throws and the others' offers."""

from collections.abc import Sequence
from math import fsum

from coverts.bots.pok.memory import Holdings
from coverts.bots.pok.worth import shares_in
from coverts.coach.judging import Chain, Judged, Reckoning
from coverts.coach.pok.judge import holdings_at
from coverts.coach.review import Effort
from coverts.coach.seat_games import SeatGame
from coverts.games.contract import Over


def reckon(game: SeatGame, judged: Sequence[Judged], effort: Effort, seed: int) -> Reckoning:  # noqa: ARG001 - nothing here is left to chance
    """The whole game is one chain: it begins with equal shares, since all seats are alike."""
    over = game.ends[-1].prompt
    assert isinstance(over, Over)
    average = 1.0 / game.players
    result = (game.seat in over.winners) / len(over.winners)
    befores = [average, *[share_of(holdings_at(moment), game.seat) for moment in game.moments[1:]]]
    throws = fsum([one.value - before for one, before in zip(judged, befores, strict=True)])
    return Reckoning(
        chains=[Chain(average=average, judged=judged, result=result, parts={"throw": throws})], rest="offers"
    )


def share_of(holdings: Holdings, seat: int) -> float:
    """The share of the victory that a seat can expect before a throw: the mean over all of them."""
    row = sorted(holdings)
    return shares_in(tuple(row))[row.index(holdings[seat])]
