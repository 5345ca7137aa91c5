"""Games between bots, as records and as their seats saw them."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from coverts.coach.judging import Judged
from coverts.coach.seat_games import SeatGame, seat_game
from coverts.games.registry import GAMES
from coverts.learn.self_play import self_play
from coverts.records.format import Record
from coverts.records.writing import record_of, steps_of
from tests.records.games import names


def played(name: str, levels: Sequence[str], seed: int, options: Any = None) -> Record:
    """The record of a game between bots of these levels."""
    game = GAMES[name]
    options = options or game.options_type(len(levels))
    steps = list(steps_of(game, options, self_play(name, options, levels, Random(seed))))
    return record_of(game, options, names(len(levels)), steps)


@cache
def table(name: str, level: str, players: int, seed: int) -> Record:
    """The record of a game between equals."""
    return played(name, [level] * players, seed)


def seat_of(name: str, level: str, players: int, seed: int, seat: int = 0) -> SeatGame:
    """Such a game as one seat saw it."""
    return seat_game(table(name, level, players, seed), seat)


def written(judged: Judged) -> bytes:
    """All that a judged decision says."""
    parts = [judged.round, judged.kind, judged.about, list(judged.actions), list(judged.worths), list(judged.errors)]
    return msgspec.json.encode([*parts, judged.chosen, judged.best, judged.error, dict(judged.figures)])
