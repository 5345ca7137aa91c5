"""What a worker process of the coach is sent and sends back."""

from typing import TypeAlias

from msgspec import Struct


class ReviewTask(Struct, frozen=True, tag="review"):
    """The game of a seat to review, from a record that the referee has found to be legal and finished."""

    record: bytes
    seat: int


class Ready(Struct, frozen=True, tag="ready"):
    """It waits for tasks."""


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


Said: TypeAlias = Ready | Progress | Made
