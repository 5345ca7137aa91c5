"""One life of the server: the real house, and the real handlers of its socket and its commands."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, cast

import msgspec

from coverts.hall.entries import Millis
from coverts.hall.messages import Snapshot
from coverts.hall.settings import Settings
from coverts.hall.sitters import Who
from coverts.hall.wire import AnyAction
from coverts.server.door.account import Account
from coverts.server.door.budgets import Budgets
from coverts.server.door.identity import Somebody
from coverts.server.house.house import ALONE, House, bots_for
from coverts.server.house.live import Live
from coverts.server.house.loading import NoSuchTable
from coverts.server.house.nodes import Nodes
from coverts.server.house.randomness import Randomness
from coverts.server.routes.socket import table_socket
from coverts.server.routes.tables import command
from coverts.server.wire import Answer, Do
from coverts.store.interface import Identity, Store, StoreError, Token
from tests.fault_injection.laws import Laws
from tests.fault_injection.loop import Life, VirtualLoop
from tests.fault_injection.store import SlowStore

if TYPE_CHECKING:
    from tests.fault_injection.link import Link


NO_LIMITS = Budgets(times=inf)
"""Budgets are held by tests of their own, and count in real time."""


class Bots:
    """Any legal action, after a while; sometimes a worker dies."""

    def __init__(self, chance: Random, deaths: Callable[[], float]) -> None:
        self._chance = chance
        self._deaths = deaths

    def thinking_time(self) -> float:
        return self._chance.choice([0.0, 0.1, 1.0, 3.0]) * self._chance.random()

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        await asyncio.sleep(self._chance.random() / 10)
        if self._chance.random() < self._deaths():
            raise RuntimeError("a worker died")
        seen = msgspec.json.decode(snapshot, type=Snapshot)
        assert seen.game is not None
        legal: tuple[AnyAction, ...] = seen.game.view.legal
        return self._chance.choice(legal)


class Server:
    """A house that is open until its life is over."""

    def __init__(
        self,
        loop: VirtualLoop,
        laws: Laws,
        store: SlowStore,
        clock: Callable[[], Millis],
        deaths: Callable[[], float],
        name: str,
        rest: Millis,
        nodes: Nodes = ALONE,
    ) -> None:
        self._loop = loop
        self._laws = laws
        self.life = Life()
        self.store = store
        chance = Random(name)
        self.house = House(
            cast("Store", store),
            Bots(Random(f"{name} bots"), deaths),
            clock=clock,
            randomness=Randomness(chance.randrange, chance.randbytes, lambda: f"{chance.getrandbits(64):x}"),
            rest=rest,
            budgets=NO_LIMITS,
            nodes=nodes,
        )
        self.links: list[Link] = []

    async def open_table(self, who: Who, name: str, settings: Settings, bots: int) -> Live:
        return await self.house.open(who, name, settings, bots_for(settings, ["casual"] * bots))

    def attend(self, link: "Link") -> None:
        """Somebody has connected."""
        self.links.append(link)
        work = table_socket.fn(socket=link.server_end, table=link.table, **self._given(link.who))
        self._loop.begin(self._until_the_end(work, link), self.life)

    async def _until_the_end(self, work: Any, link: "Link") -> None:
        try:
            with self._laws.watched(), suppress(StoreError):  # Where a table cannot be read, uvicorn closes the socket.
                await work
        finally:
            link.server_end.connection.close(1011)

    def answer(self, who: Who, table: str, do: Do, reply: Callable[[Answer], None]) -> None:
        """Somebody has sent a command by HTTP."""
        self._loop.begin(self._answer(who, table, do, reply), self.life)

    async def _answer(self, who: Who, table: str, do: Do, reply: Callable[[Answer], None]) -> None:
        # Both are answers, but say nothing about the command.
        with self._laws.watched(), suppress(NoSuchTable, StoreError):
            reply((await command.fn(table=table, data=do, **self._given(who))).content)

    def _given(self, who: Who | None) -> dict[str, Any]:
        """The handlers' dependencies."""
        return {
            "house": self.house,
            "budgets": NO_LIMITS,
            "somebody": _somebody(who),
            "account": Account(who, "192.0.2.1"),
        }

    def table(self, table: str) -> Live | None:
        """A table, if the house holds it in memory."""
        return self.house._tables.find(table)


def _somebody(who: Who | None) -> Somebody | None:
    if who is None:
        return None
    return Somebody(Identity(who, who, 0), Token(hash=who.encode(), who=who, kind="browser", created_at=0))
