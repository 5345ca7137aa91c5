"""What a seat makes on average in a round of Pikoko: constants from many games between bots.

Two things are kept for each size of table. *Averages*: the points of a player without mistakes, by the place after the
starting player and by what kinds of players the others turned out to be. *Gains*: how much more such a player makes,
from each stage of a round on, than the rounds played on say, because models play on and not searching players. The gain
is the same for all options of a decision, so it moves no loss; it keeps luck from being good on average.

`python -m bench.coach averages` makes the file.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from coverts.games.pikoko.course import BID, CONFIDENCE, SELF_BID
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.rows.layout import BIDS, MOST, PHASE, PLAYERS, SEAT, TRICK, UNKNOWN


class TableAverages(Struct, frozen=True, kw_only=True):
    """The constants of one size of table."""

    places: tuple[float, ...]
    """By place after the starting player: points of a round, among players by rule of thumb."""
    kinds: dict[str, float]
    """By kind of player: what it adds if all others are of it."""
    gains: tuple[float, ...]
    """By stage of a round."""


class Averages(Struct, frozen=True, kw_only=True):
    """All constants, and where they come from."""

    command: str
    games: int
    """Reviewed for each size of table and level of bot."""
    tables: dict[str, TableAverages]


@cache
def averages() -> Averages:
    """The constants that come with the program."""
    data = files("coverts.coach.pikoko").joinpath("averages.json").read_bytes()
    return msgspec.json.decode(data, type=Averages)


def stage_of(seen: Sequence[int]) -> int:
    """Which of a seat's decisions in a round this is: bids on others in order, the own one, the card, eight plays."""
    players = seen[PLAYERS]
    if seen[PHASE] == BID:
        own = seen[BIDS + seen[SEAT] * MOST : BIDS + seen[SEAT] * MOST + players]
        return players - list(own).count(UNKNOWN)
    if seen[PHASE] == SELF_BID:
        return players - 1
    return players if seen[PHASE] == CONFIDENCE else players + 1 + seen[TRICK]


def stages(players: int) -> int:
    """How many stages a round has."""
    return players + 1 + HAND_SIZE


def gain_from(seen: Sequence[int]) -> float:
    """What a good player makes more from here on than the models do who play rounds on."""
    return averages().tables[str(seen[PLAYERS])].gains[stage_of(seen)]


def average_of(players: int, place: int, company: Mapping[str, float]) -> float:
    """Points of a round at a place after the starting player, with others who are of these kinds, in shares."""
    table = averages().tables[str(players)]
    return table.places[place] + sum([share * table.kinds.get(kind, 0.0) for kind, share in company.items()])
