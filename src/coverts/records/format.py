"""The record format `coverts/1` as types: what a file holds, before anybody has judged it.

Notation stays text here, so that a wrong feather is a finding with a place and a rule, not an unreadable file. Keys
that are not named here are nobody's business: they are ignored, and kept where a record is only passed on.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from coverts.games.contract import AnyGame
from coverts.games.notation import Notation
from coverts.games.pikoko import PIKOKO, Face, Feather, StartTokenTie
from coverts.games.pok import POK, DieFace, Symbol

FORMAT: Literal["coverts/1"] = "coverts/1"
FORMATS = (FORMAT,)
"""The versions that are read."""


def _written(things: type[Notation], title: str, description: str) -> Meta:
    """How a text in a record is described to others. What it says is judged later, by the rules."""
    return Meta(title=title, description=description, extra_json_schema={"enum": [str(thing) for thing in things]})


FeatherText: TypeAlias = Annotated[
    str, _written(Feather, "Feather", "Colour letters and number: R red, Y yellow, P purple, W white, B blue.")
]
FaceText: TypeAlias = Annotated[
    str, _written(Face, "Face", "A played feather; a multi-coloured one with the colour it counted as.")
]
SymbolText: TypeAlias = Annotated[str, _written(Symbol, "Symbol", "B blue disc, G green square, R red triangle.")]
DieFaceText: TypeAlias = Annotated[str, _written(DieFace, "Die face", "A number and a symbol, or - for a blank.")]
SeatNumber: TypeAlias = Annotated[
    int,
    Meta(
        title="Seat",
        description="A seat, counted clockwise from 0.",
        extra_json_schema={"minimum": 0, "maximum": 6},
    ),
]


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    name: str
    colour: str | UnsetType = UNSET


class PikokoOptions(Struct, frozen=True, omit_defaults=True):
    """What differs from the defaults of the rules."""

    start_token_tie: StartTokenTie = StartTokenTie.PASSES_ON
    first_starter: SeatNumber | None = None


PIKOKO_DEFAULTS = PikokoOptions()


class TrickRecord(Struct, frozen=True, omit_defaults=True):
    """A trick: `plays[i]` comes from the peacock of seat (first + i + 1) mod n; the peacock of `winner` takes it."""

    first: SeatNumber
    plays: tuple[FaceText, ...]
    winner: SeatNumber | UnsetType = UNSET


class PikokoRound(Struct, frozen=True, omit_defaults=True):
    """A round. `bids[b][t]` is what seat b bid on seat t, null while not revealed; a null card is No Confidence."""

    starter: SeatNumber
    hands: tuple[tuple[FeatherText, ...], ...]
    turned_up: FeatherText
    bids: tuple[tuple[int | None, ...], ...] | UnsetType = UNSET
    confidence: tuple[SeatNumber | None, ...] | UnsetType = UNSET
    tricks: tuple[TrickRecord, ...] | UnsetType = UNSET
    scores: tuple[int, ...] | UnsetType = UNSET


class PikokoRecord(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game of Pikoko, finished or not."""

    format: Literal["coverts/1"]
    game: Literal["pikoko"]
    seats: tuple[Player, ...]
    options: PikokoOptions = PIKOKO_DEFAULTS
    rounds: tuple[PikokoRound, ...]
    totals: tuple[int, ...] | UnsetType = UNSET
    winners: tuple[SeatNumber, ...] | UnsetType = UNSET


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


Record: TypeAlias = PikokoRecord | PokRecord

RECORD_TYPES: dict[str, type[Record]] = {"pikoko": PikokoRecord, "pok": PokRecord}
GAMES: dict[str, AnyGame] = {game.name: game for game in (PIKOKO, POK)}
