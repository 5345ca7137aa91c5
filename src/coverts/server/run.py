"""Running a server until it is told to stop."""

import asyncio
import errno
import gc
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from typing import Any, Literal, cast

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from msgspec.structs import replace

from coverts.lang import Sentence
from coverts.server import logs
from coverts.server.app import build
from coverts.server.config import Config
from coverts.server.connections.http import http_connection, watched
from coverts.server.connections.websocket import WebSocketConnection
from coverts.server.network import Close, Network, Terminal
from coverts.server.nodes.clock import SharedClock
from coverts.server.nodes.pubsub import Line
from coverts.server.operator_metrics import MetricsPage, OperatorMetrics
from coverts.store.any_store import open_store
from coverts.store.interface import DamagedError, Store, StoreError
from coverts.store.sharing import SharedStore

RECEIVED, SENT = 32 * 1024, 128 * 1024
"""Bytes that the system holds for each connection, in place of the megabytes that it would give to a dead reader."""

THIS_MACHINE = ("127.0.0.1", "::1")
"""Where a proxy with TLS usually stands."""


class CannotServe(Exception):
    """Why a server cannot start, as the key and data of a sentence."""

    def __init__(self, key: str, **args: int | str | Sentence) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


def listening_socket(config: Config) -> socket.socket:
    """The address of a server, taken before anything else is started."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it. An answer in two pieces would else wait 40 ms for the word that the first one has arrived.
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for buffer, size in ((socket.SO_RCVBUF, RECEIVED), (socket.SO_SNDBUF, SENT)):
        bound.setsockopt(socket.SOL_SOCKET, buffer, size)
    try:
        bound.bind((config.host, config.port))
        bound.listen()
    except OSError as error:
        bound.close()
        key = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-cannot-listen"
        raise CannotServe(key, host=config.host, port=str(config.port), why=error.strerror or "") from None
    except UnicodeError:
        bound.close()
        why = Sentence("serve-no-such-address")
        raise CannotServe("serve-cannot-listen", host=config.host, port=str(config.port), why=why) from None
    except OverflowError:
        bound.close()
        raise CannotServe("serve-no-such-port", port=str(config.port)) from None
    return bound


async def serve(
    config: Config, bound: socket.socket, *, ready: Callable[[], None], terminal: Terminal | None = None
) -> None:
    """Serve until SIGINT or SIGTERM; games under way go on at the next start. `ready` is called when all is set.

    `terminal` is asked before the house is opened to the network, if it is not open to it from the start.
    """
    logs.configure(config.log)
    allow_many_files()
    try:
        store = await open_store(config.database or config.data)
        line, clock = await node_of(config, store)
    except DamagedError as error:
        raise CannotServe("serve-damaged", why=error.why, folder=str(config.data)) from None
    except StoreError as error:
        raise CannotServe("serve-cannot-keep", why=error.why) from None
    port = bound.getsockname()[1]
    network = Network(config, port, terminal)
    app = build(config, store, network=network, clock=clock, line=line)

    async def open_door(address: str) -> Close:
        return await listen_besides(app, replace(config, host=address, port=port))

    network.open_door = open_door
    try:
        async with figures_served(app, config):
            drain = partial(_drain, app)
            await _Server(settings_for(app, config), ready, network, drain).serve(sockets=[bound])
    finally:
        await store.close()


async def node_of(config: Config, store: Store) -> tuple[Line | None, SharedClock | None]:
    """What a server needs that shares its database with others: a line to them, and the time that all go by."""
    if config.database is None:
        return None, None
    shared = cast("SharedStore", store)
    return await line_to_others(config, shared), SharedClock(await shared.time())


async def line_to_others(config: Config, store: SharedStore) -> Line:
    """The pub/sub by which nodes hear of each other."""
    assert config.database is not None
    if config.pubsub is None:
        from coverts.server.nodes.postgres import PostgresLine

        return PostgresLine(config.database)
    require_pubsub_driver()
    from coverts.server.nodes.redis import RedisLine

    return RedisLine(config.pubsub, await store.house())


def require_pubsub_driver() -> None:
    """Say what is missing, if Redis and Valkey cannot be spoken to from here."""
    if find_spec("redis") is None:
        raise StoreError("store-needs-redis")


async def _drain(app: Litestar) -> None:
    """The node is about to close: its sockets are told to come back, which a proxy leads elsewhere (1012)."""
    if "house" in app.state:
        await app.state.house.drain()


@asynccontextmanager
async def figures_served(app: Litestar, config: Config) -> AsyncIterator[None]:
    """Give an operator's figures on an address of their own, if there is one."""
    if not config.metrics_host:
        yield
        return
    own = replace(config, host=config.metrics_host, port=config.metrics_port)
    bound, metrics = listening_socket(own), OperatorMetrics(app, None if config.database else config.data)
    measuring = asyncio.create_task(metrics.measure())
    close = await _serve_besides(MetricsPage(metrics), own, bound)
    try:
        yield
    finally:
        measuring.cancel()
        await asyncio.gather(measuring, return_exceptions=True)
        await close()


async def listen_besides(app: Litestar, config: Config) -> Close:
    """Serve the same house on one more address, until it is closed; `OSError` if that cannot be."""
    try:
        bound = listening_socket(config)
    except CannotServe as cannot:
        raise OSError(errno.EADDRNOTAVAIL, cannot.key) from None
    return await _serve_besides(app, config, bound)


async def _serve_besides(app: ASGIApp | Litestar, config: Config, bound: socket.socket) -> Close:
    server = _BesidesServer(settings_for(app, config, lifespan="off"))
    serving = asyncio.create_task(server.serve(sockets=[bound]))

    async def close() -> None:
        server.should_exit = True
        await serving

    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
    except asyncio.CancelledError:
        await close()
        raise
    return close


class _Server(uvicorn.Server):
    """Says when it is ready, and takes a signal as the wish to stop that it is."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        network: Network,
        drain: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._network = network
        self._drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        calm_collector()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._drain()
        await self._network.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn would raise them once more in the end: the process would die before the store is closed."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


class _BesidesServer(uvicorn.Server):
    """Serves a house that another server has opened and will close; signals are that one's."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def settings_for(app: ASGIApp | Litestar, config: Config, *, lifespan: Literal["on", "off"] = "on") -> uvicorn.Config:
    """Uvicorn for the HTTP, with our bounds on what it waits for, and our own WebSocket (no compression: the length of
    what is sent must tell nothing).
    """
    proxies = [*config.proxies, *(THIS_MACHINE if config.secure else ())]
    return uvicorn.Config(
        cast("Any", watched(app)),
        log_config=None,
        # What uvicorn says besides has invitations and messages in it.
        log_level="error",
        access_log=False,
        server_header=False,
        lifespan=lifespan,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        http=http_connection(config.request_time),
        ws=WebSocketConnection,
        timeout_graceful_shutdown=5,
    )


def calm_collector() -> None:
    """Look for cycles more seldom. Tables are trees of values, and what is there at the start stays to the end: to go
    through all of it as often as Python does by itself would take a fifth of the time of a busy server.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)


def allow_many_files() -> None:
    """Every connection is an open file, and some systems allow only a few unless one asks."""
    if os.name == "posix":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
