"""Games between bots, as one of the seats saw them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from coverts.coach.seat_games import SeatGame, moments_of
from coverts.games.registry import GAMES
from coverts.learn.self_play import self_play


def moves_of(name: str, options: Any, levels: Sequence[str], seed: str) -> list[Any]:
    """All moves of a game between bots of these levels, by seat."""
    return list(self_play(name, options, levels, Random(seed)))


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
