"""Playouts: games of random legal play, interpreted."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from coverts.games.contract import Act, AnyGame, Chance, Over, Step
from coverts.simulate.stream import MASK, Stream, added_to


class Playout(Struct, frozen=True):
    """A game that has been played to its end."""

    steps: tuple[Step[Any, Any], ...]
    decisions: int
    over: Over
    checksum: int
    """Depends on every decision and on the winners."""


def playouts(game: AnyGame, options: object, *, games: int, seed: int) -> Iterator[Playout]:
    """That many games, each from its own stream."""
    numbers = {action: number for number, action in enumerate(game.actions(options))}
    for number in range(games):
        yield _playout(game, options, Stream(seed, number), numbers)


def _playout(game: AnyGame, options: object, draw: Stream, numbers: dict[object, int]) -> Playout:
    """One game. In a closed-fist round the seats choose in ascending order."""
    state = game.start(options)
    steps: list[Step[Any, Any]] = []
    decisions, checksum = 0, 0
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            move = game.outcome(state, draw)
        else:
            seat = prompt.seats[0]
            legal = game.legal(state, seat)
            move = Act(seat, legal[draw(len(legal))])
            decisions += 1
            checksum = added_to(checksum, numbers[move.action])
        step = game.step(state, move)
        steps.append(step)
        state = step.state
    for seat in prompt.winners:
        checksum = added_to(checksum, seat)
    return Playout(tuple(steps), decisions, prompt, checksum)


def added(checksum: int, playout: Playout) -> int:
    """The checksum of several games: the same in whatever order they are counted."""
    return (checksum + playout.checksum) & MASK
