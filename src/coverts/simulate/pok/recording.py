"""The record of a game of POK, from its rows: what the machine code says, for the referee to judge."""

from collections.abc import Sequence

from coverts.games.bits import members
from coverts.games.pok import Options
from coverts.games.pok.counters import hands_over
from coverts.games.pok.dice import DICE, DIE_FACE, SYMBOL
from coverts.games.pok.rows.course import row_winners
from coverts.games.pok.rows.layout import DIE, PLAYERS, RELEASED, SHOWN
from coverts.games.row import Row
from coverts.records.format import FORMAT, Player
from coverts.records.pok.format import POK_DEFAULTS, PokOptions, PokRecord, PokRound


def record(options: Options, seats: Sequence[Player], rows: Sequence[Row]) -> PokRecord:
    """A game whose rows at the end of each round are these."""
    chosen = PokOptions(options.memory_aid)
    return PokRecord(
        format=FORMAT,
        game="pok",
        seats=tuple(seats),
        options=POK_DEFAULTS if chosen == POK_DEFAULTS else chosen,
        rounds=tuple([_round(row) for row in rows]),
        winners=tuple(members(row_winners(rows[-1]))),
    )


def _round(row: Row) -> PokRound:
    shown = row[SHOWN : SHOWN + row[PLAYERS]]
    return PokRound(
        tuple([DIE_FACE[face].notation for face in row[DIE : DIE + len(DICE)]]),
        tuple([SYMBOL[symbol].notation for symbol in shown]),
        tuple([seat for seat, symbol in enumerate(shown) if hands_over(symbol, row[RELEASED])]),
    )
