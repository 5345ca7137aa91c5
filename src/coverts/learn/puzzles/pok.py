"""POK's puzzles."""

from typing import Final

from coverts.coach.review import Kind, Notation
from coverts.games.pok import Action, Options, View
from coverts.learn.puzzles.kinds import GamePuzzles

ONE_SHORT: Final = 2
"""Whoever has so many counters left wins with the next one."""


def notation(action: Action) -> Notation:
    """An offer as a review writes it."""
    return str(action.symbol)


def theme(view: View, kind: Kind, best: Notation) -> str:  # noqa: ARG001 - it takes what all themes take
    """Whether somebody may win now; else whether the right counter is on the dice or hopes that nobody meets them."""
    if min(view.left) <= ONE_SHORT:
        return "finish"
    shown = {str(face)[-1] for face in view.dice}
    return "meet" if best in shown else "unshown"


POK_PUZZLES: Final = GamePuzzles(
    margin=0.04,
    players=(3, 4, 5, 6),
    # Nobody has seen the rounds before: the table shows what a perfect memory would know (K9).
    options=lambda players: Options(players, memory_aid=True),
    in_percent=True,
    levels=("casual", "club", "expert", "master"),
    notation=notation,
    theme=theme,
    themes=("meet", "unshown", "finish"),
    data="coverts.learn.puzzles.data",
)
