"""Puzzles over HTTP: the list, a position with what each answer is worth, and why something may not be done there.

Nothing is kept: whoever asks keeps what they have solved.
"""

import asyncio
from functools import cache
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from coverts.coach.review import Kind, Notation
from coverts.games.seats import PerSeat, Seat
from coverts.hall.wire import WIRES, AnyAction, GameTable
from coverts.learn.puzzles.kept import games_with_puzzles, puzzle_called, puzzles_for
from coverts.learn.puzzles.position import Position, position_of
from coverts.learn.puzzles.puzzle import Difficulty, Puzzle
from coverts.server.door.budgets import MESSAGES
from coverts.server.routes.answers import HttpProblem, Problem
from coverts.server.routes.given import TheAccount, TheBudgets
from coverts.server.wire import encode


class PuzzleListed(Struct, frozen=True, kw_only=True):
    """A puzzle to choose."""

    id: str
    game: str
    players: int
    kind: Kind
    theme: str
    difficulty: Difficulty


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """Something that may be done, and what it loses against the best answer."""

    action: Notation
    loss: float
    error: float
    figures: dict[str, Any]


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A position to be solved, with all that there is to say of it afterwards."""

    id: str
    game: str
    theme: str
    difficulty: Difficulty
    names: PerSeat[str]
    you: Seat
    round: int
    kind: Kind
    about: Seat | None
    table: GameTable
    """What your seat sees."""
    best: int
    """Which of the answers is right."""
    usual: int
    """Which of them the rule of thumb gives."""
    answers: tuple[PuzzleAnswer, ...]
    figures: dict[str, Any]


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that somebody would like to do."""

    action: AnyAction


@get("/puzzles", summary="All puzzles")
async def puzzles() -> Response[bytes]:
    """In order of difficulty."""
    return Response(await asyncio.to_thread(_listed), media_type=MediaType.JSON)


@get("/puzzles/{game:str}/{puzzle:str}", summary="A puzzle")
async def puzzle(game: FromPath[str], puzzle: FromPath[str]) -> Response[bytes]:
    """What your seat sees, and what each answer is worth."""
    return Response(await asyncio.to_thread(_shown, game, puzzle), media_type=MediaType.JSON)


@post("/puzzles/{game:str}/{puzzle:str}/why-not", summary="Why may that not be done here?", status_code=200)
async def why_not(
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[Attempt],
    account: TheAccount,
    budgets: TheBudgets,
) -> Problem:
    """The rule that is in the way; no key if none is."""
    budgets.spend(MESSAGES, account)
    position = await asyncio.to_thread(_position, game, puzzle)
    if not isinstance(data.action, position.game.action_type):
        raise HttpProblem(409, "hall-other-game")
    refusal = position.game.refusal(position.state, position.seat, data.action)
    return Problem("") if refusal is None else Problem(refusal.key, refusal.rule, refusal.args)


@cache
def _listed() -> bytes:
    return encode([_entry(one) for game in games_with_puzzles() for one in puzzles_for(game)])


def _entry(one: Puzzle) -> PuzzleListed:
    return PuzzleListed(
        id=one.id, game=one.game, players=one.players, kind=one.kind, theme=one.theme, difficulty=one.difficulty
    )


@cache
def _shown(game: str, name: str) -> bytes:
    one, position = _known(game, name), _position(game, name)
    answers = [
        PuzzleAnswer(action=answer.action, loss=answer.loss, error=answer.error, figures=dict(answer.figures))
        for answer in one.answers
    ]
    return encode(
        PuzzleShown(
            id=one.id,
            game=one.game,
            theme=one.theme,
            difficulty=one.difficulty,
            names=position.names,
            you=one.seat,
            round=one.round,
            kind=one.kind,
            about=one.about,
            table=WIRES[one.game].table(position.view),
            best=one.best,
            usual=one.usual,
            answers=tuple(answers),
            figures=dict(one.figures),
        )
    )


@cache
def _position(game: str, name: str) -> Position:
    one = _known(game, name)
    return position_of(one.record, one.seat)


def _known(game: str, name: str) -> Puzzle:
    one = puzzle_called(game, name) if game in games_with_puzzles() else None
    if one is None:
        raise HttpProblem(404, "server-no-such-page")
    return one


PUZZLES = [puzzles, puzzle, why_not]
