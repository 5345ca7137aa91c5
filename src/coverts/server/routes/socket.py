"""The WebSocket side: one socket for each observer of a table."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from coverts.games.contract import PUBLIC
from coverts.hall.commands import Move
from coverts.hall.sitters import Who
from coverts.server.connections.frames import frames_of
from coverts.server.door.identity import Somebody
from coverts.server.door.protection import Limits
from coverts.server.house.audience import Farewell, Listener
from coverts.server.house.house import House, NoSuchTable
from coverts.server.house.live import Live
from coverts.server.house.lobby import LobbyList
from coverts.server.house.telling import tell_who_is_here
from coverts.server.routes.given import Known, TheHouse, TheLimits
from coverts.server.wire import Answer, Do, Hello, Incoming, Malformed, NotDone, Pong, decode_incoming, encode

log = structlog.get_logger()

PATIENCE = 1.0
"""Seconds for a socket to take what is left before it is closed."""


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], somebody: Known, house: TheHouse, limits: TheLimits
) -> None:
    """Sit or stand at a table: what happens comes out, commands go in."""
    who = somebody.identity.who if somebody else None
    await socket.accept()
    async with _admitted(socket, limits, who) as is_admitted:
        if is_admitted:
            await _be_at(socket, table, somebody, house, limits)


async def _be_at(
    socket: WebSocket[Any, Any, Any], table: str, somebody: Somebody | None, house: House, limits: Limits
) -> None:
    who = somebody.identity.who if somebody else None
    try:
        live = await house.live(table)
        # From here to the audience nothing may be awaited: the table would go on, and the eyes could be another's.
        observer = house.seen_by(live, who, socket.query_params.get("invitation", ""))
    except NoSuchTable:
        await socket.close(Farewell.NO_TABLE, "no such table")
        return
    frames = frames_of(socket.scope)
    token, name = (somebody.token.hash, somebody.identity.name) if somebody else (None, "")
    listener = Listener(who, observer, token, frames["write"], name)
    listener.send(encode(Hello()))
    for message in live.desk.since(observer, _last_seen(socket)):
        listener.send(encode(message))
    with house.metrics.sockets.track_inprogress(), live.audience.with_(listener):
        tell_who_is_here(live)
        reader = Reader(house, live, listener, limits)
        frames["hand_to"](reader.take)
        await _attend(socket, listener, lambda: reader.read(socket))
    house.keep(live)
    tell_who_is_here(live)


@websocket("/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any], house: TheHouse, limits: TheLimits) -> None:
    """Watch the lobby: the list of public tables, whenever it changes."""
    await socket.accept()
    async with _admitted(socket, limits, None) as is_admitted:
        if is_admitted:
            await _watch(socket, house)


async def _watch(socket: WebSocket[Any, Any, Any], house: House) -> None:
    listener = Listener(None, PUBLIC)
    listener.send(encode(Hello()))
    with house.metrics.sockets.track_inprogress(), house.lobby.audience.with_(listener):
        listener.send(encode(LobbyList(await house.lobby.now())))
        await _attend(socket, listener, lambda: _wait_for_end(socket, listener))


@asynccontextmanager
async def _admitted(socket: WebSocket[Any, Any, Any], limits: Limits, who: Who | None) -> AsyncIterator[bool]:
    """Whether somebody has not opened too many sockets lately, and has not too many open now."""
    whom = who or (socket.client.host if socket.client else "")
    with limits.one_more_socket(whom) as has_room:
        is_admitted = has_room and await limits.allows(Limits.SOCKETS, "sockets", whom)
        if not is_admitted:
            await socket.close(Farewell.TOO_OFTEN, "too often")
        yield is_admitted


def _last_seen(socket: WebSocket[Any, Any, Any]) -> int | None:
    last = socket.query_params.get("last", "")
    return int(last) if last.isdecimal() and len(last) < 12 else None


async def _wait_for_end(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Nothing is expected from whoever watches; whatever comes ends it."""
    await socket.receive_data("text")
    listener.end(Farewell.ENDED)


async def _attend(
    socket: WebSocket[Any, Any, Any], listener: Listener, read: Callable[[], Coroutine[Any, Any, None]]
) -> None:
    """Read and write until one side has had enough."""
    writing = asyncio.create_task(_write(socket, listener))
    tasks = {writing, asyncio.create_task(read()), asyncio.create_task(listener.ended())}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if listener.farewell is not None:
            # A dead reader never takes what is left, and would hold the writer for ever.
            await asyncio.wait({writing}, timeout=PATIENCE)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ends:
        if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect | OSError):
            log.error("socket failed", error=type(error).__name__)


async def _write(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while (message := await listener.receive()) is not None:
        await socket.send_data(message, mode="text")
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(listener.farewell or Farewell.GONE)


class Reader:
    """Answers what comes in by a socket: one message after the other, each after the one before has been answered."""

    def __init__(self, house: House, live: Live, listener: Listener, limits: Limits) -> None:
        self._house = house
        self._live = live
        self._listener = listener
        self._limits = limits
        self._answering: asyncio.Future[None] | None = None
        self._is_behind = False
        """Whether a message waits for the answer to the one before."""

    def take(self, text: str) -> bool:
        """Begin to answer a message, if it is its turn; whether it is."""
        if self._is_behind or (self._answering is not None and not self._answering.done()):
            return False
        self._answering = self._house.begin(self._answer(text))
        return True

    async def read(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Answer the messages whose turn it was not when they came."""
        while True:
            text = await socket.receive_data("text")
            self._is_behind = True
            if self._answering is not None:
                await asyncio.wait({self._answering})
            self._is_behind = False
            self.take(text)

    async def _answer(self, text: str) -> None:
        try:
            if self._listener.farewell is None and not await self._is_free(_understood(text)):
                await self._count()
        except Exception as error:  # Whatever it was, nobody may be left waiting for an answer.
            log.error("socket failed", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
            self._listener.end(Farewell.FAILED)

    async def _is_free(self, incoming: Incoming | Malformed) -> bool:
        """Answer a message; whether it was a legal move, which is never held against anybody."""
        if isinstance(incoming, Do):
            return await _do(self._house, self._live, self._listener, incoming)
        self._listener.send(encode(incoming if isinstance(incoming, Malformed) else Pong()))
        return False

    async def _count(self) -> None:
        if not await self._limits.allows(Limits.COMMANDS, "messages", f"{self._listener.number}"):
            self._listener.end(Farewell.TOO_OFTEN)


def _understood(text: str) -> Incoming | Malformed:
    try:
        message: Incoming = decode_incoming(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Malformed(str(error)[:200])
    return message


async def _do(house: House, live: Live, listener: Listener, do: Do) -> bool:
    """Carry out a command; whether it was a legal move, which is never held against anybody."""
    if listener.who is None:
        listener.send(encode(NotDone(do.id, "server-who-are-you")))
        return False

    def acknowledge(answer: Answer) -> None:
        listener.send(encode(answer))

    answered = await house.command(live, listener.who, do.id, do.command, acknowledge)
    return isinstance(do.command, Move) and answered.is_new
