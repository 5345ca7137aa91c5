"""What each seat observes of a game of POK that is a row of numbers: the tensor of `slots`, slot after slot.

Plain functions that run interpreted and compiled. What all see is read once, and turned to every seat.
"""

from typing import Any, Final

from coverts.envs.pok.slots import COUNTERS
from coverts.games.pok.counters import EACH, hands_over, held, left
from coverts.games.pok.course import OVER
from coverts.games.pok.dice import DICE, DIE_FACE, SYMBOLS
from coverts.games.pok.rows.layout import AID, DIE, HOLDINGS, PHASE, RELEASED, SHOWN, SIZE
from coverts.games.row import Row
from coverts.simulate.planes import spread, spread_over

LAST_DICE: Final = SIZE
"""At the end of a row: the dice of the round before as a set, which is empty in the first round."""
SIZE_WITH_MEMORY: Final = SIZE + 1

PHASES: Final = OVER + 1
SIDES: Final = len(DIE_FACE)
THROW_WIDTH: Final = len(DICE) * SIDES


def thrown(row: Row) -> int:
    """What the dice show, as a set."""
    bits = 0
    for die in range(len(DICE)):
        bits |= 1 << die * SIDES + row[DIE + die]
    return bits


def turned(entries: int, width: int, seat: int, players: int) -> int:
    """An entry of so many bits for every seat, from this seat on."""
    whole = (1 << players * width) - 1
    return (entries >> seat * width | entries << (players - seat) * width) & whole


def observe_row(row: Row, players: int, seen: Any, at: int, size: int) -> None:
    """Write what every seat observes before a closed fist, one after the other from a place on."""
    dice, last_dice = thrown(row), row[LAST_DICE]
    lefts, counters, shown, handed = 0, 0, 0, 0
    for seat in range(players):
        holding, symbol = row[HOLDINGS + seat], row[SHOWN + seat]
        lefts |= (1 << left(holding)) - 1 << seat * COUNTERS
        counters |= counters_of(holding) << seat * COUNTERS
        shown |= 1 << seat * SYMBOLS + symbol
        handed |= (1 if hands_over(symbol, row[RELEASED]) else 0) << seat
    head = 1 << row[PHASE] | (1 << players) - 1 << PHASES | dice << PHASES + players
    known = (1 << (players if row[AID] else 1) * COUNTERS) - 1
    was = 1 if last_dice else 0
    for seat in range(players):
        tail = turned(shown, SYMBOLS, seat, players) | turned(handed, 1, seat, players) << players * SYMBOLS
        tail = (last_dice | tail * was << THROW_WIDTH) << SYMBOLS
        place = spread_over(head, PHASES + players + THROW_WIDTH, seen, at + seat * size)
        place = spread_over(turned(lefts, COUNTERS, seat, players), players * COUNTERS, seen, place)
        # From here on 64 places would reach into what is not this game's.
        place = spread(turned(counters, COUNTERS, seat, players) & known, players * COUNTERS, seen, place)
        spread(tail, SYMBOLS + THROW_WIDTH + players * (SYMBOLS + 1), seen, place)


def counters_of(holding: int) -> int:
    """A thermometer for each symbol."""
    bits = 0
    for symbol in range(SYMBOLS):
        bits |= (1 << held(holding, symbol)) - 1 << symbol * EACH
    return bits
