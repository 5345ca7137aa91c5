"""Commitments: who commits to a number can no longer change it, and nobody else learns it."""

from coverts.fair.digest import digest, u8, u16


def server_commitment(game: bytes, rules: str, number: int, seed: bytes) -> bytes:
    """F3: what the house commits to for the round of this number, before anybody has revealed a nonce."""
    return digest("server", game, rules.encode(), u16(number), seed)


def client_commitment(game: bytes, number: int, seat: int, nonce: bytes) -> bytes:
    """F4: what the person on a seat commits to for the round of this number, before the house draws its seeds."""
    return digest("client", game, u16(number), u8(seat), nonce)
