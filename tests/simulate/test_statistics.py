"""What is known in closed form comes out of the compiled games."""

from math import sqrt

import numpy as np
import pytest

from coverts.games.pikoko import Feather, Options
from coverts.games.pikoko.feathers import DECK_SIZE, NO_COLOUR, TRUMP_OF
from coverts.games.pikoko.rows.layout import DECK, SIZE
from coverts.games.pok import DICE
from coverts.games.pok.rows.layout import DIE
from coverts.games.pok.rows.layout import SIZE as POK_SIZE
from coverts.simulate.pikoko.chance import begin, happen
from coverts.simulate.pok.chance import begin as begin_pok
from coverts.simulate.pok.chance import happen as throw
from coverts.simulate.row import PLACE
from coverts.simulate.series import Series
from coverts.simulate.stream import stream_key
from tests.laws.examples import examples

GAMES = examples(20_000)


def is_plausible(counts: np.ndarray, expected: np.ndarray | float) -> bool:
    """χ², at most five standard deviations above what is expected of it."""
    freedom = counts.size - 1
    return bool(((counts - expected) ** 2 / expected).sum() < freedom + 5 * sqrt(2 * freedom))


@pytest.mark.parametrize(("players", "multi", "deck"), [(3, 3, 29), (4, 3, 39), (5, 4, 47)])
def test_P5_trumps(players: int, multi: int, deck: int) -> None:
    """A multi-coloured feather is turned up, so there is no trump, in 3/29, 3/39 and 4/47 of all rounds."""
    turned_up = Series("pikoko", Options(players), 1).play(GAMES).turned_up
    assert is_plausible(np.bincount(turned_up.ravel(), minlength=deck), turned_up.size / deck)
    trumps = np.bincount(np.array(TRUMP_OF)[turned_up].ravel(), minlength=NO_COLOUR + 1)
    rate = trumps[NO_COLOUR] / turned_up.size
    assert abs(rate - multi / deck) < 5 * sqrt(multi / deck / turned_up.size)
    plain = [str(feather).rstrip("0123456789") for feather in list(Feather)[:deck]]
    expected = np.array([plain.count(colour) for colour in "RYPWB"] + [multi]) / deck * turned_up.size
    assert is_plausible(trumps, expected)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_deals_are_uniform(players: int) -> None:
    """Every feather comes to every seat, to be turned up, and to stay in the stock as often as it should."""
    deck, deals = DECK_SIZE[players], examples(2000)
    counts = np.zeros((deck, deck))
    for number in range(deals):
        row = [0] * SIZE
        begin(row, players, 0, 0, stream_key(2, number))
        happen(row)
        counts[range(deck), row[DECK : DECK + deck]] += 1
    # A table of which every row and column has a fixed sum.
    freedom = (deck - 1) ** 2
    found = ((counts - deals / deck) ** 2 / (deals / deck)).sum() * (deck - 1) / deck
    assert abs(found - freedom) < 5 * sqrt(2 * freedom)


def test_the_first_starter_is_anybody() -> None:
    starters = Series("pikoko", Options(5), 4).play(GAMES).starters[:, 0]
    assert is_plausible(np.bincount(starters, minlength=5), GAMES / 5)


def test_K2_all_216_throws_are_equally_likely() -> None:
    throws, row = 216 * examples(100), [0] * POK_SIZE
    begin_pok(row, 3, 0, stream_key(3, 0))
    counts = np.zeros((10, 10, 10))
    for _ in range(throws):
        throw(row)
        counts[*row[DIE : DIE + 3]] += 1
    assert row[PLACE] == 3 * throws
    expected = np.zeros_like(counts)
    for first in DICE[0]:
        for second in DICE[1]:
            for third in DICE[2]:
                expected[first.index, second.index, third.index] += throws / 216
    assert (counts[expected == 0] == 0).all()
    assert is_plausible(counts[expected > 0], expected[expected > 0])
