"""The plots are what the figures beside them draw, and the figures are what the program says."""

import json
from pathlib import Path

import msgspec
import pytest

from coverts.games.pikoko.feathers import Colour, Feather
from coverts.solve.pok.shipped import shipped
from docs.plots import pikoko_figures, pok_figures
from docs.plots.draw import PLOTS, drawn
from docs.plots.measure_pok import SIZES
from docs.plots.numbers import rounded
from docs.plots.pikoko_drawing import best_bid
from docs.plots.pok_courses import Courses, by_table, follow

FOLDER = Path(__file__).parents[2] / "docs" / "plots"
PAGE = FOLDER.parent / "minds.md"


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_shows_the_figures(name: str) -> None:
    assert drawn(name) == (FOLDER / f"{name}.svg").read_text(), "draw it anew: scripts/plots"


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_is_on_the_page(name: str) -> None:
    assert f"](plots/{name}.svg)" in PAGE.read_text()


@pytest.mark.parametrize("name", ["pikoko", "pok"])
def test_figures_are_kept_as_they_are_written(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_bytes()
    assert rounded(json.loads(kept)) == kept


def pok() -> pok_figures.Figures:
    return msgspec.json.decode((FOLDER / "pok.json").read_bytes(), type=pok_figures.Figures)


def test_offers_at_the_start_are_the_tables() -> None:
    found = rounded(msgspec.to_builtins(pok_figures.openings(SIZES)))
    assert json.loads(found) == msgspec.to_builtins(pok().openings)


@pytest.mark.parametrize("players", SIZES)
def test_endings_are_the_tables(players: int) -> None:
    (course,) = [one for one in pok().courses if one.players == players and one.who == "experts"]
    outlook = shipped(players).header.outlook
    assert course.dead == pytest.approx(outlook.dead_positions, abs=1e-5)
    assert course.shared + course.dead == pytest.approx(outlook.shared_victories, abs=1e-5)


def test_courses_end_as_the_table_says() -> None:
    courses = Courses(3, by_table(3))
    follow([courses])
    assert 1 - courses.alone == pytest.approx(shipped(3).header.outlook.shared_victories)


def test_trumps_and_high_feathers_are_counted() -> None:
    feathers = [Feather.PYR1, Feather.R8, Feather.PWR7, Feather.W9, Feather.B8, Feather.Y7, Feather.B2, Feather.W3]
    numbers = [feather.index for feather in feathers]
    assert pikoko_figures.counted(numbers, Colour.R.index, 4) == (3, 2)
    assert pikoko_figures.counted(numbers, Colour.B.index, 4) == (2, 2)


def test_the_best_bid_has_the_most_points() -> None:
    best, worths = best_bid([1, 1, 0, 4, 0, 0, 0, 0, 0])
    assert best == 3
    assert worths[3] == pytest.approx(2 * 4 / 6)
    assert worths[2] == pytest.approx((4 + 1) / 6)
