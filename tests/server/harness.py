"""A real server in the test's own event loop, and people who come to it over HTTP and WebSocket."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import time_ns
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar

from coverts.games.contract import Draw
from coverts.hall.commands import Command
from coverts.hall.desk import Logged
from coverts.hall.messages import Snapshot
from coverts.hall.settings import Settings
from coverts.hall.wire import AnyAction
from coverts.server.app import build
from coverts.server.client import decode_outgoing
from coverts.server.config import Config
from coverts.server.door.account import Account
from coverts.server.door.identity import Doorman
from coverts.server.house.caretaker import BotDecider
from coverts.server.house.house import House
from coverts.server.house.randomness import Randomness
from coverts.server.routes.tables import OpenedTable
from coverts.server.run import listening_socket, node_of, settings_for
from coverts.server.wire import CommandId, Do, encode
from coverts.store.any_store import open_store
from coverts.store.interface import Store
from coverts.store.postgres.url import PostgresUrl


class Clock:
    """Real time, and as much more as a test wants to have passed."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time_ns() // 1_000_000 + self.ahead

    def pass_seconds(self, seconds: int) -> None:
        self.ahead += 1000 * seconds


class AnyLegal:
    """Bots without processes: any legal action, at once."""

    def __init__(self) -> None:
        self.random = Random(3)
        self.asked = 0

    def thinking_time(self) -> float:
        return 0

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        self.asked += 1
        seen = msgspec.json.decode(snapshot, type=Snapshot)
        assert seen.game is not None
        legal: tuple[AnyAction, ...] = seen.game.view.legal
        return self.random.choice(legal)


class Undecided(AnyLegal):
    """Bots that never come to a decision."""

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        never: asyncio.Future[AnyAction] = asyncio.get_running_loop().create_future()
        return await never


class Server:
    """A running server, and what a test may reach behind its back."""

    def __init__(self, url: str, app: Litestar, store: Store, clock: Clock) -> None:
        self.url = url
        self.app = app
        self.store = store
        self.clock = clock

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    @property
    def doorman(self) -> Doorman:
        doorman: Doorman = self.app.state.doorman
        return doorman

    @property
    def host(self) -> str:
        return self.url.removeprefix("http://")

    def http(self, **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"{self.url}/api/v1", headers={**JSON, **headers}, verify=False, timeout=60)

    async def log(self, table: str) -> list[Logged]:
        return await self.store.load(table)

    @asynccontextmanager
    async def guests(self, *names: str) -> AsyncIterator[list["Guest"]]:
        """New people, each with a browser of their own."""
        come = [Guest(self, name) for name in names]
        try:
            for guest in come:
                await guest.come()
            yield come
        finally:
            for guest in come:
                await guest.http.aclose()


class Guest:
    """Somebody with a browser: a cookie, and HTTP."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = server.http()
        self._commands = 0

    async def come(self) -> None:
        (await self.http.post("/guests", json={"name": self.name})).raise_for_status()

    @property
    def token(self) -> str:
        return self.http.cookies["coverts"]

    async def who(self) -> str:
        known = await self.server.doorman.who_is(self.token, self.server.clock())
        assert known is not None
        return known.identity.who

    async def open(self, settings: Settings, bots: Sequence[str] = ()) -> OpenedTable:
        body = encode({"settings": settings, "bots": bots})
        answer = await self.http.post("/tables", content=body, headers=JSON)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=OpenedTable)

    async def do(self, table: str, command: Command, command_id: CommandId = "") -> httpx.Response:
        self._commands += 1
        body = encode(Do(command_id or f"http-{self._commands}", command))
        return await self.http.post(f"/tables/{table}/commands", content=body, headers=JSON)

    async def look(self, table: str, invitation: str = "") -> Snapshot:
        answer = await self.http.get(f"/tables/{table}", params={"invitation": invitation})
        assert answer.status_code == 200, answer.text
        seen: Snapshot = decode_outgoing(answer.content)
        return seen


JSON = {"Content-Type": "application/json"}


@asynccontextmanager
async def serving(
    folder: Path | PostgresUrl,
    *,
    decider: BotDecider | None = None,
    clock: Clock | None = None,
    draw: Draw = secrets.randbelow,
    wrapped: Callable[[Store], Store] = lambda store: store,
    **settings: Any,
) -> AsyncIterator[Server]:
    """A server on a folder, or one of any number on a database of PostgreSQL, until the end of the block."""
    place: dict[str, Any] = (
        {"data": folder} if isinstance(folder, Path) else {"data": Path("nowhere"), "database": folder}
    )
    config = Config(**place, port=0, bot_pace=0, **settings)
    clock = clock or Clock()
    opened = await open_store(folder)
    store = wrapped(opened)
    line, _ = await node_of(config, opened)
    app = build(config, store, decider=decider or AnyLegal(), clock=clock, randomness=Randomness(draw=draw), line=line)
    with listening_socket(config) as bound:
        running = uvicorn.Server(settings_for(app, config))
        task = asyncio.create_task(running.serve(sockets=[bound]))
        try:
            async with asyncio.timeout(60):
                while not running.started and not task.done():
                    await asyncio.sleep(0.005)
            yield Server(f"http://127.0.0.1:{bound.getsockname()[1]}", app, store, clock)
        finally:
            running.should_exit = True
            await task
            await opened.close()
