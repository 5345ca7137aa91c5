"""A ladder: mixed tables for a rating, and neighbours of the ladder side against side."""

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final

from msgspec import Struct

from coverts.arena.banks import seating
from coverts.arena.estimates import Estimate, estimate, ratio
from coverts.arena.missing import require
from coverts.arena.playing import Result, Setting
from coverts.arena.questions import Played, finished
from coverts.arena.rating import LIBRARY, REQUIREMENT, Rating, ratings
from coverts.arena.seatings import Lineup, mixed, rotations, two_sides

EQUAL: Final = 0.5
"""The share of a side that is as good as the other."""

TINY: Final = 1e-9
"""Thirds, added up one by one, do not quite make a whole."""


class MixedGame(Struct, frozen=True):
    """A game at a mixed table."""

    number: int
    lineup: Lineup
    places: tuple[int, ...]
    worth: tuple[float, ...]


class Standing(Struct, frozen=True):
    """How one fared at mixed tables: its rating, and what a seat was worth to it, with the interval over deals."""

    name: str
    rating: Rating
    worth: Estimate | None


class DealShare(Struct, frozen=True):
    """One deal, from all its seatings: the stronger side's share of the victories."""

    number: int
    share: float
    won: int
    """Games in which that side had more of the victory than the other."""
    lost: int
    """Games in which it had less."""


class Rung(Struct, frozen=True):
    """One side against the side below it, whole games, as many seats for each; an equal would have 0.5."""

    above: str
    below: str
    share: Estimate
    won: Estimate | None
    """Of the games that one side has won; None if there was none."""
    deals: tuple[DealShare, ...]


class LadderAnswer(Struct, frozen=True, kw_only=True, tag_field="question", tag="ladder"):
    """What the finished deals say."""

    setting: Setting
    names: tuple[str, ...]
    first: int
    asked: int
    finished: int
    standings: tuple[Standing, ...]
    rungs: tuple[Rung, ...]
    games: tuple[MixedGame, ...]

    @property
    def is_partial(self) -> bool:
        """Whether deals are missing."""
        return self.finished < self.asked


class Ladder(Struct, frozen=True, kw_only=True):
    """Bots from the weakest to the strongest, as somebody believes."""

    setting: Setting
    rungs: tuple[str, ...]
    numbers: range

    def __post_init__(self) -> None:
        # Better now than when all has been played.
        require(LIBRARY, REQUIREMENT)

    def names(self) -> tuple[str, ...]:
        """Everybody who plays."""
        return self.rungs

    def lineups(self, number: int) -> tuple[Lineup, ...]:
        """A mixed table from every seat, and all seatings of each two neighbours. Tables that are alike are one."""
        sides = [lineup for pair in pairwise(self.rungs) for lineup in self._sides(pair, number)]
        return tuple(dict.fromkeys([*self._mixed(number), *sides]))

    def answer(self, played: Played) -> LadderAnswer:
        """What the finished deals say."""
        numbers = finished(self, played)
        games = [self._game(number, lineup, played) for number in numbers for lineup in self._mixed(number)]
        rated = ratings(self.rungs, [(game.lineup, game.places) for game in games])
        return LadderAnswer(
            setting=self.setting,
            names=self.rungs,
            first=self.numbers.start,
            asked=len(self.numbers),
            finished=len(numbers),
            standings=tuple([Standing(name, rated[name], worth_of(name, games)) for name in self.rungs]),
            rungs=tuple([self._rung(pair, numbers, played) for pair in pairwise(self.rungs)]) if numbers else (),
            games=tuple(games),
        )

    def _mixed(self, number: int) -> tuple[Lineup, ...]:
        draw = seating(self.setting.bank, number)
        return rotations(mixed(self.rungs, self.setting.players, number=number, draw=draw))

    def _sides(self, pair: tuple[str, str], number: int) -> tuple[Lineup, ...]:
        return two_sides(*pair, self.setting.players, draw=seating(self.setting.bank, number))

    def _game(self, number: int, lineup: Lineup, played: Played) -> MixedGame:
        result = played[number][lineup]
        return MixedGame(number, lineup, result.places, tuple([result.worth(seat) for seat in range(len(lineup))]))

    def _rung(self, pair: tuple[str, str], numbers: Sequence[int], played: Played) -> Rung:
        below, above = pair
        deals = []
        for number in numbers:
            shares = [_share(above, lineup, played[number][lineup]) for lineup in self._sides(pair, number)]
            won, lost = (sum([sign * (share - EQUAL) > TINY for share in shares]) for sign in (1, -1))
            deals.append(DealShare(number, fmean(shares), won, lost))
        won_of = ratio([(deal.won, deal.won + deal.lost) for deal in deals])
        return Rung(above, below, estimate([deal.share for deal in deals]), won_of, tuple(deals))


def worth_of(name: str, games: Sequence[MixedGame]) -> Estimate | None:
    """What a seat of one is worth at mixed tables; None for somebody who never sat at one."""
    by_deal: dict[int, list[float]] = {}
    for game in games:
        found = [worth for other, worth in zip(game.lineup, game.worth, strict=True) if other == name]
        by_deal.setdefault(game.number, []).extend(found)
    samples = [fmean(found) for found in by_deal.values() if found]
    return estimate(samples) if samples else None


def _share(name: str, lineup: Lineup, result: Result) -> float:
    return sum([result.share(seat) for seat, other in enumerate(lineup) if other == name])
