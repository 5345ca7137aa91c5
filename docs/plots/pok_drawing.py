"""Plots of what the tables of POK say."""

from collections.abc import Sequence
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from docs.plots.pok_figures import LETTERS, Course, Figures, Opening
from docs.plots.stacked import DARK, LIGHT, STRIPED, Look, stack
from docs.plots.style import AMBER, INK, TEXT, card, per_cent

FIRST, OTHER, NO = "on the first die", "only on the second or third die", "on no die"
ROLES: Final[dict[str, Look]] = {FIRST: DARK, OTHER: STRIPED, NO: LIGHT}
ENDS: Final[dict[str, Look]] = {"one winner": DARK, "several winners": LIGHT, "dead position": STRIPED}

SHOWN: Final = 4
"""How many players the course is drawn for; with five it looks much the same."""


def shares(opening: Opening, players: str) -> dict[str, float]:
    """How often symbols are offered, by where they are."""
    found = dict.fromkeys(ROLES, 0.0)
    for letter, share in zip(LETTERS, opening.offers[players], strict=True):
        found[FIRST if letter == LETTERS[0] else OTHER if letter in opening.throw else NO] += share
    return found


def draw_openings(figures: Figures) -> Figure:
    """What to offer first: a bar for each kind of throw, the most common on top."""
    ordered = sorted(figures.openings, key=lambda opening: opening.chance)
    sizes = list(ordered[0].offers)
    figure, panels = card(10.4, 4.7, len(sizes), sharey=True)
    for panel, players in zip(panels, sizes, strict=True):
        stack(panel, [shares(opening, players) for opening in ordered], ROLES)
        panel.set_title(f"{players} players")
    names = [f"{opening.throw:8}  1 in {1 / opening.chance:<2.0f}" for opening in ordered]
    panels[0].set_yticks(range(len(names)), names, family="DejaVu Sans Mono")
    panels[1].set_xlabel("how often the offer at the start is a symbol that is …", labelpad=8)
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=len(ROLES))
    return figure


def draw_dead(figures: Figures) -> Figure:
    """How games end, and on the way there, how many still can end in the dead position."""
    figure, (ends, ways, fates) = card(11.4, 4.1, 3, width_ratios=[1.2, 1, 1])
    _ends(ends, figures.courses)
    for who, colour, marker in (("experts", INK, "o"), ("random players", AMBER, "s")):
        (course,) = [one for one in figures.courses if one.players == SHOWN and one.who == who]
        counters = [step.counters for step in course.steps]
        untouched = [100 * step.untouched for step in course.steps]
        dead = [100 * step.dead_if_untouched for step in course.steps]
        for panel, numbers in ((ways, untouched), (fates, dead)):
            panel.plot(counters, numbers, marker + "-", color=colour, markersize=4.5, label=who, clip_on=False)
    for panel in (ways, fates):
        panel.set_xlim(24, 8)
        panel.set_xticks([24, 20, 16, 12, 8])
        panel.set_ylim(0, 100)
        per_cent(panel.yaxis)
        panel.set_xlabel("counters left to all four together")
    ways.set_title("One symbol still untouched")
    fates.set_title("… and these end dead")
    ways.text(13.6, 67, "experts", color=INK, weight="bold", fontsize=9)
    ways.text(17.6, 6, "random players", color=TEXT, weight="bold", fontsize=9)
    return figure


def _ends(panel: Axes, courses: Sequence[Course]) -> None:
    ordered = list(reversed(courses))
    ends = [(course.alone, course.shared, course.dead) for course in ordered]
    stack(panel, [dict(zip(ENDS, shares, strict=True)) for shares in ends], ENDS)
    panel.set_yticks(range(len(ordered)), [f"{course.players} {course.who}" for course in ordered])
    panel.set_title("How games end")
    panel.legend(loc="upper center", bbox_to_anchor=(0.36, -0.07), ncols=3, handlelength=1.2, columnspacing=1.0)
