"""Numbers from a seed and a salt: a key for each thing that is drawn, and a stream of numbers from each key."""

import hmac
from collections.abc import Iterator
from typing import Final, NamedTuple

from coverts.fair.digest import label

WORDS: Final = 2**32
"""How many values a word of the stream has."""


def key_of(seed: bytes, salt: bytes, info: str) -> bytes:
    """HKDF-SHA256 (RFC 5869), 32 bytes: a key for `info`, a tag of the protocol."""
    extracted = hmac.digest(salt, seed, "sha256")
    return hmac.digest(extracted, label(info) + b"\x01", "sha256")


def words(key: bytes) -> Iterator[int]:
    """HMAC-SHA256 of a counter, cut into words of four bytes."""
    counter = 0
    while True:
        block = hmac.digest(key, counter.to_bytes(8, "big"), "sha256")
        for place in range(0, len(block), 4):
            yield int.from_bytes(block[place : place + 4], "big")
        counter += 1


def limit_of(number: int) -> int:
    """F6: words from here on are passed over, so that each number below this one has equally many words."""
    return WORDS - WORDS % number


class Drawn(NamedTuple):
    """A number that was drawn: below what, from which word, and how many words were passed over before it."""

    below: int
    word: int
    passed_over: int

    @property
    def number(self) -> int:
        """The answer."""
        return self.word % self.below


class Stream:
    """A source of chance for `Game.outcome`. It remembers what was drawn, for those who want to see every number."""

    def __init__(self, source: Iterator[int]) -> None:
        self._words = source
        self.drawn: list[Drawn] = []

    def below(self, number: int) -> int:
        """A number from 0 to `number` - 1, each equally likely."""
        if not 0 < number <= WORDS:
            raise ValueError(f"no number can be drawn below {number}")
        limit, passed_over = limit_of(number), 0
        while (word := next(self._words)) >= limit:
            passed_over += 1
        self.drawn.append(Drawn(number, word, passed_over))
        return word % number


def stream_of(key: bytes) -> Stream:
    """The numbers of a key."""
    return Stream(words(key))
