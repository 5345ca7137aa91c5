"""What the arena can be asked: which games have to be played, and what they say."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

from coverts.arena.playing import Result, Setting
from coverts.arena.seatings import Lineup

Played: TypeAlias = Mapping[int, Mapping[Lineup, Result]]
"""The games that have been played: by the number of the deal, then by who sat where."""

R = TypeVar("R", covariant=True)


class Task(Struct, frozen=True, array_like=True):
    """One game to be played."""

    number: int
    lineup: Lineup


class Question(Protocol[R]):
    """Something to find out by playing."""

    @property
    def setting(self) -> Setting:
        """What all its games have in common."""

    @property
    def numbers(self) -> range:
        """The deals."""

    def names(self) -> tuple[str, ...]:
        """Everybody who plays."""

    def lineups(self, number: int) -> Sequence[Lineup]:
        """The tables at which a deal is played, each once."""

    def answer(self, played: Played) -> R:
        """What the deals say that are finished, in whatever order they were played."""


def tasks(question: Question[object]) -> list[Task]:
    """All games, deal by deal, so that broken off it has finished as many deals as can be."""
    return [Task(number, lineup) for number in question.numbers for lineup in question.lineups(number)]


def finished(question: Question[object], played: Played) -> list[int]:
    """The deals that have been played at all their tables, in order."""
    return [
        number
        for number in question.numbers
        if number in played and all(lineup in played[number] for lineup in question.lineups(number))
    ]
