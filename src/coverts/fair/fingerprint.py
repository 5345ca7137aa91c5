"""The fingerprint of all commitments, for friends to compare by voice or at a glance."""

from typing import Final

from coverts.fair.digest import digest
from coverts.fair.transcript import Transcript

FEATHERS: Final = 47
"""The full deck of Pikoko: whatever is played, the fingerprint is shown in its feathers."""
SHOWN: Final = 8


def fingerprint(transcript: Transcript) -> tuple[int, ...]:
    """F9: eight feathers, by their places in the full deck, that follow from the game and all commitments.

    Whoever committed to nothing has no part in it.
    """
    houses = [found.commitment for found in transcript.rounds]
    people = [client for found in transcript.rounds for client in found.clients if client is not None]
    number = int.from_bytes(digest("print", transcript.game, *houses, *people)[:8], "big")
    return tuple([number // FEATHERS**place % FEATHERS for place in range(SHOWN)])
