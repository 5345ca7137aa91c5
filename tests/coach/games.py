"""Games between bots, as records and as their seats saw them."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from coverts.bots import bot_for
from coverts.bots.levels import bots_of
from coverts.coach.judging import Judged
from coverts.coach.seat_games import SeatGame, seat_game
from coverts.games.contract import Act, Chance, Over
from coverts.games.memory import remembered
from coverts.games.registry import GAMES
from coverts.records.format import Record
from coverts.records.writing import record_of
from tests.records.games import names


def played(name: str, levels: Sequence[str], seed: int, options: Any = None) -> Record:
    """The record of a game between bots of these levels."""
    game, numbers = GAMES[name], Random(seed)
    options = options or game.options_type(len(levels))
    bots = [bot_for(name, level) for level in levels]
    for bot in bots:
        bots_of(name).ready(bot, len(levels))
    state: Any = game.start(options)
    past: tuple[Any, ...] = ()
    steps = []
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            past = remembered(past, state)
            move: Any = game.outcome(state, numbers.randrange)
        else:
            seat = prompt.seats[0]
            seen = [game.view(earlier, seat) for earlier in past]
            move = Act(seat, bots[seat].choose(game.view(state, seat), numbers.randrange, seen))
        steps.append(game.step(state, move))
        state = steps[-1].state
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
