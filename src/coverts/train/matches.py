"""Self-play in matches of three rounds, so that players can get to know each other."""

from collections.abc import Iterator, Sequence

from coverts.belief.seen_rows import seen_from
from coverts.bots.pikoko.variants import deal_round
from coverts.games.pikoko.course import BID, OVER
from coverts.games.pikoko.rows.course import advance
from coverts.games.pikoko.rows.layout import MOST, PHASE, POINTS, ROUND, SEAT, SIZE
from coverts.games.pikoko.scoring import ROUNDS
from coverts.simulate.stream import number_at, stream_key
from coverts.train.seats import Sitter


def match_rounds(sitters: Sequence[Sitter], seed: int, match: int) -> Iterator[list[int]]:
    """The rows of a match's rounds, each when it has been scored.

    Feathers and starters depend on the seed and the match alone, and the numbers for each decision also on the seat:
    players can be compared with the same luck. So the starter is not the one that P18 names.
    """
    players = len(sitters)
    row = [0] * SIZE
    pasts: list[list[list[int]]] = [[] for _ in range(players)]
    keys = [stream_key(seed ^ 0x5EA7, match * MOST + seat) for seat in range(players)]
    asked = [0] * players
    for number in range(ROUNDS):
        deal_round(row, players, (match + number) % players, seed, match * ROUNDS + number)
        row[ROUND] = number + 1
        while BID <= row[PHASE] < OVER:
            seat = row[SEAT]
            key = number_at(keys[seat], asked[seat])
            asked[seat] += 1
            advance(row, sitters[seat].decide(row, pasts[seat], key))
        for seat in range(players):
            pasts[seat].append(seen_from(row, seat))
        yield list(row)


def match_points(sitters: Sequence[Sitter], seed: int, match: int) -> list[list[int]]:
    """The points of a match, `[round][seat]`."""
    return [row[POINTS : POINTS + len(sitters)] for row in match_rounds(sitters, seed, match)]
