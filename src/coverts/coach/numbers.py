"""Numbers about a player from finished games: counts from records, and losses from the reviews that are kept of them.

Nothing of it is kept: it is counted from games and reviews whenever somebody asks for their own.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from coverts.coach.judging import coach_of
from coverts.coach.levels import level_like
from coverts.coach.review import Kind
from coverts.coach.telling import ToldKind
from coverts.coach.tried import Tried
from coverts.games.seats import Seat
from coverts.records.format import Record


class Count(Struct, frozen=True, kw_only=True):
    """All bids, cards or offers of a kind."""

    what: str
    about: str
    right: int
    close: int
    bad: int
    points: int


class Played(Struct, frozen=True, kw_only=True):
    """A finished game of a player's, with what the coach said of it, if it was asked."""

    at: int
    """When it ended, in milliseconds since 1970."""
    record: Record
    seat: Seat
    kinds: Sequence[ToldKind] | None


class Lost(Struct, frozen=True, kw_only=True):
    """What free decisions of a kind lost in a game."""

    at: int
    number: int
    lost: float


class LossesOfKind(Struct, frozen=True, kw_only=True):
    """What free decisions of a kind lost, over time, and what levels of bots lose a decision."""

    kind: Kind
    number: int
    lost: float
    level: str | None
    """The level that loses as much; None where there were too few decisions to say."""
    games: tuple[Lost, ...]
    """The oldest first."""
    levels: dict[str, float]


class GameNumbers(Struct, frozen=True, kw_only=True):
    """A player's numbers of one game."""

    game: str
    games: int
    victories: float
    """Shared ones by their share."""
    expected: float
    """Those that fall to such seats if all are equal."""
    reviewed: int
    counts: tuple[Count, ...]
    losses: tuple[LossesOfKind, ...]


def numbers_of(game: str, played: Sequence[Played]) -> GameNumbers:
    """What there is to say of a player's finished games of a kind, the oldest first."""
    coach = coach_of(game)
    tried = [one for each in played for one in (coach.tried(each.record, each.seat) if coach is not None else ())]
    return GameNumbers(
        game=game,
        games=len(played),
        victories=sum(_share(each) for each in played),
        expected=sum(1 / len(each.record.seats) for each in played),
        reviewed=sum(each.kinds is not None for each in played),
        counts=tuple(_counts(tried)),
        losses=tuple(_losses(game, played)),
    )


def _share(played: Played) -> float:
    winners = played.record.winners or ()
    return 1 / len(winners) if winners and played.seat in winners else 0.0


def _counts(tried: Sequence[Tried]) -> Iterable[Count]:
    for what, about in dict.fromkeys((one.what, one.about) for one in tried):
        these = [one for one in tried if (one.what, one.about) == (what, about)]
        ends = [one.outcome for one in these]
        yield Count(
            what=what,
            about=about,
            right=ends.count("right"),
            close=ends.count("close"),
            bad=ends.count("bad"),
            points=sum(one.points for one in these),
        )


def _losses(game: str, played: Sequence[Played]) -> Iterable[LossesOfKind]:
    coach = coach_of(game)
    kinds = dict.fromkeys(kind.kind for each in played for kind in each.kinds or ())
    for kind in kinds if coach is not None else ():
        games = tuple(
            [
                Lost(at=each.at, number=one.number, lost=one.lost)
                for each in played
                for one in each.kinds or ()
                if one.kind == kind
            ]
        )
        number, lost = sum(one.number for one in games), sum(one.lost for one in games)
        assert coach is not None
        levels = coach.levels().losses(kind)
        level = level_like(levels, [lost / number] * number) if number else None
        yield LossesOfKind(kind=kind, number=number, lost=lost, level=level, games=games, levels=levels)
