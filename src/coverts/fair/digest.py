"""Bytes, and the one hash that everything is made with."""

import hashlib
from typing import Final

PROTOCOL: Final = "coverts-fair/1"

NONCE_BYTES: Final = 32
"""Of a person's nonce and of a seed."""
GAME_BYTES: Final = 16
DIGEST_BYTES: Final = 32


def length_prefixed(part: bytes) -> bytes:
    """A part with its length before it, so that no two lists of parts give the same bytes."""
    return len(part).to_bytes(4, "big") + part


def digest(tag: str, *parts: bytes) -> bytes:
    """SHA-256 of a tag and some parts."""
    return hashlib.sha256(b"".join([length_prefixed(part) for part in (label(tag), *parts)])).digest()


def label(tag: str) -> bytes:
    """What a tag of the protocol is in bytes: `deck` is coverts-fair/1/deck."""
    return f"{PROTOCOL}/{tag}".encode()


def u16(number: int) -> bytes:
    """A number of a round."""
    return number.to_bytes(2, "big")


def u8(number: int) -> bytes:
    """A number of a seat."""
    return number.to_bytes(1, "big")
