"""The form of a record of POK."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from coverts.games.pok import DieFace, Symbol
from coverts.records.format import Fair, Player, SeatNumber, written_as

SymbolText: TypeAlias = Annotated[str, written_as(Symbol, "Symbol", "B blue disc, G green square, R red triangle.")]
DieFaceText: TypeAlias = Annotated[str, written_as(DieFace, "Die face", "A number and a symbol, or - for a blank.")]


class PokOptions(Struct, frozen=True, omit_defaults=True):
    """What differs from the defaults of the rules."""

    memory_aid: bool = False


POK_DEFAULTS = PokOptions()


class PokRound(Struct, frozen=True, omit_defaults=True):
    """A throw, what everybody showed, and who handed over."""

    dice: tuple[DieFaceText, ...]
    played: tuple[SymbolText, ...] | UnsetType = UNSET
    handed_over: tuple[SeatNumber, ...] | UnsetType = UNSET


class PokRecord(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game of POK, finished or not."""

    format: Literal["coverts/1"]
    game: Literal["pok"]
    seats: tuple[Player, ...]
    options: PokOptions = POK_DEFAULTS
    rounds: tuple[PokRound, ...]
    winners: tuple[SeatNumber, ...] | UnsetType = UNSET
    fair: Fair | UnsetType = UNSET
