"""A server under siege: honest players notice little, memory stays flat, and whoever dawdles is cut off."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple

from coverts.hall.commands import Join, Move, Start
from coverts.hall.messages import Changed, Happened, Snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.server.client import Seated, seated
from coverts.server.wire import Done, Here, NotDone
from tests.server.harness import Guest
from tests.server.players import Anybody
from tests.server.process import Process, started
from tests.server.test_serve import outside

TABLES = 3
ADDRESSES, HALF_OPEN, FLOODING, DEAD = 50, 500, 100, 10
REQUEST_TIME = 3.0
MOVES = 300
"""By which a pace is measured."""
PUBLIC_PIKOKO = Settings(PikokoSetup(3), visibility="public")


class Game:
    """Honest people at one table after the other, and how long their moves took."""

    def __init__(self, url: str, people: list[Guest]) -> None:
        self.url = url
        self.people = people
        self.table = ""
        self.times: list[float] = []
        self.finished = 0
        self._ids = count()

    async def play(self) -> None:
        """One game after the other."""
        while True:
            await self.open()
            await asyncio.gather(*(self._sit(guest) for guest in self.people))
            self.finished += 1

    async def open(self) -> None:
        host, *others = self.people
        opened = await host.open(PUBLIC_PIKOKO)
        for guest in others:
            assert (await guest.do(opened.id, Join(guest.name))).status_code == 200
        assert (await host.do(opened.id, Start())).status_code == 200
        self.table = opened.id

    async def _sit(self, guest: Guest) -> None:
        async with seated(self.url, self.table, guest.token) as seat:
            await self._answer_questions(seat, Anybody())
            assert seat.is_over, "nobody honest is cut off"

    async def _answer_questions(self, seat: Seated, choose: Anybody) -> None:
        answered, asked_at, move = None, 0.0, ""
        async for message in seat.messages():
            if isinstance(message, Done) and message.id == move:
                self.times.append(perf_counter() - asked_at)
            # A deal may be over before somebody has come to it.
            assert not isinstance(message, NotDone) or message.id.startswith("fair-")
            if seat.is_over:
                return
            is_news = isinstance(message, Snapshot | Changed | Happened | Here)
            if is_news and seat.is_asked and seat.question != answered:
                await asyncio.sleep(0.01)
                answered, asked_at, move = seat.question, perf_counter(), f"move-{next(self._ids)}"
                await seat.do(move, Move(choose(seat.view), answered))


class Pace(NamedTuple):
    """How fast moves are made."""

    moves: float
    """In a second."""
    usual: float
    """Seconds from a move to its answer: the median."""
    slow: float
    """One in twenty takes longer."""
    files: int
    """The most that the server had open: between two games it is fewer."""


class Evening:
    """All honest games of a server, and what the server takes."""

    def __init__(self, process: Process, games: list[Game], playing: list[asyncio.Task[None]]) -> None:
        self.games = games
        self._playing = playing
        self._proc = Path(f"/proc/{process.process.pid}")

    async def measured(self, moves: int = MOVES) -> "Pace":
        """How fast the games go on, by so many moves."""
        for game in self.games:
            game.times.clear()
        begun, files, times = perf_counter(), 0, list[float]()
        async with asyncio.timeout(60):
            while len(times) < moves:
                await asyncio.sleep(0.05)
                files = max(files, self.files)
                times = [time for game in self.games for time in game.times]
        return Pace(len(times) / (perf_counter() - begun), median(times), quantiles(times, n=20)[-1], files)

    def stop(self) -> None:
        for task in self._playing:
            task.cancel()

    @property
    def memory(self) -> int:
        """KiB."""
        (line,) = (line for line in (self._proc / "status").read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])

    @property
    def files(self) -> int:
        return len(list((self._proc / "fd").iterdir()))


@asynccontextmanager
async def an_evening(process: Process) -> AsyncIterator[Evening]:
    """Games under way."""
    server = outside(process)
    async with AsyncExitStack() as stack:
        guests = await stack.enter_async_context(server.guests(*(f"Guest {number}" for number in range(3 * TABLES))))
        games = [Game(process.url, guests[3 * table :][:3]) for table in range(TABLES)]
        playing = [asyncio.create_task(game.play()) for game in games]
        try:
            yield Evening(process, games, playing)
            assert not any(task.done() and not task.cancelled() for task in playing), playing
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


@asynccontextmanager
async def besieged(
    process: Process, evening: Evening, token: str, *, half_open: int, flooding: int, dead: int
) -> AsyncIterator[asyncio.subprocess.Process]:
    """While so many half-open, flooding and dead connections are at it."""
    path = f"/api/v1/tables/{evening.games[0].table}/socket"
    numbers = map(str, (ADDRESSES, half_open, flooding, dead))
    arguments = [process.url.rpartition(":")[2], path, token, *numbers]
    siege = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.server.besiegers",
        *arguments,
        cwd=Path(__file__).parents[2],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert siege.stdout is not None
    try:
        async with asyncio.timeout(60):
            assert await siege.stdout.readline() == b"ready\n"
        yield siege
    finally:
        if siege.returncode is None:
            siege.kill()
            await siege.communicate()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.05)


async def test_a_siege(tmp_path: Path) -> None:
    """Compared with a calm time of the same server. Without protection one move in twenty took a hundred times longer,
    and there were twenty times fewer of them."""
    async with (
        started(tmp_path, f"--request-time={REQUEST_TIME}") as process,
        outside(process).guests("Eve") as (eve,),
        an_evening(process) as evening,
    ):
        await evening.measured()
        memory, calm = evening.memory, await evening.measured()
        numbers = {"half_open": HALF_OPEN, "flooding": FLOODING, "dead": DEAD}
        async with besieged(process, evening, eve.token, **numbers) as siege:
            await until(lambda: evening.files > calm.files + HALF_OPEN / 2)
            besieged_pace = await evening.measured()
            assert evening.memory < 1.5 * memory
            left, _ = await siege.communicate(b"")
            assert left == b"0\n", "the half-open connections have been closed"
        figures = (calm, besieged_pace)
        assert besieged_pace.moves > calm.moves / 6, figures
        assert besieged_pace.usual < 8 * calm.usual, figures
        assert besieged_pace.slow < 15 * calm.slow, figures
        await until(lambda: evening.files < calm.files + 5)
        assert all(game.finished for game in evening.games), "whole games are played"


async def test_a_server_under_siege_can_be_stopped(tmp_path: Path) -> None:
    async with (
        started(tmp_path) as process,
        outside(process).guests("Eve") as (eve,),
        an_evening(process) as evening,
    ):
        await evening.measured(20)
        async with besieged(process, evening, eve.token, half_open=100, flooding=10, dead=10):
            evening.stop()
            process.signal(signal.SIGTERM)
            status, out, err = await process.ended()
    assert status == 0
    assert all("level=warning" in line for line in err.splitlines()), "security events, and no mistake of ours"
    assert out.endswith("The house is closed.\n")
