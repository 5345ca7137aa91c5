"""Play a game of random legal moves and write its record: python examples/random_game.py [pikoko|pok]"""

import random
import sys

from coverts.games.contract import Act, Chance, Over
from coverts.games.registry import GAMES
from coverts.records.format import Player
from coverts.records.writing import data_of, page, record_of


def main(name: str = "pikoko") -> None:
    """Any game works like this: ask who moves, make a move, look at what happened."""
    game = GAMES[name]
    options = game.options_type(players=3)
    state = game.start(options)
    steps = []
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            move = game.outcome(state, random.randrange)
        else:
            seat = random.choice(prompt.seats)  # in a closed-fist round the order does not matter
            move = Act(seat, random.choice(game.legal(state, seat)))
        step = game.step(state, move)
        steps.append(step)
        state = step.state
    players = [Player("Ada"), Player("Bo"), Player("Cy")]
    sys.stdout.buffer.write(page(data_of(record_of(game, options, players, steps))))


if __name__ == "__main__":
    main(*sys.argv[1:])
