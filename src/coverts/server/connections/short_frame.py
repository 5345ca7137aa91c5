"""The frame that nearly all are: a text, whole, small, and alone in what has come.

To read it takes a third of the time of a parser that must be ready for everything. Whatever else comes is left to that
parser, which knows what to say of it.
"""

from types import GeneratorType

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if there is one
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

WHOLE_TEXT, MASKED = 0x81, 0x80
MASK = 4
SHORT, LONGER = 125, 126
"""Sizes up to the first are told by one byte; the second means that two more bytes tell it (RFC 6455, 5.2)."""


def text_in(data: bytes, *, largest: int) -> str | None:
    """The text of a frame from a client, if nothing but that is here; None if there is anything to say against it."""
    if len(data) < 2 + MASK or data[0] != WHOLE_TEXT:
        return None
    size, begin = data[1] ^ MASKED, 2
    if size == LONGER:
        size, begin = int.from_bytes(data[2:4]), 4
        if size <= SHORT:
            return None
    elif size > SHORT:
        return None
    if size > largest or len(data) != begin + MASK + size:
        return None
    try:
        return str(apply_mask(data[begin + MASK :], data[begin : begin + MASK]), "utf-8")
    except UnicodeDecodeError:
        return None


def is_between_messages(parser: Protocol) -> bool:
    """Whether a parser has nothing of a message yet, so that a whole one may pass it by."""
    if parser.state is not State.OPEN or parser.current_size is not None:
        return False
    step: object = parser.parser
    while isinstance(step, GeneratorType) and step.gi_yieldfrom is not None:
        step = step.gi_yieldfrom
    # It waits here for the first byte of a frame, and nowhere else.
    return isinstance(step, GeneratorType) and step.gi_code is StreamReader.at_eof.__code__
