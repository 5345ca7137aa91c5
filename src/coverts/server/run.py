"""Running a server until it is told to stop."""

import errno
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from litestar import Litestar

from coverts.server.app import build
from coverts.server.config import Config
from coverts.server.socket import LARGEST_FRAME
from coverts.store.interface import StoreError
from coverts.store.sqlite import SqliteStore


class CannotServe(Exception):
    """Why a server cannot start, as the key and data of a sentence."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


def listening_socket(config: Config) -> socket.socket:
    """The address of a server, taken before anything else is started."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((config.host, config.port))
        bound.listen()
    except OSError as error:
        bound.close()
        key = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-cannot-listen"
        raise CannotServe(key, host=config.host, port=str(config.port), why=error.strerror or "") from None
    except UnicodeError:
        bound.close()
        why = "no such address"
        raise CannotServe("serve-cannot-listen", host=config.host, port=str(config.port), why=why) from None
    except OverflowError:
        bound.close()
        raise CannotServe("serve-no-such-port", port=str(config.port)) from None
    return bound


async def serve(config: Config, bound: socket.socket, *, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; games under way go on at the next start. `ready` is called when all is set."""
    try:
        store = await SqliteStore.open(config.data)
    except StoreError as error:
        raise CannotServe("serve-cannot-keep", why=str(error)) from None
    try:
        await _Server(settings_for(build(config, store)), ready).serve(sockets=[bound])
    finally:
        await store.close()


class _Server(uvicorn.Server):
    """Says when it is ready, and takes a signal as the wish to stop that it is."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn would raise them once more in the end: the process would die before the store is closed."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def settings_for(app: Litestar) -> uvicorn.Config:
    """Small frames and no compression: the length of what is sent must tell nothing."""
    return uvicorn.Config(
        app,
        log_config=None,
        # What uvicorn says besides has invitations and messages in it.
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


def addresses(config: Config, bound: socket.socket) -> list[str]:
    """The links under which the server can be reached, the nearest first."""
    port = bound.getsockname()[1]
    if config.host not in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        return [f"http://{f'[{config.host}]' if ':' in config.host else config.host}:{port}/"]
    return [f"http://127.0.0.1:{port}/", *(f"http://{address}:{port}/" for address in _own_addresses())]


def _own_addresses() -> list[str]:
    """Addresses of this machine in its network, as far as it knows them itself."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return sorted({str(address[4][0]) for address in found if not str(address[4][0]).startswith("127.")})
