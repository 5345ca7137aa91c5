"""Games to look at: every table there can be, and every moment of a random game at it."""

from itertools import product
from random import Random
from typing import Any

from hypothesis import strategies as st

from coverts.games import pikoko, pok
from coverts.games.conformance import Moment, random_move
from coverts.games.contract import AnyGame, Chance, Draw, Over

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)

PIKOKO_TABLES = [
    pikoko.Options(players, tie, starter)
    for players, tie in product(pikoko.PIKOKO.players, pikoko.StartTokenTie)
    for starter in (None, players - 1)
]
POK_TABLES = [pok.Options(players, memory_aid=aid) for players, aid in product(pok.POK.players, (False, True))]


def source(options: Any, seed: int) -> Draw:
    """A fair source of numbers, another one for every table: the first seed that hypothesis tries is always 0."""
    return Random(f"{options}, game {seed}").randrange


def thrifty(draw: Draw) -> Draw:
    """A source of small numbers: random bids made with it do not use up all tokens at once. (Offers stay fair.)"""
    return lambda limit: min(draw(limit), draw(limit), draw(limit)) if limit > 3 else draw(limit)


def course(game: AnyGame, options: Any, seed: int, most_moves: int = 2000) -> list[Moment]:
    """Every moment of a random game; `moments[k].moves` are the first k moves."""
    fair = source(options, seed)
    moments = [Moment(game, options, game.start(options))]
    while not isinstance(prompt := game.prompt(moments[-1].state), Over) and len(moments) <= most_moves:
        draw = fair if isinstance(prompt, Chance) else thrifty(fair)
        moments.append(moments[-1].after(random_move(game, moments[-1].state, draw)))
    return moments
