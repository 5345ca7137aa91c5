"""Games played by our own rule books, as steps."""

import random
from typing import Any

from coverts.games.contract import Act, AnyGame, Chance, Over, Step
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.records.format import Player

TABLES: list[tuple[AnyGame, int]] = [(game, players) for game in (PIKOKO, POK) for players in game.players]


def names(players: int) -> list[Player]:
    return [Player(name) for name in ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus")[:players]]


def played(game: AnyGame, options: Any, rng: random.Random) -> list[tuple[Any, Step[Any, Any]]]:
    """A whole game: every move with its step. The seats of a closed-fist round choose in any order."""
    state = game.start(options)
    made: list[tuple[Any, Step[Any, Any]]] = []
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            move = game.outcome(state, rng.randrange)
        else:
            seat = rng.choice(prompt.seats)
            move = Act(seat, rng.choice(game.legal(state, seat)))
        step = game.step(state, move)
        made.append((move, step))
        state = step.state
    return made
