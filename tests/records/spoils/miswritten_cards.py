"""Pikoko's feathers as no record may write them."""

import random

from tests.records import second_reading_pikoko as pikoko

NO_SUCH_CARDS = ["R7", "Y1", "B10", "W4", "R0", "Y12", "G3", "r2", "R03", "5B", "B", "8", "", "PYR4", "PY1", "R2=R"]


def scrambled(card: str, rng: random.Random) -> str:
    """A multi-coloured feather with its letters in another order."""
    letters = pikoko.colours_of(card)
    orders = [letters[::-1], letters[1:] + letters[0], letters[1] + letters[0] + letters[2]]
    return f"{rng.choice(orders)}{pikoko.number_of(card)}"
