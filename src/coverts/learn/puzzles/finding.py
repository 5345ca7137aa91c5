"""Finding puzzles: bots play, the coach judges, and what is clear enough is judged again with other random numbers.

Every decision is first judged quickly, against what the rule of thumb does. Where the best answer seems to be far
enough ahead of all others, it is compared with each of them in turn, with more rounds and a new seed, so that a lucky
first look decides nothing.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import sha256
from math import fsum
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import msgspec

from coverts.bots.levels import bot_for
from coverts.bots.names import bird_names
from coverts.coach.judging import GameCoach, Judged, coach_of
from coverts.coach.review import Effort, Notation
from coverts.games.contract import Act
from coverts.games.registry import GAMES
from coverts.learn.puzzles.kinds import GamePuzzles, puzzles_of
from coverts.learn.puzzles.position import Position, is_awaited, position_in
from coverts.learn.puzzles.puzzle import BEST, CHOSEN, Answer, Difficulty, Puzzle
from coverts.learn.self_play import self_play
from coverts.records.format import Player, Record
from coverts.records.writing import data_of, line, record_of, steps_of

CLEARLY: Final = 5.0
"""So many standard errors must the best answer be ahead of every other one."""

ASKED: Final = 12
"""How often the rule of thumb is asked, which does not always do the same."""

TIMES: Final = 3
"""How often an answer is compared with the best one, each time with other random numbers."""

CHECKED: Final = 2.0
"""A first look is worth a second one if the margin may be what it has to be, give or take so many errors."""


def puzzles_in(name: str, seed: str) -> Iterator[Puzzle]:
    """The puzzles in one game between bots: the seed decides all of it."""
    kind, coach = puzzles_of(name), coach_of(name)
    assert kind is not None
    assert coach is not None
    game, numbers = GAMES[name], Random(seed)  # noqa: S311 - games that must be repeatable
    players = numbers.choice(kind.players)
    coach.ready(players)
    options = kind.options(players)
    names = bird_names(players, numbers.randrange)
    moves = list(self_play(name, options, [numbers.choice(kind.levels) for _ in range(players)], numbers))
    seat = numbers.randrange(players)
    for at, move in enumerate(moves):
        if isinstance(move, Act) and move.seat == seat:
            steps = steps_of(game, options, moves[:at])
            record = record_of(game, options, [Player(one) for one in names], steps)
            found = _puzzle(name, kind, coach, record, seat, f"{seed}/{at}")
            if found is not None:
                yield found


def _puzzle(name: str, kind: GamePuzzles, coach: GameCoach, record: Record, seat: int, seed: str) -> Puzzle | None:
    """The puzzle in a position, if it is one."""
    position = position_in(record, seat)
    if not is_awaited(position):
        return None
    thumb = _choices(name, "casual", position, seed)
    usual = thumb.most_common(1)[0][0]
    first = _judged(coach, position, usual, "quick", seed)
    right = first.actions[first.best]
    # Answers that come to the same are judged as one: such a position has two right answers.
    if len(first.actions) < len(position.view.legal) or any(kind.notation(one) == right for one in thumb):
        return None
    others = [place for place in range(len(first.actions)) if place != first.best]
    if any(first.value - first.worths[place] < kind.margin - CHECKED * first.error for place in others):
        return None
    by_notation = {kind.notation(action): action for action in position.view.legal}
    compared: dict[Notation, Compared] = {}
    for place in others:
        action = first.actions[place]
        one = compared_with(coach, position, by_notation[action], right, kind.margin, seed)
        if one is None:
            return None
        compared[action] = one
    return _written(name, kind, position, compared, usual, right, data_of(record), seed)


class Compared(NamedTuple):
    """The best answer compared with another one."""

    judged: Judged
    loss: float
    error: float


def compared_with(
    coach: GameCoach, position: Position, action: Any, right: Notation, margin: float, seed: str
) -> Compared | None:
    """What an answer loses against the right one; None if that is not clear every time it is judged.

    Rounds played on follow a plan that is made from some rounds to begin with, so two judgements differ by more than
    their standard errors say. Each has to be clear by itself, and the error is at least what they differ by.
    """
    found: list[Judged] = []
    for time in range(TIMES):
        one = _judged(coach, position, action, "normal", f"{seed}/again{time or ''}")
        if one.actions[one.best] != right or one.loss < max(margin, CLEARLY * one.error):
            return None
        found.append(one)
        if one.error == 0.0:
            return Compared(one, one.loss, 0.0)
    losses = [one.loss for one in found]
    error = max(stdev(losses), fsum([one.error for one in found]) / TIMES) / TIMES**0.5
    return Compared(found[0], fmean(losses), error) if fmean(losses) >= CLEARLY * error else None


def _written(
    name: str,
    kind: GamePuzzles,
    position: Position,
    compared: Mapping[Notation, Compared],
    usual: Any,
    right: Notation,
    record: dict[str, Any],
    seed: str,
) -> Puzzle:
    some = next(iter(compared.values())).judged
    actions = [kind.notation(action) for action in position.view.legal]
    value = fmean([one.judged.value for one in compared.values()])
    answers = []
    for action in actions:
        if action == right:
            answers.append(Answer(action=action, worth=_rounded(value), loss=0.0, error=0.0, figures=_of(some, BEST)))
        else:
            one = compared[action]
            answers.append(
                Answer(
                    action=action,
                    worth=_rounded(value - one.loss),
                    loss=_rounded(one.loss),
                    error=_rounded(one.error),
                    figures=_of(one.judged, CHOSEN),
                )
            )
    shared = {key: figure for key, figure in some.figures.items() if not key.startswith((BEST, CHOSEN))}
    return Puzzle(
        id=sha256(seed.encode()).hexdigest()[:8],
        game=name,
        seat=position.seat,
        round=some.round,
        kind=some.kind,
        about=some.about,
        theme=kind.theme(position.view, some.kind, right),
        difficulty=_difficulty(name, kind, position, right, seed),
        best=actions.index(right),
        usual=actions.index(kind.notation(usual)),
        answers=tuple(answers),
        figures=_rounded(shared),
        record=msgspec.json.decode(line(record)),
    )


def _judged(coach: GameCoach, position: Position, action: Any, effort: Effort, seed: str) -> Judged:
    number = int.from_bytes(sha256(seed.encode()).digest()[:4])
    return next(iter(coach.judge([position.moment(action)], effort, number)))


def _choices(name: str, level: str, position: Position, seed: str) -> Counter[Any]:
    """What a bot does in a position, asked several times."""
    bot, numbers = bot_for(name, level), Random(seed)  # noqa: S311 - must be repeatable
    return Counter([bot.choose(position.view, numbers.randrange, position.past) for _ in range(ASKED)])


def _difficulty(name: str, kind: GamePuzzles, position: Position, right: Notation, seed: str) -> Difficulty:
    """By who finds the answer: whoever gives it more often than not."""

    def finds(level: str) -> bool:
        asked = _choices(name, level, position, seed)
        return kind.notation(asked.most_common(1)[0][0]) == right

    return 1 if finds("club") else 2 if finds("expert") else 3


def _of(judged: Judged, beginning: str) -> dict[str, Any]:
    """The coach's figures about one of the options."""
    found = {key: figure for key, figure in judged.figures.items() if key.startswith(beginning)}
    return {key.removeprefix(beginning): _rounded(figure) for key, figure in found.items()}


def _rounded(figure: Any) -> Any:
    """Figures as they are kept, three digits after the point."""
    if isinstance(figure, Mapping):
        return {key: _rounded(one) for key, one in figure.items()}
    if isinstance(figure, list | tuple):
        return [_rounded(one) for one in figure]
    return round(figure, 3) if isinstance(figure, float) else figure
