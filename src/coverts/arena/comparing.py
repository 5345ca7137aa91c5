"""A candidate among opponents: the same deals from every seat, paired with whom it is compared with."""

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from coverts.arena.estimates import Estimate, estimate
from coverts.arena.playing import Setting
from coverts.arena.questions import Played, finished
from coverts.arena.seatings import Lineup, among


class Field(Struct, frozen=True):
    """The others at the table, clockwise, and with whom the candidate is compared there."""

    others: tuple[str, ...]
    against: str


class DealResult(Struct, frozen=True):
    """One deal: what it was worth from each seat, to the candidate and to the other."""

    number: int
    candidate: tuple[float, ...]
    against: tuple[float, ...]

    @property
    def difference(self) -> float:
        """By how much the candidate did better, over all seats."""
        return fmean(self.candidate) - fmean(self.against)


class FieldAnswer(Struct, frozen=True):
    """What one field says. Intervals are over deals, and that of the difference over differences of the same deal."""

    others: tuple[str, ...]
    against: str
    candidate_mean: Estimate
    against_mean: Estimate
    difference: Estimate
    deals: tuple[DealResult, ...]


class ComparisonAnswer(Struct, frozen=True, kw_only=True, tag_field="question", tag="comparison"):
    """What the finished deals say."""

    setting: Setting
    candidate: str
    first: int
    asked: int
    finished: int
    fields: tuple[FieldAnswer, ...]

    @property
    def is_partial(self) -> bool:
        """Whether deals are missing."""
        return self.finished < self.asked


class Comparison(Struct, frozen=True, kw_only=True):
    """A candidate in one or more fields."""

    setting: Setting
    candidate: str
    fields: tuple[Field, ...]
    numbers: range

    def names(self) -> tuple[str, ...]:
        """Everybody who plays."""
        fields = [name for field in self.fields for name in (field.against, *field.others)]
        return tuple(dict.fromkeys([self.candidate, *fields]))

    def lineups(self, number: int) -> tuple[Lineup, ...]:
        """The candidate on every seat of every field, and whom it is compared with. Tables that are alike are one."""
        return tuple(
            dict.fromkeys(
                lineup
                for field in self.fields
                for name in (self.candidate, field.against)
                for lineup in self._around(field, name, number)
            )
        )

    def answer(self, played: Played) -> ComparisonAnswer:
        """What the finished deals say."""
        numbers = finished(self, played)
        return ComparisonAnswer(
            setting=self.setting,
            candidate=self.candidate,
            first=self.numbers.start,
            asked=len(self.numbers),
            finished=len(numbers),
            fields=tuple([self._field(field, numbers, played) for field in self.fields]) if numbers else (),
        )

    def _around(self, field: Field, name: str, number: int) -> list[Lineup]:
        players = self.setting.players
        return [among(name, field.others, players, number=number, seat=seat) for seat in range(players)]

    def _field(self, field: Field, numbers: Sequence[int], played: Played) -> FieldAnswer:
        deals = [
            DealResult(
                number,
                self._worth(field, self.candidate, number, played),
                self._worth(field, field.against, number, played),
            )
            for number in numbers
        ]
        return FieldAnswer(
            field.others,
            field.against,
            estimate([fmean(deal.candidate) for deal in deals]),
            estimate([fmean(deal.against) for deal in deals]),
            estimate([deal.difference for deal in deals]),
            tuple(deals),
        )

    def _worth(self, field: Field, name: str, number: int, played: Played) -> tuple[float, ...]:
        tables = self._around(field, name, number)
        return tuple([played[number][lineup].worth(seat) for seat, lineup in enumerate(tables)])


def without_each(others: Sequence[str]) -> list[tuple[str, ...]]:
    """The table without each of its kinds in turn: how a candidate fares among those it was not made for."""
    kinds = dict.fromkeys(others)
    return [tuple([name for name in others if name != kind]) for kind in kinds if len(kinds) > 1]
