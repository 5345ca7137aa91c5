"""The WebSocket route of a table: subscribe, reconnect with the last number seen, send commands."""

from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog
from litestar import websocket
from litestar.params import FromPath

from coverts.games.contract import PUBLIC
from coverts.hall.commands import Move
from coverts.server.connections.websocket import socket_of
from coverts.server.door.account import Account
from coverts.server.door.identity import Somebody
from coverts.server.door.protection import Limits
from coverts.server.house.audience import Farewell, Listener
from coverts.server.house.house import House, NoSuchTable
from coverts.server.house.live import Live
from coverts.server.house.lobby import LobbyList
from coverts.server.house.telling import tell_who_is_here
from coverts.server.routes.given import Known, TheAccount, TheHouse, TheLimits
from coverts.server.routes.requests import SocketRequest
from coverts.server.wire import (
    Answer,
    Because,
    Do,
    Hello,
    Incoming,
    Malformed,
    NotDone,
    Pong,
    Why,
    because,
    decode_incoming,
    encode,
)

log = structlog.get_logger()

LONGEST_BACKLOG = 256
"""Messages that may wait until those before them are answered."""

WHO_ARE_YOU = "server-who-are-you"


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: SocketRequest,
    table: FromPath[str],
    somebody: Known,
    account: TheAccount,
    house: TheHouse,
    limits: TheLimits,
) -> None:
    """Sit or stand at a table: what happens comes out, commands go in."""
    await socket.accept()
    async with _admitted(account, socket, limits) as is_admitted:
        if is_admitted:
            await _be_at(socket, table, somebody, account, house, limits)


async def _be_at(
    socket: SocketRequest, table: str, somebody: Somebody | None, account: Account, house: House, limits: Limits
) -> None:
    try:
        live = await house.live(table)
        # Nothing may be awaited from here until the listener is in the audience: the table would go on meanwhile, and
        # the observer could have changed.
        observer = house.seen_by(live, account.who, socket.query_params.get("invitation", ""))
    except NoSuchTable:
        await socket.close(Farewell.NO_TABLE, "no such table")
        return
    connection = socket_of(socket.scope)
    token, name = (somebody.token.hash, somebody.identity.name) if somebody else (None, "")
    listener = Listener(connection, account.who, observer, token, name)
    listener.send(encode(Hello()))
    for message in live.desk.since(observer, _last_seen(socket)):
        listener.send(encode(message))
    with house.metrics.sockets.track_inprogress(), live.audience.with_(listener):
        tell_who_is_here(live)
        house.visit(live, account)
        connection.listen(Conversation(house, live, listener, limits).hear, listener.lost)
        await listener.ended()
    house.keep(live)
    tell_who_is_here(live)


@websocket("/lobby/socket")
async def lobby_socket(socket: SocketRequest, account: TheAccount, house: TheHouse, limits: TheLimits) -> None:
    """Watch the lobby: the list of public tables, whenever it changes. Whatever the client sends ends it."""
    await socket.accept()
    async with _admitted(Account(None, account.address), socket, limits) as is_admitted:
        if is_admitted:
            await _watch(socket, house)


async def _watch(socket: SocketRequest, house: House) -> None:
    connection = socket_of(socket.scope)
    listener = Listener(connection, None, PUBLIC)
    listener.send(encode(Hello()))
    with house.metrics.sockets.track_inprogress(), house.lobby.audience.with_(listener):
        listener.send(encode(LobbyList(await house.lobby.now())))
        connection.listen(lambda _: listener.end(Farewell.ENDED), listener.lost)
        await listener.ended()


@asynccontextmanager
async def _admitted(account: Account, socket: SocketRequest, limits: Limits) -> AsyncIterator[bool]:
    """Whether somebody has not opened too many sockets lately, and has not too many open now."""
    whom = account.who or account.address
    with limits.one_more_socket(whom) as has_room:
        is_admitted = has_room and await limits.allows(Limits.SOCKETS, "sockets", whom)
        if not is_admitted:
            await socket.close(Farewell.TOO_OFTEN, "too often")
        yield is_admitted


def _last_seen(socket: SocketRequest) -> int | None:
    last = socket.query_params.get("last", "")
    return int(last) if last.isdecimal() and len(last) < 12 else None


class Conversation:
    """Answers the messages of one socket, in their order: each after the one before has been answered."""

    def __init__(self, house: House, live: Live, listener: Listener, limits: Limits) -> None:
        self._house = house
        self._live = live
        self._listener = listener
        self._limits = limits
        self._waiting: deque[str | bytes] = deque()
        self._is_answering = False

    def hear(self, message: str | bytes) -> None:
        """A message has come."""
        self._waiting.append(message)
        if len(self._waiting) > LONGEST_BACKLOG:
            self._listener.end(Farewell.TOO_OFTEN)
        elif not self._is_answering:
            self._is_answering = True
            self._house.begin(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._waiting and self._listener.farewell is None:
                await self._answer(self._waiting.popleft())
        except Exception as error:  # Whatever it was, nobody may be left waiting for an answer.
            log.error("socket failed", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
            self._listener.end(Farewell.FAILED)
        finally:
            self._is_answering = False

    async def _answer(self, message: str | bytes) -> None:
        """Answer a message. A legal move is never held against anybody; everything else counts (rate limit)."""
        incoming = _understood(message)
        if isinstance(incoming, Do):
            if await self._do(incoming):
                return
        elif isinstance(incoming, Why):
            self._listener.send(encode(self._because(incoming)))
        else:
            self._listener.send(encode(incoming if isinstance(incoming, Malformed) else Pong()))
        if not await self._limits.allows(Limits.COMMANDS, "messages", f"{self._listener.number}"):
            self._listener.end(Farewell.TOO_OFTEN)

    async def _do(self, do: Do) -> bool:
        """Carry out a command; whether it was a legal move."""
        listener = self._listener
        if listener.who is None:
            listener.send(encode(NotDone(do.id, WHO_ARE_YOU)))
            return False

        def acknowledge(answer: Answer) -> None:
            listener.send(encode(answer))

        answered = await self._house.command(self._live, listener.who, do.id, do.command, acknowledge)
        return isinstance(do.command, Move) and answered.is_new

    def _because(self, why: Why) -> Because:
        who = self._listener.who
        return (
            Because(why.id, WHO_ARE_YOU) if who is None else because(why.id, self._live.desk.why_not(who, why.action))
        )


def _understood(message: str | bytes) -> Incoming | Malformed:
    if isinstance(message, bytes):
        return Malformed("a binary message; all messages are texts")
    try:
        incoming: Incoming = decode_incoming(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Malformed(str(error)[:200])
    return incoming
