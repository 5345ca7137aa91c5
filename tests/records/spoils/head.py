"""Harm to the head of a record of either game: its format, its game, its seats and its options."""

import random

from tests.records.spoils.places import Record, players_of
from tests.records.spoils.registry import WHOLE_RECORD, spoils


@spoils("pikoko", "pok")
def unknown_format(record: Record, rng: random.Random) -> str:
    record["format"] = rng.choice(["coverts/2", "coverts", "coverts/0", ""])
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def unknown_game(record: Record, rng: random.Random) -> str:
    record["game"] = rng.choice(["chess", "", "Pikoko", "POK"])
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def too_few_seats(record: Record, rng: random.Random) -> str:
    record["seats"] = record["seats"][:2]
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def too_many_seats(record: Record, rng: random.Random) -> str:
    record["seats"] = [{"name": f"Player {seat}"} for seat in range(8)]
    return WHOLE_RECORD


@spoils("pikoko")
def unknown_tie_rule(record: Record, rng: random.Random) -> str:
    record.setdefault("options", {})["start_token_tie"] = "oldest-player"
    return WHOLE_RECORD


@spoils("pikoko")
def absent_first_starter(record: Record, rng: random.Random) -> str:
    record.setdefault("options", {})["first_starter"] = rng.choice([-1, players_of(record)])
    return WHOLE_RECORD


@spoils("pok")
def memory_aid_of_a_word(record: Record, rng: random.Random) -> str:
    record.setdefault("options", {})["memory_aid"] = "sometimes"
    return WHOLE_RECORD
