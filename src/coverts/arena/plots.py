"""Answers as pictures: what was found, with its interval, and a line where equals would be."""

from collections.abc import Sequence
from textwrap import wrap
from typing import BinaryIO, Final

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from coverts.arena.telling import Panel
from coverts.simulate.plots import INK, STYLE

FAINT: Final = "#999999"
LETTERS: Final = 9
"""How many letters of a title there is room for in an inch."""


def draw(file: BinaryIO, title: str, panels: Sequence[Panel]) -> None:
    """Write an SVG; the same numbers always make the same file."""
    with mpl.rc_context(STYLE):
        rows = max(len(panel.estimates) for panel in panels)
        wide = 5 * len(panels)
        lines = [part for line in title.splitlines() for part in wrap(line, LETTERS * wide, break_on_hyphens=False)]
        figure = Figure(figsize=(wide, 1.4 + 0.2 * len(lines) + 0.4 * rows), layout="constrained")
        FigureCanvasSVG(figure)
        figure.suptitle("\n".join(lines))
        for place, panel in enumerate(panels):
            axes = figure.add_subplot(1, len(panels), place + 1)
            means = [found.mean for _, found in panel.estimates]
            halves = [found.half or 0.0 for _, found in panel.estimates]
            heights = list(range(len(means), 0, -1))
            if panel.equal is not None:
                axes.axvline(panel.equal, color=FAINT, linewidth=1)
            axes.errorbar(means, heights, xerr=halves, fmt="o", color=INK, capsize=3)
            axes.set_yticks(heights, [name for name, _ in panel.estimates])
            axes.set_ylim(0.4, len(means) + 0.6)
            axes.set_xlabel(panel.label)
        figure.savefig(file, format="svg", metadata={"Date": None})
