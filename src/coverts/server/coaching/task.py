"""What a worker process of the coach is sent and sends back."""

from typing import Literal, TypeAlias

from msgspec import Struct


class ReviewTask(Struct, frozen=True, tag="review"):
    """The game of a seat to review, from a record that the referee has found to be legal and finished."""

    record: bytes
    seat: int


class HelpTask(Struct, frozen=True, tag="help"):
    """What a seat asks during a game, from the bytes that it would be sent and has been sent, as bots are asked."""

    what: Literal["beliefs", "coach"]
    game: str
    snapshot: bytes
    past: bytes


Task: TypeAlias = ReviewTask | HelpTask


class Ready(Struct, frozen=True, tag="ready"):
    """It waits for tasks."""


class Preparing(Struct, frozen=True, tag="preparing"):
    """It is still compiling what it needs, as it does once on each machine; that counts towards no deadline."""


class Progress(Struct, frozen=True, tag="progress"):
    """So many decisions of so many are judged."""

    done: int
    of: int


class Made(Struct, frozen=True, tag="made"):
    """What was asked for, or the kind of error."""

    answer: bytes
    error: str
    memory: int
    """Bytes that it has in memory."""


Said: TypeAlias = Ready | Preparing | Progress | Made
