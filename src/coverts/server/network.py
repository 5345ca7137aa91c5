"""Access from the local network: closed at first, opened by somebody at this machine, and closed again."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal, Protocol, TypeAlias

import structlog

from coverts.server.config import Config
from coverts.server.door.machine import is_this_machine
from coverts.server.routes.reach import address_in_network

log = structlog.get_logger()

Reach: TypeAlias = Literal["machine", "asking", "refused", "failed", "network"]
"""Who can reach the house: this machine alone, perhaps because somebody said no or it did not work, or the network."""

Close: TypeAlias = Callable[[], Awaitable[None]]
"""How a door is closed again, with all who came in by it."""

OpenDoor: TypeAlias = Callable[[str], Awaitable[Close]]
"""How the house is made to listen on one more address; `OSError` if that cannot be."""


class Terminal(Protocol):
    """Whoever sits where the house runs, to be asked for consent."""

    async def agrees(self, link: str) -> bool:
        """Ask whether the house may be opened to the network. Cancelled when the question is withdrawn."""

    def tell(self, key: str, link: str) -> None:
        """Say what has happened."""


class Network:
    """Opens and closes the house to the local network while it runs, if whoever runs it agrees."""

    def __init__(self, config: Config, port: int, terminal: Terminal | None = None) -> None:
        self._config = config
        self._port = port
        self._terminal = terminal
        self._is_private = is_this_machine(f"[{config.host}]" if ":" in config.host else config.host)
        self._reach: Reach = "machine" if self._is_private else "network"
        self._switching = asyncio.Lock()
        self._asking: asyncio.Task[None] | None = None
        self._close: Close | None = None
        self.open_door: OpenDoor | None = None
        """Set by whoever runs the server; without it nothing can be opened."""

    @property
    def reach(self) -> Reach:
        """Who can reach the house."""
        return self._reach

    @property
    def is_switchable(self) -> bool:
        """Whether this house can be opened and closed while it runs: not behind a proxy, nor if it is open anyhow."""
        return self._is_private and not self._config.secure and self.open_door is not None

    @property
    def consent(self) -> Literal["given", "terminal", "none"]:
        """Who has agreed that the house is opened, or can be asked."""
        if self._config.lan:
            return "given"
        return "none" if self._terminal is None else "terminal"

    @property
    def address(self) -> str | None:
        """Where this machine is in the network; None if it is in none."""
        return self._config.lan_address or address_in_network()

    @property
    def origin(self) -> str | None:
        """What links for others in the network begin with."""
        address = self.address
        return None if address is None else f"http://{address}:{self._port}"

    async def open(self) -> None:
        """Open the house, at once or after a yes in the terminal; nothing happens without consent."""
        async with self._switching:
            if not self.is_switchable or self.origin is None or self._reach in ("asking", "network"):
                return
            if self.consent == "given":
                await self._open()
            elif self._terminal is not None:
                self._reach = "asking"
                self._asking = asyncio.create_task(self._ask(self._terminal, self.origin))

    async def _ask(self, terminal: Terminal, origin: str) -> None:
        if await terminal.agrees(origin):
            await self._open()
        else:
            self._reach = "refused"

    async def _open(self) -> None:
        address, origin = self.address, self.origin
        if self.open_door is None or address is None or origin is None:
            return
        try:
            self._close = await self.open_door(address)
        except OSError as error:
            log.warning("house not opened", error=error.strerror)
            self._reach = "failed"
        else:
            self._reach = "network"
            self._tell("serve-lan-open", origin)

    async def close(self) -> None:
        """Close the house to the network, or withdraw the question."""
        async with self._switching:
            asking, self._asking = self._asking, None
            if asking is not None and not asking.done():
                asking.cancel()
                with suppress(asyncio.CancelledError):
                    await asking
            close, self._close = self._close, None
            if self._is_private:
                self._reach = "machine"
            if close is not None:
                await close()
                self._tell("serve-lan-closed", self.origin or "")

    def _tell(self, key: str, link: str) -> None:
        if self._terminal is not None:
            self._terminal.tell(key, link)
