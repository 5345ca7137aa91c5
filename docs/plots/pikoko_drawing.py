"""Plots of what watched matches of Pikoko come to."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure

from coverts.belief.arrays import Floats
from coverts.belief.calibration import Reliability
from coverts.bots.pikoko.minds.points import BID_POINTS
from docs.plots.pikoko_figures import HIGH, Figures, Strength
from docs.plots.style import AMBER, FAINT, INK, PALE, PAPER, TEXT, card, per_cent

FEW: Final = 12
"""What was seen less often is not drawn."""

DEPTH: Final = LinearSegmentedColormap.from_list("depth", ["#edf2f1", PALE, INK])

HEARD: Final = ("hears the bids on it", INK, "o")
UNHEARD: Final = ("does not", AMBER, "s")
WITH_CARD: Final = ("bids with a confidence card on them", INK, "o")
ALL_BIDS: Final = ("all bids", AMBER, "s")


def draw_beliefs(figures: Figures) -> Figure:
    """Chances beside what came true, and how much more a player knows who listens to bids."""
    figure, (feathers, colours, bits) = card(11.4, 4.2, 3)
    for panel, about in ((feathers, "feathers"), (colours, "colours")):
        (truth,) = [one for one in figures.truths if one.about == about and one.when == "during play"]
        panel.plot([0, 100], [0, 100], color=FAINT, linewidth=1, zorder=1)
        _dots(panel, truth.heard, *HEARD)
        _dots(panel, truth.unheard, *UNHEARD)
        panel.set_xlim(0, 100)
        panel.set_ylim(0, 100)
        panel.set_box_aspect(1)
        per_cent(panel.xaxis)
        per_cent(panel.yaxis)
        panel.set_xlabel("chance that the player gives it")
    feathers.set_title("“This feather is on my peacock”")
    feathers.set_ylabel("how often it is so")
    colours.set_title("“My peacock shows this colour”")
    feathers.legend(loc="upper left", title="a player who …", alignment="left", title_fontsize=9, handletextpad=0.3)
    _bits(bits, figures)
    return figure


def _dots(panel: Axes, found: Reliability, label: str, colour: str, marker: str) -> None:
    bins = [one for one in found.bins if one.number >= FEW]
    across, up = [100 * one.chance for one in bins], [100 * one.share for one in bins]
    halves = [100 * one.half for one in bins]
    look = _dot(colour, 6)
    panel.errorbar(across, up, yerr=halves, fmt=marker, label=label, clip_on=False, zorder=3, **look)


def _dot(colour: str, size: int) -> dict[str, Any]:
    """How a dot with its interval is drawn."""
    return {"color": colour, "markersize": size, "markeredgecolor": PAPER, "markeredgewidth": 0.7, "elinewidth": 1.4}


def _bits(panel: Axes, figures: Figures) -> None:
    learnt, halves = [one.learnt for one in figures.surprises], [one.half for one in figures.surprises]
    panel.bar(range(len(learnt)), learnt, 0.7, color=PALE, yerr=halves, ecolor=INK, error_kw={"elinewidth": 1.4})
    panel.set_box_aspect(1)
    panel.set_xticks(range(len(learnt)), ["bids", *[str(trick) for trick in range(1, len(learnt))]])
    panel.set_xlabel("after the bids, and in tricks 1 to 7")
    panel.set_title("What the bids tell, in bits")
    panel.grid(visible=False, axis="x")


def best_bid(tricks: Sequence[int]) -> tuple[int, Floats]:
    """The bid with the most points on peacocks that took so many tricks so often, and the points of all bids."""
    often = np.array(tricks) / sum(tricks)
    worths: Floats = BID_POINTS @ often
    return int(worths.argmax()), worths


def draw_bids(figures: Figures) -> Figure:
    """Tricks by trumps and high feathers counted together, and the best bid by both."""
    figure, (counts, grid) = card(10.4, 4.7, 2, width_ratios=[1.12, 1])
    high = HIGH[figures.players]
    by_count: dict[int, Floats] = {}
    for one in figures.strengths:
        count = one.trumps + one.high
        by_count[count] = by_count.get(count, np.zeros(len(one.tricks))) + np.array(one.tricks)
    for count, tricks in sorted(by_count.items()):
        if tricks.sum() >= FEW:
            _column(counts, count, tricks)
    counts.set_xlabel(f"trumps and other feathers of {high} or {high + 1}, counted together")
    counts.set_ylabel("tricks that such a peacock takes")
    counts.set_title("How many of a hundred take so many tricks")
    counts.text(0.03, 0.855, "dark: the best bid", transform=counts.transAxes, fontsize=9)
    counts.margins(x=0.09)
    counts.set_ylim(-0.6, 7.6)
    counts.set_yticks(range(8))
    counts.grid(visible=False, axis="x")
    _grid(grid, figures.strengths, high)
    return figure


def _column(panel: Axes, count: int, tricks: Floats) -> None:
    best, _ = best_bid(tricks.astype(int).tolist())
    for number, share in enumerate((tricks / tricks.sum()).tolist()):
        is_best = number == best
        if share >= 0.005:
            look: dict[str, Any] = {"facecolor": INK if is_best else PALE, "edgecolor": INK, "linewidth": 0.6}
            panel.scatter(count, number, s=1350 * share, zorder=2, **look)
        if share >= 0.08:
            look = {"fontsize": 8, "color": PAPER if is_best else TEXT}
            panel.text(count, number, f"{100 * share:.0f}", ha="center", va="center", zorder=3, **look)


def _grid(panel: Axes, strengths: Sequence[Strength], high: int) -> None:
    shown = [one for one in strengths if sum(one.tricks) >= FEW]
    for one in shown:
        best, worths = best_bid(one.tricks)
        mean = sum(number * often for number, often in enumerate(one.tricks)) / sum(one.tricks)
        panel.fill(
            [one.high - 0.47, one.high + 0.47, one.high + 0.47, one.high - 0.47],
            [one.trumps - 0.47, one.trumps - 0.47, one.trumps + 0.47, one.trumps + 0.47],
            color=DEPTH(min(1.0, mean / 6)),
        )
        ink = PAPER if mean > 3.8 else TEXT
        panel.text(one.high, one.trumps + 0.08, str(best), ha="center", va="center", fontsize=15, color=ink)
        about = f"{worths[best]:.1f} points"
        panel.text(one.high, one.trumps - 0.33, about, ha="center", va="center", fontsize=7, color=ink)
    panel.set_xlim(-0.6, max(one.high for one in shown) + 0.6)
    panel.set_ylim(-0.6, max(one.trumps for one in shown) + 0.6)
    panel.set_xticks(range(max(one.high for one in shown) + 1))
    panel.set_yticks(range(max(one.trumps for one in shown) + 1))
    panel.set_xlabel(f"other feathers of {high} or {high + 1}")
    panel.set_ylabel("trumps")
    panel.set_title("The best bid, and what it brings")
    panel.grid(visible=False)
    panel.spines[["left", "bottom"]].set_visible(False)


def draw_confidence(figures: Figures) -> Figure:
    """How often bids are right, with a confidence card on them and all in all; and on which bids cards are laid."""
    figure, (right, laid) = card(10.4, 4.2, 2, width_ratios=[1.25, 1])
    bids = [one for one in figures.trusts if one.number >= FEW]
    trusted = [one for one in bids if one.cards >= FEW]
    _shares(right, [(one.bid - 0.1, one.cards_right, one.cards_right_half) for one in trusted], *WITH_CARD)
    _shares(right, [(one.bid + 0.1, one.right, one.right_half) for one in bids], *ALL_BIDS)
    right.axhline(50, color=FAINT, linewidth=1.2)
    right.text(-0.3, 47, "below this line “No Confidence” brings more", va="top", fontsize=8.5)
    right.set_ylim(0, 102)
    right.set_xticks([one.bid for one in bids])
    per_cent(right.yaxis)
    right.set_xlabel("bid")
    right.set_title("How often a bid is exactly right")
    right.legend(loc="lower left", handletextpad=0.3)
    right.grid(visible=False, axis="x")
    _points(right)
    _laid(laid, figures)
    return figure


def _shares(panel: Axes, shares: list[tuple[float, float, float]], label: str, colour: str, marker: str) -> None:
    bids, means, halves = (np.array(column) for column in zip(*shares, strict=True))
    # No share is above one, whatever the interval's formula says.
    ends = 100 * np.array([halves, np.minimum(halves, 1 - means)])
    panel.errorbar(bids, 100 * means, yerr=ends, fmt=marker, label=label, **_dot(colour, 7))


def _laid(panel: Axes, figures: Figures) -> None:
    cards = [one for one in figures.trusts if one.cards]
    whole = sum(one.cards for one in cards) + figures.no_confidence
    shares = [100 * number / whole for number in (figures.no_confidence, *[one.cards for one in cards])]
    bars = panel.bar(range(len(shares)), shares, 0.72, color=[FAINT, *[INK] * len(cards)])
    panel.bar_label(bars, [f"{share:.0f} %" if share >= 1 else "< 1 %" for share in shares], fontsize=8.5, padding=2)
    panel.set_xticks(range(len(shares)), ["No\nConfidence", *[str(one.bid) for one in cards]])
    panel.set_yticks([])
    panel.spines["left"].set_visible(False)
    panel.set_xlabel("bid that the card is laid on")
    panel.set_title("What experts do with the card")
    panel.grid(visible=False)


def _points(panel: Axes) -> None:
    """The same heights as points: right in a share s of cases, a card brings 4 s − 1."""
    twin = panel.twinx()
    twin.set_ylim(panel.get_ylim())
    twin.set_yticks([0, 25, 50, 75, 100], ["−1", "0", "1", "2", "3"])
    twin.set_ylabel("points that a card would bring")
    twin.grid(visible=False)
    twin.spines[["right", "left", "top", "bottom"]].set_visible(False)
