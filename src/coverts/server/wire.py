"""Message types of a table's socket beside the hall's own: commands in, answers out."""

import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from coverts.games.contract import Refusal
from coverts.games.seats import PerSeat, SeatSet
from coverts.hall.commands import Command
from coverts.hall.entries import Millis
from coverts.hall.messages import Message
from coverts.hall.wire import AnyAction

VERSION: Literal[1] = 1

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, description="Chosen by the sender, once.")]


class Do(Struct, frozen=True, forbid_unknown_fields=True, tag="do"):
    """Carry out a command. Once it is done, the same id is answered `done` again, and nothing is done twice."""

    id: CommandId
    command: Command


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Is anybody there?"""


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag="why"):
    """Ask why your seat may not do this in the game now. Nothing comes of asking, and nobody else hears of it."""

    id: CommandId
    action: AnyAction


Incoming: TypeAlias = Do | Why | Ping


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of every socket."""

    now: Millis
    """The time by the server's clock, in which deadlines are told: it need not be that of anybody else."""
    version: Literal[1] = VERSION


class Done(Struct, frozen=True, tag="done"):
    """A command has been carried out, and is safely in the log."""

    id: str


class NotDone(Struct, frozen=True, tag="refused"):
    """A command has not been carried out: the rule, if it is one of the game's, and a sentence of the catalogues."""

    id: str
    key: str
    rule: str = ""
    args: Mapping[str, int | str] = {}


class Because(Struct, frozen=True, tag="because"):
    """Why it may not be done, as in a refusal; `key` is empty if it may."""

    id: str
    key: str
    rule: str = ""
    args: Mapping[str, int | str] = {}


class Here(Struct, frozen=True, tag="here"):
    """Who is connected at present. Not part of the numbered stream: it is not remembered."""

    here: PerSeat[bool]
    watching: int = 0
    """How many watch; for those at the table."""
    watchers: tuple[str, ...] = ()
    """What the first of them are called, in the order in which they came; somebody without a name is an empty one."""
    same_house: tuple[SeatSet, ...] = ()
    """Seats whose people have come from one address, in groups. Nobody is told which address it is."""


class Pong(Struct, frozen=True, tag="pong"):
    """Somebody is."""


class Malformed(Struct, frozen=True, tag="malformed"):
    """What was sent is not a message."""

    why: str


Answer: TypeAlias = Done | NotDone
Outgoing: TypeAlias = Hello | Message | Done | NotDone | Because | Here | Pong | Malformed

encode = msgspec.json.Encoder().encode
_incoming = msgspec.json.Decoder(Incoming)


def decode_incoming(text: str) -> Incoming:
    """What somebody has sent; `MsgspecError` if it is no message."""
    incoming: Incoming = _incoming.decode(text)
    refuse_duplicate_keys(text)
    return incoming


def refuse_duplicate_keys(text: str | bytes) -> None:
    """`DecodeError` if an object of some JSON has a key twice: whoever reads it takes the first or the last, and what
    one has checked is not what another does.
    """
    _find_duplicate_keys(text if isinstance(text, str) else text.decode())


def _object(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) < len(pairs):
        raise msgspec.DecodeError("a key is there twice")


_find_duplicate_keys = json.JSONDecoder(object_pairs_hook=_object).decode


def not_done(command: str, refusal: Refusal) -> NotDone:
    """The answer to a refused command."""
    return NotDone(command, refusal.key, refusal.rule, refusal.args)


def because(question: str, refusal: Refusal | None) -> Because:
    """The answer to the question why something may not be done."""
    return Because(question, "") if refusal is None else Because(question, refusal.key, refusal.rule, refusal.args)
