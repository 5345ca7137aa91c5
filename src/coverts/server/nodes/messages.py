"""What nodes tell each other. None of it is of record, and none of it is a move: those are read from the log."""

from collections.abc import Hashable, Iterable, Iterator
from hashlib import blake2b
from typing import TypeAlias

import msgspec
from msgspec import Struct

from coverts.hall.sitters import Who
from coverts.server.door.shared_budgets import Held, Spent
from coverts.store.sharing import Node


class Rang(Struct, frozen=True, array_like=True, tag="rang", gc=False):
    """The doorbell: the log of a table has so many entries now."""

    table: str
    seq: int


class Present(Struct, frozen=True, array_like=True, tag="present"):
    """Who is connected to a table at the node that tells it; nobody, when all is empty."""

    table: str
    seats: tuple[int, ...] = ()
    watchers: tuple[tuple[str, str], ...] = ()
    """What tells somebody who watches from others, and what they are called."""
    houses: tuple[tuple[int, str], ...] = ()
    """From where the people of seats have come: a digest by which only the same can be told to be the same."""
    is_visited: bool = False
    """Whether somebody has looked at the table a moment ago, without a socket."""


class Asked(Struct, frozen=True, array_like=True, tag="asked"):
    """Tell me who is where: I have just come, or have missed something."""


class Saw(Struct, frozen=True, array_like=True, tag="saw"):
    """A seat has looked at the points of the round before a question."""

    table: str
    question: int
    seat: int


class LobbyChanged(Struct, frozen=True, array_like=True, tag="lobby"):
    """The list of public tables is another one now."""


class Revoked(Struct, frozen=True, array_like=True, tag="revoked"):
    """A token proves nothing any more, by its hash."""

    token: str


class Gone(Struct, frozen=True, array_like=True, tag="gone"):
    """All tokens of somebody prove nothing any more."""

    who: Who


class BansChanged(Struct, frozen=True, array_like=True, tag="bans"):
    """Somebody is kept out from now on, or let in again."""


Message: TypeAlias = Rang | Present | Asked | Saw | LobbyChanged | Revoked | Gone | BansChanged | Spent | Held


class Envelope(Struct, frozen=True, array_like=True):
    """Some messages of one node; none, when it only says that it is alive."""

    node: Node
    messages: tuple[Message, ...] = ()


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Envelope).decode

LARGEST = 7_800
"""Bytes in one envelope: PostgreSQL carries 8,000."""


def envelopes(node: Node, messages: Iterable[Message]) -> Iterator[bytes]:
    """Messages put into as few envelopes as they fit into. Of what is told of the same thing the last word counts."""
    latest: dict[Hashable, Message] = {}
    for number, one in enumerate(messages):
        key = _once(number, one)
        latest.pop(key, None)
        latest[key] = one
    batch: list[Message] = []
    size = 0
    for message in latest.values():
        length = len(encode(message)) + 1
        if batch and size + length > LARGEST - len(node) - 10:
            yield encode(Envelope(node, tuple(batch)))
            batch, size = [], 0
        batch.append(message)
        size += length
    yield encode(Envelope(node, tuple(batch)))


def _once(number: int, message: Message) -> Hashable:
    """What is the same for messages of which the last one is enough."""
    match message:
        case Rang(table) | Present(table):
            return type(message), table
        case Held(budget, whose):
            return Held, budget, whose
        case Spent():
            return number
    return message


def name_for_others(who: str, key: str) -> str:
    """What tells a person or an address from others, and tells nobody which it is."""
    digest = blake2b(f"{key}\0{who}".encode(), digest_size=9)
    return f"={digest.hexdigest()}"


def watcher_key(watcher: Who | int, table: str) -> str:
    """What tells somebody who watches from others; a stranger is told by a number of the node's."""
    return name_for_others(watcher, table) if isinstance(watcher, str) else str(watcher)
