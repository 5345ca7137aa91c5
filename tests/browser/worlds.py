"""A server in the test's own process whose luck, clock and bots follow a script: for games that differ in one thing."""

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random, randbytes
from typing import Any

import msgspec
import uvicorn

from coverts.games.contract import Act, Draw
from coverts.hall.messages import Snapshot
from coverts.hall.settings import options_of
from coverts.hall.wire import AnyAction
from coverts.server.app import build
from coverts.server.config import Config
from coverts.server.door.account import Account
from coverts.server.house.house import House
from coverts.server.house.randomness import Randomness
from coverts.server.run import listening_socket, settings_for
from coverts.store.sqlite import SqliteStore
from tests.browser.people import Person
from tests.hall.ideal import GAME, ideal
from tests.hall.worlds import draws
from tests.laws.scenes import World

READER = 0
NOON = 1_800_000_000_000


class Scripted:
    """Bots that choose what stands in the script, and think for ever when it has ended."""

    def __init__(self, moves: World) -> None:
        self.left: dict[int, deque[AnyAction]] = defaultdict(deque)
        for move in moves:
            if isinstance(move, Act) and move.seat != READER:
                self.left[move.seat].append(move.action)

    def thinking_time(self) -> float:
        return 0

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        you = msgspec.json.decode(snapshot, type=Snapshot).table.you
        assert you is not None
        if not self.left[you]:
            await asyncio.Event().wait()
        return self.left[you].popleft()


class Luck:
    """Any at all until the game begins, which names bots; then that of the script."""

    def __init__(self, moves: World) -> None:
        self._now: Draw = Random("the names of bots").randrange
        self._moves = moves

    def begin(self) -> None:
        self._now = draws(self._moves, Random(0))

    def __call__(self, limit: int) -> int:
        return self._now(limit)


class Staged:
    """A running server, and how far its script has come."""

    def __init__(self, url: str, house: House, bots: Scripted, luck: Luck, moves: World) -> None:
        self.url = url
        self.house = house
        self.luck = luck
        self.own = [move.action for move in moves if isinstance(move, Act) and move.seat == READER]
        """What the reader is to do."""
        self._bots = bots
        self._moves = moves

    async def begin(self, reader: Person, setup: Any) -> str:
        """The reader opens a table with bots, and the game begins; where that is."""
        await reader.tell("/guests", {"name": "Reader"})
        bots = ["random"] * (setup["players"] - 1)
        table: str = (await reader.tell("/tables", {"settings": {"setup": setup}, "bots": bots}))["id"]
        self.luck.begin()
        await reader.tell(f"/tables/{table}/commands", {"id": "start", "command": {"type": "start"}})
        return table

    async def is_readers_turn(self, table: str) -> bool:
        """Whether all others have done what they can do meanwhile."""
        return (await self.house.live(table)).table.awaited == (READER,)

    async def is_played(self, table: str) -> bool:
        """Whether the script has come to its end."""
        now = (await self.house.live(table)).table
        state = now.game.start(options_of(now.settings.setup))
        for move in self._moves:
            state = now.game.step(state, move).state
        return bool(now.state == state)


def _secret(size: int) -> bytes:
    return GAME if size == len(GAME) else randbytes(size)


@asynccontextmanager
async def staged(folder: Path, moves: World) -> AsyncIterator[Staged]:
    """A server on which this game is to be played."""
    folder.mkdir()
    config, bots, ids = Config(data=folder, port=0, bot_pace=0), Scripted(moves), count(1)
    store = await SqliteStore.open(folder)
    luck = Luck(moves)
    randomness = Randomness(luck, _secret, lambda: f"id-{next(ids)}")
    app = build(config, store, decider=bots, clock=lambda: NOON, randomness=randomness)
    with ideal(), listening_socket(config) as bound:
        running = uvicorn.Server(settings_for(app, config))
        task = asyncio.create_task(running.serve(sockets=[bound]))
        try:
            async with asyncio.timeout(30):
                while not running.started and not task.done():
                    await asyncio.sleep(0.005)
            yield Staged(f"http://127.0.0.1:{bound.getsockname()[1]}", app.state.house, bots, luck, moves)
        finally:
            running.should_exit = True
            await task
            await store.close()
