"""What a seat can do (actions) and what chance can do (outcomes)."""

from functools import cache
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from coverts.games.pikoko.bidding import TOKENS, card_at
from coverts.games.pikoko.feathers import DECK_SIZE, FACE, FACES_ON, FEATHER, Face, Feather
from coverts.games.seats import PerSeat, Seat

Tokens: TypeAlias = Annotated[int, Meta(ge=0, le=TOKENS)]


class Bid(Struct, frozen=True, tag="bid"):
    """Tokens in a closed fist: how many tricks the subject's peacock will take, or one's own."""

    tokens: Tokens


class Confidence(Struct, frozen=True, tag="confidence"):
    """A confidence card, face down: the player whose bid one trusts, or None for No Confidence."""

    seat: Seat | None


class Play(Struct, frozen=True, tag="play"):
    """A feather of the left neighbour's, as one of its colours."""

    face: Face


Action: TypeAlias = Bid | Confidence | Play


class DrawStarter(Struct, frozen=True, tag="draw-starter"):
    """The first starting player (P20)."""

    seat: Seat


class Deal(Struct, frozen=True, tag="deal"):
    """Eight feathers to each peacock, and one turned up (P5). The order within a hand means nothing."""

    hands: PerSeat[tuple[Feather, ...]]
    turned_up: Feather


Outcome: TypeAlias = DrawStarter | Deal

BIDS: tuple[Bid, ...] = tuple(Bid(tokens) for tokens in range(TOKENS + 1))
PLAYS: tuple[Play, ...] = tuple(Play(face) for face in FACE)


@cache
def confidences(players: int, seat: int) -> tuple[Confidence, ...]:
    """All confidence cards that a seat may pick, in the order of the list."""
    cards = [card_at(place, seat, players) for place in range(players + 1)]
    return tuple([Confidence(None if card == players else card) for card in cards])


@cache
def all_actions(players: int) -> tuple[Action, ...]:
    """Every action that can ever be legal at a table of this size."""
    faces = sum(FACES_ON[: DECK_SIZE[players]]).bit_length()
    return (*BIDS, *confidences(players, 0), *PLAYS[:faces])


def deck(players: int) -> tuple[Feather, ...]:
    """The feathers in play."""
    return FEATHER[: DECK_SIZE[players]]


def number_of(action: Action, players: int) -> int:
    """An action as rows number it: tokens, the seat of a card (for No Confidence the number of players), or a face."""
    match action:
        case Bid(tokens):
            return tokens
        case Confidence(seat):
            return players if seat is None else seat
        case Play(face):
            return face.index
