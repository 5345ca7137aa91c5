"""Making tables: broken off and resumed, with one worker or two, and judged anew."""

from pathlib import Path

import numpy as np
import pytest

from coverts.solve.pok.build import Builder, Unsolved, certified
from coverts.solve.pok.shipped import SIZES, shipped
from coverts.solve.pok.solution import Solution, solve
from tests.laws.examples import examples

LAYERS = 3
"""The last rounds of the game, a few seconds' work."""


def kept(folder: Path) -> dict[str, dict[str, list[float]]]:
    return {
        file.name: {name: array.tolist() for name, array in np.load(file).items()}
        for file in sorted(folder.rglob("*.npz"))
    }


def test_a_resumed_run_equals_an_uninterrupted_one(tmp_path: Path) -> None:
    """And one with two workers equals one with a single one."""
    Builder(3, 1, tmp_path / "whole").run(layers=LAYERS)

    class Enough(Exception):
        pass

    def stop(done: int, so_far: list[int] = [0]) -> None:  # noqa: B006
        so_far[0] += done
        if so_far[0] > 60:
            raise Enough

    with pytest.raises(Enough):
        Builder(3, 2, tmp_path / "parts").run(stop, layers=LAYERS)
    before = kept(tmp_path / "parts")
    assert 0 < len(before) < LAYERS
    again: list[int] = []
    Builder(3, 2, tmp_path / "parts").run(again.append, layers=LAYERS)
    assert kept(tmp_path / "parts") == kept(tmp_path / "whole")
    # What was finished is not done again.
    assert again[: len(before)] == [14, 27, 58, 74][: len(before)]
    assert set(again[len(before) :]) == {1}


def test_three_players_from_scratch(tmp_path: Path) -> None:
    """Another machine may find another solution, but none that is worse. All of it when examples are multiplied."""
    builder = Builder(3, 2, tmp_path)
    builder.run(layers=None if examples(1) > 1 else 2 * LAYERS)
    for part in kept(tmp_path).values():
        assert max(part["regrets"]) <= 1e-6
    if examples(1) > 1:
        assert builder.finished("").header.certificate.nashconv_start <= 1e-6


def test_a_position_with_too_great_a_gain_ends_the_build(tmp_path: Path) -> None:
    def careless(*given: object) -> Solution:
        solution = solve(*given)  # type: ignore[arg-type]
        return Solution(**{**vars(solution), "regret": 2e-5})

    with pytest.raises(Unsolved):
        Builder(3, 1, tmp_path, careless).run(layers=1)
    assert not kept(tmp_path)


@pytest.mark.parametrize("players", [size for size in SIZES if size <= 3 + (examples(1) > 1) * 4])
def test_the_certificate_stands_up_to_a_new_judgement(players: int) -> None:
    """All shipped tables when examples are multiplied; the three-player one always."""
    table = shipped(players)
    again = certified(table, workers=2)
    assert again.header.certificate.worst_regret == pytest.approx(table.header.certificate.worst_regret, abs=1e-9)
    assert again.header.certificate.nashconv_start == pytest.approx(table.header.certificate.nashconv_start, abs=1e-9)
    assert again.header.certificate.nashconv_start <= 1e-5
    assert again.header.outlook.rounds == pytest.approx(table.header.outlook.rounds, abs=1e-6)
    assert list(again.blocks) == list(table.blocks)
