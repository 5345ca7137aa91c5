"""Who comes to a game: the people on its seats, somebody who watches, and those outside."""

from collections.abc import Sequence
from enum import Enum
from random import Random
from urllib.parse import quote

from coverts.games.contract import PUBLIC, Observer
from coverts.server.door.identity import hashed
from coverts.store.interface import Identity, Store, Token
from tests.hall.performance import Cast
from tests.hall.staging import Staging
from tests.server.wire_clients import Client
from tests.server.wire_raw import Address
from tests.server.wire_staging import HOST, bots_of, name_of

STRANGER = "a stranger"
BANNED = "somebody banned"


class Manner(Enum):
    """How somebody keeps up with a game."""

    STAYS = "a socket from beginning to end"
    COMES_BACK = "a socket that breaks off now and then, and says what it has seen last"
    ASKS = "no socket: asks for the table after every move"


class Company:
    """Everybody, at the nodes in turn. How they behave is the same in both games of a pair."""

    def __init__(self, addresses: Sequence[Address], staging: Staging, cast: Cast, seed: int) -> None:
        self.cast = cast
        self.bots = bots_of(staging)
        self.people = [seat for seat in range(staging.settings.setup.players) if seat not in self.bots]
        first, last = addresses[0], addresses[-1]
        self.clients: dict[Observer, Client] = {
            seat: Client(addresses[seat % len(addresses)], self.secret(seat)) for seat in self.people
        }
        self.clients[PUBLIC] = Client(last)
        manners = list(Manner)
        self.manners = {who: manners[(seed + place) % 3] for place, who in enumerate(self.clients)}
        self.lobby, self.operator = Client(last), Client(first)
        self.stranger, self.intruder = (Client(address, f"secret of {STRANGER}") for address in (first, last))
        """Somebody who asks without being invited: in both games, and where it is to make no difference."""
        self.banned = Client(last, f"secret of {BANNED}")
        """Somebody who is kept out of the house."""
        self._habits = Random(f"habits {seed}")

    def secret(self, seat: int) -> str:
        return f"secret of {self.cast.who(seat)}"

    async def introduce(self, store: Store) -> None:
        """Everybody is known to the server."""
        people = [(self.cast.who(seat), name_of(seat)) for seat in self.people]
        for who, name in [*people, (STRANGER, "Zoe"), (BANNED, "Eve")]:
            token = Token(hash=hashed(f"secret of {who}"), who=who, kind="browser", created_at=0)
            await store.add_identity(Identity(who, name, 0), token)
        await store.ban(BANNED, now=0)

    def others(self) -> list[int]:
        """The people whose doings are to make no difference."""
        return [seat for seat in self.people if seat != self.cast.observer]

    def watched(self, *manners: Manner) -> dict[Observer, Client]:
        """Those whose answers are compared: in the other game of a pair, only one's are."""
        only = [self.cast.observer] if self.cast.is_other else [*self.clients]
        return {who: self.clients[who] for who in only if who in self.clients and self.manners[who] in manners}

    def connected(self) -> dict[Observer, Client]:
        return {who: client for who, client in self.clients.items() if client.socket is not None}

    async def sit(self, who: Observer, table: str, last: int | None = None) -> None:
        """Somebody opens a socket, if that is their manner."""
        if self.manners[who] is not Manner.ASKS:
            seen = "" if last is None else f"&last={last}"
            await self.clients[who].sit(table, f"?invitation={quote(self.cast.invitation)}{seen}")

    async def come_back(self, who: Observer, table: str, number: int) -> None:
        """Somebody connects anew, having missed nothing, a little, or everything."""
        missed = self._habits.choice([0, 0, 1, 3, None])
        await self.sit(who, table, None if missed is None else max(0, number - missed))

    def leave(self) -> None:
        """Hang up whatever is still open."""
        for client in [*self.clients.values(), *self.outside.values(), self.intruder]:
            client.leave()

    @property
    def outside(self) -> dict[str, Client]:
        """Those who see nothing of any game: whatever is hidden from anybody is hidden from them."""
        return {"lobby": self.lobby, "stranger": self.stranger, "banned": self.banned, "metrics": self.operator}

    @property
    def host(self) -> Client:
        return self.clients[HOST]
