"""Whatever happens to the nodes and to what they stand on: nothing acknowledged is lost or doubled, nobody is told of
what is not in the log, and all come to the end of their games. Real processes, real servers.
"""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import msgspec

from coverts.hall.commands import Join, Start
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.store.postgres.store import PostgresStore
from coverts.store.postgres.url import PostgresUrl
from tests.cluster import valkey
from tests.cluster.crowd import Person, judged, until
from tests.cluster.valkey import Valkey
from tests.cluster.wires import Wire, wire
from tests.server.harness import JSON
from tests.server.process import Process, started
from tests.store import postgres
from tests.store.postgres import Databases, Postgres

PIKOKO = Settings(PikokoSetup(3), talk="free", seconds=20)
TABLES = 3
THINK = 0.05
MOVES_BETWEEN = 12
"""Moves at all tables together between two faults."""


class Stage:
    """Three nodes, what they stand on, and the wires of the last node."""

    def __init__(self, stack: AsyncExitStack, folder: Path, server: Postgres, url: PostgresUrl, cache: Valkey) -> None:
        self._stack = stack
        self._folder = folder
        self.server = server
        self.url = url
        self.cache = cache
        self.nodes: list[Process] = []
        self.urls: list[str] = []
        self.to_database: Wire
        self.to_pubsub: Wire

    async def begin(self) -> None:
        own = self._folder / "wire"
        own.mkdir()
        real = Path(self.url.dsn.partition("host=")[2])
        self.to_database = await self._stack.enter_async_context(wire(own / ".s.PGSQL.5432", real / ".s.PGSQL.5432"))
        through = self.url.dsn.replace(f"host={real}", f"host={own}")
        port = valkey.free_port()
        self.to_pubsub = await self._stack.enter_async_context(wire(port, self.cache.port))
        for place in range(3):
            is_wired = place == 2
            await self.node(
                through if is_wired else self.url.dsn, f"redis://127.0.0.1:{port if is_wired else self.cache.port}"
            )

    async def node(self, database: str = "", pubsub: str = "") -> None:
        environment = {"COVERTS_DATABASE": database or self.url.dsn, "COVERTS_PUBSUB": pubsub or str(self.cache.url)}
        process = await self._stack.enter_async_context(
            started(self._folder, "--limit-factor=100", environment=environment)
        )
        self.nodes.append(process)
        self.urls.append(process.url)

    async def killed(self) -> None:
        node, url = self.nodes.pop(0), self.urls.pop(0)
        node.signal(signal.SIGKILL)
        await node.ended()
        assert url not in self.urls
        await self.node()

    async def stopped_and_revived(self) -> None:
        self.nodes[0].signal(signal.SIGSTOP)
        await asyncio.sleep(3)
        self.nodes[0].signal(signal.SIGCONT)

    async def cut_from_the_database(self) -> None:
        self.to_database.cut()
        await asyncio.sleep(3)
        self.to_database.mend()

    async def cut_from_the_pubsub(self) -> None:
        self.to_pubsub.cut()
        await asyncio.sleep(3)
        self.to_pubsub.mend()

    async def database_restarted(self) -> None:
        await asyncio.to_thread(self.server.restart, kill=True)

    async def pubsub_restarted(self) -> None:
        await asyncio.to_thread(self.cache.restart)


@asynccontextmanager
async def staged(folder: Path) -> AsyncIterator[Stage]:
    async with AsyncExitStack() as stack:
        server = stack.enter_context(postgres.running())
        cache = stack.enter_context(valkey.running())
        stage = Stage(stack, folder, server, await asyncio.to_thread(Databases(server).new), cache)
        await stage.begin()
        yield stage


async def people_at(stage: Stage, stack: AsyncExitStack) -> list[Person]:
    """A table for each three of them, at which the game has begun."""
    found: list[Person] = []
    hosts: list[httpx.AsyncClient] = []
    for number in range(TABLES):
        opened: dict[str, str] = {}
        for seat in range(3):
            base = f"{stage.urls[(number + seat) % 3]}/api/v1"
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=base, headers=JSON))
            known = (await http.post("/guests", json={"name": f"P{seat}", "bearer": True})).json()
            http.headers["Authorization"] = f"Bearer {known['token']}"
            if not seat:
                body = msgspec.json.encode({"settings": PIKOKO})
                opened = (await http.post("/tables", content=body)).json()
                hosts.append(http)
            else:
                await done(http, opened["id"], Join(f"P{seat}", opened["invitation"]))
            found.append(Person(opened["id"], known["token"], seat, stage.urls, think=THINK))
        await done(hosts[-1], opened["id"], Start())
    return found


async def done(http: httpx.AsyncClient, table: str, command: Join | Start) -> None:
    body = msgspec.json.encode({"type": "do", "id": str(type(command).__name__), "command": command})
    answer = await http.post(f"/tables/{table}/commands", content=body)
    assert answer.status_code == 200, answer.text


async def test_nothing_is_lost_whatever_happens(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage, AsyncExitStack() as stack:
        people = await people_at(stage, stack)
        playing = [asyncio.create_task(person.play()) for person in people]

        def moves() -> int:
            return sum(len(person.acknowledged) for person in people)

        async def some_moves() -> None:
            enough = moves() + MOVES_BETWEEN
            await until(lambda: moves() >= enough or all(one.is_over for one in people))

        faults: list[Callable[[], Awaitable[None]]] = [
            stage.killed,
            stage.stopped_and_revived,
            stage.cut_from_the_database,
            stage.cut_from_the_pubsub,
            stage.database_restarted,
            stage.pubsub_restarted,
        ]
        for fault in faults:
            await some_moves()
            await fault()
        async with asyncio.timeout(120):
            await asyncio.gather(*playing)
        store = await PostgresStore.open(stage.url)
        try:
            assert await judged(store, people) == []
            assert await store.unfinished_tables() == []
        finally:
            await store.close()
        assert moves() > len(faults) * MOVES_BETWEEN
