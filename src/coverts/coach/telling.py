"""A review with all that a page shows of it: the curve, what explains each decision, the belief of the moment, levels.

It is a value without words, so that it can be kept, and told in any language.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from coverts.coach.judging import GameCoach, Judged, Reckoning
from coverts.coach.levels import level_like
from coverts.coach.review import Decision, Effort, Kind, Notation, Review, Scale
from coverts.coach.reviewing import course, judged_decisions, summed_up
from coverts.coach.seat_games import Moment, SeatGame

DIGITS: Final = 4

Theme: TypeAlias = Callable[[Any, Kind, Notation], str]
"""What a position is about, from its view, the kind of question and the right answer."""


class ToldChain(Struct, frozen=True, kw_only=True):
    """Decisions that lead to one result: a round of Pikoko, a whole game of POK."""

    average: float
    result: float
    luck_parts: dict[str, float]
    decisions: int
    """How many there were; they follow one another."""


class ToldMoment(Struct, frozen=True, kw_only=True):
    """What there is to say of a decision beside its worths, in the order of the review's decisions."""

    at: int
    """How many moves the game had seen."""
    forced: bool
    """Whether there was nothing to decide."""
    clear: bool
    """Whether it can be told that something was lost."""
    figures: dict[str, Any]
    """What explains the loss; what there is depends on the game."""
    belief: dict[str, Any]
    """What could be believed then, in the game's own form."""
    theme: str | None = None
    """What puzzles of its kind are about; None where nobody has asked for it."""


class ToldKind(Struct, frozen=True, kw_only=True):
    """All free decisions of a kind."""

    kind: Kind
    number: int
    lost: float
    level: str | None
    """The level of bot that loses as much; None where there were too few to say."""


class ToldReview(Struct, frozen=True, kw_only=True, tag="review"):
    """A seat's game as the page tells it."""

    review: Review
    solved: bool
    """Whether the worths are exact, against players who keep to the solved table."""
    scale: Scale
    curve: tuple[float, ...]
    """What was to be expected of the game: before it, after each decision, and at the end of each chain."""
    chains: tuple[ToldChain, ...]
    moments: tuple[ToldMoment, ...]
    kinds: tuple[ToldKind, ...]


def told_review(
    coach: GameCoach,
    game: SeatGame,
    effort: Effort,
    seed: int,
    tell: Callable[[int, int], None],
    theme: Theme | None = None,
) -> ToldReview:
    """The review of a seat's game. `tell` hears how many decisions are done, and of how many; `theme` says what a
    decision is about, given its view, its kind and what was best.
    """
    judged = []
    tell(0, len(game.moments))
    for one in judged_decisions(coach, game, effort, seed):
        judged.append(one)
        tell(len(judged), len(game.moments))
    reckoning = coach.reckon(game, judged, effort, seed)
    review = summed_up(coach, game, reckoning)
    return ToldReview(
        review=review,
        solved=coach.solved(game.players),
        scale=coach.scale,
        curve=tuple(course(reckoning)),
        chains=_chains(reckoning),
        moments=tuple(
            [
                _with_theme(told_moment(coach, moment, one, decision), theme, moment, decision)
                for moment, one, decision in zip(game.moments, judged, review.decisions, strict=True)
            ]
        ),
        kinds=_kinds(coach, review.decisions, judged),
    )


def _with_theme(told: ToldMoment, theme: Theme | None, moment: Moment, decision: Decision) -> ToldMoment:
    return told if theme is None else replace(told, theme=theme(moment.view, decision.kind, decision.best))


def _chains(reckoning: Reckoning) -> tuple[ToldChain, ...]:
    return tuple(
        [
            ToldChain(
                average=chain.average,
                result=chain.result,
                luck_parts=reckoning.luck_of(chain),
                decisions=len(chain.judged),
            )
            for chain in reckoning.chains
        ]
    )


def told_moment(coach: GameCoach, moment: Moment, judged: Judged, decision: Decision) -> ToldMoment:
    """What there is to say of a judged decision."""
    return ToldMoment(
        at=moment.at,
        forced=judged.is_forced,
        clear=coach.scale.is_clear(decision.loss, decision.error),
        figures=rounded(dict(judged.figures)),
        belief=rounded(to_builtins(coach.believe(moment.view, moment.past))),
    )


def rounded(value: Any) -> Any:
    """The same with as many digits as anybody can see."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, list | tuple) else value


def _kinds(coach: GameCoach, decisions: Sequence[Decision], judged: Sequence[Judged]) -> tuple[ToldKind, ...]:
    free = [one for one, how in zip(decisions, judged, strict=True) if not how.is_forced]
    levels = coach.levels()
    found = []
    for kind in dict.fromkeys(one.kind for one in free):
        losses = [one.loss for one in free if one.kind == kind]
        level = level_like(levels.losses(kind), losses)
        found.append(ToldKind(kind=kind, number=len(losses), lost=sum(losses), level=level))
    return tuple(found)
