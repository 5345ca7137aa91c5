"""Guesses where there is no table: near to the tables that there are, and blind to seats and symbols."""

import numpy as np
import pytest

from coverts.games.pok.dice import THROWS
from coverts.solve.pok.fitting import fitted, off_by, rows_of
from coverts.solve.pok.guessing import guessed, shares, shipped_guess
from coverts.solve.pok.hands import LIVE, SWAPPED
from coverts.solve.pok.present import offers_now
from coverts.solve.pok.shipped import shipped


def rows(players: int, number: int = 50) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.sort(np.random.default_rng(players).choice(np.array(LIVE), (number, players)), axis=1)


@pytest.mark.parametrize("players", [4, 5])
def test_guesses_are_near_to_the_tables(players: int) -> None:
    guess = shipped_guess()
    assert off_by(shipped(players), np.array(guess.weights)) <= guess.off_by + 1e-4
    assert guess.off_by < shipped(players).values.std() / 1.9


def test_what_is_learnt_from_four_players_holds_for_five() -> None:
    weights = fitted([shipped(4)])
    assert off_by(shipped(5), weights) < 1.1 * shipped_guess().off_by


@pytest.mark.parametrize("players", [6, 7])
def test_one_victory_is_shared_out(players: int) -> None:
    found = guessed(rows(players))
    assert np.allclose(found.sum(axis=1), 1)
    assert (found > 0).all()


def test_K8_a_dead_position_is_shared_evenly() -> None:
    assert guessed(np.array([[2] * 6])).tolist() == [[1 / 6] * 6]


def test_symbols_names_make_no_difference() -> None:
    weights = np.array(shipped_guess().weights)
    for swap in SWAPPED:
        assert np.allclose(shares(swap[rows(6)], weights), shares(rows(6), weights))


def test_tables_rows_are_read_back() -> None:
    assert rows_of(shipped(4)).tolist() == sorted(rows_of(shipped(4)).tolist())


def test_a_round_is_solved_alike_for_whoever_holds_alike() -> None:
    for row in rows(6, 5).tolist():
        found = offers_now(tuple(row), THROWS[7])
        for holding in row:
            assert sum(found[holding, symbol] for symbol in range(3)) == pytest.approx(1)
