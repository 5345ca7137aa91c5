"""The course of a game of POK as a row: set up, throw, what is legal, advance. It asks the same rules as `step`."""

from coverts.games.pok.challenge import released_symbols
from coverts.games.pok.counters import FULL, after_round, symbols_held
from coverts.games.pok.course import THROW, next_phase, winners
from coverts.games.pok.dice import DICE
from coverts.games.pok.rows.layout import (
    AID,
    DIE,
    HOLDINGS,
    LAST_DIE,
    MOST,
    PHASE,
    PLAYERS,
    RELEASED,
    ROUND,
    SEALED,
    SEAT,
    SHOWN,
    UNKNOWN,
)
from coverts.games.row import Row


def set_up(row: Row, players: int, aid: int) -> None:
    """The table before the first throw."""
    row[PLAYERS] = players
    row[AID] = aid
    row[PHASE] = THROW
    row[ROUND] = 0
    for seat in range(MOST):
        row[HOLDINGS + seat] = FULL
        row[SEALED + seat] = UNKNOWN


def throw(row: Row, dice: tuple[int, int, int]) -> None:
    """A new round: everybody is to close a fist, the first seat first."""
    for die in range(len(dice)):
        row[DIE + die] = dice[die]
    row[ROUND] += 1
    row[PHASE] = next_phase(row[PHASE], row[PLAYERS], 0)
    row[SEAT] = 0


def legal(row: Row) -> int:
    """The set of actions open to the seat that is asked: the symbols it holds."""
    return symbols_held(row[HOLDINGS + row[SEAT]])


def advance(row: Row, action: int) -> None:
    """The offer of the seat that is asked. It must be a legal one: nothing is checked here."""
    seat = row[SEAT]
    row[SEALED + seat] = action
    row[SEAT] = seat + 1
    if seat + 1 == row[PLAYERS]:
        reveal(row, seat + 1)


def reveal(row: Row, players: int) -> None:
    """All fists open; counters are handed over or taken back."""
    released = released_symbols((row[DIE], row[DIE + 1], row[DIE + 2]), shown(row, players))
    row[RELEASED] = released
    for die in range(len(DICE)):
        row[LAST_DIE + die] = row[DIE + die]
    for seat in range(players):
        symbol = row[SEALED + seat]
        row[SHOWN + seat] = symbol
        row[SEALED + seat] = UNKNOWN
        row[HOLDINGS + seat] = after_round(row[HOLDINGS + seat], symbol, released)
    row[PHASE] = next_phase(row[PHASE], 0, row_winners(row))


def shown(row: Row, players: int) -> tuple[int, int, int]:
    """How many seats show each symbol."""
    first = 0
    second = 0
    for seat in range(players):
        first += row[SEALED + seat] == 0
        second += row[SEALED + seat] == 1
    return first, second, players - first - second


def row_winners(row: Row) -> int:
    """The set of seats that have won; empty as long as the game goes on."""
    return winners(row[HOLDINGS : HOLDINGS + row[PLAYERS]])
