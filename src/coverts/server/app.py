"""The server, put together."""

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import Headers, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import RequestCookies

from coverts.games.contract import Refused
from coverts.hall.entries import Millis
from coverts.server import answers
from coverts.server.caretaker import Thinker
from coverts.server.config import Config
from coverts.server.house import House, NoSuchTable
from coverts.server.identity import Doorman, Somebody, secret_in
from coverts.server.people import PEOPLE
from coverts.server.protection import Doorway, Limits
from coverts.server.reading import StrictRequest
from coverts.server.service import SERVICE
from coverts.server.socket import lobby_socket, table_socket
from coverts.server.tables import TABLES
from coverts.server.thinker import Thinkers
from coverts.store.interface import Store

LARGEST_BODY = 64 * 1024


def now() -> Millis:
    """The time, as logs have it."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(16)


def _house(state: State) -> House:
    house: House = state.house
    return house


def _doorman(state: State) -> Doorman:
    doorman: Doorman = state.doorman
    return doorman


def build(
    config: Config, store: Store, *, thinker: Thinker | None = None, clock: Callable[[], Millis] = now
) -> Litestar:
    """The application of a server with these settings, on a store that outlives it."""
    limits = Limits()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        thinkers = Thinkers(workers=config.bot_workers, pace=config.bot_pace)
        house = House(store, thinker or thinkers, clock=clock, draw=secrets.randbelow, new_id=new_id)
        app.state.house, app.state.doorman = house, Doorman(store)
        await house.wake()
        try:
            yield
        finally:
            await house.close()
            thinkers.close()

    async def somebody(state: State, headers: Headers, cookies: RequestCookies) -> Somebody | None:
        doorman: Doorman = state.doorman
        return await doorman.who_is(secret_in(headers, cookies, secure=config.secure), clock())

    app = Litestar(
        [Router("/api/v1", route_handlers=[*PEOPLE, *TABLES, *SERVICE, table_socket, lobby_socket])],
        lifespan=[lifespan],
        dependencies={
            "doorman": Provide(_doorman, sync_to_thread=False),
            "house": Provide(_house, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "secure": Provide(lambda: config.secure, sync_to_thread=False),
            "somebody": Provide(somebody),
        },
        exception_handlers={
            answers.Not: answers.on_not,
            Refused: answers.on_refused,
            NoSuchTable: answers.on_no_such_table,
            HTTPException: answers.on_http,
            Exception: answers.on_anything,
        },
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Coverts",
            version="1",
            path="/api/v1/schema",
            # The pages that Litestar would draw of it need scripts of others, which ours may not load.
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    # Not as a middleware: Litestar answers for addresses that it does not know before any of those.
    app.asgi_handler = Doorway(app.asgi_handler, config.origins, secure=config.secure)
    return app
