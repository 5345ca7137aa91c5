"""What a spoil is: a way to make a legal record illegal in one place.

It takes a legal record, complete or cut, and returns a spoiled copy together with a fragment that must occur in the
referee's `where`, or None if the record has no place for this kind of harm. In the files by topic, each is written as
a function that spoils the copy it is given and returns the fragment alone (or, if it was given a round, the fragment
after "round 2").
"""

import copy
import functools
import random
from collections.abc import Callable
from types import ModuleType

from tests.records.spoils.places import Record, rounds_with

Spoil = Callable[[Record, random.Random], tuple[Record, str] | None]
Harm = Callable[[Record, random.Random], str | None]
HarmToARound = Callable[[Record, Record, random.Random], str | None]

WHOLE_RECORD = ""
WHOLE_ROUND = ""

_SPOILS_BY_FILE: dict[str, list[Spoil]] = {}


def spoils(*games: str) -> Callable[[Harm], Spoil]:
    """Turns a function that harms a record of these games into a spoil and lists it under its file."""

    def listed(harm: Harm) -> Spoil:
        @functools.wraps(harm)
        def spoil(record: Record, rng: random.Random) -> tuple[Record, str] | None:
            if record["game"] not in games:
                return None
            spoiled = copy.deepcopy(record)
            fragment = harm(spoiled, rng)
            return None if fragment is None else (spoiled, fragment)

        _SPOILS_BY_FILE.setdefault(spoil.__module__, []).append(spoil)
        return spoil

    return listed


def spoils_a_round(game: str, *keys: str) -> Callable[[HarmToARound], Spoil]:
    """The same for a function that harms any one round that has all of these keys."""

    def listed(harm: HarmToARound) -> Spoil:
        @spoils(game)
        @functools.wraps(harm)
        def harm_to_any(record: Record, rng: random.Random) -> str | None:
            rounds = rounds_with(record, *keys)
            if not rounds:
                return None
            number, this_round = rng.choice(rounds)
            fragment = harm(record, this_round, rng)
            return None if fragment is None else f"round {number}{fragment}"

        return harm_to_any

    return listed


def spoils_in(topic: ModuleType) -> list[Spoil]:
    """The spoils of one file, in the order they are written there."""
    return list(_SPOILS_BY_FILE[topic.__name__])


def name_of(spoil: Spoil) -> str:
    return str(getattr(spoil, "__name__", spoil))
