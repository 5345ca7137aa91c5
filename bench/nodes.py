"""What several nodes on one PostgreSQL cost and how quick they are, with every seat at a node drawn at random.

Run it with `.venv/bin/python -m bench.nodes [--nodes N …] [--tables N] [--think S] [--seconds S] [--pubsub KIND]
[--hashed] [--kill N]` on an idle machine; `--json` for programs. Everything is real: `coverts serve` as processes,
PostgreSQL and Valkey from their wheels. At every table four people play POK, whose fists close at once, as fast as they
can think. It counts from when all games have begun, for so many seconds or until the last one is over. With `--kill` a
node is killed (SIGKILL) so many times, and another one is started. Faults are what the logs do not agree with of all
that was told.
"""

import argparse
import asyncio
import gc
import re
import signal
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from os import sysconf
from pathlib import Path
from time import monotonic, process_time

import httpx
import msgspec
import uvloop
from msgspec import Struct

from bench.figures import add_options, report
from bench.machine import cpu_seconds_of_all
from bench.server.processes import cpu_seconds, family
from coverts.hall.commands import Join, Start
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.house.caring import LEASE
from coverts.store.postgres.leases import NOW
from coverts.store.postgres.store import PostgresStore
from coverts.store.postgres.url import PostgresUrl
from tests.cluster import valkey
from tests.cluster.crowd import Person, judged, until
from tests.cluster.valkey import Valkey
from tests.server.process import Process, started
from tests.store import postgres
from tests.store.postgres import ask

SEATS = 4
POK = Settings(PokSetup(SEATS))
PAGE = sysconf("SC_PAGE_SIZE")
OPTIONS = ("--limit-factor=1000", "--sockets-each=100000")
AT_ONCE = 100
"""People who connect at the same time."""
PATIENCE = 60.0
"""Seconds of silence after which somebody comes back elsewhere: others may think for long."""

LEFT_ALONE = "SELECT count(*) FROM cares JOIN nodes ON nodes.id = node WHERE until < $1::bigint"
"""Tables of nodes that have not renewed their lease since a moment: it was for two seconds then, at most."""


class Figures(Struct):
    """Of one run."""

    nodes: int
    tables: int
    pubsub: str
    hashed: bool
    """Whether all who sit at one table are at one node, as behind the proxies in `deploy/`."""
    think: float
    """Seconds that people think at most; half as long on average."""
    moves: int
    moves_per_second: float
    busy_cores: float
    """Everything on the machine together, with the people who play."""
    others_cores: float
    """What had nothing to do with this."""
    p50_ms: float
    p99_ms: float
    cpu_us_a_move: float
    """Of all nodes together."""
    postgres_us_a_move: float
    pubsub_us_a_move: float
    """Of Valkey; PostgreSQL's own part is in the line before."""
    kib_a_table: float
    """Of memory that a table under way takes at all nodes together, with its sockets."""
    bytes_an_entry: float
    """Of the log with its indexes; a fresh one, which is mostly half-empty pages."""
    entries_a_move: float
    """With those of the people's part in fair deals, and of the beginning."""
    tries_p99: int
    conflicts: float
    """For each move."""
    refused: int
    killed: int
    resume_p50: float
    resume_p99: float
    """Seconds until those were back whose node was killed."""
    care_p50: float
    care_longest: float
    """Seconds until its tables were looked after by others."""
    faults: int


class Nodes:
    """Processes that serve one house, and their figures."""

    def __init__(self, stack: AsyncExitStack, folder: Path, url: PostgresUrl, pubsub: str) -> None:
        self._stack = stack
        self._folder = folder
        self.url = url
        self._environment = {"COVERTS_DATABASE": url.dsn, **({"COVERTS_PUBSUB": pubsub} if pubsub else {})}
        self.running: list[tuple[Process, int]] = []
        self.urls: list[str] = []

    async def begin(self) -> None:
        port = valkey.free_port()
        process = await self._stack.enter_async_context(
            started(self._folder, *OPTIONS, f"--metrics-address=127.0.0.1:{port}", environment=self._environment)
        )
        self.running.append((process, port))
        self.urls.append(process.url)

    async def kill(self) -> None:
        process, _ = self.running.pop(0)
        del self.urls[0]
        process.signal(signal.SIGKILL)
        await process.process.wait()

    def cpu(self) -> float:
        return sum(cpu_seconds(pid) for process, _ in self.running for pid in family(process.process.pid))

    def memory(self) -> int:
        """Bytes of all nodes together."""
        return sum(resident(pid) for process, _ in self.running for pid in family(process.process.pid))

    async def figures(self) -> dict[str, float]:
        """Of all nodes together, by name."""
        found: dict[str, float] = {}
        async with httpx.AsyncClient() as http:
            for _, port in self.running:
                text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
                for name, value in re.findall(r"^(coverts_\S+) (\S+)$", text, re.MULTILINE):
                    found[name] = found.get(name, 0.0) + float(value)
        return found


@asynccontextmanager
async def staged(number: int, pubsub: str) -> AsyncIterator[tuple[Nodes, postgres.Postgres, Valkey | None]]:
    postgres.OPTIONS.update(fsync="on", autovacuum="on", shared_buffers="128MB", max_connections="100")
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        made = stack.enter_context(postgres.databases())
        cache = stack.enter_context(valkey.running()) if pubsub == "valkey" else None
        nodes = Nodes(stack, folder, await asyncio.to_thread(made.new), "" if cache is None else cache.url.dsn)
        for _ in range(number):
            await nodes.begin()
        assert made.server is not None
        yield nodes, made.server, cache


class Crowd:
    """People at tables: everybody at a node of their own choice, or all of a table at one."""

    def __init__(self, nodes: Nodes, think: float, *, hashed: bool) -> None:
        self._nodes = nodes
        self._think = think
        self._is_hashed = hashed
        self.people: list[Person] = []
        self.playing: list[asyncio.Task[None]] = []

    async def begin(self, tables: int) -> None:
        """Sit down, connect, and begin to play everywhere."""
        async with AsyncExitStack() as stack:
            doors = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=60))
                for url in self._nodes.urls
            ]
            tokens = [await guest(doors[0], f"P{seat}") for seat in range(SEATS)]
            opened = [await self._sit_down(number, doors, tokens) for number in range(tables)]
            for start in range(0, len(self.people), AT_ONCE):
                come = self.people[start : start + AT_ONCE]
                self.playing += [asyncio.create_task(one.play()) for one in come]
                await until(lambda come=come: all(one.is_here for one in come))  # type: ignore[misc]
            for number, table in enumerate(opened):
                await _do(doors[number % len(doors)], tokens[0], table, Start())

    async def _sit_down(self, number: int, doors: Sequence[httpx.AsyncClient], tokens: Sequence[str]) -> str:
        # A proxy does not know yet which table it will be.
        opened = await told(doors[(number + 1) % len(doors)], tokens[0], "/tables", {"settings": POK})
        urls = [self._nodes.urls[number % len(doors)]] if self._is_hashed else self._nodes.urls
        for seat, token in enumerate(tokens):
            if seat:
                await _do(doors[number % len(doors)], token, opened["id"], Join(f"P{seat}", opened["invitation"]))
            self.people.append(Person(opened["id"], token, seat, urls, think=self._think, patience=PATIENCE))
        return opened["id"]

    async def end(self) -> None:
        """Nobody plays on."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


class Meter:
    """What has come together since it was begun."""

    def __init__(self, nodes: Nodes, database: int, cache: Valkey | None, people: Sequence[Person]) -> None:
        self._nodes = nodes
        self._people = people
        self._gauges: dict[str, Callable[[], float]] = {
            "seconds": monotonic,
            "all": cpu_seconds_of_all,
            "people": process_time,
            "nodes": nodes.cpu,
            "postgres": lambda: sum(map(cpu_seconds, family(database))),
            "pubsub": lambda: 0.0 if cache is None else cpu_seconds(cache.pid),
        }

    async def begin(self) -> None:
        self._named = await self._nodes.figures()
        self._delays = [len(one.delays) for one in self._people]
        self._before = {name: gauge() for name, gauge in self._gauges.items()}

    async def read(self) -> None:
        self.spent = {name: gauge() - self._before[name] for name, gauge in self._gauges.items()}
        self.delays = [
            delay for one, before in zip(self._people, self._delays, strict=True) for delay in one.delays[before:]
        ]
        self.named = {name: value - self._named.get(name, 0.0) for name, value in (await self._nodes.figures()).items()}

    def others(self) -> float:
        """Cores that were busy with something else."""
        of_this = sum(self.spent[name] for name in ("people", "nodes", "postgres", "pubsub"))
        return max(0.0, self.spent["all"] - of_this) / self.spent["seconds"]

    def a_move(self, of: str) -> float:
        """Microseconds."""
        return 1e6 * self.spent[of] / len(self.delays)


async def guest(http: httpx.AsyncClient, name: str) -> str:
    return str((await http.post("/guests", json={"name": name, "bearer": True})).json()["token"])


async def told(http: httpx.AsyncClient, token: str, path: str, body: object) -> dict[str, str]:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    answer = await http.post(path, content=msgspec.json.encode(body), headers=headers)
    assert answer.is_success, answer.text
    found: dict[str, str] = answer.json()
    return found


async def _do(http: httpx.AsyncClient, token: str, table: str, command: Join | Start) -> None:
    await told(
        http, token, f"/tables/{table}/commands", {"type": "do", "id": type(command).__name__, "command": command}
    )


def resident(pid: int) -> int:
    """Bytes of memory that a process takes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def quantile(found: list[float], share: float) -> float:
    return round(sorted(found)[min(len(found) - 1, int(share * len(found)))], 3) if found else 0.0


async def kill_now_and_then(nodes: Nodes, times: int) -> list[float]:
    """How long it took each time until the tables of the one that was killed were looked after."""
    found = []
    for _ in range(times):
        await asyncio.sleep(1.0)
        await nodes.kill()
        before = monotonic()
        [(killed_at,)] = ask(nodes.url, f"SELECT {NOW}")
        while left_alone(nodes.url, killed_at):
            await asyncio.sleep(0.1)
        found.append(monotonic() - before)
        await nodes.begin()
    return found


def left_alone(url: PostgresUrl, killed_at: int) -> bool:
    """Whether any table is still that of a node that has been dead since this moment of the database."""
    [(number,)] = ask(url, LEFT_ALONE, killed_at + LEASE)
    return bool(number)


async def measure(
    number: int, tables: int, think: float, seconds: float, pubsub: str, kills: int, *, hashed: bool
) -> Figures:
    async with staged(number, pubsub) as (nodes, server, cache):
        empty = nodes.memory()
        crowd = Crowd(nodes, think, hashed=hashed)
        await crowd.begin(tables)
        assert server._process is not None
        meter = Meter(nodes, server._process.pid, cache, crowd.people)
        gc.freeze()  # A collector that goes through 1,000 people keeps all of them waiting.
        gc.disable()
        await meter.begin()
        cares = await kill_now_and_then(nodes, kills) if kills else []
        await asyncio.wait(crowd.playing, timeout=seconds)
        await meter.read()
        gc.enable()
        await crowd.end()
        grown = max(nodes.memory() - empty, 0)
        store = await PostgresStore.open(nodes.url)
        faults = await judged(store, crowd.people)
        [(size, entries)] = ask(nodes.url, "SELECT pg_total_relation_size('log'), (SELECT count(*) FROM log)")
        await store.close()
    moves = len(meter.delays)
    silences = [silence for person in crowd.people for silence in person.silences]
    commits = meter.named["coverts_commit_tries_count"]
    tries = [
        most
        for most in (1, 2, 3, 4, 7, 20)
        if meter.named[f'coverts_commit_tries_bucket{{le="{most}.0"}}'] >= 0.99 * commits
    ]
    for fault in faults[:5]:
        print(fault)
    return Figures(
        nodes=number,
        tables=tables,
        pubsub=pubsub,
        hashed=hashed,
        think=think,
        moves=moves,
        moves_per_second=round(moves / meter.spent["seconds"], 1),
        busy_cores=round(meter.spent["all"] / meter.spent["seconds"], 2),
        others_cores=round(meter.others(), 2),
        p50_ms=round(1000 * quantile(meter.delays, 0.5), 1),
        p99_ms=round(1000 * quantile(meter.delays, 0.99), 1),
        cpu_us_a_move=round(meter.a_move("nodes")) if not kills else 0,
        postgres_us_a_move=round(meter.a_move("postgres")),
        pubsub_us_a_move=round(meter.a_move("pubsub"), 1),
        kib_a_table=round(grown / tables / 1024, 1) if not kills else 0,
        bytes_an_entry=round(size / entries),
        entries_a_move=round(entries / sum(len(person.acknowledged) for person in crowd.people), 2),
        tries_p99=tries[0] if tries else 99,
        conflicts=round(meter.named["coverts_conflicts_total"] / moves, 3),
        refused=sum(len(person.refused) for person in crowd.people),
        killed=kills,
        resume_p50=quantile(silences, 0.5),
        resume_p99=quantile(silences, 0.99),
        care_p50=quantile(cares, 0.5),
        care_longest=round(max(cares, default=0.0), 2),
        faults=len(faults),
    )


def tell(found: list[Figures]) -> None:
    for one in found:
        kind = ", hashed" if one.hashed else ""
        print(
            f"{one.nodes} nodes, {one.tables} tables, {one.pubsub}{kind}: thinking {one.think} s: {one.moves} moves, "
            f"{one.moves_per_second:.0f}/s on {one.busy_cores} cores ({one.others_cores} of others), "
            f"p50 {one.p50_ms} ms, p99 {one.p99_ms} ms, "
            f"{one.cpu_us_a_move:.0f} µs of CPU a move (PostgreSQL {one.postgres_us_a_move:.0f}, "
            f"pub/sub {one.pubsub_us_a_move:.1f}), {one.kib_a_table:.0f} KiB a table, "
            f"{one.entries_a_move} entries a move of {one.bytes_an_entry:.0f} bytes, "
            f"tries p99 {one.tries_p99}, {one.conflicts} conflicts a move, {one.refused} refused, {one.faults} faults"
        )
        if one.killed:
            print(
                f"  killed {one.killed} times: back after {one.resume_p50} s (p99 {one.resume_p99} s), "
                f"looked after again after {one.care_p50} s (longest {one.care_longest} s)"
            )


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description="What several nodes cost and how quick they are.")
    arguments.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 3])
    arguments.add_argument("--tables", type=int, default=30)
    arguments.add_argument("--think", type=float, default=0.0, help="seconds at most that people think")
    arguments.add_argument("--seconds", type=float, default=600.0, help="how long is measured, at most")
    arguments.add_argument("--pubsub", choices=("postgresql", "valkey"), default="postgresql")
    arguments.add_argument("--kill", type=int, default=0)
    arguments.add_argument("--hashed", action="store_true", help="all who sit at one table are at one node")
    add_options(arguments)
    chosen = arguments.parse_args()
    measured = [
        uvloop.run(
            measure(
                number,
                chosen.tables,
                chosen.think,
                chosen.seconds,
                chosen.pubsub,
                chosen.kill,
                hashed=chosen.hashed,
            )
        )
        for number in chosen.nodes
    ]
    report(chosen, measured, lambda: tell(measured))
