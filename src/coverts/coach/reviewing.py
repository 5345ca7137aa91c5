"""A whole review: decisions judged as they come, and the sum of the game.

Between two decisions luck is the worth of the next one minus the worth of what was chosen, so everything but the
average, the result and the losses cancels out: `points = average + luck - mistakes`, whatever the worths are.
"""

from collections.abc import Iterator
from math import fsum

from coverts.coach.judging import GameCoach, Judged, Reckoning, decision_of
from coverts.coach.review import Effort, Review
from coverts.coach.seat_games import SeatGame


def judged_decisions(coach: GameCoach, game: SeatGame, effort: Effort, seed: int) -> Iterator[Judged]:
    """The decisions of a seat, judged one after the other: whoever has heard enough stops asking."""
    return coach.judge(game.moments, effort, seed)


def summed_up(coach: GameCoach, game: SeatGame, reckoning: Reckoning) -> Review:
    """The review of a seat, all of whose decisions have been judged and reckoned."""
    chains = reckoning.chains
    luck = fsum([luck for chain in chains for luck in chain.lucks()])
    after = [luck for chain in chains for luck in chain.lucks()[1:]]
    judged = [one for chain in chains for one in chain.judged]
    return Review(
        game=game.game,
        players=game.players,
        seat=game.seat,
        points=fsum([chain.result for chain in chains]),
        average=fsum([chain.average for chain in chains]),
        luck=luck,
        luck_parts={**reckoning.parts, reckoning.rest: luck - fsum(reckoning.parts.values())},
        mistakes=fsum([one.loss for one in judged]),
        decisions=tuple([decision_of(one, coach.scale, own) for one, own in zip(judged, after, strict=True)]),
    )


def course(reckoning: Reckoning) -> list[float]:
    """What was to be expected of the whole game: at its beginning, after each decision, at the end of each chain."""
    expected = [fsum([chain.average for chain in reckoning.chains])]
    for chain in reckoning.chains:
        *lucks, last = chain.lucks()
        for luck, one in zip(lucks, chain.judged, strict=True):
            expected.append(expected[-1] + luck - one.loss)
        expected.append(expected[-1] + last)
    return expected


def reviewed(coach: GameCoach, game: SeatGame, effort: Effort = "normal", seed: int = 0) -> Review:
    """The review of a seat's game."""
    judged = list(judged_decisions(coach, game, effort, seed))
    return summed_up(coach, game, coach.reckon(game, judged, effort, seed))
