"""The form of a record of Pikoko."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from coverts.games.pikoko import Face, Feather, StartTokenTie
from coverts.records.format import Fair, Player, SeatNumber, written_as

FeatherText: TypeAlias = Annotated[
    str, written_as(Feather, "Feather", "Colour letters and number: R red, Y yellow, P purple, W white, B blue.")
]
FaceText: TypeAlias = Annotated[
    str, written_as(Face, "Face", "A played feather; a multi-coloured one with the colour it counted as.")
]


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
    fair: Fair | UnsetType = UNSET
