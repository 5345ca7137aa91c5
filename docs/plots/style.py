"""How plots look: a light card of their own, so that they read on dark pages as well, and colours that differ in
lightness, so that everybody tells them apart.
"""

import re
from io import StringIO
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from coverts.simulate.plots import INK, STYLE

PAPER: Final = "#fbf9f3"
TEXT: Final = "#22343a"
FAINT: Final = "#8d9a9c"
GRID: Final = "#e4e2d8"
AMBER: Final = "#e69f00"
PALE: Final = "#b9d3d8"

CARD: Final[dict[Any, Any]] = STYLE | {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "text.color": TEXT,
    "axes.labelcolor": TEXT,
    "axes.edgecolor": FAINT,
    "axes.titlecolor": TEXT,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.labelsize": 9.5,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "xtick.color": TEXT,
    "ytick.color": TEXT,
    "xtick.labelsize": 9,
    "ytick.labelsize": 9,
    "xtick.major.pad": 6,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "legend.fontsize": 9,
    "hatch.linewidth": 0.7,
}
"""Used with `mpl.rc_context` wherever a plot is made."""


def card(width: float, height: float, columns: int, **more: Any) -> tuple[Figure, list[Axes]]:
    """An empty plot with some panels side by side."""
    layout = ConstrainedLayoutEngine(w_pad=0.14, h_pad=0.12, wspace=0.04)
    figure = Figure(figsize=(width, height), layout=layout)
    FigureCanvasSVG(figure)
    panels = figure.subplots(1, columns, squeeze=False, **more)
    return figure, list(panels[0])


def per_cent(axis: Axis) -> None:
    """Quarters of a whole along an axis that goes from 0 to 100."""
    axis.set_ticks([0, 25, 50, 75, 100], ["0 %", "25 %", "50 %", "75 %", "100 %"])


def written(figure: Figure, label: str) -> str:
    """The plot as an SVG that says what it shows and names no other host; the same figures make the same text."""
    file = StringIO()
    with mpl.rc_context(CARD):
        figure.savefig(file, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    text = re.sub(r"<!DOCTYPE[^>]*>\s*", "", file.getvalue()).replace("xlink:href", "href")
    text = text.replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', f' role="img" aria-label="{label}"', 1)
    return _steady(re.sub(r"[ \t]+\n", "\n", text))


def _steady(text: str) -> str:
    """Names by their order and places to a thousandth: the last digits of a layout are not the same each time."""
    text = re.sub(r"scale\([^)]*\)|\d+\.\d{4,}", lambda found: _to_a_thousandth(found[0]), text)
    for number, name in enumerate(dict.fromkeys(re.findall(r'id="([a-z][0-9a-f]{10})"', text))):
        text = text.replace(name, f"part-{number}")
    return text


def _to_a_thousandth(number: str) -> str:
    return number if number.startswith("scale") else f"{float(number):.3f}"


__all__ = ["AMBER", "CARD", "FAINT", "INK", "PALE", "PAPER", "TEXT", "card", "per_cent", "written"]
