"""Whole rounds and games of POK."""

from collections.abc import Callable
from functools import cache

from coverts.games.pok.course import OFFER, OVER
from coverts.games.pok.rows.course import advance, row_winners
from coverts.games.pok.rows.layout import CHECKSUM, DECISIONS, PHASE
from coverts.games.row import Row
from coverts.simulate.pok.chance import begin, happen
from coverts.simulate.pok.results import PokResults, note_end
from coverts.simulate.row import Choose
from coverts.simulate.stream import added_to, stream_key


@cache
def rounds(choose: Choose) -> Callable[[Row], None]:
    """A round in which everybody decides like this, from its throw to its reveal."""

    def play_round(row: Row) -> None:
        happen(row)
        decisions = row[DECISIONS]
        checksum = row[CHECKSUM]
        while row[PHASE] == OFFER:
            action = choose(row)
            checksum = added_to(checksum, action)
            decisions += 1
            advance(row, action)
        row[DECISIONS] = decisions
        row[CHECKSUM] = checksum

    return play_round


@cache
def playing(choose: Choose) -> Callable[..., None]:
    """Games in which everybody decides like this. What is made here runs interpreted and compiled."""
    play_round = rounds(choose)

    def play_games(row: Row, seed: int, first: int, number: int, players: int, aid: int, results: PokResults) -> None:
        for game in range(number):
            begin(row, players, aid, stream_key(seed, first + game))
            while row[PHASE] != OVER:
                play_round(row)
            note_end(row, game, row_winners(row), results)

    return play_games
