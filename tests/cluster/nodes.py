"""Several servers on one database, in the test's own event loop, and people who are spread over them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from coverts.hall.commands import Join
from coverts.hall.settings import Settings
from coverts.server.pubsub_url import RedisUrl
from coverts.store.postgres.url import PostgresUrl
from tests.server.harness import Guest, Server, serving
from tests.server.players import Party, connected

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]


@asynccontextmanager
async def nodes(
    url: PostgresUrl, number: int, *, pubsub: RedisUrl | None = None, **settings: Any
) -> AsyncIterator[list[Server]]:
    """So many nodes of one house."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(url, pubsub=pubsub, **settings)) for _ in range(number)]


@asynccontextmanager
async def at(server: Server, guest: Guest) -> AsyncIterator[Guest]:
    """The same person at another node."""
    same = Guest(server, guest.name)
    same.http.cookies.update(guest.http.cookies)
    async with same.http:
        yield same


@asynccontextmanager
async def spread(
    servers: Sequence[Server], settings: Settings, people: int, bots: Sequence[str] = (), *, plays: bool = True
) -> AsyncIterator[Party]:
    """People who have sat down at a new table, each connected to the next node."""
    async with AsyncExitStack() as stack:
        guests = await stack.enter_async_context(servers[0].guests(*NAMES[:people]))
        opened = await guests[0].open(settings, bots)
        here = []
        for place, guest in enumerate(guests):
            server = servers[place % len(servers)]
            own = await stack.enter_async_context(at(server, guest))
            if place:
                assert (await own.do(opened.id, Join(own.name, opened.invitation))).status_code == 200
            here.append(own)
        players = [
            await stack.enter_async_context(connected(guest.server, opened.id, guest.token, plays=plays))
            for guest in here
        ]
        yield Party(servers[0], opened, here, players)
