"""Games between bots, as one of the seats saw them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from coverts.bots import bot_for
from coverts.bots.levels import bots_of
from coverts.coach.seat_games import SeatGame, moments_of
from coverts.games.contract import Act, Chance, Over
from coverts.games.memory import remembered
from coverts.games.registry import GAMES


def moves_of(name: str, options: Any, levels: Sequence[str], seed: str) -> list[Any]:
    """All moves of a game between bots of these levels, by seat."""
    game, numbers = GAMES[name], Random(seed)
    bots = [bot_for(name, level) for level in levels]
    for bot in set(bots):
        bots_of(name).ready(bot, len(levels))
    state: Any = game.start(options)
    past: tuple[Any, ...] = ()
    moves: list[Any] = []
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            past = remembered(past, state)
            move: Any = game.outcome(state, numbers.randrange)
        else:
            seat = prompt.seats[0]
            seen = [game.view(earlier, seat) for earlier in past]
            move = Act(seat, bots[seat].choose(game.view(state, seat), numbers.randrange, seen))
        moves.append(move)
        state = game.step(state, move).state
    return moves


def played(name: str, players: int, levels: Sequence[str], seed: str) -> list[SeatGame]:
    """The game as each of its seats saw it."""
    game = GAMES[name]
    options = game.options_type(players)
    moves = moves_of(name, options, levels, seed)
    found = []
    for seat in range(players):
        moments, ends = moments_of(game, options, moves, seat)
        found.append(SeatGame(name, seat, tuple(moments), ends))
    return found
