"""Pikoko's puzzles."""

from typing import Final, assert_never

from coverts.coach.review import Kind, Notation
from coverts.games.pikoko import Action, Bid, Confidence, Options, Play, View
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.learn.puzzles.kinds import GamePuzzles

LAST_TRICKS: Final = 3


def notation(action: Action) -> Notation:
    """An action as a review writes it: tokens, a seat, or a face."""
    match action:
        case Bid(tokens):
            return tokens
        case Confidence(seat):
            return seat
        case Play(face):
            return str(face)
        case _:
            assert_never(action)


def theme(view: View, kind: Kind, best: Notation) -> str:  # noqa: ARG001 - it takes what all themes take
    """Bids and cards are themes of their own; plays differ by where in a trick and in the round one is."""
    if kind != "play":
        return kind
    assert view.trick is not None
    if len(view.tricks) >= HAND_SIZE - LAST_TRICKS:
        return "last-tricks"
    return "follow" if view.trick.plays else "lead"


PIKOKO_PUZZLES: Final = GamePuzzles(
    margin=0.3,
    players=(4, 4, 3, 5),
    options=Options,
    in_percent=False,
    levels=("casual", "club", "club", "expert"),
    notation=notation,
    theme=theme,
    themes=("bid", "self-bid", "confidence", "lead", "follow", "last-tricks"),
    data="coverts.learn.puzzles.data",
)
