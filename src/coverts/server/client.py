"""A client of the protocol: what `coverts bot` and anybody's bot in Python can stand on."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from coverts.games.contract import Awaits, Chance
from coverts.games.memory import remembered
from coverts.hall.commands import Command, Commit, Join, Move, Reveal
from coverts.hall.messages import Changed, Committed, Happened, Message, Revealed, Said, Snapshot, TableView
from coverts.hall.table import TALK_KEPT, TablePhase
from coverts.hall.wire import GameTable, game_of, name_of
from coverts.server.taking_part import Nonces
from coverts.server.wire import Because, Do, Done, Hello, Here, Malformed, NotDone, Outgoing, Pong, encode

decode_outgoing = msgspec.json.Decoder(Outgoing).decode


class Seated:
    """A seat at a table, as its messages tell it: the table, and the game as the seat may know it."""

    def __init__(self, socket: ClientConnection, known: Snapshot | None = None, nonces: Nonces | None = None) -> None:
        self._socket = socket
        self.nonces = nonces or Nonces()
        """What the seat adds to the fair deals; whoever comes back to a table brings them along."""
        self.wished: Commit | Reveal | None = None
        """What it has last asked for in a deal."""
        self.known = known
        """All messages so far, folded: the snapshot that one would be sent now."""
        self.past: tuple[Any, ...] = ()
        """What the seat saw when each round of the game had ended, since it was there."""

    async def messages(self) -> AsyncIterator[Message | Done | NotDone | Because | Here | Hello | Pong | Malformed]:
        """Everything the server says, after it has been taken in."""
        async for text in self._socket:
            message = decode_outgoing(text)
            if isinstance(message, Message):
                self.known = folded(self.known, message)
                self._remember()
            if isinstance(message, Message | Hello):
                # Also when nothing was missed: what was sent last may not have arrived.
                await self._take_part()
            yield message

    async def _take_part(self) -> None:
        """Commit and reveal as soon as that is asked for, once each. The answer comes among the messages."""
        wish = self.nonces.wish(self.known)
        if wish is not None and wish != self.wished:
            self.wished = wish
            await self.do(f"fair-{self.number}", wish)

    def _remember(self) -> None:
        view = self.view
        if view is not None and isinstance(view.prompt, Chance) and view not in self.past[-1:]:
            self.past = remembered(self.past, view)

    async def do(self, command_id: str, command: Command) -> None:
        """Ask for something. The answer comes among the messages, with the same id."""
        await self._socket.send(encode(Do(command_id, command)).decode())

    @property
    def number(self) -> int:
        """The number of the last message: what to say when one comes back."""
        return 0 if self.known is None else self.known.number

    @property
    def table(self) -> TableView | None:
        """The table as the seat sees it."""
        return None if self.known is None else self.known.table

    @property
    def view(self) -> Any:
        """The game as the seat sees it, if it has begun."""
        return None if self.known is None or self.known.game is None else self.known.game.view

    @property
    def question(self) -> int | None:
        """The number of the question that is asked now."""
        return None if self.table is None else self.table.question

    @property
    def game(self) -> str:
        """The name of the game that is played here."""
        assert self.table is not None
        return name_of(self.table.settings.setup)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, one way or the other."""
        return self.table is not None and self.table.phase in (TablePhase.OVER, TablePhase.ABORTED)

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for this seat."""
        table, prompt = self.table, None if self.view is None else self.view.prompt
        if table is None or table.phase is not TablePhase.PLAYING or table.paused or table.you in table.away:
            return False
        return isinstance(prompt, Awaits) and table.you in prompt.seats


def folded(known: Snapshot | None, message: Message) -> Snapshot:
    """What somebody knows after one more message."""
    if isinstance(message, Snapshot):
        return message
    assert known is not None, "the first message of a table is a snapshot"
    match message:
        case Changed(number, table, game, fair):
            game, fair = known.game if game is None else game, known.fair if fair is None else fair
            return replace(known, number=number, table=table, game=game, fair=fair)
        case Committed(number, fair) | Revealed(number, fair):
            return replace(known, number=number, fair=fair)
        case Happened(number, game, question, deadline, overdue, idle_at):
            table = replace(known.table, question=question, deadline=deadline, overdue=overdue, idle_at=idle_at)
            return replace(known, number=number, table=table, game=_played(known, game.sights))
        case Said(number, line):
            return replace(known, number=number, talk=(*known.talk, line)[-TALK_KEPT:])


def _played(known: Snapshot, sights: tuple[object, ...]) -> GameTable:
    assert known.game is not None
    view: Any = known.game.view
    for sight in sights:
        view = game_of(known.table.settings.setup).fold(view, sight)
    return replace(known.game, view=view)


async def become_guest(url: str, name: str) -> str:
    """A new guest of the server; the bearer token."""
    body = encode({"name": name, "bearer": True})
    headers = {"Content-Type": "application/json"}
    request = Request(f"{url.rstrip('/')}/api/v1/guests", body, headers)  # noqa: S310 - the user's own server
    answer = await asyncio.to_thread(lambda: urlopen(request, timeout=10).read())  # noqa: S310 - as above
    token: str = msgspec.json.decode(answer)["token"]
    return token


@asynccontextmanager
async def seated(
    url: str,
    table: str,
    token: str,
    *,
    invitation: str = "",
    known: Snapshot | None = None,
    nonces: Nonces | None = None,
) -> AsyncIterator[Seated]:
    """Connect to a table of the server at `url`; with what one knows already, to be sent only what one has missed."""
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    asked = {"invitation": invitation, "last": "" if known is None else str(known.number)}
    query = urlencode({key: value for key, value in asked.items() if value})
    address = f"{scheme}://{parts.netloc}/api/v1/tables/{table}/socket?{query}"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, compression=None) as socket:
        yield Seated(socket, known, nonces)


async def play(seat: Seated, choose: Callable[[Any], Any], *, join: Join | None = None) -> bool:
    """Sit down, and answer every question with `choose(view)`; whether the game was played to its end."""
    moves, last, answered = 0, "", None
    if join is not None:
        await seat.do("join", join)
    async for message in seat.messages():
        if isinstance(message, NotDone) and message.id == "join" and message.key != "hall-seated-already":
            raise NotSeated(message)
        if isinstance(message, NotDone) and message.id == last:
            answered = None
        elif isinstance(message, Snapshot | Changed | Happened | Here) and seat.is_asked and seat.question != answered:
            # Once for each question: until the answer is back others get ready, and it looks open all the time.
            moves, last, answered = moves + 1, f"{seat.number}-{moves}", seat.question
            await seat.do(last, Move(choose(seat.view), answered))
        if seat.is_over:
            return True
    return seat.is_over


class NotSeated(Exception):
    """The table has no seat for us."""

    def __init__(self, answer: NotDone) -> None:
        super().__init__(answer.key)
        self.answer = answer
