"""Distributions as a picture. matplotlib is imported here and nowhere else."""

from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO, Final

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

INK: Final = "#1b4d5c"
STYLE: Final[dict[Any, Any]] = {
    # Without a salt of its own, every picture would name its parts differently.
    "svg.hashsalt": "coverts",
    "font.family": "DejaVu Sans",
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def draw(file: BinaryIO, title: str, share: str, distributions: Mapping[str, Mapping[int, int]]) -> None:
    """Write an SVG of bars, one panel for each distribution; the same numbers always make the same file."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(4 * len(distributions), 3.4), layout="constrained")
        FigureCanvasSVG(figure)
        figure.suptitle(title)
        for place, (name, counts) in enumerate(distributions.items()):
            axes = figure.add_subplot(1, len(distributions), place + 1)
            whole = sum(counts.values())
            axes.bar(list(counts), [100 * often / whole for often in counts.values()], color=INK)
            # Rounds, tricks and points are counted: there is no half of one.
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
            axes.set_xlabel(name)
            axes.set_ylabel(share if place == 0 else "")
        figure.savefig(file, format="svg", metadata={"Date": None})


def draw_course(file: BinaryIO, title: str, along: str, unit: str, values: Sequence[float]) -> None:
    """Write an SVG of a value in the course of a game; the same numbers always make the same file."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(8, 3.4), layout="constrained")
        FigureCanvasSVG(figure)
        figure.suptitle(title)
        axes = figure.add_subplot(1, 1, 1)
        axes.axhline(values[0], color=INK, linewidth=0.6, linestyle=":")
        axes.plot(range(len(values)), values, color=INK, marker=".", markersize=4)
        axes.set_xlabel(along)
        axes.set_ylabel(unit)
        figure.savefig(file, format="svg", metadata={"Date": None})
