"""Scratch space of the kernels, which allocate nothing themselves."""

from typing import NamedTuple

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.nets import HIDDEN, MOST_PLAYS, PLAY_INPUTS
from coverts.games.pikoko.rows.layout import MOST


class Scratch(NamedTuple):
    """What is worked out on the way to a decision."""

    strengths: Floats
    """[seat]: how good each peacock is, or how many tricks it may expect."""
    strengths_to_come: Floats
    """[seat]: how good each peacock will be after this trick, sharpened."""
    strengths_after: Floats
    """[seat]: the same after one of the plays."""
    takes: Floats
    """[seat]: the chance to take the trick."""
    needs: Floats
    """[seat]: how many more tricks the deciding seat wants it to take."""
    faces: Ints
    """[play]: which face it is."""
    inputs: Floats
    """[play, input]: of the networks; a bid uses the first row."""
    scores: Floats
    """[choice]: what a network says of it."""
    hidden: Floats
    """[unit]: the hidden layer."""


def new_scratch() -> Scratch:
    """Scratch space for one call of a kernel."""
    return Scratch(
        strengths=np.zeros(MOST),
        strengths_to_come=np.zeros(MOST),
        strengths_after=np.zeros(MOST),
        takes=np.zeros(MOST),
        needs=np.zeros(MOST),
        faces=np.zeros(MOST_PLAYS, np.int64),
        inputs=np.zeros((MOST_PLAYS, PLAY_INPUTS)),
        scores=np.zeros(MOST_PLAYS),
        hidden=np.zeros(HIDDEN),
    )
