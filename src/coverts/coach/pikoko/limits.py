"""How much work a review of Pikoko is, and what its mistakes are called."""

from typing import Final, NamedTuple

from coverts.coach.review import Effort, Scale
from coverts.coach.sampling import Limits

SCALE: Final = Scale(clear=0.05, small=0.25, medium=0.5, big=1.0)
"""In points."""


class Work(NamedTuple):
    """Numbers of rounds played on."""

    pilot: int
    """To plan the bids that are still to come."""
    limits: Limits
    """To compare options."""
    hindsight: int
    """To see what the hidden cards were worth."""


WORK: Final[dict[Effort, Work]] = {
    "quick": Work(200, Limits(64, 128, 256), 256),
    "normal": Work(600, Limits(128, 512, 3072), 1000),
    "thorough": Work(2000, Limits(512, 2048, 16384), 8000),
}
