"""What is known after a game of Pikoko: the points of each round, who the others were, and what the hidden cards were.

All of it stands in the views that the seat had when rounds had ended: by then every feather of its own peacock has been
played.
"""

from collections.abc import Sequence

import numpy as np
from numpy.random import PCG64, Generator, SeedSequence

from coverts.belief.seen_rows import plays_of, seen_row
from coverts.bots.pikoko.minds.casting import Cast
from coverts.coach.judging import Chain, Judged, Reckoning
from coverts.coach.pikoko.averages import average_of
from coverts.coach.pikoko.judge import trial_of
from coverts.coach.pikoko.limits import WORK, Work
from coverts.coach.pikoko.mind import mind_for
from coverts.coach.review import Effort
from coverts.coach.seat_games import Moment, SeatGame
from coverts.games.pikoko import View
from coverts.games.pikoko.actions import number_of
from coverts.games.pikoko.feathers import FACES_ON, FEATHER_OF
from coverts.games.pikoko.rows.layout import PLAYERS


def reckon(game: SeatGame, judged: Sequence[Judged], effort: Effort, seed: int) -> Reckoning:
    """Each round is a chain of its own: it has an average of its own, and its points are its result."""
    company = company_of(game)
    chains = []
    for number, end in enumerate(game.ends, 1):
        assert isinstance(end, View)
        own = [one for one in judged if one.round == number]
        average = average_of(game.players, place_in(end, game.seat), company)
        first = judged.index(own[0])
        chance = Generator(PCG64(SeedSequence((seed, first, number))))
        hidden = hidden_luck(game.moments[first], end, WORK[effort], chance)
        chains.append(
            Chain(
                average=average,
                judged=own,
                result=float(end.scores[number - 1].scores[game.seat]),
                parts={"deal": own[0].value - average, "hidden": hidden},
            )
        )
    return Reckoning(chains=chains, rest="others")


def place_in(end: View, seat: int) -> int:
    """The place of a seat after the player who started a round that has ended."""
    return (seat - end.tricks[0].first) % len(end.ready)


def company_of(game: SeatGame) -> dict[str, float]:
    """The kinds of players that the others turned out to be, in shares."""
    mind = mind_for(game.players)
    ends = [seen_row(end) for end in game.ends if isinstance(end, View)]
    suspected = mind.believing.suspected_after(mind.machine, game.players, ends)
    others = np.delete(suspected, game.seat, axis=0).mean(axis=0)
    return dict(zip(mind.names, others.tolist(), strict=True))


def hidden_luck(moment: Moment, end: View, work: Work, chance: Generator) -> float:
    """Points to expect at a decision with the peacock that was really there, minus the mean over those believed in.

    Taken at the first decision of a round it is what the hidden cards did to the whole of it. Players and chance are
    the same in both, so only the cards differ.
    """
    mind = mind_for(moment.view.options.players)
    at = mind.situation(moment)
    trial = trial_of(mind, at, work, chance)
    chosen = trial.options.index(number_of(moment.action, at.seen[PLAYERS]))
    cast = mind.cast(at, work.hindsight, chance)
    row = seen_row(end)
    really = sum({FACES_ON[FEATHER_OF[face]] for face, _ in plays_of(row, trial.me)})
    there = Cast(np.full(len(cast.hands), really, np.int64), cast.models, cast.key)
    with_it, without = trial.played_on([chosen], there).points, trial.played_on([chosen], cast).points
    return float(with_it.mean() - without.mean())
