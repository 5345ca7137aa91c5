"""People at a table: a socket each, everything they hear kept, and moves made for them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from random import Random
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect

from coverts.hall.commands import Command, Join, Move, Start
from coverts.hall.messages import Snapshot
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.server.client import Seated, play
from coverts.server.routes.tables import OpenedTable
from coverts.server.wire import Done, Hello, NotDone
from tests.server.harness import Guest, Server

T = TypeVar("T")
PATIENCE = 60.0
SEEDS = count()


class Player(Seated):
    """Somebody connected. Listens all the time."""

    def __init__(self, socket: ClientConnection, known: Snapshot | None = None) -> None:
        super().__init__(socket, known)
        self.socket = socket
        self.heard: list[Any] = []
        self.ended = False
        self._news = asyncio.Event()
        self._commands = 0

    async def messages(self) -> AsyncIterator[Any]:
        try:
            async for message in super().messages():
                self.heard.append(message)
                self._news.set()
                yield message
        finally:
            self.ended = True
            self._news.set()

    async def listen(self) -> None:
        async for _ in self.messages():
            pass

    def heard_of(self, kind: type[T]) -> list[T]:
        return [message for message in self.heard if isinstance(message, kind)]

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until it has heard enough."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                assert not self.ended, f"closed with {self.socket.close_code}"
                self._news.clear()
                await self._news.wait()

    async def answer(self, command_id: str) -> Done | NotDone:
        """The first answer to a command."""
        await self.until(lambda: self._answers(command_id))
        return self._answers(command_id)[0]

    def _answers(self, command_id: str) -> list[Done | NotDone]:
        return [message for message in self.heard_of(Done | NotDone) if message.id == command_id]  # type: ignore[arg-type]

    async def ask(self, command: Command, command_id: str = "") -> Done | NotDone:
        self._commands += 1
        command_id = command_id or f"ask-{self._commands}"
        await self.do(command_id, command)
        return await self.answer(command_id)


class Anybody:
    """Chooses any legal action."""

    def __init__(self) -> None:
        # Each with a mind of its own: people who always choose the same never end a game of POK.
        self.random = Random(next(SEEDS))

    def __call__(self, view: Any) -> Any:
        return self.random.choice(view.legal)


@asynccontextmanager
async def connected(
    server: Server,
    table: str,
    token: str | None = None,
    *,
    invitation: str = "",
    known: Snapshot | None = None,
    plays: bool = False,
    origin: str | None = None,
) -> AsyncIterator[Player]:
    """Somebody at a table: `plays` makes it answer every question."""
    last = "" if known is None else f"&last={known.number}"
    address = f"ws://{server.host}/api/v1/tables/{table}/socket?invitation={invitation}{last}"
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with connect(
        address,
        additional_headers=headers,
        compression=None,
        origin=origin,  # type: ignore[arg-type]
    ) as socket:
        player = Player(socket, known)
        task = asyncio.create_task(_attend(player, plays=plays))
        try:
            await player.until(lambda: player.heard_of(Hello) or player.ended)
            yield player
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def _attend(player: Player, *, plays: bool) -> None:
    if plays:
        await play(player, Anybody())
        player.ended = False
    await player.listen()


@asynccontextmanager
async def party(
    server: Server, settings: Settings, people: int, bots: Sequence[str] = (), *, plays: bool = True
) -> AsyncIterator["Party"]:
    """People who have sat down at a new table, connected."""
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"][:people]
    async with server.guests(*names) as guests, AsyncExitStack() as stack:
        opened = await guests[0].open(settings, bots)
        for guest in guests[1:]:
            assert (await guest.do(opened.id, Join(guest.name, opened.invitation))).status_code == 200
        players = [
            await stack.enter_async_context(connected(server, opened.id, guest.token, plays=plays)) for guest in guests
        ]
        yield Party(server, opened, guests, players)


class Party:
    """A table with its people."""

    def __init__(self, server: Server, opened: OpenedTable, guests: list[Guest], players: list[Player]) -> None:
        self.server = server
        self.table = opened.id
        self.invitation = opened.invitation
        self.guests = guests
        self.players = players
        self.choose = Anybody()

    async def start(self) -> None:
        """Begin, and wait until everybody has seen it."""
        assert (await self.guests[0].do(self.table, Start())).status_code == 200
        await self.asked()

    async def played(self) -> None:
        """Wait for the end of the game."""
        for player in self.players:
            await player.until(lambda player=player: player.is_over)  # type: ignore[misc]

    async def phase(self) -> TablePhase:
        return (await self.server.house.live(self.table)).table.phase

    async def asked(self) -> Player | None:
        """The next one to act, once everybody knows everything that has happened; None when it is over."""
        live = await self.server.house.live(self.table)
        for player in self.players[:1]:
            # Everybody's clients take part in the deals by themselves.
            await player.until(lambda: not live.table.collects)
        number = live.desk.number
        for player in self.players:
            await player.until(lambda player=player: player.number >= number)  # type: ignore[misc]
        return next((player for player in self.players if player.is_asked), None)

    async def act(self) -> bool:
        """One move of somebody's; whether there was one to make."""
        player = await self.asked()
        if player is not None:
            assert isinstance(await player.ask(Move(self.choose(player.view), player.question)), Done)
        return player is not None


async def knows_all(player: Player, look: Awaitable[Snapshot]) -> None:
    """What somebody has folded is what they would be sent now, at a table where nothing moves."""
    seen = await look
    await player.until(lambda: player.number >= seen.number)
    assert player.known == seen
