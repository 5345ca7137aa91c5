"""Attacks of one visitor on the real `coverts serve` with its default limits, and what honest people notice of them.

Run one with `.venv/bin/python -m bench.attack ATTACK [--quick] [--json] [--output FILE]`, on an otherwise idle machine.
The attacker comes from an address of its own (127.0.0.2 and so on, which is why it needs Linux).

`gets`     anonymous GETs of tables that the attacker may not see, and of absent ones: the delay of honest moves
`flood`    half-open connections and sockets that send without end: the delay of honest moves
`bots`     hundreds of tables with masters, opened and left: how long an honest player's bots take
`workers`  bot workers that are stopped or killed: how much longer the bots of other tables take
`idle`     as many sockets as the server lets anybody open, each at another table with a long game: its memory
`log`      all ways to make one table's log grow that are no moves: how many entries there are in the end
`lines`    whatever makes a server write to its log: how much it writes
`load`     the longest time for which loading a table with the longest log of these keeps the event loop busy
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec import Struct

from bench.attack.filling import lines
from bench.attack.flooding import flood
from bench.attack.getting import gets
from bench.attack.growing import log
from bench.attack.idling import idle
from bench.attack.loading import load
from bench.attack.starving import bots
from bench.attack.stopping import workers
from bench.figures import add_options, report


class Verdict(Struct, frozen=True):
    """What an attack came to, beside its bar."""

    attack: str
    figure: float
    bar: float
    unit: str
    figures: dict[str, float]

    @property
    def is_held(self) -> bool:
        return self.figure <= self.bar


ATTACKS: dict[str, tuple[Callable[..., Awaitable[tuple[float, dict[str, float]]]], float, str]] = {
    "gets": (gets, 2.0, "times the quiet p99 of honest moves"),
    "flood": (flood, 2.0, "times the quiet p99 of honest moves"),
    "bots": (bots, 2.0, "times the quiet wait for a bot"),
    "workers": (workers, 2.0, "s longer than the longest quiet wait"),
    "idle": (idle, 400.0, "MiB"),
    "log": (log, 1_000.0, "entries in 150 seconds"),
    "lines": (lines, 10.0, "KiB of log a second, for a minute"),
    "load": (load, 20.0, "ms of the event loop at once"),
}


def main() -> int:
    arguments = argparse.ArgumentParser(description="Attack a server, and measure what honest people notice.")
    arguments.add_argument("attack", choices=ATTACKS)
    arguments.add_argument("--quick", action="store_true", help="a short look")
    add_options(arguments)
    chosen = arguments.parse_args()
    attack, bar, unit = ATTACKS[chosen.attack]
    with tempfile.TemporaryDirectory() as folder:
        figure, figures = asyncio.run(_figure(attack, Path(folder), is_quick=chosen.quick))
    verdict = Verdict(chosen.attack, figure, bar, unit, figures)
    report(chosen, verdict, lambda: _tell(verdict))
    return 0 if verdict.is_held else 1


async def _figure(
    attack: Callable[..., Awaitable[tuple[float, dict[str, float]]]], folder: Path, *, is_quick: bool
) -> tuple[float, dict[str, float]]:
    return await attack(folder, is_quick=is_quick)


def _tell(verdict: Verdict) -> None:
    for name, figure in verdict.figures.items():
        print(f"  {name}: {figure:,.2f}")
    said = "held" if verdict.is_held else "MISSED"
    print(f"{verdict.attack}: {verdict.figure:,.2f} {verdict.unit} (bar {verdict.bar:g}): {said}")


if __name__ == "__main__":
    sys.exit(main())
