"""A game depends on the seed and its number alone, and its results are the rule book's."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO
from coverts.records.format import Player
from coverts.records.reading import read
from coverts.records.referee import check
from coverts.records.writing import data_of, line, record_of
from coverts.simulate.playout import playouts
from coverts.simulate.series import SHARE, Series
from tests.laws.examples import examples
from tests.simulate.sizes import SIZES, named

SEED = 3


def equal(one: object, other: object) -> bool:
    assert isinstance(one, tuple)
    assert isinstance(other, tuple)
    return all((mine == theirs).all() for mine, theirs in zip(one, other, strict=True))


def part(results: tuple[np.ndarray, ...], first: int, last: int) -> tuple[np.ndarray, ...]:
    return tuple(array[first:last] for array in results)


@pytest.mark.parametrize(("game", "players"), SIZES, ids=named)
def test_games_are_the_same_in_any_batch_in_any_thread_and_at_any_speed(game: AnyGame, players: int) -> None:
    options = game.options_type(players)
    fast, slow = (Series(game.name, options, SEED, is_compiled=is_compiled) for is_compiled in (True, False))
    games = 3 * SHARE + 5
    all_of_them = fast.play(games)
    assert equal(all_of_them, fast.play(games, threads=3))
    assert equal(part(all_of_them, SHARE - 3, SHARE + 20), fast.play(23, first=SHARE - 3))
    assert equal(part(all_of_them, 0, 20), slow.play(20))
    assert equal(part(all_of_them, 7, 20), slow.play(13, first=7, threads=2))
    batches = list(fast.in_batches(games, size=700, threads=2))
    assert equal(all_of_them, tuple(np.concatenate(arrays) for arrays in zip(*batches, strict=True)))
    assert not equal(part(all_of_them, 0, 20), Series(game.name, options, SEED + 1).play(20))


@pytest.mark.parametrize(("game", "players"), SIZES, ids=named)
def test_results_and_records_are_those_of_the_rule_book(game: AnyGame, players: int) -> None:
    options, seats = game.options_type(players), [Player(str(seat)) for seat in range(players)]
    series, games = Series(game.name, options, SEED), 15
    results = series.play(games)
    for number, playout in enumerate(playouts(game, options, games=games, seed=SEED)):
        record = series.record(number, seats)
        assert record == record_of(game, options, seats, playout.steps)
        assert playout.checksum == results.checksums[number]
        assert playout.decisions == results.decisions[number]
        assert playout.over.winners == tuple(np.flatnonzero(results.winners[number]))
        if game is PIKOKO:
            for scored, place in zip(playout.steps[-1].state.scores, range(3), strict=True):
                assert scored.starter == results.starters[number, place]
                assert scored.bids == tuple(map(tuple, results.bids[number, place].tolist()))
                cards = results.cards[number, place].tolist()
                assert scored.confidence == tuple(None if card == players else card for card in cards)
                assert scored.taken == tuple(results.taken[number, place])
                assert scored.scores == tuple(results.scores[number, place])
            assert playout.steps[-1].state.totals == tuple(results.totals[number])
        else:
            assert playout.steps[-1].state.holdings == tuple(results.holdings[number])
            assert (playout.over.by == "dead-position") == results.dead[number]
            assert playout.steps[-1].state.round == results.rounds[number]


@pytest.mark.parametrize(("game", "players"), SIZES, ids=named)
def test_the_referee_accepts_the_records(game: AnyGame, players: int) -> None:
    """With COVERTS_EXAMPLES=50, more than a million decisions."""
    series = Series(game.name, game.options_type(players), SEED + 1)
    seats, decisions, number = [Player(str(seat)) for seat in range(players)], 0, 0
    results = series.play(examples(200))
    while decisions < examples(3000):
        verdict = check(read(line(data_of(series.record(number, seats)))).record)
        assert verdict.complete
        assert list(verdict.winners or ()) == np.flatnonzero(results.winners[number]).tolist()
        decisions += int(results.decisions[number])
        number += 1


SCRIPT = """
import json, sys
from coverts.games.pikoko import Options as PikokoOptions
from coverts.games.pok import Options as PokOptions
from coverts.simulate.series import Series
games, imported = int(sys.argv[1]), "numba" in sys.modules
played = [Series("pikoko", PikokoOptions(4), 9), Series("pok", PokOptions(5), 9)]
sums = [series.play(games).checksums.sum().item() for series in played]
print(json.dumps({"sums": sums, "imported": imported, "numba": "numba" in sys.modules}))
"""


def run(games: int, **environment: str) -> dict[str, object]:
    words = [sys.executable, "-c", SCRIPT, str(games)]
    done = subprocess.run(words, env={**os.environ, **environment}, capture_output=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("switch", ["COVERTS_COMPILE=off", "NUMBA_DISABLE_JIT=1"])
def test_without_compilation_the_games_are_the_same(switch: str) -> None:
    name, value = switch.split("=")
    played = [Series("pikoko", PIKOKO.options_type(4), 9), Series("pok", SIZES[-3][0].options_type(5), 9)]
    expected = [series.play(10).checksums.sum().item() for series in played]
    assert run(10, **{name: value}) == {"sums": expected, "imported": False, "numba": False}


def test_nothing_is_read_or_written_beyond_a_row() -> None:
    """Compiled once more, with every index checked."""
    played = [Series("pikoko", PIKOKO.options_type(4), 9), Series("pok", SIZES[-3][0].options_type(5), 9)]
    expected = [series.play(3000).checksums.sum().item() for series in played]
    assert run(3000, NUMBA_BOUNDSCHECK="1")["sums"] == expected
