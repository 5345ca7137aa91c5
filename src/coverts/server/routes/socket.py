"""The WebSocket route of a table: subscribe, reconnect with the last number seen, send commands."""

from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
import structlog
from litestar import websocket
from litestar.params import FromPath

from coverts.games.contract import PUBLIC
from coverts.hall.commands import Commit, Move, Reveal
from coverts.server import logs
from coverts.server.connections.websocket import socket_of
from coverts.server.door.account import Account
from coverts.server.door.budgets import FLOODS, MESSAGES, OPEN_SOCKETS, SOCKETS, Budgets, Exhausted
from coverts.server.door.identity import Somebody
from coverts.server.house.audience import Farewell, Listener
from coverts.server.house.house import House
from coverts.server.house.live import Live
from coverts.server.house.loading import NoSuchTable
from coverts.server.house.lobby import LobbyList
from coverts.server.house.telling import tell_who_is_here
from coverts.server.routes.answers import too_much
from coverts.server.routes.carrying import carry_out
from coverts.server.routes.given import Known, TheAccount, TheBudgets, TheHouse
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
    not_done,
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
    budgets: TheBudgets,
) -> None:
    """Sit or stand at a table: what happens comes out, commands go in."""
    await socket.accept()
    attend = partial(_be_at, socket, table, somebody, account, house, budgets)
    if not await _is_banned(socket, account, house):
        await _within_budgets(socket, account, budgets, attend)


async def _be_at(
    socket: SocketRequest, table: str, somebody: Somebody | None, account: Account, house: House, budgets: Budgets
) -> None:
    try:
        live, observer = await house.seen(table, account, socket.query_params.get("invitation", ""))
        # Nothing may be awaited from here until the listener is in the audience: the table would go on meanwhile, and
        # the observer could have changed.
    except NoSuchTable:
        await socket.close(Farewell.NO_TABLE, "no such table")
        return
    connection = socket_of(socket.scope)
    token, name = (somebody.token, somebody.identity.name) if somebody else (None, "")
    listener = Listener(connection, account, observer, token, name)
    listener.send(encode(Hello(house.clock())))
    for message in live.desk.since(observer, _last_seen(socket)):
        listener.send(encode(message))
    with house.metrics.sockets.track_inprogress(), live.audience.with_(listener):
        house.visit(live, account)
        tell_who_is_here(live)
        connection.listen(Conversation(house, live, listener, account, budgets).hear, listener.lost)
        await listener.ended()
    house.leave(live)
    tell_who_is_here(live)


@websocket("/lobby/socket")
async def lobby_socket(socket: SocketRequest, account: TheAccount, house: TheHouse, budgets: TheBudgets) -> None:
    """Watch the lobby: the list of public tables, whenever it changes. Whatever the client sends ends it."""
    await socket.accept()
    if not await _is_banned(socket, account, house):
        attend = partial(_watch, socket, account, house)
        await _within_budgets(socket, Account(None, account.address), budgets, attend)


async def _watch(socket: SocketRequest, account: Account, house: House) -> None:
    connection = socket_of(socket.scope)
    listener = Listener(connection, account, PUBLIC)
    listener.send(encode(Hello(house.clock())))
    with house.metrics.sockets.track_inprogress(), house.lobby.audience.with_(listener):
        listener.send(encode(LobbyList(await house.lobby.now())))
        connection.listen(lambda _: listener.end(Farewell.ENDED), listener.lost)
        await listener.ended()


async def _is_banned(socket: SocketRequest, account: Account, house: House) -> bool:
    """Whether somebody is kept out; then they are told so."""
    is_banned = house.bans.include(account)
    if is_banned:
        logs.security("forbidden", "server-banned", address=account.address)
        await socket.close(Farewell.BANNED, "banned")
    return is_banned


async def _within_budgets(
    socket: SocketRequest, account: Account, budgets: Budgets, attend: Callable[[], Awaitable[None]]
) -> None:
    """Serve one more socket. Whoever has opened too many lately, or has too many open, is told when to come back."""
    connection = socket_of(socket.scope)
    try:
        budgets.spend(SOCKETS, account)
        with budgets.holding(OPEN_SOCKETS, account):
            await attend()
    except Exhausted as exhausted:
        await socket.close(Farewell.TOO_OFTEN, again_in(exhausted))
    if connection.has_flooded or connection.goodbye == Farewell.TOO_OFTEN:
        budgets.count(FLOODS, Account(None, account.address))


def again_in(exhausted: Exhausted) -> str:
    """When to come back, as the reason of a goodbye."""
    return f"again in {exhausted.seconds} s"


def _last_seen(socket: SocketRequest) -> int | None:
    last = socket.query_params.get("last", "")
    return int(last) if last.isdecimal() and len(last) < 12 else None


class Conversation:
    """Answers the messages of one socket, in their order: each after the one before has been answered."""

    def __init__(self, house: House, live: Live, listener: Listener, account: Account, budgets: Budgets) -> None:
        self._house = house
        self._live = live
        self._listener = listener
        self._account = account
        self._budgets = budgets
        self._waiting: deque[str | bytes] = deque()
        self._is_answering = False

    def hear(self, message: str | bytes) -> None:
        """A message has come."""
        self._waiting.append(message)
        if len(self._waiting) > LONGEST_BACKLOG:
            logs.security("limit hit", "backlog", address=self._account.address)
            self._listener.end(Farewell.TOO_OFTEN)
        elif not self._is_answering:
            self._is_answering = True
            self._house.begin(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._waiting and self._listener.farewell is None:
                await self._answer(self._waiting.popleft())
        except Exception as error:  # Whatever it was, nobody may be left waiting for an answer.
            kind, where = type(error).__name__, logs.place_of(error.__traceback__)
            log.error("socket failed", error=kind, where=where, table=self._live.table.id)  # noqa: TRY400 - see `logs`
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
        try:
            self._budgets.spend(MESSAGES, self._account)
        except Exhausted as exhausted:
            self._listener.end(Farewell.TOO_OFTEN, again_in(exhausted))

    async def _do(self, do: Do) -> bool:
        """Carry out a command; whether it was a legal move, or a step of a fair deal."""
        listener = self._listener
        if listener.who is None:
            listener.send(encode(NotDone(do.id, WHO_ARE_YOU)))
            return False

        def acknowledge(answer: Answer) -> None:
            listener.send(encode(answer))

        try:
            answered = await carry_out(self._house, self._live, self._account, do, acknowledge)
        except Exhausted as exhausted:
            listener.send(encode(not_done(do.id, too_much(exhausted))))
            return False
        return isinstance(do.command, Move | Commit | Reveal) and answered.is_new

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
