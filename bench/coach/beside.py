"""How long moves at live tables take while the server reviews games beside them, and while it does not.

The server is a process of its own. At some tables of POK people answer every question after a moment; meanwhile there
are always four reviews of Pikoko under way, each of another game.
"""

import asyncio
import re
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from bench.coach.playing import moves_of
from coverts.games.contract import Over
from coverts.games.pikoko import PIKOKO, Options
from coverts.hall.commands import Join, Move, Start
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.records.format import Player
from coverts.records.writing import data_of, line, record_of
from coverts.server.client import Seated, become_guest, seated
from coverts.server.wire import Do, Done, encode

TABLES, SEATS, MOMENT = 12, 3, 0.2
AT_ONCE = 4
PLAYERS = 4


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[str]:
    """A server on a folder; its address."""
    options = [f"--data={folder}", "--port=0", "--bot-pace=0", "--limit-factor=1000"]
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "coverts", "serve", *options, stdout=PIPE)
    assert process.stdout is not None
    while not (found := re.search(r"http://127\.0\.0\.1:\d+", (await process.stdout.readline()).decode())):
        pass
    try:
        yield found[0]
    finally:
        process.terminate()
        await process.wait()


def records(number: int) -> list[bytes]:
    """Games of casual bots to be reviewed."""
    found = []
    for seed in range(number):
        options, state, steps = Options(PLAYERS), PIKOKO.start(Options(PLAYERS)), []
        for move in moves_of("pikoko", options, ["casual"] * PLAYERS, f"beside {seed}"):
            steps.append(PIKOKO.step(state, move))
            state = steps[-1].state
        assert isinstance(PIKOKO.prompt(state), Over)
        seats = [Player(name) for name in ("Ada", "Bo", "Cy", "Di")]
        found.append(line(data_of(record_of(PIKOKO, options, seats, steps))))
    return found


async def sit(url: str, number: int, times: list[float], until: float) -> None:
    """People at one table, who play game after game; how long the answer to each of their moves takes."""
    tokens = [await become_guest(url, f"Guest {number}-{seat}") for seat in range(SEATS)]
    numbers = Random(number)
    async with httpx.AsyncClient(base_url=f"{url}/api/v1") as http:
        while time.monotonic() < until:
            headers = [{"Authorization": f"Bearer {token}", "Content-Type": "application/json"} for token in tokens]
            body = encode({"settings": Settings(PokSetup(SEATS)), "bots": ()})
            opened = (await http.post("/tables", content=body, headers=headers[0])).json()
            for seat in range(1, SEATS):
                join = encode(Do("join", Join(f"Seat {seat}", opened["invitation"])))
                await http.post(f"/tables/{opened['id']}/commands", content=join, headers=headers[seat])
            start = encode(Do("start", Start()))
            people = [play(url, opened["id"], token, numbers, times, until) for token in tokens]
            playing = asyncio.gather(*people)
            await http.post(f"/tables/{opened['id']}/commands", content=start, headers=headers[0])
            await playing


async def play(url: str, table: str, token: str, numbers: Random, times: list[float], until: float) -> None:
    """One of them, until the game or the time is over."""
    async with seated(url, table, token) as seat:
        answered, asked = -1, 0.0
        async for message in seat.messages():
            if isinstance(message, Done):
                times.append(time.perf_counter() - asked)
            if seat.is_over or time.monotonic() >= until:
                return
            if seat.is_asked and (question := seat.question) is not None and question > answered:
                answered = question
                await asyncio.sleep(numbers.uniform(0, MOMENT))
                asked = time.perf_counter()
                await _move(seat, numbers, question)


async def _move(seat: Seated, numbers: Random, question: int) -> None:
    await seat.do(f"move-{question}", Move(numbers.choice(seat.view.legal), question))


async def review(url: str, games: list[bytes], done: list[float], until: float) -> None:
    """Reviews one after the other, until the time is over; how long each took, with waiting."""
    headers = {"Content-Type": "application/json"}
    async with httpx.AsyncClient(base_url=f"{url}/api/v1", headers=headers) as http:
        while time.monotonic() < until and games:
            game, begun = games.pop(), time.monotonic()
            answer: Any = await http.post("/reviews?seat=0", content=game)
            name = answer.json().get("id")
            while answer.status_code == 202 and time.monotonic() < until:
                await asyncio.sleep(0.2)
                answer = await http.get(f"/reviews/{name}?seat=0")
            if answer.status_code == 200:
                done.append(time.monotonic() - begun)


async def measure(url: str, games: list[bytes], seconds: float) -> tuple[list[float], list[float]]:
    """Times of moves, and of reviews beside them."""
    until = time.monotonic() + seconds
    times: list[float] = []
    done: list[float] = []
    reviewing = [review(url, games, done, until) for _ in range(AT_ONCE)] if games else []
    await asyncio.gather(*[sit(url, number, times, until) for number in range(TABLES)], *reviewing)
    return times, done


def told(name: str, times: list[float]) -> float:
    """What was measured; the 99th percentile."""
    ordered = sorted(times)
    half, p99 = ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]
    print(f"{name:28} {len(times):6} moves, median {1000 * half:.2f} ms, p99 {1000 * p99:.2f} ms", flush=True)
    return p99


async def compare(seconds: float) -> None:
    """Without and with, twice each, in turn."""
    games = records(40)
    with TemporaryDirectory() as folder:
        async with serving(Path(folder)) as url:
            await measure(url, games[:AT_ONCE], 8.0)  # The worker has started, and tables have been played.
            alone, beside = [], []
            for number in range(2):
                alone += (await measure(url, [], seconds))[0]
                share = games[AT_ONCE + 16 * number : AT_ONCE + 16 * (number + 1)]
                times, done = await measure(url, share, seconds)
                beside += times
                print(f"{len(done)} reviews, {max(done, default=0):.1f} s at most with waiting", flush=True)
            ratio = told(f"beside {AT_ONCE} reviews", beside) / told("alone", alone)
            print(f"p99 beside reviews / alone: {ratio:.2f}")


def main(seconds: float) -> None:
    """Measure and tell."""
    asyncio.run(compare(seconds))
