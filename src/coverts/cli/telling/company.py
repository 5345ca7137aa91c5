"""The players by name, and the one among them who is reading."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from coverts.cli.telling.layout import shortened
from coverts.hall.manners import plain_name
from coverts.lang import Catalogue
from coverts.lang.placing import isolated

Lines: TypeAlias = Iterator[str]


@dataclass(frozen=True)
class Company:
    """Everybody at the table. `you` is the seat of the reader, if the reader has one."""

    catalogue: Catalogue
    names: tuple[str, ...]
    you: int | None = None

    def say(self, key: str, /, **args: str | int) -> str:
        """A sentence of the catalogue."""
        return self.catalogue.say(key, **args)

    def name(self, seat: int) -> str:
        """What a seat is called: You, for the reader's."""
        return self.say("you") if seat == self.you else isolated(self.names[seat])

    def person(self, *seats: int) -> str:
        """Which form a sentence about these seats takes: you, one, you-many or many."""
        if len(seats) == 1:
            return "you" if seats[0] == self.you else "one"
        return "you-many" if self.you in seats else "many"

    def listed(self, seats: Iterable[int]) -> str:
        """Seats in a phrase, the reader first."""
        ordered = sorted(seats, key=lambda seat: (seat != self.you, seat))
        return self.all_of([self.name(seat) for seat in ordered])

    def all_of(self, words: Sequence[str]) -> str:
        """A, b and c."""
        return self._joined(words, "list-and")

    def any_of(self, words: Sequence[str]) -> str:
        """A, b or c."""
        return self._joined(words, "list-or")

    def row(self, words: Sequence[str]) -> str:
        """A, b, c."""
        return self._strung(words, "list-next")

    def apart(self, phrases: Sequence[str]) -> str:
        """A; b; c."""
        return self._strung(phrases, "list-apart")

    def _strung(self, words: Sequence[str], link: str) -> str:
        phrase = words[0]
        for word in words[1:]:
            phrase = self.say(link, first=phrase, next=word)
        return phrase

    def _joined(self, words: Sequence[str], last: str) -> str:
        if not words:
            return self.say("nobody")
        if len(words) == 1:
            return words[0]
        return self.say(last, first=self.row(words[:-1]), last=words[-1])

    def round_the_table(self) -> tuple[int, ...]:
        """All seats clockwise: from the reader's left, so that the reader comes last; or from the first."""
        seats = len(self.names)
        first = 0 if self.you is None else self.you + 1
        return tuple((first + step) % seats for step in range(seats))

    def labels(self, width: int) -> tuple[str, ...]:
        """Names for tables: no wider than this, and all different."""
        called = [self.say("you") if seat == self.you else name for seat, name in enumerate(self.names)]
        return tuple([isolated(label) for label in shortened(called, width)])


def company(catalogue: Catalogue, names: Sequence[str], you: int | None = None) -> Company:
    """The players by name. Somebody who is called "You" and is not there to read is you all the same."""
    seen = tuple(plain_name(name) or catalogue.say("somebody") for name in names)
    word = catalogue.say("you").casefold()
    called_you = [seat for seat, name in enumerate(seen) if name.casefold() == word]
    if you is None and len(called_you) == 1:
        you = called_you[0]
    return Company(catalogue, seen, you)
