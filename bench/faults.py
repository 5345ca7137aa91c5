"""What people notice when a node is killed, or PostgreSQL or the pub/sub is restarted, while they play at many tables.

Run it with `.venv/bin/python -m bench.faults kill|database|pubsub [--times N] [--tables N] [--think S] [--hashed]
[--pubsub KIND]` on an idle machine; `--json` for programs. Everything is real: three `coverts serve` as processes,
PostgreSQL and Valkey from their wheels. At every table three people and a bot play Pikoko, each of them at a node of
their own choice, or all at the one to which a proxy would lead them (`--hashed`).

Nobody waits for the end of the games: when the last fault is over and every table has gone on, the logs are the judge
of all that was acknowledged and told.
"""

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from time import monotonic
from zlib import crc32

import httpx
from msgspec import Struct

from bench.figures import add_options, report
from bench.nodes import Nodes, guest, left_alone, quantile, staged, told
from coverts.hall.commands import Join, Start
from coverts.hall.messages import Message
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.store.postgres.leases import NOW
from coverts.store.postgres.store import PostgresStore
from tests.cluster.crowd import Person, judged
from tests.cluster.valkey import Valkey
from tests.store.postgres import Postgres, ask

PEOPLE = 3
PIKOKO = Settings(PikokoSetup(PEOPLE + 1), seconds=60)
NODES = 3
AT_ONCE = 8
"""Tables at which people sit down at the same time."""
PATIENCE = 60.0
"""Seconds after which something that has not come will not."""


class Figures(Struct):
    """Of one run."""

    fault: str
    times: int
    tables: int
    pubsub: str
    moves: int
    moves_per_second: float
    resumed: int
    """How often somebody's connection was lost and came back."""
    resume_p50: float
    resume_p99: float
    resume_longest: float
    """Seconds without a connection."""
    care_p50: float
    care_longest: float
    """Seconds until clocks and bots were looked after again, after a node was killed."""
    silence_p99: float
    """Seconds in which somebody had moved and nobody at that table heard of anything: the longest at each table."""
    silence_longest: float
    answered_p99: float
    """Seconds until a move was acknowledged, from when it was first sent, over all connections."""
    answered_longest: float
    refused: int
    faults: int
    """What the logs do not agree with of all that was acknowledged and told: lost, doubled, or never there."""


class Watch:
    """How long a table stands still."""

    def __init__(self) -> None:
        self.heard_at = monotonic()
        self.asked: dict[int, float] = {}
        """Since when somebody waits for an answer, by seat."""
        self.longest = 0.0

    def hear(self) -> None:
        """Somebody at the table was told something."""
        now = monotonic()
        if self.asked:
            self.longest = max(self.longest, now - max(self.heard_at, min(self.asked.values())))
        self.heard_at = now


class Watched(Person):
    """Somebody by whom is known how long the table stands still."""

    watch: Watch
    is_hashed = False

    def _node(self) -> str:
        """Any node, or the one to which a proxy leads all who sit at this table."""
        urls = list(self._urls)
        return urls[crc32(self.table.encode()) % len(urls)] if self.is_hashed else super()._node()

    def note(self) -> None:
        """Remember since when this person waits for an answer."""
        if self._asked is None:
            self.watch.asked.pop(self.seat, None)
        else:
            self.watch.asked.setdefault(self.seat, self._asked_at)

    def _take(self, message: Message) -> None:
        self.note()
        self.watch.hear()
        super()._take(message)


async def seat_people(nodes: Nodes, tables: int, think: float, *, hashed: bool) -> list[Watched]:
    """People at tables at which the game begins, everybody at a node of their own choice."""
    people = list[Watched]()
    async with AsyncExitStack() as stack:
        https = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=60))
            for url in nodes.urls
        ]
        tokens = [await guest(https[0], f"P{seat}") for seat in range(PEOPLE)]
        numbers = iter(range(tables))

        async def seat_some(http: httpx.AsyncClient) -> None:
            for _ in numbers:
                people.extend(await seat_at_one(http, tokens, nodes.urls, think))

        await asyncio.gather(*(seat_some(https[place % len(https)]) for place in range(AT_ONCE)))
    for one in people:
        one.is_hashed = hashed
    return people


async def seat_at_one(
    http: httpx.AsyncClient, tokens: Sequence[str], urls: Sequence[str], think: float
) -> list[Watched]:
    opened = await told(http, tokens[0], "/tables", {"settings": PIKOKO, "bots": ["random"]})
    watch = Watch()
    found = list[Watched]()
    for seat, token in enumerate(tokens):
        if seat:
            await done(http, token, opened["id"], Join(f"P{seat}", opened["invitation"]))
        found.append(Watched(opened["id"], token, seat, urls, think=think, patience=PATIENCE))
        found[-1].watch = watch
    await done(http, tokens[0], opened["id"], Start())
    return found


async def done(http: httpx.AsyncClient, token: str, table: str, command: Join | Start) -> None:
    do = {"type": "do", "id": type(command).__name__, "command": command}
    await told(http, token, f"/tables/{table}/commands", do)


async def note_all(people: Sequence[Watched]) -> None:
    while True:
        await asyncio.sleep(0.1)
        for one in people:
            one.note()


async def until(holds: Callable[[], bool]) -> float:
    """How many seconds it takes until something holds."""
    begun = monotonic()
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)
    return monotonic() - begun


async def go_on(people: Sequence[Watched]) -> None:
    """Wait until everybody is connected, and has moved or heard of a move since now."""
    now = monotonic()
    async with asyncio.timeout(PATIENCE):
        while not all(one.is_over or (one.is_here and one.watch.heard_at > now) for one in people):
            await asyncio.sleep(0.05)


async def strike(
    fault: str, times: int, nodes: Nodes, server: Postgres, cache: Valkey | None, people: Sequence[Watched]
) -> list[float]:
    """Have it happen so often; how long tables were left alone each time, after a kill."""
    cares = []

    async def kill() -> None:
        await nodes.kill()
        [(killed_at,)] = ask(nodes.url, f"SELECT {NOW}")
        cares.append(await until(lambda: not left_alone(nodes.url, killed_at)))
        await nodes.begin()

    async def restart_database() -> None:
        await asyncio.to_thread(server.restart, kill=True)

    async def restart_pubsub() -> None:
        assert cache is not None, "PostgreSQL carries the notifications: restart that one"
        await asyncio.to_thread(cache.restart)

    happens: dict[str, Callable[[], Awaitable[None]]] = {
        "kill": kill,
        "database": restart_database,
        "pubsub": restart_pubsub,
    }
    await go_on(people)
    for _ in range(times):
        await asyncio.sleep(1.0)
        await happens[fault]()
        await go_on(people)
    return cares


async def measure(fault: str, times: int, tables: int, think: float, pubsub: str, *, hashed: bool) -> Figures:
    async with staged(NODES, pubsub) as (nodes, server, cache):
        people = await seat_people(nodes, tables, think, hashed=hashed)
        begun = monotonic()
        playing = [asyncio.create_task(one.play()) for one in people]
        playing.append(asyncio.create_task(note_all(people)))
        cares = await strike(fault, times, nodes, server, cache, people)
        seconds = monotonic() - begun
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        store = await PostgresStore.open(nodes.url)
        faults = await judged(store, people)
        await store.close()
    for one in faults[:5]:
        print(one)
    kind = f"{pubsub}, hashed" if hashed else pubsub
    return figures(fault, times, kind, people, cares, seconds, len(faults))


def figures(
    fault: str,
    times: int,
    pubsub: str,
    people: Sequence[Watched],
    cares: list[float],
    seconds: float,
    faults: int,
) -> Figures:
    watches = {one.table: one.watch.longest for one in people}
    away = [silence for one in people for silence in one.silences]
    delays = [delay for one in people for delay in one.delays]
    moves = len(delays)
    return Figures(
        fault=fault,
        times=times,
        tables=len(watches),
        pubsub=pubsub,
        moves=moves,
        moves_per_second=round(moves / seconds, 1),
        resumed=len(away),
        resume_p50=quantile(away, 0.5),
        resume_p99=quantile(away, 0.99),
        resume_longest=quantile(away, 1),
        care_p50=quantile(cares, 0.5),
        care_longest=quantile(cares, 1),
        silence_p99=quantile(list(watches.values()), 0.99),
        silence_longest=quantile(list(watches.values()), 1),
        answered_p99=quantile(delays, 0.99),
        answered_longest=quantile(delays, 1),
        refused=sum(len(one.refused) for one in people),
        faults=faults,
    )


def tell(found: Figures) -> None:
    print(
        f"{found.fault} {found.times} times, {found.tables} tables, {found.pubsub}: {found.moves} moves, "
        f"{found.moves_per_second:.0f}/s, {found.faults} faults, {found.refused} refused\n"
        f"  back: {found.resumed} times, p50 {found.resume_p50} s, p99 {found.resume_p99} s, "
        f"longest {found.resume_longest} s\n"
        f"  looked after again: p50 {found.care_p50} s, longest {found.care_longest} s\n"
        f"  longest silence at a table: p99 {found.silence_p99} s, longest {found.silence_longest} s; "
        f"moves answered: p99 {found.answered_p99} s, longest {found.answered_longest} s"
    )


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description="What people notice of faults.")
    arguments.add_argument("fault", choices=("kill", "database", "pubsub"))
    arguments.add_argument("--times", type=int, default=10)
    arguments.add_argument("--tables", type=int, default=300)
    arguments.add_argument("--think", type=float, default=4.0, help="seconds at most that people think")
    arguments.add_argument("--pubsub", choices=("postgresql", "valkey"), default="valkey")
    arguments.add_argument("--hashed", action="store_true", help="all who sit at one table are at one node")
    add_options(arguments)
    chosen = arguments.parse_args()
    measured = asyncio.run(
        measure(chosen.fault, chosen.times, chosen.tables, chosen.think, chosen.pubsub, hashed=chosen.hashed)
    )
    report(chosen, measured, lambda: tell(measured))
