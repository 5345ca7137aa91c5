"""Inputs that nobody would send: real ones with something changed, and plain noise. The same ones in every run."""

import os
from collections.abc import Iterator, Sequence
from random import Random

INPUTS = int(os.environ.get("COVERTS_FUZZ", "10000"))
"""How many inputs each decoder and the routes get: COVERTS_FUZZ=1000000 for a long night."""

PIECE = int(os.environ.get("COVERTS_FUZZ_PIECE", "0"))
"""Which ones: a night in pieces is COVERTS_FUZZ=100000 with COVERTS_FUZZ_PIECE=0, then 1, up to 9."""

PIECES = [
    b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\", b"\\u0000", b"\\ud800", b"null", b"true", b"-1", b"1e999", b"NaN",
    b"9" * 40, b"[" * 400, b"\x00", b"\xff", b"\xc3", "\u202e".encode(), "\U0001f99a".encode(), b"\r\n", b" " * 99,
    b"%00", b"%ff", b"../", b"'--", b'"type":', b'"id":"x",', b"A" * 5000,
]  # fmt: skip


def chance(name: str) -> Random:
    """The source of the inputs for something, which has others in every piece."""
    return Random(f"{name} {PIECE}" if PIECE else name)


def mutated(seeds: Sequence[bytes], random: Random, most: int = 4) -> bytes:
    """One of the seeds with a few changes: pieces put in, parts left out, doubled or moved, bytes flipped."""
    data = bytearray(random.choice(seeds))
    for _ in range(random.randint(1, most)):
        at, until = sorted((random.randint(0, len(data)), random.randint(0, len(data))))
        match random.randrange(5):
            case 0:
                data[at:at] = random.choice(PIECES)
            case 1:
                del data[at : min(until, at + 30)]
            case 2:
                data[at:at] = data[at : min(until, at + 200)]
            case 3:
                data[at:at] = random.choice(seeds)[: random.randint(0, 60)]
            case _ if data:
                data[min(at, len(data) - 1)] = random.randrange(256)
    return bytes(data)


def inputs(seeds: Sequence[bytes], name: str, number: int = INPUTS) -> Iterator[bytes]:
    """So many inputs, a few of them noise."""
    random = chance(name)
    for _ in range(number):
        yield random.randbytes(random.randint(0, 300)) if random.random() < 0.03 else mutated(seeds, random)
