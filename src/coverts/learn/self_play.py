"""Self-play: a game between bots."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from coverts.bots.levels import bot_for, bots_of
from coverts.games.contract import Act, Chance, Over
from coverts.games.memory import remembered
from coverts.games.registry import GAMES


def self_play(name: str, options: Any, levels: Sequence[str], numbers: Random) -> Iterator[Any]:
    """All moves of a game between bots of these levels, by seat, chance's among them."""
    game = GAMES[name]
    bots = [bot_for(name, level) for level in levels]
    for bot in set(bots):
        bots_of(name).ready(bot, len(levels))
    state: Any = game.start(options)
    past: tuple[Any, ...] = ()
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            past = remembered(past, state)
            move: Any = game.outcome(state, numbers.randrange)
        else:
            seat = prompt.seats[0]
            seen = [game.view(earlier, seat) for earlier in past]
            move = Act(seat, bots[seat].choose(game.view(state, seat), numbers.randrange, seen))
        yield move
        state = game.step(state, move).state
