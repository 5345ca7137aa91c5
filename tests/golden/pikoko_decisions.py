"""What every level of bot decides in fixed positions of Pikoko, in plain text.

The positions come from games between rule-of-thumb bots. In each round that is looked at, one decision of every kind is
put to every level: the first and the last bid on others, the bid on one's own, the confidence card, and plays early and
late. No level thinks by the clock, so decisions depend on the position and the numbers handed to the bot alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from coverts.bots.levels import bot_for, levels_for_people
from coverts.games.contract import Act, Awaits, Chance, Over
from coverts.games.pikoko import PIKOKO, Options, Phase, State, View
from coverts.games.pikoko.course import subject_of
from coverts.games.pikoko.feathers import FACE
from coverts.games.pikoko.scoring import ROUNDS
from tests.golden.golden import numbers, written
from tests.golden.pikoko_text import choice

PLAYS_ASKED = (0, 3, 6)
"""In which tricks of a round, counted from 0, a play is put to the bots."""


@dataclass(frozen=True)
class Question:
    """A decision of one seat, with what it saw when earlier rounds had ended."""

    state: State
    seat: int
    past: tuple[View, ...]


def decisions(players: int, seed: int) -> Iterator[str]:
    """A game's questions and every level's answers, line by line."""
    yield f"\nGame {seed}"
    for place, question in enumerate(questions(players, seed)):
        yield described(question.state, question.seat)
        answers = [f"{level} {answer(question, level, place)}" for level in levels_for_people("pikoko")]
        yield f"  {', '.join(answers)}"


def answer(question: Question, level: str, seed: int) -> str:
    """What a level decides, in notation."""
    view = PIKOKO.view(question.state, question.seat)
    action = bot_for(PIKOKO.name, level).choose(view, numbers(seed), question.past)
    assert action in view.legal
    return choice(action).split()[1]


def questions(players: int, seed: int) -> Iterator[Question]:
    """One decision of each kind in the first and in the last round."""
    asked: set[tuple[object, ...]] = set()
    for question in whole_game(players, seed):
        state, kind = question.state, _kind(question.state)
        is_choice = len(PIKOKO.legal(state, question.seat)) > 1
        if state.round in (1, ROUNDS) and kind is not None and is_choice and (state.round, *kind) not in asked:
            asked.add((state.round, *kind))
            yield question


def _kind(state: State) -> tuple[object, ...] | None:
    """What sort of decision it is; None for those that are not put to the bots."""
    if state.phase is Phase.BID:
        return (state.phase, state.turn) if state.turn in (0, state.players - 1) else None
    if state.phase is Phase.PLAY:
        # The one who leads, and the last one to follow.
        number, place = len(state.tricks), len(state.trick)
        return (state.phase, number, place) if number in PLAYS_ASKED and place in (0, state.players - 1) else None
    return (state.phase,)


def whole_game(players: int, seed: int) -> Iterator[Question]:
    """Every decision of a game between rule-of-thumb bots."""
    draw, bot = numbers(seed), bot_for(PIKOKO.name, "casual")
    state, past = PIKOKO.start(Options(players)), [tuple[View, ...]()] * players
    while not isinstance(prompt := PIKOKO.prompt(state), Over):
        if isinstance(prompt, Chance):
            if state.scores:
                past = [(*past[seat], PIKOKO.view(state, seat)) for seat in range(players)]
            state = PIKOKO.step(state, PIKOKO.outcome(state, draw)).state
            continue
        assert isinstance(prompt, Awaits)
        # Any awaited seat may be asked first: not always the lowest one.
        seat = prompt.seats[draw(len(prompt.seats))]
        yield Question(state, seat, past[seat])
        action = bot.choose(PIKOKO.view(state, seat), draw, past[seat])
        state = PIKOKO.step(state, Act(seat, action)).state


def described(state: State, seat: int) -> str:
    """A question in a line."""
    where = f"Round {state.round}"
    match state.phase:
        case Phase.BID:
            return f"{where}, seat {seat} on peacock {subject_of(state.turn, state.round_starter, state.players)}"
        case Phase.SELF_BID:
            return f"{where}, seat {seat} on its own"
        case Phase.CONFIDENCE:
            return f"{where}, seat {seat} picks a card"
        case _:
            trick = written([FACE[face] for face in state.trick])
            return f"{where}, trick {len(state.tricks) + 1}, seat {seat} after {trick or 'nothing'}"
