"""Harm to whole tricks of Pikoko: who leads, who takes them, and how many there are."""

import copy
import random

from tests.records.spoils.places import Record, other_seat, players_of, rounds_with
from tests.records.spoils.registry import WHOLE_ROUND, spoils, spoils_a_round


def _tricks(record: Record) -> list[tuple[str, Record]]:
    """Every trick with its place, the last one perhaps not over."""
    return [
        (f"round {number}, trick {count}", trick)
        for number, this_round in rounds_with(record, "tricks")
        for count, trick in enumerate(this_round["tricks"], start=1)
    ]


@spoils("pikoko")
def wrong_leader(record: Record, rng: random.Random) -> str | None:
    if not (tricks := _tricks(record)):
        return None
    where, trick = rng.choice(tricks)
    trick["first"] = other_seat(trick["first"], players_of(record), rng)
    return where


@spoils("pikoko")
def wrong_trick_winner(record: Record, rng: random.Random) -> str | None:
    over = [(where, trick) for where, trick in _tricks(record) if trick.get("winner") is not None]
    if not over:
        return None
    where, trick = rng.choice(over)
    trick["winner"] = other_seat(trick["winner"], players_of(record), rng)
    return where


@spoils("pikoko")
def trick_without_its_last_card(record: Record, rng: random.Random) -> str | None:
    over = [(where, trick) for where, trick in _tricks(record) if trick.get("winner") is not None]
    if not over:
        return None
    where, trick = rng.choice(over)
    trick["plays"].pop()
    return where


@spoils("pikoko")
def trick_without_winner_before_another(record: Record, rng: random.Random) -> str | None:
    followed = [
        (f"round {number}, trick {count}", trick)
        for number, this_round in rounds_with(record, "tricks")
        for count, trick in enumerate(this_round["tricks"][:-1], start=1)
    ]
    if not followed:
        return None
    where, trick = rng.choice(followed)
    del trick["winner"]
    return where


@spoils_a_round("pikoko", "scores")
def too_few_tricks(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["tricks"].pop()
    return WHOLE_ROUND


@spoils_a_round("pikoko", "scores")
def ninth_trick(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["tricks"].append(copy.deepcopy(this_round["tricks"][-1]))
    return WHOLE_ROUND
