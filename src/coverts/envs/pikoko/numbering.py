"""The numbers of Pikoko's actions: bids, confidence cards clockwise from one's own, No Confidence, faces."""

from functools import cache

from coverts.envs.pikoko.slots import faces_in_play
from coverts.games.pikoko.actions import BIDS, PLAYS, Action, confidences

FIRST_CARD = len(BIDS)


def first_play(players: int) -> int:
    """The number of the first face."""
    return FIRST_CARD + players + 1


@cache
def numbered(players: int, seat: int) -> tuple[Action, ...]:
    """What each number means when a seat says it."""
    return (*BIDS, *confidences(players, seat), *PLAYS[: faces_in_play(players)])


@cache
def action_names(players: int) -> tuple[str, ...]:
    """What each number means, in words."""
    cards = ["confidence in myself", *(f"confidence in +{step}" for step in range(1, players)), "no confidence"]
    faces = PLAYS[: faces_in_play(players)]
    return (*(f"bid {bid.tokens}" for bid in BIDS), *cards, *(f"play {play.face}" for play in faces))
