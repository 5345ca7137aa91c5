"""How fast games are simulated, beside OpenSpiel, PettingZoo, C++, and ourselves.

Run it with `scripts/bench [--quick] [--json] [--output FILE]` on an otherwise idle machine.

All sides run in one process, in turn;
rates are per second of CPU time on one core, but for threads and starts, which go by the clock. A figure taken beside
other work is marked as void. OpenSpiel has no Pikoko; its nearest game is oh_hell, here with eight tricks, which are
somewhat simpler: four suits, no multi-coloured cards, one bid instead of one for each player. Environments make an
observation and an action mask for every decision.
"""

import argparse
import sys

import msgspec
from rich.console import Console
from rich.table import Table

from bench.figures import add_options, report
from bench.simulate.comparing import Comparison, compare
from bench.simulate.measuring import FULL, QUICK


def shown(comparisons: list[Comparison]) -> Table:
    """The figures as a table."""
    table = Table("figure", title="Simulated games and environments")
    for heading in ("ours", "other", "ratio", "goal", "aim"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for one in comparisons:
        other = "" if one.other is None else _short(one.other, one.unit)
        ratio = "" if one.other is None else f"{one.ratio:.3g}"
        table.add_row(one.name, _short(one.ours, one.unit), other, ratio, *_goals(one), _verdict(one))
    return table


def _short(number: float, unit: str) -> str:
    if unit == "s":
        return f"{number:.1f} s"
    return f"{number / 1e6:.1f} M/s" if number >= 1e6 else f"{number / 1e3:.0f} k/s"


def _goals(one: Comparison) -> list[str]:
    sign = "≤" if one.at_most is not None else "≥"
    goal = one.at_least if one.at_most is None else one.at_most
    return ["" if figure is None else f"{sign} {_bare(figure, one)}" for figure in (goal, one.aim)]


def _bare(figure: float, one: Comparison) -> str:
    """Of a comparison the ratio is asked, of a figure that stands for itself the figure."""
    return f"{figure:g}" if one.other is not None else _short(figure, one.unit)


def _verdict(one: Comparison) -> str:
    if one.at_least is None and one.at_most is None:
        return ""
    verdict = "met" if one.is_met else "[red]missed[/]"
    return f"({verdict}) [yellow]void: the machine was busy[/]" if one.is_void else verdict


def main() -> int:
    arguments = argparse.ArgumentParser(description="How fast games are simulated.")
    arguments.add_argument("--quick", action="store_true", help="a short look, under a minute")
    add_options(arguments)
    chosen = arguments.parse_args()
    # Where there is no terminal to measure, the table still needs its room.
    console, size = Console(width=None if sys.stdout.isatty() else 130), QUICK if chosen.quick else FULL
    with console.status("") as status:
        comparisons = list(compare(size, status.update))
    compared = [{**msgspec.to_builtins(one), "ratio": one.ratio, "is_met": one.is_met} for one in comparisons]
    report(chosen, {"size": size, "compared": compared}, lambda: console.print(shown(comparisons)))
    return 0 if all(one.is_met or one.is_void for one in comparisons) else 1


if __name__ == "__main__":
    sys.exit(main())
