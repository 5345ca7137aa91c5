"""How our server does beside the usual way to put a game online.

Run it with `.venv/bin/python -m bench.server [--quick] [--json FILE]` on an otherwise idle machine with Node. On one
side the real `coverts serve`, which makes every move durable (SQLite with `synchronous=FULL`) before anybody hears of
it; on the other boardgame.io 0.50, which serves a game of the same shape from memory and would lose it. Each table has
four clients, one generator plays both sides, and only what the servers use is counted. A figure taken beside other work
is marked as void. The first run fetches the peer's packages into your cache.

Not measured: coming and going, bots, spectators, browsers, TLS, networks, and moves of several seats at the very same
moment.
"""

import argparse
import sys
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from bench.server.comparing import Comparison, compare
from bench.server.measures import FULL, QUICK


def shown(comparisons: list[Comparison]) -> Table:
    """The figures as a table."""
    table = Table("figure", title="Our server, durable, beside boardgame.io from memory")
    for heading in ("ours", "boardgame.io", "ratio", "goal"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for one in comparisons:
        goal = "" if one.goal is None else "≤ 1" if one.goal.at_least is None else f"≥ {one.goal.at_least:g}"
        verdict = "" if one.goal is None else "met" if one.is_met else "[red]missed[/]"
        said = "[yellow]void: the machine was busy[/]" if one.is_void else verdict
        name = one.name.replace("_", " ")
        digits = 2 if one.name.endswith("_ms") else 1
        ours, peers = (f"{figure:,.{digits}f}" for figure in (one.ours, one.peers))
        table.add_row(name, ours, peers, f"{one.ratio:.2f}", goal, said)
    return table


def main() -> int:
    arguments = argparse.ArgumentParser(description="How our server does beside boardgame.io.")
    arguments.add_argument("--quick", action="store_true", help="a short look, under a minute")
    arguments.add_argument("--folder", type=Path, default=Path.cwd(), help="where our server keeps its data meanwhile")
    arguments.add_argument("--json", type=Path, help="also write everything that was found to a file")
    chosen = arguments.parse_args()
    console, size = Console(), QUICK if chosen.quick else FULL
    with console.status("") as status:
        comparisons, found = uvloop.run(compare(chosen.folder, size, status.update))
    console.print(shown(comparisons))
    if chosen.json is not None:
        chosen.json.write_bytes(msgspec.json.encode({"size": size, "compared": comparisons, "found": found}))
    return 0 if all(one.is_met or one.is_void for one in comparisons) else 1


if __name__ == "__main__":
    sys.exit(main())
