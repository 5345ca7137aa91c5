"""What each seat observes of a game of POK that is a row of numbers, by the encoder that all environments share.

Plain functions that run interpreted and compiled. What all see is read once for all seats.
"""

from coverts.envs.lanes import Bits
from coverts.envs.pok.encoding import Seen, counters_of, pieces, thermometer, thrown, widths
from coverts.envs.pok.slots import COUNTERS
from coverts.games.pok.counters import counters_left, hands_over, sees_counters
from coverts.games.pok.dice import SYMBOLS
from coverts.games.pok.rows.layout import AID, DIE, HOLDINGS, LAST_DIE, PHASE, RELEASED, ROUND, SHOWN
from coverts.games.row import Row
from coverts.simulate.planes import spread, spread_over


def observe_row(row: Row, players: int, seen: Bits, at: int, size: int) -> None:
    """Write what every seat observes before a closed fist, one after the other from a place on."""
    lefts, counters = 0, 0
    for seat in range(players):
        lefts |= thermometer(counters_left(row[HOLDINGS + seat])) << seat * COUNTERS
        counters |= counters_of(row[HOLDINGS + seat]) << seat * COUNTERS
    dice = thrown((row[DIE], row[DIE + 1], row[DIE + 2]))
    last_dice, shown, handed = last_round(row, players)
    first, second, third, fourth = widths(players)
    for seat in range(players):
        known = known_counters(row, players, seat, counters)
        mine = Seen(row[PHASE], (1 << players) - 1, dice, lefts, known, 0, last_dice, shown, handed)
        head, count, which, tail = pieces(mine, seat, players)
        place = spread_over(head, first, seen, at + seat * size)
        place = spread_over(count, second, seen, place)
        # From here on 64 places would reach into what is not this game's.
        place = spread(which, third, seen, place)
        spread(tail, fourth, seen, place)


def known_counters(row: Row, players: int, observer: int, counters: int) -> int:
    """Of everybody's counters those that a seat sees."""
    known = 0
    for owner in range(players):
        if sees_counters(row[AID], observer, owner):
            known |= thermometer(COUNTERS) << owner * COUNTERS
    return counters & known


def last_round(row: Row, players: int) -> tuple[int, int, int]:
    """The round before: the throw, what everybody showed, and who handed over. Empty in the first one."""
    if row[ROUND] == 1:
        return 0, 0, 0
    shown, handed = 0, 0
    for seat in range(players):
        symbol = row[SHOWN + seat]
        shown |= 1 << seat * SYMBOLS + symbol
        handed |= (1 if hands_over(symbol, row[RELEASED]) else 0) << seat
    return thrown((row[LAST_DIE], row[LAST_DIE + 1], row[LAST_DIE + 2])), shown, handed
