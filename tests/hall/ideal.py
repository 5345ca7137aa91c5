"""Fair deals as they would be if hashes were perfect, for pairs of games that must look the same.

Two games that differ in somebody's hand have different seeds, and so different commitments of the house, which nobody
can open: but byte by byte they are not the same. So here a commitment has nothing of its seed in it, a deal is whatever
the source of chance says, and the seeds of rounds that nobody may know of yet are others in each game. What still tells
two games apart has a seed in it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from coverts.fair.digest import GAME_BYTES, digest, u16
from coverts.hall import deciding, fair_steps
from coverts.records.fairness import fair_part_of

GAME = bytes(range(GAME_BYTES))


@contextmanager
def ideal() -> Iterator[None]:
    """Hashes are perfect, and chance is what is handed in."""
    with (
        patch.object(deciding._Following, "_draw", lambda self, _: self.draw),
        patch.object(fair_steps, "server_commitment", _without_the_seed),
    ):
        yield


def _without_the_seed(game: bytes, rules: str, number: int, seed: bytes) -> bytes:
    return digest("ideal", game, rules.encode(), u16(number))


def secrets_of(game: str, last: Any, luck: Random) -> Callable[[int], bytes]:
    """A source of secrets: the seeds of rounds that have been scored in the last state are known."""
    part = fair_part_of(game)
    assert part is not None
    number = 0

    def secret(size: int) -> bytes:
        nonlocal number
        if size == GAME_BYTES:
            return GAME
        number += 1
        return digest("known", u16(number)) if number <= part.scored(last) else luck.randbytes(size)

    return secret
