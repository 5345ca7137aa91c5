"""Worker processes of bots that are stopped or killed: how much longer the bots of other tables take then."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from time import perf_counter

from bench.attack.against_bots import Wait, waits_for_bots
from bench.server.processes import Process, cpu_seconds, family, started

TABLES = 3
TIMES, QUICK_TIMES = 5, 1
"""How often each signal is sent."""
LOOK = 0.5
"""Seconds for which one looks which worker is at work."""
WAITS = 20
"""Of each table, by which one sees how it goes on. The first are of a game that has just begun."""


async def workers(folder: Path, *, is_quick: bool) -> tuple[float, dict[str, float]]:
    """Seconds by which the longest wait for a bot is longer than a quiet one, at tables that did not lose theirs."""
    times = QUICK_TIMES if is_quick else TIMES
    async with started([sys.executable, "-m", "coverts", "serve", f"--data={folder}", "--port=0"]) as process:
        quiet = max(await _longest_waits(process))
        lost = dict[str, float]()
        for sent in (signal.SIGSTOP, signal.SIGKILL):
            waits = [await _longest_waits(process, sent) for _ in range(times)]
            # One table at most had its decision in the worker that was lost.
            lost[f"after {sent.name}, s"] = max(sorted(longest)[-2] for longest in waits)
        for worker in family(process.pid)[1:]:
            os.kill(worker, signal.SIGSTOP)
        closing = await process.close()
    # Two seconds more are allowed for a wait, and ten for closing.
    figure = max(max(lost.values()) - quiet, closing - 8.0)
    return figure, {"longest quiet wait, s": quiet, **lost, "closing with stopped workers, s": closing}


async def _longest_waits(process: Process, sent: signal.Signals | None = None) -> list[float]:
    """The longest wait of each table, from the moment on at which a worker gets a signal."""
    playing = asyncio.gather(*(waits_for_bots(process.url, WAITS) for _ in range(TABLES)))
    begun = perf_counter()
    if sent is not None:
        await asyncio.sleep(3.0)  # They have begun to play, and a worker is at it.
        os.kill(await _at_work(process), sent)
        begun = perf_counter()
    return [_longest(waits, begun) for waits in await playing]


async def _at_work(process: Process) -> int:
    """The worker that has worked most of late: the spare one would not be missed."""
    before = {worker: cpu_seconds(worker) for worker in family(process.pid)[1:]}
    await asyncio.sleep(LOOK)
    return max(before, key=lambda worker: cpu_seconds(worker) - before[worker])


def _longest(waits: list[Wait], begun: float) -> float:
    return max((wait.seconds for wait in waits if wait.at > begun), default=0.0)
