"""The order of things: who is asked, and what comes next. Whole numbers only, so that it can be compiled as it is.

The typed `step` and the rows call these functions; neither decides by itself what follows.
"""

from typing import Final

from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.scoring import ROUNDS
from coverts.games.seats import clockwise, left_of, right_of

STARTER: Final = 0
DEAL: Final = 1
BID: Final = 2
SELF_BID: Final = 3
CONFIDENCE: Final = 4
PLAY: Final = 5
OVER: Final = 6
"""Phases, in the order of a round; the first two wait for chance, the last for nobody."""

NOBODY: Final = -1
"""In place of a seat."""


def first_phase(first_starter: int) -> int:
    """P20: the first starting player is drawn at random, unless the table has named a seat."""
    return STARTER if first_starter == NOBODY else DEAL


def subject_of(turn: int, starter: int, players: int) -> int:
    """P7: the peacock being bid on in a turn of the bidding: the starting player's first, then clockwise."""
    return clockwise(starter, turn, players)


def fist_from(seat: int, subject: int) -> int:
    """The first seat from this one on that closes a fist: all do but the owner of the peacock that is bid on.

    `subject` is `NOBODY` where everybody bids on their own, or picks a card.
    """
    return seat + 1 if seat == subject else seat


def fists(subject: int, players: int) -> tuple[int, ...]:
    """All seats that close a fist."""
    return tuple([seat for seat in range(players) if fist_from(seat, subject) == seat])


def phase_after_bids(turns: int, players: int) -> int:
    """P8: when so many peacocks have been bid on and that is all of them, everyone bids on their own."""
    return BID if turns < players else SELF_BID


def phase_after_fists(phase: int, turns: int, players: int) -> int:
    """What follows when all fists open: bids on all peacocks, then on one's own, then confidence cards, then tricks."""
    if phase == BID:
        return phase_after_bids(turns, players)
    return CONFIDENCE if phase == SELF_BID else PLAY


def target_of(seat: int, players: int) -> int:
    """P11: whose feathers a seat plays: those of the peacock on its left, whose owner is the next to play."""
    return left_of(seat, players)


def player_at(leader: int, place: int, players: int) -> int:
    """Who plays the feather at a place of a trick, counted from 0 for the leader."""
    return clockwise(leader, place, players)


def owner_at(leader: int, place: int, players: int) -> int:
    """From whose peacock the feather at a place of a trick comes, counted from 0 for the leader's."""
    return (leader + 1 + place) % players


def place_of(owner: int, leader: int, players: int) -> int:
    """The place of a trick at which the feather of a peacock lies: the inverse of `owner_at`."""
    return (owner - leader - 1) % players


def leader_of(tricks: int, starter: int, taker: int, players: int) -> int:
    """P15: who leads after so many tricks: the player on the right of the peacock that took the last one.

    The first trick is opened by the starting player.
    """
    return right_of(taker, players) if tricks else starter


def is_round_over(tricks: int) -> bool:
    """Whether all feathers have been played when so many tricks have been taken."""
    return tricks == HAND_SIZE


def phase_after_round(rounds: int) -> int:
    """What follows the scoring of a round when so many have been dealt: the next deal, or the end."""
    return DEAL if rounds < ROUNDS else OVER
