"""The rule-of-thumb player of POK on rows, for compiled simulation: the same functions that decide from views."""

from coverts.bots.chance import PART_BITS, place_of
from coverts.bots.pok.chances import ANY, FINICKY, leanings, offer_chances, offer_worth
from coverts.games.bits import nth
from coverts.games.pok.counters import held, sees_counters, symbols_held
from coverts.games.pok.dice import SYMBOLS
from coverts.games.pok.rows.course import legal
from coverts.games.pok.rows.layout import AID, DIE, HOLDINGS, PLAYERS, SEAT
from coverts.games.row import Row
from coverts.simulate.row import drawn_of_bits


def choose_casual(row: Row) -> int:
    """The decision of a player by rule of thumb."""
    holding = row[HOLDINGS + row[SEAT]]
    dice = (row[DIE], row[DIE + 1], row[DIE + 2])
    chances = offer_chances(dice, [held_by(row, seat) for seat in range(row[PLAYERS]) if seat != row[SEAT]])
    worths = [offer_worth(chances[symbol], held(holding, symbol)) for symbol in range(SYMBOLS) if held(holding, symbol)]
    return nth(legal(row), place_of(leanings(worths, FINICKY), drawn_of_bits(row, PART_BITS)))


def held_by(row: Row, seat: int) -> int:
    """The symbols that another seat may show: those one sees, or else any."""
    return symbols_held(row[HOLDINGS + seat]) if sees_counters(row[AID], row[SEAT], seat) else ANY
