"""Tokens, bids and confidence cards. Whole numbers only, so that the same functions can be compiled."""

from typing import Final

from coverts.games.seats import clockwise

TOKENS: Final = 9
"""Tokens each, back in full every round."""


def open_bids(left: int) -> int:
    """P9: the set of bids that a seat may make: any number from 0 to the tokens still in stock."""
    return (2 << left) - 1


def may_bid(tokens: int, left: int) -> bool:
    """Whether a bid is one of them; it may be any number at all."""
    return tokens >= 0 and open_bids(left) >> tokens & 1 == 1


def card_at(place: int, seat: int, players: int) -> int:
    """P10: the card at a place of a seat's confidence cards: one for each player, clockwise from oneself, and last
    No Confidence, which is written as the number of players.
    """
    return clockwise(seat, place, players) if place < players else players


def all_cards(players: int) -> int:
    """The set of confidence cards at a table of this size."""
    return (2 << players) - 1
