"""The tables that come with the program: their form, and that they favour neither seats nor symbols."""

from dataclasses import replace
from itertools import permutations
from random import Random

import msgspec
import numpy as np
import pytest

from coverts.games.pok.counters import FULL, held
from coverts.games.pok.dice import THROWS
from coverts.solve.pok.hands import LIVE, SWAPPED, SWAPS, positions
from coverts.solve.pok.shipped import SIZES, shipped
from coverts.solve.pok.strategy_table import BLOCK, StrategyTable, Unfit, packed, read, written
from coverts.solve.pok.throws import CHANCES
from tests.solve.reading import THROWS as READ_THROWS

COUNTED = {3: 457, 4: 2732, 5: 14156, 6: 64676}
"""The positions that are neither over nor dead, but for the symbols' names."""


def drawn(players: int, numbers: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Any position that is not dead, and any throw."""
    while True:
        holdings = tuple(numbers.choice(LIVE) for _ in range(players))
        if players == 3 or len({*holdings}) > 1 or holdings[0] not in (2, 8, 32):
            return holdings, numbers.choice(THROWS)


def test_the_dice_are_those_of_the_rules() -> None:
    assert len(THROWS) == len(READ_THROWS) == 48
    assert sorted(CHANCES.tolist()) == pytest.approx(sorted(READ_THROWS.values()))


@pytest.mark.parametrize("players", SIZES)
def test_every_position_is_in_the_table(players: int) -> None:
    header, found = shipped(players).header, positions(players)
    assert header.positions == COUNTED[players] == len(found.chosen) - (players > 3)
    assert shipped(players).keys.tolist() == sorted(found.keys[np.concatenate(found.layers)].tolist())


@pytest.mark.parametrize("players", SIZES)
def test_the_certificate_is_good_enough(players: int) -> None:
    certificate = shipped(players).header.certificate
    assert certificate.worst_regret <= 1e-6
    assert certificate.nashconv_start <= certificate.nashconv_worst <= 1e-5


@pytest.mark.parametrize("players", SIZES)
def test_a_table_is_the_same_after_writing_and_reading(players: int) -> None:
    table = shipped(players)
    # The greatest table takes minutes to pack: the first positions will do, of which the last block is not full.
    few = 2 * BLOCK + 3
    numbers = [table.numbers_at(place) for place in range(few)]
    header = msgspec.structs.replace(table.header, positions=few)
    cut = StrategyTable(header, table.keys[:few], table.counts[:few], table.values[:few], packed(numbers))
    again = read(written(cut))
    assert (again.header.positions, again.header.certificate) == (few, table.header.certificate)
    assert list(again.blocks) == list(cut.blocks)
    assert len(again.blocks) == 3
    for name in ("keys", "counts", "values"):
        assert np.array_equal(getattr(again, name), getattr(cut, name))
    for place in range(few):
        assert np.array_equal(again.numbers_at(place), numbers[place])


@pytest.mark.parametrize("players", SIZES)
def test_all_blocks_are_there(players: int) -> None:
    table = shipped(players)
    assert len(table.blocks) == -(-table.header.positions // BLOCK)
    for place in (0, BLOCK - 1, BLOCK, table.header.positions - 1):
        assert len(table.numbers_at(place)) == table.counts[place]


def test_other_files_are_refused() -> None:
    header, _, body = written(shipped(3)).partition(b"\n")
    for wrong in (b"", b"{}\n", header + b"\n" + body[:-1], header.replace(b"table/2", b"table/9") + b"\n" + body):
        with pytest.raises(Unfit):
            read(wrong)


def test_a_table_for_other_rules_is_refused() -> None:
    foreign = replace(shipped(3), header=msgspec.structs.replace(shipped(3).header, rules="0" * 64))
    with pytest.raises(Unfit, match="other rules"):
        read(written(foreign))


@pytest.mark.parametrize("players", SIZES)
def test_offers_are_chances_of_what_is_held(players: int) -> None:
    numbers = Random(players)
    for _ in range(60):
        holdings, dice = drawn(players, numbers)
        for seat, holding in enumerate(holdings):
            offers = shipped(players).offers(holdings, dice, seat)
            assert sum(offers) == pytest.approx(1, abs=1e-12)
            assert all(offer >= 0 and (offer == 0 or held(holding, symbol)) for symbol, offer in enumerate(offers))


@pytest.mark.parametrize("players", SIZES)
def test_seats_and_symbols_make_no_difference(players: int) -> None:
    table, numbers = shipped(players), Random(players)
    for _ in range(40):
        holdings, dice = drawn(players, numbers)
        offers = [table.offers(holdings, dice, seat) for seat in range(players)]
        order = numbers.sample(range(players), players)
        swap = numbers.randrange(len(SWAPS))
        moved = tuple(int(SWAPPED[swap, holdings[seat]]) for seat in order)
        thrown = tuple(face and 3 * ((face - 1) // 3) + SWAPS[swap][(face - 1) % 3] + 1 for face in dice)
        for place, seat in enumerate(order):
            again = table.offers(moved, thrown, place)
            assert [again[SWAPS[swap][symbol]] for symbol in range(3)] == pytest.approx(offers[seat], abs=1e-12)
            assert table.value(moved, place) == table.value(holdings, seat)


@pytest.mark.parametrize("players", SIZES)
def test_values_share_one_victory(players: int) -> None:
    numbers = Random(players)
    for _ in range(60):
        holdings, _ = drawn(players, numbers)
        assert sum(shipped(players).value(holdings, seat) for seat in range(players)) == pytest.approx(1, abs=1e-6)
    assert shipped(players).value((FULL,) * players, 0) == pytest.approx(1 / players, abs=1e-7)


def test_all_ways_to_swap_symbols_are_known() -> None:
    assert set(SWAPS) == set(permutations(range(3)))
