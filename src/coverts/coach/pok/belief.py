"""What a perfect memory knows of everybody's counters, and what the others are likely to offer."""

from collections.abc import Sequence

from msgspec import Struct

from coverts.bots.pok.equilibrium import table_mix
from coverts.bots.pok.memory import Holdings, remembered
from coverts.bots.pok.others import Opponent
from coverts.bots.pok.worth import Mix
from coverts.games.pok import Symbol, View
from coverts.games.pok.counters import held


class SymbolOutlook(Struct, frozen=True, kw_only=True):
    """A symbol of one seat."""

    symbol: str
    held: int
    """Counters of it."""
    table: float | None
    """How often the solved table offers it here; None where nothing is thrown, or nobody has solved it."""
    likely: float | None
    """How often this player is expected to, from what they have offered so far."""


class SeatOutlook(Struct, frozen=True, kw_only=True):
    """What one seat holds and may offer."""

    seat: int
    symbols: tuple[SymbolOutlook, ...]


class PokBelief(Struct, frozen=True, kw_only=True):
    """What a seat can know by now; nothing if it has not seen every round."""

    seats: tuple[SeatOutlook, ...]


def believe(view: View, past: Sequence[View]) -> PokBelief:
    """What the seat of a view can know, that had seen these at the ends of earlier rounds."""
    holdings, rounds = remembered(view, tuple(past))
    if holdings is None:
        return PokBelief(seats=())
    dice = tuple([face.index for face in view.dice])
    return PokBelief(
        seats=tuple(
            [
                _outlook(holdings, dice, seat, None if seat == view.observer else Opponent(rounds, seat))
                for seat in range(len(holdings))
            ]
        )
    )


def _outlook(holdings: Holdings, dice: tuple[int, ...], seat: int, opponent: Opponent | None) -> SeatOutlook:
    is_asked = bool(dice) and holdings[seat] > 0
    table: Mix | None = table_mix(holdings, dice, seat) if is_asked else None
    likely: Mix | None = opponent.mix(holdings, dice) if is_asked and opponent is not None else None
    return SeatOutlook(
        seat=seat,
        symbols=tuple(
            [
                SymbolOutlook(
                    symbol=symbol.notation,
                    held=held(holdings[seat], symbol.index),
                    table=None if table is None else table[symbol.index],
                    likely=None if likely is None else likely[symbol.index],
                )
                for symbol in Symbol
            ]
        ),
    )
