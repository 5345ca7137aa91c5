"""Draws the plots of docs/minds.md from the figures that are kept beside them: scripts/plots"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import matplotlib as mpl
import msgspec
from matplotlib.figure import Figure

from docs.plots import pikoko_figures, pok_figures
from docs.plots.pikoko_drawing import draw_beliefs, draw_bids, draw_confidence
from docs.plots.pok_drawing import draw_dead, draw_openings
from docs.plots.style import CARD, written

HERE: Final = Path(__file__).parent


def _pikoko(draw: Callable[[pikoko_figures.Figures], Figure]) -> Figure:
    return draw(msgspec.json.decode((HERE / "pikoko.json").read_bytes(), type=pikoko_figures.Figures))


def _pok(draw: Callable[[pok_figures.Figures], Figure]) -> Figure:
    return draw(msgspec.json.decode((HERE / "pok.json").read_bytes(), type=pok_figures.Figures))


PLOTS: Final[dict[str, tuple[str, Callable[[], Figure]]]] = {
    "pikoko-beliefs": ("Whether beliefs about one's own peacock are true", lambda: _pikoko(draw_beliefs)),
    "pikoko-bids": ("Tricks and best bids by trumps and high feathers", lambda: _pikoko(draw_bids)),
    "pikoko-confidence": ("How often bids with a confidence card are right", lambda: _pikoko(draw_confidence)),
    "pok-openings": ("What to offer at the start of POK, by throw", lambda: _pok(draw_openings)),
    "pok-dead": ("How games of POK come to the dead position", lambda: _pok(draw_dead)),
}
"""What each shows, and how it is drawn."""


def drawn(name: str) -> str:
    """One plot as an SVG."""
    label, draw = PLOTS[name]
    with mpl.rc_context(CARD):
        return written(draw(), label)


def main() -> None:
    """Draw all plots."""
    for name in PLOTS:
        (HERE / f"{name}.svg").write_text(drawn(name))


if __name__ == "__main__":
    main()
