"""Everything that a game's deals and throws follow from: what a record says under `fair`, in bytes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from coverts.fair.digest import NONCE_BYTES, digest, u16
from coverts.fair.stream import Stream, key_of, stream_of


@dataclass(frozen=True, kw_only=True)
class FairRound:
    """A round that was committed to."""

    commitment: bytes
    seed: bytes | None
    """None until the round has been scored."""
    clients: tuple[bytes | None, ...]
    """The commitments of the seats; None for a bot, and for somebody who did not commit."""
    nonces: tuple[bytes | None, ...]
    """What the seats have revealed; None counts as zero."""

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that committed to a nonce and did not reveal it."""
        return tuple(
            [
                seat
                for seat, (client, nonce) in enumerate(zip(self.clients, self.nonces, strict=True))
                if client is not None and nonce is None
            ]
        )

    @property
    def is_of_house_alone(self) -> bool:
        """Whether no person's nonce is in it: then only the house's seed decides."""
        return all(nonce is None for nonce in self.nonces)


@dataclass(frozen=True, kw_only=True)
class Transcript:
    """A game by its id, its rules as a text, and its rounds: number 1 is the first."""

    game: bytes
    rules: str
    rounds: tuple[FairRound, ...]

    def numbered(self) -> Iterator[tuple[int, FairRound]]:
        """The rounds with their numbers."""
        return enumerate(self.rounds, 1)

    def salt(self, number: int) -> bytes:
        """What the nonces of a round make of its seed."""
        return salt_of(self.game, self.rules, number, self.rounds[number - 1].nonces)

    def stream(self, number: int, info: str) -> Stream:
        """The numbers that something in a round is drawn from. Its seed must be known."""
        seed = self.rounds[number - 1].seed
        assert seed is not None
        return stream_of(key_of(seed, self.salt(number), info))


def counted(nonce: bytes | None) -> bytes:
    """F5: the nonce of a bot, and one that is missing, counts as zero."""
    return bytes(NONCE_BYTES) if nonce is None else nonce


def salt_of(game: bytes, rules: str, number: int, nonces: Sequence[bytes | None]) -> bytes:
    """The nonces of all seats, bound to the game and the round."""
    return digest("transcript", game, rules.encode(), u16(number), *map(counted, nonces))
