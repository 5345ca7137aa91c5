"""Publish/subscribe between nodes, whatever carries it: batches, reconnects, and notices when it hears nothing.

A node hears its own messages, too. One that does not hear them any more is deaf: it connects anew.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Protocol, TypeAlias

import msgspec
import structlog

from coverts.server.nodes.messages import Asked, Envelope, Message, decode, envelopes
from coverts.store.sharing import Node

log = structlog.get_logger()

ALIVE = 1.0
"""Seconds between two signs of life, at most."""
DEAF = 3.0
"""Seconds without hearing its own signs of life after which a node connects anew."""
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds between two tries to connect."""
MOST_WAITING = 10_000
"""Messages that wait for a connection. What is lost is found out in another way."""

Heard: TypeAlias = Callable[[Envelope], None]


class LineError(Exception):
    """What carries the messages cannot be reached, or is gone."""


class Line(Protocol):
    """One way to carry messages to everybody who listens, oneself included."""

    async def connect(self, heard: Callable[[str | bytes], None]) -> None:
        """Begin to listen; `LineError` if that cannot be."""

    async def send(self, text: bytes) -> None:
        """Tell everybody; `LineError` if that cannot be."""

    async def lost(self) -> None:
        """Wait until the connection is gone."""

    async def close(self) -> None:
        """Let go of it, in whatever state it is."""


class PubSub:
    """Tells the other nodes, and hears them."""

    def __init__(
        self,
        node: Node,
        line: Line,
        heard: Heard,
        *,
        lag: Callable[[float], None] = lambda _: None,
        missed: Callable[[], None] = lambda: None,
    ) -> None:
        self._node = node
        self._line = line
        self._heard = heard
        self._lag = lag
        self._missed = missed
        self._waiting: list[Message] = []
        self._something = asyncio.Event()
        self._sent_at: float | None = None
        """When the oldest sign of life was sent that has not been heard."""
        self._echo_at = monotonic()
        self.is_connected = False

    @property
    def is_deaf(self) -> bool:
        """Whether others may be telling something that is not heard."""
        return not self.is_connected or monotonic() - self._echo_at > DEAF

    def publish(self, message: Message) -> None:
        """Tell the others, soon; never wait."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
            self._something.set()

    async def run(self) -> None:
        """Carry messages, for as long as the node lives."""
        tries = 0
        while True:
            try:
                async with asyncio.timeout(DEAF):
                    await self._line.connect(self._take)
                self._connected()
                tries = 0
                await self._carry()
            except Exception as error:  # Whatever it is: who hears nothing connects anew.
                if self.is_connected or not tries:
                    log.warning("pub/sub lost", error=type(error).__name__, reason=str(error))
            finally:
                self.is_connected = False
                await self._line.close()
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def _connected(self) -> None:
        self.is_connected, self._echo_at, self._sent_at = True, monotonic(), None
        self._missed()
        self.publish(Asked())

    async def _carry(self) -> None:
        loop, lost = asyncio.get_running_loop(), asyncio.ensure_future(self._line.lost())
        lost.add_done_callback(lambda _: self._something.set())
        try:
            while True:
                sign_of_life = loop.call_later(ALIVE, self._something.set)
                await self._something.wait()
                sign_of_life.cancel()
                if lost.done():
                    raise LineError("the connection is gone")
                if self.is_deaf:
                    raise LineError("nothing is heard any more")
                await self._send_waiting()
        finally:
            lost.cancel()
            await asyncio.gather(lost, return_exceptions=True)

    async def _send_waiting(self) -> None:
        """What comes while something is being sent goes together, next time: the busier, the fewer."""
        self._something.clear()
        messages, self._waiting = self._waiting, []
        for envelope in envelopes(self._node, messages):
            if self._sent_at is None:
                self._sent_at = monotonic()
            async with asyncio.timeout(DEAF):
                await self._line.send(envelope)

    def _take(self, text: str | bytes) -> None:
        try:
            envelope = decode(text)
        except (msgspec.MsgspecError, UnicodeError):
            return  # From a node of another version, which knows more, or from somebody else.
        if envelope.node == self._node:
            self._echo_at = monotonic()
            if self._sent_at is not None:
                self._lag(self._echo_at - self._sent_at)
                self._sent_at = None
        else:
            self._heard(envelope)
