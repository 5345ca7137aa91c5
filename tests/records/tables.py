"""Tables of every size, with every option of the rules."""

import random
from typing import Any

from tests.records import second_reading_pikoko as pikoko

TABLES = [("pikoko", players) for players in (3, 4, 5)] + [("pok", players) for players in (3, 4, 5, 6, 7)]


def random_options(game: str, players: int, rng: random.Random) -> dict[str, Any]:
    """Some options, some left at their defaults."""
    if game == "pok":
        return rng.choice([{}, {"memory_aid": True}, {"memory_aid": False}])
    options: dict[str, Any] = {}
    if rng.random() < 0.7:
        options["start_token_tie"] = rng.choice(pikoko.TIE_RULES)
    if rng.random() < 0.5:
        options["first_starter"] = rng.choice([None, *range(players)])
    return options
