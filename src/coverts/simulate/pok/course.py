"""The course of a game of POK, one decision at a time: begin, chance, what is legal, advance."""

from coverts.games.pok.challenge import released_symbols
from coverts.games.pok.counters import FULL, WON_WITH, handed, held, is_dead, left
from coverts.games.pok.dice import SYMBOLS
from coverts.simulate.pok.layout import (
    AID,
    CHECKSUM,
    DECISIONS,
    DIE,
    FACES,
    HOLDINGS,
    MOST,
    OFFER,
    OVER,
    PHASE,
    PLAYERS,
    RELEASED,
    ROUND,
    SEALED,
    SEAT,
    SHOWN,
    THROW,
    UNKNOWN,
)
from coverts.simulate.row import KEY, PLACE, Row
from coverts.simulate.stream import below, number_at


def begin(row: Row, players: int, aid: int, key: int) -> None:
    """The table before the first throw."""
    row[KEY] = key
    row[PLACE] = 0
    row[PLAYERS] = players
    row[AID] = aid
    row[PHASE] = THROW
    row[ROUND] = 0
    row[DECISIONS] = 0
    row[CHECKSUM] = 0
    for seat in range(MOST):
        row[HOLDINGS + seat] = FULL
        row[SEALED + seat] = UNKNOWN


def happen(row: Row) -> None:
    """What chance does next: the throw, as the rule book's `outcome` makes it."""
    key = row[KEY]
    place = row[PLACE]
    for die in range(len(FACES)):
        row[DIE + die] = FACES[die][below(number_at(key, place + die), len(FACES[die]))]
    row[PLACE] = place + len(FACES)
    row[ROUND] += 1
    row[PHASE] = OFFER
    row[SEAT] = 0


def legal(row: Row) -> int:
    """The set of actions open to the seat that is asked: the symbols it holds."""
    holding = row[HOLDINGS + row[SEAT]]
    options = 0
    for symbol in range(SYMBOLS):
        if held(holding, symbol):
            options |= 1 << symbol
    return options


def advance(row: Row, action: int) -> None:
    """The offer of the seat that is asked. It must be a legal one: nothing is checked here."""
    seat = row[SEAT]
    row[SEALED + seat] = action
    row[SEAT] = seat + 1
    if seat + 1 == row[PLAYERS]:
        reveal(row, seat + 1)


def reveal(row: Row, players: int) -> None:
    """K4–K8: all fists open; counters are handed over or taken back."""
    released = released_symbols((row[DIE], row[DIE + 1], row[DIE + 2]), shown(row, players))
    row[RELEASED] = released
    row[PHASE] = THROW
    for seat in range(players):
        symbol = row[SEALED + seat]
        row[SHOWN + seat] = symbol
        row[SEALED + seat] = UNKNOWN
        if released >> symbol & 1:
            row[HOLDINGS + seat] = handed(row[HOLDINGS + seat], symbol)
            if left(row[HOLDINGS + seat]) == WON_WITH:
                row[PHASE] = OVER
    if is_dead(row[HOLDINGS : HOLDINGS + players]):
        row[PHASE] = OVER


def shown(row: Row, players: int) -> tuple[int, int, int]:
    """How many seats show each symbol."""
    first = 0
    second = 0
    for seat in range(players):
        first += row[SEALED + seat] == 0
        second += row[SEALED + seat] == 1
    return first, second, players - first - second


def winners(row: Row) -> int:
    """K7, K8: the set of seats that have won a game that is over: those down to one counter, or all of them."""
    players = row[PLAYERS]
    found = 0
    for seat in range(players):
        if left(row[HOLDINGS + seat]) == WON_WITH:
            found |= 1 << seat
    return found or (1 << players) - 1
