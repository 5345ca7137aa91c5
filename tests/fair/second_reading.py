"""Fair deals once more, naively and from the protocol's page alone: nothing of ours is imported here."""

import hashlib
import hmac
import json
from typing import Any

DECK = [
    *("PYR1", "W1", "B1"),
    *("R2", "Y2", "P2", "W2", "B2"),
    *("R3", "Y3", "P3", "W3", "B3"),
    *("R4", "BWY4", "P4"),
    *("R5", "Y5", "P5", "W5", "B5"),
    *("R6", "Y6", "P6", "W6", "B6"),
    *("PWR7", "Y7", "B7"),
    *("R8", "Y8", "P8", "W8", "B8"),
    *("R9", "Y9", "P9", "W9", "B9"),
    *("BWR10", "Y10", "P10"),
    *("R11", "Y11", "P11", "W11", "B11"),
]
SIZES = {3: 29, 4: 39, 5: 47}
DICE = (["1B", "1B", "1G", "1G", "1R", "1R"], ["2B", "2G", "2R", "-", "-", "-"], ["3B", "3G", "3R", "-", "-", "-"])


def lp(x: bytes) -> bytes:
    return bytes([len(x) >> 24 & 255, len(x) >> 16 & 255, len(x) >> 8 & 255, len(x) & 255]) + x


def H(tag: str, *parts: bytes) -> bytes:
    text = lp(tag.encode())
    for part in parts:
        text += lp(part)
    return hashlib.sha256(text).digest()


def two(n: int) -> bytes:
    return bytes([n // 256, n % 256])


def rules(game: str, options: dict[str, Any], players: int) -> str:
    return game + "/1:" + json.dumps({**options, "players": players}, sort_keys=True, separators=(",", ":"))


def house(game: bytes, text: str, r: int, seed: bytes) -> bytes:
    return H("coverts-fair/1/server", game, text.encode(), two(r), seed)


def person(game: bytes, r: int, seat: int, nonce: bytes) -> bytes:
    return H("coverts-fair/1/client", game, two(r), bytes([seat]), nonce)


def salt(game: bytes, text: str, r: int, nonces: list[bytes | None]) -> bytes:
    return H("coverts-fair/1/transcript", game, text.encode(), two(r), *[nonce or b"\0" * 32 for nonce in nonces])


class Numbers:
    """The numbers of one key."""

    def __init__(self, seed: bytes, salted: bytes, info: str) -> None:
        prk = hmac.new(salted, seed, hashlib.sha256).digest()
        self.key = hmac.new(prk, ("coverts-fair/1/" + info).encode() + bytes([1]), hashlib.sha256).digest()
        self.counter = 0
        self.waiting = b""

    def word(self) -> int:
        if not self.waiting:
            self.waiting = hmac.new(self.key, self.counter.to_bytes(8, "big"), hashlib.sha256).digest()
            self.counter += 1
        word, self.waiting = self.waiting[:4], self.waiting[4:]
        return int(word.hex(), 16)

    def below(self, n: int) -> int:
        while True:
            word = self.word()
            if word < 2**32 - 2**32 % n:
                return word % n


def starter(seed: bytes, salted: bytes, players: int) -> int:
    return Numbers(seed, salted, "starter").below(players)


def shuffled(seed: bytes, salted: bytes, players: int) -> list[int]:
    """The canonical places of the deck's feathers after the shuffle."""
    numbers, deck = Numbers(seed, salted, "deck"), list(range(SIZES[players]))
    i = len(deck) - 1
    while i > 0:
        j = numbers.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
        i -= 1
    return deck


def throw(seed: bytes, salted: bytes, k: int) -> list[str]:
    numbers = Numbers(seed, salted, "throw/" + str(k))
    return [die[numbers.below(6)] for die in DICE]


def prints(game: bytes, houses: list[bytes], people: list[list[bytes | None]]) -> list[str]:
    there = [client for row in people for client in row if client is not None]
    x = int(H("coverts-fair/1/print", game, *houses, *there)[:8].hex(), 16)
    eight = []
    for _ in range(8):
        eight.append(DECK[x % 47])
        x //= 47
    return eight
