"""From the texts of a record to bytes: lower-case hexadecimal, of exactly the right length."""

import re
from collections.abc import Sequence

from coverts.fair.digest import DIGEST_BYTES, GAME_BYTES, NONCE_BYTES
from coverts.fair.transcript import FairRound
from coverts.fair.unfair import Unfair

_LOWER_CASE = re.compile(r"[0-9a-f]*")


def game_id(text: str) -> bytes:
    """The id of a game."""
    return _read(text, GAME_BYTES, "game")


def round_read(
    number: int, commitment: str, seed: str | None, clients: Sequence[str | None], nonces: Sequence[str | None]
) -> FairRound:
    """A round as a record has it."""
    return FairRound(
        commitment=_read(commitment, DIGEST_BYTES, "commitment", number),
        seed=None if seed is None else _read(seed, NONCE_BYTES, "seed", number),
        clients=_read_all(clients, DIGEST_BYTES, "clients", number),
        nonces=_read_all(nonces, NONCE_BYTES, "nonces", number),
    )


def _read_all(texts: Sequence[str | None], size: int, name: str, number: int) -> tuple[bytes | None, ...]:
    return tuple([None if text is None else _read(text, size, name, number, seat) for seat, text in enumerate(texts)])


def _read(text: str, size: int, name: str, number: int | None = None, seat: int | None = None) -> bytes:
    if len(text) != 2 * size or not _LOWER_CASE.fullmatch(text):
        raise Unfair("F2", "fair-hex", round=number, seat=seat, data={"name": name, "number": 2 * size})
    return bytes.fromhex(text)
