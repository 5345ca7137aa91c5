"""Decisions of Pikoko, judged from what their seat saw."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from numpy.random import PCG64, Generator, SeedSequence

from coverts.belief.models.play_inputs import distinct_plays
from coverts.bots.pikoko.minds import ready as machine_ready
from coverts.bots.pikoko.minds.endings import exact_worths, is_ending
from coverts.coach.judging import Judged
from coverts.coach.pikoko.averages import gain_from
from coverts.coach.pikoko.limits import SCALE, WORK, Work
from coverts.coach.pikoko.mind import Mind, Situation, mind_for
from coverts.coach.pikoko.trials import BidTrial, CardTrial, OwnBidTrial, PlayTrial, Trial
from coverts.coach.review import Effort, Kind, Notation
from coverts.coach.sampling import Compared, Limits, compared
from coverts.coach.seat_games import Moment
from coverts.games.bits import members
from coverts.games.contract import Awaits
from coverts.games.pikoko import Phase
from coverts.games.pikoko.actions import number_of
from coverts.games.pikoko.course import CONFIDENCE, PLAY, SELF_BID
from coverts.games.pikoko.feathers import FACE, FACES_OF, SAME_FEATHER
from coverts.games.pikoko.rows.layout import PHASE, PLAYERS, ROUND, SEAT, TOKENS_LEFT, TRICK, TRUMP
from coverts.games.seats import left_of

EXACT_TRICKS: Final = 2
"""So many tricks at the end of a round are worked out in every world, and not sampled."""


def ready(players: int) -> bool:  # noqa: ARG001 - it takes what all coaches take
    """Wait for the machine code that plays rounds on; False where nothing is compiled."""
    return machine_ready() is not None


def judge(moments: Sequence[Moment], effort: Effort, seed: int) -> Iterator[Judged]:
    """The decisions of a seat, judged one after the other."""
    for number, moment in enumerate(moments):
        yield judged(moment, WORK[effort], chance_for(seed, number))


def chance_for(seed: int, number: int) -> Generator:
    """The random numbers of one decision: the same whatever was judged before it."""
    return Generator(PCG64(SeedSequence((seed, number))))


def judged(moment: Moment, work: Work, chance: Generator) -> Judged:
    """What each option of a decision is worth: points of the round."""
    mind = mind_for(moment.view.options.players)
    at = mind.situation(moment)
    trial = trial_of(mind, at, work, chance)
    chosen = _place(at.seen, trial.options, number_of(moment.action, at.seen[PLAYERS]))
    found = _found(trial, chosen, work)
    gain = gain_from(at.seen)
    actions = [_notation(at.seen, option) for option in trial.options]
    # Of faces that come to the same the one that was played stands for all.
    actions[chosen] = _notation(at.seen, number_of(moment.action, at.seen[PLAYERS]))
    return Judged(
        round=at.seen[ROUND],
        kind=_kind(moment.view.prompt),
        about=_about(at.seen, moment.view.prompt),
        actions=actions,
        worths=[worth + gain for worth in found.worths],
        errors=found.errors,
        chosen=chosen,
        best=found.best,
        error=found.error,
        figures=_figures(trial, found, chosen),
    )


def trial_of(mind: Mind, at: Situation, work: Work, chance: Generator) -> Trial:
    """The options of a decision, ready to be played on."""
    seen = at.seen
    if seen[PHASE] == PLAY:
        return PlayTrial(mind, at, members(distinct_plays(seen)), chance)
    if seen[PHASE] == CONFIDENCE:
        return CardTrial(mind, at, [*range(seen[PLAYERS]), seen[PLAYERS]], chance)
    bids = OwnBidTrial if seen[PHASE] == SELF_BID else BidTrial
    return bids(mind, at, range(seen[TOKENS_LEFT + seen[SEAT]] + 1), chance, work.pilot)


def _found(trial: Trial, chosen: int, work: Work) -> Compared:
    limits = work.limits
    if len(trial.options) == 1:
        limits = Limits(limits.least, limits.least, limits.least)
    if not is_ending(trial.at.seen, EXACT_TRICKS):
        return compared(trial, len(trial.options), chosen, limits, SCALE)
    # Some rounds are played on all the same: they say who takes how many tricks.
    trial(list(range(len(trial.options))), limits.first)
    return _exact(trial, chosen)


def _exact(trial: Trial, chosen: int) -> Compared:
    """The last tricks, worked out in every world."""
    mind, at = trial.mind, trial.at
    worths = exact_worths(mind.machine, at.seen, at.worlds, for_the_match=False).tolist()
    able = list(range(len(worths)))
    won = None
    if trial.decides:
        won = exact_worths(mind.machine, at.seen, at.worlds, for_the_match=True).tolist()
        able = [option for option in able if won[option] >= won[chosen]]
    best = max(able, key=lambda option: (worths[option], option == chosen))
    return Compared(worths, [0.0] * len(worths), best, 0.0, won)


def _place(seen: Sequence[int], options: Sequence[int], action: int) -> int:
    """Which of the options an action is. Of a feather that is thrown away only "trump or not" matters."""
    if action in options:
        return options.index(action)
    same = [face for face in options if SAME_FEATHER[action] >> face & 1 and not FACES_OF[seen[TRUMP]] >> face & 1]
    return options.index(same[0])


def _kind(prompt: Awaits) -> Kind:
    kinds: dict[Phase, Kind] = {
        Phase.BID: "bid",
        Phase.SELF_BID: "self-bid",
        Phase.CONFIDENCE: "confidence",
        Phase.PLAY: "play",
    }
    return kinds[Phase(prompt.kind)]


def _about(seen: Sequence[int], prompt: Awaits) -> int | None:
    match Phase(prompt.kind):
        case Phase.SELF_BID:
            return seen[SEAT]
        case Phase.PLAY:
            return left_of(seen[SEAT], seen[PLAYERS])
        case _:
            return prompt.about


def _notation(seen: Sequence[int], option: int) -> Notation:
    if seen[PHASE] == PLAY:
        return str(FACE[option])
    return None if seen[PHASE] == CONFIDENCE and option == seen[PLAYERS] else option


def _figures(trial: Trial, found: Compared, chosen: int) -> dict[str, Any]:
    """What explains it: tricks and right bids after the best option and after the chosen one, in shares of rounds."""
    figures: dict[str, Any] = {}
    for name, option in (("best", found.best), ("chosen", chosen)):
        rounds = trial.tricks[option].sum(axis=1)[0]
        figures[f"{name}_tricks"] = (trial.tricks[option] / rounds).tolist()
        figures[f"{name}_right"] = (trial.right[option] / rounds).tolist()
        if found.victories is not None:
            figures[f"{name}_wins"] = found.victories[option]
    figures["bids"] = trial.own_bids()[0].tolist()
    figures["trick"] = trial.at.seen[TRICK] + 1
    return figures
