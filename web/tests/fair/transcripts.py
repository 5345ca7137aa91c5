"""Random transcripts with what the Python side draws from them, one JSON object a line, for the page to agree with.

Arguments: how many, and a seed.
"""

import json
import sys
from random import Random

from coverts.games.registry import GAMES
from tests.golden.fair.vectors import vector

OPTIONS = {"pikoko": {"start_token_tie": "may-stay"}, "pok": {"memory_aid": True}}
SEEDS = {"pikoko": 3, "pok": 1}


def main(count: int, seed: int) -> None:
    """Any size of either game, with any seats that promise nothing or reveal nothing."""
    rng = Random(seed)  # noqa: S311 - a test
    sizes = [(game.name, players) for game in GAMES.values() for players in game.players]
    for _ in range(count):
        game, players = rng.choice(sizes)
        seats = range(players)
        away, silent = ([seat for seat in seats if rng.random() < 0.2] for _ in range(2))
        rounds = range(SEEDS[game])
        given = {
            "game": rng.randbytes(16),
            "seeds": [rng.randbytes(32) for _ in rounds],
            "nonces": [[None if seat in away else rng.randbytes(32) for seat in seats] for _ in rounds],
        }
        chosen = {"players": players, **(OPTIONS[game] if rng.random() < 0.5 else {})}
        print(json.dumps(vector(game, chosen, given, tuple(silent))))


main(int(sys.argv[1]), int(sys.argv[2]))
