"""Advice during a game: what each option of the present decision is worth, from what the seat sees now.

What explains it compares the best option with the next best one.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, to_builtins

from coverts.coach.judging import GameCoach, Judged, decision_of
from coverts.coach.review import Decision, Effort, Notation
from coverts.coach.seat_games import Moment
from coverts.coach.telling import ToldMoment, told_moment


class Advice(Struct, frozen=True, kw_only=True, tag="advice"):
    """What the coach says of a decision that is still to be made."""

    decision: Decision
    """With the next best option in the place of the chosen one."""
    moment: ToldMoment


def advised(coach: GameCoach, view: Any, past: Sequence[Any], effort: Effort, seed: int) -> Advice:
    """What each legal action of a view is worth."""
    # A first glance finds the next best option; where more thought finds another one, that is looked at instead.
    action = _runner_up(view, _judged(coach, Moment(view, tuple(past), view.legal[0]), "quick", seed))
    moment = Moment(view, tuple(past), action)
    judged = _judged(coach, moment, effort, seed)
    if (found := _runner_up(view, judged)) != action:
        moment = Moment(view, tuple(past), found)
        judged = _judged(coach, moment, effort, seed)
    decision = decision_of(judged, coach.scale, 0.0)
    return Advice(decision=decision, moment=told_moment(coach, moment, judged, decision))


def _runner_up(view: Any, judged: Judged) -> Any:
    """The best option beside the best one; the only one where there is no other."""
    others = [place for place in range(len(judged.actions)) if place != judged.best]
    if not others:
        return view.legal[0]
    runner_up = judged.actions[max(others, key=judged.worths.__getitem__)]
    return next(one for one in view.legal if notation_of(one) == runner_up)


def _judged(coach: GameCoach, moment: Moment, effort: Effort, seed: int) -> Judged:
    (judged,) = coach.judge([moment], effort, seed)
    return judged


def notation_of(action: Any) -> Notation:
    """An action as records write it: an action is one thing, beside its name."""
    (only,) = [value for name, value in to_builtins(action).items() if name != "type"]
    notation: Notation = only
    return notation
