"""What every topic needs to find a place in a record to do harm."""

import random
from typing import Any

Record = dict[str, Any]


def players_of(record: Record) -> int:
    return len(record["seats"])


def rounds_with(record: Record, *keys: str) -> list[tuple[int, Record]]:
    """The rounds that have all of these, counted from 1."""
    return [(number, r) for number, r in enumerate(record["rounds"], start=1) if all(r.get(key) for key in keys)]


def other_seat(seat: int, players: int, rng: random.Random) -> int:
    return rng.choice([other for other in range(players) if other != seat])
