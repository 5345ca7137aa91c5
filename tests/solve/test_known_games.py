"""The solver on games whose solutions are known."""

from collections.abc import Sequence

import numpy as np
import pytest

from coverts.solve.pok.certify import judge
from coverts.solve.pok.kernel import Layout
from coverts.solve.pok.solution import ways_to_solve
from tests.solve.small_games import small_game

Shown = tuple[tuple[int, ...], ...]


def solved(game: Layout) -> tuple[list[float], list[float]]:
    """The chances of all choices, and the values; nobody gains by straying."""
    chances = next(ways_to_solve(game))[:, : len(game.kind_of)]
    values, best, regret, _ = judge(game, game.pay, np.ascontiguousarray(chances))
    assert regret < 1e-8
    assert best == pytest.approx(values, abs=1e-7)
    return chances[0].tolist(), values.tolist()


def two_kinds(first: Sequence[Sequence[float]], second: Sequence[Sequence[float]]) -> Layout:
    """A game of two players by its two tables."""

    def pays(shown: Shown) -> list[list[float]]:
        row, column = (way.index(1) for way in shown)
        return [[first[row][column]] * len(first), [second[row][column]] * len(first[0])]

    return small_game([1, 1], [len(first), len(first[0])], pays)


def test_matching_pennies_with_unequal_prizes() -> None:
    """One wins 3 or 1 where both agree, the other 1 where they do not: each makes the other indifferent."""
    chances, values = solved(two_kinds([[3, 0], [0, 1]], [[0, 1], [1, 0]]))
    assert chances == pytest.approx([1 / 2, 1 / 2, 1 / 4, 3 / 4], abs=1e-7)
    assert values == pytest.approx([3 / 4, 1 / 2], abs=1e-7)


def test_the_prisoners_dilemma() -> None:
    chances, values = solved(two_kinds([[3, 0], [5, 1]], [[3, 5], [0, 1]]))
    assert chances == pytest.approx([0, 1, 0, 1], abs=1e-7)
    assert values == pytest.approx([1, 1], abs=1e-7)


def test_chicken_between_equals_is_mixed() -> None:
    """Equal players play alike, so neither of the two unequal solutions is found but the one between them."""

    def pays(shown: Shown) -> list[list[float]]:
        swerves = shown[0][0]
        return [[[0.0, 0.0], [2.0, 7.0], [6.0, 6.0]][swerves]]

    chances, _ = solved(small_game([2], [2], pays))
    assert chances == pytest.approx([2 / 3, 1 / 3], abs=1e-7)


@pytest.mark.parametrize("prizes", [(1.0, 1.0, 1.0), (3.0, 2.0, 1.0), (0.2, 0.5, 1.0)])
def test_rock_paper_scissors_played_again_after_a_tie(prizes: tuple[float, float, float]) -> None:
    """With prizes a for scissors over paper, b for rock over scissors, c for paper over rock the chances of rock, paper
    and scissors are as a to b to c. A tie is worth what the game is worth.
    """
    a, b, c = prizes
    over = {(0, 1): -c, (0, 2): b, (1, 2): -a}

    def pays(shown: Shown) -> list[list[float]] | None:
        used = [choice for choice, number in enumerate(shown[0]) if number]
        if len(used) == 1:
            return None
        prize = over[used[0], used[1]]
        paid = [0.5] * 3
        paid[used[0]] += prize / 8
        paid[used[1]] -= prize / 8
        return [paid]

    chances, values = solved(small_game([2], [3], pays))
    assert chances == pytest.approx([prize / (a + b + c) for prize in prizes], abs=1e-6)
    assert values == pytest.approx([0.5], abs=1e-9)


def test_nobody_wants_to_stop_first_alone() -> None:
    """Both may stop (0.2 each); who stops alone gets 0.6 and the other 0.4; if nobody stops, it begins again.

    Going on is as good as stopping only if the game is worth 0.4, and stopping is worth that if half of them stop.
    """

    def pays(shown: Shown) -> list[list[float]] | None:
        stop = shown[0][0]
        return None if stop == 0 else [[0.6, 0.4]] if stop == 1 else [[0.2, 0.2]]

    chances, values = solved(small_game([2], [2], pays))
    assert chances == pytest.approx([0.5, 0.5], abs=1e-6)
    assert values == pytest.approx([0.4], abs=1e-6)
