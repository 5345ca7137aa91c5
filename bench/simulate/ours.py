"""Our side: random legal play of whole games, and rollouts of a position."""

import numpy as np
from numpy.typing import NDArray

from bench.simulate.measuring import Work
from bench.simulate.twin import Sums
from coverts.games import pikoko, pok
from coverts.games.pikoko.course import PLAY
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.rows.course import advance
from coverts.games.pikoko.rows.layout import MOST, PHASE, SIZE
from coverts.simulate.compiling import compiled
from coverts.simulate.pikoko.batch import deal_next
from coverts.simulate.pikoko.chance import begin
from coverts.simulate.pikoko.random_play import choose_any
from coverts.simulate.pikoko.rollouts import rolling
from coverts.simulate.series import Series

SEED = 1


def series(game: str, players: int, *, is_compiled: bool = True) -> Series:
    """All our games at such a table."""
    options = pikoko.Options(players) if game == "pikoko" else pok.Options(players)
    return Series(game, options, SEED, is_compiled=is_compiled)


def decisions(played: Series, *, each: int, threads: int = 1) -> Work:
    """Whole games; how many decisions they took."""

    def work(amount: int) -> int:
        return int(played.play(each * amount, threads=threads).decisions.sum())

    return work


def games(played: Series, *, each: int) -> Work:
    """Whole games; how many they were."""

    def work(amount: int) -> int:
        return len(played.play(each * amount).decisions)

    return work


def position(players: int) -> NDArray[np.int64]:
    """A round that has been bid on, before its first trick."""
    row = [0] * SIZE
    begin(row, players, 0, 0, SEED)
    deal_next(row)
    while row[PHASE] != PLAY:
        advance(row, choose_any(row))
    return np.array(row)


def roll_out(start: NDArray[np.int64], number: int) -> Sums:
    """The points and tricks of each seat, added up over so many rollouts."""
    points, taken = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
    compiled(rolling(choose_any))(start, np.zeros(SIZE, np.int64), SEED, 0, number, points, taken)
    return points, taken


def rollouts(players: int) -> Work:
    """The play phase alone; how many decisions it took."""
    start = position(players)

    def work(amount: int) -> int:
        roll_out(start, 100 * amount)
        return 100 * amount * HAND_SIZE * players

    return work
