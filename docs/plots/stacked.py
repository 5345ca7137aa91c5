"""Bars that are cut into parts, with the parts' numbers in them."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from matplotlib.axes import Axes

from docs.plots.style import AMBER, INK, PALE, PAPER, TEXT

LEAST: Final = 5.5
"""Narrower parts have no room for their number."""


class Look(NamedTuple):
    """How a part looks. Patterns tell parts apart where colours do not."""

    colour: str
    ink: str
    hatch: str = ""


DARK: Final = Look(INK, PAPER)
LIGHT: Final = Look(PALE, TEXT)
STRIPED: Final = Look(AMBER, TEXT, "///")


def stack(panel: Axes, bars: Sequence[Mapping[str, float]], looks: Mapping[str, Look]) -> None:
    """Bars from the bottom up, each with its parts as shares of one."""
    left = [0.0] * len(bars)
    for part, look in looks.items():
        wide = [100 * bar[part] for bar in bars]
        panel.barh(range(len(bars)), wide, 0.74, left, color=look.colour, hatch=look.hatch, edgecolor=PAPER, label=part)
        for height, (begin, width) in enumerate(zip(left, wide, strict=True)):
            if width >= LEAST:
                _number(panel, begin + width / 2, height, f"{width:.0f}", look)
        left = [begin + width for begin, width in zip(left, wide, strict=True)]
    panel.set_xlim(0, 100)
    panel.set_ylim(-0.5, len(bars) - 0.5)
    panel.set_xticks([0, 50, 100], ["0 %", "50 %", "100 %"])
    panel.spines[["left", "bottom"]].set_visible(False)
    panel.grid(visible=False)


def _number(panel: Axes, across: float, up: float, text: str, look: Look) -> None:
    box = {"facecolor": look.colour, "edgecolor": "none", "pad": 1.2} if look.hatch else None
    panel.text(across, up, text, ha="center", va="center", fontsize=8, color=look.ink, bbox=box)
