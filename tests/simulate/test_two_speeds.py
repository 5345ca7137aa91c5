"""The same source, interpreted and compiled: equal rows after every decision, equal legal sets before it."""

import random
from types import ModuleType

import numba
import numpy as np
import pytest

from coverts.games.bits import lowest, members, nth, size
from coverts.games.contract import AnyGame
from coverts.simulate import machine_bits
from coverts.simulate.compiling import compiled
from coverts.simulate.pikoko import many as many_of_pikoko
from coverts.simulate.pok import many as many_of_pok
from coverts.simulate.row_game import row_game
from tests.laws.examples import examples
from tests.simulate.sizes import SIZES, named

MANY: dict[str, ModuleType] = {"pikoko": many_of_pikoko, "pok": many_of_pok}
DECISIONS = 100_000
TABLES = 500


@pytest.mark.parametrize(("game", "players"), SIZES, ids=named)
def test_rows_and_legal_sets_are_equal_after_every_decision(game: AnyGame, players: int) -> None:
    kind, many = row_game(game.name), MANY[game.name]
    begin, legal, advance = (compiled(f) for f in (many.begin_each, many.legal_each, many.advance_each))
    settings, rng = kind.settings(game.options_type(players)), random.Random(players)
    lists = [[0] * kind.size for _ in range(TABLES)]
    table, found = np.zeros((TABLES, kind.size), np.int64), np.zeros(TABLES, np.int64)
    decided, first = 0, 0
    while decided < examples(DECISIONS):
        many.begin_each(lists, *settings, 7, first)
        begin(table, *settings, 7, first)
        options = [0] * TABLES
        while True:
            assert (table == np.array(lists)).all()
            many.legal_each(lists, options)
            legal(table, found)
            assert found.tolist() == options
            if not any(options):
                break
            actions = [rng.choice(members(one)) if one else 0 for one in options]
            many.advance_each(lists, actions)
            advance(table, np.array(actions))
            decided += sum(map(bool, options))
        first += TABLES


def three(bits: int, place: int) -> tuple[int, int, int]:
    return size(bits), lowest(bits), nth(bits, place)


def test_sets_by_instructions_of_the_machine_are_the_same_sets() -> None:
    fast, rng = compiled(three), random.Random(1)
    for _ in range(2000):
        bits = rng.getrandbits(62) & rng.getrandbits(62) | 1 << rng.randrange(62)
        place = rng.randrange(size(bits))
        assert fast(bits, place) == three(bits, place) == (bits.bit_count(), members(bits)[0], members(bits)[place])


def test_sets_can_do_without_the_newest_instructions() -> None:
    """Where bits cannot be deposited, a loop finds them."""
    nth_in_a_loop = numba.njit(machine_bits._nth_in_a_loop(0, 0))
    for bits in (0b1011, 1 << 61 | 1, 0b10):
        assert [nth_in_a_loop(bits, place) for place in range(size(bits))] == members(bits)
