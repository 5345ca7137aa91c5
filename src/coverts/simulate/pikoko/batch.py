"""Whole rounds and games of Pikoko."""

from collections.abc import Callable
from functools import cache

from coverts.games.pikoko.course import BID, OVER, PLAY
from coverts.games.pikoko.rows.course import advance, number_of
from coverts.games.pikoko.rows.layout import CHECKSUM, DECISIONS, PHASE, PLAYED
from coverts.games.pikoko.rows.points import winners
from coverts.games.row import Row
from coverts.simulate.pikoko.chance import begin, happen
from coverts.simulate.pikoko.results import PikokoResults, note_deal, note_end, note_round
from coverts.simulate.row import Choose
from coverts.simulate.stream import added_to, stream_key


def deal_next(row: Row) -> None:
    """All that chance does before the first decision of a round."""
    while row[PHASE] < BID:
        happen(row)


@cache
def finishing(choose: Choose) -> Callable[[Row], None]:
    """The rest of a round in which everybody decides like this, to its score."""

    def decide(row: Row, checksum: int) -> int:
        """One decision; the checksum after it."""
        action = choose(row)
        checksum = added_to(checksum, number_of(row, action))
        advance(row, action)
        return checksum

    def finish_round(row: Row) -> None:
        decisions = row[DECISIONS]
        checksum = row[CHECKSUM]
        # Fists, first feathers and the others apart: the compiler need not ask at every decision which of them it is.
        while BID <= row[PHASE] < PLAY:
            checksum = decide(row, checksum)
            decisions += 1
        while row[PHASE] == PLAY:
            checksum = decide(row, checksum)
            decisions += 1
            while row[PLAYED]:
                checksum = decide(row, checksum)
                decisions += 1
        row[DECISIONS] = decisions
        row[CHECKSUM] = checksum

    return finish_round


@cache
def rounds(choose: Choose) -> Callable[[Row], None]:
    """A round in which everybody decides like this, from its deal to its score."""
    finish_round = finishing(choose)

    def play_round(row: Row) -> None:
        deal_next(row)
        finish_round(row)

    return play_round


@cache
def playing(choose: Choose) -> Callable[..., None]:
    """Games in which everybody decides like this. What is made here runs interpreted and compiled."""
    finish_round = finishing(choose)

    def play_games(
        row: Row, seed: int, first: int, number: int, players: int, tie: int, starter: int, results: PikokoResults
    ) -> None:
        for game in range(number):
            begin(row, players, tie, starter, stream_key(seed, first + game))
            while row[PHASE] != OVER:
                deal_next(row)
                note_deal(row, game, results)
                finish_round(row)
                note_round(row, game, results)
            note_end(row, game, winners(row), results)

    return play_games
