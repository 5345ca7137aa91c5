"""A real server on which one game after the other is performed: each with a house and a store of its own, and with a
clock, luck, ids and bots that follow the script."""

import asyncio
import logging
import shutil
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import uvicorn
from litestar import Litestar
from litestar.routes import HTTPRoute
from structlog.testing import capture_logs

from coverts.games.contract import Draw
from coverts.games.seats import SeatSet
from coverts.hall.deciding import Secret
from coverts.hall.entries import Millis
from coverts.hall.wire import AnyAction
from coverts.server.app import build
from coverts.server.config import Config
from coverts.server.door.budgets import ENTRIES, GAMES, GATHERING, KEPT
from coverts.server.house.house import House
from coverts.server.house.live import Live
from coverts.server.house.randomness import Randomness
from coverts.server.run import listening_socket, settings_for
from coverts.store.interface import Store
from coverts.store.sqlite import SqliteStore
from tests.hall.staging import OPENED_AT
from tests.server.wire_puppets import Puppets
from tests.server.wire_raw import PATIENCE, Address


class Script:
    """What the server would get from its machine."""

    def __init__(self, *ids: str) -> None:
        self.now = OPENED_AT
        self.ids = iter(ids)
        self.luck: Draw = Random("the names of bots").randrange
        self.secret: Secret = bytes


class Written(logging.Handler):
    """Every line that any logger lets through."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name} {logging.Formatter().format(record)}".encode())


class Stage:
    """The server. What belongs to the present game is changed with it."""

    def __init__(self, folder: Path, rest: Millis = 0) -> None:
        self.folder, self.rest = folder, rest
        self.addresses: list[Address] = []
        self.script = Script()
        self.puppets = Puppets()
        self.store: Store | None = None
        self.games = 0
        self._open: AsyncExitStack | None = None
        self._apps = self._built()
        self.pages = sorted(_pages(self._apps[0]) - {"/metrics"})
        """Everything that there is to be asked for, but for the figures: those have a reader of their own."""

    def _built(self) -> Sequence[Litestar]:
        return [self._app()]

    def _app(self, **given: Any) -> Litestar:
        return build(
            Config(data=self.folder, port=0, round_pause=self.rest / 1000),
            cast("Store", self._shown()),
            decider=self.puppets,
            clock=lambda: self.script.now,
            randomness=Randomness(
                draw=lambda limit: self.script.luck(limit),
                secret=lambda size: self.script.secret(size),
                new_id=self.new_id,
            ),
            **given,
        )

    def _shown(self) -> object:
        return Present(self)

    def new_id(self) -> str:
        """The next name that nobody can guess."""
        return next(self.script.ids)

    @property
    def house(self) -> House:
        """The house at which tables are opened and looked after."""
        return self.houses[0]

    @property
    def houses(self) -> list[House]:
        return [app.state.house for app in self._apps]

    @asynccontextmanager
    async def serving(self) -> AsyncIterator["Stage"]:
        """Have the server run until the end of the block."""
        await (await SqliteStore.open(self.folder / "new")).close()
        async with AsyncExitStack() as stack:
            self.addresses = [await stack.enter_async_context(self._served(app)) for app in self._apps]
            yield self

    @asynccontextmanager
    async def _served(self, app: Litestar) -> AsyncIterator[Address]:
        settings = settings_for(app, Config(data=self.folder))
        # Each game opens and closes the house by itself.
        settings.lifespan = "off"
        # All that it does by the clock on the wall: the date, pings on quiet sockets, and hanging up on the idle.
        settings.date_header, settings.ws_ping_interval, settings.timeout_keep_alive = False, None, 600
        with listening_socket(Config(data=self.folder, port=0)) as bound:
            # Connections take after it: answers are sent at once, not when what was sent before has arrived.
            bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            running = uvicorn.Server(settings)
            task = asyncio.create_task(running.serve(sockets=[bound]))
            await until(lambda: running.started)
            try:
                yield bound.getsockname()
            finally:
                running.should_exit = True
                await task

    @asynccontextmanager
    async def game(self, script: Script) -> AsyncIterator[Store]:
        """An empty house, until the end of the block."""
        self.script, self.games = script, self.games + 1
        self.puppets.begin()
        folder = self.folder / f"game {self.games}"
        shutil.copytree(self.folder / "new", folder)
        store = self.store = await SqliteStore.open(folder)
        try:
            await self.open()
            for house in self.houses:
                house.budgets._spent.clear()
                house.budgets._held.clear()
            yield store
            await self.close()
        finally:
            await self.close()
            await store.close()
            shutil.rmtree(folder)

    async def open(self) -> None:
        """Open the house."""
        self._open = AsyncExitStack()
        for app in self._apps:
            await self._open.enter_async_context(app.lifespan())

    def spent(self) -> bytes:
        """What everybody together has spent of what tables and the disk hold: limits must not tell more than this."""
        kinds = [budget.name for budget in (ENTRIES, KEPT, GATHERING, GAMES)]
        # What has been given back is nought until it is forgotten, which happens by the clock.
        all_spent = [one for house in self.houses for one in house.budgets._spent.items()]
        spent = [(key, one.amount) for key, one in all_spent if one.amount]
        return str(sorted(one for one in spent if one[0][0] in kinds and not one[0][2])).encode()

    async def close(self) -> None:
        """Close the house; everybody is let go."""
        if self._open is not None:
            closing, self._open = self._open, None
            await closing.aclose()

    async def bot_moves(self, live: Live, seat: int, action: AnyAction) -> None:
        """The bot for a seat has made up its mind."""
        seq = live.desk.seq
        with self.puppets.decided(seat, live.table.question, action):
            await until(lambda: live.desk.seq > seq)

    async def strike(self, live: Live) -> None:
        """The house looks at its clock."""
        table, seq = live.table, live.desk.seq
        is_late = table.deadline is not None and self.script.now >= table.deadline
        self.house._caretaker.look_after(live)
        if is_late and any(table.bot_level(seat) is None for seat in table.awaited):
            await until(lambda: live.desk.seq > seq)

    async def told(self) -> None:
        """Wait until every node knows what the others have told."""

    def ban(self, who: str) -> None:
        for house in self.houses:
            house.bans.add(who)

    def sockets(self, table: str) -> int:
        """How many are open at a table."""
        lives = [house.find(table) for house in self.houses]
        return sum(len(live.audience) for live in lives if live is not None)

    def people_here(self, live: Live) -> SeatSet:
        """The seats whose people are connected."""
        return live.people_here(asyncio.get_running_loop().time())

    async def settle(self, live: Live) -> None:
        """Wait until what follows is done too, every bot that is asked is thinking, and the lobby knows the news."""
        await until(lambda: not any(house._under_way for house in self.houses))
        await until(lambda: not live.table.collects or live.table.waits_for(self.people_here(live), self.script.now))
        table, lobby = live.table, self.house.lobby
        is_asked = not table.paused and not table.rests(self.script.now)
        asked = {seat for seat in table.awaited if is_asked and table.bot_level(seat) is not None}
        await until(lambda: asked <= self.puppets.thinking)
        await until(lambda: lobby._telling is None or lobby._telling.done())


def _pages(app: Litestar) -> set[str]:
    routes = [route for route in app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods]
    paths = {route.path_format.removeprefix("/api/v1") for route in routes if route.path_format.startswith("/api/v1")}
    return {path for path in paths if not path.startswith("/schema")}


class Present:
    """The store of the present game."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stage.store, name)


@asynccontextmanager
async def written_down() -> AsyncIterator[list[bytes]]:
    """Everything that is logged meanwhile, with logging as talkative as it gets."""
    handler, root = Written(), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        with capture_logs() as structured:
            yield handler.lines
        handler.lines.extend(str(line).encode() for line in structured)
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


async def until(holds: Callable[[], object]) -> None:
    """Wait for something inside the server."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.0002)
