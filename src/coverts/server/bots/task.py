"""What a worker process of bots is sent and sends back."""

from msgspec import Struct


class Task(Struct, frozen=True, kw_only=True, array_like=True):
    """A decision to make, from the bytes that the seat would be sent and has been sent."""

    game: str
    level: str
    snapshot: bytes
    past: bytes
    seed: int
    is_quick: bool = False
    """Whether the time for a search is up."""


class Chosen(Struct, frozen=True, array_like=True):
    """What a worker says: that it is ready, or how it has decided."""

    action: bytes = b""
    error: str = ""
    """The kind of error, if it could not decide."""
    memory: int = 0
    """Bytes that it has in memory."""
