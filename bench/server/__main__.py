"""How our server does beside the usual way to put a game online.

Run it with `.venv/bin/python -m bench.server [--quick] [--json] [--output FILE]` on an otherwise idle machine.

On one side the real `coverts serve`, which makes every move durable (SQLite with `synchronous=FULL`) before anybody
hears of it; on the other boardgame.io 0.50 with a game of the same shape, once with a store that is as durable
(`peer/durable.js`), which sets the goals, and once from memory, which would lose every game and is shown for
comparison. Each table has four clients, one generator plays all sides, and only what the servers use is counted. A
figure taken beside other work is marked as void. The first run fetches the peer's packages into your cache.

Not measured: coming and going, bots, spectators, browsers, TLS, networks, and moves of several seats at the very same
moment.
"""

import argparse
import sys
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench.figures import add_options, report
from bench.server.comparing import Comparison, compare
from bench.server.measures import FULL, QUICK


def shown(comparisons: list[Comparison]) -> Table:
    """The figures as a table."""
    table = Table("figure", title="Our server beside boardgame.io, durable and from memory")
    for heading in ("ours", "durable", "ratio", "goal", "", "memory", "ratio"):
        table.add_column(heading, justify="right")
    for one in comparisons:
        goal = "" if one.goal is None else "≤ 1" if one.goal.at_least is None else f"≥ {one.goal.at_least:g}"
        verdict = "" if one.goal is None else "met" if one.is_met else "[red]missed[/]"
        said = "[yellow]void: busy[/]" if one.is_void else verdict
        digits = 2 if one.name.endswith("_ms") else 1
        ours, durable, memory = (f"{one.medians[side]:,.{digits}f}" for side in ("ours", "durable", "memory"))
        by_durable, by_memory = (f"{one.ratios[peer]:.2f}" for peer in ("durable", "memory"))
        table.add_row(one.name.replace("_", " "), ours, durable, by_durable, goal, said, memory, by_memory)
    return table


def main() -> int:
    arguments = argparse.ArgumentParser(description="How our server does beside boardgame.io.")
    arguments.add_argument("--quick", action="store_true", help="a short look, about a minute")
    arguments.add_argument("--folder", type=Path, default=Path.cwd(), help="where the servers keep their data")
    add_options(arguments)
    chosen = arguments.parse_args()
    console, size = Console(width=None if sys.stdout.isatty() else 130), QUICK if chosen.quick else FULL
    with console.status("") as status:
        comparisons, found = uvloop.run(compare(chosen.folder, size, status.update))
    figures = {"size": size, "compared": comparisons, "found": found}
    report(chosen, figures, lambda: console.print(shown(comparisons)))
    return 0 if all(one.is_met or one.is_void for one in comparisons) else 1


if __name__ == "__main__":
    sys.exit(main())
